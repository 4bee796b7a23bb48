"""`tockade arena`: bots against each other, and how sure one can be of who is better."""

from __future__ import annotations

import statistics
import time
from contextlib import nullcontext
from typing import Annotated, Any

import msgspec
import typer

from tockade.cli import language
from tockade.cli.bot_moves import say_what_they_lack
from tockade.cli.output import console, show_json
from tockade.cli.progress_bar import progress_bar
from tockade.cli.read_arguments import read_game
from tockade.cli.shared_parameters import AsJson, Lang, On, Resume, Seed, Setup
from tockade.game_types import BadInput
from tockade.random_source import new_seed
from tockade.study import arena as contests
from tockade.study.arena import Contest, Played
from tockade.values.luck import is_luck_of_the_pack
from tockade.work import Executor, Journal, executor


def arena(
    setup: Setup,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT")] = "amateur,random",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=1_000_000)] = 400,
    seed: Seed = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, max=1024)] = None,
    luck: Annotated[bool, typer.Option("--luck")] = False,
    on: On = "",
    resume: Resume = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    if resume and seed is None:
        raise BadInput("resume_seed")
    game = read_game(setup)
    contest = Contest.of(game, [name.strip() for name in bots.split(",")], seed or new_seed(), luck)
    say_what_they_lack(game, contest.bots)
    begun = time.perf_counter()
    figures = summary(contest, played(contest, games, executor(workers, on), resume)) | {
        "seconds": time.perf_counter() - begun
    }
    if json:
        show_json(figures)
    else:
        show_summary(figures)


def played(contest: Contest, games: int, chosen: Executor, resume: str) -> list[Played]:
    """The games, with a bar on a terminal."""
    kept = Journal(resume, list[Played]) if resume else nullcontext()
    with kept as journal, progress_bar(language.say("arena-bar")) as report:
        return contests.play_all(contest, games, chosen, journal, report)


def summary(contest: Contest, games: list[Played]) -> dict[str, Any]:
    """Who won how much, and how sure that is."""
    return {
        "game": contest.game,
        "seed": contest.seed,
        "games": len(games),
        "draws": sum(game.drawn for game in games),
        "plies": statistics.fmean(game.plies for game in games),
        "luck": msgspec.to_builtins(contests.share_of_luck(games)),
        "bots": msgspec.to_builtins(contests.standings(contest, games)),
    }


def show_summary(figures: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2))
    measured = all(bot["adjusted"] for bot in figures["bots"])
    for name in ("bot", "wins", "share", "interval", *(["adjusted", "interval"] if measured else [])):
        table.add_column(language.say(f"arena-{name}"), justify="left" if name == "bot" else "right")
    for bot in figures["bots"]:
        shares = [bot, bot["adjusted"] | {"share": bot["adjusted"]["value"]}] if measured else [bot]
        told_shares = [text for each in shares for text in (percent(each["share"]), interval(each))]
        table.add_row(bot["name"], language.format_number(bot["wins"]), *told_shares)
    counts = {name: language.format_number(figures[name]) for name in ("games", "draws", "plies", "seconds")}
    console().print(language.say("arena-games", **counts, game=figures["game"], seed=figures["seed"]), table, sep="\n")
    if measured:
        share = figures["luck"]
        console().print(language.say("arena-luck-share", share=percent(share["value"]), interval=interval(share)))
        pack = is_luck_of_the_pack(read_game(figures["game"].split()))
        console().print(language.say("arena-luck", pack="yes" if pack else "no"), style="dim")


def percent(share: float) -> str:
    return language.say("arena-percent", percent=language.format_number(100 * share, 1))


def interval(share: dict[str, Any]) -> str:
    return f"{percent(share['low'])} – {percent(share['high'])}"
