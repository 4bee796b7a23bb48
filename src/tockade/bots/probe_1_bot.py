"""The probe: a simple search for about ten milliseconds a move, frozen to measure others by."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tockade import games
from tockade.bots import Bot, Question, probe_1
from tockade.bots.family_modules import family_module
from tockade.game_types import View
from tockade.games import AnyGame
from tockade.random_source import RandomSource


class Probe1Bot:
    """Looks some turns ahead, on positions that it imagines."""

    def knows(self, game: AnyGame) -> bool:
        return family_module(probe_1, games.read(game.setup.rules)) is not None

    def choose(self, question: Question) -> str:
        if len(question.moves) == 1:
            return question.moves[0]
        inside = _game(question.game, question.version).inside(View(question.seat, question.view))
        searching = family_module(probe_1, inside.game)
        if searching is None:
            return question.moves[RandomSource(question.seed).below(len(question.moves))]
        number: int = searching.choose(inside.game, inside.view, len(question.moves), question.seed)
        return question.moves[number]


@lru_cache(64)
def _game(setup: str, version: int) -> AnyGame:
    return games.read(setup, version)


STUDIED: Final[dict[str, Bot]] = {"probe-1": Probe1Bot()}
