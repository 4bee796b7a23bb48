"""A cursor: a game that moves in place, driven from outside by the numbers of its legal moves."""

from __future__ import annotations

from tockade.games.trikolos.constants import CHANCE, ENDED, LAYOUT, OVER
from tockade.games.trikolos.engine_sections.c_stand_ins import Wide
from tockade.games.trikolos.engine_sections.chance import settle_number, shuffle, stirred
from tockade.games.trikolos.engine_sections.legal_moves import choices
from tockade.games.trikolos.engine_sections.packed_numbers import count, lowest
from tockade.games.trikolos.engine_sections.playing import apply
from tockade.games.trikolos.engine_sections.positions import Board, overwrite, twin
from tockade.games.trikolos.engine_sections.scratch import Playout


class Cursor:
    """One position that changes, who is to act in it, and how many legal moves they have."""

    def __init__(self, playout: Playout) -> None:
        self.playout = playout
        self.seat = self.legal = self.options = 0
        self.start(0)

    def start(self, seed: Wide) -> None:
        """A new game, whose chance is decided by this seed."""
        self.playout.state = stirred(seed)
        self.go_to(self.playout.opening)

    def go_to(self, position: Board) -> None:
        """Go on from a copy of this position."""
        overwrite(self.playout.board, position)
        self.look()

    def look(self) -> None:
        """Find who is to act, and their moves."""
        self.options = choices(self.playout.board)
        self.legal = count(self.options)
        self.seat = self.playout.board.turn
        if self.playout.board.phase == OVER or self.playout.board.phase == LAYOUT:
            self.seat = CHANCE if self.playout.board.phase == LAYOUT else ENDED

    def play(self, number: int) -> int:
        """Play the legal move with this number; how many there are in the position after it."""
        if number < 0 or number >= self.legal:
            raise IndexError(number)
        apply(self.playout.board, numbered(self.options, number))
        self.look()
        return self.legal

    def settle(self) -> int:
        """Let the cursor's own generator decide what chance has to; how many legal moves there are after it."""
        if self.seat != CHANCE:
            raise ValueError("chance has nothing to decide")
        shuffle(self.playout)
        self.look()
        return self.legal

    def settle_as(self, number: int) -> int:
        """Let chance decide for the outcome with this number, in an opened position; how many legal moves follow."""
        if not settle_number(self.playout, self.playout.board, number):
            raise IndexError(number)
        self.look()
        return self.legal

    def now(self) -> Board:
        """A copy of the position."""
        return twin(self.playout.board)


def numbered(options: Wide, number: int) -> int:
    """The code with this number among the options."""
    for _ in range(number):
        options &= options - 1
    return lowest(options)
