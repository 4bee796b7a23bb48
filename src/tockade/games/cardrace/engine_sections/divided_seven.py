"""Every division of a 7, each result once under its canonical spelling."""

from __future__ import annotations

from tockade.games.cardrace.constants import BASE, HOUSE, MOST_RESULTS, SPLIT
from tockade.games.cardrace.engine_sections.moves import add_move
from tockade.games.cardrace.engine_sections.moving_pawns import advance, forward_part
from tockade.games.cardrace.engine_sections.packed_numbers import (
    has_lapped,
    has_way,
    make_rest,
    steps_left,
    undo_pawn,
    undo_place,
    way_laps,
)
from tockade.games.cardrace.engine_sections.positions import Position, copy_board
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import played_seat
from tockade.games.cardrace.engine_sections.seven_parts import listed_ways, possible_ways, text_order
from tockade.games.cardrace.engine_sections.seven_states import board_key, find_state, search_split, unroll
from tockade.games.cardrace.engine_sections.squares_and_pawns import lift, set_down, to_entrance


def list_split(rules: Rules, position: Position, scratch: Scratch, seat: int, mover: int, card: int, rank: int) -> None:
    """Every division of a 7."""
    if scratch.walker_count == 0:
        return
    sort_movers(rules, position, scratch)
    scratch.chain_count = 0
    if rules.seven_stops or may_overflow(rules, position, scratch, mover):
        split_together(rules, position, scratch, seat, card, rank)
    elif find_meetings(rules, position, scratch):
        split_in_order(rules, position, scratch, scratch.board, mover, card, rank)
    else:
        split_apart(rules, position, scratch, card, rank, 0, rules.forward[rank], 0)


def sort_movers(rules: Rules, position: Position, scratch: Scratch) -> None:
    """The pawns that may walk, in the order of their squares' names."""
    scratch.mover_count = scratch.walker_count
    for number in range(scratch.walker_count):
        pawn = scratch.walkers[number]
        slot = number
        while slot > 0 and comes_later(rules, position, scratch.movers[slot - 1], pawn):
            scratch.movers[slot] = scratch.movers[slot - 1]
            slot -= 1
        scratch.movers[slot] = pawn


def comes_later(rules: Rules, position: Position, pawn: int, other: int) -> bool:
    """Whether a pawn's place is spelled after another's."""
    return rules.text_rank[position.place[pawn]] > rules.text_rank[position.place[other]]


def find_meetings(rules: Rules, position: Position, scratch: Scratch) -> int:
    """Which of the movers can make a difference to each other in a 7 where each moves once; whether any can."""
    meetings = 0
    for number in range(scratch.mover_count):
        scratch.meets[number] = 0
        for earlier in range(number):
            if may_meet(rules, position, scratch.movers[earlier], scratch.movers[number]):
                scratch.meets[number] |= 1 << earlier
                scratch.meets[earlier] |= 1 << number
                meetings += 1
    return meetings


def may_meet(rules: Rules, position: Position, pawn: int, other: int) -> bool:
    """Whether parts of two pawns may touch one square, or both may touch the house."""
    here = position.place[pawn]
    there = position.place[other]
    if here < HOUSE and there < HOUSE:
        if rules.reach_low[here] & rules.reach_low[there]:
            return True
        if rules.reach_middle[here] & rules.reach_middle[there] or rules.reach_high[here] & rules.reach_high[there]:
            return True
    return homebound(rules, position, pawn) and homebound(rules, position, other)


def homebound(rules: Rules, position: Position, pawn: int) -> bool:
    """Whether a part may bring a pawn into a room, or to a further one."""
    return position.place[pawn] >= HOUSE or to_entrance(rules, position, pawn) < rules.longest_part


def may_overflow(rules: Rules, position: Position, scratch: Scratch, seat: int) -> bool:
    """Whether a 7 could bring this seat's last pawn home and have steps left for the partner's (GJ-22)."""
    if not rules.partner_play or not rules.seven_overflow:
        return False
    homeward = position.home[seat]
    for number in range(scratch.mover_count):
        pawn = scratch.movers[number]
        if position.place[pawn] < HOUSE and to_entrance(rules, position, pawn) < rules.longest_part:
            homeward += 1
    return homeward >= rules.pawns


def split_apart(
    rules: Rules, position: Position, scratch: Scratch, card: int, rank: int, first: int, rest: int, lapping: int
) -> None:
    """All divisions over pawns that cannot meet, each once, in the order of their squares' names."""
    depth = scratch.chain_count
    for number in range(first, scratch.mover_count):
        least = rest if number == scratch.mover_count - 1 else 1
        for steps in range(least, rest + 1):
            found = listed_ways(rules, position, scratch, scratch.movers[number], rank, steps)
            for way in range(3):
                if has_way(found, way):
                    lapped = way_laps(found, way)
                    scratch.chain[depth] = forward_part(rules, position, scratch.movers[number], steps, way)
                    scratch.chain_count = depth + 1
                    if steps == rest:
                        add_move(scratch, SPLIT, card, rank, lapping | lapped)
                    else:
                        split_apart(rules, position, scratch, card, rank, number + 1, rest - steps, lapping | lapped)
                    scratch.chain_count = depth


def split_in_order(
    rules: Rules, position: Position, scratch: Scratch, board: Position, seat: int, card: int, rank: int
) -> None:
    """All divisions over pawns that may meet, each pawn once: every order is walked, equal results are kept once."""
    scratch.stamp += 1
    scratch.states = 0
    scratch.undo_count = 0
    copy_board(board, position)
    walk_orders(rules, board, scratch, seat, rank, rules.forward[rank], 0, 0, 0)
    for state in range(scratch.states):
        add_result(scratch, card, rank, state)


def walk_orders(
    rules: Rules, board: Position, scratch: Scratch, seat: int, rank: int, rest: int, used: int, lapping: int, last: int
) -> None:
    """Every part that may come next, walked and taken back.

    Pawns that cannot meet are walked in the order of their names only: the other order is the same division.
    """
    unmoved = 0
    for number in range(scratch.mover_count):
        if not used >> number & 1 and board.place[scratch.movers[number]] < BASE:
            unmoved += 1
    for number in range(scratch.mover_count):
        if used >> number & 1 or board.place[scratch.movers[number]] >= BASE:
            continue
        if number > last or used == 0 or scratch.meets[last] >> number & 1:
            for steps in range(rest if unmoved == 1 else 1, rest + 1):
                walk_order(rules, board, scratch, seat, rank, rest, used | 1 << number, lapping, number, steps)


def walk_order(
    rules: Rules,
    board: Position,
    scratch: Scratch,
    seat: int,
    rank: int,
    rest: int,
    used: int,
    lapping: int,
    number: int,
    steps: int,
) -> None:
    """One mover's part of so many steps, in every way it can end."""
    pawn = scratch.movers[number]
    found = possible_ways(rules, board, pawn, rank, steps)
    for way in range(3):
        if not has_way(found, way):
            continue
        lapped = way_laps(found, way)
        origin = board.place[pawn]
        fresh = board.fresh
        guards = board.guards
        undone = scratch.undo_count
        scratch.chain[scratch.chain_count] = forward_part(rules, board, pawn, steps, way)
        scratch.chain_count += 1
        advance(rules, board, scratch, pawn, steps, way, rank)
        if steps == rest:
            keep_result(rules, board, scratch, seat, lapping | lapped)
        else:
            walk_orders(rules, board, scratch, seat, rank, rest - steps, used, lapping | lapped, number)
        scratch.chain_count -= 1
        take_back(rules, board, scratch, pawn, origin, undone)
        board.fresh = fresh
        board.guards = guards


def take_back(rules: Rules, board: Position, scratch: Scratch, pawn: int, origin: int, undone: int) -> None:
    """Undo a part: the pawn goes back, and those it captured come back."""
    lift(rules, board, pawn)
    set_down(rules, board, pawn, origin)
    while scratch.undo_count > undone:
        scratch.undo_count -= 1
        victim = undo_pawn(scratch.undo[scratch.undo_count])
        lift(rules, board, victim)
        set_down(rules, board, victim, undo_place(scratch.undo[scratch.undo_count]))


def keep_result(rules: Rules, board: Position, scratch: Scratch, seat: int, lapping: int) -> None:
    """Remember the board that the chain leads to, under its best spelling: fewest parts, then lowest text."""
    key = board_key(rules, board, seat, seat, 0)
    slot = find_state(scratch, key, lapping)
    if scratch.table_stamp[slot] == scratch.stamp:
        if reads_better(rules, scratch, scratch.table[slot]):
            store_chain(scratch, scratch.table[slot])
        return
    if scratch.states >= MOST_RESULTS:
        scratch.overfull = 1
        return
    scratch.table_stamp[slot] = scratch.stamp
    scratch.table[slot] = scratch.states
    scratch.state_key[scratch.states] = key
    scratch.state_rest[scratch.states] = lapping
    store_chain(scratch, scratch.states)
    scratch.states += 1


def store_chain(scratch: Scratch, state: int) -> None:
    """The chain as the spelling of a result."""
    scratch.state_parent[state] = scratch.chain_count
    for number in range(scratch.chain_count):
        scratch.result_part[state * 4 + number] = scratch.chain[number]


def reads_better(rules: Rules, scratch: Scratch, state: int) -> bool:
    """Whether the chain is a better spelling than the one that is kept."""
    if scratch.chain_count != scratch.state_parent[state]:
        return scratch.chain_count < scratch.state_parent[state]
    for number in range(scratch.chain_count):
        order = text_order(rules, scratch.chain[number])
        kept = text_order(rules, scratch.result_part[state * 4 + number])
        if order != kept:
            return order < kept
    return False


def add_result(scratch: Scratch, card: int, rank: int, state: int) -> None:
    """Add the division with this result, unless it is also reached without passing one's start."""
    lapping = scratch.state_rest[state]
    if lapping:
        slot = find_state(scratch, scratch.state_key[state], 0)
        if scratch.table_stamp[slot] == scratch.stamp:
            return
    scratch.chain_count = scratch.state_parent[state]
    for number in range(scratch.chain_count):
        scratch.chain[number] = scratch.result_part[state * 4 + number]
    add_move(scratch, SPLIT, card, rank, lapping)


def split_together(rules: Rules, position: Position, scratch: Scratch, seat: int, card: int, rank: int) -> None:
    """All divisions where parts may meet."""
    search_split(rules, position, scratch, played_seat(rules, position, seat), rank, rules.forward[rank], 0)
    for state in range(scratch.states):
        if steps_left(scratch.state_rest[state]) == 0:
            add_finished(scratch, card, rank, state)


def add_finished(scratch: Scratch, card: int, rank: int, state: int) -> None:
    """Add the division that ends in this state, unless the same result is reached without passing one's start."""
    lapping = has_lapped(scratch.state_rest[state])
    if lapping:
        slot = find_state(scratch, scratch.state_key[state], make_rest(0, 0, 0))
        if scratch.table_stamp[slot] == scratch.stamp:
            return
    unroll(scratch, state)
    add_move(scratch, SPLIT, card, rank, lapping)
