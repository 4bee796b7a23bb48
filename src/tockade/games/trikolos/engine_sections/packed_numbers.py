"""Numbers that hold several things, and the functions that read them: sets of tiles, the fall of a pawn."""

from __future__ import annotations

from tockade.games.trikolos.constants import LOW
from tockade.games.trikolos.engine_sections.c_stand_ins import Wide


def make_fall(seat: int, tile: int) -> int:
    """A fallen pawn in one number: whose it is, and where it came back."""
    return seat * 64 + tile


def fall_seat(fall: int) -> int:
    """Whose pawn fell."""
    return fall // 64


def fall_tile(fall: int) -> int:
    """Where it came back, its camp included."""
    return fall % 64


def lowest(tiles: Wide) -> int:
    """The number of the lowest bit that is set."""
    number = 0
    if not tiles & LOW:
        number = 32
    if not tiles >> number & 0xFFFF:
        number += 16
    if not tiles >> number & 0xFF:
        number += 8
    if not tiles >> number & 0xF:
        number += 4
    if not tiles >> number & 0x3:
        number += 2
    return number if tiles >> number & 1 else number + 1


def count(tiles: Wide) -> int:
    """How many bits are set; few are."""
    found = 0
    while tiles:
        tiles &= tiles - 1
        found += 1
    return found
