"""The six levels that people choose from, and how a family of games plays each of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from types import ModuleType
from typing import NamedTuple

from tockade import games
from tockade.bots import levels
from tockade.bots.family_modules import family_module
from tockade.game_types import View
from tockade.games import AnyGame


class Level(StrEnum):
    """From one that a child beats to the best there is."""

    DEBUTANT = "debutant"
    AMATEUR = "amateur"
    HABITUE = "habitue"
    CONFIRME = "confirme"
    EXPERT = "expert"
    MAITRE = "maitre"


class Decision(NamedTuple):
    """What a level is asked: the view of a game outside any match, and the time by which it should answer."""

    game: AnyGame
    view: View
    moves: int
    """How many legal moves there are; one of their numbers is the answer."""
    seed: int
    version: int
    until: float
    """By the clock that `late` looks at."""

    def late(self) -> bool:
        """Whether it is time to answer."""
        return self.seconds_left < 0

    @property
    def seconds_left(self) -> float:
        return self.until - time.monotonic()


Player = Callable[[Decision], int]
"""Chooses the number of a move."""
Players = Mapping[Level, Player]


def players(game: AnyGame) -> Players:
    """How the levels play this game, from the first to the last that it has room for; none in an unknown family."""
    return getattr(_family(game.setup.rules), "PLAYERS", {})


def player(game: AnyGame, level: Level) -> Player | None:
    """How a level plays this game; where it has no room for the level, the next below."""
    known, ladder = players(game), list(Level)
    below = [each for each in ladder[: ladder.index(level) + 1] if each in known]
    return known[below[-1]] if below else None


def quick_player(game: AnyGame) -> Player | None:
    """Who answers at once, for somebody who is late."""
    return getattr(_family(game.setup.rules), "QUICK", None)


def forgetful_player(game: AnyGame) -> Player | None:
    """The highest level with the memory of a person; None where there is nothing to remember."""
    return getattr(_family(game.setup.rules), "FORGETFUL", None)


@cache
def _family(rules: str) -> ModuleType | None:
    """The levels of the family that a rule set belongs to; of a match, of the games in it."""
    return family_module(levels, games.read(rules))
