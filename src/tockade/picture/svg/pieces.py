"""What stands on the board: turned pawns with their seat's shape, barricades, tiles with their lights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tockade.game_types import Piece, PointKind, Scene
from tockade.picture.board_geometry import BoardGeometry, Spot
from tockade.picture.captions import Captions
from tockade.picture.svg.markup import SCALE, circle, element, group, style, text, title
from tockade.picture.svg.piece_symbols import LOOKS
from tockade.picture.svg.seat_shapes import placed
from tockade.picture.theme import LIGHTS, SeatLook, Theme

CROWDS: tuple[tuple[float, tuple[Spot, ...]], ...] = (
    (0.44, ((0, 0),)),
    (0.3, ((-0.22, 0), (0.22, 0))),
    (0.25, ((-0.23, 0.16), (0.23, 0.16), (0, -0.23))),
    (0.22, ((-0.22, -0.22), (0.22, -0.22), (-0.22, 0.22), (0.22, 0.22))),
)
"""By how many share a place: the radius of each, and where it stands."""
METALS = ("#ecc15a", "#dbe6ea", "#eb9d72", "#9cc6ea")
"""Of the teams: brass, pewter, copper, steel."""
ON_TILE: tuple[float, tuple[Spot, ...]] = (0.27, ((0.2, -0.12),))
"""Beside the lamps, so that the light is seen."""
NINE: tuple[Spot, ...] = tuple((0.27 * (at % 3 - 1), 0.27 * (at // 3 - 1)) for at in range(9))


class Pieces:
    """Draws the pieces of one scene."""

    def __init__(self, frame: BoardGeometry, theme: Theme, seats: Sequence[SeatLook], captions: Captions) -> None:
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
        radius, places = CROWDS[len(pieces) - 1] if len(pieces) <= len(CROWDS) else (0.14, NINE)
        middle = self.frame.spots[pieces[0].place]
        if self.frame.points[pieces[0].place].kind is PointKind.TILE:
            radius, places = ON_TILE
        parts = []
        for piece, (x, y) in zip(pieces, places, strict=False):
            at = middle[0] + x, middle[1] + y
            if piece.kind == "barricade":
                parts.append(self.standing("barricade", at, 0.42, piece.place))
            else:
                parts.append(self.pawn(piece, at, radius, marks.get(piece.seat, -1)))
        return "".join(parts)

    def standing(self, symbol: str, at: Spot, radius: float, name: str) -> str:
        return group(title(name), element("use", href=f"#{symbol}", transform=placed(*at, radius)))

    def pawn(self, piece: Piece, at: Spot, radius: float, mark: int = -1) -> str:
        look = self.seats[piece.seat]
        name = f"{self.captions.name(piece.seat)}, {piece.place}"
        shield = self.shield(at, radius) if piece.mark == "fresh" else ()
        body = self.standing(f"pawn-{LOOKS.index(look)}", at, radius, name)
        return group(*shield, body, *self.partners(at, radius, mark, look))

    def shield(self, at: Spot, radius: float) -> Iterator[str]:
        """The mark of a pawn that nobody may pass."""
        look = style(fill="none", stroke_width=0.09 * SCALE)
        x, y = at
        yield circle(x, y, radius + 0.1, **look, stroke=self.theme["track-edge"])
        yield circle(x, y, radius + 0.1, **look, stroke=self.theme["target"], stroke_dasharray="4.5 3")

    def partners(self, at: Spot, radius: float, mark: int, look: SeatLook) -> Iterator[str]:
        """Partners' pawns have a rim of the same metal; on the flat board the same number of dots."""
        if mark >= 0 and not self.theme.flat:
            metal = METALS[mark % len(METALS)]
            yield circle(*at, radius * 0.875, fill="none", stroke=look.deep, stroke_width=radius * 0.2 * SCALE)
            yield circle(*at, radius * 0.875, fill="none", stroke=metal, stroke_width=radius * 0.12 * SCALE)
            return
        for dot in range(mark + 1):
            x = at[0] + (dot - mark / 2) * radius * 0.34
            edge = style(fill=look.ink, stroke=look.deep, stroke_width=0.6)
            yield circle(x, at[1] + radius * 0.86, radius * 0.13, **edge)

    def tile(self, piece: Piece) -> str:
        """A traffic light with its letter and the name of its place."""
        x, y = self.frame.spots[piece.place]
        index = self.captions.index(piece.mark)
        body = self.standing(f"tile-{piece.mark}", (x, y), 1, f"{piece.place} {index}")
        letter = text(index, x + 0.19, y - 0.06, 0.4, fill=LIGHTS[piece.mark][1], font_weight=700)
        label = self.frame.points[piece.place].label if piece.place in self.frame.points else ""
        return body + letter + (text(label, x + 0.19, y + 0.32, 0.17, fill="#e5d6bf") if label else "")


def _together(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Everything but tiles, by place."""
    found: dict[str, list[Piece]] = {}
    for piece in pieces:
        if piece.kind != "tile":
            found.setdefault(piece.place, []).append(piece)
    return list(found.values())
