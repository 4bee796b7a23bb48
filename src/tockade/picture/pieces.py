"""What stands on the board: pawns with shape, outline and initial, stout barricades, tiles with their lights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tockade.game import Piece, PointKind, Scene
from tockade.picture.captions import Captions
from tockade.picture.frame import Frame, Spot
from tockade.picture.markup import SCALE, box, circle, group, path, style, text, title
from tockade.picture.shapes import shape
from tockade.picture.theme import LIGHTS, Seat, Theme

CROWDS: tuple[tuple[float, tuple[Spot, ...]], ...] = (
    (0.35, ((0, 0),)),
    (0.25, ((-0.22, 0), (0.22, 0))),
    (0.22, ((-0.23, 0.16), (0.23, 0.16), (0, -0.23))),
    (0.2, ((-0.22, -0.22), (0.22, -0.22), (-0.22, 0.22), (0.22, 0.22))),
)
"""By how many share a place: the radius of each, and where it stands."""
ON_TILE: tuple[float, tuple[Spot, ...]] = (0.26, ((0.14, 0.04),))
"""Beside the lamps, so that the light is seen."""
NINE: tuple[Spot, ...] = tuple((0.27 * (at % 3 - 1), 0.27 * (at // 3 - 1)) for at in range(9))
LOW = {"triangle": 0.1, "drop": 0.16}
"""How far below its spot the middle of a shape lies, in radii."""
DOTS = {"triangle": 0.5, "star": 0.52, "diamond": 0.62}
"""How far below its spot the dots of a team stand."""
DOTS_ELSEWHERE = 0.66
LAMPS = ("R", "O", "G")


class Pieces:
    """Draws the pieces of one scene."""

    def __init__(self, frame: Frame, theme: Theme, seats: Sequence[Seat], captions: Captions) -> None:
        self.frame = frame
        self.theme = theme
        self.seats = seats
        self.captions = captions

    def drawn(self, scene: Scene, teams: Sequence[Sequence[int]]) -> str:
        marks = {seat: number for number, side in enumerate(teams) if len(side) > 1 for seat in side}
        tiles = [self.tile(piece) for piece in scene.pieces if piece.kind == "tile"]
        crowds = [self.crowd(pieces, marks) for pieces in _together(scene.pieces)]
        return group(*tiles, *crowds, class_="pieces")

    def crowd(self, pieces: Sequence[Piece], marks: dict[int, int]) -> str:
        """The pieces that share a place, side by side."""
        radius, places = CROWDS[len(pieces) - 1] if len(pieces) <= len(CROWDS) else (0.13, NINE)
        middle = self.frame.spots[pieces[0].place]
        if self.frame.points[pieces[0].place].kind is PointKind.TILE:
            radius, places = ON_TILE
        parts = []
        for piece, (x, y) in zip(pieces, places, strict=False):
            at = middle[0] + x, middle[1] + y
            if piece.kind == "barricade":
                parts.append(self.barricade(piece, at))
            else:
                parts.append(self.pawn(piece, at, radius, marks.get(piece.seat, -1)))
        return "".join(parts)

    def pawn(self, piece: Piece, at: Spot, radius: float, mark: int = -1) -> str:
        x, y = at
        look = self.seats[piece.seat]
        outline = style(stroke=self.theme.text, stroke_width=0.055 * SCALE, stroke_linejoin="round")
        parts = [title(f"{self.captions.name(piece.seat)}, {piece.place}")]
        if piece.mark == "fresh":
            parts += self.shield(at, radius)
        parts.append(path(shape(look.shape, x + 0.03, y + 0.05, radius), fill="#000", opacity=0.28))
        parts.append(path(shape(look.shape, x, y, radius), fill=look.fill, **outline))
        low = (LOW.get(look.shape, 0.0) - (0.1 if mark >= 0 else 0)) * radius
        initial = self.captions.initial(piece.seat)
        parts.append(text(initial, x, y + low, radius * 0.92, fill=look.ink, font_weight=700))
        parts += self.partners(at, radius, mark, look)
        return group(*parts)

    def shield(self, at: Spot, radius: float) -> Iterator[str]:
        """The mark of a pawn that nobody may pass."""
        look = style(fill="none", stroke_width=0.07 * SCALE)
        x, y = at
        yield circle(x, y, radius + 0.15, **look, stroke=self.theme.board)
        yield circle(x, y, radius + 0.15, **look, stroke=self.theme.text, stroke_dasharray="4.5 3")

    def partners(self, at: Spot, radius: float, mark: int, look: Seat) -> Iterator[str]:
        """Partners carry the same number of dots."""
        y = at[1] + radius * DOTS.get(look.shape, DOTS_ELSEWHERE)
        for dot in range(mark + 1):
            x = at[0] + (dot - mark / 2) * radius * 0.26
            yield circle(x, y, radius * 0.1, fill=look.ink)

    def barricade(self, piece: Piece, at: Spot) -> str:
        x, y = at
        wood = style(stroke=self.theme.text, stroke_width=0.05 * SCALE)
        parts = [
            title(piece.place),
            circle(x + 0.03, y + 0.06, 0.42, fill="#000", opacity=0.28),
            circle(x, y, 0.42, fill=self.theme.barricade, **wood),
            circle(x, y, 0.28, fill="none", stroke=self.theme.barricade_edge, stroke_width=0.06 * SCALE),
            box(x - 0.24, y - 0.055, 0.48, 0.11, 0.05, fill=self.theme.barricade_edge),
        ]
        return group(*parts)

    def tile(self, piece: Piece) -> str:
        """A traffic light: red above, orange, green below, one of them lit, and its letter."""
        x, y = self.frame.spots[piece.place]
        lit = LIGHTS[piece.mark]
        parts = [
            title(f"{piece.place} {self.captions.index(piece.mark)}"),
            box(x - 0.46, y - 0.46, 0.92, 0.92, 0.12, fill=self.theme.card, stroke=self.theme.card_edge),
            box(x - 0.46, y - 0.46, 0.92, 0.92, 0.12, fill=lit, opacity=0.34),
            box(x - 0.42, y - 0.41, 0.28, 0.82, 0.12, fill="#23262B"),
        ]
        for turn, light in enumerate(LAMPS):
            at = x - 0.28, y - 0.27 + 0.27 * turn
            on = light == piece.mark
            parts.append(circle(*at, 0.11, fill=LIGHTS[light] if on else "#444A52"))
            if on:
                parts.append(circle(*at, 0.135, fill="none", stroke="#FFFFFF", stroke_width=1.4))
        look = style(fill=self.theme.card_ink, font_weight=700)
        parts.append(text(self.captions.index(piece.mark), x + 0.33, y - 0.3, 0.24, **look))
        if piece.place in self.frame.points and self.frame.points[piece.place].label:
            label = style(fill=self.theme.card_ink, opacity=0.75)
            parts.append(text(piece.place, x + 0.3, y + 0.34, 0.19, **label))
        return group(*parts)


def _together(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Everything but tiles, by place."""
    found: dict[str, list[Piece]] = {}
    for piece in pieces:
        if piece.kind != "tile":
            found.setdefault(piece.place, []).append(piece)
    return list(found.values())
