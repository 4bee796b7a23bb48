"""Boards by themselves: nothing on them looks like a pawn, numbers are printed, and they turn for their viewer."""

import re
from xml.etree import ElementTree

import pytest

from tockade import games
from tockade.game_types import REFEREE, Scene
from tockade.games import AnyGame
from tockade.picture import THEMES, board_look, draw_board
from tockade.picture.theme import SEATS

SETUPS = [
    "tock-globe 4 teams",
    "tock-globe 6",
    "tock-globe 8",
    "tijou",
    "barricades 4",
    "barricades 2 board=small",
    "trikolos",
]
SVG = "{http://www.w3.org/2000/svg}"


def begun(setup: str) -> tuple[AnyGame, Scene]:
    game = games.read(setup)
    return game, game.scene(game.view(game.start(), REFEREE))


def board(setup: str, theme: str = "evening", arm: int = 0, shelf: bool = False) -> str:
    game, scene = begun(setup)
    return draw_board(game.plan, scene.arms, THEMES[theme], board_look(game.rules.id), arm, scene if shelf else None)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("setup", SETUPS)
def test_every_board_is_drawn_and_stands_alone(setup: str, theme: str) -> None:
    for shelf in (False, True):
        picture = board(setup, theme, shelf=shelf)
        ElementTree.fromstring(picture)
        wanted = set(re.findall(r'(?:href="|url\()#([\w-]+)', picture))
        assert wanted <= set(re.findall(r'id="([\w-]+)"', picture))
        assert not re.search(r'href="(?!#)|url\((?!#)|<script|@import', picture)


@pytest.mark.parametrize("setup", SETUPS)
def test_only_pawns_are_discs_in_a_seats_colour(setup: str) -> None:
    fills = {circle.get("fill") for circle in ElementTree.fromstring(board(setup)).iter(f"{SVG}circle")}
    assert fills.isdisjoint(look.fill for look in SEATS)


def test_a_start_of_barricades_has_no_french_letter() -> None:
    assert not list(ElementTree.fromstring(board("barricades 4")).iter(f"{SVG}text"))


def test_strong_numbers_stay_where_a_board_is_small() -> None:
    root = ElementTree.fromstring(board("tock-globe 4 teams"))
    strong = [group for group in root.iter(f"{SVG}g") if group.get("class") == "strong"]
    assert {text.text for group in strong for text in group} == {"16", "18", "7"}


def test_the_board_is_turned_for_its_viewer() -> None:
    assert len({board("tock-globe 4 teams", arm=arm) for arm in range(4)}) == 4


def test_games_have_boards_of_their_own() -> None:
    looks = [
        board_look(rules) for rules in ("tock-globe", "tock-fadoq", "tockcitan", "tijou", "barricades", "trikolos")
    ]
    assert len(set(looks)) == len(looks)
    assert board_look("unknown").wood == "honey"
