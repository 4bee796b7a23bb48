"""A row of wells or tiles seen close up, with pawns, hops and numbers: the small diagram of what a card does."""

from __future__ import annotations

from tockade.picture.svg.markup import SCALE, box, circle, element, group, number, path, spot, style, text
from tockade.picture.svg.piece_symbols import LOOKS
from tockade.picture.svg.seat_shapes import placed
from tockade.picture.theme import LIGHTS, SeatLook, Theme

INK = "#7c1d0c"
"""Arrows, numbers and headings of a sheet."""
ABOVE, BELOW = 1.3, 0.62


class Strip:
    """Everything is placed by the number of its well, counted from 0."""

    def __init__(self, wells: float, theme: Theme, seats: tuple[SeatLook, ...]) -> None:
        self.wells = wells
        self.theme = theme
        self.seats = seats
        self.parts: list[str] = []
        self.kind = "strip"

    def track(self, first: float, last: float) -> Strip:
        """The path with its wells."""
        for width, colour in ((0.96, "track-edge"), (0.88, "track")):
            line = style(stroke=self.theme[colour], stroke_width=width * SCALE, stroke_linecap="round")
            self.parts.append(path(f"M{spot(first, 0)}L{spot(last, 0)}", **line))
        for at in range(int(last - first) + 1):
            self.well(first + at)
        return self

    def well(self, at: float) -> Strip:
        if self.theme.flat:
            hole = circle(at, 0, 0.34, fill="#ffffff", stroke="#000000", stroke_width=0.06 * SCALE)
        else:
            hole = element("use", href="#well", transform=placed(at, 0, 0.36))
        self.parts.append(hole)
        return self

    def ring(self, at: float, seat: int = 0) -> Strip:
        """The well that belongs to a seat: its start, its exit."""
        look = self.seats[seat]
        line = style(fill="none", stroke_width=0.13 * SCALE)
        self.parts.append(circle(at, 0, 0.43, **line, stroke=look.fill))
        return self

    def inlay(self, first: float, last: float, seat: int = 0) -> Strip:
        """A house or an arrival, in its owner's colour."""
        line = style(stroke=self.seats[seat].fill, stroke_width=0.92 * SCALE, stroke_linecap="round")
        self.parts.append(path(f"M{spot(first, 0)}L{spot(last, 0)}", **line))
        for at in range(int(last - first) + 1):
            self.well(first + at)
        return self

    def base(self, at: float, seat: int = 0) -> Strip:
        """Where a pawn waits, off the path."""
        look = self.seats[seat]
        self.parts.append(circle(at, 0, 0.62, fill=look.fill, fill_opacity=0.22, stroke=look.deep, stroke_width=2.4))
        return self

    def pawn(self, at: float, seat: int = 0, faint: bool = False) -> Strip:
        """A pawn, or faint where it will be."""
        symbol = f"#pawn-{LOOKS.index(self.seats[seat])}"
        drawn = element("use", href=symbol, transform=placed(at, 0, 0.44))
        self.parts.append(group(drawn, opacity=0.55) if faint else drawn)
        return self

    def small_pawn(self, at: float, seat: int = 0) -> Strip:
        """A pawn on a tile, beside its lamps."""
        symbol = f"#pawn-{LOOKS.index(self.seats[seat])}"
        self.parts.append(element("use", href=symbol, transform=placed(at + 0.2, -0.1, 0.27)))
        return self

    def barricade(self, at: float) -> Strip:
        self.parts.append(element("use", href="#barricade", transform=placed(at, 0, 0.4)))
        return self

    def tile(self, at: float, light: str, letter: str) -> Strip:
        self.kind = "strip tiles"
        self.parts.append(element("use", href=f"#tile-{light}", transform=placed(at, 0, 1)))
        self.parts.append(text(letter, at + 0.2, 0.26, 0.3, fill=LIGHTS[light][1], font_weight=700))
        return self

    def cross(self, at: float) -> Strip:
        """What stood there is sent back."""
        self.parts.append(crossed(at, 0, 0.3))
        return self

    def refused(self, start: float, end: float) -> Strip:
        """A hop that is not allowed."""
        self.hop(start, end)
        self.parts.append(crossed((start + end) / 2, -0.92, 0.2))
        return self

    def hop(self, start: float, end: float, label: str = "", both: bool = False) -> Strip:
        """An arrow over the wells, with how far it goes."""
        top = -0.5
        rise = min(0.62, 0.32 + 0.1 * abs(end - start))
        middle = (start + end) / 2, top - rise * 1.35
        line = f"M{spot(start, top)}Q{spot(*middle)} {spot(end, top - 0.04)}"
        self.parts.append(path(line, fill="none", stroke=INK, stroke_width=0.09 * SCALE, stroke_linecap="round"))
        ahead = 1 if end > start else -1
        self.parts.append(arrow_head(end, top + 0.04, 0.45 * ahead, 1))
        if both:
            self.parts.append(arrow_head(start, top + 0.04, -0.45 * ahead, 1))
        if label:
            self.parts.append(number_tag(label, middle[0], top - rise * 0.72))
        return self

    def note(self, words: str, at: float, size: float = 0.5) -> Strip:
        self.parts.append(text(words, at, 0, size, fill=INK, font_weight=700))
        return self

    def drawn(self) -> str:
        return drawing(-0.68, -ABOVE, self.wells + 0.36, ABOVE + BELOW, *self.parts, kind=self.kind)


def crossed(x: float, y: float, half: float) -> str:
    """A cross that stays legible on anything."""
    one, other = (
        (spot(x - half, y - half), spot(x + half, y + half)),
        (spot(x + half, y - half), spot(x - half, y + half)),
    )
    lines = f"M{one[0]}L{one[1]}M{other[0]}L{other[1]}"
    look = style(stroke_linecap="round")
    light = path(lines, stroke="#fffaf0", stroke_width=0.24 * SCALE, **look)
    return light + path(lines, stroke="#1c1208", stroke_width=0.13 * SCALE, **look)


def arrow_head(x: float, y: float, across: float, down: float, size: float = 0.26) -> str:
    """A filled tip at a spot, pointing in a direction."""
    length = (across * across + down * down) ** 0.5 or 1
    a, d = across / length * size, down / length * size
    back = x - a * 1.25, y - d * 1.25
    steps = f"M{spot(x, y)}L{spot(back[0] - d * 0.6, back[1] + a * 0.6)}L{spot(back[0] + d * 0.6, back[1] - a * 0.6)}Z"
    return path(steps, fill=INK)


def number_tag(label: str, x: float, y: float) -> str:
    """A number that stays legible on a line."""
    look = style(font_weight=700, stroke_linejoin="round")
    halo = text(label, x, y, 0.5, fill="#fffaf0", stroke="#fffaf0", stroke_width=0.22 * SCALE, **look)
    return halo + text(label, x, y, 0.5, fill="#1c1208", **look)


def drawing(x: float, y: float, width: float, height: float, *parts: str, kind: str, label: str = "") -> str:
    """An SVG within the page; without a label it says nothing that its caption does not."""
    seen = style(role="img", aria_label=label) if label else style(aria_hidden="true")
    view = " ".join(number(value * SCALE) for value in (x, y, width, height))
    return element("svg", *parts, class_=kind, viewBox=view, **seen)


def tag(words: str, x: float, y: float) -> str:
    """A numbered mark on a board."""
    disc = circle(x, y, 0.5, fill=INK, stroke="#fffaf0", stroke_width=0.09 * SCALE)
    return disc + text(words, x, y, 0.6, fill="#fffaf0", font_weight=700)


def sheet_box(x: float, y: float, width: float, height: float, theme: Theme) -> str:
    """A quiet ground under a picture that shows no board."""
    return box(x, y, width, height, 0.5, fill="#ffffff" if theme.flat else theme["ground-deep"])
