"""The pages around a game: lobby, environment rules, end and rematch, replay, rules, editor, settings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import ASKED, Chooser, Visitor

SIX = ("tock-globe", "tock-fadoq", "tockcitan", "tijou", "barricades", "trikolos")


def test_the_lobby_shows_six_games(visit: Visit) -> None:
    person = visit("/")
    games = person.page.get_by_role("list", name=person.say("page-choose-game")).get_by_role("article")
    expect(games).to_have_count(6)
    for name in ("Tijou", "Barricades", "Trikolos", "Tockcitan"):
        expect(games.filter(has_text=name).first).to_be_visible()
    expect(person.page.locator(".shelf img")).to_have_count(6)


def test_a_game_begins_in_three_clicks(visit: Visit) -> None:
    person = visit("/", "en", 390, 844)
    person.page.get_by_role("link", name="Trikolos").click()
    person.button("page-play").click()
    expect(person.prompt).to_have_text(person.say("page-prompt-push"))


def test_seats_show_who_plays_together(visit: Visit) -> None:
    """Four play alone or two against two; partners carry one team's number, and each bot has a sentence."""
    person = visit("/new/tock-globe", "en")
    seats = person.page.locator(".seat-plate")
    expect(seats).to_have_count(4)
    expect(seats.filter(has_text=person.say("page-side", side=1))).to_have_count(0)
    person.choose("page-in-teams", players=4)
    for side in (1, 2):
        expect(seats.filter(has_text=person.say("page-side", side=side))).to_have_count(2)
    expect(person.page.locator(".band")).to_have_count(2)
    person.page.get_by_role("button", name=re.compile("^Yellow")).click()
    panel = person.page.get_by_role("region", name=person.say("page-seat-of", colour="Yellow", vowel="no"))
    expect(panel).to_contain_text(person.say("page-seat-is-partner"))
    for level in panel.locator(".level").all():
        assert level.locator(".level-line").inner_text()
    panel.get_by_role("radio", name=re.compile(person.say("page-bot-habitue"))).check()
    expect(seats.filter(has_text="Yellow")).to_contain_text(person.say("page-bot-habitue"))
    person.choose("page-players", players=8)
    expect(seats).to_have_count(8)


def test_house_rules_are_chosen_kept_and_shared(visit: Visit, host: Host) -> None:
    person = visit("/new/tock-globe")
    person.page.get_by_text(person.say("page-house-rules"), exact=True).click()
    choice = person.page.get_by_role("radio", name=re.compile("^on mélange la défausse"))
    expect(person.page.get_by_role("radio", name=re.compile("retourne.*officiel"))).to_be_checked()
    choice.check()
    person.page.get_by_role("textbox", name=person.say("page-keep-as")).fill("Chez nous")
    person.button("page-keep").click()
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.button("page-share-rules").click()
    expect(person.page.get_by_text(person.say("page-link-copied"))).to_be_visible()
    link = str(person.page.evaluate("navigator.clipboard.readText()"))
    assert "restock%3Dshuffle" in link
    friend = visit(link.removeprefix(host.address), "en")
    friend.page.get_by_text(friend.say("page-house-rules"), exact=True).click()
    expect(friend.page.get_by_role("radio", name="the discard pile is shuffled", exact=True)).to_be_checked()
    person.page.get_by_role("radio", name=re.compile("on retourne la défausse")).check()
    person.page.get_by_role("button", name="Chez nous", exact=True).click()
    expect(choice).to_be_checked()
    person.button("page-play").click()
    person.page.get_by_role("tab", name=person.say("page-tab-rules")).click()
    expect(person.page.get_by_role("tabpanel")).to_contain_text("on mélange la défausse")


def finished(visit: Visit, host: Host, language: str = "fr") -> tuple[Visitor, str]:
    """A game that its player has just won."""
    position = positions.trikolos({0: ["A6", "home", "home", "home"]})
    table = host.open("trikolos", "pb", position=position)
    person = visit(table.link(0), language)
    person.move("1").click()
    person.move("A6").click()
    expect(person.end).to_be_visible()
    return person, table.name


def test_the_end_offers_rematch_and_replay(visit: Visit, host: Host) -> None:
    person, _ = finished(visit, host)
    expect(person.end).to_contain_text("Vous avez gagné")
    person.button("page-rematch").click()
    expect(person.prompt).to_have_text(person.say("page-prompt-push"))


def test_the_replay_steps_jumps_links_and_verifies(visit: Visit, host: Host) -> None:
    person, table = finished(visit, host)
    person.end.get_by_role("link", name=person.say("page-replay")).click()
    expect(person.page.get_by_role("heading", name=person.say("page-turn", turn=0, last=2))).to_be_visible()
    person.button("page-forward").click()
    told = person.page.get_by_role("region", name=person.say("page-told"))
    expect(told).to_contain_text("push 1")
    person.page.get_by_role("slider", name=person.say("page-jump-turn")).fill("2")
    expect(told).to_contain_text("A6-home")
    expect(person.page.get_by_text(re.compile("^Mélange"))).to_be_visible()
    other = visit(f"/replay/{table}?turn=1", "en", 390, 844)
    expect(other.page.get_by_role("heading", name=other.say("page-turn", turn=1, last=2))).to_be_visible()
    other.button("page-play-on").click()
    expect(other.prompt).to_have_text(other.say("page-prompt-pawn"))


def test_a_sealed_deal_is_verified_and_all_hands_are_open(visit: Visit, host: Host) -> None:
    table = host.open("tock-globe 2", "pp")
    anne, hugo = visit(table.link(0)), visit(table.link(1))
    for person in (anne, hugo):
        expect(person.prompt).to_be_visible()
        if person.page.evaluate(ASKED):  # who waits may choose ahead, too
            person.play_turn(Chooser(1, "fr"))
    anne.page.get_by_role("tab", name=anne.say("page-tab-tools")).click()
    anne.button("page-resign").click()
    anne.button("page-resign-sure").click()
    expect(anne.end).to_contain_text("abandonné")
    anne.end.get_by_role("link", name=anne.say("page-replay")).click()
    expect(anne.page.get_by_text(anne.say("page-seal-good"))).to_be_visible()
    hands = anne.page.get_by_role("region", name=anne.say("page-all-hands")).get_by_role("img")
    expect(hands).to_have_count(2)
    for hand in hands.all():
        assert anne.say("card-hidden") not in (hand.get_attribute("aria-label") or anne.say("card-hidden"))


def test_a_record_is_replayed_from_its_text(visit: Visit, host: Host) -> None:
    _, table = finished(visit, host)
    record = host.text(f"/api/tables/{table}/record")
    person = visit("/replay", "en")
    person.page.get_by_role("textbox", name=person.say("page-record-text")).fill(record)
    person.button("page-replay-open").click()
    expect(person.page.get_by_role("heading", name=person.say("page-turn", turn=0, last=2))).to_be_visible()


def test_rules_are_read_in_both_languages_and_printed(visit: Visit) -> None:
    person = visit("/rules/trikolos#TK-6")
    expect(person.page.locator(".rule-applied")).to_contain_text("TK-6")
    expect(person.page.get_by_role("heading", name="But du jeu")).to_be_visible()
    person.speak("en")
    expect(person.page.locator(".rules-text")).to_contain_text("tile")
    person.page.emulate_media(media="print")
    expect(person.page.get_by_role("banner")).not_to_be_visible()


@pytest.mark.parametrize("game", SIX)
def test_a_sheet_is_printed_on_one_page(visit: Visit, game: str) -> None:
    person = visit(f"/rules/{game}", "fr")
    sheet = person.page.locator(".rules-sheet")
    expect(sheet.locator(".whole-board")).to_be_visible()
    for paper in ("A4", "Letter") if game == "tock-fadoq" else ("Letter",):  # the longest; Letter is the shorter paper
        printed = person.page.pdf(format=paper)
        assert re.findall(rb"/Type /Pages\s.*?/Count (\d+)", printed, re.DOTALL) == [b"1"], paper
    person.page.emulate_media(media="print")
    sizes = sheet.locator("p, li, dt, dd").evaluate_all("all => all.map(e => parseFloat(getComputedStyle(e).fontSize))")
    assert min(sizes) >= 12  # nine points


def test_the_sheet_follows_the_house_rules_and_the_full_rules_are_searched(visit: Visit) -> None:
    person = visit("/rules/tock-fadoq?setup=tock-fadoq+push_own_start%3Doff", "en", 390, 844)
    sheet = person.page.locator(".rules-sheet")
    expect(sheet.locator(".house")).to_contain_text("Playing a 5 on a pawn at its start")
    person.page.get_by_role("searchbox", name=person.say("page-rules-search")).fill("summit")
    expect(person.page.locator(".rules-text")).to_contain_text("FQ-13")
    expect(person.page.get_by_text("FQ-10", exact=False).first).not_to_be_visible()


def test_a_position_is_set_up_by_taps_and_played(visit: Visit) -> None:
    person = visit("/editor?setup=barricades+2")
    expect(person.page.get_by_text(re.compile("^Cette position est possible"))).to_be_visible()
    person.page.get_by_role("combobox", name="Dé").select_option("2")
    person.tap_point("ab1")
    person.tap_point("13.3")
    text = person.page.get_by_role("textbox", name=person.say("page-editor-text"))
    person.page.get_by_text(person.say("page-editor-text")).click()
    expect(text).to_have_value(re.compile('"13.3"'))
    person.button("page-editor-play").click()
    expect(person.prompt).to_have_text(person.say("page-prompt-die", number=2))
    expect(person.move("13.3", "13.5")).to_be_visible()


def test_an_impossible_position_is_refused_in_words(visit: Visit) -> None:
    person = visit("/editor?setup=barricades+2", "en")
    person.tap_point("ab1")
    person.tap_point("11.4")
    expect(person.page.get_by_role("alert")).to_contain_text("point 5 in row 3")


def test_wrong_links_and_codes_are_answered(visit: Visit) -> None:
    person = visit("/table/nothing")
    expect(person.page.get_by_role("alert")).to_have_text(re.compile("table"))
    other = visit("/join/ZZZZZZ", "en")
    expect(other.page.get_by_role("alert")).to_be_visible()
    lost = visit("/nowhere", "en")
    expect(lost.page.get_by_role("heading", name=lost.say("page-lost"))).to_be_visible()


def test_recent_games_are_this_browsers_own(visit: Visit, host: Host) -> None:
    person = visit(host.open("trikolos", "pb").link(0))
    expect(person.prompt).to_be_visible()
    person.page.get_by_role("link", name="Tockade").click()
    mine = person.page.get_by_role("region", name=person.say("page-my-games"))
    expect(mine).to_contain_text("Anne")
    mine.get_by_role("link").first.click()
    expect(person.prompt).to_have_text(person.say("page-prompt-push"))
    stranger = visit("/")
    expect(stranger.page.get_by_role("region", name=person.say("page-my-games"))).to_have_count(0)


def test_a_page_that_does_not_come_says_so(visit: Visit) -> None:
    person = visit("/", "en")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.page.context.set_offline(True)
    person.page.locator('a[href^="/new/"]:visible').first.click()
    expect(person.page.get_by_role("alert")).to_have_text(person.say("page-offline"))
    person.page.context.set_offline(False)
    person.button("page-try-again").click()
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
