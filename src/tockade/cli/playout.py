"""`tockade playout`: many games played inside the engine, and what they came to."""

from __future__ import annotations

import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import typer

from tockade import record
from tockade.cli import speech
from tockade.cli.options import AsJson, Lang, Policy, Setup
from tockade.cli.reading import game_of
from tockade.cli.showing import console, show_json
from tockade.game import Tally
from tockade.games import AnyGame

BATCHES = 50


def playout(
    setup: Setup,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=10_000_000)] = 100,
    policy: Annotated[Policy, typer.Option("--policy", metavar="random|quick")] = Policy.QUICK,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**63 - 1)] = 1,
    show_record: Annotated[int | None, typer.Option("--record", metavar="N", min=0)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    game = game_of(setup)
    weights = weights_of(game, policy)
    if show_record is not None:
        sys.stdout.write(record.write(record.playout_record(game, seed, show_record, weights)))
        return
    begun = time.perf_counter()
    tallies = list(played(game, seed, games, weights))
    told = summary(game, tallies) | {"policy": policy, "seed": seed, "seconds": time.perf_counter() - begun}
    if json:
        show_json(told)
    else:
        show_summary(game, told)


def weights_of(game: AnyGame, policy: Policy) -> Sequence[float] | None:
    return None if policy is Policy.RANDOM else game.quick_weights


def played(game: AnyGame, seed: int, games: int, weights: Sequence[float] | None) -> Iterator[Tally]:
    """The games in batches, with a bar on a terminal."""
    from rich.progress import Progress

    size = max(1, games // BATCHES)
    with Progress(console=console(error=True), transient=True) as progress:
        task = progress.add_task(speech.say("cli-playout-bar"), total=games)
        for first in range(0, games, size):
            yield from game.playouts(seed, first, min(size, games - first), weights)
            progress.update(task, completed=first + size)


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


def show_summary(game: AnyGame, told: dict[str, Any]) -> None:
    from rich.table import Table

    games, plies = told["games"], told["plies"]
    table = Table(box=None, show_header=False, padding=(0, 2))
    rate = plies["total"] / max(told["seconds"], 1e-9)
    rows = [
        ("games", f"{speech.number(games)} · {speech.say('cli-policy-' + told['policy'])} · {told['game']}"),
        ("length", speech.say("cli-playout-plies", **{name: speech.number(each) for name, each in plies.items()})),
        ("captures", speech.number(told["captures"]["mean"], 1)),
        ("first", speech.share(told["won_by_first"], games)),
        ("draws", speech.share(told["draws"], games)),
        ("speed", speech.say("cli-playout-rate", rate=speech.number(rate))),
    ]
    for name, value in rows:
        table.add_row(speech.say(f"cli-playout-{name}"), value)
    for seat, won in enumerate(told["won_by_seat"]):
        table.add_row(speech.say("cli-playout-won", **speech.seat(game, seat)), bar(won, games))
    console().print(table, soft_wrap=False)


def bar(part: int, whole: int) -> str:
    return f"{'█' * round(30 * part / whole)} {speech.share(part, whole)}"
