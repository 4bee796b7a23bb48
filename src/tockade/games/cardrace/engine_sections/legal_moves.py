"""The list of legal moves of a seat."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    ALLOWED,
    ARRIVE,
    BASE,
    DEAL,
    DEALING,
    DECLINE,
    DISCARD_HAND,
    DISCARD_ONE,
    ENTER,
    EXCHANGE,
    EXTRA,
    GIVE,
    HOMEWARD,
    HOUSE,
    LAY,
    NOBODY,
    ON_RING,
    ONWARD,
    PASS,
    PLAYING,
    PUSH,
    RANKS,
    RETREAT,
    SPLIT,
    START_LAST_RESORT,
    STUCK_HAND,
    STUCK_LAY,
    SWAP,
    WALK,
    WILD,
)
from tockade.games.cardrace.engine_sections.divided_seven import list_split
from tockade.games.cardrace.engine_sections.drop_duplicate_moves import drop_doubles
from tockade.games.cardrace.engine_sections.hands_and_piles import largest_deal
from tockade.games.cardrace.engine_sections.move_order import sort_moves
from tockade.games.cardrace.engine_sections.moves import Move, add_single, add_word, listed_move
from tockade.games.cardrace.engine_sections.moving_pawns import forward_part
from tockade.games.cardrace.engine_sections.packed_numbers import (
    first_pawn,
    hand_slot,
    has_way,
    header_kind,
    make_part,
    part_from,
    part_to,
    same_but_for_parts,
    seat_of,
    way_laps,
)
from tockade.games.cardrace.engine_sections.pawn_move_rules import (
    arrive_verdict,
    enter_verdict,
    needless_jump,
    push_verdict,
    side_step_verdict,
    swap_verdict,
)
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import acts, helps_freely, played_seat, same_side
from tockade.games.cardrace.engine_sections.seven_parts import listed_ways, settled
from tockade.games.cardrace.engine_sections.squares_and_pawns import (
    ahead,
    corner_way,
    house_of,
    is_fresh,
    pawn_at,
    pawn_slots,
    repeated,
)


def list_moves(rules: Rules, position: Position, scratch: Scratch, seat: int) -> int:
    """Every legal move of a seat that has to act, each once; returns how many."""
    scratch.count = scratch.parts = scratch.laps = 0
    if position.phase == PLAYING or position.phase == EXTRA:
        list_turn(rules, position, scratch, seat)
    elif position.phase == EXCHANGE:
        list_cards(position, scratch, seat, GIVE)
    elif position.phase == DEALING:
        for size in range(1, largest_deal(rules, position) + 1):
            add_word(scratch, DEAL, 0, size)
    return scratch.count


def list_sorted(rules: Rules, position: Position, scratch: Scratch, seat: int) -> int:
    """Every legal move of a seat that has to act, in a fixed order; returns how many."""
    list_moves(rules, position, scratch, seat)
    sort_moves(scratch)
    return scratch.count


def listed_moves(rules: Rules, position: Position, scratch: Scratch, seat: int) -> list[Move]:
    """Every legal move of a seat, in a fixed order."""
    if not acts(rules, position, seat):
        return []
    scratch.overfull = 0
    list_sorted(rules, position, scratch, seat)
    scratch.demand_room()
    return [listed_move(scratch, index) for index in range(scratch.count)]


def listed_uses(rules: Rules, position: Position, scratch: Scratch, seat: int) -> list[Move]:
    """Every spelling of the moves of one part, and one division of each card that divides."""
    if not acts(rules, position, seat):
        return []
    scratch.overfull = 0
    scratch.every_spelling = 1
    list_sorted(rules, position, scratch, seat)
    scratch.every_spelling = 0
    scratch.demand_room()
    return [listed_move(scratch, index) for index in range(scratch.count) if not divided_before(scratch, index)]


def divided_before(scratch: Scratch, index: int) -> bool:
    """Whether a listed move divides a card that the one before it divides too: they stand together."""
    if index == 0 or header_kind(scratch.header[index]) != SPLIT:
        return False
    return same_but_for_parts(scratch.header[index], scratch.header[index - 1])


def first_laps(scratch: Scratch) -> bool:
    """Whether the listed moves pass their own start: all of them do, or none."""
    return scratch.count > 0 and scratch.lapping[0] == 1


def list_turn(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """A turn: plays, and what is left to one who can or will not play."""
    list_plays(rules, position, scratch, seat)
    if position.phase == EXTRA:
        add_word(scratch, DECLINE, 0, 0)  # GJ-9: always offered
    elif rules.keep and position.held[seat] <= rules.keep:
        add_word(scratch, PASS, 0, 0)  # TJ-7
    if scratch.count and helps_freely(rules, position, seat):
        list_cards(position, scratch, seat, DISCARD_ONE)  # TC-25
    if scratch.count == 0:
        if rules.stuck == STUCK_HAND or position.held[seat] == 0:
            add_word(scratch, DISCARD_HAND, 0, 0)  # GJ-8; a hand that was set up empty is filled
        else:
            list_cards(position, scratch, seat, DISCARD_ONE)  # FQ-4, TC-3


def list_cards(position: Position, scratch: Scratch, seat: int, kind: int) -> None:
    """One move for each rank in hand."""
    for rank in range(RANKS):
        if position.hand[hand_slot(seat, rank)]:
            add_word(scratch, kind, rank, 0)


def list_plays(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """Every way to carry out a card in hand, and the cards that Tijou lets one lay without effect."""
    find_walkers(rules, position, scratch, played_seat(rules, position, seat))
    ranks = position.ranks[seat]
    while ranks:
        rank = lowest_rank(rules, ranks)
        ranks &= ranks - 1
        before = scratch.count
        if rules.only_walks[rank]:
            list_walks(rules, position, scratch, rank, rank)
        else:
            list_rank(rules, position, scratch, seat, rank)
        if scratch.count == before and rules.stuck == STUCK_LAY:
            add_word(scratch, LAY, rank, 0)  # TJ-6
    if rules.pass_start == START_LAST_RESORT and 0 < scratch.laps < scratch.count:
        drop_laps(scratch)


def lowest_rank(rules: Rules, ranks: int) -> int:
    """The lowest of some ranks, given as bits."""
    return rules.lowest[ranks & 127] if ranks & 127 else 7 + rules.lowest[ranks >> 7]


def find_walkers(rules: Rules, position: Position, scratch: Scratch, mover: int) -> None:
    """The pawns of this seat that may walk: outside the base, not settled, one of those that move alike (TJ-10)."""
    scratch.walker_count = 0
    for pawn in range(first_pawn(mover), first_pawn(mover) + rules.pawns):
        if position.place[pawn] >= BASE or settled(rules, position, pawn):
            continue
        if not rules.stacking or not repeated(position, pawn):
            scratch.walkers[scratch.walker_count] = pawn
            scratch.walker_count += 1


def drop_laps(scratch: Scratch) -> None:
    """Passing one's own start is the last resort (GJ-21, FQ-11)."""
    kept = 0
    for index in range(scratch.count):
        if not scratch.lapping[index]:
            scratch.header[kept] = scratch.header[index]
            scratch.first_part[kept] = scratch.first_part[index]
            scratch.lapping[kept] = 0
            kept += 1
    scratch.count = kept


def list_rank(rules: Rules, position: Position, scratch: Scratch, seat: int, rank: int) -> None:
    """Every way to carry out one card."""
    mover = played_seat(rules, position, seat)
    first = scratch.count
    if rules.wild[rank]:
        for named in range(WILD):
            list_named(rules, position, scratch, seat, mover, rank, named)
    else:
        list_named(rules, position, scratch, seat, mover, rank, rank)
    if rules.doubles[rank] and not scratch.every_spelling:
        drop_doubles(rules, position, scratch, seat, first)


def list_named(
    rules: Rules, position: Position, scratch: Scratch, seat: int, mover: int, rank: int, named: int
) -> None:
    """Every way to carry out a card, or what a joker is named."""
    if rules.enters[named] and enter_verdict(rules, position, mover) == ALLOWED:
        add_word(scratch, ENTER, rank, named)
    if rules.divides[named]:
        list_split(rules, position, scratch, seat, mover, rank, named)
    elif rules.forward[named]:
        list_walks(rules, position, scratch, rank, named)
    if rules.back[named]:
        list_retreats(rules, position, scratch, rank, named)
    if rules.arrives[named]:
        list_arrivals(rules, position, scratch, mover, rank, named)
    if rules.push[named]:
        list_pushes(rules, position, scratch, seat, rank, named)
    if rules.swaps[named]:
        list_swaps(rules, position, scratch, seat, mover, rank, named)


def list_walks(rules: Rules, position: Position, scratch: Scratch, rank: int, named: int) -> None:
    """One pawn goes forward by the whole card."""
    steps = rules.forward[named]
    for number in range(scratch.walker_count):
        pawn = scratch.walkers[number]
        if rules.stacking:
            list_open_walk(rules, position, scratch, pawn, steps, WALK, rank, named)
            continue
        found = listed_ways(rules, position, scratch, pawn, named, steps)
        for way in range(3):
            if has_way(found, way):
                part = forward_part(rules, position, pawn, steps, way)
                add_single(scratch, WALK, rank, named, part, way_laps(found, way))


def list_open_walk(
    rules: Rules, position: Position, scratch: Scratch, pawn: int, steps: int, kind: int, rank: int, named: int
) -> None:
    """A walk on Tijou's ring, where nothing blocks and corners send on (TJ-12)."""
    place = position.place[pawn]
    if place < HOUSE:
        square = ahead(rules, place, steps)
        add_single(
            scratch, kind, rank, named, make_part(place, square, corner_way(rules, position, pawn, square), NOBODY), 0
        )


def list_retreats(rules: Rules, position: Position, scratch: Scratch, rank: int, named: int) -> None:
    """One pawn goes back by the whole card (GJ-18)."""
    steps = -rules.back[named]
    for number in range(scratch.walker_count):
        pawn = scratch.walkers[number]
        if position.place[pawn] >= HOUSE:
            continue
        if rules.stacking:
            list_open_walk(rules, position, scratch, pawn, steps, RETREAT, rank, named)
        else:
            list_side_steps(rules, position, scratch, pawn, steps, RETREAT, rank, named)


def list_side_steps(
    rules: Rules, position: Position, scratch: Scratch, pawn: int, steps: int, kind: int, rank: int, named: int
) -> None:
    """A pawn moved by a 4 or a 5, with or without a jump."""
    square = ahead(rules, position.place[pawn], steps)
    for way in range(2):
        if way == ONWARD and (rules.jump[named] == 0 or not rules.central[square]):
            continue
        if way == ONWARD and not scratch.every_spelling and needless_jump(rules, position, pawn, square, named):
            continue
        if side_step_verdict(rules, position, pawn, steps, way, rules.jump[named]) == ALLOWED:
            add_single(scratch, kind, rank, named, make_part(position.place[pawn], square, way, NOBODY), 0)


def list_arrivals(rules: Rules, position: Position, scratch: Scratch, mover: int, rank: int, named: int) -> None:
    """A piece goes from its exit to the arrival (TJ-13)."""
    pawn = pawn_at(rules, position, mover, position.start[mover])
    if pawn != NOBODY and arrive_verdict(rules, position, pawn) == ALLOWED:
        part = make_part(position.place[pawn], house_of(position, mover), HOMEWARD, NOBODY)
        add_single(scratch, ARRIVE, rank, named, part, 0)


def list_pushes(rules: Rules, position: Position, scratch: Scratch, seat: int, rank: int, named: int) -> None:
    """An opponent's pawn goes forward (GJ-17)."""
    for other in range(rules.seats):
        if same_side(rules, seat, other):
            continue
        for pawn in range(first_pawn(other), first_pawn(other) + rules.pawns):
            if position.place[pawn] < HOUSE and push_verdict(rules, position, seat, pawn) == ALLOWED:
                list_side_steps(rules, position, scratch, pawn, rules.push[named], PUSH, rank, named)


def list_swaps(
    rules: Rules, position: Position, scratch: Scratch, seat: int, mover: int, rank: int, named: int
) -> None:
    """Two pawns change places; swaps among one's own are one move (GJ-15, GJ-16), those with a fresh pawn another."""
    own_part = NOBODY
    fresh_part = NOBODY
    for pawn in range(first_pawn(mover), first_pawn(mover) + rules.pawns):
        if position.place[pawn] >= HOUSE or (rules.stacking and repeated(position, pawn)):
            continue
        for other in range(pawn_slots(rules)):
            if position.place[other] >= HOUSE or other == pawn or (rules.stacking and repeated(position, other)):
                continue
            if swap_verdict(rules, position, seat, pawn, other) != ALLOWED:
                continue
            target = seat_of(other) if rules.stacking else NOBODY
            part = make_part(position.place[pawn], position.place[other], ON_RING, target)
            if seat_of(other) != mover or scratch.every_spelling:
                add_single(scratch, SWAP, rank, named, part, 0)
            elif is_fresh(position, pawn) or is_fresh(position, other):
                fresh_part = lower_swap(rules, fresh_part, part)  # FQ-7: it is then not fresh
            else:
                own_part = lower_swap(rules, own_part, part)
    if own_part != NOBODY:
        add_single(scratch, SWAP, rank, named, own_part, 0)
    if fresh_part != NOBODY:
        add_single(scratch, SWAP, rank, named, fresh_part, 0)


def lower_swap(rules: Rules, kept: int, part: int) -> int:
    """Which of two swaps with one result is listed; nobody: none is kept yet."""
    return part if kept == NOBODY or swap_order(rules, part) < swap_order(rules, kept) else kept


def swap_order(rules: Rules, part: int) -> int:
    """A number that grows with the text of a swap: before the `=` a printed 1 is spelled after 10 and more."""
    origin = 2 * rules.text_rank[part_from(part)]
    if not rules.stacking and part_from(part) % rules.arm_length == 1:
        origin += 2 * (rules.arm_length - 9) + 1
    return origin << 9 | rules.text_rank[part_to(part)]
