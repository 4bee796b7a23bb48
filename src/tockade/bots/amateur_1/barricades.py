"""How the amateur plays Barricades: the engine's score of walks and of points for the barricade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tockade.game_types import Randomness
from tockade.games.barricades.bot_interface import Barricades, Move, Position, Weights, best_move

GAME: Final = Barricades
STATES: Final = 2**64
WEIGHTS: Final = Weights(
    wins=1000,
    progress=1,
    runner=1.15,
    captures=1.4,
    captured_way=0.35,
    hits=1.92,
    enters=0.5,
    risk_taken=-0.1,
    risk_left=0.1,
    passes=-10,
    delays_leader=6.5,
    delays_others=1.5,
    delays_self=-3,
    in_front=1.9,
    beside_barricade=0.15,
    barricade_cost=2,
)
"""Those of the quick policy when it was frozen."""


def choose(game: Barricades, position: Position, seat: int, moves: Sequence[Move], randomness: Randomness) -> Move:
    """The walk or the placing that scores best; any of them among equals."""
    return best_move(game, position, seat, WEIGHTS, randomness.below(STATES))
