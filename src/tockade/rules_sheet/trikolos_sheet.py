"""The sheet of Trikolos: push a row, then move a pawn as its lights allow."""

from __future__ import annotations

from tockade.game_types import Piece
from tockade.games.trikolos.board_plan import SPARE, arrived, waiting
from tockade.games.trikolos.constants import NAMES, SIDE
from tockade.games.trikolos.game import Trikolos
from tockade.games.trikolos.start_tiles import STANDARD, StartTiles
from tockade.picture.board_geometry import Spot
from tockade.picture.svg.markup import SCALE, element, path, spot, style, text
from tockade.picture.svg.seat_shapes import placed
from tockade.picture.theme import LIGHTS
from tockade.rules_sheet.row_diagram import INK, Strip, arrow_head, drawing
from tockade.rules_sheet.sheet_board import BOARD, WIDE, SheetBoard
from tockade.rules_sheet.sheet_content import Passage, Pictured
from tockade.rules_sheet.sheet_words import SheetWords


def facts_to_say(game: Trikolos) -> dict[str, str | int]:
    """The facts as arguments of messages."""
    tiles = StartTiles.of(game.setup)
    green, orange, red = tiles.counts
    return {"green": green, "orange": orange, "red": red, "layout": dict(game.setup.options).get("layout", "standard")}


class TrikolosSheetParts:
    """Composes the parts of one sheet."""

    def __init__(self, game: Trikolos, board: SheetBoard, words: SheetWords) -> None:
        self.board = board
        self.words = words
        self.tiles = StartTiles.of(game.setup).letters or STANDARD

    def marks(self) -> list[tuple[str, Spot]]:
        at = self.board.beside
        return [
            ("camp", at(waiting(0, 1), -1.0, 0)),
            ("push-side", at(NAMES[SIDE - 1], 1.0, 0.72)),
            ("spare", at(SPARE, 0, 1.05)),
            ("other-camp", at(arrived(0, 1), -1.0, 0)),
        ]

    def turn(self) -> list[Pictured]:
        push = (NAMES[2 * SIDE + SIDE - 1], NAMES[2 * SIDE])
        step = self.step_on_green()
        return [
            Pictured(self.close_up(push, "C3"), self.words.say("turn-push")),
            Pictured(self.fallen(), self.words.say("turn-fall")),
            Pictured(self.close_up(step, step[0]), self.words.say("turn-step")),
        ]

    def step_on_green(self) -> tuple[str, str]:
        """A tile in the middle with a green one before it, as white goes; if there is none, any two."""
        middle = [row * SIDE + column for row in (1, 2, 3) for column in (1, 2, 3, 4)]
        at = next((tile for tile in middle if self.tiles[tile + SIDE] == "G"), middle[0])
        return NAMES[at], NAMES[at + SIDE]

    def close_up(self, way: tuple[str, str], pawn: str) -> str:
        """A part of the board with an arrow along a row or a column."""
        pieces = [Piece("tile", name, mark=light) for name, light in zip(NAMES, self.tiles, strict=False)]
        scene = self.board.with_pieces([*pieces, Piece("pawn", pawn, 0)])
        x, y = self.board.frame.spots[pawn]
        (start_x, start_y), (end_x, end_y) = (self.board.frame.spots[name] for name in way)
        shift = 1.5 if start_y == end_y else 0.0
        arrow = self.arrow(
            start_x + (1.4 if shift else 0.2), start_y + (0.4 if shift else -0.3), end_x + 0.2, end_y + 0.35
        )
        parts = (element("use", href=f"#{BOARD}"), self.board.pieces.drawn(scene, ()), arrow)
        return drawing(x - 3.4 + shift, y - 3.4 / WIDE, 6.8, 6.8 / WIDE, *parts, kind="close-up")

    def fallen(self) -> str:
        """A tile that falls off with its pawn, which comes back at the other end of the row."""
        pieces = [Piece("tile", name, mark=light) for name, light in zip(NAMES, self.tiles, strict=False)]
        x, y = self.board.frame.spots["A3"]
        last, _ = self.board.frame.spots["F3"]
        out = element("use", href=f"#tile-{self.tiles[2 * SIDE]}", transform=placed(x - 1.15, y, 1))
        pawn = self.board.pieces.pawn(Piece("pawn", "A3", 0), (x - 0.95, y - 0.12), 0.27)
        back = self.board.pieces.pawn(Piece("pawn", "F3", 0), (last + 0.2, y - 0.12), 0.27)
        parts = (element("use", href=f"#{BOARD}"), self.board.pieces.drawn(self.board.with_pieces(pieces), ()))
        over = self.arrow(x - 0.9, y - 0.5, last, y - 0.5, -1.3)
        return drawing(x - 1.9, y - 4.05 / WIDE - 0.5, 8.1, 8.1 / WIDE, *parts, out, pawn, back, over, kind="close-up")

    def arrow(self, x: float, y: float, to_x: float, to_y: float, rise: float = 0.0) -> str:
        bend = (x + to_x) / 2, (y + to_y) / 2 + rise * 1.6
        look = style(fill="none", stroke_linecap="round")
        line = f"M{spot(x, y)}Q{spot(*bend)} {spot(to_x, to_y)}"
        halo = path(line, **look, stroke="#fffaf0", stroke_width=0.24 * SCALE)
        drawn = path(line, **look, stroke=INK, stroke_width=0.13 * SCALE)
        return halo + drawn + arrow_head(to_x, to_y, to_x - bend[0], to_y - bend[1], 0.36)

    # the lights

    def uses(self) -> list[Pictured]:
        return [
            self.use("green", "G", self.row("OG").hop(0, 1)),
            self.use("orange", "O", self.row("GOG").hop(0, 1)),
            self.use("orange-closed", "O", self.row("GOR").refused(0, 1)),
            self.use("red", "R", self.row("GR").refused(0, 1)),
            self.use("taken", "G", self.row("OG").small_pawn(1, 1).refused(0, 1)),
            self.use("arrive", "G", self.row("G").base(1.4, 0).hop(0, 1.4)),
        ]

    def row(self, lights: str) -> Strip:
        """Tiles one behind the other, towards the other camp; the pawn stands on the first."""
        row = Strip(max(len(lights), 2) + 0.4, self.board.theme, self.board.looks)
        for at, light in enumerate(lights):
            row.tile(at, light, self.board.captions.index(light))
        return row.small_pawn(0)

    def use(self, name: str, light: str, drawn: Strip) -> Pictured:
        tile = element("use", href=f"#tile-{light}", transform=placed(0.9, 0.9, 1.7))
        letter = text(self.board.captions.index(light), 1.24, 0.85, 0.6, fill=LIGHTS[light][1], font_weight=700)
        sign = drawing(-0.05, -0.05, 1.9, 1.95, tile, letter, kind="sign")
        return Pictured(drawn.drawn(), self.words.say(f"light-{name}"), "", sign)

    def passages(self) -> list[Passage]:
        return [self.words.passage("fall"), self.words.passage("home"), self.words.passage("end")]
