"""The film of a move: pawns walk square by square, it can be skipped, and nobody waits for one that nobody sees."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Visitor

GAME = "tock-globe 4"
FIRST_WALKER = "document.querySelector('.walker').getAnimations()[0]"
STANDS = """place => {
    const at = name => name.match(/translate\\(([^)]*)\\)/)[1];
    const well = at(document.querySelector(`[data-point="${place}"]`).getAttribute("transform"));
    const pieces = [...document.querySelectorAll("[data-piece]")].filter(piece => piece.style.visibility === "");
    return pieces.some(piece => at(piece.getAttribute("transform")) === well);
}"""
"""Whether a piece that is seen stands on a place."""
STOP = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const made = animate.apply(this, given);
        if (this.matches(".walker")) made.pause();
        return made;
    };
}"""
"""Films stand still as soon as they begin."""
HIDE = """() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def seated(visit: Visit, host: Host, motion: bool) -> Visitor:
    position = positions.cards(GAME, {0: ["a3"]}, {0: ["9", "2", "4", "Q", "10"]})
    person: Visitor = visit(host.open(GAME, "pppp", position=position).link(0), motion=motion)
    person.card("9").click()
    return person


def walking(visit: Visit, host: Host) -> Visitor:
    """A pawn is on its way from a3 to b12."""
    person = seated(visit, host, True)
    person.page.evaluate(STOP)
    person.tap("b12")
    person.page.locator(".walker").wait_for(state="attached")
    return person


def arrived(person: Visitor) -> None:
    expect(person.page.locator(".walker")).to_have_count(0)
    person.page.wait_for_function(STANDS, arg="b12")
    expect(person.prompt).not_to_have_text(person.say("page-prompt-sending"))


def test_a_pawn_walks_square_by_square(visit: Visit, host: Host) -> None:
    person = walking(visit, host)
    ways: Any = person.page.evaluate(f"() => {FIRST_WALKER}.effect.getKeyframes().length")
    assert ways == 10 + 9  # on ten squares, and in the air between them
    assert not person.page.evaluate(STANDS, "a3")
    expect(person.prompt).to_have_text(person.say("page-prompt-sending"))
    person.page.evaluate(f"() => {FIRST_WALKER}.play()")
    arrived(person)


@pytest.mark.parametrize("way", ["button", "board", "hidden"])
def test_a_film_is_skipped(visit: Visit, host: Host, way: str) -> None:
    person = walking(visit, host)
    if way == "button":
        person.button("page-skip-film").click()
    elif way == "board":
        person.tap_point("c18")
    else:
        person.page.evaluate(HIDE)
    arrived(person)


def test_less_motion_means_no_film(visit: Visit, host: Host) -> None:
    person = seated(visit, host, False)
    person.page.evaluate(STOP)
    person.tap("b12")
    arrived(person)


def test_the_log_tells_a_move_when_its_film_is_over(visit: Visit, host: Host) -> None:
    person = walking(visit, host)
    expect(person.log.locator(".log-move")).to_have_count(0)
    person.page.evaluate(f"{FIRST_WALKER}.finish()")
    expect(person.log.locator(".log-move").first).to_contain_text("9")
