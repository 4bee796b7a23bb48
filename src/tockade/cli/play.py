"""`tockade play`: a game in the terminal, against bots or round one screen."""

from __future__ import annotations

from typing import Annotated

import typer

from tockade import games, record
from tockade.cli import speech
from tockade.cli.opponents import opponent
from tockade.cli.options import Lang, Seed
from tockade.cli.reading import game_of, seat_of, seed_of
from tockade.cli.showing import console, write_file
from tockade.cli.sitting import Left, Sitting
from tockade.game import BadInput
from tockade.games import AnyGame
from tockade.record import Recorder
from tockade.source import Source, new_seed

FAVOURITE = "tock-globe"


def play(
    setup: Annotated[list[str] | None, typer.Argument(metavar="GAME...")] = None,
    seats: Annotated[str, typer.Option("--seats", metavar="SEATS|all|none")] = "0",
    bots: Annotated[str, typer.Option("--bots", metavar="BOT")] = "amateur",
    seed: Seed = None,
    record_file: Annotated[str | None, typer.Option("--record", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    deal = new_seed() if seed is None else seed_of(seed)
    try:
        game = game_of(setup) if setup else ask_game()
        sitting = Sitting(Recorder(game), people_of(game, seats), Source(deal), console())
        sitting.run(opponent(game, bots, Source(f"{deal} bots")))
    except Left:
        console().print(speech.say("cli-play-bye"))
        return
    if record_file:
        write_file(record_file, record.write(sitting.recorder.record(seed=deal)))
        console().print(speech.say("cli-play-written", file=record_file))


def people_of(game: AnyGame, text: str) -> frozenset[int]:
    """The seats that people play: `0,2`, `all` or `none`."""
    if text in ("all", "none"):
        return frozenset(range(game.seats) if text == "all" else ())
    if not all(word.isascii() and word.isdigit() for word in text.split(",")):
        raise BadInput("seats", text=text, last=game.seats - 1)
    return frozenset(seat_of(game, int(word[:6])) for word in text.split(","))


def ask_game() -> AnyGame:
    """The rule set that is chosen from the shelf, by number or by name."""
    names = list(games.shelf())
    first = FAVOURITE if FAVOURITE in names else names[0]
    out = console()
    for number, name in enumerate(names, 1):
        out.print(f"  {number}  {speech.words().rules(name)} ({name})")
    while True:
        said = read_line(speech.say("cli-play-which", default=first)) or first
        name = names[int(said) - 1] if said in {str(n + 1) for n in range(len(names))} else said
        try:
            return games.read(name)
        except BadInput as bad:
            out.print(speech.bad(bad))


def read_line(prompt: str) -> str:
    try:
        return console().input(f"{prompt} ", markup=False).strip()
    except EOFError:
        raise Left from None
