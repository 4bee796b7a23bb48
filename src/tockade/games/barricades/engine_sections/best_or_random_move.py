"""Choosing a move: the best by score, or any."""

from __future__ import annotations

from tockade.games.barricades.constants import ALLOWED, BARRICADE_COST, FEATURES, NOBODY, PASSING, PLACING, WORST
from tockade.games.barricades.engine_sections.c_stand_ins import Long
from tockade.games.barricades.engine_sections.chance import draw
from tockade.games.barricades.engine_sections.check_move import place_verdict
from tockade.games.barricades.engine_sections.distances_to_goal import best_cost, survey
from tockade.games.barricades.engine_sections.legal_moves import list_moves, list_places
from tockade.games.barricades.engine_sections.move_scores import mark_ways, score_move, score_place
from tockade.games.barricades.engine_sections.packed_numbers import make_move, move_end
from tockade.games.barricades.engine_sections.positions import Position
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


def pick_walk(rules: Rules, position: Position, playout: Playout) -> int:
    """The walk, or the pass, of the seat that is to act."""
    list_moves(rules, position, playout)
    if playout.count == 1:
        if playout.code[0] == make_move(PASSING, 0):
            playout.blocked += 1
            playout.dead[position.die - 1] += 1
        return playout.code[0]
    playout.choices += 1
    if playout.weighs[position.turn]:
        return weigh_walks(rules, position, playout)
    return playout.code[draw(playout, playout.count)]


def weigh_walks(rules: Rules, position: Position, playout: Playout) -> int:
    """The best of the listed walks, or the pass."""
    survey(rules, position, playout, playout.weight[position.turn * FEATURES + BARRICADE_COST])
    playout.need[position.turn] = best_cost(rules, position, playout, position.turn)
    playout.left_from = NOBODY
    playout.equals = 0
    for index in range(playout.count):
        move = playout.code[index]
        keep_best(playout, move, score_move(rules, position, playout, move))
    return playout.chosen


def pick_place(rules: Rules, position: Position, playout: Playout) -> int:
    """Where the seat that is to act puts the barricade; there is always more than one free point."""
    playout.choices += 1
    if playout.weighs[position.turn]:
        return weigh_places(rules, position, playout)
    return draw_place(rules, position, playout)


def weigh_places(rules: Rules, position: Position, playout: Playout) -> int:
    """The best point for the barricade."""
    list_places(rules, position, playout)
    mark_ways(rules, position, playout)
    playout.equals = 0
    playout.best = WORST
    for index in range(playout.count):
        point = move_end(playout.code[index])
        score = score_place(rules, position, playout, point, playout.best)
        keep_best(playout, playout.code[index], score)
    return playout.chosen


def draw_place(rules: Rules, position: Position, playout: Playout) -> int:
    """A point for the barricade, each free one as likely as any other."""
    point = rules.placeable[draw(playout, rules.places)]
    while place_verdict(rules, position, point) != ALLOWED:
        point = rules.placeable[draw(playout, rules.places)]
    return make_move(PLACING, point)


def keep_best(playout: Playout, move: int, score: Long) -> None:
    """Keep the move with the greatest score; among equals each is as likely as any other."""
    if playout.equals == 0 or score > playout.best:
        playout.best = score
        playout.equals = 0
    if score == playout.best:
        playout.equals += 1
        if playout.equals == 1 or draw(playout, playout.equals) == 0:
            playout.chosen = move
