"""Players that are programs: they see a view and the legal moves as text, and return one of the moves."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final, Protocol

from msgspec import Struct

from tockade.game import JSON, RULES_VERSION, BadInput, nearest

STAND_INS: Final = ("amateur", "random")
"""Who plays on for a person, the best first."""


class Question(Struct, frozen=True):
    """All that a bot is given: no position, no history but what the view holds."""

    game: str
    """The setup's text."""
    seat: int
    view: JSON
    moves: tuple[str, ...]
    seed: int
    """What the bot's own chance is drawn from."""
    milliseconds: int = 1000
    """How long it may think."""
    version: int = RULES_VERSION
    """Of the rules, which decides the order of the moves."""


class Bot(Protocol):
    """Anything that chooses one of the moves."""

    def choose(self, question: Question) -> str: ...


@cache
def bots() -> dict[str, Bot]:
    """Every bot by its name: those in the `BOTS` of each module here that is called `…_bot`."""
    return _listed("BOTS")


@cache
def studied() -> dict[str, Bot]:
    """Those that only studies know: bots that lack a skill, in the `STUDIED` of the same modules."""
    return _listed("STUDIED")


def _listed(where: str) -> dict[str, Bot]:
    found: dict[str, Bot] = {}
    for module in iter_modules(__path__, f"{__name__}."):
        if module.name.endswith("_bot"):
            found.update(getattr(import_module(module.name), where, {}))
    return dict(sorted(found.items()))


def bot(name: str) -> Bot:
    """The bot with this name."""
    found = bots() | studied()
    if name not in found:
        raise BadInput("bot", name=name, nearest=nearest(name, list(found)))
    return found[name]


def stand_in() -> str:
    """The bot that plays on for somebody who is gone."""
    return next(name for name in STAND_INS if name in bots())
