"""What happened at a table, as its viewers are told."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from tockade.game import HIDDEN, Consequence, ConsequenceKind, Result

_encoder: Final = msgspec.json.Encoder()


class News(Struct, frozen=True, omit_defaults=True):
    """One event; what it carries depends on its kind (docs/protocol.md)."""

    version: int
    event: str
    seat: int | UnsetType = UNSET
    move: str = ""
    by: str = ""
    consequences: tuple[Consequence, ...] | UnsetType = UNSET
    order: tuple[int, ...] = ()
    result: Result | None = None
    table: str = ""

    @property
    def private(self) -> bool:
        """Whether some viewers may know more of it than others."""
        told = self.consequences
        return told is not UNSET and any(one.audience is not None for one in told)

    def seen_by(self, viewer: int) -> Raw:
        """The JSON of it as this viewer may know it."""
        told = self.consequences
        if told is UNSET or not self.private:
            return Raw(_encoder.encode(self))
        seen = tuple([_without_audience(one.seen_by(viewer)) for one in told])
        return Raw(_encoder.encode(msgspec.structs.replace(self, consequences=seen, move=self._move(seen))))

    def _move(self, seen: tuple[Consequence, ...]) -> str:
        """A card given face down is not told by the move's text either (TC-20, TJ-4)."""
        hidden = any(one.kind is ConsequenceKind.GAVE and one.seat == self.seat and HIDDEN in one.cards for one in seen)
        return f"{self.move.split()[0]} {HIDDEN}" if hidden else self.move


def _without_audience(one: Consequence) -> Consequence:
    return one if one.audience is None else msgspec.structs.replace(one, audience=None)
