"""How seats choose their moves in a playout: at random, or by weights, with a temperature or without."""

from __future__ import annotations

from tockade.games.cardrace.constants import FEATURES, NOISE_LEVELS, SEATS
from tockade.games.cardrace.engine_sections.best_or_random_move import choose_best
from tockade.games.cardrace.engine_sections.c_stand_ins import PLAIN, filled, weighted
from tockade.games.cardrace.engine_sections.chance import below
from tockade.games.cardrace.engine_sections.move_scores import measure, score_listed
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch


class Policies:
    """The policy of each seat; one that was never set chooses at random."""

    def __init__(self, noise: list[float]) -> None:
        if PLAIN:
            self.make_weights()
        self.noise = noise

    def make_weights(self) -> None:
        """The arrays, for plain Python."""
        self.weighs = filled(0, SEATS)
        self.weight = weighted(SEATS * FEATURES)
        self.temperature = weighted(SEATS)


def set_policy(policies: Policies, seat: int, weights: list[float], temperature: float) -> None:
    """Let a seat choose by these weights."""
    policies.weighs[seat] = 1
    policies.temperature[seat] = temperature
    for number in range(FEATURES):
        policies.weight[seat * FEATURES + number] = weights[number]


def choose_by(rules: Rules, position: Position, scratch: Scratch, policies: Policies, seat: int) -> int:
    """One of the listed moves, as the policy of this seat has it."""
    if scratch.count == 1:
        return 0
    if not policies.weighs[seat]:
        return below(scratch, scratch.count)
    for number in range(FEATURES):
        scratch.weights[number] = policies.weight[seat * FEATURES + number]
    if policies.temperature[seat] > 0.0:
        return choose_warm(rules, position, scratch, scratch.trial, policies, seat)
    return choose_best(rules, position, scratch, scratch.trial, seat)


def choose_warm(
    rules: Rules, position: Position, scratch: Scratch, trial: Position, policies: Policies, seat: int
) -> int:
    """A listed move, a better score with a better chance: the highest after noise that the temperature scales."""
    measure(rules, position, scratch, seat)
    scratch.before[:] = scratch.after
    best = 0
    highest = 0.0
    for index in range(scratch.count):
        score = score_listed(rules, position, scratch, trial, seat, index)
        score += policies.temperature[seat] * policies.noise[below(scratch, NOISE_LEVELS)]
        if index == 0 or score > highest:
            best = index
            highest = score
    return best
