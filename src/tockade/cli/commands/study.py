"""`tockade study`: many games of a rule set or of its variants, and the figures they give."""

from __future__ import annotations

import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, TextIO

import typer
from msgspec.structs import replace

from tockade.cli import language
from tockade.cli.output import console, show_json, write_file
from tockade.cli.progress_bar import progress_bar
from tockade.cli.shared_parameters import AsJson, Lang, On, Resume, Setup
from tockade.game_types import BadInput
from tockade.study import Batch, Study, StudyPlan, finish_study, make_plan, play_games, study_data
from tockade.study.game_counts import GameCounts
from tockade.study.luck_share import LuckFigures, measure_luck
from tockade.study.study_policy import read_policy
from tockade.work import Executor, Journal, executor


def study(
    setup: Setup,
    games: Annotated[int, typer.Option("--games", metavar="N", min=2, max=10_000_000_000)] = 1000,
    policy: Annotated[str, typer.Option("--policy", metavar="quick|random|LEVEL")] = "quick",
    compare: Annotated[str, typer.Option("--compare", metavar="OPTION=VALUE,VALUE")] = "",
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**62)] = 1,
    html: Annotated[str, typer.Option("--html", metavar="FILE")] = "",
    records: Annotated[str, typer.Option("--records", metavar="FILE")] = "",
    second: Annotated[int | None, typer.Option("--second", metavar="N", min=0, max=10_000_000)] = None,
    luck: Annotated[int, typer.Option("--luck", metavar="N", min=0, max=1_000_000)] = 0,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, max=256)] = None,
    on: On = "",
    resume: Resume = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    if second == 1 or luck == 1:
        raise BadInput("study_second" if second == 1 else "study_luck")
    planned = make_plan(setup, games, read_policy(policy), seed, compare, second)
    planned = replace(planned, command=f"{planned.command} --luck {luck}") if luck else planned
    files = list(filter(None, (html, records)))
    for name in files:
        write_file(name, "")  # what cannot be written is said before the games are played
    begun, chosen = time.perf_counter(), executor(workers, on)
    done_by: dict[str, str | int] = {"place": chosen.place, "workers": chosen.workers}
    kept = Journal(resume, Batch) if resume else nullcontext()
    with Path(records).open("w", encoding="utf-8") if records else nullcontext() as file, kept as journal:
        finished = both(planned, chosen, file, journal, luck)
    show(finished, json, html)
    seconds, count = (
        language.format_number(time.perf_counter() - begun, 1),
        language.format_number(count_games(planned)),
    )
    say_aside(language.say("study-speed", seconds=seconds, games=count, **done_by))
    for name in files:
        say_aside(language.say("study-written", file=name))


def both(planned: StudyPlan, chosen: Executor, file: TextIO | None, journal: Journal[Batch] | None, luck: int) -> Study:
    """The study, beside it the same by the other policy, and how much of its results is luck."""
    counts = play(planned, chosen, file, journal)
    second = finish_study(planned.second, play(planned.second, chosen, None, journal)) if planned.second else None
    return finish_study(planned, counts, second, luck_of(planned, luck, chosen))


def luck_of(planned: StudyPlan, games: int, chosen: Executor) -> tuple[LuckFigures, ...]:
    """From so many games of each variant; nothing where none are asked for."""
    if not games:
        return ()
    with progress_bar(language.say("study-luck-bar")) as report:
        return measure_luck(planned, min(games, planned.games), chosen, report)


def count_games(planned: StudyPlan) -> int:
    """All games that are played."""
    beside = count_games(planned.second) if planned.second else 0
    return planned.games * len(planned.variants) + beside


def say_aside(text: str) -> None:
    """Beside the report, so that it can be kept by itself."""
    console(error=True).print(text, style="dim")


def play(planned: StudyPlan, chosen: Executor, file: TextIO | None, journal: Journal[Batch] | None) -> list[GameCounts]:
    """The games, with a bar on a terminal."""
    with progress_bar(language.say("study-bar")) as report:
        return play_games(planned, chosen, report, file.write if file else None, journal)


def show(finished: Study, json: bool, html: str) -> None:
    """The report, for people or for programs, and as a page."""
    if html:
        from tockade.study.html_page import write_page

        write_file(html, write_page(finished, language.words()))
    if json:
        show_json(study_data(finished))
        return
    from tockade.study.terminal_report import write_report

    console().print(write_report(finished, language.words()), soft_wrap=False)
