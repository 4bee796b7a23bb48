"""For everyone: keyboard alone, screen readers, small screens, both themes, few bytes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.test_in_sight import PHASES
from tests.browser.visitor import Chooser, Visitor
from tests.long_runs import pairs

from tockade import games
from tockade.web.static_files import FOLDER

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ["light", "dark", "plain"]
CROWDED = {"tock-globe 8 teams": "p" + "b" * 7, "barricades 4": "pbbb", "trikolos": "pb", "tijou": "pbbb"}
"""Games with much to show, and who plays."""
PAGES = [
    "/",
    "/new/tock-globe",
    "/rules/trikolos",
    "/learn/tock-globe",
    "/editor?setup=tock-globe+4",
    "/replay",
    "/nowhere",
]


def test_a_move_is_made_with_the_keyboard_alone(visit: Visit, host: Host) -> None:
    position = positions.cards("tock-globe 4", {0: ["a3"]}, {0: ["9", "2", "4", "Q", "10"]})
    person = visit(host.open("tock-globe 4", "pbbb", position=position).link(0))
    expect(person.playable.first).to_be_visible()
    reach(person, "9")
    person.page.keyboard.press("Enter")
    expect(person.move("a3", "b12")).to_be_visible()
    reach(person, "votre case 3")
    person.page.keyboard.press("Enter")
    expect(person.log).to_contain_text("9 a3-b12")


def test_the_focus_follows_the_game(visit: Visit, host: Host) -> None:
    """Whoever plays with keys finds the next thing to do under the same key, turn after turn."""
    position = positions.cards("tock-globe 2", {0: ["a3"]}, {0: ["9", "2", "8", "Q", "10"]})
    person = visit(host.open("tock-globe 2", "pb", position=position).link(0))
    expect(person.playable.first).to_be_visible()
    reach(person, "9")
    for _ in range(3):
        expect(person.hand.locator("button:focus")).to_be_visible()
        person.page.keyboard.press("Enter")
        expect(person.moves.or_(person.question).locator("button:focus")).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.hand.locator("button:focus")).to_be_visible()
        person.page.keyboard.press("Enter")
        expect(person.moves.or_(person.question).locator("button:focus")).to_be_visible()
        turn = person.settled("")
        person.page.keyboard.press("Enter")
        person.settled(turn)


def reach(person: Visitor, name: str) -> None:
    """Tab until a button with this name has the focus."""
    for _ in range(80):
        focused = person.page.evaluate(
            "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.innerText ?? ''"
        )
        if name in focused and person.page.evaluate("document.activeElement !== document.body"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached with Tab")


def test_a_whole_lobby_is_walked_with_the_keyboard(visit: Visit) -> None:
    person = visit("/", "en")
    expect(person.page.get_by_role("article")).to_have_count(6)
    reach(person, "Trikolos")
    person.page.keyboard.press("Enter")
    expect(person.button("page-play")).to_be_visible()
    reach(person, person.say("page-play"))
    person.page.keyboard.press("Enter")
    expect(person.prompt).to_have_text(person.say("page-prompt-push"))


def test_the_board_is_told_in_words(visit: Visit, host: Host) -> None:
    position = positions.cards("tock-globe 4", {0: ["a3"], 1: ["bh2"]}, {0: ["9", "2", "4", "Q", "10"]})
    person = visit(host.open("tock-globe 4", "pbbb", position=position).link(0), "en")
    person.page.get_by_role("tab", name=person.say("page-tab-text")).click()
    panel = person.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("your square 3")
    expect(panel).to_contain_text("square 2 in Blue’s house")
    expect(panel).to_contain_text(person.say("page-text-waiting", count=3))


def grave_faults(person: Visitor) -> list[str]:
    """What axe-core finds serious or critical."""
    person.page.evaluate(AXE.read_text())
    found: Any = person.page.evaluate("async () => (await window.axe.run(document)).violations")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'][:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def test_axe_is_installed() -> None:
    assert AXE.exists(), "run `python -m frontend.tasks packages`"


@pytest.mark.parametrize(("path", "theme"), pairs(list(PAGES), THEMES))
def test_axe_finds_nothing_serious(visit: Visit, path: str, theme: str) -> None:
    person = visit(path, "fr", 390, 844, theme)
    expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
    for fold in person.page.locator("details.fold").all():
        fold.evaluate("fold => { fold.open = true; }")
    person.page.wait_for_timeout(300)
    assert grave_faults(person) == []


@pytest.mark.parametrize(("game", "theme"), pairs(list(CROWDED), THEMES))
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, host: Host, game: str, theme: str) -> None:
    person = visit(host.open(game, CROWDED[game], bot_pause=300).link(0), "en", 1280, 800, theme)
    person.wait_for_turn()
    assert grave_faults(person) == []


@pytest.mark.parametrize(("phase", "theme"), pairs([*PHASES], THEMES))
def test_axe_finds_nothing_in_any_phase(visit: Visit, host: Host, phase: str, theme: str) -> None:
    """At the beginning of a move, after its first tap, and when it is asked once more."""
    game, players, position = PHASES[phase]
    table = host.open(game, players[: games.read(game).seats], position=position)
    person = visit(table.link(0), "fr", 390, 844, theme)
    for _ in range(3):
        person.wait_for_turn()
        assert grave_faults(person) == []
        if not person.tap_once(Chooser(5, "fr")):
            return


@pytest.mark.parametrize("path", [*PAGES, "table"])
def test_nothing_scrolls_sideways_at_320(visit: Visit, host: Host, path: str) -> None:
    where = host.open("tock-globe 8", "p" + "b" * 7).link(0) if path == "table" else path
    person = visit(where, "fr", 320, 640)
    person.page.wait_for_timeout(800)
    for fold in person.page.locator("details.fold").all():
        fold.evaluate("fold => { fold.open = true; }")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_first_page_is_under_120_kilobytes(visit: Visit, host: Host) -> None:
    """Everything the first page asks for, as it comes over the wire to a browser that has nothing yet."""
    person = visit("/health")
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    person.page.on("requestfinished", note)
    person.go("/")
    expect(person.page.locator("img.small-board")).to_have_count(6)
    person.page.wait_for_load_state("networkidle")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in asked}
    total = sum(sizes.values())
    assert total < 120 * 1024, json.dumps(sizes, indent=1)


def test_it_can_be_installed() -> None:
    manifest = json.loads((FOLDER / "manifest.webmanifest").read_text())
    for icon in manifest["icons"]:
        assert (FOLDER / icon["src"].removeprefix("/static/")).exists()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "tockade-" in (FOLDER / "service-worker.js").read_text()
