"""Somebody at the table who never moves: the others let a bot play on, and the seat is taken back by one tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Visitor


def is_asked(person: Visitor) -> bool:
    return bool(person.page.locator("[data-place]").count() or person.moves.count())


def test_one_vote_is_enough_where_only_one_other_is_there(visit: Visit, host: Host) -> None:
    table = host.open("trikolos", "pp", patience=1)
    slow, other = visit(table.link(0)), visit(table.link(1), "en", 390, 664)
    vote = other.button("page-vote", seat="Anne")
    expect(vote).to_be_in_viewport()
    vote.click()
    expect(other.log).to_contain_text("The table lets a bot play for Anne.")
    expect(slow.prompt).to_have_text(slow.say("page-prompt-your-stand-in"))
    expect(slow.page.locator("[data-place]")).to_have_count(0)
    other.play_turn(lambda names: 0)
    slow.button("page-take-back").click()
    expect(slow.log).to_contain_text("Vous êtes de retour.")
    expect(slow.button("page-take-back")).to_have_count(0)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_all_who_are_there_must_agree(visit: Visit, host: Host, language: str) -> None:
    table = host.open("barricades 3", "ppp", patience=1)
    people = [visit(table.link(seat), language) for seat in range(3)]
    people[0].wait_until(lambda: any(is_asked(person) for person in people))
    slow = next(person for person in people if is_asked(person))
    first, second = [person for person in people if person is not slow]
    name = ["Anne", "Hugo", "Inès"][people.index(slow)]
    ask = first.say("page-vote", seat=name)
    first.page.get_by_role("button", name=ask).click()
    expect(first.page.get_by_role("button", name=ask)).to_be_disabled()
    expect(slow.prompt).to_have_text(slow.say("page-prompt-hurry"))
    expect(second.page.get_by_role("button", name=ask)).to_contain_text(
        second.say("page-vote-count", votes=1, needed=2)
    )
    second.page.get_by_role("button", name=ask).click()
    expect(slow.button("page-take-back")).to_be_in_viewport()


def test_whoever_does_not_move_can_still_move_before_the_vote(visit: Visit, host: Host) -> None:
    table = host.open("trikolos", "pp", patience=1)
    slow, other = visit(table.link(0)), visit(table.link(1))
    expect(other.button("page-vote", seat="Anne")).to_be_visible()
    slow.play_turn(lambda names: 0)
    expect(other.button("page-vote", seat="Anne")).to_have_count(0)
