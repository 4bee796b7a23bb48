"""The order of play: drawing, the next turn, the next deal, the exchange of cards."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    DEAL_CONTINUE,
    DEAL_FILL_UP,
    DEAL_ONCE,
    DEAL_PLAY_OUT,
    DEALING,
    DRAW_BEFORE,
    DRAWING,
    E_DEALER,
    E_DEALT,
    E_DRAWN,
    E_EXCHANGED,
    E_GAVE,
    EXCHANGE,
    EXTRA,
    HANDING_OUT,
    NOBODY,
    OVER,
    PLAYING,
    SHUFFLE,
    THEN_DEAL,
    THEN_EXTRA,
    THEN_PLAY,
    THEN_SIZE,
)
from tockade.games.cardrace.engine_sections.hands_and_piles import (
    cards_wanted,
    deal_packets,
    draw_card,
    forget,
    receive,
    release,
    stock_left,
    turn_over,
)
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch, note
from tockade.games.cardrace.engine_sections.seats import is_placed, partner_of, side_of


def end_turn(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Count the turn and find who plays next."""
    position.turns += 1
    if rules.ply_limit and position.turns >= rules.ply_limit:
        position.drawn = 1
        position.phase = OVER
        note(scratch, E_DRAWN, 0, rules.ply_limit, 0, 0)
        return
    seat = position.turn
    for _seat in range(rules.seats):
        seat = seat + 1 if seat + 1 < rules.seats else 0
        if may_play(rules, position, seat):
            position.turn = seat
            begin_turn(rules, position, scratch)
            return
    next_deal(rules, position, scratch)


def may_play(rules: Rules, position: Position, seat: int) -> bool:
    """Whether a seat still takes turns: not finished, and where hands are played out, cards left and not passed."""
    if rules.deal == DEAL_ONCE:
        return position.finished == 0 or not is_placed(rules, position, side_of(rules, seat))
    return position.held[seat] > 0 and not position.passed >> seat & 1


def begin_turn(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Draw first where the sheet says so (TC-1)."""
    position.then = THEN_PLAY
    position.owed = 1 if rules.draw == DRAW_BEFORE else 0
    draw_owed(rules, position, scratch)


def draw_owed(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Draw what is owed, renewing the stock when a card must be drawn and none is left (GJ-10, TC-2); then go on."""
    while position.owed > 0:
        if position.stock_next == position.stock_end:
            if position.discard_count == 0:
                position.owed = 0
                break
            if rules.restock_shuffled:
                position.phase = SHUFFLE
                return
            turn_over(position, scratch)
        if position.opened:
            position.phase = DRAWING
            return
        draw_card(position, scratch, position.turn)
        position.owed -= 1
    go_further(rules, position, scratch)


def go_further(rules: Rules, position: Position, scratch: Scratch) -> None:
    """What a draw was part of."""
    if position.then == THEN_EXTRA:
        position.phase = EXTRA
    elif position.then == THEN_PLAY:
        position.phase = PLAYING
    else:
        end_turn(rules, position, scratch)


def next_deal(rules: Rules, position: Position, scratch: Scratch) -> None:
    """All hands are played: the next player deals."""
    position.dealer = position.dealer + 1 if position.dealer + 1 < rules.seats else 0
    note(scratch, E_DEALER, position.dealer, 0, 0, 0)
    position.passed = 0
    if rules.deal == DEAL_FILL_UP:
        deal_or_shuffle(rules, position, scratch)
    elif rules.deal == DEAL_CONTINUE or (rules.deal == DEAL_PLAY_OUT and stock_left(position) >= rules.seats):
        position.phase = DEALING
    else:
        position.then = THEN_SIZE
        position.phase = SHUFFLE


def deal_or_shuffle(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Deal, or first shuffle what is left and the cards played when it is too little (TC-22, TJ-9)."""
    if stock_left(position) < cards_wanted(rules, position):
        position.then = THEN_DEAL
        position.phase = SHUFFLE
    else:
        deal_cards(rules, position, scratch)


def deal_cards(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Give everybody their cards, from the dealer's next player on."""
    note(scratch, E_DEALT, position.dealer, 0 if rules.deal == DEAL_FILL_UP else position.deal_size, 0, 0)
    if position.opened:
        position.owed = cards_wanted(rules, position) + rules.dealer_extra
        hand_out(rules, position)
        return
    if rules.deal == DEAL_FILL_UP:
        deal_packets(rules, position, scratch)
    else:
        for _round in range(position.deal_size):
            for number in range(1, rules.seats + 1):
                draw_card(position, scratch, (position.dealer + number) % rules.seats)
    for _extra in range(rules.dealer_extra):
        draw_card(position, scratch, position.dealer)
    end_deal(rules, position)


def hand_out(rules: Rules, position: Position) -> None:
    """The deal of an open stock goes on, or everybody has their cards."""
    if position.owed > 0:
        position.phase = HANDING_OUT
    else:
        end_deal(rules, position)


def end_deal(rules: Rules, position: Position) -> None:
    """Everybody has their cards: partners exchange some, or the first turn begins."""
    if position.deals or position.first == NOBODY:  # not where a position was set up by hand
        position.deals += 1
    if rules.exchange:
        position.candidates = (1 << rules.seats) - 1
        position.phase = EXCHANGE
    else:
        begin_hand(rules, position)


def begin_hand(rules: Rules, position: Position) -> None:
    """The first turn after a deal; nobody draws before it."""
    first = position.dealer if rules.dealer_first else (position.dealer + 1) % rules.seats
    position.turn = first
    if position.first == NOBODY:
        position.first = first
    position.phase = PLAYING


def offer_gift(position: Position, seat: int, rank: int) -> None:
    """A card for the partner is chosen."""
    release(position, seat, rank)
    position.gift[seat] = rank
    position.candidates &= ~(1 << seat)


def complete_gift(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """Two partners' cards change hands once both have been chosen (TC-20, TJ-4)."""
    partner = partner_of(rules, seat)
    rank = position.gift[seat]
    if position.gift[partner] == NOBODY:
        note(scratch, E_GAVE, seat, rank, partner, 0)
    else:
        note(scratch, E_EXCHANGED, seat, position.gift[partner], partner, rank)
        forget(position, seat, rank)  # only now: what a partner knows must not tell which card is on its way
        forget(position, partner, position.gift[partner])
        receive(position, seat, partner)
        receive(position, partner, seat)
        position.gift[seat] = NOBODY
        position.gift[partner] = NOBODY
    if position.candidates == 0:
        begin_hand(rules, position)
