"""Faults that players met at the table, each shown to be gone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Chooser, Visitor

from tockade import games
from tockade.web.static_files import FOLDER

GAME = "tock-globe 4"
PHONES = [(390, 664), (390, 844), (844, 390)]


def style(found: Locator, name: str) -> str:
    return str(found.first.evaluate("(element, name) => getComputedStyle(element)[name]", name))


def seated(visit: Visit, host: Host, hand: list[str], width: int = 1280, height: int = 800) -> Visitor:
    position = positions.cards(GAME, {0: ["a3"], 1: ["b9"]}, {0: hand})
    return visit(host.open(GAME, "pbbb", position=position).link(0), width=width, height=height)


def in_sight(person: Visitor, found: Locator) -> bool:
    box, window = found.bounding_box(), person.page.viewport_size
    assert box is not None
    assert window is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= window["height"]


# the board


def test_push_rings_leave_the_tiles_free(visit: Visit, host: Host) -> None:
    person = visit(host.open("trikolos", "pb").link(0))
    expect(person.page.locator('[data-place="push 1"]')).to_be_attached()
    tiles = [box for tile in person.page.locator(".tile").all() if (box := tile.bounding_box())]
    for row in range(1, 7):
        ring = person.page.locator(f'[data-place="push {row}"] .lit-ring').bounding_box()
        assert ring is not None
        for tile in tiles:
            assert (
                ring["x"] >= tile["x"] + tile["width"]
                or ring["x"] + ring["width"] <= tile["x"]
                or ring["y"] >= tile["y"] + tile["height"]
                or ring["y"] + ring["height"] <= tile["y"]
            ), f"the ring of row {row} covers a tile"


def test_the_pawns_of_trikolos_are_white_and_black(visit: Visit, host: Host) -> None:
    person = visit(host.open("trikolos", "bb").watch, "en")
    expect(person.page.locator(".pawn use").first).to_be_attached()
    drawn = {use.get_attribute("href") for use in person.page.locator(".pawn use").all()}
    assert drawn == {"#pawn-8", "#pawn-9"}


@pytest.mark.parametrize(("width", "height"), [(844, 390), (740, 360)])
def test_a_phone_on_its_side_shows_the_whole_board(visit: Visit, host: Host, width: int, height: int) -> None:
    person = seated(visit, host, ["9", "2", "4", "Q", "10"], width, height)
    expect(person.playable.first).to_be_visible()
    assert in_sight(person, person.page.locator(".board"))


# choosing


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_only_button_is_in_sight(visit: Visit, host: Host, width: int, height: int) -> None:
    """Nothing can be played: whoever cannot see "show the hand" is stuck."""
    position = positions.cards(GAME, {}, {0: ["2", "3", "5", "6", "8"]})
    person = visit(host.open(GAME, "pbbb", position=position).link(0), width=width, height=height)
    button = person.moves.get_by_role("button").first
    expect(button).to_be_visible()
    assert in_sight(person, button)


def test_the_very_card_that_was_tapped_rises(visit: Visit, host: Host) -> None:
    person = seated(visit, host, ["9", "2", "9", "Q", "10"])
    cards = person.hand.get_by_role("button")
    expect(person.playable.first).to_be_visible()
    cards.nth(2).click()
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")


def test_after_an_ace_the_waiting_pawn_is_tapped(visit: Visit, host: Host) -> None:
    person = seated(visit, host, ["A", "2", "4", "Q", "10"])
    person.card("A").click()
    person.tap("ab3")
    expect(person.log).to_contain_text("A in")


def test_a_card_tapped_without_a_connection_lights_its_targets(visit: Visit, host: Host) -> None:
    person = seated(visit, host, ["9", "2", "4", "Q", "10"])
    expect(person.playable.first).to_be_visible()
    person.page.context.set_offline(True)
    person.page.evaluate("window.dispatchEvent(new Event('offline'))")
    person.card("9").click()
    expect(person.page.locator('[data-place="b12"]')).to_be_attached()
    person.page.context.set_offline(False)


# words


def test_a_move_in_the_log_is_as_large_as_the_deal(visit: Visit, host: Host) -> None:
    person = seated(visit, host, ["9", "2", "4", "Q", "10"])
    person.card("9").click()
    person.tap("b12")
    moved, begun = person.log.locator(".log-entry.log-move p"), person.log.locator(".log-entry.log-start p")
    expect(moved.first).to_be_visible()
    assert [style(moved, name) for name in ("fontSize", "color")] == [
        style(begun, name) for name in ("fontSize", "color")
    ]


def test_the_log_is_read_aloud_whatever_tab_is_open(visit: Visit, host: Host) -> None:
    person = seated(visit, host, ["9", "2", "4", "Q", "10"])
    person.page.get_by_role("tab", name=person.say("page-tab-rules")).click()
    expect(person.log).to_be_attached()
    person.card("9").click()
    person.tap("b12")
    expect(person.log).to_contain_text("9 a3-b12")


def test_the_table_has_a_heading(visit: Visit, host: Host) -> None:
    person = seated(visit, host, ["9", "2", "4", "Q", "10"])
    expect(person.page.get_by_role("heading", level=1)).to_have_count(1)


def test_whoever_is_gone_does_not_think(visit: Visit, host: Host) -> None:
    position = positions.cards(GAME, {}, {}, turn=1)
    person = visit(host.open(GAME, "ppbb", ["Anne", "Hugo"], position=position).link(0), "en")
    expect(person.prompt).to_contain_text("Hugo is away")


def test_nobody_thinks_while_the_pawn_walks(visit: Visit, host: Host) -> None:
    position = positions.cards(GAME, {0: ["a3"]}, {0: ["9", "2", "4", "Q", "10"]})
    table = host.open(GAME, "ppbb", ["Anne", "Hugo"], position=position)
    watcher, player = visit(table.watch, "en", motion=True), visit(table.link(0), "en")
    expect(watcher.prompt).to_contain_text("thinking")
    player.card("9").click()
    player.tap("b12")
    expect(watcher.prompt).to_contain_text("Anne plays")


@pytest.mark.parametrize(("language", "words"), [("fr", "en retenir l’ordre"), ("en", "memorised its order")])
def test_known_draws_are_explained_once(visit: Visit, language: str, words: str) -> None:
    person = visit("/", language)
    assert words in person.words.messages.format("told-turned-over", {"number": 9})


def test_the_helper_says_one_sentence(visit: Visit, host: Host) -> None:
    person = seated(visit, host, ["9", "2", "4", "Q", "10"])
    helper = person.page.get_by_role("complementary", name=person.say("page-helper"))
    expect(helper.get_by_role("paragraph")).to_have_text(person.say("page-help-play"))


# around the table


def test_the_settings_close_by_a_tap_elsewhere(visit: Visit) -> None:
    person = visit("/")
    menu = person.page.locator("details.menu")
    menu.locator("summary").click()
    expect(menu).to_have_attribute("open", "")
    person.page.mouse.click(20, 700)
    expect(menu).not_to_have_attribute("open", "")
    menu.locator("summary").click()
    menu.get_by_role("link").first.click()
    expect(menu).not_to_have_attribute("open", "")


def test_guests_are_not_told_to_invite(visit: Visit, host: Host) -> None:
    table = host.open(GAME, "pobb")
    guest = visit(f"/join/{table.code}")
    expect(guest.page.get_by_text(guest.say("page-guest"))).to_be_visible()
    expect(guest.page.get_by_text(guest.say("page-invitation"))).to_have_count(0)


def test_partners_of_a_match_are_marked(visit: Visit, host: Host) -> None:
    person = visit(host.open("tijou games=3", "pbbb").link(0))
    expect(person.playable.first).to_be_visible()
    sides = person.page.locator(".team-mark")
    expect(sides).to_have_count(4)
    assert sorted(sides.all_inner_texts()) == sorted(
        person.words.messages.format("page-side", {"side": side}, part="short") for side in (1, 1, 2, 2)
    )
    players = person.page.get_by_role("region", name=person.say("page-players-here")).get_by_role("listitem")
    expect(players.filter(has_text=person.say("page-partner"))).to_have_count(1)


def test_two_against_two_is_offered_beside_everyone_alone(visit: Visit) -> None:
    person = visit("/new/tock-globe", "en")
    alone, together = (person.page.get_by_text(text) for text in ("Everyone for themselves", "2 against 2"))
    expect(together).to_be_visible()
    first, second = alone.bounding_box(), together.bounding_box()
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"]


def test_links_to_rules_lead_somewhere(visit: Visit) -> None:
    """Every option's rule is on its page; one that only the table of options names is marked there."""
    for name, rules in games.rule_sets().items():
        for language in ("fr", "en"):
            text = (FOLDER / "rules" / f"{name.removesuffix('-teams')}.{language}.html").read_text()
            missing = [option.rule for option in rules.options if not re.search(rf"\b{option.rule}\b(?!\d)", text)]
            assert missing == [], (name, language)
    person = visit("/rules/trikolos#TK-2")
    expect(person.page.locator(".rule-applied")).to_be_in_viewport()


def test_every_quick_click_of_a_replay_counts(visit: Visit, host: Host) -> None:
    """And the arrow keys turn it wherever the focus is."""
    table = host.open("trikolos", "pb")
    person = visit(table.link(0))
    for _ in range(4):
        person.play_turn(Chooser(3, "fr"))
    person.page.get_by_role("tab", name=person.say("page-tab-tools")).click()
    person.button("page-resign").click()
    person.button("page-resign-sure").click()
    expect(person.end).to_be_visible()
    reader = visit(f"/replay/{table.name}", motion=True)
    for _ in range(6):
        reader.button("page-forward").click(delay=0)
    turned = reader.page.get_by_role("heading", level=2)
    expect(turned.first).to_contain_text(" 6 ")
    reader.page.evaluate("document.activeElement.blur()")
    reader.page.keyboard.press("ArrowLeft")
    expect(turned.first).to_contain_text(" 5 ")
