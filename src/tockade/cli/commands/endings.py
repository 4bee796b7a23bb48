"""`tockade endings`: the best play of a last pawn, solved exactly, and what bots lose against it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from tockade.bots import bot
from tockade.cli import language
from tockade.cli.output import console, show_json
from tockade.cli.read_arguments import read_game
from tockade.cli.shared_parameters import AsJson, Lang, Seed, Setup
from tockade.random_source import new_seed
from tockade.study.ending_losses import Losses, losses
from tockade.study.last_pawn_moves import HAND, LastPawn
from tockade.study.solve_endings import TurnsLeft


def endings(
    setup: Setup,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT")] = "",
    choices: Annotated[int, typer.Option("--choices", metavar="N", min=1, max=1_000_000)] = 400,
    hand: Annotated[int, typer.Option("--hand", metavar="N", min=1, max=HAND)] = HAND,
    seed: Seed = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        bot(name)
    solved = TurnsLeft(LastPawn(read_game(setup)), HAND if names else hand)
    solved.solve()
    lost = [losses(solved, name, choices, seed or new_seed()) for name in names]
    mean_turns = {place: solved.mean(place) for place in sorted(solved.full)}
    if json:
        show_json({"turns": mean_turns, "losses": msgspec.to_builtins(lost)})
    else:
        show_turns(mean_turns)
        show_losses(lost)


def show_turns(mean_turns: dict[str, float]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2))
    for name in ("place", "turns"):
        table.add_column(language.say(f"endings-{name}"), justify="left" if name == "place" else "right")
    for place, turns in mean_turns.items():
        table.add_row(place, language.format_number(turns, 2))
    console().print(language.say("endings-model"), table, sep="\n")


def show_losses(lost: list[Losses]) -> None:
    for each in lost:
        figures: dict[str, Any] = {"turns": language.format_number(each.turns, 3), "choices": each.choices}
        best = language.format_number(100 * each.best, 1)
        console().print(language.say("endings-lost", bot=each.bot, best=best, **figures))
