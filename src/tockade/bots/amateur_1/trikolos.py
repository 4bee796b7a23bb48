"""How the amateur plays Trikolos: each push with the best pawn move that it allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tockade.bots.amateur_1.best_scored_moves import best
from tockade.game_types import Randomness
from tockade.games.trikolos import bot_interface as family
from tockade.games.trikolos.bot_interface import CODES, GREEN, OVER, PUSH, Board, Move, Trikolos

GAME: Final = Trikolos
WIN: Final = 1000.0
STEP: Final = 1.0
THEIR_STEP: Final = 0.9
CHOICE: Final = 0.35
"""For each pawn move that is open."""
THEIR_CHOICE: Final = 0.3
SPARE_GREEN: Final = 0.2
EDGE: Final = sum(1 << tile for tile in range(0, 36, 6))
"""Column A, from which pawns fall."""
AT_THE_EDGE: Final = 0.3


def choose(game: Trikolos, board: Board, seat: int, moves: Sequence[Move], randomness: Randomness) -> Move:
    """The move that looks best."""
    return best(moves, [_after(board, seat, CODES[seat][move]) for move in moves], randomness)


def _after(board: Board, seat: int, code: int) -> float:
    """The board after a move; after a push, after the best pawn move that follows."""
    trial = family.played(board, code)
    if board.phase == PUSH and trial.turn == seat and trial.phase != OVER:
        return max(_after(trial, seat, code) for code in family.codes(trial))
    return _worth(trial, seat)


def _worth(board: Board, seat: int) -> float:
    other = 1 - seat
    if family.winner(board) == seat:
        return WIN
    worth = STEP * family.steps(board, seat) - THEIR_STEP * family.steps(board, other)
    worth += CHOICE * family.count(family.pawn_choices(board, seat))
    worth -= THEIR_CHOICE * family.count(family.pawn_choices(board, other))
    worth -= AT_THE_EDGE * (family.count(board.pawns[seat] & EDGE) - family.count(board.pawns[other] & EDGE))
    return worth - SPARE_GREEN * (board.spare == GREEN)
