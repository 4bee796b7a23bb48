"""Whether one pawn may walk, jump, enter, swap, go home or be pushed: a verdict code for each."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    ALLOWED,
    HOMEWARD,
    HOUSE,
    NOBODY,
    ONWARD,
    REACH,
    START_NEVER,
    SWAP_OPPONENT,
    SWAP_OTHER_COLOUR,
    V_BEYOND_HOUSE,
    V_GUARD_IN_THE_WAY,
    V_GUARD_ON_LANDING,
    V_HOUSE_AFTER_LAP,
    V_NO_JUMP_HERE,
    V_NO_JUMP_WITH_CARD,
    V_NO_PAWN_IN_BASE,
    V_NOT_AN_OPPONENT,
    V_NOT_ANOTHER_COLOUR,
    V_NOT_ON_EXIT,
    V_OTHERS_NOT_ON_BOARD,
    V_OWN_PAWN_IN_THE_WAY,
    V_OWN_PAWN_ON_LANDING,
    V_PARTNER_ON_LANDING,
    V_PAWN_IN_HOUSE,
    V_PAWN_PROTECTED,
    V_ROOM_PAWN_IN_THE_WAY,
    V_ROOM_TAKEN,
    V_SAME_SQUARE,
    V_START_NOT_PASSED,
)
from tockade.games.cardrace.engine_sections.packed_numbers import (
    blame,
    first_pawn,
    part_other,
    part_to,
    seat_of,
    verdict_code,
)
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.seats import partner_of, same_side
from tockade.games.cardrace.engine_sections.squares_and_pawns import (
    ahead,
    anybody_at,
    guarded,
    house_of,
    onward,
    pawn_at,
    progress,
    to_entrance,
    waiting_pawn,
)


def path_verdict(rules: Rules, position: Position, pawn: int, square: int, steps: int) -> int:
    """Whether a pawn may pass the squares before its landing, `steps` squares on (negative: back)."""
    between = steps - 1 if steps > 0 else -steps - 1
    origin = square if steps > 0 else ahead(rules, square, steps)
    if position.guards and rules.guard_blocks and rules.gates[origin * REACH + between] & position.guards:
        return blame(V_GUARD_IN_THE_WAY, guard_between(rules, position, square, steps))
    if not rules.pass_own:
        return own_between(rules, position, pawn, origin, between)
    return ALLOWED


def guard_between(rules: Rules, position: Position, square: int, steps: int) -> int:
    """The first guarded pawn on the way."""
    step = 1 if steps > 0 else -1
    for count in range(1, steps * step):
        other = position.occupant[ahead(rules, square, count * step)]
        if other != NOBODY and guarded(rules, position, other):
            return other
    return NOBODY


def own_between(rules: Rules, position: Position, pawn: int, origin: int, between: int) -> int:
    """One's own pawns are never passed (TC-8)."""
    for other in range(first_pawn(seat_of(pawn)), first_pawn(seat_of(pawn)) + rules.pawns):
        if other != pawn and position.place[other] < HOUSE:
            distance = ahead(rules, position.place[other], -origin)
            if 0 < distance <= between:
                return blame(V_OWN_PAWN_IN_THE_WAY, other)
    return ALLOWED


def nearest_blamed(rules: Rules, position: Position, verdict: int, pawn: int, steps: int) -> int:
    """The verdict on a way, with the nearest of one's own pawns where several block it."""
    if verdict_code(verdict) != V_OWN_PAWN_IN_THE_WAY:
        return verdict
    return blame(V_OWN_PAWN_IN_THE_WAY, first_own(rules, position, pawn, position.place[pawn], steps))


def first_own(rules: Rules, position: Position, pawn: int, square: int, steps: int) -> int:
    """The first pawn of the same colour on the way."""
    step = 1 if steps > 0 else -1
    for count in range(1, steps * step):
        other = position.occupant[ahead(rules, square, count * step)]
        if other != NOBODY and other != pawn and seat_of(other) == seat_of(pawn):
            return other
    return NOBODY


def landing_verdict(rules: Rules, position: Position, pawn: int, square: int) -> int:
    """Whether a pawn may end on a square, capturing whoever stands there."""
    if rules.stacking:
        return ALLOWED
    other = position.occupant[square]
    if other == NOBODY or other == pawn:
        return ALLOWED
    if guarded(rules, position, other):
        return blame(V_GUARD_ON_LANDING, other)
    if seat_of(other) == seat_of(pawn):
        return blame(V_OWN_PAWN_ON_LANDING, other) if rules.land_own else ALLOWED
    if rules.land_partner and partner_of(rules, seat_of(other)) == seat_of(pawn):
        return blame(V_PARTNER_ON_LANDING, other)
    return ALLOWED


def rooms_verdict(rules: Rules, position: Position, seat: int, outside: int, room: int) -> int:
    """Whether a pawn may go from room `outside` (-1: the entrance) to a later room (GJ-20)."""
    if room >= rules.rooms:
        return blame(V_BEYOND_HOUSE, first_pawn(seat))
    for passed in range(outside + 1, room + 1):
        if position.rooms[seat] >> passed & 1:
            other = pawn_at(rules, position, seat, house_of(position, seat) + passed)
            return blame(V_ROOM_TAKEN if passed == room else V_ROOM_PAWN_IN_THE_WAY, other)
    return ALLOWED


def homeward_verdict(rules: Rules, position: Position, pawn: int, steps: int) -> int:
    """Whether a pawn may go so many steps into, or on inside, its house."""
    seat = seat_of(pawn)
    place = position.place[pawn]
    if place >= HOUSE:
        inside = place - house_of(position, seat)
        return rooms_verdict(rules, position, seat, inside, inside + steps)
    outside = to_entrance(rules, position, pawn)
    if outside >= REACH:
        return blame(V_HOUSE_AFTER_LAP, pawn)
    if outside > 0:
        blocked = path_verdict(rules, position, pawn, place, outside + 1)
        if blocked:
            return blocked
    return rooms_verdict(rules, position, seat, -1, steps - outside - 1)


def jump_verdict(rules: Rules, position: Position, pawn: int, square: int, direction: int) -> int:
    """Whether a pawn that ends on a square may go on to the next central square (GJ-13, FQ-13)."""
    if direction == 0:
        return V_NO_JUMP_WITH_CARD
    if not rules.central[square]:
        return V_NO_JUMP_HERE
    between = ahead(rules, square, rules.arm_length - rules.to_centre if direction > 0 else -rules.to_centre)
    if not rules.jump_past_start and position.guards >> between // rules.arm_length & 1:
        return blame(V_GUARD_IN_THE_WAY, position.occupant[between])
    return landing_verdict(rules, position, pawn, onward(rules, square, direction))


def needless_jump(rules: Rules, position: Position, pawn: int, square: int, rank: int) -> bool:
    """Whether a jump from this square is another spelling of stopping there: one's own pawns stand on both squares.

    Either way one of them is captured and the other is left; version 1 listed both.
    """
    if rules.version < 2 or rules.jump_captures_first or rules.sweeps[rank]:
        return False
    here = position.occupant[square]
    there = position.occupant[onward(rules, square, rules.jump[rank])]
    return here != NOBODY and there != NOBODY and seat_of(here) == seat_of(pawn) and seat_of(there) == seat_of(pawn)


def laps(rules: Rules, position: Position, pawn: int, steps: int, way: int) -> bool:
    """Whether going forward passes one's own start, or lands on it (GJ-21, FQ-11)."""
    if way == HOMEWARD or rules.stacking or position.place[pawn] >= HOUSE:
        return False
    done = progress(rules, position, pawn) + steps
    if done >= rules.ring:
        return done > rules.ring or rules.entrance != rules.ring
    return way == ONWARD and done + rules.jump_length > rules.ring


def forward_verdict(rules: Rules, position: Position, pawn: int, steps: int, way: int, jump: int) -> int:
    """Whether a pawn may go so many steps forward and end that way; the last resort is not asked here."""
    place = position.place[pawn]
    if way == HOMEWARD or place >= HOUSE:
        return homeward_verdict(rules, position, pawn, steps)
    blocked = path_verdict(rules, position, pawn, place, steps)
    if blocked:
        return blocked
    if rules.pass_start == START_NEVER and laps(rules, position, pawn, steps, way):
        return blame(V_START_NOT_PASSED, pawn)
    square = ahead(rules, place, steps)
    if way == ONWARD and not rules.corners:
        return jump_verdict(rules, position, pawn, square, jump)
    return landing_verdict(rules, position, pawn, square)


def side_step_verdict(rules: Rules, position: Position, pawn: int, steps: int, way: int, jump: int) -> int:
    """Whether a pawn may be moved by a 4 (back) or a 5 (pushed): never home, no lap counted."""
    place = position.place[pawn]
    blocked = path_verdict(rules, position, pawn, place, steps)
    if blocked:
        return blocked
    square = ahead(rules, place, steps)
    if way == ONWARD and not rules.corners:
        return jump_verdict(rules, position, pawn, square, jump)
    return landing_verdict(rules, position, pawn, square)


def enter_verdict(rules: Rules, position: Position, seat: int) -> int:
    """Whether a pawn of this seat may enter."""
    pawn = waiting_pawn(rules, position, seat)
    if pawn == NOBODY:
        return V_NO_PAWN_IN_BASE
    return landing_verdict(rules, position, pawn, position.start[seat] + rules.entry)


def swap_side_verdict(rules: Rules, position: Position, mover: int, pawn: int) -> int:
    """Whether a pawn may take part in a swap at all; one's own may leave its start where FQ-7 is read so."""
    if position.place[pawn] >= HOUSE:
        return blame(V_PAWN_IN_HOUSE, pawn)
    if rules.swap_own_start and seat_of(pawn) == mover:
        return ALLOWED
    return blame(V_PAWN_PROTECTED, pawn) if guarded(rules, position, pawn) else ALLOWED


def swap_verdict(rules: Rules, position: Position, seat: int, pawn: int, other: int) -> int:
    """Whether a pawn of this player may change places with another."""
    if rules.swap_with == SWAP_OTHER_COLOUR and seat_of(other) == seat_of(pawn):
        return blame(V_NOT_ANOTHER_COLOUR, other)
    if rules.swap_with == SWAP_OPPONENT and same_side(rules, seat, seat_of(other)):
        return blame(V_NOT_AN_OPPONENT, other)
    verdict = swap_side_verdict(rules, position, seat_of(pawn), pawn)
    if verdict == ALLOWED:
        verdict = swap_side_verdict(rules, position, seat_of(pawn), other)
    if verdict == ALLOWED and position.place[pawn] == position.place[other]:
        return V_SAME_SQUARE
    return verdict


def swap_target(rules: Rules, position: Position, mover: int, part: int) -> int:
    """The pawn that a swap names; without a seat, whoever may be swapped with, another colour first."""
    place = part_to(part)
    if part_other(part) != NOBODY:
        return pawn_at(rules, position, part_other(part), place)
    found = pawn_at(rules, position, mover, place)
    for seat in range(rules.seats - 1, -1, -1):
        if seat == mover or (rules.swap_with == SWAP_OPPONENT and same_side(rules, mover, seat)):
            continue
        if pawn_at(rules, position, seat, place) != NOBODY:
            found = pawn_at(rules, position, seat, place)
    return found if found != NOBODY else anybody_at(rules, position, place)


def arrive_verdict(rules: Rules, position: Position, pawn: int) -> int:
    """Whether a piece may go from its exit to the arrival (TJ-13)."""
    seat = seat_of(pawn)
    if position.place[pawn] != position.start[seat]:
        return blame(V_NOT_ON_EXIT, pawn)
    if waiting_pawn(rules, position, seat) != NOBODY:
        return V_OTHERS_NOT_ON_BOARD
    return ALLOWED


def push_verdict(rules: Rules, position: Position, seat: int, pawn: int) -> int:
    """Whether a pawn is one that this player's 5 may move (GJ-17, FQ-9)."""
    if same_side(rules, seat, seat_of(pawn)):
        return blame(V_NOT_AN_OPPONENT, pawn)
    if position.place[pawn] >= HOUSE:
        return blame(V_PAWN_IN_HOUSE, pawn)
    if rules.push_own_start or not guarded(rules, position, pawn):
        return ALLOWED
    return blame(V_PAWN_PROTECTED, pawn)


def is_eaten(rules: Rules, position: Position, seat: int, pawn: int, origin: int, steps: int) -> bool:
    """Whether a piece is an opponent's on one of the squares walked, the last one included."""
    if position.place[pawn] >= HOUSE or same_side(rules, seat, seat_of(pawn)):
        return False
    distance = ahead(rules, position.place[pawn], -origin)
    if steps < 0:
        distance = rules.ring - distance
    return 0 < distance <= (steps if steps > 0 else -steps)
