"""What a play does to the pawns: walking, capturing, jumping, swapping, entering, going home."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    BASE,
    E_CAPTURED,
    E_ENTERED,
    E_FINISHED,
    E_HOUSED,
    E_JUMPED,
    E_LAPPED,
    E_SENT_ON,
    E_SWAPPED,
    E_WALKED,
    ENTER,
    FAR,
    HOMEWARD,
    HOUSE,
    NOBODY,
    ONWARD,
    PUSH,
    REACH,
    RETREAT,
    SPLIT,
    SWAP,
    UNDO,
    WALK,
)
from tockade.games.cardrace.engine_sections.moves import Move, load_spelled
from tockade.games.cardrace.engine_sections.packed_numbers import (
    make_part,
    make_undo,
    part_from,
    part_to,
    part_way,
    seat_of,
)
from tockade.games.cardrace.engine_sections.pawn_move_rules import is_eaten, laps, swap_target
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch, note
from tockade.games.cardrace.engine_sections.seats import played_seat, seven_mover
from tockade.games.cardrace.engine_sections.squares_and_pawns import (
    ahead,
    corner_way,
    house_of,
    lift,
    onward,
    pawn_at,
    pawn_slots,
    progress,
    set_down,
    set_fresh,
    to_entrance,
    waiting_pawn,
)


def rehearse(rules: Rules, position: Position, scratch: Scratch, seat: int, move: Move) -> None:
    """What a legal play does to the pawns of a position, noted; no card is touched, so nothing hidden is shown."""
    load_spelled(scratch, move)
    do_board(rules, position, scratch, seat, move.kind, move.named)


def do_board(rules: Rules, position: Position, scratch: Scratch, seat: int, kind: int, named: int) -> None:
    """What a play does to the pawns; its parts stand in the chain."""
    mover = played_seat(rules, position, seat)
    part = scratch.chain[0]
    if kind == ENTER:
        enter(rules, position, scratch, mover)
    elif kind == WALK or kind == SPLIT:
        walk_parts(rules, position, scratch, seat, mover, named)
    elif kind == RETREAT:
        retreat(rules, position, scratch, pawn_at(rules, position, mover, part_from(part)), named, part)
    elif kind == PUSH:
        pawn = position.occupant[part_from(part)]
        side_step(rules, position, scratch, pawn, rules.push[named], part_way(part), named)
    elif kind == SWAP:
        pawn = pawn_at(rules, position, mover, part_from(part))
        swap(rules, position, scratch, pawn, swap_target(rules, position, mover, part))
    else:
        arrive(rules, position, scratch, pawn_at(rules, position, mover, part_from(part)))


def enter(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """A pawn comes onto its start, or a piece onto its entry."""
    pawn = waiting_pawn(rules, position, seat)
    square = position.start[seat] + rules.entry
    note(scratch, E_ENTERED, seat, square, 0, 0)
    relocate(rules, position, scratch, pawn, square)
    set_fresh(rules, position, pawn)


def walk_parts(rules: Rules, position: Position, scratch: Scratch, seat: int, mover: int, named: int) -> None:
    """One walk, or the parts of a 7; who brings the last pawn home goes on with the partner's (GJ-22)."""
    for number in range(scratch.chain_count):
        part = scratch.chain[number]
        walker = seven_mover(rules, position, seat, mover)
        pawn = pawn_at(rules, position, walker, part_from(part))
        steps = part_steps(rules, position, pawn, part)
        way = part_way(part)
        if rules.corners:
            way = corner_way(rules, position, pawn, part_to(part))
        advance(rules, position, scratch, pawn, steps, way, named)


def retreat(rules: Rules, position: Position, scratch: Scratch, pawn: int, named: int, part: int) -> None:
    """A pawn goes back by the whole card."""
    way = part_way(part)
    if rules.corners:
        way = corner_way(rules, position, pawn, part_to(part))
    side_step(rules, position, scratch, pawn, -rules.back[named], way, named)


def arrive(rules: Rules, position: Position, scratch: Scratch, pawn: int) -> None:
    """A piece goes from its exit to the arrival."""
    seat = seat_of(pawn)
    exit_square = position.place[pawn]
    relocate(rules, position, scratch, pawn, house_of(position, seat))
    note_home(rules, position, scratch, seat, house_of(position, seat), exit_square)


def swap(rules: Rules, position: Position, scratch: Scratch, pawn: int, other: int) -> None:
    """Two pawns change places: nothing is captured, nothing jumps (GJ-15)."""
    here = position.place[pawn]
    there = position.place[other]
    note(scratch, E_SWAPPED, seat_of(pawn), here, there, seat_of(other))
    lift(rules, position, pawn)
    lift(rules, position, other)
    set_down(rules, position, pawn, there)
    set_down(rules, position, other, here)


def side_step(rules: Rules, position: Position, scratch: Scratch, pawn: int, steps: int, way: int, rank: int) -> None:
    """A pawn moved back by a 4 or a 2, or forward by an opponent's 5."""
    square = ahead(rules, position.place[pawn], steps)
    crossed = crossing(rules, position, pawn, steps, way, rules.jump[rank]) if scratch.noting else 0
    note(scratch, E_WALKED, seat_of(pawn), position.place[pawn], square, steps)
    clear_way(rules, position, scratch, pawn, steps, rank)
    if way == ONWARD:
        go_on(rules, position, scratch, pawn, square, 1 if rules.corners else rules.jump[rank])
    else:
        relocate(rules, position, scratch, pawn, square)
    if crossed:
        note_lap(rules, position, scratch, pawn, crossed)


def advance(rules: Rules, position: Position, scratch: Scratch, pawn: int, steps: int, way: int, rank: int) -> None:
    """A pawn goes forward."""
    seat = seat_of(pawn)
    place = position.place[pawn]
    if way == HOMEWARD:
        go_home(rules, position, scratch, pawn, steps, rank)
        return
    square = ahead(rules, place, steps)
    crossed = crossing(rules, position, pawn, steps, way, 1) if scratch.noting else 0
    note(scratch, E_WALKED, seat, place, square, steps)
    clear_way(rules, position, scratch, pawn, steps, rank)
    if way == ONWARD:
        go_on(rules, position, scratch, pawn, square, 1)
    else:
        relocate(rules, position, scratch, pawn, square)
    if crossed:
        note_lap(rules, position, scratch, pawn, crossed)


def go_home(rules: Rules, position: Position, scratch: Scratch, pawn: int, steps: int, rank: int) -> None:
    """A pawn goes into its house, or on inside it."""
    seat = seat_of(pawn)
    place = position.place[pawn]
    room = place + steps
    outside = 0
    if place < HOUSE:
        outside = to_entrance(rules, position, pawn)
        room = house_of(position, seat) + steps - outside - 1
    note(scratch, E_WALKED, seat, place, room, steps)
    clear_way(rules, position, scratch, pawn, outside, rank)
    relocate(rules, position, scratch, pawn, room)
    note_home(rules, position, scratch, seat, room, place)


def note_home(rules: Rules, position: Position, scratch: Scratch, seat: int, room: int, came_from: int) -> None:
    """Note that a pawn is home, and whether it was the last one."""
    note(scratch, E_HOUSED, seat, room, came_from if rules.stacking else NOBODY, 0)
    if position.home[seat] == rules.pawns and came_from < HOUSE:
        note(scratch, E_FINISHED, seat, 0, 0, 0)


def go_on(rules: Rules, position: Position, scratch: Scratch, pawn: int, square: int, direction: int) -> None:
    """A pawn that reached a central square jumps to the next, or a corner sends a piece on."""
    beyond = onward(rules, square, direction)
    if rules.jump_captures_first:
        victim = position.occupant[square]
        if victim != NOBODY and victim != pawn:
            capture(rules, position, scratch, victim)
    note(scratch, E_SENT_ON if rules.corners else E_JUMPED, seat_of(pawn), square, beyond, 0)
    relocate(rules, position, scratch, pawn, beyond)


def clear_way(rules: Rules, position: Position, scratch: Scratch, pawn: int, steps: int, rank: int) -> None:
    """A king captures everybody on its way (GJ-14, FQ-6); Tijou's 2 and 5 eat opponents (TJ-10)."""
    origin = position.place[pawn]
    if rules.eats[rank]:
        for other in range(pawn_slots(rules)):
            if is_eaten(rules, position, seat_of(pawn), other, origin, steps):
                capture(rules, position, scratch, other)
    elif rules.sweeps[rank]:
        for step in range(1, steps + 1):
            victim = position.occupant[ahead(rules, origin, step)]
            if victim != NOBODY:
                capture(rules, position, scratch, victim)


def relocate(rules: Rules, position: Position, scratch: Scratch, pawn: int, place: int) -> None:
    """Move a pawn; whoever stands on the square it ends on is captured (GJ-19, FQ-14, TC-10)."""
    if place < HOUSE and not rules.stacking:
        other = position.occupant[place]
        if other != NOBODY and other != pawn:
            capture(rules, position, scratch, other)
    lift(rules, position, pawn)
    set_down(rules, position, pawn, place)


def capture(rules: Rules, position: Position, scratch: Scratch, pawn: int) -> None:
    """Send a pawn back to its base."""
    note(scratch, E_CAPTURED, seat_of(pawn), position.place[pawn], 0, 0)
    scratch.captures += 1
    scratch.undo[scratch.undo_count & (UNDO - 1)] = make_undo(pawn, position.place[pawn])
    scratch.undo_count += 1
    lift(rules, position, pawn)
    set_down(rules, position, pawn, BASE)


def crossing(rules: Rules, position: Position, pawn: int, steps: int, way: int, direction: int) -> int:
    """1 where a pawn passes its own start or exit forwards, -1 where it does so backwards, else 0."""
    done = progress(rules, position, pawn)
    if steps > 0:
        return 1 if laps(rules, position, pawn, steps, way) or passes_exit(rules, done, steps) else 0
    if done == 0 and (rules.stacking or to_entrance(rules, position, pawn) == 0):
        return 0  # it stood at the end of its lap, and goes back from there
    jumped = rules.jump_length if way == ONWARD and direction < 0 and not rules.corners else 0
    return -1 if done + steps < jumped else 0


def passes_exit(rules: Rules, done: int, steps: int) -> bool:
    """Whether a piece of Tijou goes on beyond its exit, or from it (TJ-12)."""
    return rules.stacking == 1 and (done == 0 or done + steps > rules.ring)


def note_lap(rules: Rules, position: Position, scratch: Scratch, pawn: int, crossed: int) -> None:
    """Note that a start was passed; backwards, whether the house is then before the pawn (GJ-18, FQ-10, TC-7)."""
    start = position.start[seat_of(pawn)]
    entrance = NOBODY
    if crossed < 0 and not rules.stacking and to_entrance(rules, position, pawn) < FAR:
        entrance = ahead(rules, start, rules.entrance - rules.ring)
    note(scratch, E_LAPPED, seat_of(pawn), start, crossed, entrance)


def forward_part(rules: Rules, position: Position, pawn: int, steps: int, way: int) -> int:
    """The part that spells such a walk."""
    place = position.place[pawn]
    if way != HOMEWARD:
        return make_part(place, ahead(rules, place, steps), way, NOBODY)
    if place >= HOUSE:
        return make_part(place, place + steps, way, NOBODY)
    room = steps - to_entrance(rules, position, pawn) - 1
    return make_part(place, house_of(position, seat_of(pawn)) + room, way, NOBODY)


def part_steps(rules: Rules, position: Position, pawn: int, part: int) -> int:
    """How many steps forward a part spells; 0 when it leads nowhere that this pawn could go."""
    place = position.place[pawn]
    landing = part_to(part)
    if landing < HOUSE:
        return ahead(rules, landing, -place) if place < HOUSE else 0
    room = landing - house_of(position, seat_of(pawn))
    if room < 0 or room >= rules.rooms:
        return 0
    if place >= HOUSE:
        return landing - place if landing > place else 0
    outside = to_entrance(rules, position, pawn)
    return outside + room + 1 if outside < REACH else 0
