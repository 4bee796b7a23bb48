"""A cursor: a game that moves in place, driven from outside by the numbers of its legal moves."""

from __future__ import annotations

from tockade.games.cardrace.constants import CHANCE, DEALING, ENDED, OVER
from tockade.games.cardrace.engine_sections.c_stand_ins import Wide
from tockade.games.cardrace.engine_sections.legal_moves import list_sorted
from tockade.games.cardrace.engine_sections.moves import Move, listed_move
from tockade.games.cardrace.engine_sections.playing import play_listed
from tockade.games.cardrace.engine_sections.playouts import seed_game
from tockade.games.cardrace.engine_sections.positions import Position, clear_position, copy_position, start_position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import acting_seat
from tockade.games.cardrace.engine_sections.stock_as_counts import pick_outcome, settle, settle_number


class Cursor:
    """One position that changes, who is to act in it, and how many legal moves they have."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.position = Position()
        self.scratch = Scratch()
        self.seat = self.legal = 0
        self.start(0)

    def start(self, seed: Wide) -> None:
        """A new game, whose chance is decided by this seed."""
        seed_game(self.scratch, seed, 0)
        clear_position(self.position)
        start_position(self.rules, self.position)
        self.look()

    def go_to(self, position: Position) -> None:
        """Go on from a copy of this position."""
        copy_position(self.position, position)
        self.look()

    def look(self) -> None:
        """Find who is to act, and list their moves in the fixed order."""
        if self.position.phase == OVER or self.position.phase < DEALING:
            self.seat = ENDED if self.position.phase == OVER else CHANCE
            self.legal = 0
        else:
            self.seat = acting_seat(self.rules, self.position)
            self.scratch.overfull = 0
            self.legal = list_sorted(self.rules, self.position, self.scratch, self.seat)
            self.scratch.demand_room()

    def play(self, number: int) -> int:
        """Play the legal move with this number; how many there are in the position after it."""
        if number < 0 or number >= self.legal:
            raise IndexError(number)
        play_listed(self.rules, self.position, self.scratch, self.seat, number)
        self.look()
        return self.legal

    def settle(self) -> int:
        """Let the cursor's own generator decide what chance has to; how many legal moves there are after it."""
        if self.seat != CHANCE:
            raise ValueError("chance has nothing to decide")
        pick_outcome(self.rules, self.position, self.scratch)
        settle(self.rules, self.position, self.scratch)
        self.look()
        return self.legal

    def settle_as(self, number: int) -> int:
        """Let chance decide for the outcome with this number, in an opened position; how many legal moves follow."""
        if not settle_number(self.rules, self.position, self.scratch, number):
            raise IndexError(number)
        self.look()
        return self.legal

    def move(self, number: int) -> Move:
        """The legal move with this number as a value."""
        if number < 0 or number >= self.legal:
            raise IndexError(number)
        return listed_move(self.scratch, number)

    def now(self) -> Position:
        """A copy of the position."""
        return self.position.copy()
