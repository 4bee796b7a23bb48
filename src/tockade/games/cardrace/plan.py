"""The boards of the card races as drawings: where every square, room and base lies, and its name."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin, tan

from tockade.game import Arrow, ArrowKind, Plan, Point, PointKind

ARM_SQUARES = 18
ROOMS = 4
CENTRE = 7
"""Printed on the inner corners of the tocks."""
SIDE_SQUARES = 9
SIDES = 4
HALF_SIDE = SIDE_SQUARES / 2


# Names ------------------------------------------------------------------------------------------------------


def letter(arm: int) -> str:
    """The letter of an arm or side."""
    return "abcdefgh"[arm]


def arm_of(arms: int, square: int) -> int:
    """The arm on which a ring square lies: squares printed 8 and more belong to the arm that comes next."""
    arm, number = divmod(square, ARM_SQUARES)
    return arm if number <= CENTRE else (arm + 1) % arms


def printed(square: int) -> int:
    """The number printed on a ring square of the tocks: 1 to 18."""
    return square % ARM_SQUARES or ARM_SQUARES


def ring_name(arms: int, square: int) -> str:
    """`a18` for the start of the first arm."""
    return f"{letter(arm_of(arms, square))}{printed(square)}"


def room_name(arm: int, room: int) -> str:
    """Rooms are counted from 1, at the entrance."""
    return f"{letter(arm)}h{room}"


def base_name(arm: int, place: int) -> str:
    """Where the pawns of a base are drawn, counted from 1."""
    return f"{letter(arm)}b{place}"


def place_names(arms: int) -> list[str]:
    """The ring squares of a tock in the direction of travel, from the first start."""
    return [ring_name(arms, square) for square in range(ARM_SQUARES * arms)]


def tijou_name(square: int) -> str:
    """`a0` for the exit of the first side, `a4` for its entry."""
    return f"{letter(square // SIDE_SQUARES)}{square % SIDE_SQUARES}"


def tijou_place_names() -> list[str]:
    """The ring squares of Tijou in the direction of travel, from the first corner."""
    return [tijou_name(square) for square in range(SIDE_SQUARES * SIDES)]


def arrival_name(side: int) -> str:
    return f"{letter(side)}h"


# Tock -------------------------------------------------------------------------------------------------------


def _turned(x: float, y: float, arm: int, arms: int) -> tuple[float, float]:
    """A point of an arm's own frame (y outwards) in the board's frame; arms follow each other clockwise."""
    angle = 2 * pi * arm / arms
    return round(x * cos(angle) + y * sin(angle), 4), round(y * cos(angle) - x * sin(angle), 4)


def _corner_height(arms: int) -> float:
    return 2 / tan(pi / arms)


def _own_frame(number: int, height: float) -> tuple[float, float]:
    """Where the square with this printed number lies in the frame of its arm."""
    if number <= CENTRE:
        return 2, height + CENTRE - number
    if number <= CENTRE * 2:
        return -2, height + number - CENTRE
    return number - 16, height + CENTRE


def _square_kind(number: int, entrance: int, jumps: bool) -> PointKind:
    if number == ARM_SQUARES:
        return PointKind.START
    if number == entrance:
        return PointKind.ENTRANCE
    return PointKind.CENTRE if number == CENTRE and jumps else PointKind.SQUARE


def _ring(arms: int, entrance: int, jumps: bool) -> list[Point]:
    points = []
    for square, name in enumerate(place_names(arms)):
        arm, number = arm_of(arms, square), printed(square)
        x, y = _turned(*_own_frame(number, _corner_height(arms)), arm, arms)
        points.append(Point(name, x, y, _square_kind(number, entrance, jumps), arm, str(number)))
    return points


def _rooms(arm: int, arms: int) -> list[Point]:
    places = [_turned(0, _corner_height(arms) + CENTRE - room, arm, arms) for room in range(1, ROOMS + 1)]
    return [Point(room_name(arm, n), x, y, PointKind.ROOM, arm, str(n)) for n, (x, y) in enumerate(places, 1)]


def _base(arm: int, arms: int) -> list[Point]:
    """Two by two, beside the start, where no arm comes near."""
    top = _corner_height(arms) + CENTRE
    places = [_turned(x, y, arm, arms) for y in (top, top - 1) for x in (4, 5)]
    return [Point(base_name(arm, n), x, y, PointKind.BASE, arm) for n, (x, y) in enumerate(places, 1)]


def _tock_links(arms: int, entrance: int) -> list[Arrow]:
    ring = place_names(arms)
    links = [Arrow(here, there, ArrowKind.LINK) for here, there in zip(ring, ring[1:] + ring[:1], strict=True)]
    for arm in range(arms):
        walk = [f"{letter(arm)}{entrance}", *(room_name(arm, room) for room in range(1, ROOMS + 1))]
        links += [Arrow(here, there, ArrowKind.LINK) for here, there in pairwise(walk)]
    return links


def _tock_ways(arm: int, arms: int, entrance: int) -> list[Arrow]:
    """The direction of travel, marked where a pawn sets out, up the next arm, and at the door of the house."""
    here, there = letter(arm), letter((arm + 1) % arms)
    steps = ((f"{here}18", f"{here}1"), (f"{here}7", f"{there}8"), (f"{here}{entrance}", room_name(arm, 1)))
    return [Arrow(start, end, ArrowKind.WAY) for start, end in steps]


def tock_plan(arms: int, entrance: int = 16, jumps: bool = True) -> Plan:
    """The cross or star of 4, 6 or 8 arms; without jumps the squares printed 7 are ordinary ones."""
    points = _ring(arms, entrance, jumps)
    arrows = _tock_links(arms, entrance)
    for arm in range(arms):
        points += _rooms(arm, arms) + _base(arm, arms)
        arrows += _tock_ways(arm, arms, entrance)
        if jumps:
            arrows.append(Arrow(f"{letter(arm)}7", f"{letter((arm + 1) % arms)}7", ArrowKind.JUMP))
    return Plan(tuple(points), tuple(arrows), arms)


# Tijou ------------------------------------------------------------------------------------------------------


def _tijou_kind(place: int, entry_offset: int) -> PointKind:
    if place == 0:
        return PointKind.CORNER
    return PointKind.ENTRY if place == entry_offset else PointKind.SQUARE


def _tijou_side(side: int, entry_offset: int) -> list[Point]:
    points = []
    for place in range(SIDE_SQUARES):
        x, y = _turned(place - HALF_SIDE, HALF_SIDE, side, SIDES)
        name = tijou_name(SIDE_SQUARES * side + place)
        points.append(Point(name, x, y, _tijou_kind(place, entry_offset), side, name))
    x, y = _turned(-HALF_SIDE, HALF_SIDE + 1, side, SIDES)
    points.append(Point(arrival_name(side), x, y, PointKind.ARRIVAL, side))
    for place in (1, 2, 3):
        x, y = _turned(place - 1.5, HALF_SIDE + 1.2, side, SIDES)
        points.append(Point(base_name(side, place), x, y, PointKind.BASE, side))
    return points


def _tijou_ways(side: int) -> list[Arrow]:
    here = letter(side)
    opposite = Arrow(f"{here}0", f"{letter((side + 2) % SIDES)}0", ArrowKind.CORNER)
    steps = ((f"{here}2", f"{here}3"), (f"{here}6", f"{here}7"), (f"{here}0", arrival_name(side)))
    return [opposite, *(Arrow(start, end, ArrowKind.WAY) for start, end in steps)]


def tijou_plan(entry_offset: int = 4) -> Plan:
    """The border of a ten by ten square; a side's exit is its first corner, its arrival just outside."""
    ring = tijou_place_names()
    points = [point for side in range(SIDES) for point in _tijou_side(side, entry_offset)]
    links = [Arrow(here, there, ArrowKind.LINK) for here, there in zip(ring, ring[1:] + ring[:1], strict=True)]
    ways = [arrow for side in range(SIDES) for arrow in _tijou_ways(side)]
    return Plan(tuple(points), tuple(links + ways), SIDES)
