"""The linear score of a walk and of placing a barricade."""

from __future__ import annotations

from tockade.games.barricades.constants import (
    BARRICADE,
    BARRICADE_COST,
    BASE,
    BESIDE_BARRICADE,
    CAPTURED_WAY,
    CAPTURES,
    DELAYS_LEADER,
    DELAYS_OTHERS,
    DELAYS_SELF,
    ENTERS,
    FAR,
    FEATURES,
    HITS,
    IN_FRONT,
    LENGTHS,
    NOBODY,
    PASSES,
    PASSING,
    PROGRESS,
    RISK_LEFT,
    RISK_TAKEN,
    RUNNER,
    WINS,
)
from tockade.games.barricades.engine_sections.c_stand_ins import Long
from tockade.games.barricades.engine_sections.check_move import crosses_barricade
from tockade.games.barricades.engine_sections.distances_to_goal import best_cost, best_point, cost_at, survey, walked
from tockade.games.barricades.engine_sections.packed_numbers import move_end, move_start
from tockade.games.barricades.engine_sections.positions import Position, lift_barricade, put_barricade
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


def score_move(rules: Rules, position: Position, playout: Playout, move: int) -> Long:
    """The worth of a walk or a pass to the seat that is to act."""
    if move_start(move) == PASSING:
        return playout.weight[position.turn * FEATURES + PASSES]
    return score_walk(rules, position, playout, move_start(move), move_end(move))


def score_walk(rules: Rules, position: Position, playout: Playout, start: int, end: int) -> Long:
    """The worth of a walk."""
    seat = position.turn
    row = seat * FEATURES
    if end == rules.goal:
        return playout.weight[row + WINS]
    before = cost_at(rules, position, playout, seat, start)
    score = playout.weight[row + PROGRESS] * (before - playout.cost[end])
    if playout.cost[end] < playout.need[seat]:
        score += playout.weight[row + RUNNER]
    met = position.owner[end]
    if met >= 0:
        score += playout.weight[row + CAPTURES] + playout.weight[row + CAPTURED_WAY] * walked(rules, end)
    elif met == BARRICADE:
        score += playout.weight[row + HITS]
    if start == BASE:
        score += playout.weight[row + ENTERS]
    else:
        score += playout.weight[row + RISK_LEFT] * risk_left(rules, position, playout, start)
    return score + playout.weight[row + RISK_TAKEN] * exposure(rules, position, end) * walked(rules, end)


def exposure(rules: Rules, position: Position, point: int) -> int:
    """In how many ways an opponent on the board could land here."""
    found = 0
    for path in range(rules.path_first[point * LENGTHS + 1], rules.path_first[point * LENGTHS + LENGTHS]):
        owner = position.owner[rules.path_end[path]]
        if owner >= 0 and owner != position.turn:
            if not crosses_barricade(rules, position, path):
                found += 1
    return found


def risk_left(rules: Rules, position: Position, playout: Playout, start: int) -> int:
    """What stands at risk where a pawn stands; its walks come one after another in the list."""
    if playout.left_from != start:
        playout.left_from = start
        playout.left = exposure(rules, position, start) * walked(rules, start)
    return playout.left


def score_place(rules: Rules, position: Position, playout: Playout, point: int, best: Long) -> Long:
    """The worth of a placing, or something less than `best` when it cannot be worth as much."""
    spot = score_spot(rules, position, playout, point)
    if not playout.on_way[point] or spot + most_delay(rules, position, playout, point) < best:
        return spot
    return spot + score_delay(rules, position, playout, point)


def score_spot(rules: Rules, position: Position, playout: Playout, point: int) -> Long:
    """The worth of what stands beside this point: opponents in front of it, other barricades."""
    row = position.turn * FEATURES
    score = 0
    for link in range(rules.near_first[point], rules.near_first[point + 1]):
        other = rules.near[link]
        owner = position.owner[other]
        if owner == BARRICADE:
            score += playout.weight[row + BESIDE_BARRICADE]
        elif owner >= 0 and owner != position.turn and rules.distance[other] > rules.distance[point]:
            score += playout.weight[row + IN_FRONT]
    return score


def score_delay(rules: Rules, position: Position, playout: Playout, point: int) -> Long:
    """The worth of what a barricade on this point costs each seat."""
    score = 0
    put_barricade(position, point)
    survey(rules, position, playout, playout.weight[position.turn * FEATURES + BARRICADE_COST])
    lift_barricade(position, point)
    for seat in range(rules.seats):
        delay = best_cost(rules, position, playout, seat) - playout.need[seat]
        score += playout.rate[seat] * delay
    return score


def most_delay(rules: Rules, position: Position, playout: Playout, point: int) -> Long:
    """What a barricade on this point can be worth at most: it costs nobody more than its toll."""
    most = 0
    toll = playout.weight[position.turn * FEATURES + BARRICADE_COST]
    for seat in range(rules.seats):
        if playout.on_way[point] >> seat & 1 and playout.rate[seat] > 0:
            most += playout.rate[seat] * toll
    return most


def mark_ways(rules: Rules, position: Position, playout: Playout) -> None:
    """Without the barricade in hand: what everybody needs, by which way, and what a delay of each is worth."""
    row = position.turn * FEATURES
    toll = playout.weight[row + BARRICADE_COST]
    survey(rules, position, playout, toll)
    for point in range(rules.points):
        playout.on_way[point] = 0
    for seat in range(rules.seats):
        playout.need[seat] = best_cost(rules, position, playout, seat)
        playout.rate[seat] = playout.weight[row + DELAYS_OTHERS]
        mark_way(rules, position, playout, seat, toll)
    playout.rate[leading_opponent(rules, position, playout)] = playout.weight[row + DELAYS_LEADER]
    playout.rate[position.turn] = playout.weight[row + DELAYS_SELF]


def mark_way(rules: Rules, position: Position, playout: Playout, seat: int, toll: int) -> None:
    """Mark one cheapest way of a seat's best pawn to the goal: a barricade elsewhere does not delay it."""
    point = best_point(rules, position, playout, seat)
    while point != rules.goal:
        best = point
        least = FAR
        for link in range(rules.near_first[point], rules.near_first[point + 1]):
            other = rules.near[link]
            cost = playout.cost[other]
            if position.owner[other] == BARRICADE:
                cost += toll
            if cost < least:
                least = cost
                best = other
        point = best
        playout.on_way[point] |= 1 << seat


def leading_opponent(rules: Rules, position: Position, playout: Playout) -> int:
    """The opponent with the least cost left."""
    leader = NOBODY
    for seat in range(rules.seats):
        if seat != position.turn and (leader == NOBODY or playout.need[seat] < playout.need[leader]):
            leader = seat
    return leader
