"""What Barricades offers to bots beside its game: the engine's own choice of a move."""

from __future__ import annotations

from collections.abc import Sequence

from tockade.games.barricades import engine, move_notation
from tockade.games.barricades.constants import PLACE
from tockade.games.barricades.engine import Position
from tockade.games.barricades.game import Barricades
from tockade.games.barricades.move_notation import Move
from tockade.games.barricades.quick_weights import Weights, scale_weights
from tockade.games.barricades.simulator import BarricadesSimulator, Look

__all__ = ["Barricades", "BarricadesSimulator", "Look", "Move", "Position", "Weights", "best_move"]


def best_move(game: Barricades, position: Position, seat: int, weights: Sequence[float], state: int) -> Move:
    """The walk or the placing that scores best; among equals the generator, begun with `state`, decides."""
    playout = engine.Playout()
    for feature, weight in enumerate(scale_weights(weights)):
        engine.set_weight(playout, seat, feature, weight)
    engine.reset(playout, state)
    pick = engine.pick_place if position.phase == PLACE else engine.pick_walk
    return move_notation.of_code(pick(game.tables, position.copy(), playout), game.board)
