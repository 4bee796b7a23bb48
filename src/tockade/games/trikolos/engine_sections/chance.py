"""Chance: the playouts' own generator, and a start drawn by lot."""

from __future__ import annotations

from tockade.games.trikolos.constants import (
    GREEN,
    LAYOUT,
    MASK,
    ONE,
    ORANGE,
    PUSH,
    RED,
    SETTLE,
    SIDE,
    STIR,
    STRIDE,
    TILES,
)
from tockade.games.trikolos.engine_sections.c_stand_ins import Wide
from tockade.games.trikolos.engine_sections.packed_numbers import count
from tockade.games.trikolos.engine_sections.positions import Board, lay
from tockade.games.trikolos.engine_sections.scratch import Playout


def random_bits(playout: Playout) -> Wide:
    """The next 64 bits of the game's own generator."""
    playout.state = playout.state + STRIDE & MASK
    return stirred(playout.state)


def stirred(number: Wide) -> Wide:
    """Bits mixed well (the splitmix generator)."""
    number = (number ^ number >> 30) * STIR & MASK
    number = (number ^ number >> 27) * SETTLE & MASK
    return number ^ number >> 31


def below(playout: Playout, bound: int) -> int:
    """A random number below a small bound."""
    return (random_bits(playout) >> 32) * bound >> 32


def shuffle(playout: Playout) -> None:
    """Draw the start by lot (TK-2)."""
    size = tiles_to_lay(playout) - playout.board.laid
    for tile in range(size):
        playout.tiles[tile] = sorted_light(playout, tile)
    for last in range(size - 1, 0, -1):
        other = below(playout, last + 1)
        light = playout.tiles[last]
        playout.tiles[last] = playout.tiles[other]
        playout.tiles[other] = light
    for tile in range(size):
        lay_next(playout, playout.board, playout.tiles[tile])


def tiles_to_lay(playout: Playout) -> int:
    """How many tiles are drawn."""
    return playout.counts[GREEN] + playout.counts[ORANGE] + playout.counts[RED]


def lay_next(playout: Playout, board: Board, light: int) -> None:
    """The next of the tiles that are drawn, row by row from A1; after the last one the first push is due."""
    lay(board, board.laid, light)
    if playout.mirror:
        lay(board, mirrored(board.laid), light)
    board.laid += 1
    if board.laid == tiles_to_lay(playout):
        board.laid = 0
        board.phase = PUSH


def lights_left(playout: Playout, board: Board, light: int) -> int:
    """How many tiles with this light are still to be drawn."""
    if light == GREEN:
        return playout.counts[GREEN] - count(board.green & first_tiles(board.laid))
    if light == ORANGE:
        return playout.counts[ORANGE] - count(board.orange & first_tiles(board.laid))
    return playout.counts[RED] - board.laid + count((board.green | board.orange) & first_tiles(board.laid))


def first_tiles(number: int) -> Wide:
    """The set of so many tiles from A1 on."""
    return (ONE << number) - 1


def sorted_light(playout: Playout, number: int) -> int:
    """The light with this number when all that are to be drawn lie in ascending order."""
    green = lights_left(playout, playout.board, GREEN)
    if number < green:
        return GREEN
    return ORANGE if number < green + lights_left(playout, playout.board, ORANGE) else RED


def settle_number(playout: Playout, board: Board, number: int) -> bool:
    """Draw the next tile, one with this light; whether there is one."""
    if board.phase != LAYOUT or number < GREEN or number > RED or lights_left(playout, board, number) == 0:
        return False
    lay_next(playout, board, number)
    return True


def mirrored(tile: int) -> int:
    """The tile of the same column as many rows from the other side."""
    return TILES - SIDE - tile + 2 * (tile % SIDE)
