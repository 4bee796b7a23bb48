"""What lies beside the board in an SVG: the players with their hands, the piles and the die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tockade.game_types import HIDDEN, Scene
from tockade.picture.board_geometry import BoardGeometry
from tockade.picture.captions import Captions
from tockade.picture.svg.cards import RATIO, fan, pile
from tockade.picture.svg.markup import SCALE, box, circle, element, group, style, text
from tockade.picture.svg.piece_symbols import LOOKS
from tockade.picture.svg.seat_shapes import placed
from tockade.picture.theme import SeatLook, Theme

WIDTH = 7.0
CARD = 1.1
NAMED = 1.15
"""The height of a row without cards."""
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class BesideBoard:
    """Draws the players, the piles and the die of one scene."""

    def __init__(
        self, frame: BoardGeometry, scene: Scene, theme: Theme, seats: Sequence[SeatLook], captions: Captions
    ) -> None:
        self.frame = frame
        self.scene = scene
        self.theme = theme
        self.seats = seats
        self.captions = captions
        self.look = theme, captions

    @property
    def row(self) -> float:
        return NAMED + CARD * RATIO + 0.35 if any(self.scene.hands) else NAMED + 0.2

    @property
    def height(self) -> float:
        return self.row * len(self.scene.arms) + (2.2 if self.scene.die else 0)

    def players(self, x: float, y: float) -> str:
        """One row for each seat, in the order of play."""
        rows = [self.player(seat, x, y + self.row * seat) for seat in range(len(self.scene.arms))]
        if self.scene.die:
            rows.append(self.die(x + 0.4, y + self.row * len(self.scene.arms) + 0.3))
        return group(*rows, class_="players")

    def player(self, seat: int, x: float, y: float) -> str:
        parts = list(self.ground(seat, x, y))
        pawn = f"#pawn-{LOOKS.index(self.seats[seat])}"
        parts.append(element("use", href=pawn, transform=placed(x + 0.65, y + 0.6, 0.4)))
        name = " · ".join(filter(None, (self.captions.name(seat), self.frame.named(self.scene.arms[seat]))))
        words = style(fill=self.theme["text"], font_weight=700, text_anchor="start")
        parts.append(text(name, x + 1.3, y + 0.6, 0.5, **words))
        parts.append(self.notes(seat, x + WIDTH - 0.35, y + 0.6))
        if seat < len(self.scene.hands):
            parts.append(fan(self.scene.hands[seat], x + 0.35, y + NAMED, CARD, WIDTH - 0.7, self.look))
        return group(*parts)

    def ground(self, seat: int, x: float, y: float) -> Iterator[str]:
        """A plate under the player, with a bar for whoever is to play."""
        plate = style(fill=self.theme["plate"], stroke=self.theme["plate-note"], stroke_opacity=0.4, stroke_width=1.5)
        yield box(x, y, WIDTH, self.row - 0.2, 0.25, **plate)
        if seat in self.scene.actors:
            bar = style(fill="none", stroke=self.theme["gold"], stroke_width=0.12 * SCALE)
            yield box(x, y, WIDTH, self.row - 0.2, 0.25, **bar)

    def notes(self, seat: int, x: float, y: float) -> str:
        """Dealer, passed, tokens, points."""
        said = []
        if seat in self.scene.actors:
            said.append(self.captions.to_play)
        if seat == self.scene.dealer:
            said.append(self.captions.dealer)
        if seat in self.scene.passed:
            said.append(self.captions.passed)
        if seat < len(self.scene.tokens) and self.scene.tokens[seat]:
            said.append("★" * self.scene.tokens[seat])
        if self.scene.points:
            said.append(str(self.scene.points[seat]))
        look = style(fill=self.theme["plate-note"], text_anchor="end", font_style="italic")
        return text(" · ".join(filter(None, said)), x, y, 0.36, **look)

    def die(self, x: float, y: float) -> str:
        edge = style(fill=self.theme["card"], stroke=self.theme["card-edge"], stroke_width=2)
        pips = [
            circle(x + 0.75 + 0.4 * dx, y + 0.75 + 0.4 * dy, 0.15, fill=self.theme["card-ink"])
            for dx, dy in PIPS[self.scene.die]
        ]
        return group(box(x, y, 1.5, 1.5, 0.3, **edge), *pips)

    def piles(self) -> str:
        """Stock and discard in the middle of the board, where the sheets put them."""
        if self.scene.stock is None and self.scene.discard is None:
            return ""
        x, y = self.frame.centre()
        width = 1.5
        top = y - width * RATIO / 2 - 0.2
        parts = []
        if self.scene.stock is not None:
            following = self.scene.stock[0] if self.scene.stock else HIDDEN
            parts.append(pile(self.scene.stock, following, x - width - 0.1, top, width, self.look))
        if self.scene.discard is not None:
            newest = self.scene.discard[-1] if self.scene.discard else HIDDEN
            parts.append(pile(self.scene.discard, newest, x + 0.1, top, width, self.look))
        return group(*parts, class_="piles")
