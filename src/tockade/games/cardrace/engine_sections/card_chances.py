"""What a viewer knows of the cards, as chances: who holds which rank, and what is seen nowhere."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    DEAL_FILL_UP,
    FORGETFUL,
    HANDING_OUT,
    MOST_INPUTS,
    NOBODY,
    RANKS,
    SEAT_INPUTS,
    SEATS,
    SLOTS,
    TABLE_INPUTS,
    WHOLE,
)
from tockade.games.cardrace.engine_sections.c_stand_ins import PLAIN, filled
from tockade.games.cardrace.engine_sections.knowledge import full_count, knows_gifts
from tockade.games.cardrace.engine_sections.packed_numbers import hand_slot
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.seats import partner_of, side_of


class Survey:
    """What a viewer's knowledge of a position comes to, as inputs of a network: room that is used again and again."""

    def __init__(self) -> None:
        if PLAIN:
            self.make_cards()
            self.make_inputs()
        for offset in range(SEATS):
            self.kin[offset] = offset
        self.viewer = self.hidden = self.count = self.fixed = self.walkers = self.next = self.sees_all = 0
        self.fresh = self.guards = 0

    def make_cards(self) -> None:
        """What is known of the cards, for plain Python."""
        self.rest = filled(0, RANKS)
        self.unknown = filled(0, SEATS)
        self.chance = filled(0, SEATS * RANKS)

    def make_inputs(self) -> None:
        """The inputs and what they are made of, for plain Python."""
        self.kin = filled(0, SEATS)
        self.side = filled(0, SEATS)
        self.block = filled(0, SEATS)
        self.walker = filled(0, SLOTS)
        self.hits = filled(0, SEATS)
        self.helper = filled(0, SEATS)
        self.helped = filled(0, SEATS)
        self.prey = filled(0, SEATS * RANKS)
        self.standing = filled(0, SEATS)
        self.stood = filled(0, SEATS)
        self.place = filled(0, SLOTS)
        self.active = filled(0, MOST_INPUTS)
        self.amount = filled(0, MOST_INPUTS)


def set_kin(survey: Survey, blocks: list[int]) -> None:
    """Which block of inputs each seat has, from the viewer on: where a network knows fewer seats, several share."""
    for offset in range(len(blocks)):
        survey.kin[offset] = blocks[offset]


def known_cards(rules: Rules, position: Position, survey: Survey, seat: int, rank: int) -> int:
    """How many cards of a rank the viewer knows in a hand."""
    slot = hand_slot(seat, rank)
    viewer = survey.viewer
    if seat == viewer or survey.sees_all:
        return position.hand[slot]
    if knows_gifts(rules, seat, viewer):
        return max(position.shown[slot], position.given[slot])
    return position.shown[slot]


def look_at_cards(rules: Rules, position: Position, survey: Survey, viewer: int) -> None:
    """Everything that a viewer knows of the cards."""
    survey.viewer = viewer
    for rank in range(RANKS):
        survey.rest[rank] = full_count(rules, rank)
    seat = viewer
    for offset in range(rules.seats):
        survey.side[seat] = side_of(rules, seat)
        survey.block[seat] = TABLE_INPUTS + SEAT_INPUTS * survey.kin[offset]
        see_hand(rules, position, survey, seat)
        seat = seat + 1 if seat + 1 < rules.seats else 0
    see_piles(rules, position, survey)
    for other in range(rules.seats):
        if other != viewer:
            guess_hand(survey, other)


def see_hand(rules: Rules, position: Position, survey: Survey, seat: int) -> None:
    """The cards that the viewer knows in a hand; how many are unknown, those included that a deal still brings."""
    survey.unknown[seat] = position.held[seat] + (0 if sees_gift(position, survey, seat) else 1)
    survey.unknown[seat] += cards_coming(rules, position, seat)
    for rank in range(RANKS):
        known = known_cards(rules, position, survey, seat, rank)
        survey.chance[hand_slot(seat, rank)] = known * WHOLE
        survey.rest[rank] -= known
        survey.unknown[seat] -= known


def sees_gift(position: Position, survey: Survey, seat: int) -> bool:
    """Whether no card of a hand is on its way unseen."""
    return position.gift[seat] == NOBODY or survey.sees_all != 0


def cards_coming(rules: Rules, position: Position, seat: int) -> int:
    """How many cards the deal that is under way still brings to a seat."""
    if position.phase != HANDING_OUT:
        return 0
    whole = rules.hand if rules.deal == DEAL_FILL_UP else position.deal_size
    return max(0, whole + (rules.dealer_extra if seat == position.dealer else 0) - position.held[seat])


def see_piles(rules: Rules, position: Position, survey: Survey) -> None:
    """The cards that the viewer knows elsewhere; how many are seen nowhere."""
    for seat in range(rules.seats):
        if position.gift[seat] != NOBODY and (seat == survey.viewer or survey.sees_all):
            survey.rest[position.gift[seat]] -= 1
    for number in range(position.discard_count):
        survey.rest[position.discard[number]] -= 1
    if position.stock_known:
        for number in range(position.stock_next, position.stock_end):
            survey.rest[position.stock[number]] -= 1
    survey.hidden = 0
    for rank in range(RANKS):
        survey.hidden += survey.rest[rank]


def guess_hand(survey: Survey, seat: int) -> None:
    """How likely a seat holds each rank, in sixteenths: what is known, and its part of what is seen nowhere."""
    if survey.unknown[seat] > 0 and survey.hidden > 0:
        part = survey.unknown[seat] * WHOLE * 1024 // survey.hidden
        for rank in range(RANKS):
            survey.chance[hand_slot(seat, rank)] += part * survey.rest[rank] >> 10


def look_at_hand(rules: Rules, position: Position, survey: Survey) -> None:
    """The viewer's own cards after a move, with those that they will certainly draw; cards given to partners."""
    viewer = survey.viewer
    for rank in range(RANKS):
        survey.chance[hand_slot(viewer, rank)] = position.hand[hand_slot(viewer, rank)] * WHOLE
    if position.phase == HANDING_OUT:
        guess_hand(survey, viewer)
    for number in range(owed_to(position, viewer)):
        card = known_draw(rules, position, number)
        if card != NOBODY:
            survey.chance[hand_slot(viewer, card)] += WHOLE
    for seat in range(rules.seats):
        if position.gift[seat] != NOBODY and (seat == viewer or survey.sees_all):
            survey.chance[hand_slot(partner_of(rules, seat), position.gift[seat])] = WHOLE


def known_draw(rules: Rules, position: Position, number: int) -> int:
    """The card that is drawn after so many others, where its place is known; else nobody's."""
    place = position.stock_next + number
    if place < position.stock_end:
        return position.stock[place] if position.stock_known else NOBODY
    place -= position.stock_end
    return position.discard[place] if keeps_order(rules, position) and place < position.discard_count else NOBODY


def owed_to(position: Position, seat: int) -> int:
    """How many cards a seat is to draw."""
    return position.owed if seat == position.turn and position.phase != HANDING_OUT else 0


def keeps_order(rules: Rules, position: Position) -> bool:
    """Whether the order of the discard is known when it is turned over: a forgetful viewer has not kept it in mind."""
    return not rules.restock_shuffled and position.opened != FORGETFUL


def chance_of(survey: Survey, seat: int, ranks: int) -> int:
    """How likely a seat holds one of some ranks, given as bits: the sum of their chances, at most certain."""
    total = 0
    rank = 0
    while ranks:
        if ranks & 1:
            total += survey.chance[hand_slot(seat, rank)]
        ranks >>= 1
        rank += 1
    return min(total, WHOLE)


def playable(survey: Survey, seat: int, rank: int) -> int:
    """How likely a rank is held by who plays the pawns of a seat: itself, and a partner who is home (GJ-22)."""
    chance = survey.chance[hand_slot(seat, rank)]
    if survey.helper[seat] != NOBODY:
        chance += survey.chance[hand_slot(survey.helper[seat], rank)]
    return min(WHOLE, chance)


def any_playable(survey: Survey, seat: int, ranks: int) -> int:
    """How likely one of some ranks is held by who plays the pawns of a seat."""
    chance = chance_of(survey, seat, ranks)
    if survey.helper[seat] != NOBODY:
        chance += chance_of(survey, survey.helper[seat], ranks)
    return min(WHOLE, chance)


def second_chance(survey: Survey, seat: int, rank: int) -> int:
    """How likely a second card of a rank is held by who plays the pawns of a seat."""
    chance = survey.chance[hand_slot(seat, rank)]
    if survey.helper[seat] != NOBODY:
        chance += survey.chance[hand_slot(survey.helper[seat], rank)]
    return max(0, min(chance, 2 * WHOLE) - WHOLE)
