"""`tockade arena`: bots against each other, and how sure one can be of who is better."""

from __future__ import annotations

import statistics
import time
from typing import Annotated, Any

import msgspec
import typer

from tockade.bots import arena as contests
from tockade.bots.arena import Contest, Played
from tockade.cli import speech
from tockade.cli.options import AsJson, Lang, Seed, Setup
from tockade.cli.reading import game_of
from tockade.cli.showing import console, show_json
from tockade.source import new_seed


def arena(
    setup: Setup,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT")] = "amateur,random",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=1_000_000)] = 400,
    seed: Seed = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, max=1024)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    contest = Contest.of(game_of(setup), [name.strip() for name in bots.split(",")], seed or new_seed())
    begun = time.perf_counter()
    told = summary(contest, played(contest, games, workers)) | {"seconds": time.perf_counter() - begun}
    if json:
        show_json(told)
    else:
        show_summary(told)


def played(contest: Contest, games: int, workers: int | None) -> list[Played]:
    """The games, with a bar on a terminal."""
    from rich.progress import track

    going, out = contests.play_all(contest, games, workers), console(error=True)
    return list(track(going, speech.say("arena-bar"), games, console=out, transient=True, disable=not out.is_terminal))


def summary(contest: Contest, games: list[Played]) -> dict[str, Any]:
    """Who won how much, and how sure that is."""
    return {
        "game": contest.game,
        "seed": contest.seed,
        "games": len(games),
        "draws": sum(game.drawn for game in games),
        "plies": statistics.fmean(game.plies for game in games),
        "bots": msgspec.to_builtins(contests.standings(contest, games)),
    }


def show_summary(told: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2))
    for name in ("bot", "wins", "share", "interval"):
        table.add_column(speech.say(f"arena-{name}"), justify="left" if name == "bot" else "right")
    for bot in told["bots"]:
        interval = f"{percent(bot['low'])} – {percent(bot['high'])}"
        table.add_row(bot["name"], speech.number(bot["wins"]), percent(bot["share"]), interval)
    counts = {name: speech.number(told[name]) for name in ("games", "draws", "plies", "seconds")}
    console().print(speech.say("arena-games", **counts, game=told["game"], seed=told["seed"]), table, sep="\n")


def percent(share: float) -> str:
    return speech.say("arena-percent", percent=speech.number(100 * share, 1))
