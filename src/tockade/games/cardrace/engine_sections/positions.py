"""Positions: pawns, cards and whose turn it is; the start, copies, and filling one from outside."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    BASE,
    DRAW_FOR_DEAL,
    LOT_DEALER,
    LOT_SIDE,
    NOBODY,
    ONE,
    PACK,
    RANKS,
    SEATS,
    SLOTS,
    SQUARES,
    THEN_DEAL,
    WILD,
)
from tockade.games.cardrace.engine_sections.c_stand_ins import PLAIN, filled
from tockade.games.cardrace.engine_sections.packed_numbers import first_pawn, hand_slot
from tockade.games.cardrace.engine_sections.rule_tables import Rules


class Position:
    """Everything that a game may depend on; history is the record's."""

    def __init__(self) -> None:
        if PLAIN:
            self.make_board()
            self.make_cards()
            self.make_counters()

    def make_board(self) -> None:
        """The board's arrays, for plain Python."""
        self.place = filled(0, SLOTS)
        self.occupant = filled(0, SQUARES)
        self.rooms = filled(0, SEATS)
        self.home = filled(0, SEATS)
        self.arm = filled(0, SEATS)
        self.start = filled(0, SEATS)
        self.fresh = 0
        self.guards = 0
        self.based = 0

    def make_cards(self) -> None:
        """The cards' arrays, for plain Python."""
        self.hand = filled(0, SEATS * RANKS)
        self.shown = filled(0, SEATS * RANKS)
        self.given = filled(0, SEATS * RANKS)
        self.held = filled(0, SEATS)
        self.ranks = filled(0, SEATS)
        self.gift = filled(0, SEATS)
        self.stock = filled(0, PACK)
        self.discard = filled(0, PACK)
        self.tokens = filled(0, SEATS)
        self.order = filled(0, SEATS)

    def make_counters(self) -> None:
        """The single numbers, for plain Python."""
        self.stock_next = self.stock_end = self.discard_count = self.stock_known = 0
        self.phase = self.turn = self.dealer = self.candidates = self.passed = 0
        self.owed = self.then = self.deal_size = self.deals = self.turns = self.first = 0
        self.finished = self.drawn = self.opened = 0

    def held_by(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.held[seat]

    def token_count(self, seat: int) -> int:
        """How many extra plays a seat has kept."""
        return self.tokens[seat]

    def copy(self) -> Position:
        """An independent copy."""
        twin = Position()
        copy_position(twin, self)
        return twin


def copy_board(target: Position, source: Position) -> None:
    """The pawns of one position onto another."""
    target.place[:] = source.place
    target.occupant[:] = source.occupant
    target.rooms[:] = source.rooms
    target.home[:] = source.home
    target.arm[:] = source.arm
    target.start[:] = source.start
    target.fresh = source.fresh
    target.guards = source.guards
    target.based = source.based


def copy_position(target: Position, source: Position) -> None:
    """Everything of one position onto another."""
    copy_board(target, source)
    target.hand[:] = source.hand
    target.shown[:] = source.shown
    target.given[:] = source.given
    target.held[:] = source.held
    target.ranks[:] = source.ranks
    target.gift[:] = source.gift
    target.stock[:] = source.stock
    target.discard[:] = source.discard
    target.tokens[:] = source.tokens
    target.order[:] = source.order
    copy_counters(target, source)


def copy_counters(target: Position, source: Position) -> None:
    """The single numbers of one position onto another."""
    target.stock_next = source.stock_next
    target.stock_end = source.stock_end
    target.discard_count = source.discard_count
    target.stock_known = source.stock_known
    target.phase = source.phase
    target.turn = source.turn
    target.dealer = source.dealer
    target.candidates = source.candidates
    target.passed = source.passed
    target.owed = source.owed
    target.then = source.then
    target.deal_size = source.deal_size
    target.deals = source.deals
    target.turns = source.turns
    target.first = source.first
    target.finished = source.finished
    target.drawn = source.drawn
    target.opened = source.opened


def unpack(position: Position) -> dict[str, list[int]]:
    """The arrays of a position as lists, for those outside the engine."""
    return {
        "place": [position.place[slot] for slot in range(SLOTS)],
        "arm": [position.arm[slot] for slot in range(SEATS)],
        "hand": [position.hand[slot] for slot in range(SEATS * RANKS)],
        "shown": [position.shown[slot] for slot in range(SEATS * RANKS)],
        "given": [position.given[slot] for slot in range(SEATS * RANKS)],
        "gift": [position.gift[slot] for slot in range(SEATS)],
        "stock": [position.stock[slot] for slot in range(PACK)],
        "discard": [position.discard[slot] for slot in range(PACK)],
        "tokens": [position.tokens[slot] for slot in range(SEATS)],
        "order": [position.order[slot] for slot in range(SEATS)],
    }


def set_tokens(position: Position, tokens: list[int]) -> None:
    """The extra plays that each seat has kept."""
    for seat in range(len(tokens)):
        position.tokens[seat] = tokens[seat]


def set_order(position: Position, order: list[int]) -> None:
    """The sides that have finished, in their order."""
    position.finished = len(order)
    for place in range(len(order)):
        position.order[place] = order[place]


def set_gifts(position: Position, gifts: list[int]) -> None:
    """The cards that are on their way to a partner."""
    for seat in range(len(gifts)):
        position.gift[seat] = gifts[seat]


def put_in(position: Position, seat: int, rank: int) -> None:
    """A card comes into a hand."""
    position.hand[hand_slot(seat, rank)] += 1
    position.held[seat] += 1
    position.ranks[seat] |= 1 << rank


def set_cards(position: Position, hands: list[list[int]], stock: list[int], discard: list[int]) -> None:
    """Hands, stock and discard."""
    for seat in range(len(hands)):
        for rank in hands[seat]:
            put_in(position, seat, rank)
    for number in range(len(stock)):
        position.stock[number] = stock[number]
    for number in range(len(discard)):
        position.discard[number] = discard[number]
    position.stock_next = 0
    position.stock_end = len(stock)
    position.discard_count = len(discard)


def set_known(position: Position, shown: list[list[int]], given: list[list[int]]) -> None:
    """What is known of the hands: to all, and to the partner who gave the card."""
    for seat in range(len(shown)):
        for rank in shown[seat]:
            position.shown[hand_slot(seat, rank)] += 1
        for rank in given[seat]:
            position.given[hand_slot(seat, rank)] += 1


def start_position(rules: Rules, position: Position) -> None:
    """All pawns in base, the whole pack in order, and the first thing that chance has to decide."""
    for pawn in range(SLOTS):
        position.place[pawn] = BASE
    for square in range(SQUARES):
        position.occupant[square] = NOBODY
    for seat in range(rules.seats):
        sit(rules, position, seat, rules.seat_arms[seat])
        position.gift[seat] = NOBODY
        for number in range(rules.pawns):
            position.based |= ONE << (first_pawn(seat) + number)
    fill_stock(rules, position)
    position.candidates = (1 << rules.seats) - 1
    position.deal_size = rules.hand
    position.first = NOBODY
    position.then = THEN_DEAL
    position.phase = LOT_SIDE if rules.lot else after_seating(rules)


def after_seating(rules: Rules) -> int:
    """How the dealer is found."""
    return DRAW_FOR_DEAL if rules.draw_for_deal else LOT_DEALER


def sit(rules: Rules, position: Position, seat: int, arm: int) -> None:
    """Give a seat its arm."""
    position.arm[seat] = arm
    position.start[seat] = arm * rules.arm_length


def fill_stock(rules: Rules, position: Position) -> None:
    """The whole pack, in ascending order."""
    count = 0
    for rank in range(RANKS):
        for _copy in range(4 if rank != WILD else rules.jokers):
            position.stock[count] = rank
            count += 1
    position.stock_next = 0
    position.stock_end = count


def clear_position(position: Position) -> None:
    """Empty everything that a start does not set."""
    for seat in range(SEATS):
        position.rooms[seat] = position.home[seat] = position.tokens[seat] = position.order[seat] = 0
        position.held[seat] = position.ranks[seat] = 0
        position.gift[seat] = NOBODY
    for slot in range(SEATS * RANKS):
        position.hand[slot] = position.shown[slot] = position.given[slot] = 0
    position.fresh = position.guards = position.based = ONE * 0
    position.discard_count = position.stock_known = position.turn = position.dealer = position.passed = 0
    position.owed = position.deals = position.turns = position.finished = position.drawn = position.opened = 0
