"""Three ways of choosing: card then landing, pawn then card, typed notation; and cards that say why not."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
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
    person.page.get_by_role("tab", name=person.say("page-tab-text")).click()
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
    idle = r"\s".join(map(re.escape, person.say("page-not-playable").split()))
    expect(card).to_have_accessible_name(re.compile(idle))
    card.click()
    expect(person.page.get_by_role("alert")).to_contain_text("GJ-12")
    person.page.get_by_role("tab", name=person.say("page-tab-rules")).click()
    expect(person.page.locator(".rule-applied", has_text="GJ-12")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_move(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    person.card("9").click()
    expect(person.move("b9", "b18", "à la case de départ de Bleu")).to_be_visible()
    person.speak("en")
    expect(person.move("b9", "b18", "to Blue’s start")).to_be_visible()
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


# pointing, dragging, counting down


def centre(person: Visitor, found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Visitor, start: Locator, end: str) -> None:
    """From something to a point of the board, as a hand does it."""
    mouse = person.page.mouse
    mouse.move(*centre(person, start))
    mouse.down()
    mouse.move(*centre(person, person.page.locator(f'[data-point="{end}"]')), steps=4)
    mouse.up()


def test_a_card_is_dragged_to_its_square(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    expect(person.playable.first).to_be_visible()
    drag(person, person.card("9"), "b12")
    expect(person.log).to_contain_text("9 a3-b12")


def test_a_card_is_dragged_to_its_pawn(visit: Visit, host: Host) -> None:
    person = seated(visit, host, 390, 664)
    expect(person.playable.first).to_be_visible()
    drag(person, person.card("9"), "b9")
    expect(person.log).to_contain_text("9 b9-b18")


def test_a_pawn_is_dragged_to_its_square(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    person.card("9").click()
    drag(person, person.page.locator('[data-place="a3"]'), "b12")
    expect(person.log).to_contain_text("9 a3-b12")


def test_a_card_dropped_beside_the_board_stays_chosen(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    expect(person.playable.first).to_be_visible()
    x, y = centre(person, person.card("9"))
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + 30, y, steps=3)
    expect(person.page.locator(".dragged-card")).to_be_visible()
    person.page.mouse.up()
    expect(person.page.locator(".dragged-card")).to_have_count(0)
    expect(person.card("9")).to_have_attribute("aria-pressed", "true")


def test_pointing_shows_way_ghost_and_who_goes_home(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    person.card("2").click()
    person.page.mouse.move(*centre(person, person.page.locator('[data-place="a5"]')))
    expect(person.page.locator(".aimed-end")).to_have_count(1)
    expect(person.page.locator(".aimed-step")).to_have_count(1)
    expect(person.page.locator(".ghost")).to_have_count(1)
    expect(person.page.locator(".doomed")).to_have_count(1)
    person.page.mouse.move(5, 5)
    expect(person.page.locator(".aimed-end")).to_have_count(0)
    person.move("b9", "b11").focus()
    expect(person.page.locator(".aimed-end")).to_have_count(1)
    expect(person.page.locator(".doomed")).to_have_count(0)


def test_a_divided_seven_counts_down_on_the_board_and_is_undone(visit: Visit, host: Host) -> None:
    position = positions.cards(GAME, {0: ["a3", "b9"]}, {0: ["7", "2", "9", "Q", "10"]})
    person = visit(host.open(GAME, "pbbb", position=position).link(0))
    person.card("7").click()
    person.tap("a5")
    expect(person.page.locator(".board-rest")).to_have_text("5")
    person.button("page-undo").click()
    expect(person.page.locator(".board-rest")).to_have_count(0)
    expect(person.page.locator('[data-place="a5"]')).to_be_attached()
