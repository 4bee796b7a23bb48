"""A rule set that can also be played as a match: the options of the sheet, and those of the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from tockade.game import RULES_VERSION, Game, Option, RuleSet, Setup
from tockade.game_types import BadInput, nearest
from tockade.games.match.game import Match
from tockade.games.match.schedule_and_points import Terms

MATCH_OPTIONS: Final = (
    Option("games", "1", "TJ-16", ("1", "3"), r"[1-9]|[1-9][0-9]", sheet_value="3"),
    Option("best_of", "1", "TJ-16", ("1", "3"), r"[13579]|[1-9][13579]"),
    Option("pairing", "change", "TJ-16", ("change", "draw"), teams=True, needs=("games=3",)),
)
NAMES: Final = tuple(option.name for option in MATCH_OPTIONS)


def _match_options(sheet: RuleSet) -> tuple[Option, ...]:
    """Those that some table of the sheet has a use for; only Tijou's sheet has a rule and a form of its own."""
    used = (option for option in MATCH_OPTIONS if any(option.applies(table) for table in sheet.tables))
    return tuple(o if o.rule.startswith(sheet.prefix) else replace(o, rule="", sheet_value="") for o in used)


class MatchRules(RuleSet):
    """A sheet of the shelf; with `games` or `best_of` its game is a match."""

    def __init__(self, sheet: RuleSet) -> None:
        self.sheet = sheet
        self.id = sheet.id
        self.prefix = sheet.prefix
        self.tables = sheet.tables
        self.options = (*sheet.options, *_match_options(sheet))

    def game(self, setup: Setup) -> Game[Any, Any]:
        own = tuple((name, value) for name, value in setup.options if name not in NAMES)
        inner = self.sheet.game(Setup(setup.rules, setup.table, own, setup.version))
        chosen = dict(setup.options)
        if "best_of" in chosen:
            return Match(self, setup, inner, Terms(int(chosen["best_of"]), stops=True))
        if "games" in chosen:
            return Match(self, setup, inner, Terms(int(chosen["games"]), pairing=chosen.get("pairing", "change")))
        return inner

    def setup(
        self,
        players: int | None = None,
        teams: bool | None = None,
        options: Mapping[str, str] | None = None,
        version: int = RULES_VERSION,
    ) -> Setup:
        given = dict(options or {})
        names = [option.name for option in self.options]
        for name in (name for name in given if name not in names):
            raise BadInput("option", rules=self.id, name=name, nearest=nearest(name, names))
        of_sheet = {name: value for name, value in given.items() if name not in NAMES}
        own = self.sheet.setup(players, teams, of_sheet, version)
        values = [
            (each, self._value(each, own.table, given[each.name])) for each in MATCH_OPTIONS if each.name in given
        ]
        chosen = {option.name: value for option, value in values if value != option.default}
        if "best_of" in chosen and "games" in chosen:
            raise BadInput("match_twice")
        if "pairing" in chosen and "games" not in chosen:
            raise BadInput("option_needs", name="pairing", needs="games")
        return Setup(own.rules, own.table, (*own.options, *chosen.items()), version)
