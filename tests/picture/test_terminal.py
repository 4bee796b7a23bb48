"""The terminal drawing fits eighty columns, shows every pawn by letter and shape, and names every square."""

import io
import re

import pytest
from rich.console import Console
from tests.picture.scenes import CAPTIONS, all_scenes, begun, tijou, tock

from tockade.game_types import BoardPlan, PointKind, Scene
from tockade.picture import draw_in_terminal
from tockade.picture.board_geometry import BoardGeometry, seated_at
from tockade.picture.terminal.arm_strips import walk
from tockade.picture.terminal.point_text import BARRICADE, GLYPHS, shorten
from tockade.picture.theme import SHAPES


def shown(plan: BoardPlan, scene: Scene, viewer: int = 0, colour: bool = False) -> str:
    out = io.StringIO()
    console = Console(file=out, width=200, force_terminal=colour, color_system="truecolor" if colour else None)
    console.print(draw_in_terminal(plan, scene, CAPTIONS, viewer))
    return out.getvalue()


@pytest.mark.parametrize("number", range(7))
def test_every_board_fits_eighty_columns(number: int) -> None:
    plan, scene = all_scenes()[number]
    for viewer in range(len(scene.arms)):
        assert max(map(len, shown(plan, scene, viewer).splitlines())) <= 80


@pytest.mark.parametrize("arms", [4, 6, 8])
def test_every_pawn_is_seen_by_shape_and_letter(arms: int) -> None:
    plan, scene = tock(arms)
    board = shown(plan, scene)
    for seat in range(arms):
        mark = GLYPHS[SHAPES[seat]] + CAPTIONS.initials[seat]
        assert board.count(mark) == 5, mark  # four pawns, and the line of the player


@pytest.mark.parametrize("arms", [4, 6, 8])
def test_every_square_can_be_found_by_its_number(arms: int) -> None:
    plan, scene = tock(arms)
    empty = Scene((), scene.arms, (), "play")
    numbers = re.findall(r"\d+", shown(plan, empty).replace("h", " "))
    squares = [shorten(p) for p in plan.points if p.kind not in (PointKind.BASE, PointKind.ROOM)]
    rooms = [p.label for p in plan.points if p.kind is PointKind.ROOM]
    assert sorted(numbers) == sorted(squares + rooms)


def test_squares_of_an_arm_run_in_the_direction_of_travel() -> None:
    plan, scene = tock(6)
    frame = BoardGeometry(plan, scene.arms, seated_at(scene.arms, 0))
    expected = [*(f"a{number}" for number in range(8, 19)), *(f"a{number}" for number in range(1, 8))]
    assert [point.name for point in walk(frame, 0)] == expected


def test_pieces_that_share_a_square_all_show() -> None:
    lines = shown(*tijou()).splitlines()
    assert any("●▲■a0" in line for line in lines)
    assert any("▲★★bh" in line for line in lines)


def test_barricades_are_seen_and_rows_are_named() -> None:
    board = shown(*begun("barricades 4"))
    assert board.count(BARRICADE) == 11
    assert all(re.search(rf"^ *{row}\. ", board, re.MULTILINE) for row in range(14))


def test_tk6_the_pushing_side_is_marked() -> None:
    plan, scene = begun("trikolos")
    assert shown(plan, scene, 0).count("◀") == shown(plan, scene, 1).count("▶ ") - 1 == 6


def test_colour_is_added_to_shape_and_letter() -> None:
    plan, scene = tock(4)
    assert "\x1b[" in shown(plan, scene, colour=True)
    assert "\x1b[" not in shown(plan, scene)


def test_hands_and_piles_are_told() -> None:
    board = shown(*tock(4))
    assert "A R ★" in board
    assert "pioche 23 · défausse 2 (D) · ! protégé" in board
