"""Cards: hands, the stock and the discard, and what players know of each other's hands."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    DEAL_FILL_UP,
    DEAL_PLAY_OUT,
    E_DISCARDED,
    E_DREW,
    E_SHOWN,
    E_TURNED_OVER,
    FORGETFUL,
    RANKS,
)
from tockade.games.cardrace.engine_sections.packed_numbers import hand_slot
from tockade.games.cardrace.engine_sections.positions import Position, put_in
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch, note


def forget(position: Position, seat: int, rank: int) -> None:
    """A card leaves a hand: whoever knew of one such card there knows of one less."""
    slot = hand_slot(seat, rank)
    if position.shown[slot]:
        position.shown[slot] -= 1
    if position.given[slot]:
        position.given[slot] -= 1


def take_out(position: Position, seat: int, rank: int) -> None:
    """A card leaves a hand."""
    release(position, seat, rank)
    forget(position, seat, rank)


def release(position: Position, seat: int, rank: int) -> None:
    """A card is no longer in a hand."""
    slot = hand_slot(seat, rank)
    position.hand[slot] -= 1
    position.held[seat] -= 1
    if position.hand[slot] == 0:
        position.ranks[seat] &= ~(1 << rank)


def spend_card(position: Position, seat: int, rank: int) -> None:
    """A card goes from a hand onto the discard, for all to see."""
    take_out(position, seat, rank)
    position.discard[position.discard_count] = rank
    position.discard_count += 1


def show_hand(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """The whole hand is shown and discarded in ascending order (GJ-8)."""
    for rank in range(RANKS):
        while position.hand[hand_slot(seat, rank)]:
            spend_card(position, seat, rank)
            note(scratch, E_SHOWN, seat, rank, 0, 0)


def lay_down(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """A finished player's cards go onto the discard, in ascending order."""
    for rank in range(RANKS):
        while position.hand[hand_slot(seat, rank)]:
            spend_card(position, seat, rank)
            note(scratch, E_DISCARDED, seat, rank, 0, 0)


def draw_card(position: Position, scratch: Scratch, seat: int) -> None:
    """The next card of the stock; everybody knows it when the stock's order is known (GJ-10)."""
    rank = position.stock[position.stock_next]
    position.stock_next += 1
    put_in(position, seat, rank)
    if position.stock_known:
        position.shown[hand_slot(seat, rank)] += 1
    note(scratch, E_DREW, seat, rank, position.stock_known, 0)


def turn_over(position: Position, scratch: Scratch) -> None:
    """The discard, turned over, is the stock: its oldest card is the next one, and everybody saw the order."""
    for number in range(position.discard_count):
        position.stock[number] = position.discard[number]
    position.stock_next = 0
    position.stock_end = position.discard_count
    position.discard_count = 0
    position.stock_known = 1
    if position.opened == FORGETFUL:
        position.stock_known = 0
        sort_stock(position)
    note(scratch, E_TURNED_OVER, 0, position.stock_end, 0, 0)


def sort_stock(position: Position) -> None:
    """What nobody knows the order of lies in ascending order: so many of each rank, and nothing else."""
    for last in range(position.stock_next + 1, position.stock_end):
        rank = position.stock[last]
        place = last
        while place > position.stock_next and position.stock[place - 1] > rank:
            position.stock[place] = position.stock[place - 1]
            place -= 1
        position.stock[place] = rank


def bring_up(position: Position, rank: int) -> None:
    """A card of this rank is the next one of the stock; the others keep their order."""
    place = position.stock_next
    while position.stock[place] != rank:
        place += 1
    while place > position.stock_next:
        position.stock[place] = position.stock[place - 1]
        place -= 1
    position.stock[place] = rank


def stock_left(position: Position) -> int:
    """Cards in the stock."""
    return position.stock_end - position.stock_next


def largest_deal(rules: Rules, position: Position) -> int:
    """The most cards that the dealer may give everybody (TC-21, TC-22)."""
    if rules.deal != DEAL_PLAY_OUT:
        return rules.hand
    each = stock_left(position) // rules.seats
    return min(each, rules.hand)


def cards_wanted(rules: Rules, position: Position) -> int:
    """How many cards a deal takes."""
    if rules.deal != DEAL_FILL_UP:
        return rules.seats * position.deal_size
    wanted = 0
    for seat in range(rules.seats):
        wanted += rules.hand - position.held[seat]
    return wanted


def deal_packets(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Everybody's first packet, then everybody's second: 5 as 3+2, 4 as 2+2, 3 as 1+2 (TJ-4, TJ-8)."""
    for number in range(1, rules.seats + 1):
        seat = (position.dealer + number) % rules.seats
        for _card in range(rules.hand - position.held[seat] - 2):
            draw_card(position, scratch, seat)
    for number in range(1, rules.seats + 1):
        seat = (position.dealer + number) % rules.seats
        for _card in range(rules.hand - position.held[seat]):
            draw_card(position, scratch, seat)


def next_receiver(rules: Rules, position: Position) -> int:
    """Who gets the next card of a deal: that of `deal_packets` or of the rounds, then of the dealer's extra ones."""
    if position.owed <= rules.dealer_extra:
        return position.dealer
    if rules.deal != DEAL_FILL_UP:
        given = rules.seats * position.deal_size + rules.dealer_extra - position.owed
        return (position.dealer + 1 + given) % rules.seats
    for packet in range(2):
        for number in range(1, rules.seats + 1):
            seat = (position.dealer + number) % rules.seats
            if position.held[seat] < rules.hand - 2 + 2 * packet:
                return seat
    return position.dealer


def receive(position: Position, seat: int, giver: int) -> None:
    """A partner's card: the giver knows where it is until it is played."""
    rank = position.gift[giver]
    put_in(position, seat, rank)
    position.given[hand_slot(seat, rank)] += 1
