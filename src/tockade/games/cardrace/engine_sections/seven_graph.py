"""A divided 7 as a graph: what may follow each state in every correct spelling, equal states merged."""

from __future__ import annotations

from tockade.games.cardrace.constants import NOBODY, ONE
from tockade.games.cardrace.engine_sections.c_stand_ins import Wide, widen
from tockade.games.cardrace.engine_sections.packed_numbers import (
    candidate_part,
    candidate_pawn,
    first_pawn,
    has_lapped,
    make_rest,
    moved_pawns,
    seat_of,
    steps_left,
)
from tockade.games.cardrace.engine_sections.positions import Position, copy_board
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import seven_mover
from tockade.games.cardrace.engine_sections.seven_parts import begin_seven, list_candidates, moved_before, walk_part
from tockade.games.cardrace.engine_sections.seven_states import (
    add_state,
    find_state,
    place_code,
    rebuild,
    sorted_places,
)


def begin_graph(rules: Rules, position: Position, scratch: Scratch, seat: int, rank: int) -> None:
    """A graph with its first state: no part has been walked."""
    begin_seven(rules, position, scratch, seat, rank)
    scratch.stamp += 1
    scratch.states = 0
    scratch.overfull = 0
    key = pawns_key(position, scratch.seven_first, seven_mover(rules, position, seat, scratch.seven_first))
    add_state(scratch, key, make_rest(rules.forward[rank], 0, 0), NOBODY, 0)


def graph_rest(scratch: Scratch, state: int) -> int:
    """The steps that are left in a state of the graph."""
    return steps_left(scratch.state_rest[state])


def pawns_key(position: Position, first: int, mover: int) -> Wide:
    """The pawns in one number: the mover's places, whichever pawn is on which, and who is in base.

    Where a pawn moves once, those that have not moved are on their old places: with the numbers of those that have,
    this tells any two boards apart that go on differently.
    """
    a = place_code(position, first_pawn(mover))
    b = place_code(position, first_pawn(mover) + 1)
    c = place_code(position, first_pawn(mover) + 2)
    d = place_code(position, first_pawn(mover) + 3)
    based = position.based
    if mover != first:
        based |= ONE << first_pawn(first)  # all of them are home (GJ-22)
    return sorted_places(a, b, c, d, 0) | widen(based) << 32


def graph_edges(
    rules: Rules, position: Position, scratch: Scratch, seat: int, rank: int, lap_free: int, state: int
) -> list[int]:
    """What may follow a state: for each part a number that tells what it does, then the state after it; 0: none."""
    rebuild(rules, position, scratch, scratch.board, rank, state)
    left = steps_left(scratch.state_rest[state])
    mover = seven_mover(rules, scratch.board, seat, scratch.seven_first)
    moved = moved_before(moved_pawns(scratch.state_rest[state]), mover, scratch.seven_first)
    found = []
    for number in range(list_candidates(rules, scratch.board, scratch, mover, rank, left, moved)):
        pawn = candidate_pawn(scratch.candidate[number])
        part = candidate_part(scratch.candidate[number])
        copy_board(scratch.trial, scratch.board)
        then = walk_part(rules, scratch.trial, scratch, pawn, part, rank, make_rest(left, 0, moved))
        if lap_free and has_lapped(then):
            continue
        found.append(part_effect(scratch.board, scratch.trial, pawn, part))
        marked = make_rest(steps_left(then), 0, moved_pawns(then))
        found.append(state_number(rules, scratch, scratch.trial, seat, marked, state, part) if steps_left(then) else 0)
    return found


def part_effect(board: Position, after: Position, pawn: int, part: int) -> Wide:
    """A part, who walked, who was captured, how many came home by it: what parts of one number do is told alike."""
    seat = seat_of(pawn)
    home = after.home[seat] if after.home[seat] > board.home[seat] else 0
    return widen(part) | widen(board.based ^ after.based) << 24 | widen(home | seat << 3) << 56


def effect_part(effect: Wide) -> int:
    """The part of such a number."""
    return effect & 0xFFFFFF


def state_number(rules: Rules, scratch: Scratch, board: Position, seat: int, rest: int, parent: int, part: int) -> int:
    """The number of a state, which is remembered if it is new."""
    key = pawns_key(board, scratch.seven_first, seven_mover(rules, board, seat, scratch.seven_first))
    add_state(scratch, key, rest, parent, part)
    return scratch.table[find_state(scratch, key, rest)]
