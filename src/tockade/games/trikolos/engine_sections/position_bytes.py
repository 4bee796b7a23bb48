"""Positions as bytes, always as many: equal where the positions are."""

from __future__ import annotations

from tockade.games.trikolos.constants import OVER, PAWNS, POSITION_BYTES, RED, TILES
from tockade.games.trikolos.engine_sections.c_stand_ins import Octets, Wide
from tockade.games.trikolos.engine_sections.packed_numbers import count
from tockade.games.trikolos.engine_sections.positions import Board


def bytes_size() -> int:
    """How many bytes a position has."""
    return POSITION_BYTES


def write_bytes(board: Board, target: Octets, at: int) -> None:
    """A position as bytes, from this place of the target on: sets of tiles, then what is due."""
    write_number(board.green, target, at)
    write_number(board.orange, target, at + 5)
    for seat in range(2):
        write_number(board.pawns[seat], target, at + 10 + 5 * seat)
        target[at + 20 + seat] = board.camp[seat]
        target[at + 22 + seat] = board.home[seat]
    target[at + 24] = board.spare
    target[at + 25] = board.turn
    target[at + 26] = board.phase
    target[at + 27] = board.laid
    write_number(board.turns, target, at + 28)
    write_number(board.limit, target, at + 33)


def write_number(number: Wide, target: Octets, at: int) -> None:
    """Five bytes, the lowest first: a bit for each tile, and some more."""
    for place in range(5):
        target[at + place] = number >> 8 * place & 255


def read_number(source: Octets, at: int) -> Wide:
    """The number of five bytes."""
    return joined(joined(joined(joined(source[at + 4], source[at + 3]), source[at + 2]), source[at + 1]), source[at])


def joined(higher: Wide, lower: int) -> Wide:
    """One byte more."""
    return higher << 8 | lower


def read_bytes(board: Board, source: Octets, at: int) -> bool:
    """The position that was written so; whether one can have been."""
    board.green = read_number(source, at)
    board.orange = read_number(source, at + 5)
    for seat in range(2):
        board.pawns[seat] = read_number(source, at + 10 + 5 * seat)
        board.camp[seat] = source[at + 20 + seat]
        board.home[seat] = source[at + 22 + seat]
        if count(board.pawns[seat]) + board.camp[seat] + board.home[seat] != PAWNS:
            return False
    board.spare = source[at + 24]
    board.turn = source[at + 25]
    board.phase = source[at + 26]
    board.laid = source[at + 27]
    board.turns = read_number(source, at + 28)
    board.limit = read_number(source, at + 33)
    if (board.green | board.orange | board.pawns[0] | board.pawns[1]) >> TILES:
        return False
    return board.spare <= RED and board.turn <= 1 and board.phase <= OVER and board.laid < TILES
