"""Seats that cannot be lost: a new link from the host, one of two tabs, a page that renews itself."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Visitor

GAME = "tock-globe 4"


def seated(visit: Visit, host: Host) -> Visitor:
    position = positions.cards(GAME, {0: ["a3"]}, {0: ["9", "2", "4", "Q", "10"]})
    return visit(host.open(GAME, "pbbb", position=position).link(0))


def test_the_host_gives_a_seat_a_new_link(visit: Visit, host: Host) -> None:
    table = host.open(GAME, "ppbb", ["Anne", "Hugo"])
    opener, lost = visit("/"), visit(table.link(1), "en")
    opener.page.evaluate(
        "([table, keys, host]) => localStorage.setItem('tockade.tables', JSON.stringify("
        "[{table, keys, host, game: '', names: [], at: 1, over: false}]))",
        [table.name, [table.keys[0]], table.host_key],
    )
    opener.go(table.link(0))
    opener.page.get_by_role("tab", name=opener.say("page-tab-tools")).click()
    opener.page.get_by_role("button", name=opener.say("page-new-link", seat="Hugo")).click()
    with opener.page.expect_response("**/seats/1/key") as answer:
        opener.button("page-new-link-sure").click()
    expect(lost.page.get_by_role("alert")).to_have_text(lost.say("page-link-replaced"))
    expect(opener.log).to_contain_text("nouveau lien")
    again = visit(f"{table.watch}#{answer.value.json()['key']}", "en")
    expect(again.page.locator(".player-you")).to_be_attached()


def test_two_tabs_of_a_seat_say_so_and_one_goes_on(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    expect(person.playable.first).to_be_visible()
    other = person.page.context.new_page()
    other.goto(person.page.url)
    for page in (person.page, other):
        expect(page.get_by_text(person.say("page-tab-open"))).to_be_visible()
    other.get_by_role("button", name=person.say("page-tab-here")).click()
    expect(person.page.get_by_role("alert")).to_have_text(person.say("page-tab-resting"))
    expect(other.get_by_text(person.say("page-tab-open"))).to_have_count(0)
    person.button("page-tab-here").click()
    expect(person.playable.first).to_be_visible()
    expect(other.get_by_role("alert")).to_have_text(person.say("page-tab-resting"))


def test_an_old_page_renews_itself_when_nothing_is_lost(visit: Visit, host: Host) -> None:
    """Not while a move is half chosen: only when it is laid down again."""
    person = seated(visit, host)
    expect(person.playable.first).to_be_visible()
    person.page.evaluate("window.old = true")
    person.page.evaluate(
        "document.querySelector('script[type=module]').setAttribute('src', '/static/assets/page-OLD.js')"
    )
    person.card("9").click()
    host.stop()
    expect(person.page.get_by_text(person.say("page-link-lost"))).to_be_visible()
    with person.page.expect_response(lambda answer: answer.url == host.address + "/"):
        host.start()
    expect(person.page.get_by_text(person.say("page-link-lost"))).to_have_count(0)
    assert person.page.evaluate("window.old")
    with person.page.expect_navigation():
        person.card("9").click()
    expect(person.playable.first).to_be_visible()
    assert person.page.evaluate("window.old") is None


def test_a_game_on_a_phone_goes_on_at_a_computer(visit: Visit, host: Host) -> None:
    """The computer shows a code, the phone that reads it says which game, and the computer has the seat."""
    phone = visit(host.open(GAME, "ppbb").link(0), width=390, height=664)
    expect(phone.page.locator(".player-you")).to_be_attached()
    computer = visit("/takeover", "en")
    expect(computer.page.get_by_role("img", name=computer.say("page-take-over-code")).locator("path")).to_be_attached()
    with computer.page.expect_request("**/taken") as asked:
        pass
    phone.go(asked.value.url.removeprefix(host.address).removesuffix("/taken").replace("/api/handovers", "/handover"))
    phone.page.get_by_role("button", name="Anne").click()
    expect(phone.page.get_by_text(phone.say("page-hand-over-done"))).to_be_visible()
    expect(computer.page.locator(".player-you")).to_be_attached()
    assert computer.page.url == phone.address + phone.page.evaluate(
        "(({ table, keys }) => `/table/${table}#${keys[0]}`)(JSON.parse(localStorage['tockade.tables'])[0])"
    )


def test_the_own_seat_is_shown_as_a_code(visit: Visit, host: Host) -> None:
    person = seated(visit, host)
    person.page.get_by_role("tab", name=person.say("page-tab-tools")).click()
    person.button("page-share-code").click()
    expect(person.page.get_by_role("img", name=person.say("page-share-code")).locator("path")).to_have_attribute(
        "d", re.compile("^M4 4h1")
    )
