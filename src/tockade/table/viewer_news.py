"""What happened at a table since a viewer looked, as the viewer may know it."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tockade.game_types import Consequence, Result
from tockade.table.log_events import EVENT_NAMES

OVER: Final = "over"
NEWS_EVENTS: Final = (*EVENT_NAMES, OVER)
"""Every event of the log is news under its name there; the end of a game, which the log does not hold, is one more."""
_encoder: Final = msgspec.json.Encoder()


class NewsShown(Struct, frozen=True, omit_defaults=True):
    """One event; what it carries depends on its kind (docs/protocol.md)."""

    version: int
    event: Annotated[str, Meta(extra={"values": NEWS_EVENTS})]
    seat: int | UnsetType = UNSET
    other: int | UnsetType = UNSET
    move: str = ""
    by: str = ""
    consequences: tuple[Consequence, ...] | UnsetType = UNSET
    order: tuple[int, ...] = ()
    result: Result | None = None
    table: str = ""


class News:
    """One event, for any viewer; what all may know is written once."""

    def __init__(self, version: int, event: str, public: str = "", **carried: Any) -> None:
        """`public` is the move as those may read it who did not make it."""
        self.version = version
        self._whole = NewsShown(version, event, **carried)
        self._move = public
        happened = self._whole.consequences
        self._happened = () if happened is UNSET else happened
        self._private = public != self._whole.move
        self._insiders: set[int | UnsetType] = {self._whole.seat}
        for one in self._happened:
            if one.audience is not None:
                self._private = True
                self._insiders.update(one.audience)
        self._public: Raw | None = None

    def seen_by(self, viewer: int) -> Raw:
        """The JSON of it as this viewer may know it."""
        if self._private and viewer in self._insiders:
            return self._seen_by(viewer)
        if self._public is None:
            self._public = self._seen_by(viewer) if self._private else Raw(_encoder.encode(self._whole))
        return self._public

    def _seen_by(self, viewer: int) -> Raw:
        seen = tuple([one if one.audience is None else _shown_to(viewer, one) for one in self._happened])
        move = self._whole.move if viewer == self._whole.seat else self._move
        return Raw(_encoder.encode(msgspec.structs.replace(self._whole, move=move, consequences=seen)))


def _shown_to(viewer: int, one: Consequence) -> Consequence:
    return msgspec.structs.replace(one, cards=one.seen_by(viewer).cards, audience=None)
