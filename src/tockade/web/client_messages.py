"""The messages that a client may send on a socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tockade.game_types import Step

Id = int | Annotated[str, Meta(max_length=64)] | None
Text = Annotated[str, Meta(max_length=500)]
PartName = Literal["scene", "view", "moves", "steps", "choices"]


class Message(Struct, frozen=True, tag_field="type"):
    """A request; `id` comes back with its answer."""

    id: Id = None


class Hello(Message, frozen=True, tag="hello"):
    key: Annotated[str, Meta(max_length=200)] | None = None
    since: int | None = None
    parts: Annotated[tuple[PartName, ...], Meta(max_length=8)] | None = None
    language: Annotated[str, Meta(max_length=40)] = ""


class Move(Message, frozen=True, tag="move", kw_only=True):
    """A move as text, or as its taps."""

    move: Text | None = None
    steps: Annotated[tuple[Step, ...], Meta(max_length=60)] = ()
    decision: int | None = None
    sure: bool = False
    """The tutor has been heard."""


class Steps(Message, frozen=True, tag="steps"):
    steps: Annotated[tuple[Step, ...], Meta(max_length=60)] = ()
    advance: bool = False


class AskDivision(Message, frozen=True, tag="division", kw_only=True):
    """How can the card be divided that this step plays; in advance: on my next turn?"""

    step: Step
    advance: bool = False


class AskAdvance(Message, frozen=True, tag="advance"):
    """What could I play if it were my turn?"""


class Why(Message, frozen=True, tag="why"):
    """Why is this move illegal; why do no moves that begin with these steps lead to this place; why are cards idle?"""

    move: Text | None = None
    place: Annotated[str, Meta(max_length=20)] | None = None
    steps: Annotated[tuple[Step, ...], Meta(max_length=60)] = ()


class AskHint(Message, frozen=True, tag="hint"):
    """What would be best?"""


class SetTutor(Message, frozen=True, tag="tutor", kw_only=True):
    """Look at my moves before they are played; or no longer."""

    on: bool


class Resign(Message, frozen=True, tag="resign"):
    pass


class GoAway(Message, frozen=True, tag="away"):
    pass


class TakeBack(Message, frozen=True, tag="takeback"):
    pass


class VoteToSkip(Message, frozen=True, tag="skip", kw_only=True):
    """Let a bot play on for somebody who does not move."""

    seat: int


class GoOn(Message, frozen=True, tag="next"):
    pass


class Again(Message, frozen=True, tag="rematch"):
    pass


class ShowFrame(Message, frozen=True, tag="frame"):
    pass


class Ping(Message, frozen=True, tag="ping"):
    pass


AnyMessage = (
    Hello
    | Move
    | Steps
    | AskDivision
    | AskAdvance
    | Why
    | AskHint
    | SetTutor
    | Resign
    | GoAway
    | TakeBack
    | VoteToSkip
    | GoOn
    | Again
    | ShowFrame
    | Ping
)
decoder: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)


class IdOnly(Struct, frozen=True):
    """Of a message that cannot be read: its id, if at least that can be."""

    id: Id = None


id_decoder: Final = msgspec.json.Decoder(IdOnly)
