"""Playing cards: a big rank, large indices, a figure for jack, queen, king and joker; no suits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tockade.game import HIDDEN
from tockade.picture.captions import Captions
from tockade.picture.markup import SCALE, box, circle, group, path, spot, style, text, title
from tockade.picture.theme import Theme

RATIO = 1.4
"""Height to width."""

# Figures on a field one wide, the middle at 0, 0: crown, coronet, plumed cap, jester's cap.
Outline = Sequence[tuple[float, float]]
FIGURES: dict[str, Outline] = {
    "K": (
        (-0.3, 0.2), (-0.36, -0.16), (-0.17, 0.0), (-0.1, -0.24), (0, -0.04),
        (0.1, -0.24), (0.17, 0.0), (0.36, -0.16), (0.3, 0.2),
    ),
    "Q": ((-0.28, 0.18), (-0.34, -0.06), (-0.15, 0.06), (0, -0.26), (0.15, 0.06), (0.34, -0.06), (0.28, 0.18)),
    "J": ((-0.32, 0.16), (-0.24, -0.06), (-0.02, -0.16), (0.16, -0.3), (0.34, -0.32), (0.2, -0.12), (0.3, 0.16)),
    "X": (
        (-0.2, 0.2), (-0.38, -0.1), (-0.2, -0.02), (-0.12, -0.28), (0, -0.04),
        (0.12, -0.28), (0.2, -0.02), (0.38, -0.1), (0.2, 0.2),
    ),
}  # fmt: skip
BALLS = {"X": ((-0.38, -0.1), (-0.12, -0.28), (0.12, -0.28), (0.38, -0.1)), "Q": ((0, -0.3),), "K": (), "J": ()}
COLOURS = {"K": "#A13A1E", "Q": "#8A3A6B", "J": "#1F5C86", "X": "#2E7D4F"}


def card(name: str, x: float, y: float, width: float, theme: Theme, captions: Captions) -> str:
    """A card with its upper left corner there, face up, or its back where it is hidden."""
    if name == HIDDEN:
        return _back(x, y, width, theme)
    index = captions.index(name)
    ink = COLOURS.get(name, theme.card_ink)
    edge = style(fill=theme.card, stroke=theme.card_edge, stroke_width=1.2)
    parts = [title(index), box(x, y, width, width * RATIO, width * 0.1, **edge)]
    parts += _face(name, index, x, y, width, ink)
    return group(*parts)


def _face(name: str, index: str, x: float, y: float, width: float, ink: str) -> Iterator[str]:
    look = style(fill=ink, font_weight=700)
    narrow = 0.32 if len(index) > 1 else 0.42
    yield text(index, x + width * 0.24, y + width * 0.25, width * narrow, **look)
    if name in FIGURES:
        yield from _figure(name, x + width / 2, y + width * RATIO * 0.62, width * 0.9, ink)
        return
    big = 0.62 if len(index) > 1 else 0.86
    yield text(index, x + width * 0.54, y + width * RATIO * 0.64, width * big, **look)


def _figure(name: str, x: float, y: float, size: float, ink: str) -> Iterator[str]:
    outline = " L".join(spot(x + dx * size, y + dy * size) for dx, dy in FIGURES[name])
    yield path(f"M{outline} Z", fill=ink, stroke=ink, stroke_width=0.03 * SCALE, stroke_linejoin="round")
    yield box(x - 0.31 * size, y + 0.24 * size, 0.62 * size, 0.1 * size, 0.04 * size, fill=ink)
    for dx, dy in BALLS[name]:
        yield circle(x + dx * size, y + dy * size, 0.07 * size, fill=ink)


def _back(x: float, y: float, width: float, theme: Theme) -> str:
    height = width * RATIO
    edge = style(fill=theme.card_back, stroke=theme.card_edge, stroke_width=1.2)
    inset = width * 0.12
    line = style(fill="none", stroke=theme.card_line, stroke_width=1)
    across, down = x + width / 2, y + height / 2
    diamond = [(across, y + inset * 1.6), (x + width - inset * 1.6, down), (across, y + height - inset * 1.6)]
    diamond.append((x + inset * 1.6, down))
    return group(
        box(x, y, width, height, width * 0.1, **edge),
        box(x + inset, y + inset, width - 2 * inset, height - 2 * inset, width * 0.06, **line),
        path(f"M{' L'.join(spot(*corner) for corner in diamond)} Z", **line),
    )


def fan(names: Sequence[str], x: float, y: float, width: float, room: float, look: tuple[Theme, Captions]) -> str:
    """Cards side by side, overlapping where the room is short."""
    step = min(width * 1.06, (room - width) / max(len(names) - 1, 1))
    return "".join(card(name, x + step * at, y, width, *look) for at, name in enumerate(names))


def pile(names: Sequence[str], top: str, x: float, y: float, width: float, look: tuple[Theme, Captions]) -> str:
    """A pile seen from above, its top card, and how many there are."""
    theme, captions = look
    height = width * RATIO
    if not names:
        empty = style(fill="none", stroke=theme.well_edge, stroke_dasharray="4 4")
        return box(x, y, width, height, width * 0.1, **empty)
    under = [card(HIDDEN if top == HIDDEN else top, x + 0.05, y + 0.06, width, *look)] if len(names) > 1 else []
    count = text(str(len(names)), x + width / 2, y + height + 0.24, 0.34, fill=theme.text, font_weight=700)
    return group(*under, card(top, x, y, width, theme, captions), count)
