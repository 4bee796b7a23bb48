"""Every rule of the ledgers is shown by a test that carries its id, and stands in the rules pages of both languages."""

import inspect
import re
from pathlib import Path

import pytest

from tockade.game import Option, RuleSet
from tockade.games import rule_sets
from tockade.games.cardrace.sheet import Sheet
from tockade.games.match.rule_set import MatchRules
from tockade.words import LANGUAGES

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
NOT_MECHANICAL = {"TJ-18": "what the sheet punishes cannot be done here, so there is no penalty to show"}
SHEETS = list(rule_sets().values())


def own_sheet(sheet: RuleSet) -> RuleSet:
    """The sheet itself, without what a match adds to it."""
    return sheet.sheet if isinstance(sheet, MatchRules) else sheet


RACES = [sheet for sheet in SHEETS if isinstance(own_sheet(sheet), Sheet)]
PAGE_OF = {sheet.prefix: sheet.id for sheet in SHEETS if list(PAGES.glob(f"{sheet.id}.*.md"))}
"""By the letters of its ledger: two sheets on one page share them."""


def page(prefix: str, language: str) -> str:
    return (PAGES / f"{PAGE_OF[prefix]}.{language}.md").read_text(encoding="utf-8")


def bold_ids(prefix: str, language: str) -> set[str]:
    bold = " ".join(re.findall(r"\*\*([^*]+)\*\*", page(prefix, language)))
    return set(re.findall(rf"\b{prefix}-\d+\b", bold))


LEDGERS = {
    prefix: sorted(set().union(*(bold_ids(prefix, language) for language in LANGUAGES)), key=lambda rule: int(rule[3:]))
    for prefix in sorted(PAGE_OF)
}
"""The rules of each ledger: those that stand on its page in some language."""
IDS = [rule for rules in LEDGERS.values() for rule in rules]


def texts() -> str:
    """The text of every test but this one."""
    own = Path(__file__).name
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py")) if path.name != own)


def options(sheet: RuleSet) -> list[Option]:
    """The options that at least one table of the sheet knows."""
    return [option for option in sheet.options if any(option.applies(table) for table in sheet.tables)]


def test_every_rule_is_shown_by_a_test_that_carries_its_id() -> None:
    names = re.findall(r"def test_((?:[a-z]{2}\d+_)+)", texts())
    shown = {f"{prefix.upper()}-{number}" for name in names for prefix, number in re.findall(r"([a-z]{2})(\d+)_", name)}
    assert {rule for rule in IDS if rule not in shown} == set(NOT_MECHANICAL)
    assert {rule for rule in shown if rule[:2] in LEDGERS} <= set(IDS)


def test_every_sheet_has_a_page_in_every_language() -> None:
    assert {sheet.prefix for sheet in SHEETS} == set(PAGE_OF)
    assert all((PAGES / f"{name}.{language}.md").exists() for name in PAGE_OF.values() for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", LEDGERS)
def test_every_rule_stands_in_bold_on_its_page(prefix: str, language: str) -> None:
    assert bold_ids(prefix, language) == set(LEDGERS[prefix])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", sorted({sheet.prefix for sheet in RACES}))
def test_a_rules_paragraph_begins_with_its_id(prefix: str, language: str) -> None:
    begun = re.findall(rf"^\*\*({prefix}-\d+)\*\*", page(prefix, language), re.MULTILINE)
    assert begun == LEDGERS[prefix]


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
    own = own_sheet(sheet)
    if isinstance(own, Sheet):
        told = set(own.reasons.values())
    else:
        source = (Path(inspect.getfile(type(own))).parents[1] / "reasons.py").read_text(encoding="utf-8")
        told = set(re.findall(r'"([A-Z]+-\d+)"', source))
    return told | {option.rule for option in sheet.options if option.rule}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.id)
def test_every_id_that_is_shown_stands_on_the_page_it_leads_to(sheet: RuleSet, language: str) -> None:
    bold = " ".join(re.findall(r"\*\*([^*]+)\*\*", page(sheet.prefix, language)))
    assert shown_ids(sheet) <= set(re.findall(r"\b[A-Z]+-\d+\b", bold))
