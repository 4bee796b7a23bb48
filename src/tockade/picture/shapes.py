"""The eight shapes of the seats as paths round a spot."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from tockade.picture.markup import SCALE, number, spot

Polar = tuple[float, float]


def shape(name: str, x: float, y: float, radius: float) -> str:
    """The path of a shape; all shapes look about equally large."""
    if name == "circle":
        return _circle(x, y, radius * 0.92)
    if name == "drop":
        return _drop(x, y, radius)
    return _polygon(x, y, radius, _CORNERS[name])


def _regular(corners: int, start: float, size: float) -> list[Polar]:
    return [(start + 360 * corner / corners, size) for corner in range(corners)]


def _star() -> list[Polar]:
    return [(-90 + 36 * corner, 1.14 if corner % 2 == 0 else 0.58) for corner in range(10)]


_CORNERS: dict[str, Sequence[Polar]] = {
    "triangle": [(-90, 1.2), (30, 1.2), (150, 1.2)],
    "square": _regular(4, 45, 1.2),
    "diamond": _regular(4, 0, 1.12),
    "star": _star(),
    "cross": [(90 * turn + aside, size) for turn in range(4) for aside, size in ((-24, 1.12), (24, 1.12), (45, 0.64))],
    "hexagon": _regular(6, 0, 1.04),
}


def _polygon(x: float, y: float, radius: float, corners: Sequence[Polar]) -> str:
    spots = [
        spot(x + radius * size * cos(angle * pi / 180), y + radius * size * sin(angle * pi / 180))
        for angle, size in corners
    ]
    return f"M{' L'.join(spots)} Z"


def _circle(x: float, y: float, radius: float) -> str:
    round_ = number(radius * SCALE)
    half = f"A{round_} {round_} 0 1 1"
    return f"M{spot(x - radius, y)} {half} {spot(x + radius, y)} {half} {spot(x - radius, y)} Z"


def _drop(x: float, y: float, radius: float) -> str:
    """A point above, a round belly below."""
    belly = number(radius * 0.85 * SCALE)
    left, right = spot(x - radius * 0.74, y - radius * 0.22), spot(x + radius * 0.74, y - radius * 0.22)
    return f"M{spot(x, y - radius * 1.25)} L{right} A{belly} {belly} 0 1 1 {left} Z"
