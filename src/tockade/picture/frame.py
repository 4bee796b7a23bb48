"""Where everything lies for one viewer: the plan turned so that the viewer's own side is below."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from tockade.game import Plan, Point, PointKind, Scene

Spot = tuple[float, float]
WAITING = (PointKind.BASE, PointKind.CAMP)


class Frame:
    """Spots by the name of the point, x to the right and y **down**, in steps of one square."""

    def __init__(self, plan: Plan, scene: Scene, viewer: int) -> None:
        self.plan = plan
        self.points = {point.name: point for point in plan.points}
        arm = scene.arms[viewer] if 0 <= viewer < len(scene.arms) else scene.arms[0] if scene.arms else -1
        self.spots = min(_turnings(plan), key=lambda spots: -_depth(spots, plan, arm))
        self.owners = {arm: tuple(seat for seat, at in enumerate(scene.arms) if at == arm) for arm in set(scene.arms)}

    def owner(self, arm: int) -> tuple[int, ...]:
        """The seats at an arm: nobody, one, or two that share it."""
        return self.owners.get(arm, ())

    def arms(self) -> list[int]:
        return sorted({point.arm for point in self.plan.points if point.arm >= 0})

    def of_arm(self, arm: int, *kinds: PointKind) -> list[Point]:
        return [point for point in self.plan.points if point.arm == arm and point.kind in kinds]

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all points."""
        across = [x for x, _ in self.spots.values()]
        down = [y for _, y in self.spots.values()]
        return min(across), min(down), max(across), max(down)

    def extent(self, margin: float) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the board, which is round where it has many arms."""
        if not self.round:
            left, top, right, bottom = self.box()
            return left - margin, top - margin, right + margin, bottom + margin
        x, y = self.centre()
        reach = self.reach() + margin
        return x - reach, y - reach, x + reach, y + reach

    @property
    def round(self) -> bool:
        return self.plan.turns > 4

    def reach(self) -> float:
        """How far from the middle the farthest point lies."""
        x, y = self.centre()
        return max(hypot(across - x, down - y) for across, down in self.spots.values())

    def named(self, arm: int) -> str:
        """The letter of an arm, if its squares are called by it."""
        called = [p for p in self.plan.points if p.arm == arm and p.kind not in WAITING]
        return letter(arm) if any(p.name.startswith(letter(arm)) for p in called) else ""

    def centre(self) -> Spot:
        """The middle of what looks alike when turned."""
        return _centre(self.plan, self.spots)


def letter(arm: int) -> str:
    return chr(ord("a") + arm)


def _centre(plan: Plan, spots: dict[str, Spot]) -> Spot:
    whole = [spots[point.name] for point in plan.points if point.kind is not PointKind.SPARE]
    return sum(x for x, _ in whole) / len(whole), sum(y for _, y in whole) / len(whole)


def _turnings(plan: Plan) -> list[dict[str, Spot]]:
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


def _depth(spots: dict[str, Spot], plan: Plan, arm: int) -> float:
    """How far below the first base point of an arm lies."""
    first = f"{letter(arm)}b1" if arm >= 0 else ""
    return spots[first][1] if first in spots else 0.0
