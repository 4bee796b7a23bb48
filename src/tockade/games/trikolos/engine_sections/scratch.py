"""Scratch memory: the game as it stands, a board for trials, the generator and the counts of a playout."""

from __future__ import annotations

from collections.abc import Sequence

from tockade.games.trikolos.constants import FEATURES, NOBODY, TILES
from tockade.games.trikolos.engine_sections.positions import Board


class Playout:
    """One game after another: the opening, the policy, the generator, the game as it stands, its counts."""

    def __init__(self, opening: Board, counts: Sequence[int], mirror: bool) -> None:
        self.opening = opening
        self.board = Board()
        self.trial = Board()
        self.tiles = list(range(TILES))
        self.counts = list(counts)
        self.mirror = mirror
        self.greedy = [False, False]
        self.weights = [0.0 for _ in range(2 * FEATURES)]
        self.state = 0
        self.plies = 0
        self.captures = 0
        self.chosen = 0
        self.blocked = 0
        self.leader = NOBODY
        self.lead_changes = 0
