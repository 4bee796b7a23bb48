"""A card-race sheet on the shelf: its tables and options, the facts they make, and the ledger ids of its reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from tockade.game import Option, RuleSet, Setup, Table
from tockade.games.cardrace.game import CardRace
from tockade.games.cardrace.rules import Facts

Values = Mapping[str, str]


@dataclass(frozen=True)
class Sheet(RuleSet):
    """One sheet: facts only."""

    id: str
    prefix: str
    tables: tuple[Table, ...]
    options: tuple[Option, ...]
    facts: Callable[[Table, Values], Facts]
    reasons: Mapping[str, str]
    """The ledger id of each verdict kind, `guard_in_the_way` → `GJ-12`; `wrong_count/4` for one card or use."""

    def game(self, setup: Setup) -> CardRace:
        values = {option.name: option.default for option in self.options} | dict(setup.options)
        facts = replace(self.facts(setup.table, values), version=setup.version)
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
