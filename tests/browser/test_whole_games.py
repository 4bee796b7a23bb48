"""Each of the six games clicked from the first card to the end by its ledger's rule, by role and name only."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Chooser

GAMES = [
    ("trikolos", "pb", "fr", 390, 844, "light"),
    ("barricades 2", "pb", "en", 1280, 800, "dark"),
    ("tock-globe 2", "pb", "fr", 320, 640, "dark"),
    ("tock-fadoq", "pbbb", "en", 390, 844, "light"),
    ("tockcitan 2", "pb", "fr", 1280, 800, "light"),
    ("tockcitan-teams", "pbbb", "en", 320, 640, "light"),
    ("tijou 2", "pb", "fr", 1280, 800, "dark"),
    ("tijou", "pbbb", "en", 390, 844, "dark"),
]


@pytest.mark.parametrize(("game", "players", "language", "width", "height", "theme"), GAMES)
def test_a_whole_game_is_played_to_its_end(
    visit: Visit, host: Host, game: str, players: str, language: str, width: int, height: int, theme: str
) -> None:
    table = host.open(game, players)
    person = visit(table.link(0), language, width, height, theme)
    choose = Chooser(7, language)
    decisions = 0
    while person.play_turn(choose):
        decisions += 1
        if decisions % 40 == 0:
            language = "en" if language == "fr" else "fr"
            person.speak(language)
            choose = Chooser(decisions, language)
    facts = host.get(f"/api/tables/{table.name}")
    assert facts["phase"] == "over"
    assert facts["result"]["reason"] in ("home", "points")
    winners = facts["result"]["order"][0]
    reader = person.words.seats(winners, game.split()[0], 0, ["Anne"])
    assert reader.lower() in person.end.inner_text().lower()
    assert decisions > 3
