"""The captions of a picture: the caller gives them in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field


class Captions(Struct, frozen=True):
    """What is written beside a board and in it.  `tockade.words.Words.captions` makes these fields."""

    title: str = ""
    description: str = ""
    """The whole scene in words, for those who do not see it."""
    names: tuple[str, ...] = ()
    """The players by seat."""
    initials: tuple[str, ...] = ()
    indices: Mapping[str, str] = field(default_factory=dict)
    """The printed index of each card or light, where it is not its own text."""
    stock: str = ""
    discard: str = ""
    die: str = ""
    dealer: str = ""
    passed: str = ""
    protected: str = ""
    tokens: str = ""
    to_play: str = ""

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat)

    def initial(self, seat: int) -> str:
        return self.initials[seat] if seat < len(self.initials) else self.name(seat)[:1].upper()

    def index(self, card: str) -> str:
        return self.indices.get(card, card)
