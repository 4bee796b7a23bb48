"""The parts of a divided 7: who has moved, and which parts may come next."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    ALLOWED,
    BASE,
    FAR,
    HOMEWARD,
    HOUSE,
    NOBODY,
    ON_RING,
    ONWARD,
    PARTNER_MOVES,
    START_LAST_RESORT,
    START_NEVER,
)
from tockade.games.cardrace.engine_sections.moving_pawns import advance, forward_part, part_steps
from tockade.games.cardrace.engine_sections.packed_numbers import (
    first_pawn,
    has_lapped,
    has_way,
    lap_bit,
    make_candidate,
    make_rest,
    moved_pawns,
    number_of,
    part_from,
    part_to,
    part_way,
    seat_of,
    steps_left,
    way_bit,
    without_way,
)
from tockade.games.cardrace.engine_sections.pawn_move_rules import (
    homeward_verdict,
    jump_verdict,
    landing_verdict,
    laps,
    needless_jump,
    path_verdict,
)
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import played_seat
from tockade.games.cardrace.engine_sections.squares_and_pawns import ahead, house_of, to_entrance


def begin_seven(rules: Rules, board: Position, scratch: Scratch, seat: int, rank: int) -> None:
    """A 7 of which no part has been walked."""
    scratch.seven_left = rules.forward[rank]
    scratch.seven_moved = 0
    scratch.seven_first = played_seat(rules, board, seat)
    scratch.seven_lapped = NOBODY


def moved_before(moved: int, mover: int, first: int) -> int:
    """The pawns of the mover that have moved in this 7, as bits: none when it passes to the partner."""
    return PARTNER_MOVES if mover != first and moved < PARTNER_MOVES else moved


def has_moved(moved: int, pawn: int) -> bool:
    """Whether a pawn has moved in this 7."""
    return (moved >> number_of(pawn) & 1) == 1


def moved_after(rules: Rules, moved: int, pawn: int) -> int:
    """The pawns that have moved, with one more; none are counted where a pawn may stop several times."""
    return 0 if rules.seven_stops else moved | 1 << number_of(pawn)


def walk_part(rules: Rules, board: Position, scratch: Scratch, pawn: int, part: int, rank: int, rest: int) -> int:
    """Walk one part of a 7 on this board: the rest that it leaves, of steps, of laps and of pawns that have moved."""
    steps = part_steps(rules, board, pawn, part)
    lapped = has_lapped(rest) | laps(rules, board, pawn, steps, part_way(part))
    advance(rules, board, scratch, pawn, steps, part_way(part), rank)
    return make_rest(steps_left(rest) - steps, lapped, moved_after(rules, moved_pawns(rest), pawn))


def list_candidates(
    rules: Rules, position: Position, scratch: Scratch, seat: int, rank: int, rest: int, used: int
) -> int:
    """Every part that pawns of this seat could do now, in the order of their text; each with its pawn on top."""
    count = 0
    unmoved = 0
    for pawn in range(first_pawn(seat), first_pawn(seat) + rules.pawns):
        if position.place[pawn] < BASE and not has_moved(used, pawn):
            unmoved += 1
    least = rest if unmoved == 1 and not rules.seven_stops and not rules.partner_play else 1
    for pawn in range(first_pawn(seat), first_pawn(seat) + rules.pawns):
        if position.place[pawn] < BASE and not has_moved(used, pawn):
            count = list_parts(rules, position, scratch, pawn, rank, least, rest, count)
    sort_candidates(rules, scratch, count)
    return count


def list_parts(
    rules: Rules, position: Position, scratch: Scratch, pawn: int, rank: int, least: int, most: int, count: int
) -> int:
    """Every part that one pawn could do now."""
    if settled(rules, position, pawn):
        return count
    for steps in range(least, most + 1):
        found = possible_ways(rules, position, pawn, rank, steps)
        for way in range(3):
            if has_way(found, way):
                scratch.candidate[count] = make_candidate(pawn, forward_part(rules, position, pawn, steps, way))
                count += 1
    return count


def settled(rules: Rules, position: Position, pawn: int) -> bool:
    """Whether a pawn is in its house with every further room taken: it moves no more."""
    place = position.place[pawn]
    if place < HOUSE:
        return False
    further = rules.rooms - 1 - (place - house_of(position, seat_of(pawn)))
    return position.rooms[seat_of(pawn)] >> (rules.rooms - further) == (1 << further) - 1


def possible_ways(rules: Rules, position: Position, pawn: int, rank: int, steps: int) -> int:
    """The ways in which so many steps forward may end, as bits; four bits higher, which of them lap."""
    place = position.place[pawn]
    if place >= HOUSE:
        if steps >= rules.rooms or homeward_verdict(rules, position, pawn, steps) != ALLOWED:
            return 0
        return way_bit(HOMEWARD)
    found = 0
    outside = to_entrance(rules, position, pawn)
    if outside < steps <= outside + rules.rooms and homeward_verdict(rules, position, pawn, steps) == ALLOWED:
        found = way_bit(HOMEWARD)
    if (position.guards or not rules.pass_own) and path_verdict(rules, position, pawn, place, steps) != ALLOWED:
        return found
    square = ahead(rules, place, steps)
    if position.occupant[square] == NOBODY or landing_verdict(rules, position, pawn, square) == ALLOWED:
        if steps <= outside < FAR:
            found |= way_bit(ON_RING)
        else:
            found |= lap_bits(rules, position, pawn, steps, ON_RING)
    if rules.jump[rank] and rules.central[square]:
        if jump_verdict(rules, position, pawn, square, rules.jump[rank]) == ALLOWED:
            found |= lap_bits(rules, position, pawn, steps, ONWARD)
    return found


def listed_ways(rules: Rules, position: Position, scratch: Scratch, pawn: int, rank: int, steps: int) -> int:
    """The same as far as each leads to a board of its own; all of them where every spelling is wanted."""
    found = possible_ways(rules, position, pawn, rank, steps)
    if has_way(found, ONWARD) and not scratch.every_spelling:
        if needless_jump(rules, position, pawn, ahead(rules, position.place[pawn], steps), rank):
            return without_way(found, ONWARD)
    return found


def lap_bits(rules: Rules, position: Position, pawn: int, steps: int, way: int) -> int:
    """The bits of a way that nothing blocks: none where it may not pass one's own start."""
    if not laps(rules, position, pawn, steps, way):
        return way_bit(way)
    if rules.pass_start == START_NEVER:
        return 0
    return way_bit(way) | lap_bit(way) if rules.pass_start == START_LAST_RESORT else way_bit(way)


def text_order(rules: Rules, part: int) -> int:
    """A number that grows with the text of a part."""
    origin = rules.text_rank[part_from(part)]
    return origin << 12 | rules.text_rank[part_to(part)] << 2 | part_way(part)


def sort_candidates(rules: Rules, scratch: Scratch, count: int) -> None:
    """Insertion sort: there are few."""
    for number in range(1, count):
        candidate = scratch.candidate[number]
        order = text_order(rules, candidate)
        slot = number
        while slot > 0 and text_order(rules, scratch.candidate[slot - 1]) > order:
            scratch.candidate[slot] = scratch.candidate[slot - 1]
            slot -= 1
        scratch.candidate[slot] = candidate
