"""The ornament in the middle of a small board, by which games of one plan are told apart."""

from __future__ import annotations

from tockade.picture.board_geometry import Spot
from tockade.picture.svg.markup import SCALE, circle, group, path, style
from tockade.picture.svg.seat_shapes import SHAPE_PATHS, placed
from tockade.picture.theme import Theme

EDGE = "#2b1503"


def crest(kind: str, middle: Spot, theme: Theme) -> str:
    """Nothing where a board has none."""
    drawn = {"ring": _ring, "star": _star, "diamonds": _diamonds}.get(kind)
    return drawn(*middle, theme) if drawn else ""


def _ring(x: float, y: float, theme: Theme) -> str:
    if theme.flat:
        line = style(fill="none", stroke="#000000", stroke_width=0.16 * SCALE)
        return group(circle(x, y, 1.1, **line), circle(x, y, 0.55, **line))
    return group(
        circle(x, y, 1.2, fill=theme["brass-edge"]),
        circle(x, y, 1.08, fill="url(#brass)"),
        circle(x, y, 0.6, fill=theme["brass-edge"], fill_opacity=0.75),
    )


def _star(x: float, y: float, theme: Theme) -> str:
    edge = "#000000" if theme.flat else "#1f4f86"
    return path(SHAPE_PATHS["star"], transform=placed(x, y, 1.25), fill="#eaf4ff", stroke=edge, stroke_width=0.12)


def _diamonds(x: float, y: float, theme: Theme) -> str:
    places = ((0, -1), (1, 0), (0, 1), (-1, 0))
    edge = "#000000" if theme.flat else EDGE
    look = style(fill=theme["brass"], stroke=edge, stroke_width=0.16)
    return group(*(path(SHAPE_PATHS["diamond"], transform=placed(x + a, y + b, 0.66), **look) for a, b in places))
