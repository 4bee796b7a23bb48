"""How far pawns are from the goal, barricades on the way included."""

from __future__ import annotations

from tockade.games.barricades.constants import BARRICADE, BASE, FAR, LAST_CELL, PAWNS
from tockade.games.barricades.engine_sections.positions import Position
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


def survey(rules: Rules, position: Position, playout: Playout, toll: int) -> None:
    """How far each point is from the goal when every barricade on the way costs a toll."""
    playout.surveyed_toll = toll
    playout.surveyed_low = position.barricades_low
    playout.surveyed_high = position.barricades_high
    for point in range(rules.points):
        playout.cost[point] = FAR
    playout.cost[rules.goal] = 0
    playout.queue[0] = rules.goal
    head = 0
    tail = 1
    while head != tail:
        point = playout.queue[head & LAST_CELL]
        head += 1
        playout.queued[point] = 0
        cost = playout.cost[point] + 1
        if position.owner[point] == BARRICADE:
            cost += toll
        for link in range(rules.near_first[point], rules.near_first[point + 1]):
            other = rules.near[link]
            if cost < playout.cost[other]:
                playout.cost[other] = cost
                if not playout.queued[other]:
                    playout.queued[other] = 1
                    playout.queue[tail & LAST_CELL] = other
                    tail += 1


def resurvey(rules: Rules, position: Position, playout: Playout, toll: int) -> None:
    """Find the ways to the goal again, if a barricade has moved since they were found."""
    if playout.surveyed_toll != toll or not same_barricades(position, playout):
        survey(rules, position, playout, toll)


def same_barricades(position: Position, playout: Playout) -> bool:
    """Whether the barricades stand where they stood when ways were found."""
    return playout.surveyed_low == position.barricades_low and playout.surveyed_high == position.barricades_high


def cost_at(rules: Rules, position: Position, playout: Playout, seat: int, place: int) -> int:
    """The cost of a place to a pawn of this seat; a house is one step before its first point."""
    return playout.cost[rules.door[position.house[seat]]] + 1 if place == BASE else playout.cost[place]


def best_cost(rules: Rules, position: Position, playout: Playout, seat: int) -> int:
    """The cost left to the most advanced pawn of a seat."""
    best = FAR
    for index in range(seat * PAWNS, seat * PAWNS + rules.pawns):
        best = min(best, cost_at(rules, position, playout, seat, position.pawn[index]))
    return best


def best_point(rules: Rules, position: Position, playout: Playout, seat: int) -> int:
    """Where the most advanced pawn of a seat stands, or will come out."""
    best = BASE
    for index in range(seat * PAWNS, seat * PAWNS + rules.pawns):
        place = position.pawn[index]
        cost = cost_at(rules, position, playout, seat, place)
        if cost < cost_at(rules, position, playout, seat, best):
            best = place
    return rules.door[position.house[seat]] if best == BASE else best


def walked(rules: Rules, point: int) -> int:
    """What is lost by a pawn that is sent home from here."""
    return rules.distance[rules.door[0]] + 1 - rules.distance[point]


def nearest_pawn(rules: Rules, position: Position, seat: int) -> int:
    """How many links the most advanced pawn of a seat on the board is away from the goal."""
    nearest = FAR
    for index in range(seat * PAWNS, seat * PAWNS + rules.pawns):
        if position.pawn[index] < BASE:
            nearest = min(nearest, rules.distance[position.pawn[index]])
    return nearest
