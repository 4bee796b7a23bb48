"""The list of legal moves of the seat that is to act."""

from __future__ import annotations

from tockade.games.barricades.constants import (
    ALLOWED,
    BASE,
    LENGTHS,
    NOBODY,
    PASS_ALWAYS,
    PASS_NEVER,
    PASSING,
    PAWNS,
    PLACE,
    PLACING,
    WALK,
)
from tockade.games.barricades.engine_sections.check_move import (
    crosses_barricade,
    path_verdict,
    place_verdict,
    run_start,
)
from tockade.games.barricades.engine_sections.packed_numbers import make_move, move_end, move_start
from tockade.games.barricades.engine_sections.positions import Position
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import MoveList


def list_moves(rules: Rules, position: Position, moves: MoveList) -> None:
    """Every legal move of the seat that is to act."""
    moves.count = 0
    if position.phase == PLACE:
        list_places(rules, position, moves)
    elif position.phase == WALK:
        list_walks(rules, position, moves)
        if may_stay(rules, position, moves):
            moves.code[moves.count] = make_move(PASSING, 0)
            moves.count += 1


def list_walks(rules: Rules, position: Position, moves: MoveList) -> None:
    """Every walk of the seat whose turn it is, each start and end once; not the pass."""
    moves.count = 0
    first = position.turn * PAWNS
    for index in range(first, first + rules.pawns):
        if index == first or position.pawn[index] != position.pawn[index - 1]:
            list_walks_from(rules, position, moves, position.pawn[index])


def list_walks_from(rules: Rules, position: Position, moves: MoveList, start: int) -> None:
    """Every walk of one pawn.  BA-4: paths of exactly the number thrown, no point touched twice."""
    run = run_start(position, start) * LENGTHS + position.die
    listed = NOBODY
    for path in range(rules.path_first[run], rules.path_first[run + 1]):
        if rules.path_end[path] != listed and path_verdict(rules, position, path) == ALLOWED:
            listed = rules.path_end[path]
            moves.code[moves.count] = make_move(start, listed)
            moves.count += 1


def list_places(rules: Rules, position: Position, moves: MoveList) -> None:
    """Every point that the barricade may be put on."""
    moves.count = 0
    for index in range(rules.places):
        if place_verdict(rules, position, rules.placeable[index]) == ALLOWED:
            moves.code[moves.count] = make_move(PLACING, rules.placeable[index])
            moves.count += 1


def may_stay(rules: Rules, position: Position, moves: MoveList) -> bool:
    """BA-8: whether the pass stands beside the walks in this list; who cannot walk loses the turn."""
    if moves.count == 0 or rules.may_pass == PASS_ALWAYS:
        return True
    if rules.may_pass == PASS_NEVER or nearer_walk(rules, moves) != NOBODY:
        return False
    return before_goal(rules, position) == NOBODY


def nearer_walk(rules: Rules, moves: MoveList) -> int:
    """The first of these walks that brings a pawn nearer to the goal, barricades or not, or brings one in."""
    for index in range(moves.count):
        start = move_start(moves.code[index])
        if start == BASE or rules.distance[move_end(moves.code[index])] < rules.distance[start]:
            return moves.code[index]
    return NOBODY


def before_goal(rules: Rules, position: Position) -> int:
    """The first pawn of the seat whose turn it is that stands before the goal, or nobody."""
    first = position.turn * PAWNS
    for index in range(first, first + rules.pawns):
        if position.pawn[index] < BASE and stands_before_goal(rules, position, position.pawn[index]):
            return position.pawn[index]
    return NOBODY


def stands_before_goal(rules: Rules, position: Position, point: int) -> bool:
    """BA-8: whether a way without barricades leads to the goal in fewer points than were thrown."""
    run = point * LENGTHS
    for path in range(rules.path_first[run + 1], rules.path_first[run + position.die]):
        if rules.path_end[path] == rules.goal:
            if not crosses_barricade(rules, position, path):
                return True
    return False
