"""How long a bot lets pass before it moves: less where everybody sees that it has no choice, else always the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tockade.game_types import SPECTATOR
from tockade.games import AnyGame
from tockade.table.table import Table

OBVIOUS: Final = 0.4
"""Of the usual pause."""


def bot_pause(table: Table, seat: int) -> float:
    """The pause of a bot that is asked."""
    decision = table.decision(seat)
    assert decision is not None
    return seconds_to_pause(table.game, table.position, decision.texts, table.settings.bot_pause)


def seconds_to_pause(game: AnyGame, position: Any, moves: Sequence[str], usual: int) -> float:
    """From milliseconds; shorter only where nothing is hidden, or the pace would tell what a hand holds."""
    known = len(moves) == 1 and game.view(position, SPECTATOR).data == game.position_json(position)
    return usual / 1000 * (OBVIOUS if known else 1)
