"""One point of the board as a few characters: what stands there, or its number or name."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from tockade.game_types import Piece, Point, PointKind, Scene
from tockade.picture.board_geometry import WAITING, BoardGeometry
from tockade.picture.captions import Captions
from tockade.picture.theme import LIGHTS, SeatLook

GLYPHS = {
    "circle": "●",
    "triangle": "▲",
    "square": "■",
    "diamond": "◆",
    "star": "★",
    "cross": "✚",
    "hexagon": "⬢",
    "drop": "▼",
}
BARRICADE = "▓▓"
PROTECTED = "!"
EMPTY = Style(dim=True)
STRONG = Style(bold=True)
NAMELESS = (*WAITING, PointKind.SPARE)
STANDING_OUT = {PointKind.START, PointKind.CENTRE, PointKind.ENTRANCE, PointKind.CORNER, PointKind.ENTRY}


class PointText:
    """The points of one scene in characters."""

    def __init__(self, frame: BoardGeometry, scene: Scene, seats: Sequence[SeatLook], captions: Captions) -> None:
        self.frame = frame
        self.scene = scene
        self.seats = seats
        self.captions = captions
        self.pieces: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            self.pieces.setdefault(piece.place, []).append(piece)

    def cell(self, point: Point, width: int) -> Text:
        """A point in this width: what stands there, then its name."""
        here = self.pieces.get(point.name, [])
        text = self.light(here)
        standing = self.standing([piece for piece in here if piece.kind != "tile"])
        text.append_text(standing if standing or not text else Text("  "))
        if not here or point.kind not in NAMELESS:
            label = shorten(point).rjust(2 if here else 1)
            text.append(label if len(text) + len(label) <= width else "", self.style(point))
        text.pad_left(max(width - len(text), 0))
        text.truncate(width)
        return text

    def light(self, standing: Sequence[Piece]) -> Text:
        """The letter of a tile, on its colour."""
        tile = next((piece for piece in standing if piece.kind == "tile"), None)
        if tile is None:
            return Text()
        style = Style(color="#101010", bgcolor=LIGHTS[tile.mark][0], bold=True)
        return Text.assemble((f" {self.captions.index(tile.mark)} ", style))

    def standing(self, pieces: Sequence[Piece]) -> Text:
        """One piece with its initial, or several by their shapes."""
        if len(pieces) == 1:
            return self.piece(pieces[0])
        return Text().join(self.mark(piece.seat) for piece in pieces)

    def piece(self, piece: Piece) -> Text:
        if piece.kind == "barricade":
            return Text(BARRICADE, STRONG)
        protected = PROTECTED if piece.mark == "fresh" else ""
        return Text.assemble(self.mark(piece.seat, self.captions.initial(piece.seat)), (protected, STRONG))

    def mark(self, seat: int, initial: str = "") -> Text:
        """The shape of a seat on its colour."""
        look = self.seats[seat]
        return Text(GLYPHS[look.shape] + initial, Style(color=look.ink, bgcolor=look.fill, bold=True))

    def style(self, point: Point) -> Style:
        return STRONG if point.kind in STANDING_OUT or point.kind is PointKind.ROOM else EMPTY


def shorten(point: Point) -> str:
    """What a point is called within its arm or row."""
    if point.kind in NAMELESS:
        return "·"
    if point.kind is PointKind.ROOM:
        return f"h{point.label}"
    return point.name.partition(".")[2] or point.label or point.name
