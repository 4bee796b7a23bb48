"""The eight shapes of the seats as paths of radius one round the origin, and round any spot."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from tockade.picture.svg.markup import SCALE, number
from tockade.picture.theme import SHAPES

Corner = tuple[float, float]


def _wheel(corners: int, *radii: float) -> list[Corner]:
    """Corners round the origin, the first one above."""
    turns = [2 * pi * corner / corners for corner in range(corners)]
    return [(sin(turn) * radii[at % len(radii)], -cos(turn) * radii[at % len(radii)]) for at, turn in enumerate(turns)]


_ARM: list[Corner] = [(-0.36, -1.02), (0.36, -1.02), (0.36, -0.36)]
_CORNERS: dict[str, Sequence[Corner]] = {
    "triangle": [(0, -1.08), (1.0, 0.8), (-1.0, 0.8)],
    "square": [(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)],
    "diamond": [(0, -1.12), (0.96, 0), (0, 1.12), (-0.96, 0)],
    "star": _wheel(10, 1.18, 0.52),
    "cross": [(x * cos(t) - y * sin(t), x * sin(t) + y * cos(t)) for t in (0, pi / 2, pi, 3 * pi / 2) for x, y in _ARM],
    "hexagon": _wheel(6, 1.02),
}
_ROUND = {
    "circle": "M0 -.9A.9 .9 0 1 1 0 .9A.9 .9 0 1 1 0 -.9Z",
    "drop": "M0 -1.15C.5 -.4 .8 -.05 .8 .32A.8 .76 0 0 1 -.8 .32C-.8 -.05 -.5 -.4 0 -1.15Z",
}


def _polygon(corners: Sequence[Corner]) -> str:
    return f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in corners)}Z"


SHAPE_PATHS = {name: _ROUND.get(name) or _polygon(_CORNERS[name]) for name in SHAPES}
"""Of radius one, all about equally large."""


def placed(x: float, y: float, radius: float) -> str:
    """The transform that brings something of radius one to a spot of the plan."""
    return f"translate({number(x * SCALE)} {number(y * SCALE)}) scale({number(radius * SCALE)})"
