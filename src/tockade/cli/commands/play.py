"""`tockade play`: a game in the terminal, against bots or round one screen."""

from __future__ import annotations

from typing import Annotated

import typer

from tockade import games, record
from tockade.cli import language
from tockade.cli.bot_moves import bot_choice, say_what_they_lack
from tockade.cli.output import console, write_file
from tockade.cli.read_arguments import read_game, read_seat, read_seed
from tockade.cli.shared_parameters import Codes, Lang, Seed
from tockade.cli.terminal_game import Left, TerminalGame
from tockade.game_types import BadInput
from tockade.games import AnyGame
from tockade.random_source import RandomSource, new_seed
from tockade.record import Recorder

FAVOURITE = "tock-globe"


def play(
    setup: Annotated[list[str] | None, typer.Argument(metavar="GAME...")] = None,
    seats: Annotated[str, typer.Option("--seats", metavar="SEATS|all|none")] = "0",
    bots: Annotated[str, typer.Option("--bots", metavar="BOT")] = "amateur",
    seed: Seed = None,
    record_file: Annotated[str | None, typer.Option("--record", metavar="FILE")] = None,
    codes: Codes = False,
    lang: Lang = None,
) -> None:
    deal = new_seed() if seed is None else read_seed(seed)
    try:
        game = read_game(setup) if setup else ask_game()
        say_what_they_lack(game, [bots])
        sitting = TerminalGame(Recorder(game), people_of(game, seats), RandomSource(deal), console())
        sitting.run(bot_choice(game, bots, RandomSource(f"{deal} bots")))
    except Left:
        console().print(language.say("cli-play-bye"))
        return
    if record_file:
        write_file(record_file, record.write(sitting.recorder.record(seed=deal)))
        console().print(language.say("cli-play-written", file=record_file))


def people_of(game: AnyGame, text: str) -> frozenset[int]:
    """The seats that people play: `0,2`, `all` or `none`."""
    if text in ("all", "none"):
        return frozenset(range(game.seats) if text == "all" else ())
    if not all(word.isascii() and word.isdigit() for word in text.split(",")):
        raise BadInput("seats", text=text, last=game.seats - 1)
    return frozenset(read_seat(game, int(word[:6])) for word in text.split(","))


def ask_game() -> AnyGame:
    """The rule set that is chosen from the shelf, by number or by name."""
    names = list(games.rule_sets())
    first = FAVOURITE if FAVOURITE in names else names[0]
    out = console()
    for number, name in enumerate(names, 1):
        out.print(f"  {number}  {language.words().rules(name)} ({name})")
    while True:
        said = read_line(language.say("cli-play-which", default=first)) or first
        name = names[int(said) - 1] if said in {str(n + 1) for n in range(len(names))} else said
        try:
            return games.read(name)
        except BadInput as bad:
            out.print(language.bad_input(bad))


def read_line(prompt: str) -> str:
    try:
        return console().input(f"{prompt} ", markup=False).strip()
    except EOFError:
        raise Left from None
