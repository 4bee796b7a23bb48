"""Numbers that hold several fields, and the functions that write and read them: moves, ways."""

from __future__ import annotations

from tockade.games.barricades.constants import CELLS
from tockade.games.barricades.engine_sections.c_stand_ins import Wide


def make_move(start: int, end: int) -> int:
    """A move in one number: where a pawn starts, or PLACING or PASSING, and where it ends."""
    return start * CELLS + end


def move_start(move: int) -> int:
    """Where the pawn starts, or PLACING or PASSING."""
    return move // CELLS


def move_end(move: int) -> int:
    """Where the pawn ends or the barricade is put."""
    return move % CELLS


def next_on_way(way: Wide) -> int:
    """The first of the points that a way still has."""
    return (way & 255) - 1


def rest_of_way(way: Wide) -> Wide:
    """A way without its first point."""
    return way >> 8
