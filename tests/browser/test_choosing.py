"""Three ways of choosing: card then landing, pawn then card, typed notation; and cards that say why not."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Visitor

GAME = "tock-globe 4"


def seated(visit: Visit, host: Host, width: int = 1280, height: int = 800) -> Visitor:
    position = positions.cards(GAME, {0: ["a3", "b9"], 1: ["a5"]}, {0: ["2", "9", "4", "Q", "10"]})
    return visit(host.open(GAME, "pbbb", position=position).link(0), width=width, height=height)


def test_two_taps_card_and_landing_play_a_simple_move(visit: Visit, host: Host) -> None:
    person = seated(visit, host, 320, 640)
    person.card("9").click()
    person.tap("b12")
    expect(person.log).to_contain_text("9 a3-b12")


def test_two_taps_card_and_pawn_play_a_simple_move(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    person.card("9").click()
    person.tap("b9")
    expect(person.log).to_contain_text("9 b9-b18")


def test_pawn_then_card_plays_a_simple_move(visit: Visit, host: Host) -> None:
    person = seated(visit, host, 390, 844)
    expect(person.playable.first).to_be_visible()
    person.tap("a3")
    person.card("2").click()
    expect(person.log).to_contain_text("2 a3-a5")
    expect(person.log).to_contain_text("capturez")


def test_a_typed_move_is_played_and_a_wrong_one_explained(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    typed = person.page.get_by_role("textbox", name=person.say("page-typed"))
    typed.fill("9 a3-a10")
    typed.press("Enter")
    expect(person.page.get_by_role("alert")).to_contain_text("GJ-11")
    typed.fill("9 a3-b12")
    typed.press("Enter")
    expect(person.log).to_contain_text("9 a3-b12")


def test_a_dimmed_card_tells_why_it_cannot_be_played(visit: Visit, host: Host) -> None:
    position = positions.cards(GAME, {0: ["a3"], 1: ["b18"]}, {0: ["5", "2", "2", "2", "2"]}, fresh=["b18"])
    person = visit(host.open(GAME, "pbbb", position=position).link(0))
    card = person.card("5")
    expect(card).to_have_accessible_name(re.compile(re.escape(person.say("page-not-playable"))))
    card.click()
    expect(person.page.get_by_role("alert")).to_contain_text("GJ-12")
    person.page.get_by_role("tab", name=person.say("page-tab-rules")).click()
    expect(person.page.locator(".rule-applied", has_text="GJ-12")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_move(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    person.card("9").click()
    expect(person.move("b9", "jusqu’à b18")).to_be_visible()
    person.speak("en")
    expect(person.move("b9", "to b18")).to_be_visible()
    person.move("b9", "b18").click()
    expect(person.log).to_contain_text("You play the 9")
    person.speak("fr")
    expect(person.log).to_contain_text("Vous jouez le 9")


def test_french_elides_before_a_vowel(visit: Visit, host: Host) -> None:
    position = positions.cards(GAME, {0: ["a3"], 1: ["a5"]}, {0: ["2", "9", "4", "Q", "10"]})
    table = host.open(GAME, "ppbb", ["Bea", "Ariane"], position=position)
    person = visit(table.link(0))
    person.card("2").click()
    person.move("a3", "a5").click()
    expect(person.log).to_contain_text("le pion d’Ariane")
