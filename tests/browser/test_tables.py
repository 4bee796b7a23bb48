"""Life at a table: friends by code, exchange of cards, losses and returns, one screen for two, spectators."""

from __future__ import annotations

import json
import re

import msgspec
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Chooser, Visitor

from tockade import games
from tockade.game_types import Consequence


def test_a_friend_joins_by_code_and_both_play(visit: Visit, host: Host) -> None:
    anne = visit("/new/trikolos", "fr", 390, 844)
    anne.page.get_by_role("button", name=re.compile("^Noir")).click()
    anne.choose("page-sits-link")
    anne.page.get_by_role("button", name=re.compile(anne.say("page-yourself"))).click()
    anne.page.get_by_role("textbox", name=anne.say("page-name-of", colour="Blanc", vowel="no")).fill("Anne")
    anne.button("page-invite").click()
    code = anne.page.get_by_label(anne.say("page-code")).inner_text()
    luc = visit("/", "en")
    luc.page.get_by_role("textbox", name=luc.say("page-join-label")).fill(code.lower())
    luc.button("page-join").click()
    luc.page.get_by_role("textbox", name=luc.say("page-your-name")).fill("Luc")
    luc.button("page-sit-here").click()
    anne.button("page-start").click()
    anne.play_turn(Chooser(1, "fr"))
    expect(luc.log).to_contain_text("Anne pushes row")
    anne.play_turn(Chooser(1, "fr"))
    luc.play_turn(Chooser(1, "en"))
    expect(anne.log).to_contain_text("Luc pousse la rangée")


def test_tc20_partners_exchange_in_two_browsers(visit: Visit, host: Host) -> None:
    hands = {0: ["9", "K", "2", "3", "6"], 2: ["8", "Q", "2", "3", "6"]}
    position = positions.cards("tockcitan-teams", {}, hands, phase="exchange", candidates=[0, 1, 2, 3])
    table = host.open("tockcitan-teams", "pbpb", position=position)
    anne, ines, guest = visit(table.link(0)), visit(table.link(2), "en", 390, 844), visit(table.watch)
    expect(anne.prompt).to_have_text(anne.say("page-prompt-give"))
    expect(ines.prompt).to_have_text(ines.say("page-prompt-give"))
    anne.card("K").click()
    anne.question.get_by_role("button").first.click()
    expect(ines.log).to_contain_text("Anne chooses a card for you")
    assert not any("give K" in frame or '"K"' in frame for frame in ines.received)
    ines.card("Q").click()
    ines.question.get_by_role("button").first.click()
    expect(anne.log).to_contain_text("Vous donnez le roi à Inès et recevez la dame")
    expect(anne.card("Q")).to_be_visible()
    expect(ines.card("K")).to_be_visible()
    expect(guest.log).to_contain_text("Inès et Anne échangent une carte")
    assert not any("give K" in frame or "give Q" in frame for frame in guest.received)


def test_tj16_a_match_shows_the_partners_of_its_game(visit: Visit, host: Host) -> None:
    person = visit(host.open("tijou 4 teams games=3", "pbbb").link(0))
    expect(person.page.locator(".player .team-mark")).to_have_count(4)


def test_a_lost_connection_comes_back_in_mid_game(visit: Visit, host: Host) -> None:
    table = host.open("trikolos", "pb", absence=600)
    person = visit(table.link(0))
    person.play_turn(Chooser(1, "fr"))
    host.stop()
    expect(person.page.get_by_role("alert")).to_have_text(person.say("page-link-lost"), timeout=20_000)
    host.start()
    expect(person.page.get_by_role("alert")).not_to_be_visible(timeout=30_000)
    person.play_turn(Chooser(1, "fr"))
    expect(person.log).to_contain_text("push")


def test_a_bot_takes_over_and_the_person_takes_the_seat_back(visit: Visit, host: Host) -> None:
    table = host.open("trikolos", "pp", absence=1)
    anne, hugo = visit(table.link(0)), visit(table.link(1), "en")
    players = anne.page.get_by_role("region", name=anne.say("page-players-here"))
    expect(hugo.prompt).to_be_visible()
    link = hugo.page.url
    hugo.page.goto("about:blank")
    expect(players).to_contain_text(anne.say("page-state-away"), timeout=20_000)
    expect(anne.log).to_contain_text("un robot joue pour Hugo", ignore_case=True)
    hugo.page.goto(link)
    expect(anne.log).to_contain_text("Hugo est de retour")
    expect(players).not_to_contain_text(anne.say("page-state-away"))


def test_one_screen_for_two_hides_the_hands(visit: Visit, host: Host) -> None:
    position = positions.cards("tockcitan 2", {}, {0: ["K", "2", "3", "6", "8"], 1: ["A", "9", "9", "10"]})
    table = host.open("tockcitan 2", "pp", position=position)
    person = visit(table.link(0, 1), "fr", 390, 844)
    expect(person.button("page-i-am", name="Anne")).to_be_visible()
    expect(person.hand).not_to_be_visible()
    person.button("page-i-am", name="Anne").click()
    expect(person.hand).to_contain_text("")
    person.card("K").click()
    person.move("Entrer").click()
    expect(person.button("page-i-am", name="Hugo")).to_be_visible()
    expect(person.hand).not_to_be_visible()
    assert "pioche une carte :" not in person.log.inner_text()
    person.button("page-i-am", name="Hugo").click()
    expect(person.card("A")).to_be_visible()
    expect(person.hand.get_by_role("button", name=re.compile("^Roi"))).to_have_count(0)


def test_spectators_and_opponents_never_receive_a_hidden_card(visit: Visit, host: Host) -> None:
    hands = {0: ["7", "7", "7", "7", "4"], 1: ["2", "3", "6", "8", "9"]}
    position = positions.cards("tock-globe 2", {0: ["a3"]}, hands)
    table = host.open("tock-globe 2", "pp", position=position)
    anne, hugo, guest = visit(table.link(0)), visit(table.link(1)), visit(table.watch, "en")
    expect(guest.prompt).to_contain_text("Anne")
    expect(guest.hand).not_to_be_visible()
    anne.card("4").click()
    anne.moves.get_by_role("button").first.click()
    expect(guest.log).to_contain_text("Anne plays the 4")
    expect(hugo.log).to_contain_text("Anne joue le 4")
    for other in (hugo, guest):
        assert other.received
        assert not any('"7"' in frame for frame in other.received)
    assert any('"7"' in frame for frame in anne.received)


def test_what_the_page_tells_is_what_the_words_say(visit: Visit, host: Host) -> None:
    """The browser builds the same sentences from the same data as the library does."""
    table = host.open("tock-globe 2", "pb", ["Hélène"])
    person = visit(table.link(0))
    choose = Chooser(3, "fr")
    for _ in range(12):
        person.play_turn(choose)
    for language in ("en", "fr"):
        person.speak(language)
        assert_told_alike(person)


def assert_told_alike(person: Visitor) -> None:
    game = games.read("tock-globe 2")
    told = person.log.inner_text()
    seen = 0
    for frame in person.received:
        for news in json.loads(frame).get("news", []):
            happened = msgspec.convert(news.get("consequences", []), list[Consequence])
            for line in person.words.lines(happened, game, 0, ["Hélène", None]):
                assert line in told
                seen += 1
    assert seen > 20
