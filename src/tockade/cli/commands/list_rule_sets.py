"""`tockade games`: the rule sets, the tables they are played at, and their options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from tockade.cli import language
from tockade.cli.output import console, show_json
from tockade.cli.shared_parameters import AsJson, Lang
from tockade.game import Option, RuleSet
from tockade.games import rule_set, rule_sets

if TYPE_CHECKING:
    from rich.console import Console


def list_rule_sets(
    rules: Annotated[list[str] | None, typer.Argument(metavar="RULES...")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    chosen = [rule_set(name) for name in rules or rule_sets()]
    if json:
        show_json([described(sheet) for sheet in chosen])
        return
    for sheet in chosen:
        show_rules(sheet)


def described(sheet: RuleSet) -> dict[str, Any]:
    """A rule set as data, its meanings in the reader's language."""
    return {
        "id": sheet.id,
        "title": language.words().rules(sheet.id),
        "prefix": sheet.prefix,
        "tables": sheet.tables,
        "options": [described_option(sheet, option) for option in sheet.options],
    }


def described_option(sheet: RuleSet, option: Option) -> dict[str, Any]:
    fields = {name: getattr(option, name) for name in option.__struct_fields__}
    values = {value: language.words().value(sheet.id, option.name, value) for value in option.values}
    return fields | {"meaning": language.words().meaning(sheet.id, option.name), "meanings": values}


def show_rules(sheet: RuleSet) -> None:
    words, out = language.words(), console()
    tables = ", ".join(language.table_size(table) for table in sheet.tables)
    out.print(f"{words.rules(sheet.id)} ({sheet.id})", style="bold")
    out.print(words.line(sheet.id))
    out.print(language.say("cli-games-players", tables=tables))
    for option in sheet.options:
        show_option(out, sheet, option)
    out.print("    " + language.say("cli-games-default"), style="dim")
    out.print()


def show_option(out: Console, sheet: RuleSet, option: Option) -> None:
    """The option, what it changes, and its values; a star marks the default, words the sheet's own if another."""
    words = language.words()
    out.print(f"  {option.name}", style="cyan", end=" ")
    rule = f"({option.rule}) " if option.rule else ""
    out.print(f"{rule}{words.meaning(sheet.id, option.name)}")
    for value in option.values:
        star = "*" if value == option.default else " "
        own = language.say("cli-games-sheet") if value == option.sheet_value else ""
        out.print(f"    {star} {value:<12} {words.value(sheet.id, option.name, value)}{own}", style="dim")
