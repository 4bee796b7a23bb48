"""Whether a walk or the placing of a barricade is legal, and if not the reason as a code."""

from __future__ import annotations

from tockade.games.barricades.constants import (
    ALLOWED,
    BARRICADE,
    BARRICADED,
    BASE,
    FORBIDDEN,
    GOAL_CLOSED,
    LENGTHS,
    NO_PATH,
    NOBODY,
    OWN_PAWN,
    PAWNS,
    TAKEN,
    WALLS_ANY,
)
from tockade.games.barricades.engine_sections.packed_numbers import next_on_way, rest_of_way
from tockade.games.barricades.engine_sections.positions import Position
from tockade.games.barricades.engine_sections.rule_tables import Rules


def walk_verdict(rules: Rules, position: Position, start: int, end: int) -> int:
    """The verdict on the best path of the number thrown from one place to another."""
    run = run_start(position, start) * LENGTHS + position.die
    found = NO_PATH
    for path in range(rules.path_first[run], rules.path_first[run + 1]):
        if rules.path_end[path] == end:
            found = min(found, path_verdict(rules, position, path))
    return found


def run_start(position: Position, start: int) -> int:
    """Where the paths from a place begin: those of the house for a pawn in it."""
    return start if start != BASE else BASE + position.house[position.turn]


def path_verdict(rules: Rules, position: Position, path: int) -> int:
    """Whether the seat whose turn it is may walk this path; pawns on the way are jumped (BA-5)."""
    if crosses_barricade(rules, position, path):
        # BA-6: no barricade is jumped; one on the last point is hit
        return ALLOWED if rules.walls == WALLS_ANY and over_wall(rules, position, path) else BARRICADED
    end = rules.path_end[path]
    if position.owner[end] == position.turn:
        return OWN_PAWN  # BA-5
    if end == rules.goal and goal_closed(rules, position):
        return GOAL_CLOSED  # BA-9
    return ALLOWED


def crosses_barricade(rules: Rules, position: Position, path: int) -> bool:
    """Whether a barricade stands on a path before its last point."""
    low = rules.path_low[path] & position.barricades_low
    return low != 0 or (rules.path_high[path] & position.barricades_high) != 0


def over_wall(rules: Rules, position: Position, path: int) -> bool:
    """BA-6, any barricade of a wall: from the first that is reached on, barricades only, the last of which is hit."""
    reached = 0
    way = rules.path_way[path]
    while way:
        if position.owner[next_on_way(way)] == BARRICADE:
            reached = 1
        elif reached:
            return False
        way = rest_of_way(way)
    return position.owner[rules.path_end[path]] == BARRICADE


def goal_closed(rules: Rules, position: Position) -> bool:
    """Whether the goal is closed to the seat whose turn it is."""
    return closed_to(rules, position, position.turn)


def closed_to(rules: Rules, position: Position, seat: int) -> bool:
    """BA-9: an opponent's pawn on the last straight closes the goal, where that is played."""
    if not rules.clear_last_row:
        return False
    for index in range(rules.seats * PAWNS):
        if index // PAWNS != seat and rules.in_last_row[position.pawn[index]]:
            return True
    return False


def place_verdict(rules: Rules, position: Position, point: int) -> int:
    """BA-6: any free point but the first row and the goal."""
    if position.owner[point] != NOBODY:
        return TAKEN
    return ALLOWED if rules.may_hold[point] else FORBIDDEN
