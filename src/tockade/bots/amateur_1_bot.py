"""The amateur as it was first released: a player with good habits in every game, frozen to measure others by."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from tockade import games
from tockade.bots import Bot, Question, amateur_1
from tockade.bots.family_modules import family_module
from tockade.game_types import StepKind, View
from tockade.games import AnyGame
from tockade.random_source import RandomSource

Choose = Callable[..., Any]
"""Given a game, a position, the seat, its moves and a source of chance, chooses one of the moves."""


class Amateur1Bot:
    """Looks one move ahead; `careless` are the kinds of moves that it chooses at random, to see what they are worth."""

    def __init__(self, careless: StepKind | None = None) -> None:
        self.careless = careless

    def knows(self, game: AnyGame) -> bool:
        return _habits(games.read(game.setup.rules)) is not None

    def choose(self, question: Question) -> str:
        randomness = RandomSource(question.seed)
        if len(question.moves) == 1:
            return question.moves[0]
        inside = _game(question.game, question.version).inside(View(question.seat, question.view))
        game, seat = inside.game, inside.view.viewer
        position = game.imagine(inside.view, randomness)
        moves, choose = game.legal_moves(position, seat), _habits(game)
        if choose is None or game.steps(moves[0])[0].kind is self.careless:
            return question.moves[randomness.below(len(moves))]
        return question.moves[moves.index(choose(game, position, seat, moves, randomness))]


def _habits(game: AnyGame) -> Choose | None:
    """How the amateur plays games of this family; None if it has not learned them."""
    return getattr(family_module(amateur_1, game), "choose", None)


@lru_cache(64)
def _game(setup: str, version: int) -> AnyGame:
    return games.read(setup, version)


STUDIED: Final[dict[str, Bot]] = {
    "amateur-1": Amateur1Bot(),
    "amateur:random-exchange": Amateur1Bot(StepKind.GIVE),
    "amateur:random-placing": Amateur1Bot(StepKind.BARRICADE),
    "amateur:random-push": Amateur1Bot(StepKind.PUSH),
}
"""The frozen one, and the same with one skill made random."""
