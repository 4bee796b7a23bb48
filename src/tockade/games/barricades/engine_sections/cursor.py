"""A cursor: a game that moves in place, driven from outside by the numbers of its legal moves."""

from __future__ import annotations

from tockade.games.barricades.constants import CHANCE, ENDED, OVER, PLACE, STRIDE, WALK
from tockade.games.barricades.engine_sections.c_stand_ins import Wide
from tockade.games.barricades.engine_sections.chance_outcomes import settle_number
from tockade.games.barricades.engine_sections.legal_moves import list_moves
from tockade.games.barricades.engine_sections.playing import play
from tockade.games.barricades.engine_sections.playouts import advance, reset
from tockade.games.barricades.engine_sections.positions import Position, copy_into
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


class Cursor:
    """One position that changes, who is to act in it, and how many legal moves they have."""

    def __init__(self, rules: Rules, opening: Position) -> None:
        self.rules = rules
        self.opening = opening
        self.position = Position()
        self.playout = Playout()
        self.seat = self.legal = 0
        self.start(0)

    def start(self, seed: Wide) -> None:
        """A new game, whose chance is decided by this seed."""
        reset(self.playout, seed ^ STRIDE)
        self.go_to(self.opening)

    def go_to(self, position: Position) -> None:
        """Go on from a copy of this position."""
        copy_into(position, self.position)
        self.look()

    def look(self) -> None:
        """Find who is to act, and list their moves."""
        self.legal = 0
        if self.position.phase == WALK or self.position.phase == PLACE:
            self.seat = self.position.turn
            list_moves(self.rules, self.position, self.playout)
            self.legal = self.playout.count
        else:
            self.seat = ENDED if self.position.phase == OVER else CHANCE

    def play(self, number: int) -> int:
        """Play the legal move with this number; how many there are in the position after it."""
        if number < 0 or number >= self.legal:
            raise IndexError(number)
        play(self.rules, self.position, self.playout.code[number])
        self.look()
        return self.legal

    def settle(self) -> int:
        """Let the cursor's own generator decide what chance has to; how many legal moves there are after it."""
        if self.seat != CHANCE:
            raise ValueError("chance has nothing to decide")
        advance(self.rules, self.position, self.playout)
        self.look()
        return self.legal

    def settle_as(self, number: int) -> int:
        """Let chance decide for the outcome with this number, in an opened position; how many legal moves follow."""
        if not settle_number(self.rules, self.position, number):
            raise IndexError(number)
        self.look()
        return self.legal

    def now(self) -> Position:
        """A copy of the position."""
        return self.position.copy()
