"""`tockade bench`: how fast this machine plays, by rule set."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from tockade import _speed, games, record
from tockade.cli import speech
from tockade.cli.options import AsJson, Lang, Policy
from tockade.cli.playout import weights_of
from tockade.cli.showing import console, show_json
from tockade.games import AnyGame
from tockade.source import Source


def bench(
    rules: Annotated[list[str] | None, typer.Argument(metavar="RULES...")] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="N", min=0.01, max=600)] = 1.0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    made = [games.read(text) for text in rules or games.shelf()]
    from rich.progress import track

    bar = track(made, speech.say("cli-bench-bar"), console=console(error=True), transient=True)
    rows = [measured(game, seconds) for game in bar]
    if json:
        show_json({"running": _speed.running(), "unit": "plies/s", "games": rows})
    else:
        show_rows(rows)


def measured(game: AnyGame, seconds: float) -> dict[str, Any]:
    """Plies per second of CPU time: inside the engine at random and quickly, and driven from Python."""
    engine = {policy.value: engine_rate(game, policy, seconds / 3) for policy in Policy}
    return {"game": game.setup.text, **engine, "driven": driven_rate(game, seconds / 3)}


def engine_rate(game: AnyGame, policy: Policy, seconds: float) -> float:
    weights = weights_of(game, policy)
    plies, batch, number, begun = 0, 1, 0, time.process_time()
    while time.process_time() - begun < seconds:
        plies += sum(tally.plies for tally in game.playouts(1, number, batch, weights))
        number, batch = number + batch, min(2 * batch, 256)
    return plies / (time.process_time() - begun)


def driven_rate(game: AnyGame, seconds: float) -> float:
    plies, number, begun = 0, 0, time.process_time()
    while time.process_time() - begun < seconds:
        number += 1
        choose = record.random_choice(game, Source(f"moves {number}"))
        played = record.play_out(game, Source(number), choose)
        plies += sum(1 for event in played.events if event.actor >= 0)
    return plies / (time.process_time() - begun)


def show_rows(rows: list[dict[str, Any]]) -> None:
    from rich.table import Table

    table = Table(speech.say("cli-bench-game"), caption=speech.say("cli-bench-unit", running=_speed.running()))
    for name in ("random", "quick", "driven"):
        table.add_column(speech.say(f"cli-bench-{name}"), justify="right")
    for row in rows:
        table.add_row(row["game"], *(speech.number(row[name]) for name in ("random", "quick", "driven")))
    console().print(table, soft_wrap=False)
