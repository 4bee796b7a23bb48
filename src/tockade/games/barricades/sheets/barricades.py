"""The sheet of Barricades: what can be chosen, and the game it makes."""

from __future__ import annotations

from tockade.game import PLY_LIMIT, Option, RuleSet, Setup, TableSize
from tockade.games.barricades.game import Barricades


class BarricadesSheet(RuleSet):
    """A race with one die for one pawn out of five, and barricades to put in the others' way."""

    id = "barricades"
    prefix = "BA"
    tables = (TableSize(4), TableSize(2), TableSize(3))
    options = (
        Option("board", "classic", "BA-1", ("classic", "small")),
        Option("walls", "first", "BA-6", ("first", "any")),
        Option("may_pass", "blocked", "BA-8", ("blocked", "off", "on"), older=((1, "off"),)),
        Option("clear_last_row", "off", "BA-9", ("off", "on")),
        PLY_LIMIT,
    )

    def game(self, setup: Setup) -> Barricades:
        return Barricades(self, setup)


SHEETS = (BarricadesSheet(),)
