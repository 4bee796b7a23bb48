"""`tockade strength`: plays the ladder of the levels, keeps what it comes to and writes the pages about it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tockade.cli import language
from tockade.cli.output import console
from tockade.cli.progress_bar import progress_bar
from tockade.cli.read_arguments import read_game
from tockade.cli.shared_parameters import Lang, On
from tockade.study import strength as ladder
from tockade.study.strength import DecisionFigures, DecisionTest, EndingFigures, Figures, Test
from tockade.words import LANGUAGES, Words
from tockade.work import Executor, executor

PAGES: Final = {"en": ".md"}
"""The documents are in English."""


def strength(
    only: Annotated[list[str] | None, typer.Option("--only", metavar="GAME")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=0, max=1_000_000)] = 200,
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER")] = Path("docs/strength"),
    judge: Annotated[list[Path] | None, typer.Option("--judge", metavar="FILE")] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, max=1024)] = None,
    on: On = "",
    lang: Lang = None,
) -> None:
    chosen = [table_named(text) for text in only] if only else [*ladder.SETUPS, *ladder.other_tables()]
    others = [DecisionTest.by(file) for file in judge or ()]
    for name in ladder.drop_stale(folder):
        console().print(language.say("strength-dropped", name=name))
    for setup in chosen:
        tests = [*ladder.tests_of(setup), *(each for each in others if each.setup == setup)]
        play(setup, ladder.missing(tests, ladder.kept(folder), games), games, folder, executor(workers, on))
    write_pages(folder)


def table_named(text: str) -> str:
    """A table as its files name it."""
    return read_game([text]).setup.text


def play(setup: str, tests: list[Test], games: int, folder: Path, chosen: Executor) -> None:
    """What is missing at a table, with a bar on a terminal; interrupted, it goes on with what it has."""
    with progress_bar(f"{language.say('strength-bar')}: {setup}") as report:
        for figures in ladder.play(tests, games, chosen, folder, report):
            ladder.keep(folder, figures)
            console().print(named(figures))
            write_pages(folder)


def named(figures: Figures) -> str:
    """One result in a line."""
    if isinstance(figures, DecisionFigures):
        return language.say("strength-line-decisions", game=figures.setup, decisions=str(figures.counted))
    if isinstance(figures, EndingFigures):
        return language.say("strength-line-endings", game=figures.setup, choices=str(figures.choices))
    shares = (figures.share, figures.low, figures.high)
    share, low, high = (language.format_number(100 * each, 1) for each in shares)
    names = {"level": figures.level, "other": figures.other, "game": figures.setup, "games": str(figures.games)}
    return language.say("strength-line", **names, share=share, low=low, high=high)


def write_pages(folder: Path) -> None:
    """Beside the folder, under its name: a page in each language."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    known = ladder.kept(folder)
    for name in LANGUAGES:
        page = folder.with_suffix(PAGES.get(name, f".{name}.md"))
        page.write_text(ladder.strength_page(known, Words(name)), encoding="utf8")
