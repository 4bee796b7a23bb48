"""The legal moves of whoever is on turn: pushes, entries and steps of pawns, as bits."""

from __future__ import annotations

from tockade.games.trikolos.constants import ADVANCE, BOARD, ENTER, MOVE, PUSH, PUSHES, ROW, SIDE, TOP, WHITE
from tockade.games.trikolos.engine_sections.c_stand_ins import Wide
from tockade.games.trikolos.engine_sections.positions import Board


def choices(board: Board) -> Wide:
    """The codes that whoever is on turn may choose from, as bits."""
    if board.phase == PUSH:
        return PUSHES
    return pawn_choices(board, board.turn) if board.phase == MOVE else 0


def pawn_choices(board: Board, seat: int) -> Wide:
    """The codes of every pawn move of a seat, as bits."""
    return entries(board, seat) << ENTER | movers(board, seat) << ADVANCE


def movers(board: Board, seat: int) -> Wide:
    """The pawns that may step forward (TK-3) or, from their last row, arrive (TK-5)."""
    ahead = open_tiles(board, seat)
    if seat == WHITE:
        return board.pawns[seat] & (ahead >> SIDE | ROW << TOP)
    return board.pawns[seat] & (ahead << SIDE | ROW)


def entries(board: Board, seat: int) -> Wide:
    """The columns in which a pawn may enter on its first row (TK-4)."""
    if not board.camp[seat]:
        return 0
    ahead = open_tiles(board, seat)
    return ahead & ROW if seat == WHITE else ahead >> TOP & ROW


def open_tiles(board: Board, seat: int) -> Wide:
    """Where a pawn may step: free, and green or orange before a free green (TK-3)."""
    free = BOARD & ~(board.pawns[0] | board.pawns[1])
    go = board.green & free
    followed = go >> SIDE if seat == WHITE else go << SIDE
    return go | board.orange & free & followed
