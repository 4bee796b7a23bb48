"""The text of a move: `7 a3-a7>b7 b2-b5`.

A live table spells all that a seat may play; that is why this is compiled like the engine (`move_speller.pxd`).
"""

from __future__ import annotations

from tockade.game_types import HIDDEN
from tockade.games.cardrace.constants import (
    ASTRAY,
    DEAL,
    DECLINE,
    DISCARD_HAND,
    DISCARD_ONE,
    ENTER,
    GIVE,
    LAY,
    ONWARD,
    PASS,
    RETREAT,
    SWAP,
    WILD,
)
from tockade.games.cardrace.engine import (
    Move,
    Rules,
    onward,
    part_beyond,
    part_from,
    part_other,
    part_to,
    part_way,
)
from tockade.games.cardrace.facts import CARDS

WORDS = {
    "discard": DISCARD_HAND,
    "lay": LAY,
    "give": GIVE,
    "deal": DEAL,
    "pass": PASS,
    "decline": DECLINE,
}
"""Moves that begin with a word."""
PLACES = 256


class Speller:
    """Spells the moves of one game."""

    def __init__(self, rules: Rules, names: dict[int, str]) -> None:
        self.rules = rules
        self.names = [names.get(place, "") for place in range(PLACES)]
        self.words = {DISCARD_ONE: "discard"} | {kind: word for word, kind in WORDS.items()}

    def text(self, move: Move) -> str:
        """The text form of a move."""
        if move.kind >= DISCARD_HAND:
            return self.word_text(move)
        text = self.card_text(move)
        if move.kind == ENTER:
            return text + " in"
        for number in range(move.count):
            text += " " + self.part_text(move, move.part[number])
        return text

    def word_text(self, move: Move) -> str:
        word: str = self.words[move.kind]
        if move.kind == DEAL:
            return word + " " + str(move.named)
        if move.kind == LAY or move.kind == GIVE or move.kind == DISCARD_ONE:
            return word + " " + CARDS[move.card]
        return word

    def public_text(self, move: Move) -> str:
        """The same without the card that is given face down (TC-20, TJ-4)."""
        return f"give {HIDDEN}" if move.kind == GIVE else self.text(move)

    def card_text(self, move: Move) -> str:
        card: str = CARDS[move.card]
        if self.rules.wild[move.card] and move.named != WILD:
            return card + CARDS[move.named]
        return card

    def part_text(self, move: Move, part: int) -> str:
        origin, landing = self.names[part_from(part)], self.names[part_to(part)]
        if move.kind == SWAP:
            other = part_other(part)
            return origin + "=" + landing + ("@" + str(other) if other >= 0 else "")
        beyond = self.beyond(move, part)
        if beyond < 0:
            return origin + "-" + landing
        return origin + "-" + landing + ">" + self.names[beyond]

    def beyond(self, move: Move, part: int) -> int:
        """Where a part that goes on ends, or -1."""
        way = part_way(part)
        if way == ASTRAY:
            return part_beyond(part)
        return self.onward(move.kind, part_to(part)) if way == ONWARD else -1

    def onward(self, kind: int, landing: int) -> int:
        """Where a pawn that lands here goes on to."""
        backwards = kind == RETREAT and not self.rules.corners
        return onward(self.rules, landing, -1 if backwards else 1)
