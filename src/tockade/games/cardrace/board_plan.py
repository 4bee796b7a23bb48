"""The boards of the card races as drawings: where every square, room and base lies, and its name."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin, tan
from typing import NamedTuple

import msgspec

from tockade.game_types import Arrow, ArrowKind, BoardPlan, Point, PointKind
from tockade.games.cardrace.facts import END, Facts, Lot, centre_of

ARM_SQUARES = 18
"""Of the sheets' own boards."""
PLACES = 4
"""Rooms of a house, and places of a base."""
SIDE_SQUARES = 9
SIDES = 4
HALF_SIDE = SIDE_SQUARES / 2


# Names ------------------------------------------------------------------------------------------------------


def letter(arm: int) -> str:
    """The letter of an arm or side."""
    return "abcdefgh"[arm]


def arm_of(arms: int, square: int, length: int) -> int:
    """The arm on which a ring square lies: those behind the inner corner belong to the arm that comes next."""
    arm, number = divmod(square, length)
    return arm if number <= centre_of(length) else (arm + 1) % arms


def printed(square: int, length: int) -> int:
    """The number printed on a ring square of the tocks: 1 to 18."""
    return square % length or length


def ring_name(arms: int, square: int, length: int = ARM_SQUARES) -> str:
    """`a18` for the start of the first arm."""
    return f"{letter(arm_of(arms, square, length))}{printed(square, length)}"


def room_name(arm: int, room: int) -> str:
    """Rooms are counted from 1, at the entrance."""
    return f"{letter(arm)}h{room}"


def base_name(arm: int, place: int) -> str:
    """Where the pawns of a base are drawn, counted from 1."""
    return f"{letter(arm)}b{place}"


def place_names(arms: int, length: int = ARM_SQUARES) -> list[str]:
    """The ring squares of a tock in the direction of travel, from the first start."""
    return [ring_name(arms, square, length) for square in range(length * arms)]


def tijou_name(square: int) -> str:
    """`a0` for the exit of the first side, `a4` for its entry."""
    return f"{letter(square // SIDE_SQUARES)}{square % SIDE_SQUARES}"


def tijou_place_names() -> list[str]:
    """The ring squares of Tijou in the direction of travel, from the first corner."""
    return [tijou_name(square) for square in range(SIDE_SQUARES * SIDES)]


def arrival_name(side: int) -> str:
    return f"{letter(side)}h"


# Tock -------------------------------------------------------------------------------------------------------


class TockShape(NamedTuple):
    """What is drawn of a tock board: its arms, where houses begin, how many rooms and pawns there are."""

    arms: int
    entrance: int = 16
    jumps: bool = True
    length: int = ARM_SQUARES
    rooms: int = PLACES
    pawns: int = PLACES

    @property
    def height(self) -> float:
        """How far the inner corners lie from the board's middle."""
        return 2 / tan(pi / self.arms)

    @property
    def down(self) -> int:
        """Steps from a start to the inner corner."""
        return centre_of(self.length)

    @property
    def up(self) -> int:
        """Steps from an inner corner to the end of the next arm."""
        return self.length - END - self.down


def _turned(x: float, y: float, arm: int, arms: int) -> tuple[float, float]:
    """A point of an arm's own frame (y outwards) in the board's frame; arms follow each other clockwise."""
    angle = 2 * pi * arm / arms
    return round(x * cos(angle) + y * sin(angle), 4), round(y * cos(angle) - x * sin(angle), 4)


def _own_frame(shape: TockShape, number: int) -> tuple[float, float]:
    """Where the square with this printed number lies in the frame of its arm."""
    if number <= shape.down:
        return 2, shape.height + shape.down - number
    if number <= shape.down + shape.up:
        return -2, shape.height + number - shape.down
    across = number - shape.down - shape.up
    return across - 2, shape.height + shape.up + (shape.down - shape.up) * across / END


def _square_kind(shape: TockShape, number: int) -> PointKind:
    if number == shape.length:
        return PointKind.START
    if number == shape.entrance:
        return PointKind.ENTRANCE
    return PointKind.CENTRE if number == shape.down and shape.jumps else PointKind.SQUARE


def _ring(shape: TockShape) -> list[Point]:
    points = []
    for square, name in enumerate(place_names(shape.arms, shape.length)):
        arm, number = arm_of(shape.arms, square, shape.length), printed(square, shape.length)
        x, y = _turned(*_own_frame(shape, number), arm, shape.arms)
        points.append(Point(name, x, y, _square_kind(shape, number), arm, str(number)))
    return points


def _rooms(shape: TockShape, arm: int) -> list[Point]:
    top = shape.height + (shape.down + shape.up) / 2
    places = [_turned(0, top - room, arm, shape.arms) for room in range(1, shape.rooms + 1)]
    return [Point(room_name(arm, n), x, y, PointKind.ROOM, arm, str(n)) for n, (x, y) in enumerate(places, 1)]


BASE_SPOTS = {4: (5.2, 5.2), 6: (8.55 * sin(pi / 6), 8.55 * cos(pi / 6)), 8: (10 * sin(pi / 8), 10 * cos(pi / 8))}
"""By the number of arms: the middle of a base in its arm's frame, in the gap beside the start."""
BASE_HALF = 0.54
ASIDE = 4.2
"""How far from its arm's middle line a base lies where no spot is named."""


def _base(shape: TockShape, arm: int) -> list[Point]:
    """Two by two, square to the edge of the board before the gap."""
    lean = 0 if shape.arms == 4 else pi / shape.arms
    x, y = BASE_SPOTS.get(shape.arms, (ASIDE, ASIDE / tan(pi / shape.arms)))
    sides = [(across, out) for out in (BASE_HALF, -BASE_HALF) for across in (-BASE_HALF, BASE_HALF)][: shape.pawns]
    own = [(x + a * cos(lean) + o * sin(lean), y + o * cos(lean) - a * sin(lean)) for a, o in sides]
    places = [_turned(across, out, arm, shape.arms) for across, out in own]
    return [Point(base_name(arm, n), x, y, PointKind.BASE, arm) for n, (x, y) in enumerate(places, 1)]


def _tock_links(shape: TockShape) -> list[Arrow]:
    ring = place_names(shape.arms, shape.length)
    links = [Arrow(here, there, ArrowKind.LINK) for here, there in zip(ring, ring[1:] + ring[:1], strict=True)]
    for arm in range(shape.arms):
        walk = [f"{letter(arm)}{shape.entrance}", *(room_name(arm, room) for room in range(1, shape.rooms + 1))]
        links += [Arrow(here, there, ArrowKind.LINK) for here, there in pairwise(walk)]
    return links


def _tock_ways(shape: TockShape, arm: int) -> list[Arrow]:
    """The direction of travel, marked where a pawn sets out, up the next arm, and at the door of the house."""
    here, there, centre = letter(arm), letter((arm + 1) % shape.arms), shape.down
    steps = (
        (f"{here}{shape.length}", f"{here}1"),
        (f"{here}{centre}", f"{there}{centre + 1}"),
        (f"{here}{shape.entrance}", room_name(arm, 1)),
    )
    return [Arrow(start, end, ArrowKind.WAY) for start, end in steps]


def tock_plan(arms: int, entrance: int = 16, jumps: bool = True) -> BoardPlan:
    """The cross or star of the sheets' own boards; without jumps the squares printed 7 are ordinary ones."""
    return shaped_plan(TockShape(arms, entrance, jumps))


def shaped_plan(shape: TockShape) -> BoardPlan:
    """The cross or star of any tock board."""
    points, arrows = _ring(shape), _tock_links(shape)
    for arm in range(shape.arms):
        points += _rooms(shape, arm) + _base(shape, arm)
        arrows += _tock_ways(shape, arm)
        if shape.jumps:
            here, there = letter(arm), letter((arm + 1) % shape.arms)
            arrows.append(Arrow(f"{here}{shape.down}", f"{there}{shape.down}", ArrowKind.JUMP))
    return BoardPlan(tuple(points), tuple(arrows), shape.arms)


# Tijou ------------------------------------------------------------------------------------------------------


def _tijou_kind(place: int, entry_offset: int) -> PointKind:
    if place == 0:
        return PointKind.CORNER
    return PointKind.ENTRY if place == entry_offset else PointKind.SQUARE


def _tijou_side(side: int, entry_offset: int, pieces: int) -> list[Point]:
    points = []
    for place in range(SIDE_SQUARES):
        x, y = _turned(place - HALF_SIDE, HALF_SIDE, side, SIDES)
        name = tijou_name(SIDE_SQUARES * side + place)
        points.append(Point(name, x, y, _tijou_kind(place, entry_offset), side, name))
    x, y = _turned(-HALF_SIDE, HALF_SIDE + 1, side, SIDES)
    points.append(Point(arrival_name(side), x, y, PointKind.ARRIVAL, side))
    for place in range(1, pieces + 1):
        x, y = _turned(place - 1.5, HALF_SIDE + 1.2, side, SIDES)
        points.append(Point(base_name(side, place), x, y, PointKind.BASE, side))
    return points


def _tijou_ways(side: int) -> list[Arrow]:
    here = letter(side)
    opposite = Arrow(f"{here}0", f"{letter((side + 2) % SIDES)}0", ArrowKind.CORNER)
    steps = ((f"{here}2", f"{here}3"), (f"{here}6", f"{here}7"), (f"{here}0", arrival_name(side)))
    return [opposite, *(Arrow(start, end, ArrowKind.WAY) for start, end in steps)]


def tijou_plan(entry_offset: int = 4, pieces: int = 3) -> BoardPlan:
    """The border of a ten by ten square; a side's exit is its first corner, its arrival just outside."""
    ring = tijou_place_names()
    points = [point for side in range(SIDES) for point in _tijou_side(side, entry_offset, pieces)]
    links = [Arrow(here, there, ArrowKind.LINK) for here, there in zip(ring, ring[1:] + ring[:1], strict=True)]
    ways = [arrow for side in range(SIDES) for arrow in _tijou_ways(side)]
    return BoardPlan(tuple(points), tuple(links + ways), SIDES)


def plan_of(facts: Facts) -> BoardPlan:
    """The board that a sheet's facts are about; its arms have owners where no lot decides them."""
    if facts.stacking:
        return tijou_plan(facts.entry, facts.pawns)
    decided = enumerate(facts.seat_arms) if facts.lot == Lot.NOTHING else ()
    owners = {arm: seat for seat, arm in decided}
    jumps = any(effect.jump for effect in facts.effects.values())
    plan = shaped_plan(TockShape(facts.arms, facts.entrance_square, jumps, facts.arm_length, facts.rooms, facts.pawns))
    return msgspec.structs.replace(plan, owners=tuple(owners.get(arm, -1) for arm in range(facts.arms)))
