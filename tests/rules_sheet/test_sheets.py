"""The sheets: every table and every option value has one in both languages, and a house rule is told on it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tockade import games
from tockade.game import RuleSet, Setup
from tockade.picture import PLAIN
from tockade.rules_sheet import compose_sheet, sheet_article, sheet_page
from tockade.rules_sheet.sheet_content import RulesSheet
from tockade.words import LANGUAGES, Words

CODE = re.compile(r"\b[A-Z]{2}-\d+\b|\b[a-h]h?\d{1,2}\b")
"""Ids of ledger rules, and names of squares as they are typed."""


def setups(rules: RuleSet) -> Iterator[Setup]:
    """Every table, and every value of every option at the first table it belongs to."""
    for table in rules.tables:
        yield rules.setup(table.players, table.teams)
    for option in rules.options:
        table = next(table for table in rules.tables if option.applies(table))
        for value in option.values:
            if value != option.default:
                needed = dict(need.split("=") for need in option.needs[:1])
                yield rules.setup(table.players, table.teams, {**needed, option.name: value})


ALL = [setup.text for rules in games.rule_sets().values() for setup in setups(rules)]


def texts(sheet: RulesSheet) -> list[str]:
    """Everything that is written on a sheet but its house rules."""
    passages = [line for each in (sheet.goal, *sheet.passages) for line in (each.heading, *each.lines)]
    pictured = [each.text for each in (*sheet.turn, *sheet.uses)]
    asked = [text for each in sheet.questions for text in (each.asked, each.answer)]
    return [sheet.title, sheet.subtitle, *sheet.marks, *passages, *pictured, *asked, sheet.source]


@pytest.mark.parametrize("setup", ALL)
def test_every_table_has_a_sheet_in_both_languages(setup: str) -> None:
    game = games.read(setup)
    for language in LANGUAGES:
        sheet = compose_sheet(game, Words(language))
        assert all(texts(sheet)), "something is said by nothing"
        assert not [text for text in texts(sheet) if CODE.search(text)]
        assert len(sheet.turn) == 3
        assert len(sheet.questions) >= 4
        assert len(sheet.house_rules) == len(game.setup.options)
        article = sheet_article(sheet)
        assert article.count("<svg") == article.count("</svg>")
        assert "style=" not in article  # the server's policy allows no style within


@pytest.mark.parametrize("rules", list(games.rule_sets()))
def test_a_house_rule_changes_what_the_sheet_says_or_draws(rules: str) -> None:
    sheet = games.rule_set(rules)
    words = Words("en")
    for setup in setups(sheet):
        if not setup.options or {name for name, _ in setup.options} <= {"pairing", "colours"}:
            continue  # told in the box alone
        usual = compose_sheet(games.read(f"{rules} {setup.table.text}"), words)
        own = compose_sheet(games.read(setup.text), words)
        assert (texts(own), own.board, own.uses) != (texts(usual), usual.board, usual.uses), setup.text
        assert own.house_rules


def test_cards_are_told_from_what_they_do_at_this_table() -> None:
    words = Words("en")
    five = {rules: _use(compose_sheet(games.read(rules), words), "5") for rules in ("tock-globe", "tock-fadoq")}
    assert "opponent" in five["tock-globe"]
    assert "Even off its own start" in five["tock-fadoq"]
    off = compose_sheet(games.read("tock-fadoq push_own_start=off"), words)
    assert "Even off its own start" not in _use(off, "5")
    walkers = next(use for use in compose_sheet(games.read("tockcitan"), words).uses if " · " in use.name)
    assert "5" in walkers.name.split(" · ")


def _use(sheet: RulesSheet, card: str) -> str:
    return next(use.text for use in sheet.uses if use.name == card)


def test_the_whole_page_needs_nothing_else() -> None:
    page = sheet_page(compose_sheet(games.read("trikolos"), Words("fr"), PLAIN))
    assert page.startswith("<!doctype html>")
    assert 'class="rules-sheet plain ' in page
    assert not re.search(r'(?:src|href)="(?!#)|url\((?!#|data:)|@import', page)
