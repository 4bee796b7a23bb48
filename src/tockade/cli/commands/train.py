"""`tockade train`: networks that learn by playing against themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tockade.cli import language
from tockade.cli.output import console, show_json, write_file
from tockade.cli.progress_bar import progress_bar
from tockade.cli.shared_parameters import AsJson, Lang, On, Setup
from tockade.game_types import BadInput
from tockade.study.train_all import train_all
from tockade.study.training import MEASURED_BY, Course, Round, plan_courses, write_network
from tockade.study.training_curve import draw_curve
from tockade.work import HERE, executor


def train(
    setup: Setup,
    games: Annotated[int, typer.Option("--games", metavar="N", min=40, max=100_000_000)] = 40_000,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT")] = "1",
    rate: Annotated[float, typer.Option("--rate", metavar="X", min=0.000001, max=1)] = 0.004,
    watch: Annotated[int | None, typer.Option("--watch", metavar="N", min=0, max=100_000_000)] = None,
    measure: Annotated[int, typer.Option("--measure", metavar="N", min=0, max=100_000)] = 100,
    to: Annotated[str, typer.Option("--to", metavar="FOLDER")] = "weights",
    on: On = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    courses = plan_courses(setup, games, seed, rate, measure, watch)
    folder = Path(to)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadInput("file_unwritable", name=to) from None
    with progress_bar(language.say("train-bar")) as report:
        found = train_all(courses, folder, executor(None, on or HERE), report)
    finished = [finish(course, rounds, folder) for course, rounds in zip(courses, found, strict=True)]
    if json:
        show_json(finished)
    else:
        show_table(finished)


def finish(course: Course, rounds: list[Round], folder: Path) -> dict[str, Any]:
    """Write the weights and the curve; what the course came to."""
    heading = write_network(course, folder)
    labels = [language.say(f"train-curve-{name}", bot=MEASURED_BY) for name in ("share", "error")]
    write_file(str(folder / f"{course.name}.svg"), draw_curve(course.command, rounds, labels[0], labels[1]))
    seconds = sum(each.seconds for each in rounds)
    return {
        "game": course.setup,
        "games": course.games,
        "rate": course.games / max(seconds, 1e-9),
        "error": rounds[-1].error,
        "share": rounds[-1].share,
        "digest": heading.digest,
        "command": course.command,
    }


def show_table(finished: list[dict[str, Any]]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2))
    for name in ("setup", "games", "rate", "error", "share"):
        table.add_column(language.say(f"train-{name}", bot=MEASURED_BY), justify="left" if name == "setup" else "right")
    for each in finished:
        share = (
            ""
            if each["share"] is None
            else language.say("arena-percent", percent=language.format_number(100 * each["share"], 1))
        )
        figures = [language.format_number(each["games"]), language.format_number(each["rate"])]
        table.add_row(each["game"], *figures, language.format_number(each["error"], 4), share)
    console().print(table)
