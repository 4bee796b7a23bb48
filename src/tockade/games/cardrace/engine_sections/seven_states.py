"""The states that a divided 7 can pass through, equal ones merged."""

from __future__ import annotations

from tockade.games.cardrace.constants import MOST_STATES, NOBODY, ONE, START_LAST_RESORT, TABLE
from tockade.games.cardrace.engine_sections.c_stand_ins import Wide, widen
from tockade.games.cardrace.engine_sections.moving_pawns import advance, part_steps
from tockade.games.cardrace.engine_sections.packed_numbers import (
    candidate_part,
    candidate_pawn,
    first_pawn,
    has_lapped,
    make_rest,
    moved_pawns,
    part_from,
    part_way,
    steps_left,
)
from tockade.games.cardrace.engine_sections.positions import Position, copy_board
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import played_seat, seven_mover
from tockade.games.cardrace.engine_sections.seven_parts import list_candidates, moved_before, walk_part
from tockade.games.cardrace.engine_sections.squares_and_pawns import is_fresh, mover_at


def board_key(rules: Rules, position: Position, seat: int, mover: int, exact: int) -> Wide:
    """The board in one number as far as a divided 7 can change it: the movers' places and who else is in base.

    Pawns of a colour are interchangeable, so their places are sorted; `exact` keeps them apart.
    """
    a = place_code(position, first_pawn(mover))
    b = place_code(position, first_pawn(mover) + 1)
    c = place_code(position, first_pawn(mover) + 2)
    d = place_code(position, first_pawn(mover) + 3)
    others = position.based & ~((ONE * 15) << first_pawn(seat))
    if mover != seat:
        others = (others & ~((ONE * 15) << first_pawn(mover))) | ONE << first_pawn(seat)
    return sorted_places(a, b, c, d, exact) | widen(others) << 32


def place_code(position: Position, pawn: int) -> int:
    """A pawn's place, with a code of its own for a fresh pawn."""
    return 250 if is_fresh(position, pawn) else position.place[pawn]


def sorted_places(a: int, b: int, c: int, d: int, exact: int) -> Wide:
    """Four places in one number, in ascending order unless they are to be kept apart."""
    if not exact:
        low = min(a, b)
        high = max(a, b)
        least = min(c, d)
        most = max(c, d)
        a = min(low, least)
        d = max(high, most)
        b = min(max(low, least), min(high, most))
        c = max(max(low, least), min(high, most))
    return widen(a) | widen(b) << 8 | widen(c) << 16 | widen(d) << 24


def find_state(scratch: Scratch, key: Wide, rest: int) -> int:
    """The slot of a state in the table: its own, or the free one where it belongs."""
    slot = (key ^ key >> 29 ^ key >> 47 ^ widen(rest) * 40503) & (TABLE - 1)
    while scratch.table_stamp[slot] == scratch.stamp:
        state = scratch.table[slot]
        if scratch.state_key[state] == key and scratch.state_rest[state] == rest:
            return slot
        slot = (slot + 1) & (TABLE - 1)
    return slot


def add_state(scratch: Scratch, key: Wide, rest: int, parent: int, part: int) -> None:
    """Remember a state unless it is known: the first spelling found is the one to keep."""
    slot = find_state(scratch, key, rest)
    if scratch.table_stamp[slot] == scratch.stamp:
        return
    if scratch.states >= MOST_STATES:
        scratch.overfull = 1
        return
    state = scratch.states
    scratch.table_stamp[slot] = scratch.stamp
    scratch.table[slot] = state
    scratch.state_key[state] = key
    scratch.state_rest[state] = rest
    scratch.state_parent[state] = parent
    scratch.state_part[state] = part
    scratch.states += 1


def unroll(scratch: Scratch, state: int) -> None:
    """The parts that led to a state, into the chain."""
    depth = 0
    walker = state
    while scratch.state_parent[walker] != NOBODY:
        depth += 1
        walker = scratch.state_parent[walker]
    scratch.chain_count = depth
    walker = state
    while depth > 0:
        depth -= 1
        scratch.chain[depth] = scratch.state_part[walker]
        walker = scratch.state_parent[walker]


def rebuild(rules: Rules, position: Position, scratch: Scratch, board: Position, rank: int, state: int) -> None:
    """The board of a state: the parts that led to it, played again."""
    copy_board(board, position)
    unroll(scratch, state)
    for number in range(scratch.chain_count):
        part = scratch.chain[number]
        pawn = mover_at(rules, board, part_from(part))
        advance(rules, board, scratch, pawn, part_steps(rules, board, pawn, part), part_way(part), rank)


def begin_search(rules: Rules, position: Position, scratch: Scratch, mover: int, rest: int, used: int) -> None:
    """The first state: this board, with so many steps to walk."""
    scratch.stamp += 1
    scratch.states = 0
    key = board_key(rules, position, mover, mover, not rules.seven_stops)
    add_state(scratch, key, make_rest(rest, 0, used), NOBODY, 0)


def search_split(
    rules: Rules, position: Position, scratch: Scratch, mover: int, rank: int, rest: int, used: int
) -> None:
    """Every state that the rest of a 7 can lead to, level by level, equal states merged.

    States of one level have equally many parts and stand in the order of their text, so the first spelling of a
    state is its canonical one.
    """
    begin_search(rules, position, scratch, mover, rest, used)
    state = 0
    while state < scratch.states:
        if steps_left(scratch.state_rest[state]):
            expand_state(rules, position, scratch, scratch.board, scratch.trial, mover, rank, state)
        state += 1


def expand_state(
    rules: Rules,
    position: Position,
    scratch: Scratch,
    board: Position,
    trial: Position,
    seat: int,
    rank: int,
    state: int,
) -> None:
    """Every part that may follow a state."""
    rebuild(rules, position, scratch, board, rank, state)
    rest = scratch.state_rest[state]
    duty = 1 if rules.pass_start == START_LAST_RESORT else 0
    mover = seven_mover(rules, board, seat, seat)
    rest = make_rest(steps_left(rest), has_lapped(rest), moved_before(moved_pawns(rest), mover, seat))
    count = list_candidates(rules, board, scratch, mover, rank, steps_left(rest), moved_pawns(rest))
    for number in range(count):
        candidate = scratch.candidate[number]
        pawn = candidate_pawn(candidate)
        part = candidate_part(candidate)
        copy_board(trial, board)
        then = walk_part(rules, trial, scratch, pawn, part, rank, rest)
        left = steps_left(then)
        marked = moved_pawns(then) if left else 0
        exact = 0 if rules.seven_stops or left == 0 else 1
        after = mover
        if mover == seat and rules.seven_overflow:
            after = played_seat(rules, trial, seat)
        key = board_key(rules, trial, seat, after, exact)
        add_state(scratch, key, make_rest(left, has_lapped(then) & duty, marked), state, part)


def completable(
    rules: Rules, position: Position, scratch: Scratch, mover: int, rank: int, rest: int, used: int, lap_free: int
) -> bool:
    """Whether the rest of a 7 can be walked from this board, without a lap if that is asked."""
    begin_search(rules, position, scratch, mover, rest, used)
    return leads_home(rules, position, scratch, mover, rank, lap_free, 0)


def leads_home(
    rules: Rules, position: Position, scratch: Scratch, mover: int, rank: int, lap_free: int, state: int
) -> bool:
    """Whether a 7 can be completed from a state, or from one that was found before it and is still to be tried."""
    if steps_left(scratch.state_rest[state]) == 0:
        return not (lap_free and has_lapped(scratch.state_rest[state]))
    first = scratch.states
    expand_state(rules, position, scratch, scratch.board, scratch.trial, mover, rank, state)
    for follower in range(first, scratch.states):
        if leads_home(rules, position, scratch, mover, rank, lap_free, follower):
            return True
    return False
