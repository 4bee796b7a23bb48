"""Scratch memory: the list of moves, the scores of a choice, the generator and the counts of a playout."""

from __future__ import annotations

from tockade.games.barricades.constants import CELLS, FACES, FAR, FEATURES, MOVES, NOBODY, SEATS
from tockade.games.barricades.engine_sections.c_stand_ins import filled


class MoveList:
    """Moves of the seat that is to act."""

    def __init__(self) -> None:
        self.count = 0
        self.code = filled(0, MOVES)


class Playout(MoveList):
    """Arrays, generator and counts of one game inside the engine; a seat without weights plays at random."""

    def __init__(self) -> None:
        super().__init__()
        self.state = 0
        self.weighs = filled(0, SEATS)
        self.weight = filled(0, SEATS * FEATURES)
        self.cost = filled(0, CELLS)
        self.queue = filled(0, CELLS)
        self.queued = filled(0, CELLS)
        self.surveyed_toll = NOBODY
        self.surveyed_low = 0
        self.surveyed_high = 0
        self.on_way = filled(0, CELLS)
        self.need = filled(0, SEATS)
        self.rate = filled(0, SEATS)
        self.left_from = NOBODY
        self.left = 0
        self.best = 0
        self.equals = 0
        self.chosen = 0
        self.plies = 0
        self.first = NOBODY
        self.captures = 0
        self.choices = 0
        self.blocked = 0
        self.leader = NOBODY
        self.lead_changes = 0
        self.held = filled(0, FACES)
        self.dead = filled(0, FACES)
        self.nearest = filled(FAR, SEATS)
