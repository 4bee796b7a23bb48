"""Choosing a move: the best by score, or any."""

from __future__ import annotations

from tockade.games.cardrace.constants import EPSILON
from tockade.games.cardrace.engine_sections.chance import below
from tockade.games.cardrace.engine_sections.move_scores import measure, score_listed
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch


def choose(rules: Rules, position: Position, scratch: Scratch, seat: int, scored: int) -> int:
    """One of the listed moves: by score, or at random."""
    if scratch.count == 1:
        return 0
    return choose_best(rules, position, scratch, scratch.trial, seat) if scored else below(scratch, scratch.count)


def choose_best(rules: Rules, position: Position, scratch: Scratch, trial: Position, seat: int) -> int:
    """The listed move with the best score; among equals, one at random."""
    measure(rules, position, scratch, seat)
    scratch.before[:] = scratch.after
    best = 0
    equals = 0
    highest = 0.0
    for index in range(scratch.count):
        score = score_listed(rules, position, scratch, trial, seat, index)
        if equals == 0 or score > highest + EPSILON:
            best = index
            equals = 1
            highest = score
        elif score > highest - EPSILON:
            equals += 1
            if below(scratch, equals) == 0:
                best = index
    return best
