"""A fixed order for the listed moves."""

from __future__ import annotations

from tockade.games.cardrace.engine_sections.c_stand_ins import Wide, widen
from tockade.games.cardrace.engine_sections.packed_numbers import header_count
from tockade.games.cardrace.engine_sections.scratch import Scratch


def sort_moves(scratch: Scratch) -> None:
    """Put the listed moves in an order that does not depend on which of two equal pawns is which (shell sort)."""
    for index in range(scratch.count):
        scratch.sort_key[index] = move_order(scratch.header[index], leading_part(scratch, index))
    gap = 1 if scratch.count < 40 else scratch.count // 2
    while gap > 0:
        for number in range(gap, scratch.count):
            sort_in(scratch, number, gap)
        gap = gap // 2


def sort_in(scratch: Scratch, number: int, gap: int) -> None:
    """Bring a listed move to its place among those before it."""
    key = scratch.sort_key[number]
    header = scratch.header[number]
    first = scratch.first_part[number]
    slot = number
    while slot >= gap and sorts_before(scratch, key, header, first, slot - gap):
        scratch.sort_key[slot] = scratch.sort_key[slot - gap]
        scratch.header[slot] = scratch.header[slot - gap]
        scratch.first_part[slot] = scratch.first_part[slot - gap]
        slot -= gap
    scratch.sort_key[slot] = key
    scratch.header[slot] = header
    scratch.first_part[slot] = first


def sorts_before(scratch: Scratch, key: Wide, header: int, first: int, index: int) -> bool:
    """Whether a move comes before a listed one: by kind and card, then part by part."""
    if key != scratch.sort_key[index]:
        return key < scratch.sort_key[index]
    for number in range(1, header_count(header)):
        part = scratch.part[first + number]
        other = scratch.part[scratch.first_part[index] + number]
        if part != other:
            return part < other
    return False


def move_order(header: int, part: int) -> Wide:
    """Cards in their order, then kinds, names and numbers of parts, then the first part."""
    return widen(header) << 32 | widen(part)


def leading_part(scratch: Scratch, index: int) -> int:
    """The first part of a listed move, 0 where it has none."""
    return scratch.part[scratch.first_part[index]] if header_count(scratch.header[index]) else 0
