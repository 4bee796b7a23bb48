"""The wells of a board with what is printed in them; starts, entries and arrivals are rings, never discs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tockade.game_types import Point, PointKind
from tockade.picture.board_geometry import BoardGeometry
from tockade.picture.svg.markup import SCALE, box, circle, element, group, path, style, text
from tockade.picture.svg.seat_shapes import SHAPE_PATHS, placed
from tockade.picture.theme import SeatLook, Theme

WELL = 0.36
RADII = {PointKind.BASE: 0.4, PointKind.CAMP: 0.38, PointKind.ARRIVAL: 0.4, PointKind.GOAL: 0.42}
STRONG = {PointKind.START, PointKind.CENTRE, PointKind.ENTRANCE}
UNPRINTED = {PointKind.POINT, PointKind.FIRST_ROW, PointKind.LAST_ROW}
"""Nothing is printed there: in a picture for reading positions, their names help to find them."""


class Wells:
    """Draws the points of one frame; `labels` is none, printed, or names."""

    def __init__(self, frame: BoardGeometry, theme: Theme, owner: Callable[[int], SeatLook], labels: str) -> None:
        self.frame = frame
        self.theme = theme
        self.owner = owner
        self.labels = labels

    def drawn(self) -> Iterator[str]:
        for point in self.frame.plan.points:
            if point.kind is PointKind.SPARE:
                yield self.spare(point)
            elif point.kind is not PointKind.TILE:
                yield self.well(point)

    def spare(self, point: Point) -> str:
        """Where the fallen tile lies, beside the rows."""
        x, y = self.frame.spots[point.name]
        ink = "#000000" if self.theme.flat else "#f3d6a0"
        line = style(stroke=ink, stroke_opacity=0.7, stroke_width=1.6, stroke_dasharray="7 5")
        return box(x - 0.54, y - 0.54, 1.08, 1.08, 0.16, fill="#120d09", fill_opacity=0.2, **line)

    def well(self, point: Point) -> str:
        x, y = self.frame.spots[point.name]
        radius = RADII.get(point.kind, WELL)
        if self.theme.flat:
            hole = circle(x, y, radius * 1.2, fill="#ffffff", stroke="#000000", stroke_width=0.05 * SCALE)
            return hole + "".join(self.flat_rings(point, x, y)) + self.label(point, x, y)
        under = self.goal(x, y) if point.kind is PointKind.GOAL else ""
        hole = element("use", href="#well", transform=placed(x, y, radius))
        return under + hole + "".join(self.rings(point, x, y)) + self.label(point, x, y)

    def goal(self, x: float, y: float) -> str:
        return circle(x, y, 0.68, fill=self.theme["gold-edge"]) + circle(x, y, 0.62, fill="url(#brass)")

    def rings(self, point: Point, x: float, y: float) -> Iterator[str]:
        """Rings in the owner's colour, or of brass where everybody goes."""
        look = self.owner(point.arm)
        if point.kind in (PointKind.CENTRE, PointKind.CORNER):
            yield self.ring(x, y, 0.45, self.theme["brass-edge"], 0.18)
            yield self.ring(x, y, 0.45, "url(#brass)", 0.13)
        if point.kind in (PointKind.START, PointKind.ENTRY):
            yield self.ring(x, y, 0.45, look.deep, 0.17)
            yield self.ring(x, y, 0.45, look.fill, 0.12)
        if point.kind is PointKind.CORNER:
            yield self.ring(x, y, 0.36, look.fill, 0.09)
        if point.kind is PointKind.ENTRANCE:
            yield self.ring(x, y, 0.44, look.fill, 0.085, "5.2 3.6")
        if point.kind is PointKind.ARRIVAL:
            yield self.ring(x, y, 0.42, self.theme["number-strong"], 0.05)
        if point.kind is PointKind.GOAL:
            yield path(SHAPE_PATHS["star"], transform=placed(x, y, 0.27), fill=self.theme["brass-light"])

    def flat_rings(self, point: Point, x: float, y: float) -> Iterator[str]:
        """A start is a square, an entry to a house a ring, a crossing a double ring: all edged in black."""
        look = self.owner(point.arm)
        if point.kind in (PointKind.START, PointKind.ENTRY):
            edge = style(fill=look.fill, stroke="#000000", stroke_width=0.08 * SCALE)
            yield box(x - 0.46, y - 0.46, 0.92, 0.92, 0.14, **edge)
        if point.kind in (PointKind.ENTRANCE, PointKind.ARRIVAL):
            yield self.ring(x, y, 0.44, "#000000", 0.2) + self.ring(x, y, 0.44, look.fill, 0.13)
        if point.kind in (PointKind.CENTRE, PointKind.CORNER):
            yield circle(x, y, 0.52, fill="#ffffff", stroke="#000000", stroke_width=0.1 * SCALE)
            yield self.ring(x, y, 0.4, look.fill if point.kind is PointKind.CORNER else "#000000", 0.06)
        if point.kind is PointKind.GOAL:
            yield path(SHAPE_PATHS["star"], transform=placed(x, y, 0.4), fill="#000000")

    def ring(self, x: float, y: float, radius: float, colour: str, width: float, dashes: str = "") -> str:
        look = style(fill="none", stroke=colour, stroke_width=width * SCALE)
        return circle(x, y, radius, **look, **(style(stroke_dasharray=dashes) if dashes else {}))

    def label(self, point: Point, x: float, y: float) -> str:
        """What is printed; a letter on a start belongs to one language, and its ring says the same."""
        if self.labels == "none":
            return ""
        if self.labels == "names" and point.kind in UNPRINTED:
            return text(point.name, x, y, 0.26, fill=self.theme["number"])
        if not point.label or (point.kind is PointKind.START and not point.label.isdigit()):
            return ""
        return self.number(point, x, y)

    def number(self, point: Point, x: float, y: float) -> str:
        """The strong ones stay where a board is small; the style hides the others."""
        strong = point.kind in STRONG
        weight = (800 if strong else 650) if self.theme.flat else 700 if strong else 500
        size = 0.54 if self.theme.flat else 0.45 if strong else 0.39
        ink = self.theme["number-strong" if strong else "number"]
        if self.theme.flat and point.kind is PointKind.START:
            ink = "#ffffff" if self.owner(point.arm).ink == "#fffaf0" else "#000000"
        if not point.label.isdigit() and not self.theme.flat:
            size, strength = 0.3, style(fill_opacity=0.72)  # a name is for sentences, and quieter than a number
        else:
            strength = {}
        words = text(point.label, x, y, size, fill=ink, font_weight=weight, **strength)
        return group(words, class_="strong" if strong else "weak")
