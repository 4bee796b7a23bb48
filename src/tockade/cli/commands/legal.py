"""`tockade legal`: every legal move of a position."""

from __future__ import annotations

from typing import Any

from tockade.cli import language
from tockade.cli.output import console, show_json
from tockade.cli.read_arguments import read_position, read_seat
from tockade.cli.shared_parameters import AsJson, Codes, File, Lang, Seat
from tockade.game_types import CHANCE, JSON
from tockade.games import AnyGame


def legal(file: File = "-", seat: Seat = None, codes: Codes = False, json: AsJson = False, lang: Lang = None) -> None:
    game, position = read_position(file)
    actors = game.actors(position)
    seats = [each for each in actors if each != CHANCE] if seat is None else [read_seat(game, seat)]
    if json:
        moves = [described(game, position, each, m) for each in seats for m in game.legal_moves(position, each)]
        show_json({"game": game.setup.text, "actors": actors, "chance": due(game, position), "moves": moves})
        return
    if not seats:
        console().print(language.tell_who_acts(game, position))
    for each in seats:
        tell_moves(game, position, each)


def described(game: AnyGame, position: Any, seat: int, move: Any) -> JSON:
    """A move with its steps, what it does and the position it leads to before chance."""
    return {
        "seat": seat,
        "move": game.move_text(move),
        "steps": game.steps(move),
        "consequences": game.consequences(position, seat, move),
        "position": game.position_json(game.play(position, seat, move)),
    }


def due(game: AnyGame, position: Any) -> Any:
    """What chance has to decide, if it is to act."""
    return game.chance(position) if CHANCE in game.actors(position) else None


def tell_moves(game: AnyGame, position: Any, seat: int) -> None:
    moves = game.legal_moves(position, seat)
    out = console()
    out.print(language.say("cli-legal-count", count=len(moves), **language.seat(game, seat)))
    for move in moves:
        sentence = language.tell_consequences(game, game.consequences(position, seat, move), seat)
        out.print(f"  {language.code(game.move_text(move))}", style="bold", end="")
        out.print(sentence, style="dim")
