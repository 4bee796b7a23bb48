"""Each of the six games clicked from the first card to the end by its ledger's rule, by role and name only."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.runner import Runner
from tests.browser.visitor import Chooser, Pick, Visitor
from tests.long_runs import LONG

GAMES = [
    ("trikolos", "pb", "fr", 390, 844, "light"),
    ("barricades 2", "pb", "en", 1280, 800, "dark"),
    ("tock-globe 2", "pb", "fr", 320, 640, "dark"),
    ("tock-fadoq", "pbbb", "en", 390, 844, "light"),
    ("tockcitan 2", "pb", "fr", 1280, 800, "light"),
    ("tijou 2", "pb", "fr", 1280, 800, "dark"),
]


NEAR_THE_END = {
    "barricades 2": {0: ["2.0", "2.16", "3.4"], 1: ["13.5"]},
    "tock-globe 2": {0: ["ah4", "ah3", "b3", "a18"], 1: ["b9"]},
    "tock-fadoq": {0: ["ah4", "ah3", "ah2", "d18"], 1: ["b9"], 2: ["ch4", "ch3", "ch2", "ch1"]},
    "tockcitan 2": {0: ["ah4", "ah3", "d12", "d8"], 1: ["b9"]},
    "tijou 2": {0: ["dh", "dh", "c7"]},
    "trikolos": {0: ["home", "home", "home", "A4"], 1: ["home", "E2"]},
}
"""Where the long games begin in `make test`; `make test-long` plays them from the first card."""


@pytest.mark.parametrize(("game", "players", "language", "width", "height", "theme"), GAMES)
def test_a_whole_game_is_played_to_its_end(
    visit: Visit, host: Host, game: str, players: str, language: str, width: int, height: int, theme: str
) -> None:
    table = host.open(game, players, **near_the_end(game))
    person = visit(table.link(0), language, width, height, theme)
    assert play_on(person, game, language) > 3
    assert_won_by_the_rule(person, host, table.name)


def near_the_end(game: str) -> dict[str, Any]:
    if LONG or game not in NEAR_THE_END:
        return {}
    pawns = NEAR_THE_END[game]
    if game == "barricades 2":
        return {"position": positions.barricades(pawns, 2)}
    return {"position": positions.trikolos(pawns) if game == "trikolos" else positions.cards(game, pawns, {})}


def test_tj15_the_last_piece_of_a_team_comes_home(visit: Visit, host: Host) -> None:
    """Four at a Tijou table, with exchanges; two pieces have arrived before."""
    position = positions.cards("tijou", {0: ["dh", "dh", "d0"]}, {0: ["5", "K", "9", "6", "3"]})
    table = host.open("tijou", "pbbb", position=position)
    person = visit(table.link(0), "en", 390, 844, "dark")
    play_on(person, "tijou", "en")
    assert_won_by_the_rule(person, host, table.name)


def test_tc25_the_partners_last_pawn_comes_home(visit: Visit, host: Host) -> None:
    """Whoever is home plays on with the partner's pawns, and ends the game for both."""
    pawns = {0: ["ah4", "ah3", "ah2", "ah1"], 2: ["ch4", "ch3", "ch2", "c14"]}
    position = positions.cards("tockcitan-teams", pawns, {0: ["3", "9", "2", "6"]})
    table = host.open("tockcitan-teams", "pbbb", position=position)
    person = visit(table.link(0), "en", 320, 640)
    person.card("3").click()
    person.move("c14", "ch1").click()
    expect(person.end).to_be_visible()
    assert_won_by_the_rule(person, host, table.name)


def play_on(person: Visitor, game: str, language: str) -> int:
    """To the end, with a change of language now and then; how many decisions it took."""
    decisions = 0
    choose = player(person, game, language)
    while person.play_turn(choose):
        decisions += 1
        if decisions % 40 == 0:
            language = "en" if language == "fr" else "fr"
            person.speak(language)
            choose = player(person, game, language)
    return decisions


def player(person: Visitor, game: str, language: str) -> Pick:
    return Runner(person, game) if game.startswith(("tijou", "tockcitan")) else Chooser(7, language)


def assert_won_by_the_rule(person: Visitor, host: Host, table: str) -> None:
    facts = host.get(f"/api/tables/{table}")
    assert facts["phase"] == "over"
    assert facts["result"]["reason"] in ("home", "points")
    reader = person.words.seats(facts["result"]["order"][0], facts["game"].split()[0], 0, ["Anne"])
    assert reader.lower() in person.end.inner_text().lower()
