"""Whether a spelled walk, push or swap is legal, and if not the first reason."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    ALLOWED,
    ARRIVE,
    ASTRAY,
    FAR,
    HOUSE,
    NOBODY,
    ONWARD,
    RETREAT,
    START_LAST_RESORT,
    V_BEYOND_HOUSE,
    V_HOUSE_AFTER_LAP,
    V_HOUSE_BACKWARDS,
    V_HOUSE_NEVER_LEFT,
    V_HOUSE_NOT_BY_PUSH,
    V_HOUSE_OF_ANOTHER,
    V_LAST_RESORT,
    V_NO_JUMP_HERE,
    V_NO_PAWN_THERE,
    V_NOT_YOUR_PAWN,
    V_PARTNER_NOT_YET,
    V_PARTNER_NOW,
    V_SAME_SQUARE,
    V_SEVEN_NOT_SHARED,
    V_WRONG_COUNT,
    V_WRONG_OWNER,
)
from tockade.games.cardrace.engine_sections.legal_moves import list_plays
from tockade.games.cardrace.engine_sections.moving_pawns import part_steps
from tockade.games.cardrace.engine_sections.packed_numbers import blame, part_from, part_to, part_way, point_at, seat_of
from tockade.games.cardrace.engine_sections.pawn_move_rules import (
    arrive_verdict,
    forward_verdict,
    laps,
    nearest_blamed,
    push_verdict,
    side_step_verdict,
    swap_target,
    swap_verdict,
)
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import partner_of
from tockade.games.cardrace.engine_sections.squares_and_pawns import (
    ahead,
    anybody_at,
    corner_way,
    house_of,
    pawn_at,
    to_entrance,
)


def pawn_verdict(rules: Rules, position: Position, seat: int, mover: int, place: int) -> int:
    """Whether a pawn that this player may move stands on a place."""
    if pawn_at(rules, position, mover, place) != NOBODY:
        return ALLOWED
    other = anybody_at(rules, position, place)
    if other == NOBODY:
        return point_at(V_NO_PAWN_THERE, place)
    if mover != seat:
        return blame(V_PARTNER_NOW, other)
    if rules.partner_play and seat_of(other) == partner_of(rules, seat):
        if position.home[seat] == rules.pawns:  # in a 7 that does not overflow (GJ-22)
            return blame(V_SEVEN_NOT_SHARED, other)
        return blame(V_PARTNER_NOT_YET, other)
    return blame(V_NOT_YOUR_PAWN, other)


def judge_walk(
    rules: Rules, position: Position, scratch: Scratch, seat: int, mover: int, kind: int, named: int, part: int
) -> int:
    """One pawn and the whole card."""
    pawn = pawn_at(rules, position, mover, part_from(part))
    if kind == ARRIVE:
        verdict = arrive_verdict(rules, position, pawn)
        if verdict == ALLOWED and part_to(part) != house_of(position, mover):
            return V_HOUSE_OF_ANOTHER
        return verdict
    if kind == RETREAT:
        return judge_side_step(rules, position, pawn, -rules.back[named], rules.jump[named], part)
    verdict = judge_forward(rules, position, pawn, rules.forward[named], rules.jump[named], part)
    if verdict != ALLOWED:
        return verdict
    lapped = laps(rules, position, pawn, rules.forward[named], part_way(part))
    return judge_lap(rules, position, scratch, seat, pawn if lapped else NOBODY)


def judge_lap(rules: Rules, position: Position, scratch: Scratch, seat: int, lapped: int) -> int:
    """Passing one's own start, with this pawn, is legal only when nothing else is (GJ-21, FQ-11)."""
    if lapped == NOBODY or rules.pass_start != START_LAST_RESORT:
        return ALLOWED
    scratch.count = scratch.parts = scratch.laps = 0
    list_plays(rules, position, scratch, seat)
    return blame(V_LAST_RESORT, lapped) if scratch.count and not scratch.lapping[0] else ALLOWED


def judge_forward(rules: Rules, position: Position, pawn: int, steps: int, jump: int, part: int) -> int:
    """A pawn's way forward, with the number of steps that it has to be."""
    verdict = house_verdict(rules, position, pawn, part_to(part))
    if verdict != ALLOWED:
        return verdict
    if part_to(part) >= HOUSE and steps > to_last_room(rules, position, pawn):
        return blame(V_BEYOND_HOUSE, pawn)
    if part_steps(rules, position, pawn, part) != steps:
        return V_WRONG_COUNT
    return judge_end(rules, position, pawn, steps, jump, part)


def judge_end(rules: Rules, position: Position, pawn: int, steps: int, jump: int, part: int) -> int:
    """A way forward of the right number of steps: whether it goes on, what stands on it and where it ends."""
    verdict = onward_verdict(rules, position, pawn, part)
    if verdict != ALLOWED or rules.stacking:
        return verdict
    verdict = forward_verdict(rules, position, pawn, steps, part_way(part), jump)
    return nearest_blamed(rules, position, verdict, pawn, steps)


def onward_verdict(rules: Rules, position: Position, pawn: int, part: int) -> int:
    """Whether a jump or a transfer that is spelled exists there (GJ-13, FQ-13, TJ-12)."""
    way = part_way(part)
    if way == ONWARD and rules.corners:
        return ALLOWED if corner_way(rules, position, pawn, part_to(part)) == ONWARD else V_NO_JUMP_HERE
    if way == ASTRAY or (way == ONWARD and not rules.central[part_to(part)]):
        return V_NO_JUMP_HERE
    return ALLOWED


def house_verdict(rules: Rules, position: Position, pawn: int, landing: int) -> int:
    """Whether this is the pawn's own house, and one that it may go into, or stays in (GJ-20, FQ-15, TC-11)."""
    place = position.place[pawn]
    if landing < HOUSE:
        return blame(V_HOUSE_NEVER_LEFT, pawn) if place >= HOUSE else ALLOWED
    room = landing - house_of(position, seat_of(pawn))
    if room < 0 or room >= rules.rooms:
        return V_HOUSE_OF_ANOTHER
    if place >= HOUSE:
        return V_HOUSE_BACKWARDS if landing < place else ALLOWED
    return blame(V_HOUSE_AFTER_LAP, pawn) if lap_due(rules, position, pawn) else ALLOWED


def lap_due(rules: Rules, position: Position, pawn: int) -> bool:
    """Whether a pawn on the ring has its whole lap before it: on its start, or past its entrance (GJ-15)."""
    outside = to_entrance(rules, position, pawn)
    return outside == FAR or (outside > 0 and position.place[pawn] == position.start[seat_of(pawn)])


def to_last_room(rules: Rules, position: Position, pawn: int) -> int:
    """Steps to the last room of a pawn's house."""
    place = position.place[pawn]
    if place >= HOUSE:
        return house_of(position, seat_of(pawn)) + rules.rooms - 1 - place
    return to_entrance(rules, position, pawn) + rules.rooms


def judge_side_step(rules: Rules, position: Position, pawn: int, steps: int, jump: int, part: int) -> int:
    """A pawn moved back by a 4, or forward by an opponent's 5."""
    if position.place[pawn] >= HOUSE:
        return blame(V_HOUSE_NEVER_LEFT, pawn) if rules.stacking else V_HOUSE_BACKWARDS
    if part_to(part) >= HOUSE:
        return V_HOUSE_BACKWARDS if steps < 0 else V_HOUSE_NOT_BY_PUSH
    if ahead(rules, position.place[pawn], steps) != part_to(part):
        return V_WRONG_COUNT
    verdict = onward_verdict(rules, position, pawn, part)
    if verdict != ALLOWED or rules.stacking:
        return verdict
    verdict = side_step_verdict(rules, position, pawn, steps, part_way(part), jump)
    return nearest_blamed(rules, position, verdict, pawn, steps)


def judge_push(rules: Rules, position: Position, seat: int, named: int, part: int) -> int:
    """An opponent's pawn and the whole card."""
    pawn = anybody_at(rules, position, part_from(part))
    if pawn == NOBODY:
        return point_at(V_NO_PAWN_THERE, part_from(part))
    verdict = push_verdict(rules, position, seat, pawn)
    if verdict != ALLOWED:
        return verdict
    return judge_side_step(rules, position, pawn, rules.push[named], rules.jump[named], part)


def judge_swap(rules: Rules, position: Position, seat: int, mover: int, part: int) -> int:
    """Two pawns that are to change places."""
    verdict = pawn_verdict(rules, position, seat, mover, part_from(part))
    if verdict != ALLOWED:
        return verdict
    other = swap_target(rules, position, mover, part)
    if other == NOBODY:
        standing = anybody_at(rules, position, part_to(part))
        return blame(V_WRONG_OWNER, standing) if standing != NOBODY else point_at(V_NO_PAWN_THERE, part_to(part))
    if part_from(part) == part_to(part):
        return V_SAME_SQUARE
    return swap_verdict(rules, position, seat, pawn_at(rules, position, mover, part_from(part)), other)
