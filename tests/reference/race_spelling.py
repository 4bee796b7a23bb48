"""What a text of a card race spells, read once more."""

from __future__ import annotations

import re
from typing import NamedTuple

WORDS = ("discard", "lay", "give", "deal", "pass", "decline")


class Part(NamedTuple):
    """From, to, and where it is spelled to go on to."""

    start: str
    end: str
    on: str = ""


class Spelled(NamedTuple):
    """A word with its card or number, or a card, what it stands for, and its use: enter, swap or walk."""

    use: str
    card: str = ""
    named: str = ""
    parts: tuple[Part, ...] = ()
    owner: int | None = None


def spelled(text: str, wild: bool) -> Spelled:
    first, *rest = text.split()
    if first in WORDS:
        return Spelled(first, rest[0] if rest else "")
    card = "X" if wild and first[0] == "X" else first
    named = first[1:] if card == "X" and len(first) > 1 else card
    if rest == ["in"]:
        return Spelled("enter", card, named)
    swap = re.fullmatch(r"(\w+)=(\w+)(?:@(\d))?", rest[0])
    if swap:
        return Spelled("swap", card, named, (Part(swap[1], swap[2]),), int(swap[3]) if swap[3] else None)
    return Spelled("walk", card, named, tuple(Part(*re.split("[->]", part)) for part in rest))
