"""The board of a sheet: drawn once, shown whole with numbered marks, and in close-ups with pawns on their way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tockade.game import Game
from tockade.game_types import REFEREE, Piece, Scene
from tockade.picture.board_geometry import BoardGeometry, Spot, seated_at
from tockade.picture.board_look import board_look
from tockade.picture.captions import Captions
from tockade.picture.svg.board import BoardUnderPieces
from tockade.picture.svg.cards import card
from tockade.picture.svg.markup import SCALE, circle, element, group, path, spot, style
from tockade.picture.svg.materials import board_materials
from tockade.picture.svg.piece_symbols import definitions
from tockade.picture.svg.pieces import Pieces
from tockade.picture.theme import Theme, seats
from tockade.rules_sheet.row_diagram import INK, arrow_head, crossed, drawing, tag

GRAIN = 1.4
BOARD = "sheet-board"
WIDE, TALL = 2.5, 1.3
"""The shapes of the pictures: of a turn, and beside a passage."""
CARD = 0.17
"""The width of a played card, of the picture's."""


class CloseUp(Struct, frozen=True):
    """A part of the board: what stands there, who moves along which places, who is sent back, the card played."""

    pawns: tuple[tuple[str, int], ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()
    """The places that a pawn walks through; it is faint where it ends."""
    sent_back: tuple[str, ...] = ()
    guarded: tuple[str, ...] = ()
    barricades: tuple[str, ...] = ()
    card: str = ""
    shape: float = WIDE
    """Width to height."""
    room: float = 1.1
    """Board round what is shown, in steps."""

    def places(self) -> list[str]:
        return [*(place for place, _ in self.pawns), *(place for way in self.ways for place in way)]


class SheetBoard:
    """One game's board in one theme, as the first seat sees it."""

    def __init__(self, game: Game[Any, Any], theme: Theme, captions: Captions) -> None:
        self.game = game
        self.theme = theme
        self.captions = captions
        self.scene: Scene = game.scene(game.view(game.start(), REFEREE))
        self.frame = BoardGeometry(game.plan, self.scene.arms, seated_at(self.scene.arms, 0))
        self.looks = seats(game.plan)
        self.look = board_look(game.rules.id)
        self.pieces = Pieces(self.frame, theme, self.looks, captions)

    def materials(self) -> str:
        """What every picture of the sheet uses by name."""
        under = self.bare_board().drawn()
        made = board_materials(self.theme, self.look.wood, GRAIN) + definitions(self.theme)
        known = element("defs", made, group(under, id=BOARD))
        return element("svg", known, class_="materials", width=0, height=0, aria_hidden="true")

    def bare_board(self) -> BoardUnderPieces:
        """Numbers are printed where the sheets print them; names of squares are for those who type moves."""
        bare = BoardUnderPieces(self.frame, self.theme, self.looks, self.look)
        if not any(point.label.isdigit() for point in self.game.plan.points):
            bare.wells.labels = "none"
        return bare

    def icon(self) -> str:
        """The board in small, for the head of the sheet."""
        return self._framed(0.5, "icon", "", self.pieces.drawn(self.scene, ()))

    def whole(self, marks: Sequence[Spot], label: str) -> str:
        """The board at the start, with numbered marks."""
        tags = [tag(str(at), *place) for at, place in enumerate(marks, 1)]
        return self._framed(0.35, "whole-board", label, self.pieces.drawn(self.scene, ()), *tags)

    def _framed(self, edge: float, kind: str, label: str, *parts: str) -> str:
        left, top, right, bottom = self.frame.plank()
        view = left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge
        return drawing(*view, element("use", href=f"#{BOARD}"), *parts, kind=kind, label=label)

    def with_pieces(self, pieces: Sequence[Piece]) -> Scene:
        """The scene with these pieces alone."""
        return replace(self.scene, pieces=tuple(pieces))

    def beside(self, place: str, across: float, down: float) -> Spot:
        """A spot near a place, for a mark."""
        x, y = self.frame.spots[place]
        return x + across, y + down

    def close_up(self, seen: CloseUp) -> str:
        marks = dict.fromkeys(seen.guarded, "fresh")
        standing = [Piece("pawn", place, seat, marks.get(place, "")) for place, seat in seen.pawns]
        standing += [Piece("barricade", place) for place in seen.barricades]
        parts = [element("use", href=f"#{BOARD}"), self.pieces.drawn(self.with_pieces(standing), ())]
        parts += [self.way(way, dict(seen.pawns)) for way in seen.ways]
        parts += [self.cross(place) for place in seen.sent_back]
        left, top, width, height = self.around(seen)
        if seen.card:
            wide = width * CARD
            parts.append(card(seen.card, left + width - wide * 1.2, top + wide * 0.2, wide, self.theme, self.captions))
        return drawing(left, top, width, height, *parts, kind="close-up")

    def around(self, seen: CloseUp) -> tuple[float, float, float, float]:
        """Left, top, width and height: all that happens, with some board round it."""
        spots = [self.frame.spots[place] for place in seen.places()]
        left, right = min(x for x, _ in spots) - seen.room, max(x for x, _ in spots) + seen.room
        top, bottom = min(y for _, y in spots) - seen.room, max(y for _, y in spots) + seen.room
        right += (right - left) * CARD * 1.3 if seen.card else 0
        width = max(right - left, (bottom - top) * seen.shape)
        height = width / seen.shape
        return (left + right - width) / 2, (top + bottom - height) / 2, width, height

    def way(self, places: Sequence[str], standing: dict[str, int]) -> str:
        """The walk of a pawn, and the pawn faint where it ends."""
        spots = [self.frame.spots[place] for place in places]
        (x, y), (before_x, before_y) = spots[-1], spots[-2]
        line = f"M{'L'.join(spot(*at) for at in spots)}"
        look = style(fill="none", stroke_linejoin="round", stroke_linecap="round")
        halo = path(line, **look, stroke="#fffaf0", stroke_width=0.26 * SCALE)
        drawn = path(line, **look, stroke=INK, stroke_width=0.13 * SCALE)
        seat = standing.get(places[0], 0)
        faint = group(self.pieces.pawn(Piece("pawn", places[-1], seat), (x, y), 0.44), opacity=0.6)
        start = self.pieces.pawn(Piece("pawn", places[0], seat), spots[0], 0.44)
        return halo + drawn + faint + start + arrow_head(x, y, x - before_x, y - before_y, 0.36)

    def cross(self, place: str) -> str:
        """What stood there is sent back."""
        x, y = self.frame.spots[place]
        ring = circle(x, y, 0.52, fill="none", stroke="#1c1208", stroke_width=0.07 * SCALE)
        return ring + crossed(x, y, 0.3)
