"""The board of Trikolos as a drawing: tiles, the spare tile, both camps, and the side that pushes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tockade.game_types import Arrow, ArrowKind, BoardPlan, Point, PointKind
from tockade.games.trikolos.constants import NAMES, NUMBERS, PAWNS, SIDE

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


PLAN: Final = BoardPlan(
    points=(*_tiles(), Point(SPARE, SIDE + 1, MIDDLE, PointKind.SPARE), *_camps()),
    arrows=tuple(_pushes()),
    turns=2,
)
