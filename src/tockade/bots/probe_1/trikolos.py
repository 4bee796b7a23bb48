"""How the probe plays Trikolos: every line some turns ahead, by steps and open moves."""

from __future__ import annotations

from typing import Final

from tockade.game_types import View
from tockade.games.trikolos.bot_interface import Trikolos

GAME: Final = Trikolos
TURNS: Final = 6
WEIGHTS: Final = (10, 0, 3, 3, 0)
"""For a step of lead, no more for later ones, for an open move, for a pawn at the edge, none for the turn."""


def choose(game: Trikolos, view: View, moves: int, seed: int) -> int:
    """The move with the best worst case; the first among equals."""
    return game.simulator().search(game.read_position(view.data), WEIGHTS, TURNS).number
