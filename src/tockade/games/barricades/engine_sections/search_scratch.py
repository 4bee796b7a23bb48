"""Scratch memory of a search: a level for every decision and every throw that is looked ahead."""

from __future__ import annotations

from tockade.games.barricades.constants import BARRICADE_COST, COSTS, FEATURES, MOVES, SEATS
from tockade.games.barricades.engine_sections.c_stand_ins import filled
from tockade.games.barricades.engine_sections.features import Sight
from tockade.games.barricades.engine_sections.network import Network
from tockade.games.barricades.engine_sections.positions import Position
from tockade.games.barricades.engine_sections.scratch import MoveList, Playout


class Level:
    """A position, its moves with what they look like, and what it is worth to each seat; then the level below."""

    def __init__(self, below: int) -> None:
        self.position = Position()
        self.moves = MoveList()
        self.looks = filled(0, MOVES)
        self.worth = filled(0, SEATS)
        self.deeper = Level(below - 1) if below else self


class Search:
    """One search after another: how positions are weighed, how many moves are looked into (first, below), the levels.

    Without a network positions are weighed by strengths.
    """

    def __init__(
        self, strengths: list[int], toll: int, widest: int, width: int, levels: int, network: Network, sight: Sight
    ) -> None:
        self.strength = strengths[:COSTS]
        self.toll = toll
        self.widest = widest
        self.width = width
        self.nodes = 0
        self.playout = Playout()
        self.network = network
        self.sight = sight
        self.learned = network.sides > 0
        for seat in range(SEATS):
            self.playout.weight[seat * FEATURES + BARRICADE_COST] = toll
        self.top = Level(levels)
