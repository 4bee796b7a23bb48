"""Whole games inside the engine, and what a study counts in them."""

from __future__ import annotations

from tockade.games.barricades.constants import (
    FACES,
    FAR,
    FEATURES,
    LOT,
    LOT_DRAWN,
    NOBODY,
    OPENING,
    OVER,
    PLACE,
    SEATS,
    THROW,
    WALK,
)
from tockade.games.barricades.engine_sections.best_or_random_move import pick_place, pick_walk
from tockade.games.barricades.engine_sections.c_stand_ins import Long, Wide
from tockade.games.barricades.engine_sections.chance import draw, draw_empty_house, throw_die
from tockade.games.barricades.engine_sections.distances_to_goal import nearest_pawn
from tockade.games.barricades.engine_sections.playing import play
from tockade.games.barricades.engine_sections.positions import Position, copy_into
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


def play_game(rules: Rules, start: Position, position: Position, playout: Playout) -> None:
    """A whole game from a start; the position becomes its last one."""
    copy_into(start, position)
    while position.phase != OVER:
        advance(rules, position, playout)


def set_weight(playout: Playout, seat: int, feature: int, weight: Long) -> None:
    """Let this seat choose by weights, and set one of them."""
    playout.weighs[seat] = 1
    playout.weight[seat * FEATURES + feature] = weight


def reset(playout: Playout, state: Wide) -> None:
    """Ready for another game, with the generator in this state."""
    playout.state = state
    playout.plies = 0
    playout.first = NOBODY
    playout.captures = 0
    playout.choices = 0
    playout.blocked = 0
    playout.leader = NOBODY
    playout.lead_changes = 0
    for face in range(FACES):
        playout.held[face] = 0
        playout.dead[face] = 0
    for seat in range(SEATS):
        playout.nearest[seat] = FAR


def advance(rules: Rules, position: Position, playout: Playout) -> int:
    """The next thing that happens, chance or a decision."""
    if position.phase == LOT:
        empty = draw(playout, SEATS)
        draw_empty_house(rules, position, empty)
        return LOT_DRAWN - empty
    if position.phase == OPENING or position.phase == THROW:
        face = draw(playout, FACES) + 1
        throw_die(position, face)
        if position.phase == WALK:
            note_throw(position, playout)
        return -face
    return decide(rules, position, playout)


def note_throw(position: Position, playout: Playout) -> None:
    """A number that is to be walked."""
    playout.held[position.die - 1] += 1
    if playout.first == NOBODY:
        playout.first = position.turn


def decide(rules: Rules, position: Position, playout: Playout) -> int:
    """One ply."""
    seat = position.turn
    playout.plies += 1
    if position.phase == PLACE:
        move = pick_place(rules, position, playout)
        play(rules, position, move)
        return move
    move = pick_walk(rules, position, playout)
    met = play(rules, position, move)
    if met >= 0:
        playout.captures += 1
        playout.nearest[met] = nearest_pawn(rules, position, met)
    playout.nearest[seat] = nearest_pawn(rules, position, seat)
    note_leader(rules, playout)
    return move


def note_leader(rules: Rules, playout: Playout) -> None:
    """The lead changes when another seat alone is nearest to the goal."""
    leader = 0
    alone = 1
    for seat in range(1, rules.seats):
        if playout.nearest[seat] < playout.nearest[leader]:
            leader = seat
            alone = 1
        elif playout.nearest[seat] == playout.nearest[leader]:
            alone = 0
    if alone and leader != playout.leader:
        if playout.leader != NOBODY:
            playout.lead_changes += 1
        playout.leader = leader
