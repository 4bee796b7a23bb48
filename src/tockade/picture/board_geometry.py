"""Where everything of a board lies for one viewer: the plan turned so that the viewer is below."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from tockade.game_types import BoardPlan, Point, PointKind

Spot = tuple[float, float]
Box = tuple[float, float, float, float]
WAITING = (PointKind.BASE, PointKind.CAMP)
MARGIN = 1.3
"""Wood round the outermost points, before the ends of many arms, and beside a spare tile; the page has the same."""
ARM_MARGIN = 0.95
SPARE_ROOM = 1.0
PLATE_ROOM = 0.1
"""Wood before the bases of a board that is played from one side, for the players' plates, in parts of its width."""


def seated_at(arms: Sequence[int], viewer: int) -> int:
    """The arm before a viewer; those without a seat look from the first one."""
    return arms[viewer] if 0 <= viewer < len(arms) else arms[0] if arms else -1


class BoardGeometry:
    """Spots by the name of the point, x to the right and y **down**, in steps of one square."""

    def __init__(self, plan: BoardPlan, arms: Sequence[int], arm: int) -> None:
        """`arms` has the arm of each seat; `arm` is the one that lies below."""
        self.plan = plan
        self.points = {point.name: point for point in plan.points}
        self.spots = min(_turnings(plan), key=lambda spots: -_depth(spots, plan, arm))
        self.owners = {arm: tuple(seat for seat, at in enumerate(arms) if at == arm) for arm in set(arms)}

    def owner(self, arm: int) -> tuple[int, ...]:
        """The seats at an arm: nobody, one, or two that share it."""
        return self.owners.get(arm, ())

    def arms(self) -> list[int]:
        return sorted({point.arm for point in self.plan.points if point.arm >= 0})

    def of_arm(self, arm: int, *kinds: PointKind) -> list[Point]:
        return [point for point in self.plan.points if point.arm == arm and point.kind in kinds]

    def box(self) -> Box:
        """Left, top, right and bottom of all points."""
        return _round_points(list(self.spots.values()), 0)

    def plank(self) -> Box:
        """Left, top, right and bottom of the board."""
        if not self.round:
            return self._straight_plank()
        x, y = self.centre()
        high = self.apothem()
        wide = high if self.plan.turns % 4 == 0 else high / cos(pi / self.plan.turns)
        return x - wide, y - high, x + wide, y + high

    def _straight_plank(self) -> Box:
        own = [self.spots[p.name] for p in self.plan.points if p.kind is not PointKind.SPARE]
        spare = [self.spots[p.name] for p in self.plan.points if p.kind is PointKind.SPARE]
        left, top, right, bottom = _round_points(own, MARGIN)
        return (
            min([left, *(x - SPARE_ROOM for x, _ in spare)]),
            top,
            max([right, *(x + SPARE_ROOM for x, _ in spare)]),
            bottom + (PLATE_ROOM * (right - left) if self.plan.turns < 2 else 0),
        )

    @property
    def round(self) -> bool:
        """Whether the outline has a side for each arm."""
        return self.plan.turns > 4

    def apothem(self) -> float:
        """From the middle to the side before an arm."""
        _, y = self.centre()
        squares = [self.spots[point.name][1] - y for point in self.plan.points if point.kind not in WAITING]
        return max(squares) + ARM_MARGIN

    def named(self, arm: int) -> str:
        """The letter of an arm, if its squares are called by it."""
        called = [p for p in self.plan.points if p.arm == arm and p.kind not in WAITING]
        return letter(arm) if any(p.name.startswith(letter(arm)) for p in called) else ""

    def centre(self) -> Spot:
        """The middle of what looks alike when turned."""
        return _centre(self.plan, self.spots)


def _round_points(spots: Sequence[Spot], margin: float) -> Box:
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin


def letter(arm: int) -> str:
    return chr(ord("a") + arm)


def _centre(plan: BoardPlan, spots: dict[str, Spot]) -> Spot:
    whole = [spots[point.name] for point in plan.points if point.kind is not PointKind.SPARE]
    return sum(x for x, _ in whole) / len(whole), sum(y for _, y in whole) / len(whole)


def _turnings(plan: BoardPlan) -> list[dict[str, Spot]]:
    """The plan as it lies, and in every turn in which it looks alike."""
    flat = {point.name: (point.x, -point.y) for point in plan.points}
    middle = _centre(plan, flat)
    turns = range(max(plan.turns, 1))
    return [{name: _turned(spot, middle, 2 * pi * turn / plan.turns) for name, spot in flat.items()} for turn in turns]


def _turned(spot: Spot, middle: Spot, angle: float) -> Spot:
    x, y = spot[0] - middle[0], spot[1] - middle[1]
    return (
        round(middle[0] + x * cos(angle) - y * sin(angle), 4),
        round(middle[1] + x * sin(angle) + y * cos(angle), 4),
    )


def _depth(spots: dict[str, Spot], plan: BoardPlan, arm: int) -> float:
    """How far below an arm's house lies, or where its pawns wait."""
    own = [point for point in plan.points if point.arm == arm]
    home = [p for p in own if p.kind is PointKind.ROOM] or [p for p in own if p.kind in WAITING and p.name[1] == "b"]
    return sum(spots[point.name][1] for point in home) / max(1, len(home))
