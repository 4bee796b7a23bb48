"""The points on the cheapest ways of pawns to the goal: only there does a barricade delay anybody."""

from __future__ import annotations

from tockade.games.barricades.constants import BARRICADE, BASE, NOWHERE, PAWNS, WAY_TOLL
from tockade.games.barricades.engine_sections.distances_to_goal import resurvey
from tockade.games.barricades.engine_sections.positions import Position
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


def mark_all_ways(rules: Rules, position: Position, playout: Playout) -> None:
    """Mark every cheapest way of every pawn to the goal: a barricade elsewhere delays nobody."""
    resurvey(rules, position, playout, WAY_TOLL)
    for point in range(rules.points):
        playout.on_way[point] = 0
    tail = 0
    for index in range(rules.seats * PAWNS):
        place = position.pawn[index]
        if place != NOWHERE:
            tail = reach(playout, rules.door[position.house[index // PAWNS]] if place == BASE else place, tail)
    head = 0
    while head < tail:
        point = playout.queue[head]
        head += 1
        for link in range(rules.near_first[point], rules.near_first[point + 1]):
            other = rules.near[link]
            cost = playout.cost[other] + 1
            if position.owner[other] == BARRICADE:
                cost += WAY_TOLL
            if cost == playout.cost[point]:
                tail = reach(playout, other, tail)


def reach(playout: Playout, point: int, tail: int) -> int:
    """A way leads here; how many points have been reached."""
    if playout.on_way[point]:
        return tail
    playout.on_way[point] = 1
    playout.queue[tail] = point
    return tail + 1
