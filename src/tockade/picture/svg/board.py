"""The board under the pieces: plank, bases, path, houses, brass and wells, from the plan alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, degrees

from tockade.game_types import Arrow, ArrowKind, Point, PointKind
from tockade.picture.board_geometry import WAITING, BoardGeometry, Spot
from tockade.picture.board_look import BoardLook
from tockade.picture.svg import outline
from tockade.picture.svg.crest import crest
from tockade.picture.svg.markup import SCALE, box, group, number, path, spot, style, text
from tockade.picture.svg.plank import Wood
from tockade.picture.svg.wells import Wells
from tockade.picture.theme import NOBODY, SeatLook, Theme

RINGED = {PointKind.SQUARE, PointKind.CORNER, PointKind.ENTRY}


class BoardUnderPieces:
    """Draws one frame in one theme; a small picture has no numbers, and a wider bevel."""

    def __init__(
        self,
        frame: BoardGeometry,
        theme: Theme,
        seats: Sequence[SeatLook],
        look: BoardLook,
        small: bool = False,
        names: bool = False,
    ) -> None:
        self.frame = frame
        self.theme = theme
        self.seats = seats
        self.look = look
        self.small = small
        self.wood = Wood(theme)
        self.wells = Wells(frame, theme, self.owner, "none" if small else "names" if names else "printed")

    def drawn(self) -> str:
        parts = [self.plank(), *self.fields(), *self.pads(), *self.tracks(), *self.houses(), *self.arrows()]
        if self.small:
            parts.append(crest(self.look.crest, self.frame.centre(), self.theme))
        return group(*parts, *self.wells.drawn(), class_="board")

    def owner(self, arm: int) -> SeatLook:
        """Whose arm it is; of two who share it, the first."""
        found = self.frame.owner(arm)
        return self.seats[found[0]] if found else NOBODY

    # wood

    def plank(self) -> str:
        cut = self.look.cut if self.small else 0.0
        corners = outline.corners(self.frame, cut)
        around = self.frame.plank()
        corner = 0.5 if cut else 1.0
        edge = (0.55 if self.small else 0.26) * (1 if self.frame.round else (around[2] - around[0]) / 20)
        board = self.wood.plank(outline.rounded(corners, corner), around, self.look.wood, edge)
        return board + (self.inlaid_line(corners, corner) if self.small and not self.theme.flat else "")

    def inlaid_line(self, corners: Sequence[Spot], corner: float) -> str:
        """Along the edge, in the game's own colour."""
        left, top, right, bottom = self.frame.plank()
        x, y = (left + right) / 2, (top + bottom) / 2
        nearer = [(x + (a - x) * 0.952, y + (b - y) * 0.952) for a, b in corners]
        line = outline.rounded(nearer, corner)
        under = path(line, fill="none", stroke="#2b1503", stroke_opacity=0.5, stroke_width=0.32 * SCALE)
        return under + path(line, fill="none", stroke=self.look.line, stroke_width=0.22 * SCALE)

    def fields(self) -> Iterator[str]:
        """Another wood inside a ring; the bed of the tiles."""
        for kinds, reach in (({PointKind.CORNER, PointKind.SQUARE}, -0.62), ({PointKind.TILE}, 0.6)):
            spots = [self.frame.spots[p.name] for p in self.frame.plan.points if p.kind in kinds]
            wanted = PointKind.CORNER if reach < 0 else PointKind.TILE
            if not any(point.kind is wanted for point in self.frame.plan.points):
                continue
            around = _around(spots, reach)
            if reach < 0:
                yield self.wood.inlaid(_rectangle(around, 0.25), around, "honey", "field")
            else:
                yield path(_rectangle(around, 0.16), fill="#2c1a0b", stroke="#fbe3b6", stroke_opacity=0.55)

    # bases

    def pads(self) -> Iterator[str]:
        """What lies under the waiting pawns of an arm, in its owner's colour."""
        for arm in self.frame.arms():
            for row in "bh":
                waiting = [p for p in self.frame.of_arm(arm, *WAITING) if p.name[1:2] == row]
                if waiting and self.frame.round:
                    yield self.gap(waiting, self.owner(arm))
                elif waiting:
                    yield self.pad(waiting, self.owner(arm), arrived=row == "h")
            if not self.small and not self.frame.owner(arm):
                yield self.unused_letter(arm)

    def unused_letter(self, arm: int) -> str:
        """On the base that nobody uses: sentences call the squares of such an arm by its letter."""
        spots = [self.frame.spots[point.name] for point in self.frame.of_arm(arm, PointKind.BASE)]
        if len(spots) != 4 or not self.frame.named(arm):
            return ""  # Tijou prints its letters on the squares
        x, y = (sum(places) / len(spots) for places in zip(*spots, strict=True))
        ink = "#000000" if self.theme.flat else "#fbe3b6"
        return text(self.frame.named(arm).upper(), x, y, 0.5, fill=ink, font_weight=700)

    def gap(self, waiting: Sequence[Point], look: SeatLook) -> str:
        """Between many arms plate and base are one inlay, with a line in the owner's colour."""
        shape = outline.gap(self.frame, [self.frame.spots[point.name] for point in waiting])
        inlay = outline.rounded(shape, 0.7)
        rim = "#000000" if self.theme.flat else look.fill
        edge = path(inlay, fill=self.theme["plate"], stroke=rim, stroke_width=(0.14 if self.small else 0.09) * SCALE)
        deep = path(inlay, fill="none", stroke="#1c0f04", stroke_opacity=0.55, stroke_width=0.2 * SCALE)
        return edge if self.theme.flat else deep + edge

    def pad(self, waiting: Sequence[Point], look: SeatLook, arrived: bool) -> str:
        spots = [self.frame.spots[point.name] for point in waiting]
        camp = waiting[0].kind is PointKind.CAMP
        round_ = f"M{'L'.join(spot(x, y) for x, y in _walk(spots))}Z"
        line = style(stroke_linejoin="round", stroke_linecap="round")
        if self.theme.flat:
            wide = 0.98 if camp else 1.3
            dark = path(round_, fill="#000000", stroke="#000000", stroke_width=wide * SCALE, **line)
            colour = path(round_, fill=look.fill, stroke=look.fill, stroke_width=(wide - 0.1) * SCALE, **line)
            light = path(round_, fill="#ffffff", stroke="#ffffff", stroke_width=(wide - 0.28) * SCALE, **line)
            return group(dark, colour, light)
        wide = 0.94 if camp else 1.2
        edge = path(round_, fill=look.deep, stroke=look.deep, stroke_width=wide * SCALE, **line)
        rim = path(round_, fill=look.fill, stroke=look.fill, stroke_width=(wide - 0.08) * SCALE, **line)
        hollow = path(round_, fill="#3a2412", stroke="#3a2412", stroke_width=(wide - 0.2) * SCALE, **line)
        tint = style(fill=look.fill, stroke=look.fill, stroke_width=(wide - 0.2) * SCALE)
        strength = 0.28 if arrived else 0.66 if camp else 0.42
        return group(edge, rim, hollow, group(path(round_, **tint, **line), opacity=strength))

    # the path and the houses

    def tracks(self) -> Iterator[str]:
        """A lighter path let into the board, its lower edge in the light."""
        common = [link for link in self.links() if self.frame.points[link.end].kind is not PointKind.ROOM]
        steps = "".join(f"M{self.at(link.start)}L{self.at(link.end)}" for link in common)
        layers = ((1.04, "track-edge", -0.02), (0.96, "track-light", 0.03), (0.9, "track", 0.0))
        for width, colour, down in layers if steps else ():
            look = style(fill="none", stroke=self.theme[colour], stroke_width=width * SCALE, stroke_linecap="round")
            shifted = style(transform=f"translate(0 {number(down * SCALE)})") if down and not self.theme.flat else {}
            yield path(steps, **look, **shifted, stroke_linejoin="round")
        if any(link for link in common if self.slanted(link)):
            fine = style(stroke="#a5783f", stroke_width=0.06 * SCALE, opacity=0.75)
            yield path(steps, fill="none", **fine)

    def slanted(self, link: Arrow) -> bool:
        """On boards of straight rows alone the path says by itself where one may go."""
        (x, y), (across, down) = self.frame.spots[link.start], self.frame.spots[link.end]
        return self.frame.plan.turns == 1 and abs(x - across) > 0.1 and abs(y - down) > 0.1

    def houses(self) -> Iterator[str]:
        for arm in self.frame.arms():
            rooms = self.frame.of_arm(arm, PointKind.ROOM, PointKind.ARRIVAL)
            way = [self.frame.spots[room.name] for room in rooms]
            if len(way) == 1:
                door = next(p for p in self.frame.of_arm(arm, PointKind.CORNER))
                way.insert(0, self.frame.spots[door.name])
            if not way:
                continue
            look = self.owner(arm)
            steps = f"M{'L'.join(spot(*at) for at in way)}"
            line = style(fill="none", stroke_linecap="round", opacity=1 if self.frame.owner(arm) else 0.5)
            edge = "#000000" if self.theme.flat else look.deep
            yield path(steps, stroke=edge, stroke_width=1.0 * SCALE, **line)
            yield path(steps, stroke=look.fill, stroke_width=0.88 * SCALE, **line)

    def links(self) -> list[Arrow]:
        return [arrow for arrow in self.frame.plan.arrows if arrow.kind is ArrowKind.LINK]

    def at(self, name: str) -> str:
        return spot(*self.frame.spots[name])

    # brass and chevrons

    def arrows(self) -> Iterator[str]:
        rows = 0
        for arrow in self.frame.plan.arrows:
            start, end = self.frame.spots[arrow.start], self.frame.spots[arrow.end]
            if arrow.kind is ArrowKind.JUMP:
                yield self.brass(start, end, 0.42 if self.frame.plan.turns <= 4 else 0.3)
            elif arrow.kind is ArrowKind.CORNER and arrow.start < arrow.end:
                yield self.brass(start, end, 0.0)
            elif arrow.kind is ArrowKind.PUSH:
                rows += 1
                yield self.pushing(start, end, rows)
            elif arrow.kind is ArrowKind.WAY and not self.small:
                yield self.chevron(start, end)

    def brass(self, start: Spot, end: Spot, pull: float) -> str:
        """A short cut: a wire of brass, bent towards the middle of the board."""
        middle = self.frame.centre()
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        bend = x + (middle[0] - x) * pull, y + (middle[1] - y) * pull
        line = f"M{spot(*start)}Q{spot(*bend)} {spot(*end)}"
        layers: tuple[tuple[str, float, float], ...] = (("brass-edge", 0.2, 1), ("brass", 0.13, 1))
        layers = (("brass", 0.12, 1),) if self.theme.flat else (*layers, ("brass-light", 0.04, 0.8))
        drawn = [
            path(line, fill="none", stroke=self.theme[colour], stroke_width=width * SCALE, opacity=strength)
            for colour, width, strength in layers
        ]
        return group(*drawn)

    def chevron(self, start: Spot, end: Spot) -> str:
        """A small mark between two wells, in the direction of travel."""
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        turn = degrees(atan2(end[1] - start[1], end[0] - start[0]))
        place = f"translate({spot(*middle)}) rotate({number(turn)}) scale({number(SCALE)})"
        ink = "#000000" if self.theme.flat else "#8a5c2c"
        return path("M-.05 -.13L.07 0L-.05 .13", transform=place, fill="none", stroke=ink, stroke_width=0.07)

    def pushing(self, start: Spot, end: Spot, row: int) -> str:
        """The side from which a row is pushed: a plate rimmed with brass, an arrow and the number of the row."""
        ahead = 1 if end[0] > start[0] else -1
        x, y = start[0] - ahead * 0.98, start[1]
        tip = x + 0.2 * ahead
        head = f"M{spot(tip - 0.12 * ahead, y - 0.13)}L{spot(tip, y)}L{spot(tip - 0.12 * ahead, y + 0.13)}"
        arrow = path(head, fill="none", stroke=self.theme["brass"], stroke_width=0.07 * SCALE)
        if self.small:
            return arrow
        rim = style(fill="#1f1206", stroke=self.theme["brass"], stroke_width=0.05 * SCALE)
        ink = "#000000" if self.theme.flat else "#ffe09a"
        plate = box(x - 0.32, y - 0.3, 0.64, 0.6, 0.3, **(rim | {"fill": "#ffffff"} if self.theme.flat else rim))
        return plate + arrow + text(str(row), x - 0.1 * ahead, y, 0.34, fill=ink, font_weight=700)


def _around(spots: Sequence[Spot], reach: float) -> tuple[float, float, float, float]:
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return min(across) - reach, min(down) - reach, max(across) + reach, max(down) + reach


def _rectangle(around: tuple[float, float, float, float], corner: float) -> str:
    left, top, right, bottom = around
    return outline.rounded([(left, top), (right, top), (right, bottom), (left, bottom)], corner)


def _walk(spots: Sequence[Spot]) -> list[Spot]:
    """The spots in the order in which one walks round them."""
    x = sum(spot[0] for spot in spots) / len(spots)
    y = sum(spot[1] for spot in spots) / len(spots)
    return sorted(spots, key=lambda spot: (atan2(spot[1] - y, spot[0] - x), spot))
