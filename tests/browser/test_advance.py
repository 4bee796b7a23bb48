"""Choosing while others play: marked, changeable, played when the turn comes, dropped with a word when illegal."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Visitor

GAME = "tock-globe 2"


def two(visit: Visit, host: Host, pawns: dict[int, list[str]], language: str = "fr") -> tuple[Visitor, Visitor]:
    """The one who plays, and the one who waits with a 9 and a 7."""
    hands = {0: ["4", "2", "9", "Q", "10"], 1: ["9", "7", "4", "Q", "10"]}
    table = host.open(GAME, "pp", position=positions.cards(GAME, pawns, hands))
    return visit(table.link(0)), visit(table.link(1), language)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_move_chosen_ahead_is_played_when_the_turn_comes(visit: Visit, host: Host, language: str) -> None:
    first, waiting = two(visit, host, {0: ["a3"], 1: ["b3"]}, language)
    waiting.card("9").click()
    waiting.tap("c12")
    chosen = waiting.page.get_by_role("group", name=waiting.say("page-advance"))
    expect(chosen).to_be_visible()
    expect(waiting.card("9")).to_have_attribute("aria-pressed", "true")
    first.card("2").click()
    first.tap("a5")
    expect(waiting.log).to_contain_text("9 b3-c12")
    expect(chosen).to_have_count(0)


def test_a_choice_ahead_is_changed_and_taken_back(visit: Visit, host: Host) -> None:
    first, waiting = two(visit, host, {0: ["a3"], 1: ["b3"]})
    waiting.card("9").click()
    waiting.tap("c12")
    waiting.card("10").click()
    waiting.tap("c13")
    chosen = waiting.page.get_by_role("group", name=waiting.say("page-advance"))
    expect(chosen).to_be_visible()
    expect(waiting.card("10")).to_have_attribute("aria-pressed", "true")
    waiting.button("page-advance-cancel").click()
    expect(chosen).to_have_count(0)
    first.card("2").click()
    first.tap("a5")
    expect(waiting.prompt).to_have_text(waiting.say("page-prompt-play"))


def test_a_choice_that_became_illegal_is_dropped_with_a_word(visit: Visit, host: Host) -> None:
    """The pawn that was to walk has been sent home meanwhile."""
    first, waiting = two(visit, host, {0: ["b1"], 1: ["b3", "c4"]})
    waiting.card("9").click()
    waiting.tap("b3")
    expect(waiting.page.get_by_role("group", name=waiting.say("page-advance"))).to_be_visible()
    first.card("2").click()
    first.tap("b3")
    expect(waiting.page.get_by_text(waiting.say("page-advance-dropped"))).to_be_visible()
    expect(waiting.playable.first).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_without_cards_a_row_is_chosen_ahead(visit: Visit, host: Host, language: str) -> None:
    table = host.open("trikolos", "pp")
    first, waiting = visit(table.link(0)), visit(table.link(1), language)
    waiting.button("page-advance-begin").click()
    waiting.tap("push 3")
    chosen = waiting.page.get_by_role("group", name=waiting.say("page-advance"))
    expect(chosen).to_be_in_viewport()
    while waiting.log.get_by_text("push 3").count() == 0 and first.page.locator("[data-place]").count():
        first.play_turn(lambda names: 0)
    expect(waiting.log).to_contain_text("push 3")
    expect(chosen).to_have_count(0)


def test_before_the_die_nothing_is_offered(visit: Visit, host: Host) -> None:
    table = host.open("barricades 2", "pp")
    people = [visit(table.link(seat)) for seat in range(2)]
    for person in people:
        expect(person.prompt).not_to_have_text(person.say("page-prompt-wait"))
        expect(person.button("page-advance-begin")).to_have_count(0)
