"""The curve of a course of training as SVG: what was won against a bot, and the error, over the games played."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from tockade.study.training import Round

WIDTH: Final = 640
HEIGHT: Final = 200
LEFT: Final = 56
GAP: Final = 40
STYLE: Final = (
    "text{font:13px sans-serif;fill:#333}.axis{stroke:#bbb}.line{fill:none;stroke:#1f6f8b;stroke-width:2}"
    ".dot{fill:#1f6f8b}svg{background:#fff}"
)
Points = Sequence[tuple[float, float]]


def draw_curve(title: str, rounds: Sequence[Round], share_label: str, error_label: str) -> str:
    """Two plots, one below the other."""
    shares = [(float(each.games), 100 * each.share) for each in rounds if each.share is not None]
    errors = [(float(each.games), each.error) for each in rounds]
    most = float(rounds[-1].games)
    plots = [plot(points, most, label) for points, label in ((shares, share_label), (errors, error_label)) if points]
    height = GAP + len(plots) * (HEIGHT + GAP)
    drawn = "".join(
        f'<g transform="translate(0 {GAP + number * (HEIGHT + GAP)})">{each}</g>' for number, each in enumerate(plots)
    )
    heading = f'<text x="{LEFT}" y="20">{escape(title)}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"><style>{STYLE}</style>'
        f"{heading}{drawn}</svg>\n"
    )


def plot(points: Points, most: float, label: str) -> str:
    """One line with its lowest and highest figure."""
    low, high = min(y for _, y in points), max(y for _, y in points)
    span = (high - low) or 1.0
    placed = [
        (LEFT + x / most * (WIDTH - LEFT - 20), HEIGHT - 24 - (y - low) / span * (HEIGHT - 60)) for x, y in points
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
    dots = "".join(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in placed)
    return (
        f'<text x="{LEFT}" y="14">{escape(label)}</text>'
        f'<text x="{LEFT - 6}" y="{HEIGHT - 20}" text-anchor="end">{low:.3g}</text>'
        f'<text x="{LEFT - 6}" y="40" text-anchor="end">{high:.3g}</text>'
        f'<text x="{WIDTH - 20}" y="{HEIGHT - 2}" text-anchor="end">{most:.0f}</text>'
        f'<path class="axis" d="M{LEFT} 24V{HEIGHT - 18}H{WIDTH - 20}" fill="none"/>'
        f'<polyline class="line" points="{line}"/>{dots}'
    )
