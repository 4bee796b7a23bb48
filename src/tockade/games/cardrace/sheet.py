"""A card-race sheet as a rule set: its table sizes and options, their facts, and the ledger ids of its reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from tockade.game import Option, RuleSet, Setup, TableSize
from tockade.games.cardrace.facts import Facts
from tockade.games.cardrace.game import CardRace
from tockade.games.cardrace.refuse_unplayable_facts import check_facts

Values = Mapping[str, str]


@dataclass(frozen=True)
class Sheet(RuleSet):
    """One sheet: facts only."""

    id: str
    prefix: str
    tables: tuple[TableSize, ...]
    options: tuple[Option, ...]
    facts: Callable[[TableSize, Values], Facts]
    reasons: Mapping[str, str]
    """The ledger id of each verdict kind, `guard_in_the_way` → `GJ-12`; `wrong_count/4` for one card or use."""

    def __post_init__(self) -> None:
        """Refuses a sheet that the engine cannot play at one of its tables, by the name of the fact."""
        for table in self.tables:
            check_facts(self.facts(table, self._values()))

    def _values(self, **chosen: str) -> dict[str, str]:
        return {option.name: option.default for option in self.options} | chosen

    def game(self, setup: Setup) -> CardRace:
        facts = replace(self.facts(setup.table, self._values(**dict(setup.options))), version=setup.version)
        return CardRace(self, setup, facts, dict(self.reasons))


def limit(values: Values) -> int:
    """The number of turns after which the game is a draw; 0: none."""
    return 0 if values["ply_limit"] == "none" else int(values["ply_limit"])


def on(values: Values, name: str) -> bool:
    return values[name] == "on"


def own_pawns(kind: str, walking: str, swapping: str, cards: Mapping[str, str]) -> dict[str, str]:
    """The ids of a reason about one's own pawns: for walking, for swapping, for cards with a rule of theirs."""
    return {kind: walking, f"{kind}/swap": swapping, f"{kind}/J": swapping} | {
        f"{kind}/{card}": rule for card, rule in cards.items()
    }
