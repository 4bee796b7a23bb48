"""The modules of a package, by the family of games that each of them is written for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from tockade.games import AnyGame


def family_module(package: ModuleType, game: AnyGame) -> ModuleType | None:
    """The module of a package whose `GAME` is the class of this game; None if there is none."""
    return next((module for family, module in _by_family(package).items() if isinstance(game, family)), None)


@cache
def _by_family(package: ModuleType) -> dict[type[AnyGame], ModuleType]:
    names = [found.name for found in iter_modules(package.__path__, f"{package.__name__}.")]
    modules = [import_module(name) for name in names]
    return {module.GAME: module for module in modules if hasattr(module, "GAME")}
