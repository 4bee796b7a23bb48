"""The tables at which the levels are measured, and with which networks they play there."""

from __future__ import annotations

from typing import Final

from tockade import games
from tockade.bots import offered

FROZEN: Final = "amateur-1"
SEED: Final = "strength-1"
SETUPS: Final = (
    "tock-globe 4 teams",
    "tock-globe 2",
    "tock-fadoq 4 teams",
    "tockcitan 2",
    "tockcitan-teams 4 teams",
    "tijou 2",
    "tijou 4 teams",
    "barricades 2",
    "trikolos 2",
)
"""The tables that are played most, and measured in full."""
ELSEWHERE: Final = 200
"""Games of a pairing at all other tables, at most."""


def other_tables() -> list[str]:
    """Every other table of the shelf: three to eight seats, each for itself or in teams."""
    sheets = [games.read(rules).rules for rules in games.rule_sets()]
    spelled = [
        f"{each.id} {table.players}{' teams' if table.teams else ''}" for each in sheets for table in each.tables
    ]
    return [setup for setup in (games.read(text).setup.text for text in spelled) if setup not in SETUPS]


def players_of(setup: str) -> list[str]:
    """Who is measured at a table: its levels, the weakest first, and the frozen amateur."""
    return [*offered(games.read(setup)), FROZEN]
