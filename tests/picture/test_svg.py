"""Pictures are well-formed, complete, say what they show, and turn for their viewer."""

import re
from xml.etree import ElementTree

import pytest
from tests.picture.scenes import CAPTIONS, all_scenes, begun, tock

from tockade.game_types import SPECTATOR, BoardPlan, Scene
from tockade.picture import DAY, EVENING, PLAIN, SHAPES, Theme, draw_svg
from tockade.picture.board_geometry import BoardGeometry, seated_at
from tockade.picture.theme import SEATS
from tockade.words import Words

SVG = "{http://www.w3.org/2000/svg}"


def drawn(plan: BoardPlan, scene: Scene, viewer: int = SPECTATOR, theme: Theme = DAY) -> ElementTree.Element:
    return ElementTree.fromstring(draw_svg(plan, scene, CAPTIONS, viewer, theme))


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def titles(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}title")]


@pytest.mark.parametrize("theme", [DAY, EVENING, PLAIN])
@pytest.mark.parametrize("number", range(7))
def test_every_board_is_drawn_with_all_its_pieces(number: int, theme: Theme) -> None:
    plan, scene = all_scenes()[number]
    root = drawn(plan, scene, 0, theme)
    told = titles(root)
    for piece in scene.pieces:
        assert any(said.endswith(piece.place) or said.startswith(piece.place) for said in told), piece


def test_title_and_description_are_there_and_escaped() -> None:
    root = drawn(*tock(4))
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-label"] == titles(root)[0] == CAPTIONS.title
    description = root.find(f"{SVG}desc")
    assert description is not None
    assert description.text == CAPTIONS.description


def test_a_picture_stands_alone() -> None:
    picture = draw_svg(*tock(4), CAPTIONS)
    assert not re.search(r'href="(?!#)|url\((?!#)|<script|<style|@import', picture)
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', picture)) <= set(re.findall(r'id="([\w-]+)"', picture))


def test_printed_numbers_stand_on_every_square() -> None:
    said = texts(drawn(*tock(4)))
    assert all(said.count(str(number)) >= 4 for number in range(8, 19))


def test_hidden_cards_are_backs_and_known_ones_have_their_index() -> None:
    plan, scene = tock(4)
    said = texts(drawn(plan, scene, 0))
    assert {"R", "★", "D", "23"} <= set(said)
    assert "?" not in said


@pytest.mark.parametrize("arms", [4, 6, 8])
def test_the_viewer_sits_below(arms: int) -> None:
    plan, scene = tock(arms)
    for viewer in range(arms):
        spots = BoardGeometry(plan, scene.arms, seated_at(scene.arms, viewer)).spots
        starts = [spots[f"{arm}16"][1] for arm in "abcdefgh"[:arms]]
        assert starts.index(max(starts)) == viewer


def test_tk1_each_player_of_trikolos_sits_below() -> None:
    plan, scene = begun("trikolos")
    for viewer, camp in ((0, "ab1"), (1, "bb1")):
        spots = BoardGeometry(plan, scene.arms, seated_at(scene.arms, viewer)).spots
        assert spots[camp][1] > max(spots["A1"][1], spots["A6"][1])


def test_a_board_that_does_not_turn_stays_as_it_is() -> None:
    plan, scene = begun("barricades 4")
    assert (
        BoardGeometry(plan, scene.arms, seated_at(scene.arms, 0)).spots
        == BoardGeometry(plan, scene.arms, seated_at(scene.arms, 3)).spots
    )


def test_seats_differ_in_shape_and_colour_and_are_named_in_that_order() -> None:
    assert len({seat.fill for seat in SEATS}) == len(set(SHAPES)) == 8
    assert tuple(Words("en").shape(seat) for seat in range(8)) == SHAPES


def test_partners_carry_the_same_mark() -> None:
    plan, scene = tock(4)
    alone = draw_svg(plan, scene, CAPTIONS)
    together = draw_svg(plan, scene, CAPTIONS, teams=((0, 2), (1, 3)))
    assert alone.count("#ecc15a") == 0
    assert together.count('stroke="#ecc15a"') == together.count('stroke="#dbe6ea"') == 8
    flat = [draw_svg(plan, scene, CAPTIONS, theme=PLAIN, teams=teams) for teams in ((), ((0, 2), (1, 3)))]
    assert flat[1].count("<circle") - flat[0].count("<circle") == sum(
        4 * (side + 1) for side in (0, 1) for _ in range(2)
    )


def test_a_protected_pawn_is_ringed() -> None:
    plan, scene = tock(4)
    plain = Scene(tuple(p for p in scene.pieces if p.mark != "fresh"), scene.arms, scene.actors, scene.phase)
    assert draw_svg(plan, scene).count('stroke-dasharray="4.5 3"') == 1
    assert draw_svg(plan, plain).count('stroke-dasharray="4.5 3"') == 0
