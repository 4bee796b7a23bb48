"""What the server says on a socket; frames and presence are made in `table/viewer_frames.py`."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from tockade.game_types import Choice, Division, Verdict
from tockade.insight import Alternative
from tockade.table.viewer_frames import DecisionShown, Presence

CLOSE_CODES: Final = {
    "stopping": 1001,
    "deleted": 4404,
    "slow": 4408,
    "refused": 4403,
    "replaced": 4410,
    "unreadable": 4400,
    "fault": 4500,
}
"""Why a socket is closed, and the code that it is closed with."""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to hello."""

    protocol: int
    table: str
    seat: int
    game: str
    sides: tuple[tuple[int, ...], ...]
    sealed: str | None
    typed_seed: bool
    hints: bool
    """Whether players may ask for hints."""
    patience: int | None
    """Seconds before the others may vote that a bot plays on for somebody who does not move; null: never."""


class Answer(Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """An answer; `id` is that of the request, if it had one."""

    id: int | str | UnsetType = UNSET


class StepsAnswer(Answer, tag="steps", kw_only=True):
    """The steps that may follow; `move` is the text of what is complete already."""

    decision: int | None
    choices: list[Choice]
    move: str | None


class DivisionAnswer(Answer, tag="division", kw_only=True):
    """Every way of dividing a card; without states where it cannot be divided."""

    decision: int | None
    division: Division


class AdvanceAnswer(Answer, tag="advance", kw_only=True):
    """What could be played if it were this seat's turn; null where that cannot be known."""

    version: int
    decision: DecisionShown | None


class WhyAnswer(Answer, tag="why", kw_only=True):
    """Why a move is legal or not, why nothing leads to a place, or why each idle card of a hand has no use."""

    verdict: Verdict | UnsetType = UNSET
    words: str | UnsetType = UNSET
    here: tuple[Verdict, ...] | UnsetType = UNSET
    cards: dict[str, tuple[Verdict, ...]] | UnsetType = UNSET


class HintAnswer(Answer, tag="hint", kw_only=True):
    """The best moves of the seat that asked, by its own view, with its side's chance after each."""

    decision: int
    options: list[Alternative]


class CautionAnswer(Answer, tag="caution", kw_only=True):
    """The tutor's word before a move that costs much: it was not played, and what is better by the seat's own view."""

    decision: int
    played: Alternative
    better: Alternative


class RefusedAnswer(Answer, tag="refused", kw_only=True):
    """Why nothing was done: the fields of a `RefusalShown`."""

    kind: str
    arguments: dict[str, Any]
    words: str
    verdict: Verdict | None = None


class Pong(Answer, tag="pong", kw_only=True):
    """The answer to a ping."""


class Bye(Struct, tag_field="type", tag="bye"):
    """The last message before the server closes the socket."""

    kind: Annotated[str, Meta(extra={"values": tuple(CLOSE_CODES)})]


AnyServerMessage = (
    Presence
    | Welcome
    | StepsAnswer
    | DivisionAnswer
    | AdvanceAnswer
    | WhyAnswer
    | HintAnswer
    | CautionAnswer
    | RefusedAnswer
    | Pong
    | Bye
)
