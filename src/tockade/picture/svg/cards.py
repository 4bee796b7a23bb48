"""Playing cards: a big rank, an index, a figure for jack, queen, king and joker; no suits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tockade.game_types import HIDDEN
from tockade.picture.captions import Captions
from tockade.picture.svg.markup import SCALE, box, circle, element, group, number, path, spot, style, text, title
from tockade.picture.theme import Theme

RATIO = 1.42
"""Height to width."""


def _balls(radius: float, *middles: tuple[float, float]) -> str:
    half = f"a{radius} {radius} 0 1 0"
    return "".join(f"M{x - radius:g} {y}{half} {2 * radius} 0{half} {-2 * radius} 0Z" for x, y in middles)


FIGURES = {
    "J": "M-9 4Q0 -1 9 4L8 7Q0 3 -8 7ZM-7.5 3C-8 -4 -3 -8 2 -7.5C6 -7 8 -3 7.5 3Q0 -1.2 -7.5 3Z"
    "M5 -6C8 -13 13 -13 14 -10C12 -10 11 -7 6 -4Z",
    "Q": "M-10 7L-12 -4L-6 0L-4 -7L0 -1L4 -7L6 0L12 -4L10 7Z" + _balls(1.8, (-12, -6), (-4, -9.4), (4, -9.4), (12, -6)),
    "K": "M-11 8V-7L-5.4 -1L0 -10L5.4 -1L11 -7V8ZM-1.1 -15.5H1.1V-9.5H-1.1ZM-3 -13.8H3V-11.6H-3Z",
    "X": "M-11 7C-11 -2 -14 -4 -15 -7C-10 -9 -6 -6 -4 -2C-4 -8 -1 -11 0 -12C1 -11 4 -8 4 -2C6 -6 10 -9 15 -7"
    "C14 -4 11 -2 11 7Z" + _balls(2.1, (-15.4, -8), (0, -13.6), (15.4, -8)),
}
"""Plumed cap, coronet, crown, jester's cap: about thirty wide, the middle at the origin."""


def card(name: str, x: float, y: float, width: float, theme: Theme, captions: Captions) -> str:
    """A card with its upper left corner there, face up, or its back where it is hidden."""
    if name == HIDDEN:
        return _back(x, y, width, theme)
    index = captions.index(name)
    edge = style(fill=theme["card-shade"], stroke=theme["card-edge"], stroke_width=1)
    paper = box(x, y, width, width * RATIO, width * 0.1, **edge)
    return group(title(index), paper, *_face(name, index, x, y, width, theme))


def _face(name: str, index: str, x: float, y: float, width: float, theme: Theme) -> Iterator[str]:
    ink = theme["card-joker" if name == "X" else "card-court" if name in FIGURES else "card-ink"]
    look = style(fill=ink, font_weight=700)
    yield text(index, x + width * 0.2, y + width * 0.2, width * 0.28, **look)
    if name in FIGURES:
        place = f"translate({spot(x + width / 2, y + width * RATIO * 0.56)}) scale({number(width * 0.0245 * SCALE)})"
        yield path(FIGURES[name], transform=place, fill=ink)
        return
    yield text(index, x + width * 0.5, y + width * RATIO * 0.56, width * (0.46 if len(index) > 1 else 0.58), **look)


def _back(x: float, y: float, width: float, theme: Theme) -> str:
    height, inset = width * RATIO, width * 0.09
    edge = style(fill="#fff7e4", stroke="#c9b58f", stroke_width=0.8)
    middle = x + width / 2, y + height / 2
    rhombs = "".join(_rhomb(*middle, width * reach, height * reach * 0.82) for reach in (0.3, 0.2))
    line = style(fill="none", stroke=theme["back-line"], stroke_width=1)
    return group(
        box(x, y, width, height, width * 0.1, **edge),
        box(x + inset, y + inset, width - 2 * inset, height - 2 * inset, width * 0.06, fill=theme["back"]),
        path(rhombs, **line),
        circle(*middle, width * 0.07, fill=theme["back-line"]),
    )


def _rhomb(x: float, y: float, wide: float, high: float) -> str:
    return f"M{spot(x, y - high)}L{spot(x + wide, y)}L{spot(x, y + high)}L{spot(x - wide, y)}Z"


def fan(names: Sequence[str], x: float, y: float, width: float, room: float, look: tuple[Theme, Captions]) -> str:
    """Cards side by side, overlapping where the room is short."""
    step = min(width * 1.06, (room - width) / max(len(names) - 1, 1))
    return "".join(card(name, x + step * at, y, width, *look) for at, name in enumerate(names))


def pile(names: Sequence[str], top: str, x: float, y: float, width: float, look: tuple[Theme, Captions]) -> str:
    """A pile seen from above, its top card, and how many there are."""
    theme, captions = look
    height = width * RATIO
    if not names:
        empty = style(fill="none", stroke=theme["brass-edge"], stroke_dasharray="4 4")
        return box(x, y, width, height, width * 0.1, **empty)
    under = [card(HIDDEN if top == HIDDEN else top, x + 0.05, y + 0.06, width, *look)] if len(names) > 1 else []
    plate = box(x + width * 0.2, y + height + 0.1, width * 0.6, 0.46, 0.2, fill=theme["plate"], fill_opacity=0.86)
    ink = style(fill=theme["text"], font_weight=700)
    count = text(str(len(names)), x + width / 2, y + height + 0.33, 0.34, **ink)
    return element("g", *under, card(top, x, y, width, theme, captions), plate, count)
