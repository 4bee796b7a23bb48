"""`tockade strength`: plays the ladder of the levels, keeps what it comes to and writes the page about it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tockade.cli import language
from tockade.cli.output import console
from tockade.cli.progress_bar import progress_bar
from tockade.cli.read_arguments import read_game
from tockade.cli.shared_parameters import Lang
from tockade.study.strength import SETUPS, Measured, Pairing, keep, kept, measure, missing, network_of
from tockade.study.strength_markdown import strength_markdown
from tockade.work import executor


def strength(
    setup: Annotated[list[str] | None, typer.Argument(metavar="GAME...")] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=0, max=1_000_000)] = 200,
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER")] = Path("docs/strength"),
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, max=1024)] = None,
    lang: Lang = None,
) -> None:
    setups = [read_game(setup).setup.text] if setup else list(SETUPS)
    for pairing in missing(setups, kept(folder), games):
        measured = play(pairing, games, folder, workers)
        keep(folder, measured)
        show(measured)
        write_page(folder)
    write_page(folder)


def play(pairing: Pairing, games: int, folder: Path, workers: int | None) -> Measured:
    """A pairing, with a bar on a terminal; interrupted, it goes on with the games that it has."""
    folder.mkdir(parents=True, exist_ok=True)
    journal = folder / f"{pairing.name}{network_of(pairing.setup)}.journal"
    with progress_bar(f"{pairing.setup}: {pairing.level}, {pairing.other}") as report:
        measured = measure(pairing, games, executor(workers), report, journal)
    journal.unlink(missing_ok=True)
    return measured


def show(measured: Measured) -> None:
    share, low, high = (language.format_number(100 * each, 1) for each in (measured.share, measured.low, measured.high))
    told = {"level": measured.level, "other": measured.other, "game": measured.setup, "games": str(measured.games)}
    console().print(language.say("strength-line", **told, share=share, low=low, high=high))


def write_page(folder: Path) -> None:
    """Beside the folder, under its name."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.with_suffix(".md").write_text(strength_markdown(kept(folder)), encoding="utf8")
