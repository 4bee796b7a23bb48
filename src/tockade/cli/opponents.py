"""Bots in the seats that no person takes: they get their view and the legal moves, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from tockade.bots import Question, bot
from tockade.game import Randomness
from tockade.games import AnyGame
from tockade.record import Choose

SEEDS: Final = 2**63


def opponent(game: AnyGame, name: str, randomness: Randomness) -> Choose:
    """The bot of this name."""
    player = bot(name)

    def choose(position: Any, seat: int) -> Any:
        moves = tuple(game.move_text(move) for move in game.legal_moves(position, seat))
        view = game.view(position, seat).data
        return game.read_move(player.choose(Question(game.setup.text, seat, view, moves, randomness.below(SEEDS))))

    return choose
