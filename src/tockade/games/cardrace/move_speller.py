"""A move as text, `7 a3-a7>b7 b2-b5`, and as the JSON of its taps.

A live table spells all that a seat may play; that is why this is compiled like the engine (`move_speller.pxd`).
"""

from __future__ import annotations

from collections.abc import Sequence

from tockade.game_types import HIDDEN, StepKind
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
STEP_OF_WORD = {
    DISCARD_HAND: StepKind.DISCARD,
    DISCARD_ONE: StepKind.DISCARD,
    LAY: StepKind.LAY,
    GIVE: StepKind.GIVE,
    PASS: StepKind.PASS,
    DECLINE: StepKind.DECLINE,
}


class Speller:
    """Spells the moves of one game."""

    def __init__(self, rules: Rules, names: dict[int, str]) -> None:
        self.rules = rules
        self.names = [names.get(place, "") for place in range(PLACES)]
        self.words = {DISCARD_ONE: "discard"} | {kind: word for word, kind in WORDS.items()}
        self.step_words = {kind: step.value for kind, step in STEP_OF_WORD.items()}

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

    def all_steps_json(self, moves: Sequence[Move]) -> str:
        """The taps of every one of these moves, as JSON."""
        return "[" + ",".join([self.steps_json(move) for move in moves]) + "]"

    def steps_json(self, move: Move) -> str:
        """The taps of a move, as JSON."""
        return "[" + self.word_step(move) + "]" if move.kind >= DISCARD_HAND else "[" + self.play_steps(move) + "]"

    def word_step(self, move: Move) -> str:
        """A word is one tap."""
        if move.kind == DEAL:
            return '{"kind":"deal","number":' + str(move.named) + "}"
        kind: str = self.step_words[move.kind]
        if move.kind == DISCARD_HAND or move.kind == PASS or move.kind == DECLINE:
            return '{"kind":"' + kind + '"}'
        return self.card_step(kind, move.card)

    def play_steps(self, move: Move) -> str:
        """The card, what a joker stands for, and the parts."""
        text = self.card_step("play", move.card)
        if self.rules.wild[move.card] and move.named != WILD:
            text += "," + self.card_step("name", move.named)
        if move.kind == ENTER:
            return text + ',{"kind":"enter"}'
        for number in range(move.count):
            text += "," + self.part_steps(move, move.part[number])
        return text

    def card_step(self, kind: str, card: int) -> str:
        rank: str = CARDS[card]
        return '{"kind":"' + kind + '","card":"' + rank + '"}'

    def part_steps(self, move: Move, part: int) -> str:
        """The pawn, then where it goes."""
        origin, landing = self.names[part_from(part)], self.names[part_to(part)]
        pawn = '{"kind":"pawn","place":"' + origin + '"},{"kind":"'
        if move.kind == SWAP:
            other = part_other(part)
            return pawn + 'swap","place":"' + landing + ('","seat":' + str(other) + "}" if other >= 0 else '"}')
        beyond = self.beyond(move, part)
        if beyond < 0:
            return pawn + 'land","place":"' + landing + '"}'
        return pawn + 'land","place":"' + self.names[beyond] + '","via":"' + landing + '"}'
