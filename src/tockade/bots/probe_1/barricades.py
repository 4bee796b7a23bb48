"""How the probe plays Barricades: every face of the next throws, and a simple value by the ways that are left."""

from __future__ import annotations

from typing import Final

from tockade.game_types import View
from tockade.games.barricades.bot_interface import Barricades, Look

GAME: Final = Barricades
LOOK: Final = Look(throws=1, widest=12, width=4, fading=0.94, toll=1)


def choose(game: Barricades, view: View, moves: int, seed: int) -> int:
    """The move that is best on average."""
    return game.simulator().search(game.read_position(view.data), LOOK)
