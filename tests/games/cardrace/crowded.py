"""Positions built to be crowded: one colour on two central squares, around starts, before houses, at corners."""

from __future__ import annotations

from random import Random

from tests.games.cardrace.drawn import some_position
from tests.reference import JSON, Sheet
from tests.reference.places import BASE, arrival_of, name_of, room_of, start_of

WALKS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 18, -4)
"""What cards walk: so far away a pawn stands that reaches a square with one of them."""
TIJOU_WALKS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 18, -2, -4)


def crowded_position(random: Random, sheet: Sheet) -> JSON:
    """A position in which a seat is to play a card, with pawns in each other's way."""
    position = some_position(random, sheet)
    around = random.randrange(sheet.ring)
    taken = {place for seat in _done(sheet, position) for place in position["pawns"][seat]}
    order = random.sample(range(sheet.seats), sheet.seats)
    for seat in (seat for seat in order if seat not in _done(sheet, position)):
        build = _pieces if sheet.tijou else random.choice([_centres, _centres, _start, _house, _chain])
        wanted = build(random, sheet, position["arms"][seat], around)
        position["pawns"][seat] = _placed(sheet, wanted, taken)
    return position if sheet.tijou else position | {"fresh": _fresh(random, sheet, position)}


def _done(sheet: Sheet, position: JSON) -> list[int]:
    """Seats whose pawns are all home: they stay there."""
    homes = ([room_of(arm, room) for room in (1, 2, 3, 4)] for arm in position["arms"])
    return [seat for seat, home in enumerate(homes) if sorted(position["pawns"][seat]) == home]


def _placed(sheet: Sheet, wanted: list[str], taken: set[str]) -> list[str]:
    """These places, where nobody else stands; the base instead of others."""
    pawns = [place if sheet.tijou or place not in taken else BASE for place in wanted]
    own = [place if sheet.tijou or place not in pawns[:index] else BASE for index, place in enumerate(pawns)]
    taken.update(own)
    return own


def _fresh(random: Random, sheet: Sheet, position: JSON) -> list[str]:
    starts = [start_of(sheet, arm) for arm in position["arms"]]
    return [s for s, own in zip(starts, position["pawns"], strict=True) if s in own and random.random() < 0.6]


# tocks


def _centres(random: Random, sheet: Sheet, arm: int, around: int) -> list[str]:
    """On two central squares in a row, and as far from one of them as some card walks."""
    first = 18 * (around // 18) + 7 + random.choice([0, 0, 18])
    far = [random.choice([first, first + 18]) - random.choice(WALKS) for _ in range(2)]
    return [name_of(sheet, first), name_of(sheet, first + 18), *(name_of(sheet, place) for place in far)]


def _start(random: Random, sheet: Sheet, arm: int, around: int) -> list[str]:
    """On the own start, or another's, and a card away from it."""
    start = 18 * random.choice([arm, around // 18])
    far = [start - random.choice(WALKS) for _ in range(2)]
    return [
        name_of(sheet, start),
        *(name_of(sheet, place) for place in far),
        random.choice([BASE, name_of(sheet, around)]),
    ]


def _house(random: Random, sheet: Sheet, arm: int, around: int) -> list[str]:
    """In rooms and before them."""
    rooms = [room_of(arm, room) for room in random.sample(range(1, 5), random.randint(1, 3))]
    before = [name_of(sheet, 18 * arm - random.randint(0, 9)) for _ in range(4 - len(rooms))]
    return [*rooms, *before]


def _chain(random: Random, sheet: Sheet, arm: int, around: int) -> list[str]:
    """As far from each other as the parts of a 7."""
    gaps = [random.randint(1, 7) for _ in range(3)]
    return [name_of(sheet, around + sum(gaps[:number])) for number in range(4)]


# Tijou


def _pieces(random: Random, sheet: Sheet, arm: int, around: int) -> list[str]:
    """On one square, around a corner or an entry, and where a card leads there; one perhaps home or outside."""
    aim = 9 * random.randrange(4) + random.choice([0, 0, int(sheet.options["entry_offset"])])
    aim = random.choice([aim, around])
    near = [name_of(sheet, aim - random.choice(TIJOU_WALKS)) for _ in range(3)]
    return [random.choice([near[0], near[0], BASE, arrival_of(arm), name_of(sheet, 9 * arm)]), near[1], near[2]]
