"""Scratch memory: the list of moves, the events of a play, the states of a divided 7, the generator."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    CHAIN,
    FEATURES,
    MOST_EVENTS,
    MOST_MOVES,
    MOST_PARTS,
    MOST_RESULTS,
    MOST_STATES,
    PACK,
    RANKS,
    TABLE,
    UNDO,
)
from tockade.games.cardrace.engine_sections.c_stand_ins import PLAIN, filled, weighted
from tockade.games.cardrace.engine_sections.positions import Position


class Scratch:
    """Room to work in, forgotten after each call: the list of moves, events, the states of a 7, a generator."""

    def __init__(self) -> None:
        if PLAIN:
            self.make_moves()
            self.make_states()
        self.board = Position()
        self.trial = Position()
        self.count = self.laps = self.parts = self.event_count = self.noting = 0
        self.captures = self.states = self.stamp = self.chain_count = self.mover_count = self.walker_count = 0
        self.overfull = self.undo_count = 0
        self.seven_left = self.seven_moved = self.seven_first = self.seven_lapped = 0
        self.seed = self.outcome_count = self.counting = self.every_spelling = 0
        self.plies = self.choices = self.discards = self.leads = self.leader = 0

    def demand_room(self) -> None:
        """Nothing that did not fit is left out in silence."""
        if self.overfull:
            self.overfull = 0
            raise OverflowError("a position has more moves, or a move more consequences, than the engine has room for")

    def make_moves(self) -> None:
        """The lists of moves and events, for plain Python."""
        self.header = filled(0, MOST_MOVES)
        self.first_part = filled(0, MOST_MOVES)
        self.sort_key = filled(0, MOST_MOVES)
        self.lapping = filled(0, MOST_MOVES)
        self.part = filled(0, MOST_PARTS)
        self.events = filled(0, MOST_EVENTS * 5)
        self.chain = filled(0, CHAIN)
        self.movers = filled(0, 4)
        self.walkers = filled(0, 4)
        self.meets = filled(0, 4)
        self.outcome = filled(0, PACK)
        self.weights = weighted(FEATURES)
        self.before = weighted(FEATURES)
        self.after = weighted(FEATURES)
        self.tally_held = filled(0, RANKS)
        self.tally_dead = filled(0, RANKS)

    def make_states(self) -> None:
        """The table of a divided 7, for plain Python."""
        self.state_key = filled(0, MOST_STATES)
        self.state_rest = filled(0, MOST_STATES)
        self.state_parent = filled(0, MOST_STATES)
        self.state_part = filled(0, MOST_STATES)
        self.table = filled(0, TABLE)
        self.table_stamp = filled(0, TABLE)
        self.candidate = filled(0, 128)
        self.result_part = filled(0, MOST_RESULTS * 4)
        self.undo = filled(0, UNDO)


def note(scratch: Scratch, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Remember what happened, when somebody wants to know."""
    if scratch.noting and scratch.event_count >= MOST_EVENTS:
        scratch.overfull = 1
    elif scratch.noting:
        first = scratch.event_count * 5
        scratch.events[first] = kind
        scratch.events[first + 1] = seat
        scratch.events[first + 2] = a
        scratch.events[first + 3] = b
        scratch.events[first + 4] = c
        scratch.event_count += 1


def noted(scratch: Scratch) -> list[int]:
    """The events that were noted, five numbers each, for those outside the engine."""
    scratch.demand_room()
    return [scratch.events[number] for number in range(scratch.event_count * 5)]


def set_outcome(scratch: Scratch, outcome: list[int]) -> None:
    """What chance decided, from outside."""
    scratch.outcome_count = len(outcome)
    for number in range(len(outcome)):
        scratch.outcome[number] = outcome[number]
