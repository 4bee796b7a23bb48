"""Why not: unlit squares, squares and pawns that say what they are, refusals without a code."""

import re

from playwright.sync_api import Locator, expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Visitor

GAME = "tock-globe 4"
CODE = re.compile(r"\b[a-h][hb]?\d+\b|\b(GJ|FQ|TC|TJ|BA|TK)-\d+")


def seated(visit: Visit, host: Host, **look: object) -> Visitor:
    position = positions.cards(GAME, {0: ["a3"], 1: ["b18"]}, {0: ["9", "5", "2", "Q", "Q"]}, fresh=["b18"])
    return visit(host.open(GAME, "pbbb", position=position).link(0), notation=False, **look)


def tip(person: Visitor) -> Locator:
    return person.page.locator(".place-tip")


def test_an_unlit_square_says_why_and_lights_what_is_in_the_way(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    person.card("Q").click()
    person.tap_point("c5")
    expect(tip(person)).to_contain_text("La case 5 de Jaune")
    expect(tip(person)).to_contain_text("12 cases")
    expect(person.page.locator(".concerned-ring")).to_have_count(2)
    person.tap_point("b18")
    expect(tip(person)).to_contain_text("protégé")


def test_the_mouse_rests_on_a_pawn_and_reads_what_it_can_do(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    expect(person.playable.first).to_be_visible()
    box = person.page.locator('[data-point="a3"]').first.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(tip(person)).to_contain_text("Votre case 3")
    expect(tip(person)).to_contain_text("Peut bouger avec")
    person.page.mouse.move(5, 5)
    expect(tip(person)).to_be_hidden()
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(tip(person)).to_contain_text("Peut bouger avec")
    person.card("2").press("Enter")
    person.move("a3", "a5").press("Enter")
    expect(tip(person)).to_be_hidden()  # the pawn is no longer there


def test_a_finger_that_rests_on_a_card_reads_it_and_does_not_play_it(visit: Visit, host: Host) -> None:
    person = seated(visit, host, width=390, height=844, has_touch=True)
    expect(person.playable.first).to_be_visible()
    for card, line in (("9", "avance de 9"), ("5", "protégé sur son départ")):
        rest_on(person, person.card(card))
        expect(person.page.locator(".card-tip")).to_contain_text(line)
        expect(person.card(card)).to_have_attribute("aria-pressed", "false")
    expect(person.page.locator(".notice-why")).to_be_hidden()


def rest_on(person: Visitor, card: Locator) -> None:
    """A finger laid down, and lifted once the card has said something."""
    box = card.bounding_box()
    assert box is not None
    at = {"clientX": box["x"] + 8, "clientY": box["y"] + 40, "pointerType": "touch", "isPrimary": True, "bubbles": True}
    card.dispatch_event("pointerdown", at)
    expect(person.page.locator(".card-tip")).to_be_visible()
    card.dispatch_event("pointerup", at)
    card.dispatch_event("click", {**at, "bubbles": True})


def test_any_square_is_explained_by_keyboard(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    person.card("9").press("Enter")
    person.page.get_by_role("tab", name=person.say("page-tab-text")).click()
    squares = person.page.get_by_label(person.say("page-here-ask"))
    squares.focus()
    squares.select_option("a10")
    panel = person.page.get_by_role("tabpanel")
    expect(panel).to_contain_text("ce n’est pas le compte")


def test_nobody_is_told_a_code_who_did_not_ask_for_it(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    person.page.get_by_role("tab", name=person.say("page-tab-text")).click()
    person.page.locator("summary", has_text=person.say("page-typed")).click()
    person.page.get_by_role("textbox", name=person.say("page-typed")).fill("9 a3-a10")
    person.page.keyboard.press("Enter")
    refused = person.page.get_by_role("alert")
    expect(refused).to_contain_text("votre case 3")
    person.card("9").click()
    person.move("a3").click()
    expect(person.log).to_contain_text("avance de 9")
    assert not CODE.search(f"{refused.all_inner_texts()} {person.log.inner_text()}")
