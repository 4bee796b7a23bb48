"""What a viewer knows of a position, and positions imagined from it: the hidden cards dealt at random."""

from __future__ import annotations

from tockade.games.cardrace.constants import GOLDEN, MASK, NOBODY, RANKS, REFEREE, SEATS, WILD
from tockade.games.cardrace.engine_sections.c_stand_ins import PLAIN, Wide, filled
from tockade.games.cardrace.engine_sections.chance import below, mix, next_random
from tockade.games.cardrace.engine_sections.hands_and_piles import sort_stock
from tockade.games.cardrace.engine_sections.packed_numbers import first_pawn, hand_slot
from tockade.games.cardrace.engine_sections.positions import Position, copy_position, put_in
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import partner_of
from tockade.games.cardrace.engine_sections.squares_and_pawns import is_fresh, lift, set_down, set_fresh


class Knowledge:
    """A position without the cards that its viewer cannot see, and how many of them are where."""

    def __init__(self) -> None:
        if PLAIN:
            self.make_counts()
        self.base = Position()
        self.giving = self.stock_hidden = self.hidden = 0

    def make_counts(self) -> None:
        """The arrays, for plain Python."""
        self.rest = filled(0, RANKS)
        self.wanted = filled(0, SEATS)


def full_count(rules: Rules, rank: int) -> int:
    """How many cards of a rank the pack has."""
    return rules.jokers if rank == WILD else 4


def know_nothing(rules: Rules, knowledge: Knowledge) -> None:
    """All cards of the pack are somewhere, nobody knows where."""
    knowledge.giving = knowledge.stock_hidden = knowledge.hidden = 0
    for rank in range(RANKS):
        knowledge.rest[rank] = full_count(rules, rank)
    for seat in range(SEATS):
        knowledge.wanted[seat] = 0


def know_position(rules: Rules, knowledge: Knowledge, position: Position, viewer: int) -> None:
    """What a viewer knows of this position: the same as what is read from their view of it."""
    know_nothing(rules, knowledge)
    copy_position(knowledge.base, position)
    sort_pawns(rules, knowledge.base)
    pack_stock(knowledge.base)
    if viewer != REFEREE:
        for seat in range(rules.seats):
            if seat != viewer:
                hide_hand(rules, knowledge, knowledge.base, seat, viewer)
        if not knowledge.base.stock_known:
            knowledge.stock_hidden = 1
    count_rest(rules, knowledge, knowledge.base)


def sort_pawns(rules: Rules, board: Position) -> None:
    """Number the pawns of each seat by their places, since nobody can tell them apart."""
    for seat in range(rules.seats):
        last = first_pawn(seat) + rules.pawns - 1
        for _round in range(rules.pawns - 1):
            for pawn in range(first_pawn(seat), last):
                if board.place[pawn] > board.place[pawn + 1]:
                    exchange_pawns(rules, board, pawn)


def exchange_pawns(rules: Rules, board: Position, pawn: int) -> None:
    """A pawn and the next one change their numbers."""
    place = board.place[pawn]
    next_place = board.place[pawn + 1]
    fresh = is_fresh(board, pawn)
    next_fresh = is_fresh(board, pawn + 1)
    lift(rules, board, pawn)
    lift(rules, board, pawn + 1)
    set_down(rules, board, pawn, next_place)
    set_down(rules, board, pawn + 1, place)
    if next_fresh:
        set_fresh(rules, board, pawn)
    if fresh:
        set_fresh(rules, board, pawn + 1)


def pack_stock(base: Position) -> None:
    """The stock begins at its first place."""
    count = base.stock_end - base.stock_next
    for number in range(count):
        base.stock[number] = base.stock[base.stock_next + number]
    base.stock_next = 0
    base.stock_end = count


def knows_gifts(rules: Rules, seat: int, viewer: int) -> bool:
    """Whether a viewer knows what a seat was given: it was theirs, or they gave it."""
    return viewer == REFEREE or viewer == seat or (viewer >= 0 and partner_of(rules, viewer) == seat)


def hide_hand(rules: Rules, knowledge: Knowledge, base: Position, seat: int, viewer: int) -> None:
    """Only what a hand certainly holds stays in it; a card on its way may be any of the hand's."""
    if base.gift[seat] != NOBODY:
        put_in(base, seat, base.gift[seat])
        base.gift[seat] = NOBODY
        knowledge.giving |= 1 << seat
    for rank in range(RANKS):
        slot = hand_slot(seat, rank)
        if not knows_gifts(rules, seat, viewer):
            base.given[slot] = 0
        hide_cards(knowledge, base, seat, rank, base.hand[slot] - max(base.shown[slot], base.given[slot]))


def hide_cards(knowledge: Knowledge, base: Position, seat: int, rank: int, count: int) -> None:
    """So many cards of a rank leave a hand, to be dealt anew."""
    slot = hand_slot(seat, rank)
    base.hand[slot] -= count
    base.held[seat] -= count
    if base.hand[slot] == 0:
        base.ranks[seat] &= ~(1 << rank)
    knowledge.wanted[seat] += count


def count_rest(rules: Rules, knowledge: Knowledge, base: Position) -> None:
    """The cards that the viewer sees nowhere, by rank."""
    for rank in range(RANKS):
        knowledge.rest[rank] = full_count(rules, rank)
        for seat in range(rules.seats):
            knowledge.rest[rank] -= base.hand[hand_slot(seat, rank)]
    for seat in range(rules.seats):
        if base.gift[seat] != NOBODY:
            knowledge.rest[base.gift[seat]] -= 1
    for number in range(base.discard_count):
        knowledge.rest[base.discard[number]] -= 1
    if not knowledge.stock_hidden:
        for number in range(base.stock_end):
            knowledge.rest[base.stock[number]] -= 1
    knowledge.hidden = base.stock_end if knowledge.stock_hidden else 0
    for seat in range(rules.seats):
        knowledge.hidden += knowledge.wanted[seat]


def fits_pack(knowledge: Knowledge) -> bool:
    """Whether the cards that are seen nowhere are as many as those that are hidden, and none is seen too often."""
    total = 0
    for rank in range(RANKS):
        if knowledge.rest[rank] < 0:
            return False
        total += knowledge.rest[rank]
    return total == knowledge.hidden


def forget_order(rules: Rules, knowledge: Knowledge, viewer: int) -> None:
    """Forget the order of a stock that was turned over, and which cards of it went into whose hand."""
    for seat in range(rules.seats):
        for rank in range(RANKS):
            knowledge.base.shown[hand_slot(seat, rank)] = 0
        if seat != viewer:
            hide_hand(rules, knowledge, knowledge.base, seat, viewer)
    knowledge.base.stock_known = 0
    knowledge.stock_hidden = 1
    count_rest(rules, knowledge, knowledge.base)


def lay_out(knowledge: Knowledge, scratch: Scratch) -> None:
    """The hidden cards in ascending order, as an outcome to be shuffled."""
    count = 0
    for rank in range(RANKS):
        for _card in range(knowledge.rest[rank]):
            scratch.outcome[count] = rank
            count += 1
    scratch.outcome_count = count


def imagine_number(
    rules: Rules, knowledge: Knowledge, position: Position, scratch: Scratch, seed: Wide, number: Wide
) -> None:
    """The imagined position with this number of a seed."""
    scratch.seed = (seed ^ number * GOLDEN) & MASK
    scratch.seed = next_random(scratch)
    lay_out(knowledge, scratch)
    mix(scratch)
    deal_hidden(rules, knowledge, position, scratch)
    for seat in range(rules.seats):
        if knowledge.giving >> seat & 1:
            choose_gift(position, seat, below(scratch, position.held[seat]))


def deal_hidden(rules: Rules, knowledge: Knowledge, position: Position, scratch: Scratch) -> None:
    """The shuffled cards into hands and stock; a gift that is on its way still lies in the hand."""
    copy_position(position, knowledge.base)
    left = scratch.outcome_count
    for seat in range(rules.seats):
        for _card in range(knowledge.wanted[seat]):
            left -= 1
            put_in(position, seat, scratch.outcome[left])
    if knowledge.stock_hidden:
        for number in range(position.stock_end):
            left -= 1
            position.stock[number] = scratch.outcome[left]
        if position.opened:
            sort_stock(position)


def choose_gift(position: Position, seat: int, chosen: int) -> None:
    """The card with this number of a hand is on its way to the partner."""
    left = chosen
    for rank in range(RANKS):
        slot = hand_slot(seat, rank)
        if left < position.hand[slot]:
            position.hand[slot] -= 1
            position.held[seat] -= 1
            position.gift[seat] = rank
            if position.hand[slot] == 0:
                position.ranks[seat] &= ~(1 << rank)
            return
        left -= position.hand[slot]


def imagine_many(
    rules: Rules, knowledge: Knowledge, scratch: Scratch, seed: Wide, first: Wide, count: int
) -> list[Position]:
    """So many imagined positions, from this number of the seed on."""
    imagined = []
    for number in range(count):
        position = Position()
        imagine_number(rules, knowledge, position, scratch, seed, (first + number) & MASK)
        imagined.append(position)
    return imagined
