"""Every bot by its name, found by looking: no list of bots is kept."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from tockade import bots as package
from tockade.bots.bot import Bot, Learner
from tockade.bots.level import Level, players
from tockade.compiled_engines import compiled
from tockade.game_types import BadInput, nearest
from tockade.games import AnyGame

USUAL: Final = Level.AMATEUR
"""Whom people meet unless they choose: the level nearest to the frozen amateur."""
STAND_IN: Final = Level.HABITUE
"""Who plays on for a person."""
FAR_SIGHTED: Final = (Level.CONFIRME, Level.EXPERT, Level.MAITRE)
"""Who looks less far on plain engines."""


@cache
def bots() -> dict[str, Bot]:
    """Every bot by its name: those in the `BOTS` of each module here that is called `…_bot`."""
    return _listed("BOTS")


@cache
def study_bots() -> dict[str, Bot]:
    """Those that only studies know: frozen ones, and ones that lack a skill, in the `STUDIED` of the same modules."""
    return _listed("STUDIED")


def _listed(where: str) -> dict[str, Bot]:
    found: dict[str, Bot] = {}
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        if module.name.endswith("_bot"):
            found.update(getattr(import_module(module.name), where, {}))
    return dict(sorted(found.items(), key=lambda each: (_place(each[0]), each[0])))


def _place(name: str) -> int:
    """Levels come first, the weakest of them at the front."""
    ladder = [level.value for level in Level]
    return ladder.index(name) if name in ladder else len(ladder)


def offered(game: AnyGame) -> list[str]:
    """The levels that this game has room for, the weakest first: what people choose from."""
    return [level.value for level in players(game)]


def short_sighted() -> list[str]:
    """The levels that look less far here than they could, because nothing was compiled."""
    return [] if compiled() else [level.value for level in FAR_SIGHTED]


def bot(name: str) -> Bot:
    """The bot with this name."""
    found = bots() | study_bots()
    if name not in found:
        raise BadInput("bot", name=name, nearest=nearest(name, list(found)))
    return found[name]


def knows(name: str, game: AnyGame) -> bool:
    """Whether this bot plays this game with any thought; who asks it to play says so if not."""
    player = bot(name)
    return not isinstance(player, Learner) or player.knows(game)


def stand_in() -> str:
    """The bot that plays on for somebody who is gone."""
    return STAND_IN.value
