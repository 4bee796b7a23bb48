"""The outline of a board: a plank round all its points, with one side for each arm where there are many."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from tockade.picture.board_geometry import BoardGeometry, Spot
from tockade.picture.svg.markup import spot


def corners(frame: BoardGeometry, cut: float) -> list[Spot]:
    """The corners of the plank; `cut` takes the corners off a square one."""
    if frame.round:
        return _wheel(frame)
    left, top, right, bottom = frame.plank()
    if not cut:
        return [(left, top), (right, top), (right, bottom), (left, bottom)]
    c = cut * min(right - left, bottom - top)
    return [
        (left + c, top), (right - c, top), (right, top + c), (right, bottom - c),
        (right - c, bottom), (left + c, bottom), (left, bottom - c), (left, top + c),
    ]  # fmt: skip


def _wheel(frame: BoardGeometry) -> list[Spot]:
    """As many sides as arms, one straight before each."""
    x, y = frame.centre()
    arms = frame.plan.turns
    reach = frame.apothem() / cos(pi / arms)
    turns = [pi / arms * (2 * corner + 1) for corner in range(arms)]
    return [(x + reach * sin(turn), y + reach * cos(turn)) for turn in turns]


BESIDE_ARM = 2.64
"""From the middle of an arm to the inlay beside it: five squares, half of one more, and a line of wood."""
BEFORE_EDGE = 0.62
BEHIND_BASE = 1.75


def gap(frame: BoardGeometry, base: Sequence[Spot]) -> list[Spot]:
    """The wood between two of many arms, from behind a base to the corner of the board; the page has the same."""
    x, y = frame.centre()
    across, down = sum(a for a, _ in base) / len(base) - x, sum(b for _, b in base) / len(base) - y
    far = hypot(across, down)
    half = pi / frame.plan.turns
    reach = frame.apothem() - BEFORE_EDGE
    near = far - BEHIND_BASE
    side = (near * sin(half) - BESIDE_ARM) / cos(half)
    corner = reach * cos(half) + BESIDE_ARM * sin(half), reach * sin(half) - BESIDE_ARM * cos(half)
    shape = [(near, -side), (near, side), corner, (reach / cos(half), 0.0), (corner[0], -corner[1])]
    u, v = across / far, down / far
    return [(x + a * u - b * v, y + a * v + b * u) for a, b in shape]


def rounded(points: Sequence[Spot], radius: float) -> str:
    """A polygon with round corners, as a path."""
    steps = []
    for at, here in enumerate(points):
        before, after = points[at - 1], points[(at + 1) % len(points)]
        first, last = _towards(here, before, radius), _towards(here, after, radius)
        steps.append(f"{'L' if at else 'M'}{spot(*first)}Q{spot(*here)} {spot(*last)}")
    return f"{''.join(steps)}Z"


def _towards(start: Spot, end: Spot, length: float) -> Spot:
    whole = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    share = min(length / whole, 0.5)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
