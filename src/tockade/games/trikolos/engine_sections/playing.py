"""Carrying out a move: pushes, falls and returns, pawns' steps, the end of the turn."""

from __future__ import annotations

from tockade.games.trikolos.constants import (
    ADVANCE,
    CAMP,
    ENTER,
    GREEN,
    MOVE,
    NOBODY,
    ONE,
    ORANGE,
    OVER,
    PAWNS,
    PUSH,
    ROW,
    SIDE,
    TILES,
    TOP,
    WHITE,
)
from tockade.games.trikolos.engine_sections.c_stand_ins import Wide
from tockade.games.trikolos.engine_sections.legal_moves import open_tiles, pawn_choices
from tockade.games.trikolos.engine_sections.packed_numbers import make_fall
from tockade.games.trikolos.engine_sections.positions import Board, light_of, pawn_on, place_pawn


def apply(board: Board, code: int) -> int:
    """Carry out a choice; for a push the answer is that of `push_and_return`."""
    if code < ENTER:
        fallen = push_and_return(board, code)
        board.phase = MOVE
        if not pawn_choices(board, board.turn):  # TK-8
            end_turn(board)
        return fallen
    if code < ADVANCE:
        place_pawn(board, board.turn, code - ENTER + (0 if board.turn == WHITE else TOP))
    else:
        advance(board, code - ADVANCE)
    end_turn(board)
    return NOBODY


def push_and_return(board: Board, row: int) -> int:
    """Phases 1 and 2.  Answers NOBODY, or the pawn that fell and where it came back (make_fall)."""
    seat = push(board, row)
    if seat == NOBODY:
        return NOBODY
    tile = return_tile(board, seat, row)
    if tile == CAMP:
        board.camp[seat] += 1
    else:
        board.pawns[seat] |= ONE << tile
    return make_fall(seat, tile)


def push(board: Board, row: int) -> int:
    """Push the spare into a row; pawns ride (TK-6).  Answers whose pawn fell and is now in nobody's camp."""
    edge = row * SIDE
    fallen = light_of(board, edge)
    faller = pawn_on(board, edge)
    board.green = slide(board.green, row, 1 if board.spare == GREEN else 0)
    board.orange = slide(board.orange, row, 1 if board.spare == ORANGE else 0)
    board.pawns[0] = slide(board.pawns[0], row, 0)
    board.pawns[1] = slide(board.pawns[1], row, 0)
    board.spare = fallen
    return faller


def slide(tiles: Wide, row: int, entering: Wide) -> Wide:
    """A row of a set of tiles moved one column towards A, with or without the tile entering at F (TK-6)."""
    shift = row * SIDE
    moved = (tiles >> shift & ROW) >> 1 | entering << (SIDE - 1)
    return tiles & ~(ROW << shift) | moved << shift


def return_tile(board: Board, seat: int, row: int) -> int:
    """Where a fallen pawn comes back: the new tile, or back along F to a free green, or its camp (TK-7)."""
    tile = row * SIDE + SIDE - 1
    if open_tiles(board, seat) & ONE << tile:
        return tile
    back = -SIDE if seat == WHITE else SIDE
    stops = board.green & ~(board.pawns[0] | board.pawns[1])
    tile += back
    while 0 <= tile < TILES:
        if stops & ONE << tile:
            return tile
        tile += back
    return CAMP


def advance(board: Board, tile: int) -> None:
    """Move the pawn on a tile one row on, or from its last row into the other camp."""
    seat = board.turn
    ahead = tile + SIDE if seat == WHITE else tile - SIDE
    board.pawns[seat] &= ~(ONE << tile)
    if 0 <= ahead < TILES:
        board.pawns[seat] |= ONE << ahead
    else:
        board.home[seat] += 1


def end_turn(board: Board) -> None:
    """The other player is on turn, unless this one has won (TK-9) or the limit is reached (TK-10)."""
    board.turns += 1
    board.phase = PUSH
    if board.home[board.turn] == PAWNS or board.turns == board.limit:
        board.phase = OVER
    else:
        board.turn = 1 - board.turn


def winner(board: Board) -> int:
    """The seat that has all its pawns home, or nobody."""
    if board.home[0] == PAWNS:
        return 0
    return 1 if board.home[1] == PAWNS else NOBODY
