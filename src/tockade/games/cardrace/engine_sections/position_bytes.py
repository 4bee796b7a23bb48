"""Positions as bytes of one size for each game: equal where the positions are, whichever pawn is which."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    BASE,
    COUNTER_BYTES,
    FORGETFUL,
    FRESH_PLACE,
    HOUSE,
    MOST_OF_A_RANK,
    NOBODY,
    OVER,
    PACK,
    RANKS,
    SEAT_BYTES,
    THEN_PLAY,
)
from tockade.games.cardrace.engine_sections.c_stand_ins import Octets
from tockade.games.cardrace.engine_sections.packed_numbers import first_pawn, hand_slot, seat_of
from tockade.games.cardrace.engine_sections.positions import Position, clear_position, put_in, sit, start_position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.squares_and_pawns import is_fresh, lift, set_down, set_fresh


def bytes_size(rules: Rules) -> int:
    """How many bytes a position of this game has."""
    return COUNTER_BYTES + PACK + rules.seats * SEAT_BYTES


def write_bytes(rules: Rules, position: Position, target: Octets, at: int) -> None:
    """A position as bytes, from this place of the target on."""
    write_counters(position, target, at)
    place = at + COUNTER_BYTES
    for number in range(PACK):
        target[place + number] = pile_card(position, number)
    for seat in range(rules.seats):
        write_seat(rules, position, seat, target, place + PACK + seat * SEAT_BYTES)


def pile_card(position: Position, number: int) -> int:
    """A card of the stock, or of the discard after it; 0 after both."""
    left = position.stock_end - position.stock_next
    if number < left:
        return position.stock[position.stock_next + number]
    return position.discard[number - left] if number < left + position.discard_count else 0


def write_counters(position: Position, target: Octets, at: int) -> None:
    """The single numbers of a position."""
    target[at] = position.stock_end - position.stock_next
    target[at + 1] = position.discard_count
    target[at + 2] = position.stock_known + 2 * position.drawn + 4 * position.opened
    target[at + 3] = position.phase
    target[at + 4] = position.turn
    target[at + 5] = position.dealer
    target[at + 6] = position.candidates
    target[at + 7] = position.passed
    target[at + 8] = position.owed
    target[at + 9] = position.then
    target[at + 10] = position.deal_size
    target[at + 11] = position.first + 1
    target[at + 12] = position.finished
    write_number(position.deals, target, at + 13)
    write_number(position.turns, target, at + 16)


def write_number(number: int, target: Octets, at: int) -> None:
    """Three bytes, the lowest first."""
    target[at] = number & 255
    target[at + 1] = number >> 8 & 255
    target[at + 2] = number >> 16 & 255


def read_number(source: Octets, at: int) -> int:
    """The number of three bytes."""
    return source[at] + 256 * source[at + 1] + 65536 * source[at + 2]


def write_seat(rules: Rules, position: Position, seat: int, target: Octets, at: int) -> None:
    """What a seat has: its arm, its pawns in the order of their places, its cards and what is known of them."""
    target[at] = position.arm[seat]
    target[at + 1] = position.tokens[seat]
    target[at + 2] = position.order[seat] if seat < position.finished else 0
    target[at + 3] = position.gift[seat] + 1
    write_pawns(rules, position, seat, target, at + 4)
    for rank in range(RANKS):
        slot = hand_slot(seat, rank)
        known = position.shown[slot] * MOST_OF_A_RANK + position.given[slot]
        target[at + 8 + rank] = position.hand[slot] * MOST_OF_A_RANK * MOST_OF_A_RANK + known


def write_pawns(rules: Rules, position: Position, seat: int, target: Octets, at: int) -> None:
    """The places of a seat's pawns in ascending order; nobody can tell the pawns apart."""
    for number in range(4):
        target[at + number] = 0
    for number in range(rules.pawns):
        pawn = first_pawn(seat) + number
        code = FRESH_PLACE if is_fresh(position, pawn) else position.place[pawn]
        place = number
        while place > 0 and target[at + place - 1] > code:
            target[at + place] = target[at + place - 1]
            place -= 1
        target[at + place] = code


def read_bytes(rules: Rules, position: Position, source: Octets, at: int) -> bool:
    """The position that was written so; whether one can have been."""
    clear_position(position)
    start_position(rules, position)
    if not read_counters(rules, position, source, at) or not read_piles(position, source, at + COUNTER_BYTES):
        return False
    for seat in range(rules.seats):
        place = at + COUNTER_BYTES + PACK + seat * SEAT_BYTES
        if not read_seat(rules, position, seat, source, place):
            return False
    return True


def read_counters(rules: Rules, position: Position, source: Octets, at: int) -> bool:
    """The single numbers; whether they can be."""
    position.stock_next = 0
    position.stock_end = source[at]
    position.discard_count = source[at + 1]
    position.stock_known = source[at + 2] & 1
    position.drawn = source[at + 2] >> 1 & 1
    position.opened = source[at + 2] >> 2
    position.phase = source[at + 3]
    position.turn = source[at + 4]
    position.dealer = source[at + 5]
    position.candidates = source[at + 6]
    position.passed = source[at + 7]
    position.owed = source[at + 8]
    position.then = source[at + 9]
    position.deal_size = source[at + 10]
    position.first = source[at + 11] - 1
    position.finished = source[at + 12]
    position.deals = read_number(source, at + 13)
    position.turns = read_number(source, at + 16)
    if position.phase > OVER or position.then > THEN_PLAY or position.opened > FORGETFUL:
        return False
    if max(position.turn, position.dealer, position.first) >= rules.seats or position.finished > rules.seats:
        return False
    return max(position.owed, position.deal_size) <= PACK


def read_piles(position: Position, source: Octets, at: int) -> bool:
    """Stock and discard; whether they can be."""
    if position.stock_end + position.discard_count > PACK:
        return False
    for number in range(position.stock_end + position.discard_count):
        if source[at + number] >= RANKS:
            return False
    for number in range(position.stock_end):
        position.stock[number] = source[at + number]
    for number in range(position.discard_count):
        position.discard[number] = source[at + position.stock_end + number]
    return True


def read_seat(rules: Rules, position: Position, seat: int, source: Octets, at: int) -> bool:
    """What a seat has; whether it can have it."""
    if source[at] >= rules.arms or source[at + 2] >= rules.seats or source[at + 3] > RANKS:
        return False
    sit(rules, position, seat, source[at])
    position.tokens[seat] = source[at + 1]
    position.order[seat] = source[at + 2]
    position.gift[seat] = source[at + 3] - 1
    for number in range(rules.pawns):
        if not read_pawn(rules, position, first_pawn(seat) + number, source[at + 4 + number]):
            return False
    for rank in range(RANKS):
        read_held(position, seat, rank, source[at + 8 + rank])
    return True


def read_pawn(rules: Rules, position: Position, pawn: int, code: int) -> bool:
    """Set a pawn down where it was; whether it can have been there."""
    seat = seat_of(pawn)
    place = position.start[seat] if code == FRESH_PLACE else code
    house = HOUSE + 4 * position.arm[seat]
    if not (place < rules.ring or house <= place < house + 4 or place == BASE):
        return False
    if place < rules.ring and not rules.stacking and position.occupant[place] != NOBODY:
        return False
    lift(rules, position, pawn)
    set_down(rules, position, pawn, place)
    if code == FRESH_PLACE:
        set_fresh(rules, position, pawn)
    return True


def read_held(position: Position, seat: int, rank: int, code: int) -> None:
    """How many cards of a rank a hand has, and what is known of them."""
    slot = hand_slot(seat, rank)
    for _card in range(code // (MOST_OF_A_RANK * MOST_OF_A_RANK)):
        put_in(position, seat, rank)
    position.shown[slot] = code // MOST_OF_A_RANK % MOST_OF_A_RANK
    position.given[slot] = code % MOST_OF_A_RANK
