"""What views and moves are worth, by the network for their game."""

from __future__ import annotations

from collections import OrderedDict
from threading import local
from typing import Any, Final

from tockade import games
from tockade.game import RULES_VERSION
from tockade.game_types import View
from tockade.games import AnyGame
from tockade.simulator import Memory, MoveScores
from tockade.values.network_for_setup import Serving, serving

MOST: Final = 16
"""Valuers that a thread keeps; each takes some megabytes."""


class Valuer:
    """One thread's way to ask a network about one game."""

    def __init__(self, game: AnyGame, served: Serving) -> None:
        self.game = game
        self.served = served
        self.simulator = game.simulator()
        self.network = self.simulator.network(served.weights(), served.likeness)

    def chances(self, view: View, memory: Memory = Memory.VIEW) -> list[float]:
        """Each side's chance to win, as the viewer can know it."""
        return self.simulator.chances(self._position(view, memory), view.viewer, self.network)

    def best_move(self, view: View, memory: Memory = Memory.VIEW) -> int:
        """The number of the viewer's move after which their chance is best."""
        return self.simulator.best_move(self._position(view, memory), self.network, view.viewer)

    def score_moves(self, view: View, memory: Memory = Memory.VIEW) -> MoveScores:
        """What the network says about each of the viewer's moves."""
        return self.simulator.score_moves(self._position(view, memory), self.network, view.viewer)

    def _position(self, view: View, memory: Memory) -> Any:
        """Any position that fits the view: what a network reads is the same in all of them."""
        return self.simulator.imagine(view, range(1), 0, memory)[0]


_own = local()


def valuer(setup: str, version: int = RULES_VERSION) -> Valuer | None:
    """This thread's valuer for a setup, kept for later questions; None if no network knows its family."""
    kept: OrderedDict[tuple[str, int], Valuer | None] = _own.__dict__.setdefault("kept", OrderedDict())
    if (setup, version) not in kept:
        game = games.read(setup, version)
        served = serving(game)
        kept[setup, version] = Valuer(game, served) if served else None
        if len(kept) > MOST:
            kept.popitem(last=False)
    return kept[setup, version]
