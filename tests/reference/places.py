"""Places by name and by number: the ring clockwise from arm a's start (GJ-1) or exit (TJ-2), rooms, the base."""

from __future__ import annotations

from functools import cache

from tests.reference.sheet import Sheet

LETTERS = "abcdefgh"
BASE = "base"


@cache
def ring_names(arms: int, length: int) -> list[str]:
    """The ring's squares in order; of a tock's the numbers 8 to 17 are printed on the next arm."""
    if length == 9:
        return [f"{LETTERS[arm]}{step}" for arm in range(arms) for step in range(9)]
    corner = (length - 4) // 2  # as many squares up an arm as down it, and four across its end
    steps = [(arm, step) for arm in range(arms) for step in range(length)]
    return [f"{LETTERS[(arm + (step > corner)) % arms]}{step or length}" for arm, step in steps]


def name_of(sheet: Sheet, number: int) -> str:
    """The name of a ring square."""
    return ring_names(sheet.arms, sheet.arm_length)[number % sheet.ring]


def number_of(sheet: Sheet, name: str) -> int:
    """The number of a ring square."""
    return ring_names(sheet.arms, sheet.arm_length).index(name)


def on_ring(place: str) -> bool:
    return place != BASE and "h" not in place[1:]


def in_house(place: str) -> bool:
    return place != BASE and "h" in place[1:]


def start_of(sheet: Sheet, arm: int) -> str:
    """Where pawns of an arm enter: a tock's start, Tijou's entry."""
    return name_of(sheet, sheet.arm_length * arm + (int(sheet.options["entry_offset"]) if sheet.tijou else 0))


def exit_of(sheet: Sheet, arm: int) -> str:
    return name_of(sheet, 9 * arm)


def room_of(arm: int, room: int) -> str:
    return f"{LETTERS[arm]}h{room}"


def arrival_of(arm: int) -> str:
    return f"{LETTERS[arm]}h"


def central(sheet: Sheet, name: str) -> bool:
    return number_of(sheet, name) % sheet.arm_length == sheet.centre


def corner(sheet: Sheet, name: str) -> bool:
    return number_of(sheet, name) % 9 == 0
