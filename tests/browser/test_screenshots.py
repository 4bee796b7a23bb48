"""Pictures of every page and every game, phone and desktop, French and English, for looking at; none is committed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Chooser, Visitor
from tests.long_runs import LONG, pairs

Look = tuple[str, str, int, int, str]
LOOKS: list[Look] = [
    ("desktop", "fr", 1280, 800, "light"),
    ("desktop", "en", 1280, 800, "dark"),
    ("phone", "fr", 390, 844, "dark"),
    ("phone", "en", 390, 844, "light"),
    ("small", "fr", 320, 640, "light"),
    ("plain", "en", 1280, 800, "plain"),
]
PAGES = {
    "lobby": "/",
    "new-tock": "/new/tock-globe",
    "new-trikolos": "/new/trikolos",
    "rules": "/rules/barricades",
    "editor": "/editor?setup=tock-globe+4+teams",
    "replay-file": "/replay",
}
GAMES = {
    "tock-globe 4 teams": "pbbb",
    "tock-globe 6": "pbbbbb",
    "tock-globe 8 teams": "pbbbbbbb",
    "tock-fadoq": "pbbb",
    "tockcitan 3": "pbb",
    "tockcitan-teams": "pbbb",
    "tijou": "pbbb",
    "tijou 6": "pbbbbb",
    "barricades 4": "pbbb",
    "barricades 2 board=small": "pb",
    "trikolos": "pb",
}
looks = pytest.mark.parametrize(
    ("device", "language", "width", "height", "theme"), LOOKS if LONG else [LOOKS[2], LOOKS[5]]
)
"""In `make test` a phone and the plain page; `make screenshots` takes all."""


def keep(person: Visitor, folder: Path, name: str, whole: bool = False) -> None:
    person.page.evaluate("window.scrollTo(0, 0)")
    person.page.wait_for_timeout(250)
    assert person.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    picture = folder / f"{name}.png"
    person.page.screenshot(path=picture, full_page=whole)
    assert picture.stat().st_size > 5_000


@pytest.mark.parametrize(("page", "look"), pairs(list(PAGES), LOOKS))
def test_pages(visit: Visit, screenshots: Path, page: str, look: Look) -> None:
    device, language, width, height, theme = look
    person = visit(PAGES[page], language, width, height, theme, notation=False)
    expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    keep(person, screenshots, f"{page}-{device}-{language}", whole=True)


@pytest.mark.parametrize(("game", "look"), pairs(list(GAMES), LOOKS))
def test_games(visit: Visit, host: Host, screenshots: Path, game: str, look: Look) -> None:
    """After a few turns, with a choice begun."""
    device, language, width, height, theme = look
    person = visit(host.open(game, GAMES[game]).link(0), language, width, height, theme, notation=False)
    choose = Chooser(5, language)
    for _ in range(6):
        person.play_turn(choose)
    kind = person.wait_for_turn()
    if kind == "cards":
        person.playable.first.click()
        person.page.wait_for_timeout(400)
    keep(person, screenshots, f"{game.replace(' ', '_').replace('=', '-')}-{device}-{language}")


@looks
def test_around_a_game(
    visit: Visit, host: Host, screenshots: Path, device: str, language: str, width: int, height: int, theme: str
) -> None:
    look = (language, width, height, theme)
    waiting = visit(host.open("tock-globe 4 teams", "pobo").link(0), *look, notation=False)
    expect(waiting.page.get_by_role("heading", level=1)).to_be_visible()
    keep(waiting, screenshots, f"waiting-{device}-{language}", whole=True)
    screen = visit(host.open("tock-globe 2", "pp").link(0, 1), *look, notation=False)
    expect(screen.page.locator(".curtain")).to_be_visible()
    keep(screen, screenshots, f"same-screen-{device}-{language}")
    table = host.open("trikolos", "pb", position=positions.trikolos({0: ["A6", "home", "home", "home"]}))
    winner = visit(table.link(0), *look, notation=False)
    winner.move("1").click()
    winner.move("A6").click()
    expect(winner.end).to_be_visible()
    keep(winner, screenshots, f"end-{device}-{language}")
    replay = visit(f"/replay/{table.name}?turn=1", *look, notation=False)
    expect(replay.page.get_by_role("slider")).to_be_visible()
    keep(replay, screenshots, f"replay-{device}-{language}", whole=True)


@looks
def test_choices(
    visit: Visit, host: Host, screenshots: Path, device: str, language: str, width: int, height: int, theme: str
) -> None:
    """A 7 half divided, a question, and a card that says why not."""
    look = (language, width, height, theme)
    pawns = {0: ["a3", "b9", "a5"], 1: ["b18", "c4"], 2: ["c10"], 3: ["d12", "a10"]}
    hands = {0: ["7", "J", "5", "K", "10"]}
    position = positions.cards("tock-globe 4 teams", pawns, hands, fresh=["b18"])
    person = visit(host.open("tock-globe 4 teams", "pbbb", position=position).link(0), *look, notation=False)
    person.card("7").click()
    person.move("a3", "b7").click()
    expect(person.move("b9")).to_be_visible()
    keep(person, screenshots, f"seven-{device}-{language}")
    person.move("b9", "b12").click()
    expect(person.question).to_be_visible()
    keep(person, screenshots, f"question-{device}-{language}")
