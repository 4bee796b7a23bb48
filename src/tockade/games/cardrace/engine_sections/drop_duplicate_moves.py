"""Moves of one card with one result: a joker's under two names, or those of a card that goes both ways."""

from __future__ import annotations

from tockade.games.cardrace.constants import FIRST_MIX, GOLDEN, MASK, MOST_STATES, ONE, ONWARD, RETREAT, WALK
from tockade.games.cardrace.engine_sections.c_stand_ins import Bits, Wide, widen
from tockade.games.cardrace.engine_sections.moves import load_move
from tockade.games.cardrace.engine_sections.moving_pawns import do_board
from tockade.games.cardrace.engine_sections.packed_numbers import (
    header_count,
    header_kind,
    header_named,
    part_from,
    part_other,
    part_to,
    part_way,
    seat_of,
)
from tockade.games.cardrace.engine_sections.pawn_move_rules import is_eaten
from tockade.games.cardrace.engine_sections.positions import Position, copy_board
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seven_parts import text_order
from tockade.games.cardrace.engine_sections.seven_states import find_state, place_code
from tockade.games.cardrace.engine_sections.squares_and_pawns import onward, pawn_slots


def drop_doubles(rules: Rules, position: Position, scratch: Scratch, seat: int, first: int) -> None:
    """Of the moves with one result one is kept: the shortest, of the lower name (TJ's table)."""
    scratch.stamp += 1
    scratch.states = 0
    kept = first
    for index in range(first, scratch.count):
        if rules.stacking:
            key = piece_key(rules, position, scratch, seat, index)
        else:
            key = result_key(rules, position, scratch, scratch.trial, seat, index)
        slot = find_state(scratch, key, 0)
        if scratch.table_stamp[slot] == scratch.stamp:
            scratch.laps -= drop_one(rules, scratch, scratch.state_parent[scratch.table[slot]], index)
        elif scratch.states >= MOST_STATES:
            scratch.overfull = 1
        else:
            keep_first(scratch, slot, key, kept, index)
            kept += 1
    scratch.count = kept


def keep_first(scratch: Scratch, slot: int, key: Wide, kept: int, index: int) -> None:
    """The first move with its result."""
    scratch.table_stamp[slot] = scratch.stamp
    scratch.table[slot] = scratch.states
    scratch.state_key[scratch.states] = key
    scratch.state_rest[scratch.states] = 0
    scratch.state_parent[scratch.states] = kept
    scratch.states += 1
    replace_move(scratch, kept, index)


def replace_move(scratch: Scratch, kept: int, index: int) -> None:
    """A move takes another's place in the list."""
    scratch.header[kept] = scratch.header[index]
    scratch.first_part[kept] = scratch.first_part[index]
    scratch.lapping[kept] = scratch.lapping[index]


def drop_one(rules: Rules, scratch: Scratch, kept: int, index: int) -> int:
    """Of two moves with one result the better stays: without a lap, spelled before; 1 where a lap goes."""
    lapping = scratch.lapping[kept]
    if lapping == scratch.lapping[index]:
        if spelled_before(rules, scratch, index, kept):
            replace_move(scratch, kept, index)
        return lapping
    if lapping:
        replace_move(scratch, kept, index)
    return 1


def spelled_before(rules: Rules, scratch: Scratch, index: int, kept: int) -> bool:
    """Whether a move is the canonical spelling beside one listed earlier: of fewer words, else of the lower text."""
    count = header_count(scratch.header[index])
    before = header_count(scratch.header[kept])
    if count > 1 or before > 1:
        return count < before
    if header_named(scratch.header[index]) != header_named(scratch.header[kept]) or count == 0:
        return False  # names are listed in their order; `in` comes after all places
    part = scratch.part[scratch.first_part[index]]
    return before == 0 or text_order(rules, part) < text_order(rules, scratch.part[scratch.first_part[kept]])


def result_key(rules: Rules, position: Position, scratch: Scratch, trial: Position, seat: int, index: int) -> Wide:
    """What a listed move changes on the board in one number, the same whichever of a seat's pawns is where."""
    copy_board(trial, position)
    load_move(scratch, index)
    header = scratch.header[index]
    do_board(rules, trial, scratch, seat, header_kind(header), header_named(header))
    key = widen(0)
    for pawn in range(pawn_slots(rules)):
        before = place_code(position, pawn)
        after = place_code(trial, pawn)
        if before != after:
            key = (key + standing(seat_of(pawn), after) - standing(seat_of(pawn), before)) & MASK
    return key


def standing(seat: int, place: int) -> Wide:
    """A number for a pawn of a seat on a place; sums of such numbers do not meet by chance."""
    mixed = widen(seat << 8 | place) * GOLDEN & MASK
    mixed = (mixed ^ mixed >> 30) * FIRST_MIX & MASK
    return mixed ^ mixed >> 27


def piece_key(rules: Rules, position: Position, scratch: Scratch, seat: int, index: int) -> Wide:
    """The same where pieces share squares: one piece moves, and those that it eats (TJ-10) go to base."""
    header = scratch.header[index]
    if header_count(header) == 0:
        return widen(0)
    part = scratch.part[scratch.first_part[index]]
    landing = onward(rules, part_to(part), 1) if part_way(part) == ONWARD else part_to(part)
    moved = part_from(part) | landing << 8 | (part_other(part) + 1) << 16 | 1 << 24
    return widen(moved) | widen(eaten(rules, position, seat, header, part)) << 32


def eaten(rules: Rules, position: Position, seat: int, header: int, part: int) -> Bits:
    """The pieces that a walk with a 2 or a 5 eats, as a mask."""
    mask = ONE * 0
    kind = header_kind(header)
    named = header_named(header)
    if not rules.eats[named] or (kind != WALK and kind != RETREAT):
        return mask
    steps = rules.forward[named] if kind == WALK else -rules.back[named]
    for pawn in range(pawn_slots(rules)):
        if is_eaten(rules, position, seat, pawn, part_from(part), steps):
            mask |= ONE << pawn
    return mask
