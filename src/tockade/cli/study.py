"""`tockade study`: many games of a rule set or of its variants, and what they tell."""

from __future__ import annotations

import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, TextIO

import typer

from tockade.cli import speech
from tockade.cli.options import AsJson, Lang, Setup
from tockade.cli.showing import console, show_json, write_file
from tockade.game import BadInput, Tally
from tockade.study import Executor, Plan, Policy, Study, cores, data, executor, plan, played, study_of


def study(
    setup: Setup,
    games: Annotated[int, typer.Option("--games", metavar="N", min=2, max=10_000_000)] = 1000,
    policy: Annotated[Policy, typer.Option("--policy", metavar="quick|random")] = Policy.QUICK,
    compare: Annotated[str, typer.Option("--compare", metavar="OPTION=VALUE,VALUE")] = "",
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**62)] = 1,
    html: Annotated[str, typer.Option("--html", metavar="FILE")] = "",
    records: Annotated[str, typer.Option("--records", metavar="FILE")] = "",
    second: Annotated[int | None, typer.Option("--second", metavar="N", min=0, max=10_000_000)] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, max=256)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    if second == 1:
        raise BadInput("study_second")
    planned = plan(setup, games, policy, seed, compare, second)
    files = list(filter(None, (html, records)))
    for name in files:
        write_file(name, "")  # what cannot be written is said before the games are played
    begun, chosen = time.perf_counter(), executor(workers or cores())
    with Path(records).open("w", encoding="utf-8") if records else nullcontext() as file:
        finished = both(planned, chosen, file)
    show(finished, json, html)
    seconds, count = speech.number(time.perf_counter() - begun, 1), speech.number(count_games(planned))
    say_aside(speech.say("study-speed", seconds=seconds, games=count, workers=chosen.workers))
    for name in files:
        say_aside(speech.say("study-written", file=name))


def both(planned: Plan, chosen: Executor, file: TextIO | None) -> Study:
    """The study, and beside it the same by the other policy."""
    tallies = play(planned, chosen, file)
    second = study_of(planned.second, play(planned.second, chosen, None)) if planned.second else None
    return study_of(planned, tallies, second)


def count_games(planned: Plan) -> int:
    """All games that are played."""
    beside = count_games(planned.second) if planned.second else 0
    return planned.games * len(planned.variants) + beside


def say_aside(text: str) -> None:
    """Beside the report, so that it can be kept by itself."""
    console(error=True).print(text, style="dim")


def play(planned: Plan, chosen: Executor, file: TextIO | None) -> list[list[Tally]]:
    """The games, with a bar on a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*shown, console=console(error=True), transient=True) as progress:
        task = progress.add_task(speech.say("study-bar"), total=planned.games * len(planned.variants))
        write = file.write if file else None
        try:
            return played(planned, chosen, lambda games: progress.advance(task, games), write)
        except BrokenProcessPool:
            raise BadInput("study_broken") from None


def show(finished: Study, json: bool, html: str) -> None:
    """The report, for people or for programs, and as a page."""
    if html:
        from tockade.study.page import page

        write_file(html, page(finished, speech.words()))
    if json:
        show_json(data(finished))
        return
    from tockade.study.terminal import terminal

    console().print(terminal(finished, speech.words()), soft_wrap=False)
