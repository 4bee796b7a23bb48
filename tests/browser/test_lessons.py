"""The guided first games: each played by tapping what is lit, once by keyboard, once with wrong taps only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

from tockade.lessons import LESSONS
from tockade.web.lesson_routes import lesson_in

LIGHT = ".lesson-light:not([hidden])"


def sentences(rules: str, language: str) -> list[str]:
    return [tap.words for stage in lesson_in(rules, language).stages for tap in stage.taps]


def said(person: Visitor, sentence: str) -> None:
    """The sentence is said, and the light has come to what it is about."""
    expect(person.page.locator(".lesson-words")).to_have_text(sentence)
    tap = person.page.locator(".lesson-dot-done").count()
    expect(person.page.locator(f'{LIGHT}[data-tap="{tap}"]')).to_be_visible()


def tap_the_light(page: Page) -> None:
    box = page.locator(LIGHT).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def pawn_under_the_words(page: Page) -> bool:
    """Whether the pawn that the sentence is about cannot be seen for it."""
    ring, words = page.locator(".lesson-ring").bounding_box(), page.locator(".lesson-bubble").bounding_box()
    if ring is None or words is None:
        return False
    below = words["y"] < ring["y"] + ring["height"] and ring["y"] < words["y"] + words["height"]
    return below and words["x"] < ring["x"] + ring["width"] and ring["x"] < words["x"] + words["width"]


def tap_the_point(page: Page, point: str) -> None:
    box = page.locator(f'.board [data-point="{point}"]').first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize(("number", "rules"), list(enumerate(LESSONS)))
def test_a_first_game_is_played_by_tapping_what_is_lit(visit: Visit, number: int, rules: str) -> None:
    language, size = (("fr", (390, 844)), ("en", (1280, 800)))[number % 2]
    person = visit(f"/learn/{rules}", language, *size)
    for sentence in sentences(rules, language):
        said(person, sentence)
        assert not pawn_under_the_words(person.page)
        tap_the_light(person.page)
    expect(person.page.get_by_role("heading", name=person.say("page-lesson-done"))).to_be_visible()


def test_a_lesson_ends_in_a_real_game_and_works_by_keyboard(visit: Visit) -> None:
    person = visit("/learn/tijou", "en")
    for sentence in sentences("tijou", "en"):
        said(person, sentence)
        person.page.wait_for_function("document.activeElement?.matches('.hand-card, .move')")
        person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("heading", name=person.say("page-lesson-done"))).to_be_focused()
    person.button("page-lesson-play").press("Enter")
    expect(person.page).to_have_url(re.compile("/table/"))
    expect(person.prompt).to_be_visible()


def test_wrong_taps_are_answered_by_the_rules(visit: Visit) -> None:
    person = visit("/learn/tock-globe", "en", 390, 844)
    first, second, third, fourth = sentences("tock-globe", "en")[:4]
    said(person, first)
    answer = person.page.locator(".lesson-answer")
    person.page.locator('.hand [data-card="8"]').click()
    expect(answer).to_contain_text("Try this instead")
    said(person, first)
    tap_the_point(person.page, "c5")
    expect(answer).to_have_text(person.say("page-lesson-nothing"))
    tap_the_light(person.page)
    said(person, second)
    tap_the_light(person.page)
    said(person, third)
    person.page.locator('.hand [data-card="4"]').click()
    expect(answer).to_have_text(person.say("page-lesson-other"))
    tap_the_light(person.page)
    said(person, fourth)
    tap_the_point(person.page, "a3")
    expect(answer).not_to_have_text(person.say("page-lesson-other"))
    said(person, fourth)


def test_a_lesson_is_found_in_the_lobby_and_can_be_left(visit: Visit) -> None:
    person = visit("/", "en")
    person.page.get_by_role("link", name=person.say("page-learn")).first.click()
    expect(person.page.locator(LIGHT)).to_be_visible()
    person.page.get_by_role("link", name=person.say("page-lesson-skip"), exact=True).click()
    expect(person.page).to_have_url(re.compile("/new/"))
