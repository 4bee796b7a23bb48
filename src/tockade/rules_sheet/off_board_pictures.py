"""Pictures of a turn away from the board: a hand with a card chosen, the piles, cards that cross, a die."""

from __future__ import annotations

from collections.abc import Sequence

from tockade.game_types import HIDDEN
from tockade.picture.captions import Captions
from tockade.picture.svg.beside_board import PIPS
from tockade.picture.svg.cards import card
from tockade.picture.svg.markup import SCALE, box, circle, group, path, spot, style
from tockade.picture.theme import Theme
from tockade.rules_sheet.row_diagram import INK, arrow_head, drawing, sheet_box
from tockade.rules_sheet.sheet_board import WIDE

WIDTH, HEIGHT = 9.4, 9.4 / WIDE
CARD = 1.7


class HandPictures:
    """Draws in one theme."""

    def __init__(self, theme: Theme, captions: Captions) -> None:
        self.theme = theme
        self.captions = captions

    def picture(self, *parts: str) -> str:
        ground = sheet_box(0, 0, WIDTH, HEIGHT, self.theme)
        return drawing(0, 0, WIDTH, HEIGHT, ground, *parts, kind="close-up")

    def card(self, name: str, x: float, y: float, width: float = CARD) -> str:
        return card(name, x, y, width, self.theme, self.captions)

    def hand(self, names: Sequence[str], chosen: int) -> str:
        """A hand of cards, one of them raised and on its way."""
        step = min(1.35, (WIDTH - 0.6 - CARD) / max(1, len(names) - 1))
        left = (WIDTH - step * (len(names) - 1) - CARD) / 2
        order = [at for at in range(len(names)) if at != chosen] + [chosen]
        cards = [self.card(names[at], left + step * at, 0.85 if at == chosen else 1.6) for at in order]
        x = left + step * chosen + CARD / 2
        return self.picture(*cards, self.arrow((x, 0.8), (x, 0.15)))

    def draw(self, names: Sequence[str]) -> str:
        """A card that goes from the stock to the hand."""
        stock = [self.card(HIDDEN, 0.75 + 0.08 * at, 0.75 - 0.06 * at) for at in range(4)]
        left = 5.0
        held = [self.card(name, left + 0.72 * at, 1.55, 1.35) for at, name in enumerate(names)]
        return self.picture(*stock, *held, self.arrow((2.9, 1.3), (5.6, 1.3), -0.5))

    def change(self, names: Sequence[str]) -> str:
        """A hand that is shown, and laid aside."""
        step = 1.3
        cards = [self.card(name, 1.3 + step * at, 0.75, 1.2) for at, name in enumerate(names)]
        return self.picture(*cards, self.arrow((1.2, 3.0), (7.9, 3.0), 0.3))

    def exchange(self, given: str, received: str) -> str:
        """Two cards that cross between partners."""
        one = self.card(given, 0.9, 0.7)
        other = self.card(received, WIDTH - 0.9 - CARD, 0.7)
        across = self.arrow((2.9, 1.4), (6.5, 1.4), -0.4), self.arrow((6.5, 2.4), (2.9, 2.4), 0.4)
        return self.picture(one, other, *across)

    def keep(self, names: Sequence[str]) -> str:
        """Cards kept for the next deal: a ring round them."""
        cards = [self.card(name, 2.9 + 1.9 * at, 0.7) for at, name in enumerate(names)]
        line = style(fill="none", stroke=INK, stroke_width=0.1 * SCALE, stroke_dasharray="9 6")
        return self.picture(box(2.4, 0.35, 4.6, 3.1, 0.5, **line), *cards)

    def die(self, number: int, x: float, y: float, side: float = 1.5) -> str:
        edge = style(fill=self.theme["card"], stroke=self.theme["card-edge"], stroke_width=2)
        pips = [
            circle(x + side / 2 + side * 0.27 * dx, y + side / 2 + side * 0.27 * dy, side * 0.1, fill="#2a2018")
            for dx, dy in PIPS[number]
        ]
        return group(box(x, y, side, side, side * 0.2, **edge), *pips)

    def throw(self, number: int) -> str:
        """A die that has tumbled."""
        tumbled = f"rotate(-12 {spot(WIDTH / 2, HEIGHT / 2)})"
        return self.picture(group(self.die(number, WIDTH / 2 - 1.1, HEIGHT / 2 - 1.15, 2.2), transform=tumbled))

    def die_sign(self, number: int) -> str:
        """The die beside a diagram."""
        return drawing(-0.1, -0.1, 2.0, 2.0, self.die(number, 0.1, 0.1, 1.6), kind="sign")

    def arrow(self, start: tuple[float, float], end: tuple[float, float], rise: float = 0.0) -> str:
        """Straight, or bent to one side."""
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + rise * 2
        line = style(fill="none", stroke=INK, stroke_width=0.12 * SCALE, stroke_linecap="round")
        drawn = path(f"M{spot(*start)}Q{spot(x, y)} {spot(*end)}", **line)
        return drawn + arrow_head(*end, end[0] - x, end[1] - y, 0.34)
