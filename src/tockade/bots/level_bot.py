"""The levels as bots: each plays every game as its family has it, alone or in a match."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tockade import games
from tockade.bots import Bot, Question
from tockade.bots.level import Decision, Level, Player, forgetful_player, player, quick_player
from tockade.game_types import View
from tockade.games import AnyGame
from tockade.random_source import RandomSource

IN_TIME: Final = 0.2
"""The share of its time after which a level looks no further: the last look takes as long as all before it."""


class LevelBot:
    """The same question gets the same answer, unless time is short."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def knows(self, game: AnyGame) -> bool:
        return player(game, self.level) is not None

    def choose(self, question: Question) -> str:
        return _answer(question, lambda game: player(game, self.level))


class QuickBot:
    """Answers at once for a bot that is late: by one look at every move."""

    def choose(self, question: Question) -> str:
        return _answer(question, quick_player)


class ForgetfulBot:
    """The highest level with the memory of a person."""

    def knows(self, game: AnyGame) -> bool:
        return forgetful_player(game) is not None

    def choose(self, question: Question) -> str:
        return _answer(question, forgetful_player)


def _answer(question: Question, find: Callable[[AnyGame], Player | None]) -> str:
    """The move that the player of this family chooses; any in a family that none knows."""
    if len(question.moves) == 1:
        return question.moves[0]
    inside = _game(question.game, question.version).inside(View(question.seat, question.view))
    until = time.monotonic() + IN_TIME * question.milliseconds / 1000
    asked = Decision(inside.game, inside.view, len(question.moves), question.seed, question.version, until)
    chosen = find(inside.game)
    number = chosen(asked) if chosen else RandomSource(question.seed).below(len(question.moves))
    return question.moves[number]


@lru_cache(64)
def _game(setup: str, version: int) -> AnyGame:
    return games.read(setup, version)


BOTS: Final[dict[str, Bot]] = {level.value: LevelBot(level) for level in Level}
FORGETFUL: Final = f"{Level.MAITRE}:forgetful"
STUDIED: Final[dict[str, Bot]] = {"one-ply": QuickBot(), FORGETFUL: ForgetfulBot()}
"""What looks ahead is measured by one look of the same network, what remembers by the same without its memory."""
