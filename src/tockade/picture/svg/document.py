"""Whole pictures, each an SVG that stands alone: a position with its title and description, or a board by itself."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tockade.game_types import SPECTATOR, BoardPlan, PointKind, Scene
from tockade.picture.board_geometry import BoardGeometry, Box, seated_at
from tockade.picture.board_look import BoardLook
from tockade.picture.captions import Captions
from tockade.picture.svg.beside_board import WIDTH, BesideBoard
from tockade.picture.svg.board import BoardUnderPieces
from tockade.picture.svg.markup import SCALE, box, element, number, title
from tockade.picture.svg.materials import board_materials
from tockade.picture.svg.piece_symbols import definitions, definitions_for
from tockade.picture.svg.pieces import Pieces
from tockade.picture.theme import DAY, LIGHTS, Theme, seats

ORDINARY = BoardLook()
UNREADABLE = Captions(indices=dict.fromkeys(LIGHTS, ""))
"""The letters of lights belong to a language, and are too small on a shelf."""
EDGE = 0.7
"""Ground round the board: room for its thickness and its shadow; the page hangs the picture by it."""
SMALLEST = 960.0
"""How wide a picture is at least, in pixels."""
FONT = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', 'DejaVu Sans', 'Liberation Sans', sans-serif"
NARROW = "@media (max-width: 430px) { .weak { display: none } .strong text { font-size: 21px } }"
"""On a phone only the strong numbers are printed, and larger."""
FINE, COARSE = 1.4, 4.5
"""The grain of a board in full size, and of one on a shelf."""


def draw_svg(
    plan: BoardPlan,
    scene: Scene,
    captions: Captions | None = None,
    viewer: int = SPECTATOR,
    theme: Theme = DAY,
    teams: Sequence[Sequence[int]] = (),
    look: BoardLook = ORDINARY,
) -> str:
    """The board as this viewer sits at it, with everything on and beside it."""
    words = captions or Captions()
    frame = BoardGeometry(plan, scene.arms, seated_at(scene.arms, viewer))
    looks = seats(plan)
    sides = BesideBoard(frame, scene, theme, looks, words)
    left, top, right, bottom = frame.plank()
    height = max(bottom - top, sides.height) + 2 * EDGE
    upper = (top + bottom - height) / 2
    view = left - EDGE, upper, right - left + WIDTH + 3 * EDGE, height
    return _document(
        view,
        words,
        element("defs", board_materials(theme, look.wood, FINE), definitions(theme)),
        box(*view, 0, fill=theme["ground"]),
        BoardUnderPieces(frame, theme, looks, look, names=True).drawn(),
        sides.piles(),
        Pieces(frame, theme, looks, words).drawn(scene, teams),
        sides.players(right + EDGE, upper + EDGE),
    )


def draw_board(
    plan: BoardPlan,
    arms: Sequence[int],
    theme: Theme,
    look: BoardLook,
    arm: int = 0,
    scene: Scene | None = None,
    typeface: str = "",
) -> str:
    """A board without pieces for the page to lay pawns on; with a scene, small, as it stands on a shelf."""
    plan, scene = (plan, None) if scene is None else _on_shelf(plan, scene)
    frame = BoardGeometry(plan, arms, arm)
    looks = seats(plan)
    parts = [BoardUnderPieces(frame, theme, looks, look, small=scene is not None).drawn()]
    if scene is not None:
        parts.append(Pieces(frame, theme, looks, UNREADABLE).drawn(scene, ()))
    pieces = "" if scene is None else definitions_for(theme, "".join(parts))
    known = element("defs", board_materials(theme, look.wood, FINE if scene is None else COARSE), pieces)
    printed = element("style", typeface + NARROW) if scene is None else ""
    return _document(_with_edge(frame.plank()), Captions(), known, printed, *parts)


def _on_shelf(plan: BoardPlan, scene: Scene) -> tuple[BoardPlan, Scene]:
    """Without what lies beside the board, and without names that would be too small to read."""
    points = tuple(replace(point, label="") for point in plan.points if point.kind is not PointKind.SPARE)
    places = {point.name for point in points}
    kept = tuple(piece for piece in scene.pieces if piece.place in places)
    return replace(plan, points=points), replace(scene, pieces=kept)


def _with_edge(extent: Box) -> Box:
    left, top, right, bottom = extent
    return left - EDGE, top - EDGE, right - left + 2 * EDGE, bottom - top + 2 * EDGE


def _document(view: Box, words: Captions, *parts: str) -> str:
    whole = [value * SCALE for value in view]
    larger = max(1.0, SMALLEST / whole[2])
    about = title(words.title) + element("desc", _plain(words.description)) if words.title else ""
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
