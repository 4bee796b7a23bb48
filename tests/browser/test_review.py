"""The review on the page: at the end of a game, and beside its replay; for every kind of reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.test_everyone import grave_faults
from tests.browser.test_pages import finished


def test_the_end_of_a_game_says_in_a_sentence_what_decided_it(visit: Visit, host: Host) -> None:
    person, _ = finished(visit, host)
    bars = person.end.locator(".review-bar")
    expect(bars).to_have_count(4)
    expect(bars.nth(0)).to_contain_text(person.say("review-start"))
    expect(bars.nth(3)).to_contain_text(re.compile("Victoire.*100.%"))
    expect(person.end.locator(".review-sentence")).not_to_be_empty()
    person.speak("en")
    expect(person.end.locator(".review-bar").nth(3)).to_contain_text("Won")


@pytest.mark.parametrize(("width", "height", "theme"), [(1280, 800, "light"), (390, 844, "dark"), (320, 640, "plain")])
def test_the_replay_has_the_curve_and_every_decision(
    visit: Visit, host: Host, width: int, height: int, theme: str
) -> None:
    _, table = finished(visit, host)
    person = visit(f"/replay/{table}?seat=0&turn=1", "fr", width, height, theme)
    review = person.page.get_by_role("region", name=person.say("review-title"))
    expect(review.get_by_role("img", name=re.compile("au départ"))).to_be_visible()
    expect(review.get_by_role("heading", name=re.compile("Coup 1 : ce que vous pouviez jouer"))).to_be_visible()
    expect(review.locator(".review-option")).to_have_count(3)
    expect(review.locator(".review-waiting")).to_have_count(0)
    expect(review.locator(".review-option .card-face")).to_have_count(0)  # a light that is pushed is no card
    assert grave_faults(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= width
    with person.page.expect_download() as saved:
        person.button("review-share").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    review.get_by_role("combobox").select_option("1")
    expect(review.get_by_role("definition").last).to_be_visible()


def test_the_master_says_what_it_would_play_here(visit: Visit, host: Host) -> None:
    _, table = finished(visit, host)
    for language, width in (("fr", 390), ("en", 1280)):
        person = visit(f"/replay/{table}?seat=0&turn=1", language, width, 844)
        person.button("review-ask-maitre").click()
        told = person.page.locator(".review-master [role=status]")
        expect(told).to_contain_text("maître jouerait" if language == "fr" else "master would")
        expect(person.button("review-ask-maitre")).to_have_count(0)
        assert grave_faults(person) == []


def test_a_hint_is_given_by_the_keyboard_and_told_to_the_others(visit: Visit, host: Host) -> None:
    position = positions.trikolos({0: ["A6", "home", "home", "home"]})
    table = host.open("trikolos", "pp", position=position)
    person = visit(table.link(0), "fr", 390, 844, "dark")
    friend = visit(table.link(1), "en")
    person.button("hint-ask").press("Enter")
    found = person.page.get_by_role("status", name=person.say("hint-ask"))
    expect(found.locator(".review-option").first).to_contain_text(person.say("review-best"))
    assert grave_faults(person) == []
    expect(friend.log).to_contain_text("asks for a hint")
    person.button("hint-close").click()
    expect(person.button("hint-ask")).to_be_visible()


WALLS = ["9.8", "3.8", "4.8", "5.8", "7.6", "7.10", "11.0", "11.4", "11.8", "11.12", "11.16"]


def test_the_tutor_asks_before_a_win_is_missed(visit: Visit, host: Host) -> None:
    """By the keyboard alone, once the setting is on; the others are told."""
    position = positions.barricades({0: ["1.8", "13.5"], 1: ["1.2"]}, 1, barricades=WALLS)
    table = host.open("barricades 2", "pp", position=position)
    person, friend = visit(table.link(0), "fr", 390, 844, "dark"), visit(table.link(1), "en")
    person.page.locator("summary.tool").click()
    person.page.get_by_label(person.say("page-tutor")).check()
    expect(friend.log).to_contain_text("plays with the tutor")
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name=re.compile("case 6 de la rangée 1 à la case 5")).press("Enter")
    asked = person.page.get_by_role("alertdialog", name=person.say("tutor-sure"))
    expect(asked.locator(".review-option").first).to_contain_text("gagner la partie")
    assert grave_faults(person) == []
    expect(friend.log).to_contain_text("think again")
    asked.get_by_role("button", name=person.say("tutor-play")).press("Enter")
    expect(asked).to_have_count(0)


@pytest.mark.parametrize(("width", "height", "theme"), [(1280, 800, "light"), (390, 844, "dark")])
def test_an_exercise_is_asked_and_answered(visit: Visit, host: Host, width: int, height: int, theme: str) -> None:
    person = visit("/exercise/16", "fr", width, height, theme)
    panel = person.page.get_by_role("region", name=person.say("page-exercise"))
    expect(panel.get_by_role("status")).to_contain_text(person.say("exercise-ask"))
    assert grave_faults(person) == []
    panel.get_by_role("button", name=person.say("exercise-show")).press("Enter")
    expect(panel.locator(".review-option").first).to_contain_text(person.say("review-best"))
    expect(panel.get_by_role("link", name=person.say("exercise-next"))).to_have_attribute("href", "/exercise/17")
