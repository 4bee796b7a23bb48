"""Open stock: cards whose order nobody can know are counts, and each that leaves them is an event of chance.

The cards of an open stock lie in ascending order.  Its draws have phases of their own; `owed` says how many cards are
still to come, `then` what they interrupted.  The outcomes of an event are small numbers with whole weights.
"""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    DEALING,
    DRAW_FOR_DEAL,
    DRAWING,
    FORGETFUL,
    HANDING_OUT,
    LOT_SIDE,
    RANKS,
    SEATS,
    SHUFFLE,
)
from tockade.games.cardrace.engine_sections.chance import (
    below,
    gather,
    lots,
    pick_sealed,
    settle_dealer,
    settle_sealed,
    settle_shuffle,
    settle_side,
)
from tockade.games.cardrace.engine_sections.hands_and_piles import bring_up, draw_card, next_receiver, sort_stock
from tockade.games.cardrace.engine_sections.positions import Position, after_seating
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.turns import draw_owed, hand_out


def open_stock(position: Position, opened: int) -> None:
    """Nobody decides about the order of a stock that nobody knows; the forgetful know of none."""
    position.opened = opened
    if opened == FORGETFUL:
        position.stock_known = 0
        for slot in range(SEATS * RANKS):
            position.shown[slot] = 0
    if not position.stock_known:
        sort_stock(position)


def is_draw(position: Position) -> bool:
    """Whether the event is a card that leaves the stock."""
    return position.phase == DRAWING or position.phase == HANDING_OUT


def outcomes(rules: Rules, position: Position) -> int:
    """How many numbers the outcomes of an opened position's event have; some may be impossible."""
    if position.phase >= DEALING:
        return 0
    if position.phase == LOT_SIDE:
        return lots(rules)
    if position.phase == SHUFFLE:
        return 1
    return RANKS if is_draw(position) else rules.seats


def outcome_weight(rules: Rules, position: Position, number: int) -> int:
    """In how many of all equally likely ways an opened position's event comes out like this."""
    if position.phase == DRAW_FOR_DEAL:  # the lowest card of whoever draws, again after ties: nobody's is likelier
        return position.candidates >> number & 1
    if not is_draw(position):
        return 1
    weight = 0
    for place in range(position.stock_next, position.stock_next + drawable(position)):
        if position.stock[place] == number:
            weight += 1
    return weight


def drawable(position: Position) -> int:
    """How many cards may be the next one: all of the stock, or its first where the order is known."""
    return 1 if position.stock_known else position.stock_end - position.stock_next


def pick_outcome(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Draw an outcome with the playouts' own generator."""
    if position.opened:
        scratch.outcome_count = 1
        scratch.outcome[0] = pick_open(rules, position, scratch)
    else:
        pick_sealed(rules, position, scratch)


def pick_open(rules: Rules, position: Position, scratch: Scratch) -> int:
    """An outcome of an opened position's event, each as often as it should be."""
    if is_draw(position):
        return position.stock[position.stock_next + below(scratch, drawable(position))]
    total = 0
    for number in range(outcomes(rules, position)):
        total += outcome_weight(rules, position, number)
    left = below(scratch, total)
    number = 0
    while left >= outcome_weight(rules, position, number):
        left -= outcome_weight(rules, position, number)
        number += 1
    return number


def settle(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Go on with what chance decided."""
    if position.opened:
        settle_open(rules, position, scratch, scratch.outcome[0])
    else:
        settle_sealed(rules, position, scratch)


def settle_open(rules: Rules, position: Position, scratch: Scratch, number: int) -> None:
    """Go on in an opened position with the outcome of this number."""
    if position.phase == DRAWING:
        take_drawn(position, scratch, position.turn, number)
        draw_owed(rules, position, scratch)
    elif position.phase == HANDING_OUT:
        take_drawn(position, scratch, next_receiver(rules, position), number)
        hand_out(rules, position)
    elif position.phase == SHUFFLE:
        gather(position, scratch)
        settle_shuffle(rules, position, scratch)
    elif position.phase == LOT_SIDE:
        settle_side(rules, position, scratch, number)
        position.phase = after_seating(rules)
    else:
        settle_dealer(rules, position, scratch, number)


def take_drawn(position: Position, scratch: Scratch, seat: int, rank: int) -> None:
    """One of the cards that are owed, of the rank that chance decided."""
    bring_up(position, rank)
    draw_card(position, scratch, seat)
    position.owed -= 1


def settle_number(rules: Rules, position: Position, scratch: Scratch, number: int) -> bool:
    """Go on in an opened position with the outcome of this number; whether there is one."""
    if not position.opened or number < 0 or number >= outcomes(rules, position):
        return False
    if not outcome_weight(rules, position, number):
        return False
    settle_open(rules, position, scratch, number)
    return True
