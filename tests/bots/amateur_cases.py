"""Questions that come up in games of amateurs: what bots are asked, with the positions behind them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tests.shelf import cases

from tockade import games
from tockade.bots import Question, bot
from tockade.game_types import CHANCE
from tockade.games import AnyGame
from tockade.games.cardrace.bot_interface import CardRace
from tockade.random_source import RandomSource

EVERY_GAME = [*cases.tables(), "tijou 4 teams games=3", "barricades 2 board=small", "trikolos 2 layout=random"]
CARD_RACES = [setup for setup in cases.tables() if isinstance(cases.game(setup), CardRace)]


class Asked(NamedTuple):
    """A position in which a seat has more than one move."""

    game: AnyGame
    position: Any
    seat: int
    moves: list[Any]
    question: Question


@cache
def decisions(setup: str, player: str = "amateur", seed: str = "amateur") -> tuple[Asked, ...]:
    """The real choices of one game of this bot with itself, cut after 300 of them."""
    found = (
        each for _, each in zip(range(300), _choices(games.read(f"{setup} ply_limit=600"), player, seed), strict=False)
    )
    return tuple(found)


def _choices(game: AnyGame, player: str, seed: str) -> Iterator[Asked]:
    source, position = RandomSource(seed), game.start()
    while actors := game.actors(position):
        if actors[0] == CHANCE:
            position = game.settle(position, game.chance(position).sample(source))
            continue
        seat, moves = actors[0], game.legal_moves(position, actors[0])
        question = Question.of(game, position, seat, moves, source.below(2**63))
        if len(moves) > 1:
            yield Asked(game, position, seat, moves, question)
        position = game.play(position, seat, moves[question.moves.index(bot(player).choose(question))])


def answer(each: Asked) -> Any:
    """The move that the amateur chooses."""
    return each.moves[each.question.moves.index(bot("amateur").choose(each.question))]
