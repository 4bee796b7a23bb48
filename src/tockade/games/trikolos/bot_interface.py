"""What Trikolos offers to bots beside its game: the engine's boards and codes, for bots that look ahead."""

from __future__ import annotations

from collections.abc import Iterator

from tockade.games.trikolos.constants import GREEN, OVER, PUSH
from tockade.games.trikolos.engine import Board, apply, choices, count, lowest, pawn_choices, steps, twin, winner
from tockade.games.trikolos.game import Trikolos
from tockade.games.trikolos.move_notation import CODES, Move

__all__ = [
    "CODES",
    "GREEN",
    "OVER",
    "PUSH",
    "Board",
    "Move",
    "Trikolos",
    "codes",
    "count",
    "pawn_choices",
    "played",
    "steps",
    "winner",
]


def played(board: Board, code: int) -> Board:
    """The board after a move that is legal."""
    after = twin(board)
    apply(after, code)
    return after


def codes(board: Board) -> Iterator[int]:
    """The codes of all legal moves."""
    options = choices(board)
    while options:
        yield lowest(options)
        options &= options - 1
