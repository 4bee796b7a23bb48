"""Chance: the playouts' own generator, and what follows from a shuffle, a draw for the deal or a lot."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    DEALING,
    DRAW_FOR_DEAL,
    E_DEALER,
    E_DREW_FOR_DEAL,
    E_SHARED,
    E_SHUFFLED,
    E_TIED,
    E_UNUSED,
    FIRST_MIX,
    GOLDEN,
    LOT_LONE,
    LOT_SHARED,
    LOT_SIDE,
    LOT_UNUSED,
    MASK,
    RANKS,
    SECOND_MIX,
    SHUFFLE,
    THEN_DEAL,
    THEN_SIZE,
)
from tockade.games.cardrace.engine_sections.c_stand_ins import Wide
from tockade.games.cardrace.engine_sections.hands_and_piles import sort_stock
from tockade.games.cardrace.engine_sections.positions import Position, after_seating, sit
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch, note
from tockade.games.cardrace.engine_sections.turns import deal_cards, draw_owed


def next_random(scratch: Scratch) -> Wide:
    """64 random bits (the splitmix generator): for playouts only, never for a live table."""
    scratch.seed = (scratch.seed + GOLDEN) & MASK
    mixed = ((scratch.seed ^ scratch.seed >> 30) * FIRST_MIX) & MASK
    mixed = ((mixed ^ mixed >> 27) * SECOND_MIX) & MASK
    return mixed ^ mixed >> 31


def below(scratch: Scratch, limit: int) -> int:
    """A random number below a small limit."""
    return (next_random(scratch) >> 32) * limit >> 32


def side_lots(rules: Rules) -> int:
    """In how many ways sides can be unused, shared or a team's own."""
    return 2 if rules.lot == LOT_LONE else rules.arms


def lots(rules: Rules) -> int:
    """How many outcomes the lot about the sides has: with each of those ways, who sits first."""
    return side_lots(rules) * rules.seats if rules.lot_turns else side_lots(rules)


def gather(position: Position, scratch: Scratch) -> None:
    """All cards that are in nobody's hand, as the outcome to be shuffled."""
    count = 0
    for number in range(position.stock_next, position.stock_end):
        scratch.outcome[count] = position.stock[number]
        count += 1
    for number in range(position.discard_count):
        scratch.outcome[count] = position.discard[number]
        count += 1
    scratch.outcome_count = count


def mix(scratch: Scratch) -> None:
    """Shuffle the outcome."""
    for last in range(scratch.outcome_count - 1, 0, -1):
        other = below(scratch, last + 1)
        card = scratch.outcome[last]
        scratch.outcome[last] = scratch.outcome[other]
        scratch.outcome[other] = card


def pick_sealed(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Draw an outcome of a sealed position with the playouts' own generator."""
    if position.phase == SHUFFLE or position.phase == DRAW_FOR_DEAL:
        gather(position, scratch)
        mix(scratch)
        return
    scratch.outcome_count = 1
    scratch.outcome[0] = below(scratch, lots(rules) if position.phase == LOT_SIDE else rules.seats)


def settle_sealed(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Go on in a sealed position with what chance decided."""
    if position.phase == SHUFFLE:
        settle_shuffle(rules, position, scratch)
    elif position.phase == DRAW_FOR_DEAL:
        settle_draw(rules, position, scratch)
    elif position.phase == LOT_SIDE:
        settle_side(rules, position, scratch, scratch.outcome[0])
        position.phase = after_seating(rules)
    else:
        settle_dealer(rules, position, scratch, scratch.outcome[0])


def settle_shuffle(rules: Rules, position: Position, scratch: Scratch) -> None:
    """A new stock, of which nobody knows the order."""
    for number in range(scratch.outcome_count):
        position.stock[number] = scratch.outcome[number]
    position.stock_next = 0
    position.stock_end = scratch.outcome_count
    position.discard_count = 0
    position.stock_known = 0
    if position.opened:
        sort_stock(position)
    note(scratch, E_SHUFFLED, 0, scratch.outcome_count, 0, 0)
    if position.then == THEN_DEAL:
        deal_cards(rules, position, scratch)
    elif position.then == THEN_SIZE:
        position.phase = DEALING
    else:
        draw_owed(rules, position, scratch)


def settle_draw(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Those who drew the lowest card: one deals, several draw again (GJ-4)."""
    lowest = RANKS
    tied = 0
    number = 0
    for seat in range(rules.seats):
        if position.candidates >> seat & 1:
            rank = scratch.outcome[number]
            number += 1
            note(scratch, E_DREW_FOR_DEAL, seat, rank, 0, 0)
            if rank < lowest:
                lowest = rank
                tied = 0
            if rank == lowest:
                tied |= 1 << seat
    position.candidates = tied
    for seat in range(rules.seats):
        if tied == 1 << seat:
            settle_dealer(rules, position, scratch, seat)
            return
    note(scratch, E_TIED, 0, tied, 0, 0)


def settle_dealer(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """The dealer is known: the pack is shuffled."""
    note(scratch, E_DEALER, seat, 0, 0, 0)
    position.dealer = seat
    if rules.version > 1:
        position.candidates = 0
    position.then = THEN_DEAL
    position.phase = SHUFFLE


def settle_side(rules: Rules, position: Position, scratch: Scratch, number: int) -> None:
    """Who sits at which side, in the order of turns (TC-1, TJ-17)."""
    chosen = number % side_lots(rules)
    seat = number // side_lots(rules)
    for place in range(rules.arms):
        arm = rules.seat_arms[place]
        times = 1
        if rules.lot == LOT_UNUSED and arm == chosen:
            times = 0
            note(scratch, E_UNUSED, 0, arm, 0, 0)
        elif (rules.lot == LOT_SHARED and arm == chosen) or (rules.lot == LOT_LONE and place % 2 != chosen):
            times = 2
            note(scratch, E_SHARED, seat, arm, seat + 1 if seat + 1 < rules.seats else 0, 0)
        for _time in range(times):
            sit(rules, position, seat, arm)
            seat = seat + 1 if seat + 1 < rules.seats else 0
