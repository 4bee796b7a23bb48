"""A player with good habits in every game: races, captures, protects, and spares its partner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from tockade import games
from tockade.bots import Bot, Question
from tockade.bots.amateur import barricades, cardrace, trikolos
from tockade.game import Randomness, StepKind, View
from tockade.games import AnyGame
from tockade.games.barricades.game import Barricades
from tockade.games.cardrace.game import CardRace
from tockade.games.trikolos.game import Trikolos
from tockade.source import Source

CLOSE: Final = 1e-9
"""Scores that differ by less are equal."""


class AmateurBot:
    """Looks one move ahead; `careless` are the kinds of moves that it chooses at random, to see what they are worth."""

    def __init__(self, careless: StepKind | None = None) -> None:
        self.careless = careless

    def choose(self, question: Question) -> str:
        randomness = Source(question.seed)
        if len(question.moves) == 1:
            return question.moves[0]
        inside = _game(question.game, question.version).inside(View(question.seat, question.view))
        game, seat = inside.game, inside.view.viewer
        position = game.imagine(inside.view, randomness)
        moves = game.legal_moves(position, seat)
        if game.steps(moves[0])[0].kind is self.careless:
            return question.moves[randomness.below(len(moves))]
        return question.moves[moves.index(preferred(game, position, seat, moves, randomness))]


def preferred(game: AnyGame, position: Any, seat: int, moves: Sequence[Any], randomness: Randomness) -> Any:
    """The move that looks best: only what the seat may see of the position is looked at."""
    if isinstance(game, Barricades):
        return barricades.choose(game, position, seat, randomness)
    if isinstance(game, Trikolos):
        return best(moves, trikolos.scores(game, position, seat, moves), randomness)
    assert isinstance(game, CardRace), game.rules.id
    return best(moves, cardrace.scores(game, position, seat, moves), randomness)


def best(moves: Sequence[Any], scores: Sequence[float], randomness: Randomness) -> Any:
    """The move with the highest score; any of them among equals."""
    highest = max(scores) - CLOSE
    equals = [move for move, score in zip(moves, scores, strict=True) if score >= highest]
    return equals[randomness.below(len(equals))]


@lru_cache(64)
def _game(setup: str, version: int) -> AnyGame:
    return games.read(setup, version)


BOTS: Final[dict[str, Bot]] = {"amateur": AmateurBot()}
STUDIED: Final[dict[str, Bot]] = {
    "amateur:random-exchange": AmateurBot(StepKind.GIVE),
    "amateur:random-placing": AmateurBot(StepKind.BARRICADE),
    "amateur:random-push": AmateurBot(StepKind.PUSH),
}
"""The same with one skill made random."""
