"""`tockade rules`: as text and as a page, with the options of the table."""

from __future__ import annotations

from tests.cli.conftest import Tockade


def test_the_rules_are_told_with_the_house_rules_of_the_table(tockade: Tockade) -> None:
    told = tockade("rules", "tock-globe", "2", "entrance=17", "--lang", "en").out
    assert "17, the entrance." in told
    assert "At your table" in told
    assert "*" not in told


def test_the_page_is_written_in_either_look(tockade: Tockade) -> None:
    assert tockade("rules", "barricades", "--html", "--lang", "fr").out.startswith("<!doctype html>")
    assert "rules-sheet plain " in tockade("rules", "barricades", "--html", "--theme", "plain").out
