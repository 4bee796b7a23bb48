"""How the amateur plays Trikolos: each push with the best pawn move that it allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tockade.games.trikolos import engine
from tockade.games.trikolos.constants import GREEN, OVER, PUSH
from tockade.games.trikolos.engine import Board
from tockade.games.trikolos.game import Trikolos
from tockade.games.trikolos.moves import CODES, Move

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


def scores(game: Trikolos, board: Board, seat: int, moves: Sequence[Move]) -> list[float]:
    """How good each of the legal moves looks."""
    return [_after(board, seat, CODES[seat][move]) for move in moves]


def _after(board: Board, seat: int, code: int) -> float:
    """The board after a move; after a push, after the best pawn move that follows."""
    trial = engine.twin(board)
    engine.apply(trial, code)
    if board.phase == PUSH and trial.turn == seat and trial.phase != OVER:
        return max(_after(trial, seat, code) for code in _codes(trial))
    return _worth(trial, seat)


def _codes(board: Board) -> Iterator[int]:
    options = engine.choices(board)
    while options:
        yield engine.lowest(options)
        options &= options - 1


def _worth(board: Board, seat: int) -> float:
    other = 1 - seat
    if engine.winner(board) == seat:
        return WIN
    worth = STEP * engine.steps(board, seat) - THEIR_STEP * engine.steps(board, other)
    worth += CHOICE * engine.count(engine.pawn_choices(board, seat))
    worth -= THEIR_CHOICE * engine.count(engine.pawn_choices(board, other))
    worth -= AT_THE_EDGE * (engine.count(board.pawns[seat] & EDGE) - engine.count(board.pawns[other] & EDGE))
    return worth - SPARE_GREEN * (board.spare == GREEN)
