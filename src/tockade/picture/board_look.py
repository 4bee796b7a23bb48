"""The boards of the games as objects: the wood each is made of, how its corners are cut, and its inlaid line."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class BoardLook(Struct, frozen=True):
    """One board."""

    wood: str = "honey"
    cut: float = 0.0
    """How much of a side each corner takes off, where the whole board is shown small."""
    line: str = "#e9bd55"
    """Inlaid along the edge."""
    crest: str = ""
    """What is inlaid in the middle, where the whole board is shown small."""


BOARD_LOOKS: Final = {
    "tock-globe": BoardLook("honey", 0.2, "#e9bd55", "ring"),
    "tock-fadoq": BoardLook("cherry", 0.0, "#2f6fc0", "star"),
    "tockcitan": BoardLook("olive", 0.07, "#b3281a", "diamonds"),
    "tockcitan-teams": BoardLook("olive", 0.07, "#b3281a", "diamonds"),
    "tijou": BoardLook("walnut", 0.0, "#e9bd55"),
    "barricades": BoardLook("beech", 0.09, "#b3281a"),
    "trikolos": BoardLook("ebony", 0.13, "#25a566"),
}


def board_look(rules: str) -> BoardLook:
    """The look of a rule set's board; an unknown one is of honey-coloured wood."""
    return BOARD_LOOKS.get(rules, BoardLook())
