"""How the amateur plays Barricades: the kernel's score of walks and of points for the barricade."""

from __future__ import annotations

from typing import Final

from tockade.game import Randomness
from tockade.games.barricades import engine, moves
from tockade.games.barricades.constants import PLACE
from tockade.games.barricades.engine import Position
from tockade.games.barricades.game import Barricades
from tockade.games.barricades.moves import Move
from tockade.games.barricades.policy import Weights, whole

WEIGHTS: Final = whole(Weights())
STATES: Final = 2**64


def choose(game: Barricades, position: Position, seat: int, randomness: Randomness) -> Move:
    """The walk or the placing that scores best; any of them among equals."""
    playout = engine.Playout()
    for feature, weight in enumerate(WEIGHTS):
        engine.set_weight(playout, seat, feature, weight)
    engine.reset(playout, randomness.below(STATES))
    pick = engine.pick_place if position.phase == PLACE else engine.pick_walk
    return moves.of_code(pick(game.tables, position.copy(), playout), game.board)
