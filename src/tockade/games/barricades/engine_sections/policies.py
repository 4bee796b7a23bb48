"""How seats choose their moves in a playout: at random, or by weights, with a temperature or without."""

from __future__ import annotations

from tockade.games.barricades.constants import (
    BARRICADE_COST,
    FEATURES,
    NOBODY,
    NOISE_LEVELS,
    NOISE_UNIT,
    PLACE,
    SEATS,
    WORST,
)
from tockade.games.barricades.engine_sections.c_stand_ins import Long, filled
from tockade.games.barricades.engine_sections.chance import draw
from tockade.games.barricades.engine_sections.distances_to_goal import best_cost, survey
from tockade.games.barricades.engine_sections.legal_moves import list_moves
from tockade.games.barricades.engine_sections.move_scores import mark_ways, score_move, score_place
from tockade.games.barricades.engine_sections.packed_numbers import move_end
from tockade.games.barricades.engine_sections.positions import Position
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


class Temperatures:
    """The temperature of each seat's choices, and the noise that it scales; whole numbers, as scores are."""

    def __init__(self, noise: list[int]) -> None:
        self.noise = noise
        self.temperature = filled(0, SEATS)


def set_temperature(temperatures: Temperatures, seat: int, temperature: Long) -> None:
    """Let a seat with weights choose with this temperature."""
    temperatures.temperature[seat] = temperature


def choose_warm(rules: Rules, position: Position, playout: Playout, temperatures: Temperatures) -> int:
    """A legal move, a better score with a better chance: the highest after noise that the temperature scales."""
    list_moves(rules, position, playout)
    if playout.count == 1:
        return playout.code[0]
    ready_scores(rules, position, playout)
    chosen = 0
    highest = WORST
    for index in range(playout.count):
        noise = temperatures.temperature[position.turn] * temperatures.noise[draw(playout, NOISE_LEVELS)]
        score = listed_score(rules, position, playout, playout.code[index]) * NOISE_UNIT + noise
        if index == 0 or score > highest:
            chosen = playout.code[index]
            highest = score
    return chosen


def ready_scores(rules: Rules, position: Position, playout: Playout) -> None:
    """What the scores of the listed moves are measured by."""
    if position.phase == PLACE:
        mark_ways(rules, position, playout)
        return
    survey(rules, position, playout, playout.weight[position.turn * FEATURES + BARRICADE_COST])
    playout.need[position.turn] = best_cost(rules, position, playout, position.turn)
    playout.left_from = NOBODY


def listed_score(rules: Rules, position: Position, playout: Playout, move: int) -> Long:
    """The score of a listed move."""
    if position.phase == PLACE:
        return score_place(rules, position, playout, move_end(move), WORST)
    return score_move(rules, position, playout, move)
