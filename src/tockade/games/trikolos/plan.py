"""The board of Trikolos for those who draw it: tiles, the spare, both camps, and the side that pushes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tockade.game import JSON, Arrow, ArrowKind, Piece, Plan, Point, PointKind
from tockade.games.trikolos.constants import NAMES, NUMBERS, PAWNS, SIDE
from tockade.games.trikolos.moves import HOME

SPARE: Final = "spare"
LETTERS: Final = "ab"
MIDDLE: Final = (SIDE - 1) / 2


def waiting(seat: int, number: int) -> str:
    """The point where a pawn waits in its own camp."""
    return f"{LETTERS[seat]}b{number}"


def arrived(seat: int, number: int) -> str:
    """The point where an arrived pawn stands, in the other camp."""
    return f"{LETTERS[seat]}h{number}"


def _tiles() -> Iterator[Point]:
    for name, tile in NUMBERS.items():
        yield Point(name, tile % SIDE, tile // SIDE, PointKind.TILE, label=name)


def _camps() -> Iterator[Point]:
    """White's camp lies before row 1, black's beyond row 6; black's points are white's turned half round."""
    for number in range(1, PAWNS + 1):
        for seat, sign in ((0, 1), (1, -1)):
            x = MIDDLE + sign * (number - (PAWNS + 1) / 2)
            yield Point(waiting(seat, number), x, MIDDLE - sign * 3.75, PointKind.CAMP, arm=seat)
            yield Point(arrived(seat, number), x, MIDDLE + sign * 4.75, PointKind.CAMP, arm=seat)


def _pushes() -> Iterator[Arrow]:
    """TK-6: rows are pushed from F towards A."""
    for row in range(SIDE):
        yield Arrow(NAMES[row * SIDE + SIDE - 1], NAMES[row * SIDE], ArrowKind.PUSH)


PLAN: Final = Plan(
    points=(*_tiles(), Point(SPARE, SIDE + 1, MIDDLE, PointKind.SPARE), *_camps()),
    arrows=tuple(_pushes()),
    turns=2,
)


def pieces(data: JSON) -> tuple[Piece, ...]:
    """What stands where in a position written as JSON."""
    lights = "".join(data["tiles"])
    tiles = [Piece("tile", name, mark=light) for name, light in zip(NAMES, lights, strict=False)]
    pawns = [pawn for seat in range(2) for pawn in _pawns(seat, data["pawns"][seat])]
    return (*tiles, Piece("tile", SPARE, mark=data["spare"]), *pawns)


def _pawns(seat: int, places: list[str]) -> Iterator[Piece]:
    camps = {"camp": waiting, HOME: arrived}
    counted = {"camp": 0, HOME: 0}
    for place in places:
        if place in camps:
            counted[place] += 1
            yield Piece("pawn", camps[place](seat, counted[place]), seat)
        else:
            yield Piece("pawn", place, seat)
