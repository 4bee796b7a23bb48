"""`tockade perft`: how many sequences of so many decisions a position allows, over all faces of every die."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tockade.cli import language
from tockade.cli.output import console, show_json
from tockade.cli.read_arguments import read_position
from tockade.cli.shared_parameters import AsJson, File, Lang
from tockade.game_types import CHANCE, BadInput, Outcome
from tockade.games import AnyGame


def count(game: AnyGame, position: Any, depth: int) -> int:
    """Sequences of `depth` decisions; where several seats act at once the lowest goes first."""
    actors = game.actors(position)
    if depth == 0 or not actors:
        return int(depth == 0)
    if CHANCE in actors:
        return sum(count(game, game.settle(position, face), depth) for face in faces(game, position))
    moves = game.legal_moves(position, actors[0])
    if depth == 1:
        return len(moves)
    return sum(count(game, game.play(position, actors[0], move), depth - 1) for move in moves)


def faces(game: AnyGame, position: Any) -> list[Outcome]:
    """Every outcome of a die or a lot; of a shuffle there are too many."""
    chance = game.chance(position)
    if not chance.choices:
        raise BadInput("perft_shuffle", chance=chance.kind.value)
    return chance.outcomes()


def divided(game: AnyGame, position: Any, depth: int) -> dict[str, int]:
    """The count behind each first move."""
    seat = game.actors(position)[0]
    moves = game.legal_moves(position, seat)
    return {game.move_text(move): count(game, game.play(position, seat, move), depth - 1) for move in moves}


def perft(
    file: File,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=20)],
    divide: Annotated[bool, typer.Option("--divide")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    game, position = read_position(file)
    counts = [count(game, position, each) for each in range(depth + 1)]
    actors = game.actors(position)
    by_move = divided(game, position, depth) if divide and depth and actors and actors[0] != CHANCE else {}
    if json:
        show_json({"game": game.setup.text, "counts": counts, **({"moves": by_move} if divide else {})})
        return
    for text, leaves in by_move.items():
        console().print(f"  {text}  {language.format_number(leaves)}")
    for each, leaves in enumerate(counts):
        console().print(language.say("cli-perft-count", depth=each, count=language.format_number(leaves)))
