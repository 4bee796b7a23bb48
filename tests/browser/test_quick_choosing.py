"""Choosing without waiting: whatever is tapped, nothing is asked of the server until the move is sent."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Chooser, Visitor

GAMES = [
    ("tock-globe 4 teams", "pbbb"),
    ("tock-fadoq", "pbbb"),
    ("tockcitan 3", "pbb"),
    ("tijou", "pbbb"),
    ("barricades 3", "pbb"),
    ("trikolos", "pb"),
]
GAME = "tock-globe 4"


def kinds(person: Visitor) -> set[str]:
    return {json.loads(text)["type"] for text in person.sent}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_no_tap_asks_the_server(visit: Visit, host: Host, game: str, players: str) -> None:
    person = visit(host.open(game, players).link(0))
    for _ in range(3):
        person.play_turn(Chooser(5, "fr"))
    assert kinds(person) <= {"hello", "move", "division"}


def test_a_divided_seven_is_tapped_without_a_connection(visit: Visit, host: Host) -> None:
    """Its rest is fetched right after the frame: part for part it lights with the network gone."""
    position = positions.cards(GAME, {0: ["a3", "b9"]}, {0: ["7", "2", "9", "Q", "10"]})
    person = visit(host.open(GAME, "pbbb", position=position).link(0))
    expect(person.playable.first).to_be_visible()
    person.wait_until(lambda: any('"states"' in text for text in person.received))
    asked = len(person.sent)
    person.card("7").click()
    person.tap("a5")
    person.tap("b14")
    assert len(person.sent) == asked
    person.question.get_by_role("button").first.click()
    expect(person.log).to_contain_text("7 a3-a5 b9-b14")
    assert [json.loads(text)["type"] for text in person.sent[asked:]] == ["move"]


# speed

FAR = """() => {
    const Near = window.WebSocket;
    window.WebSocket = class extends Near {
        send(text) { setTimeout(() => super.send(text), 300); }
        set onmessage(hear) { super.onmessage = (event) => setTimeout(() => hear(event), 300); }
    };
}"""
"""A server that is 300 ms away, in both directions."""
LIGHT = """async (wanted) => {
    const lit = () => document.querySelectorAll("[data-place], .question, .actions").length;
    const before = lit();
    const begun = performance.now();
    document.querySelector(wanted).click();
    for (let frame = 0; frame < 60; frame += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        if (lit() !== before) return performance.now() - begun;
    }
    return Infinity;
}"""
"""Milliseconds from a tap to the drawing that shows what it lit."""


@pytest.mark.parametrize(("game", "players"), GAMES[:4])
def test_a_tap_lights_its_targets_with_the_server_far_away(visit: Visit, host: Host, game: str, players: str) -> None:
    """The quickest of some taps, since other work may hold up any of them."""
    person = visit("/nowhere")
    person.page.add_init_script(f"({FAR})()")
    person.go(host.open(game, players).link(0))
    while person.wait_for_turn() == "moves":  # a hand that must be discarded has no card to tap
        person.play_turn(Chooser(5, "fr"))
    lit = person.page.locator("[data-place], .question, .actions")
    unlit, times = lit.count(), []
    for _ in range(4):
        times.append(person.page.evaluate(LIGHT, ".hand-card-playable"))
        person.button("page-undo").click()
        expect(lit).to_have_count(unlit)
    assert min(times) < 50, times


@pytest.mark.parametrize(("game", "players", "lit"), [("barricades 3", "pbb", 1), ("trikolos", "pb", 6)])
def test_without_cards_the_targets_are_lit_with_the_frame(
    visit: Visit, host: Host, game: str, players: str, lit: int
) -> None:
    person = visit("/nowhere")
    person.page.add_init_script(f"({FAR})()")
    person.go(host.open(game, players).link(0))
    person.wait_for_turn()
    assert person.page.locator("[data-place]").count() >= lit
    assert kinds(person) == {"hello"}
