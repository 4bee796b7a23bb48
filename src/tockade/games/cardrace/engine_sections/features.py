"""The inputs of a network: what a viewer knows of a position, as the numbers of active inputs and their amounts.

The feature set `cardrace-3` (docs/engine.md).  Of one decision those that no move changes are listed once.  So are the
pawns of the other seats: where a move changes them, what was listed is withdrawn.  Amounts of one input add up.
"""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    BASE,
    DEALING,
    DRAW_NEVER,
    EXCHANGE,
    HANDING_OUT,
    HOUSE,
    IN_ALL,
    IN_ALWAYS,
    IN_BASED,
    IN_COMING,
    IN_DEAL,
    IN_DEALER,
    IN_ENTER,
    IN_EXCHANGE,
    IN_GUARD,
    IN_HELD,
    IN_HELPED,
    IN_HOLD,
    IN_HOME,
    IN_HOUSE,
    IN_LAST,
    IN_LATER,
    IN_LEAP,
    IN_NEAR,
    IN_NEXT,
    IN_ORDER,
    IN_OWED,
    IN_PAIR,
    IN_PASSED,
    IN_PLACE,
    IN_ROOM,
    IN_STOCK,
    IN_TOKENS,
    IN_UNSEEN,
    IN_WAY,
    IN_ZONE,
    NOBODY,
    RANKS,
    SHUFFLE,
    THEN_DEAL,
    THEN_EXTRA,
    THEN_SIZE,
    WHOLE,
)
from tockade.games.cardrace.engine_sections.card_chances import (
    Survey,
    cards_coming,
    known_draw,
    look_at_cards,
    look_at_hand,
    owed_to,
)
from tockade.games.cardrace.engine_sections.feature_swaps_and_pushes import list_swaps_and_pushes
from tockade.games.cardrace.engine_sections.feature_threats import list_threats
from tockade.games.cardrace.engine_sections.feature_ways_home import homing_ranks, list_ways_home
from tockade.games.cardrace.engine_sections.hands_and_piles import stock_left
from tockade.games.cardrace.engine_sections.input_list import add_input, add_ranks, withdraw
from tockade.games.cardrace.engine_sections.packed_numbers import first_pawn, hand_slot
from tockade.games.cardrace.engine_sections.pawn_move_rules import enter_verdict
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.seats import partner_of
from tockade.games.cardrace.engine_sections.squares_and_pawns import house_of, progress, way_left
from tockade.games.cardrace.engine_sections.turns import may_play


def list_fixed(rules: Rules, position: Position, survey: Survey, viewer: int) -> None:
    """The inputs that no move of the viewer changes: what is known of the cards, and of the other hands."""
    look_at_cards(rules, position, survey, viewer)
    survey.count = 0
    add_input(survey, IN_ALWAYS, WHOLE)
    add_input(survey, IN_ALL, WHOLE * survey.sees_all)
    for rank in range(RANKS):
        add_input(survey, IN_UNSEEN + rank, survey.rest[rank] * 4)
    add_input(survey, IN_STOCK + (stock_left(position) + 3 >> 2), WHOLE)
    add_input(survey, IN_ORDER, WHOLE * position.stock_known)
    for seat in range(rules.seats):
        block = survey.block[seat]
        if seat != viewer:
            list_counts(rules, position, survey, seat)
            if position.phase != EXCHANGE:
                add_hold(survey, block, seat)
    add_input(survey, survey.block[position.dealer] + IN_DEALER, WHOLE)
    if position.phase != EXCHANGE:
        list_standing(rules, position, survey)
    survey.fixed = survey.count


def list_standing(rules: Rules, position: Position, survey: Survey) -> None:
    """The pawns of the other seats before the move."""
    find_helpers(rules, position, survey)
    survey.fresh = position.fresh
    survey.guards = position.guards
    for seat in range(rules.seats):
        survey.standing[seat] = survey.count
        if seat != survey.viewer:
            list_seat(rules, position, survey, seat)
        survey.stood[seat] = survey.count
        survey.helped[seat] = survey.helper[seat]
        for pawn in range(first_pawn(seat), first_pawn(seat) + rules.pawns):
            survey.place[pawn] = position.place[pawn]


def list_counts(rules: Rules, position: Position, survey: Survey, seat: int) -> None:
    """How many cards and tokens a seat has, those included that a deal still brings; whether it has passed."""
    block = survey.block[seat]
    add_input(survey, block + IN_HELD + min(position.held[seat] + cards_coming(rules, position, seat), 7), WHOLE)
    add_input(survey, block + IN_TOKENS + min(position.tokens[seat], 3), WHOLE)
    add_input(survey, block + IN_PASSED, WHOLE * (position.passed >> seat & 1))


def add_hold(survey: Survey, block: int, seat: int) -> None:
    """What a seat holds, or how likely it does."""
    for rank in range(RANKS):
        add_input(survey, block + IN_HOLD + rank, min(WHOLE, survey.chance[hand_slot(seat, rank)]))


def list_moved(rules: Rules, position: Position, survey: Survey, decided: int) -> None:
    """The inputs that a move of the viewer changes, after those that it does not; `decided` is the phase it was in."""
    survey.count = survey.fixed
    viewer = survey.viewer
    look_at_hand(rules, position, survey)
    list_turn_inputs(rules, position, survey, decided)
    list_coming(rules, position, survey)
    list_own_hand(survey, survey.block[viewer], viewer)
    list_counts(rules, position, survey, viewer)
    if decided == EXCHANGE:
        for seat in range(rules.seats):
            if seat != viewer:
                add_hold(survey, survey.block[seat], seat)
    find_helpers(rules, position, survey)
    list_pawns(rules, position, survey, decided)
    for seat in range(rules.seats):
        if enter_verdict(rules, position, seat) == 0:
            add_ranks(survey, survey.block[seat] + IN_ENTER, seat, rules.enter_ranks)
    list_threats(rules, position, survey)
    list_swaps_and_pushes(rules, position, survey)


def list_pawns(rules: Rules, position: Position, survey: Survey, decided: int) -> None:
    """The viewer's pawns, and those of others that the move has changed: partners may give cards without a move."""
    for seat in range(rules.seats):
        if seat == survey.viewer or decided == EXCHANGE:
            list_seat(rules, position, survey, seat)
        elif has_changed(rules, position, survey, seat):
            withdraw(survey, survey.standing[seat], survey.stood[seat])
            list_seat(rules, position, survey, seat)


def has_changed(rules: Rules, position: Position, survey: Survey, seat: int) -> bool:
    """Whether a move has changed where the pawns of a seat stand, or how."""
    if survey.helper[seat] != survey.helped[seat] or survey.helper[seat] == survey.viewer:
        return True
    if (position.guards ^ survey.guards) >> position.arm[seat] & 1:
        return True
    for pawn in range(first_pawn(seat), first_pawn(seat) + rules.pawns):
        if position.place[pawn] != survey.place[pawn] or (position.fresh ^ survey.fresh) >> pawn & 1:
            return True
    return False


def list_own_hand(survey: Survey, block: int, viewer: int) -> None:
    """The viewer's own cards."""
    add_hold(survey, block, viewer)
    for rank in range(RANKS):
        if survey.chance[hand_slot(viewer, rank)] > WHOLE:
            add_input(survey, block + IN_PAIR + rank, WHOLE)


def list_turn_inputs(rules: Rules, position: Position, survey: Survey, decided: int) -> None:
    """Who plays next, and which cards are to come."""
    survey.next = NOBODY
    if decided == EXCHANGE:
        add_input(survey, IN_EXCHANGE, WHOLE)
    elif decided == DEALING:
        add_input(survey, IN_DEAL + min(position.deal_size, 7), WHOLE)
    else:
        add_input(survey, IN_OWED + min(owed_to(position, survey.viewer), 7), WHOLE)
        survey.next = expected_seat(rules, position, survey.viewer)
        if survey.next == NOBODY:
            add_input(survey, IN_LAST, WHOLE)
        else:
            add_input(survey, survey.block[survey.next] + IN_NEXT, WHOLE)


def list_coming(rules: Rules, position: Position, survey: Survey) -> None:
    """The cards that everybody draws at their next two turns, as far as their order is known."""
    if rules.draw == DRAW_NEVER or survey.next == NOBODY:
        return
    seat = survey.next
    first = owed_to(position, survey.viewer)
    for number in range(2 * rules.seats):
        card = known_draw(rules, position, first + number)
        if card == NOBODY:
            break
        add_input(survey, survey.block[seat] + (IN_COMING if number < rules.seats else IN_LATER) + card, WHOLE)
        seat = seat + 1 if seat + 1 < rules.seats else 0


def expected_seat(rules: Rules, position: Position, viewer: int) -> int:
    """Who plays next: after the viewer's own move nobody has been asked yet."""
    if deal_is_due(position):
        return first_of_hand(rules, position)
    if position.turn != viewer:
        return position.turn
    return viewer if position.then == THEN_EXTRA else next_seat(rules, position, viewer)


def deal_is_due(position: Position) -> bool:
    """Whether the next thing is a deal, or one is under way."""
    if position.phase == SHUFFLE:
        return position.then == THEN_DEAL or position.then == THEN_SIZE
    return position.phase == HANDING_OUT or position.phase == EXCHANGE


def first_of_hand(rules: Rules, position: Position) -> int:
    """Who has the first turn after a deal."""
    if rules.dealer_first:
        return position.dealer
    return position.dealer + 1 if position.dealer + 1 < rules.seats else 0


def next_seat(rules: Rules, position: Position, seat: int) -> int:
    """Who plays after this seat's turn; nobody before the next deal."""
    found = seat
    for _seat in range(rules.seats):
        found = found + 1 if found + 1 < rules.seats else 0
        if may_play(rules, position, found):
            return found
    return NOBODY


def list_seat(rules: Rules, position: Position, survey: Survey, seat: int) -> None:
    """The pawns of a seat, and the cards with which they go home."""
    block = survey.block[seat]
    based = 0
    way = 0
    homing = 0
    nearing = 0
    leaping = 0
    for pawn in range(first_pawn(seat), first_pawn(seat) + rules.pawns):
        place = position.place[pawn]
        if place < HOUSE:
            left = way_left(rules, position, pawn)
            way += left
            add_input(survey, block + IN_PLACE + left, WHOLE)
            add_input(survey, block + IN_ZONE + min(9, left * 8 // rules.ring), WHOLE)
            homing |= homing_ranks(rules, position, seat, left)
            nearing |= rules.near_ranks[progress(rules, position, pawn)]
            leaping |= leaping_ranks(rules, place, left)
        elif place < BASE:
            add_input(survey, block + IN_ROOM + place - house_of(position, seat), WHOLE)
        else:
            based += 1
    add_input(survey, block + IN_BASED + based, WHOLE)
    add_input(survey, block + IN_WAY, (way + based * rules.ring) // 8)
    add_input(survey, block + IN_HOME + position.home[seat], WHOLE)
    add_input(survey, block + IN_GUARD, WHOLE * (position.guards >> position.arm[seat] & 1))
    add_ranks(survey, block + IN_HOUSE, seat, homing if based == 0 or not rules.stacking else 0)
    add_ranks(survey, block + IN_NEAR, seat, nearing)
    list_ways_home(rules, position, survey, seat)
    add_ranks(survey, block + IN_LEAP, seat, leaping)
    add_input(survey, block + IN_HELPED, WHOLE * (survey.helper[seat] != NOBODY))


def leaping_ranks(rules: Rules, place: int, left: int) -> int:
    """The ranks that bring a pawn to a central square from which it jumps."""
    if not rules.jumps:
        return 0
    steps = (rules.to_centre - place) % rules.arm_length
    if steps < 0:
        steps += rules.arm_length
    return rules.leap_ranks[steps] if steps <= left else 0


def find_helpers(rules: Rules, position: Position, survey: Survey) -> None:
    """Who else plays the pawns of a seat: a partner whose own are all home (GJ-22)."""
    for seat in range(rules.seats):
        survey.helper[seat] = NOBODY
        if rules.partner_play and position.home[partner_of(rules, seat)] == rules.pawns:
            survey.helper[seat] = partner_of(rules, seat)
