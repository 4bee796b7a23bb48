"""Tockade: Tijou, the tocks, barricades and trikolos, to play and to study."""

from importlib import import_module
from typing import TYPE_CHECKING

from tockade import compiled_engines

if TYPE_CHECKING:
    from tockade import games
    from tockade.game import Game

__all__ = ["Game", "__version__", "games"]
__version__ = "0.1.0"

compiled_engines.install()


def __getattr__(name: str) -> object:
    if name == "games":
        return import_module("tockade.games")
    if name == "Game":
        return import_module("tockade.game").Game
    raise AttributeError(f"module 'tockade' has no attribute {name!r}")
