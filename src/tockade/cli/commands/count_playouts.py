"""`tockade playout`: many games played inside the engine, and their results."""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from tockade import record
from tockade.cli import language
from tockade.cli.output import console, show_json
from tockade.cli.progress_bar import progress_bar
from tockade.cli.read_arguments import read_game
from tockade.cli.shared_parameters import AsJson, Lang, Setup
from tockade.game_types import Tally
from tockade.games import AnyGame
from tockade.study.playing_policy import PlayingPolicy
from tockade.work import Inline, Job, run

MOST = 10_000
"""Games between two moves of the bar at most."""


def count_playouts(
    setup: Setup,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=10_000_000)] = 100,
    policy: Annotated[PlayingPolicy, typer.Option("--policy", metavar="|".join(PlayingPolicy))] = PlayingPolicy.QUICK,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**63 - 1)] = 1,
    show_record: Annotated[int | None, typer.Option("--record", metavar="N", min=0)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    game = read_game(setup)
    weights = policy.weights(game)
    if show_record is not None:
        sys.stdout.write(record.write(record.playout_record(game, seed, show_record, weights)))
        return
    begun = time.perf_counter()
    tallies = played(game, seed, games, weights)
    figures = summary(game, tallies) | {"policy": policy, "seed": seed, "seconds": time.perf_counter() - begun}
    if json:
        show_json(figures)
    else:
        show_summary(game, figures)


def played(game: AnyGame, seed: int, games: int, weights: Sequence[float] | None) -> list[Tally]:
    """The games, with a bar on a terminal."""
    job = Job("playout", lambda first, count: game.playouts(seed, first, count, weights), games, MOST)
    with progress_bar(language.say("cli-playout-bar")) as report:
        return [tally for _, tallies in run([job], Inline(), report=report) for tally in tallies]


def summary(game: AnyGame, tallies: list[Tally]) -> dict[str, Any]:
    """Lengths, winners and captures."""
    plies = [tally.plies for tally in tallies]
    won = Counter(seat for tally in tallies if tally.order for seat in tally.order[0])
    first = sum(1 for tally in tallies if tally.order and tally.first in tally.order[0])
    return {
        "game": game.setup.text,
        "games": len(tallies),
        "plies": {"mean": statistics.fmean(plies), "median": statistics.median(plies)}
        | {"shortest": min(plies), "longest": max(plies), "total": sum(plies)},
        "turns": {"mean": statistics.fmean(tally.turns for tally in tallies)},
        "won_by_seat": [won[seat] for seat in range(game.seats)],
        "won_by_first": first,
        "draws": sum(1 for tally in tallies if not tally.order),
        "captures": {"mean": statistics.fmean(tally.captures for tally in tallies)},
    }


def show_summary(game: AnyGame, figures: dict[str, Any]) -> None:
    from rich.table import Table

    games, plies = figures["games"], figures["plies"]
    table = Table(box=None, show_header=False, padding=(0, 2))
    rate = plies["total"] / max(figures["seconds"], 1e-9)
    rows = [
        (
            "games",
            f"{language.format_number(games)} · {language.say('cli-policy-' + figures['policy'])} · {figures['game']}",
        ),
        (
            "length",
            language.say("cli-playout-plies", **{name: language.format_number(each) for name, each in plies.items()}),
        ),
        ("captures", language.format_number(figures["captures"]["mean"], 1)),
        ("first", language.format_share(figures["won_by_first"], games)),
        ("draws", language.format_share(figures["draws"], games)),
        ("speed", language.say("cli-playout-rate", rate=language.format_number(rate))),
    ]
    for name, value in rows:
        table.add_row(language.say(f"cli-playout-{name}"), value)
    for seat, won in enumerate(figures["won_by_seat"]):
        table.add_row(language.say("cli-playout-won", **language.seat(game, seat)), bar(won, games))
    console().print(table, soft_wrap=False)


def bar(part: int, whole: int) -> str:
    return f"{'█' * round(30 * part / whole)} {language.format_share(part, whole)}"
