"""How seats choose their moves in a playout: at random, or by weights, with a temperature or without."""

from __future__ import annotations

from tockade.games.trikolos.constants import FEATURES, NOBODY, NOISE_LEVELS
from tockade.games.trikolos.engine_sections.best_or_random_move import chosen
from tockade.games.trikolos.engine_sections.c_stand_ins import Wide
from tockade.games.trikolos.engine_sections.chance import below
from tockade.games.trikolos.engine_sections.move_scores import score
from tockade.games.trikolos.engine_sections.packed_numbers import lowest
from tockade.games.trikolos.engine_sections.playing import apply
from tockade.games.trikolos.engine_sections.positions import overwrite
from tockade.games.trikolos.engine_sections.scratch import Playout


class Policies:
    """The policy of each seat; one that was never set chooses at random."""

    def __init__(self, noise: list[float]) -> None:
        self.noise = noise
        self.weighs = [False, False]
        self.weight = [0.0 for _ in range(2 * FEATURES)]
        self.temperature = [0.0, 0.0]


def set_policy(policies: Policies, seat: int, weights: list[float], temperature: float) -> None:
    """Let a seat choose by these weights."""
    policies.weighs[seat] = True
    policies.temperature[seat] = temperature
    for number in range(FEATURES):
        policies.weight[seat * FEATURES + number] = weights[number]


def take_policies(playout: Playout, policies: Policies) -> None:
    """Let the games of a playout follow these policies."""
    for seat in range(2):
        playout.greedy[seat] = policies.weighs[seat]
        for number in range(FEATURES):
            playout.weights[seat * FEATURES + number] = policies.weight[seat * FEATURES + number]


def choose_by(playout: Playout, policies: Policies, options: Wide, number: int) -> int:
    """One of the options, as the policy of the seat on turn has it."""
    if number > 1 and policies.weighs[playout.board.turn] and policies.temperature[playout.board.turn] > 0.0:
        return choose_warm(playout, policies, options)
    return chosen(playout, options, number)


def choose_warm(playout: Playout, policies: Policies, options: Wide) -> int:
    """An option, a better score with a better chance: the highest after noise that the temperature scales."""
    found = NOBODY
    highest = 0.0
    while options:
        code = lowest(options)
        options &= options - 1
        overwrite(playout.trial, playout.board)
        apply(playout.trial, code)
        worth = score(playout, playout.board.turn)
        worth += policies.temperature[playout.board.turn] * policies.noise[below(playout, NOISE_LEVELS)]
        if found == NOBODY or worth > highest:
            found = code
            highest = worth
    return found
