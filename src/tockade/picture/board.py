"""The board under the pieces: plate, pads, tracks, arrows and wells, from the plan alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, hypot

from tockade.game import Arrow, Point, PointKind
from tockade.picture.frame import WAITING, Frame, Spot
from tockade.picture.markup import SCALE, box, circle, group, path, spot, style, text
from tockade.picture.theme import Seat, Theme

WELL = 0.38
MARGIN = 0.95
OWNED = {PointKind.START, PointKind.ENTRANCE, PointKind.ROOM, PointKind.BASE, PointKind.CAMP, PointKind.CORNER}
OWNED |= {PointKind.ENTRY, PointKind.ARRIVAL}
STRONG = {PointKind.START, PointKind.CENTRE, PointKind.ENTRANCE, PointKind.CORNER, PointKind.ENTRY}
UNPRINTED = {PointKind.POINT, PointKind.FIRST_ROW, PointKind.LAST_ROW}
"""Nothing stands on them on the board of the sheet: their names help to find them."""
RADII = {PointKind.GOAL: 0.46, PointKind.ARRIVAL: 0.46, PointKind.BASE: 0.36, PointKind.CAMP: 0.36}


class Board:
    """Draws one frame in one theme."""

    def __init__(self, frame: Frame, theme: Theme, seats: Sequence[Seat]) -> None:
        self.frame = frame
        self.theme = theme
        self.seats = seats

    def drawn(self) -> str:
        parts = [self.plate(), *self.pads(), *self.tracks(), *self.arrows(), *self.wells(), *self.letters()]
        return group(*parts, class_="board")

    # plate, pads and tracks

    def plate(self) -> str:
        look = style(fill=self.theme.board, stroke=self.theme.board_edge, stroke_width=0.12 * SCALE)
        if self.frame.round:
            x, y = self.frame.centre()
            return circle(x, y, self.frame.reach() + MARGIN, **look)
        left, top, right, bottom = self.frame.extent(MARGIN)
        return box(left, top, right - left, bottom - top, 0.9, **look)

    def pads(self) -> Iterator[str]:
        """What lies under the waiting pawns of an arm, in its owner's colour."""
        for arm in self.frame.arms():
            for kind in WAITING:
                for name in "bh":
                    points = [p for p in self.frame.of_arm(arm, kind) if p.name[1:2] == name]
                    if points:
                        yield self.pad([self.frame.spots[point.name] for point in points], self.fill(arm))

    def pad(self, spots: Sequence[Spot], fill: str) -> str:
        outline = f"M{' L'.join(spot(x, y) for x, y in _round(spots))} Z"
        edge = path(outline, stroke=self.theme.faint, stroke_width=1.1 * SCALE)
        rim = path(outline, fill=fill, stroke=fill, stroke_width=1.05 * SCALE)
        ground = path(outline, fill=self.theme.board, stroke=self.theme.board, stroke_width=0.94 * SCALE)
        tint = path(outline, fill=fill, stroke=fill, stroke_width=0.94 * SCALE)
        return group(edge, rim, ground, group(tint, opacity=0.3), stroke_linejoin="round", stroke_linecap="round")

    def tracks(self) -> Iterator[str]:
        links = [arrow for arrow in self.frame.plan.arrows if arrow.kind == "link"]
        homes = [link for link in links if self.point(link.end).kind is PointKind.ROOM]
        common = [link for link in links if link not in homes]
        yield self.ribbon(common, self.theme.well_edge, 1.0, 0.45)
        yield self.ribbon(common, self.theme.track, 0.92, 1)
        for arm in self.frame.arms():
            own = [link for link in homes if self.point(link.end).arm == arm]
            yield self.ribbon(own, self.fill(arm), 0.92, 0.35)
        yield self.ribbon(common, self.theme.well_edge, 0.05, 1)

    def ribbon(self, links: Sequence[Arrow], colour: str, width: float, opacity: float) -> str:
        steps = " ".join(f"M{self.at(link.start)} L{self.at(link.end)}" for link in links)
        if not steps:
            return ""
        look = style(fill="none", stroke=colour, stroke_width=width * SCALE, stroke_linecap="round")
        return path(steps, **look, opacity=opacity)

    # arrows

    def arrows(self) -> Iterator[str]:
        for arrow in self.frame.plan.arrows:
            start, end = self.frame.spots[arrow.start], self.frame.spots[arrow.end]
            if arrow.kind == "way":
                yield self.chevron(start, end)
            elif arrow.kind == "jump":
                yield self.curve(start, end, 0.26)
            elif arrow.kind == "corner":
                yield self.curve(start, end, 0.0, "6 5")
            elif arrow.kind == "push":
                yield self.pushing(start, end)

    def chevron(self, start: Spot, end: Spot) -> str:
        """A small mark between two wells, in the direction of travel."""
        along = _direction(start, end)
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        return path(_head(middle, along, 0.17), fill=self.theme.accent)

    def curve(self, start: Spot, end: Spot, pull: float, dashes: str = "none") -> str:
        """A fine arrow, bent towards the middle of the board."""
        middle = self.frame.centre()
        bend = _towards(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), middle, pull)
        first, last = _step(start, bend, WELL + 0.06), _step(end, bend, WELL + 0.22)
        line = f"M{spot(*first)} Q{spot(*bend)} {spot(*last)}"
        look = style(fill="none", stroke=self.theme.arrow, stroke_width=0.06 * SCALE)
        return path(line, **look, stroke_dasharray=dashes) + path(
            _head(last, _direction(bend, end), 0.2), fill=self.theme.arrow
        )

    def pushing(self, start: Spot, end: Spot) -> str:
        """The side from which a row is pushed."""
        along = _direction(start, end)
        at = start[0] - along[0] * 0.72, start[1] - along[1] * 0.72
        return path(_head(at, along, 0.24), fill=self.theme.accent)

    # wells

    def wells(self) -> Iterator[str]:
        for point in self.frame.plan.points:
            if point.kind in (PointKind.TILE, PointKind.SPARE):
                yield self.slot(point)
            else:
                yield self.well(point)

    def slot(self, point: Point) -> str:
        """Where a tile lies."""
        x, y = self.frame.spots[point.name]
        dashes = "5 4" if point.kind is PointKind.SPARE else "none"
        look = style(fill=self.theme.track, stroke=self.theme.well_edge, stroke_dasharray=dashes)
        return box(x - 0.49, y - 0.49, 0.98, 0.98, 0.12, **look)

    def well(self, point: Point) -> str:
        x, y = self.frame.spots[point.name]
        radius = RADII.get(point.kind, WELL)
        parts = [circle(x, y, radius, fill=self.ground(point), stroke=self.theme.well_edge, stroke_width=1.6)]
        parts += self.rings(point, x, y, radius)
        if point.label:
            strong = point.kind in STRONG
            look = style(fill=self.theme.text if strong else self.theme.faint, font_weight=700 if strong else 400)
            parts.append(text(point.label, x, y, 0.36, **look))
        elif point.kind in UNPRINTED:
            parts.append(text(point.name, x, y, 0.24, fill=self.theme.faint))
        return group(*parts)

    def ground(self, point: Point) -> str:
        if point.kind is PointKind.CENTRE:
            return self.theme.track
        return self.theme.board if point.kind is PointKind.FIRST_ROW else self.theme.well

    def rings(self, point: Point, x: float, y: float, radius: float) -> Iterator[str]:
        """Rings in the owners' colours, or in gold where everybody goes."""
        if point.kind in (PointKind.CENTRE, PointKind.GOAL):
            yield circle(x, y, radius - 0.05, fill="none", stroke=self.theme.accent, stroke_width=0.09 * SCALE)
        elif point.kind in OWNED:
            width = 0.11 if point.kind in (PointKind.START, PointKind.CORNER) else 0.07
            for turn, fill in enumerate(self.fills(point.arm)):
                reach = radius - width * (turn + 0.5)
                yield circle(x, y, reach, fill="none", stroke=fill, stroke_width=width * SCALE)
        if point.kind is PointKind.GOAL:
            yield text("★", x, y, 0.6, fill=self.theme.accent)

    def letters(self) -> Iterator[str]:
        """The letter of an arm, at the end of its house; elsewhere it is printed on the squares."""
        for arm in self.frame.arms():
            rooms = [self.frame.spots[point.name] for point in self.frame.of_arm(arm, PointKind.ROOM)]
            if len(rooms) > 1 and self.frame.named(arm):
                x, y = 2 * rooms[-1][0] - rooms[-2][0], 2 * rooms[-1][1] - rooms[-2][1]
                yield text(
                    self.frame.named(arm), x, y, 0.62, fill=self.theme.accent, font_weight=700, font_style="italic"
                )

    # owners

    def point(self, name: str) -> Point:
        return self.frame.points[name]

    def at(self, name: str) -> str:
        return spot(*self.frame.spots[name])

    def fills(self, arm: int) -> list[str]:
        return [self.seats[seat].fill for seat in self.frame.owner(arm)] or [self.theme.unused]

    def fill(self, arm: int) -> str:
        return self.fills(arm)[0]


def _round(spots: Sequence[Spot]) -> list[Spot]:
    """The spots in the order in which one walks round them."""
    x = sum(spot[0] for spot in spots) / len(spots)
    y = sum(spot[1] for spot in spots) / len(spots)
    return sorted(spots, key=lambda spot: (atan2(spot[1] - y, spot[0] - x), spot))


def _direction(start: Spot, end: Spot) -> Spot:
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y) or 1.0
    return x / length, y / length


def _step(start: Spot, end: Spot, length: float) -> Spot:
    along = _direction(start, end)
    return start[0] + along[0] * length, start[1] + along[1] * length


def _towards(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _head(tip: Spot, along: Spot, size: float) -> str:
    """A notched arrow head round its tip."""
    x, y = tip
    forward = x + along[0] * size, y + along[1] * size
    notch = x - along[0] * size * 0.25, y - along[1] * size * 0.25
    back = x - along[0] * size * 0.8, y - along[1] * size * 0.8
    side = -along[1] * size * 0.8, along[0] * size * 0.8
    left = spot(back[0] + side[0], back[1] + side[1])
    right = spot(back[0] - side[0], back[1] - side[1])
    return f"M{spot(*forward)} L{left} L{spot(*notch)} L{right} Z"
