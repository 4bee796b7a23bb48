"""`tockade bench`: how fast this machine plays, by rule set."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from tockade import compiled_engines, games, record
from tockade.cli import language
from tockade.cli.output import console, show_json
from tockade.cli.progress_bar import progress_bar
from tockade.cli.shared_parameters import AsJson, Lang
from tockade.games import AnyGame
from tockade.random_source import RandomSource
from tockade.study.playing_policy import PlayingPolicy
from tockade.work import Inline, Job, run


def bench(
    rules: Annotated[list[str] | None, typer.Argument(metavar="RULES...")] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="N", min=0.01, max=600)] = 1.0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    made = [games.read(text) for text in rules or games.rule_sets()]
    job = Job("bench", lambda number, count: measured(made[number], seconds), len(made), 1)
    with progress_bar(language.say("cli-bench-bar")) as report:
        rows = [row for _, row in run([job], Inline(), report=report)]
    if json:
        show_json({"running": compiled_engines.running(), "unit": "plies/s", "games": rows})
    else:
        show_rows(rows)


def measured(game: AnyGame, seconds: float) -> dict[str, Any]:
    """Plies per second of CPU time: inside the engine at random and quickly, and driven from Python."""
    engine = {policy.value: engine_rate(game, policy, seconds / 3) for policy in PlayingPolicy}
    return {"game": game.setup.text, **engine, "driven": driven_rate(game, seconds / 3)}


def engine_rate(game: AnyGame, policy: PlayingPolicy, seconds: float) -> float:
    weights = policy.weights(game)
    plies, batch, number, begun = 0, 1, 0, time.process_time()
    while time.process_time() - begun < seconds:
        plies += sum(tally.plies for tally in game.playouts(1, number, batch, weights))
        number, batch = number + batch, min(2 * batch, 256)
    return plies / (time.process_time() - begun)


def driven_rate(game: AnyGame, seconds: float) -> float:
    plies, number, begun = 0, 0, time.process_time()
    while time.process_time() - begun < seconds:
        number += 1
        choose = record.random_choice(game, RandomSource(f"moves {number}"))
        played = record.play_out(game, RandomSource(number), choose)
        plies += sum(1 for event in played.events if event.actor >= 0)
    return plies / (time.process_time() - begun)


def show_rows(rows: list[dict[str, Any]]) -> None:
    from rich.table import Table

    table = Table(
        language.say("cli-bench-game"), caption=language.say("cli-bench-unit", running=compiled_engines.running())
    )
    for name in ("random", "quick", "driven"):
        table.add_column(language.say(f"cli-bench-{name}"), justify="right")
    for row in rows:
        table.add_row(row["game"], *(language.format_number(row[name]) for name in ("random", "quick", "driven")))
    console().print(table, soft_wrap=False)
