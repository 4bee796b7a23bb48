"""Every rule of the ledgers is shown by a test that carries its id, and stands in the rules pages of both languages."""

import inspect
import re
from pathlib import Path

import pytest

from tockade.game import Option, RuleSet
from tockade.games import shelf
from tockade.games.cardrace.ruleset import Sheet
from tockade.games.match.rules import MatchRules
from tockade.words import LANGUAGES

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
LEDGERS = {
    "GJ": ("tock-globe", range(1, 24)),
    "FQ": ("tock-fadoq", range(1, 16)),
    "TC": ("tockcitan", (*range(1, 13), *range(20, 26))),
    "TJ": ("tijou", range(1, 19)),
    "BA": ("barricades", range(1, 12)),
    "TK": ("trikolos", range(1, 11)),
}
"""For each prefix its page and its numbers."""
NOT_MECHANICAL = {"TJ-18": "what the sheet punishes cannot be done here, so there is no penalty to show"}

IDS = [f"{prefix}-{number}" for prefix, (_, numbers) in LEDGERS.items() for number in numbers]
SHEETS = list(shelf().values())
RACES = [sheet for sheet in SHEETS if sheet.prefix in ("GJ", "FQ", "TC", "TJ")]


def texts() -> str:
    """The text of every test but this one."""
    own = Path(__file__).name
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py")) if path.name != own)


def page(prefix: str, language: str) -> str:
    return (PAGES / f"{LEDGERS[prefix][0]}.{language}.md").read_text(encoding="utf-8")


def options(sheet: RuleSet) -> list[Option]:
    """The options that at least one table of the sheet knows."""
    return [option for option in sheet.options if any(option.applies(table) for table in sheet.tables)]


def test_every_rule_is_shown_by_a_test_that_carries_its_id() -> None:
    names = re.findall(r"def test_((?:[a-z]{2}\d+_)+)", texts())
    shown = {f"{prefix.upper()}-{number}" for name in names for prefix, number in re.findall(r"([a-z]{2})(\d+)_", name)}
    assert {rule for rule in IDS if rule not in shown} == set(NOT_MECHANICAL)
    assert {rule for rule in shown if rule[:2] in LEDGERS} <= set(IDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", LEDGERS)
def test_every_rule_stands_in_bold_on_its_page(prefix: str, language: str) -> None:
    bold = " ".join(re.findall(r"\*\*([^*]+)\*\*", page(prefix, language)))
    assert set(re.findall(rf"\b{prefix}-\d+\b", bold)) == {rule for rule in IDS if rule.startswith(prefix)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", ["GJ", "FQ", "TC", "TJ"])
def test_a_rules_paragraph_begins_with_its_id(prefix: str, language: str) -> None:
    begun = re.findall(rf"^\*\*({prefix}-\d+)\*\*", page(prefix, language), re.MULTILINE)
    assert begun == [rule for rule in IDS if rule.startswith(prefix)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_every_option_stands_on_its_page_with_its_values_and_its_default(sheet: RuleSet, language: str) -> None:
    text = page(sheet.prefix, language)
    for option in options(sheet):
        assert f"`{option.name}`" in text
        if option.rule.startswith(sheet.prefix):
            row = re.search(rf"^\| `{option.name}` .*\n(?:\| \|.*\n)*", text, re.MULTILINE)
            assert row is not None, option.name
            assert f"**`{option.default}`**" in row[0]
            assert option.pattern or all(f"`{value}`" in row[0] for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", LEDGERS)
def test_no_page_promises_an_option_that_its_tables_refuse(prefix: str, language: str) -> None:
    every = {option.name for sheet in SHEETS for option in sheet.options}
    known = [option for sheet in SHEETS if sheet.prefix == prefix for option in options(sheet)]
    own = {word for option in known for word in (option.name, *option.values)}
    assert every & set(re.findall(r"`([a-z_]+)(?:=[^`]*)?`", page(prefix, language))) <= own


@pytest.mark.parametrize("sheet", RACES, ids=lambda sheet: sheet.id)
def test_every_other_value_of_an_option_is_tried(sheet: RuleSet) -> None:
    """By its name, or in a test that tries several values in turn."""
    tried = texts()
    for option in options(sheet):
        for value in option.values:
            setting = rf"\b{option.name}=(?:{re.escape(value)}\b|\{{)"
            assert value == option.default or re.search(setting, tried), f"{option.name}={value}"


def shown_ids(sheet: RuleSet) -> set[str]:
    """Every id that a refusal or an option of this sheet can show."""
    own = sheet.sheet if isinstance(sheet, MatchRules) else sheet
    if isinstance(own, Sheet):
        told = set(own.reasons.values())
    else:
        source = Path(inspect.getfile(type(own))).with_name("verdicts.py").read_text(encoding="utf-8")
        told = set(re.findall(r'"([A-Z]+-\d+)"', source))
    return told | {option.rule for option in sheet.options if option.rule}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_every_id_that_is_shown_stands_on_the_page_it_leads_to(sheet: RuleSet, language: str) -> None:
    bold = " ".join(re.findall(r"\*\*([^*]+)\*\*", page(sheet.prefix, language)))
    assert shown_ids(sheet) <= set(re.findall(r"\b[A-Z]+-\d+\b", bold))
