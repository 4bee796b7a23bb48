"""Bots in the seats that no person takes: they get their view and the legal moves, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from tockade.bots import bot
from tockade.bots.arena import asked
from tockade.game import Randomness
from tockade.games import AnyGame
from tockade.record import Choose

SEEDS: Final = 2**63


def opponent(game: AnyGame, name: str, randomness: Randomness) -> Choose:
    """The bot of this name."""
    player = bot(name)

    def choose(position: Any, seat: int) -> Any:
        question = asked(game, position, seat, game.legal_moves(position, seat), randomness.below(SEEDS))
        return game.read_move(player.choose(question))

    return choose
