"""`tockade rules`: the rules of a game on one page, as text or as HTML to print."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from tockade.cli import language
from tockade.cli.output import console
from tockade.cli.read_arguments import read_game
from tockade.cli.shared_parameters import Lang, Setup

if TYPE_CHECKING:
    from tockade.rules_sheet.sheet_content import RulesSheet


class Paper(StrEnum):
    """How a sheet can look."""

    DAY = "day"
    PLAIN = "plain"


def rules(
    setup: Setup,
    html: Annotated[bool, typer.Option("--html")] = False,
    theme: Annotated[Paper, typer.Option("--theme", metavar="day|plain")] = Paper.DAY,
    lang: Lang = None,
) -> None:
    from tockade.picture import THEMES
    from tockade.rules_sheet import compose_sheet, sheet_page
    from tockade.web.static_files import text_and_title_faces

    sheet = compose_sheet(read_game(setup), language.words(), THEMES[theme.value])
    if html:
        sys.stdout.write(sheet_page(sheet, text_and_title_faces()))
        return
    out = console()
    for style, line in styled_lines(sheet):
        out.print(line.replace("*", ""), style=style)


def styled_lines(sheet: RulesSheet) -> Iterator[tuple[str, str]]:
    """The sheet in lines, each with its style."""
    yield "bold", sheet.title
    yield "", sheet.subtitle
    yield from section(sheet.goal.heading, sheet.goal.lines)
    if sheet.house_rules:
        yield from section(sheet.house_heading, sheet.house_rules)
    yield from section(sheet.marks_heading, sheet.marks)
    yield from section(sheet.turn_heading, tuple(each.text for each in sheet.turn))
    yield from section(
        sheet.uses_heading, tuple(" – ".join(filter(None, (each.name, each.text))) for each in sheet.uses)
    )
    for passage in sheet.passages:
        yield from section(passage.heading, passage.lines)
    yield from section(sheet.questions_heading, tuple(f"{each.asked} {each.answer}" for each in sheet.questions))
    yield "dim", f"\n{sheet.source}"


def section(heading: str, lines: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    yield "bold", f"\n{heading}"
    for line in lines:
        yield "", f"  {line}"
