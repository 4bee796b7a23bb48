"""A whole picture: one SVG that stands alone, with its title and its description."""

from __future__ import annotations

from collections.abc import Sequence

from tockade.game import SPECTATOR, Plan, Scene
from tockade.picture.board import MARGIN, Board
from tockade.picture.captions import Captions
from tockade.picture.frame import Frame
from tockade.picture.markup import SCALE, box, element, number, title
from tockade.picture.pieces import Pieces
from tockade.picture.sides import WIDTH, Sides
from tockade.picture.theme import LIGHT, Theme, seats

EDGE = 0.7
SMALLEST = 960.0
"""How wide a picture is at least, in pixels."""
FONT = "Georgia, 'DejaVu Serif', 'Liberation Serif', serif"


def svg(
    plan: Plan,
    scene: Scene,
    captions: Captions | None = None,
    viewer: int = SPECTATOR,
    theme: Theme = LIGHT,
    teams: Sequence[Sequence[int]] = (),
) -> str:
    """The board as this viewer sits at it, with everything on and beside it."""
    words = captions or Captions()
    frame = Frame(plan, scene, viewer)
    looks = seats(plan)
    sides = Sides(frame, scene, theme, looks, words)
    left, top, right, bottom = frame.extent(MARGIN + EDGE)
    height = max(bottom - top, sides.height + 2 * EDGE)
    upper = (top + bottom - height) / 2
    view = left, upper, right - left + WIDTH + EDGE, height
    return _document(
        view,
        words,
        box(*view, 0, fill=theme.table),
        Board(frame, theme, looks).drawn(),
        sides.piles(),
        Pieces(frame, theme, looks, words).drawn(scene, teams),
        sides.players(right, upper + EDGE),
    )


def _document(view: tuple[float, float, float, float], words: Captions, *parts: str) -> str:
    whole = [value * SCALE for value in view]
    larger = max(1.0, SMALLEST / whole[2])
    about = title(words.title) + element("desc", _plain(words.description))
    return element(
        "svg",
        about,
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(value) for value in whole),
        width=whole[2] * larger,
        height=whole[3] * larger,
        role="img",
        aria_label=words.title,
        font_family=FONT,
    )


def _plain(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")
