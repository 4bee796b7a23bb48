"""The shelf: finds every rule set that is installed, and makes games of them; no list of games is kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from tockade import games
from tockade.game import RULES_VERSION, Game, RuleSet
from tockade.game_types import BadInput, nearest
from tockade.games.match.rule_set import MatchRules

AnyGame = Game[Any, Any]


def _modules() -> Iterator[str]:
    """A rule set is one file, `games/FAMILY/sheets/NAME.py`, that has `SHEETS`."""
    for family in iter_modules(games.__path__):
        sheets = f"{games.__name__}.{family.name}.sheets"
        if family.ispkg and find_spec(sheets):
            yield from (f"{sheets}.{found.name}" for found in iter_modules(import_module(sheets).__path__))


@cache
def rule_sets() -> dict[str, RuleSet]:
    """Every rule set by its id, in alphabetical order; each can be played as a match too."""
    found = [sheet for name in _modules() for sheet in import_module(name).SHEETS]
    return {sheet.id: MatchRules(sheet) for sheet in sorted(found, key=lambda sheet: sheet.id)}


def rule_set(name: str) -> RuleSet:
    """The rule set with this id."""
    sheets = rule_sets()
    if name not in sheets:
        raise BadInput("rules", name=name, nearest=nearest(name, list(sheets)))
    return sheets[name]


def make(
    rules: str,
    players: int | None = None,
    teams: bool | None = None,
    options: Mapping[str, str] | None = None,
    version: int = RULES_VERSION,
) -> AnyGame:
    """A game of a rule set; what is not given takes the sheet's default."""
    sheet = rule_set(rules)
    return sheet.game(sheet.setup(players, teams, options, version))


def read(text: str, version: int = RULES_VERSION) -> AnyGame:
    """The game that a text spells, `tock-globe 4 teams restock=shuffle`, today or in an older version of the rules."""
    name, *words = text.split() or [""]
    options: dict[str, str] = {}
    players: int | None = None
    teams: bool | None = None
    for word in words:
        if "=" in word:
            option, _, value = word.partition("=")
            options[option] = value
        elif word.isascii() and word.isdigit():
            players = int(word[:6])
        elif word in ("teams", "solo"):
            teams = word == "teams"
        else:
            raise BadInput("setup_word", word=word)
    if players is not None and teams is None:
        teams = False if any(t.players == players and not t.teams for t in rule_set(name).tables) else None
    return make(name, players, teams, options, version)
