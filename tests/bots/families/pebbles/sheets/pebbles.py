"""The sheet of the pebbles."""

from __future__ import annotations

from tockade.game import PLY_LIMIT, RuleSet, Setup, TableSize

from ..game import Pebbles


class PebblesSheet(RuleSet):
    """No option but the one that every game has."""

    id = "pebbles"
    prefix = "PE"
    tables = (TableSize(2),)
    options = (PLY_LIMIT,)

    def game(self, setup: Setup) -> Pebbles:
        return Pebbles(self, setup)


SHEETS = (PebblesSheet(),)
