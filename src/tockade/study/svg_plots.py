"""Plots as SVG: distributions, and bars with their intervals; colours come from the page's style."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Final

from msgspec import Struct

from tockade.picture.svg.markup import SCALE
from tockade.picture.svg.seat_shapes import SHAPE_PATHS, placed
from tockade.picture.theme import SeatLook
from tockade.study.histogram_bins import Bins
from tockade.study.statistics import Estimate

WIDTH: Final = 420.0
"""About as wide as a plot is shown, or narrower, so that its text is as large as the style says, or larger."""
HEIGHT: Final = 240.0
LEFT: Final = 50.0
RIGHT: Final = 14.0
TOP: Final = 30.0
BOTTOM: Final = 44.0
LETTER: Final = 8.0
"""The width of a letter, near enough."""
BAR: Final = 17.0
THIN: Final = 16.0
PALETTE: Final = 6
"""Colours of variants in the style; the seventh has the first again."""
GAP: Final = 10.0
MARKER: Final = 16.0
"""The room of a seat's mark."""
FIGURE: Final = 66.0
"""The room of the figure behind a bar."""

Write = Callable[[float], str]


class Curve(Struct, frozen=True):
    """The distribution of one variant: a share for each bar, and where its mean lies."""

    name: str
    shares: Sequence[float]
    mean: float


class Row(Struct, frozen=True):
    """One line of a bar plot: what it is, and a figure for each variant."""

    name: str
    figures: Sequence[tuple[int, Estimate]]
    """By the number of the variant."""
    seats: Sequence[SeatLook] = ()
    """How the seats look that it is about."""


class Axes(Struct, frozen=True):
    """How a distribution is labelled."""

    title: str
    unit: str
    number: Write
    tick: Callable[[float, float], str]
    """A share on an axis with such steps."""
    tip: Callable[[float, float, float], str]
    """What a bar says: from, to, share."""
    mean: Callable[[float], str]


def draw_distribution(cut: Bins, curves: Sequence[Curve], axes: Axes) -> str:
    """One variant as bars, several as outlines."""
    scale = _Scale(cut, max(max(curve.shares) for curve in curves))
    drawn = [*_grid(scale, axes), *_numbers(scale, axes)]
    if len(curves) == 1:
        drawn += [*_bars(scale, curves[0], axes), _mean(scale, curves[0], axes)]
    else:
        drawn += [_outline(scale, index, curve, axes) for index, curve in enumerate(curves)]
    return _svg(axes.title, HEIGHT, drawn)


class _Scale:
    """From figures to points of the drawing."""

    def __init__(self, cut: Bins, highest: float) -> None:
        self.cut = cut
        self.step = _round(highest / 4)
        self.top = self.step * max(1, math.ceil(highest / self.step - 1e-9))

    def x(self, value: float) -> float:
        part = (value - self.cut.low) / (self.cut.high - self.cut.low)
        return LEFT + min(1.0, part) * (WIDTH - LEFT - RIGHT)

    def y(self, share: float) -> float:
        return HEIGHT - BOTTOM - share / self.top * (HEIGHT - TOP - BOTTOM)


def _grid(scale: _Scale, axes: Axes) -> Iterator[str]:
    """Lines for the shares."""
    for number in range(round(scale.top / scale.step) + 1):
        share = number * scale.step
        y = scale.y(share)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        said = escape(axes.tick(share, scale.step))
        yield f'<text class="tick" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{said}</text>'


def _numbers(scale: _Scale, axes: Axes) -> Iterator[str]:
    """Numbers below, and their unit."""
    step = max(1.0, _round((scale.cut.high - scale.cut.low) / 5))
    value = math.ceil(scale.cut.low / step) * step
    while value <= scale.cut.high:
        x, said = scale.x(value), escape(axes.number(value))
        yield f'<text class="tick" x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{said}</text>'
        value += step
    yield f'<text class="unit" x="{WIDTH - RIGHT}" y="{HEIGHT - 6}" text-anchor="end">{escape(axes.unit)}</text>'


def _bars(scale: _Scale, curve: Curve, axes: Axes) -> Iterator[str]:
    cut = scale.cut
    for number, share in enumerate(curve.shares):
        low = cut.low + number * cut.width
        x, wide, y = scale.x(low), scale.x(low + cut.width) - scale.x(low), scale.y(share)
        tip = escape(axes.tip(low, low + cut.width - 1, share))
        size = f'width="{max(0.8, wide - 1.2):.1f}" height="{scale.y(0) - y:.1f}"'
        yield f'<rect class="v0" x="{x + 0.6:.1f}" y="{y:.1f}" {size} rx="1.5"><title>{tip}</title></rect>'


def _mean(scale: _Scale, curve: Curve, axes: Axes) -> str:
    """A line at the mean."""
    x, said = scale.x(curve.mean), escape(axes.mean(curve.mean))
    beside, anchor = (x + 5, "start") if x < WIDTH * 0.6 else (x - 5, "end")
    line = f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 22}" y2="{scale.y(0):.1f}"/>'
    return f'{line}<text class="note" x="{beside:.1f}" y="{TOP - 9}" text-anchor="{anchor}">{said}</text>'


def _outline(scale: _Scale, index: int, curve: Curve, axes: Axes) -> str:
    """The steps of a distribution, and a mark below for its mean."""
    cut, base = scale.cut, scale.y(0)
    path = [f"M{scale.x(cut.low):.1f} {base:.1f}"]
    for number, share in enumerate(curve.shares):
        path.append(f"V{scale.y(share):.1f}H{scale.x(cut.low + (number + 1) * cut.width):.1f}")
    tip, x = escape(f"{curve.name} · {axes.mean(curve.mean)}"), scale.x(curve.mean)
    mark = f'<path class="v{index % PALETTE} mean" d="M{x:.1f} {base:.1f}l-5 -9h10z"/>'
    return (
        f'<g><title>{tip}</title><path class="v{index % PALETTE} outline" d="{"".join(path)}V{base:.1f}Z"/>{mark}</g>'
    )


class _Lines:
    """The measures of a bar plot."""

    def __init__(self, rows: Sequence[Row], percent: Write, fair: float) -> None:
        most = max(len(row.figures) for row in rows)
        self.percent = percent
        self.thick = BAR if most == 1 else THIN
        self.each = self.thick * most + GAP
        self.left = max(len(row.name) * LETTER + len(row.seats) * MARKER for row in rows) + 14
        highest = max((figure.high for row in rows for _, figure in row.figures), default=1.0)
        self.whole = max(highest, fair * 1.15) or 1.0

    def x(self, share: float) -> float:
        """Where a share ends; room is left for the figure behind it."""
        return self.left + share / self.whole * (WIDTH - self.left - FIGURE)


def draw_bars(title: str, rows: Sequence[Row], percent: Write, fair: tuple[float, str] = (0.0, "")) -> str:
    """A line for each row with a bar for each variant, the interval as a whisker, and the fair share."""
    lines = _Lines(rows, percent, fair[0])
    top = TOP if fair[1] else 4.0
    height = top + lines.each * len(rows) + 4
    drawn = [_fair(lines.x(fair[0]), fair[1], height)] if fair[1] else []
    for number, row in enumerate(rows):
        drawn += _row(row, top + number * lines.each + GAP / 2, lines)
    return _svg(title, height, drawn)


def _fair(x: float, said: str, height: float) -> str:
    line = f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{height - 4:.1f}"/>'
    half = len(said) * LETTER / 2
    middle = min(max(x, half), WIDTH - half)
    return f'{line}<text class="note" x="{middle:.1f}" y="{TOP - 12}" text-anchor="middle">{escape(said)}</text>'


def _row(row: Row, y: float, lines: _Lines) -> Iterator[str]:
    middle = y + lines.thick * len(row.figures) / 2
    for number, seat in enumerate(row.seats):
        place = placed((number + 0.5) * MARKER / SCALE, middle / SCALE, 5.4 / SCALE)
        yield f'<path class="seat" d="{SHAPE_PATHS[seat.shape]}" transform="{place}" fill="{seat.fill}"/>'
    x, anchor = (len(row.seats) * MARKER + 4, "start") if row.seats else (lines.left - 8, "end")
    yield f'<text class="name" x="{x:.1f}" y="{middle + 4:.1f}" text-anchor="{anchor}">{escape(row.name)}</text>'
    for number, (index, figure) in enumerate(row.figures):
        yield _bar(figure, index, y + number * lines.thick, lines)


def _bar(figure: Estimate, index: int, y: float, lines: _Lines) -> str:
    start, end, middle = lines.x(0), lines.x(figure.value), y + lines.thick / 2
    low, high = lines.x(figure.low), lines.x(figure.high)
    said = escape(lines.percent(figure.value))
    tip = escape(f"{said} ({lines.percent(figure.low)} – {lines.percent(figure.high)})")
    size = f'width="{max(0.5, end - start):.1f}" height="{lines.thick - 2:.1f}"'
    bar = f'<rect class="v{index % PALETTE}" x="{start:.1f}" y="{y + 1:.1f}" {size} rx="2"><title>{tip}</title></rect>'
    ends = "".join(f"M{x:.1f} {middle - 3:.1f}v6" for x in (low, high))
    line = f"M{low:.1f} {middle:.1f}H{high:.1f}{ends}"
    whisker = f'<path class="halo" d="{line}"/><path class="whisker" d="{line}"/>'
    return f'{bar}{whisker}<text class="tick" x="{max(end, high) + 6:.1f}" y="{middle + 4:.1f}">{said}</text>'


def _svg(title: str, height: float, drawn: Sequence[str]) -> str:
    label = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def _round(step: float) -> float:
    """The next of 1, 2, 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(step)) if step > 0 else 1.0
    return next(each * power for each in (1, 2, 5, 10) if each * power >= step * (1 - 1e-9))
