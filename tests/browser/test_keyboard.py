"""Every game with the keyboard alone: the next thing to do is reached by Tab, and Enter does it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.test_quick_choosing import GAMES
from tests.browser.visitor import Visitor
from tests.long_runs import cases

TO_DO = ".question .button:first-child, .actions button, .moves button, .hand-card-playable[aria-pressed=false]"
HAS_FOCUS = f"() => document.activeElement.matches('{TO_DO}')"


def press_next(person: Visitor) -> str:
    """Tab to what can be done now, and Enter; what is asked then."""
    before = person.settled("")
    for _ in range(60):
        if person.page.evaluate(HAS_FOCUS):
            person.page.keyboard.press("Enter")
            return person.settled(before)
        person.page.keyboard.press("Tab")
    raise AssertionError("nothing to do can be reached with Tab")


def play_by_keys(person: Visitor) -> None:
    """One whole decision."""
    person.wait_for_turn()
    asked = person.settled("").split("/")[0]
    for _ in range(20):
        if press_next(person).split("/")[0] != asked:
            return
    raise AssertionError("a move that never ends")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_is_played_with_the_keyboard_alone(visit: Visit, host: Host, game: str, players: str) -> None:
    person = visit(host.open(game, players).link(0), "en", 390, 844)
    for _ in range(cases(40)):
        play_by_keys(person)
    assert sum('"type":"move"' in sent for sent in person.sent) >= cases(40)


def test_a_divided_seven_is_counted_down_with_keys_and_taken_back(visit: Visit, host: Host) -> None:
    position = positions.cards("tock-globe 4", {0: ["a3", "b9"]}, {0: ["7", "7", "7", "7", "9"]})
    person = visit(host.open("tock-globe 4", "pbbb", position=position).link(0))
    person.wait_for_turn()
    press_next(person)
    press_next(person)
    expect(person.prompt).to_contain_text(person.say("page-prompt-left", left=6, whole=7))
    person.page.keyboard.press("Escape")
    expect(person.prompt).not_to_contain_text(person.say("page-prompt-left", left=6, whole=7))
    person.page.keyboard.press("Escape")
    expect(person.prompt).to_have_text(person.say("page-prompt-play"))
