"""The card-race engine: positions, legal moves, consequences and playouts of the tocks and Tijou.

Plain Python that also compiles: every C type stands in `engine.pxd`.  Sections: sizes and codes, rules, positions,
squares, ways of moving, moves, the divided 7, the list of legal moves, verdicts, playing, cards, playouts.
"""

from __future__ import annotations

from typing import Final

from tockade.games.cardrace.board import gate_masks, reach_masks
from tockade.games.cardrace.rules import Facts

Wide = int
"""A number of 64 bits."""
Bits = int
"""A number of 32 bits, none of them a sign."""

# Sizes and codes ----------------------------------------------------------------------------------------------------

SEATS: Final = 8
SLOTS: Final = 32  # pawn = seat * 4 + its number
RANKS: Final = 14  # ace 0 … king 12, joker 13
WILD: Final = 13
PACK: Final = 54
REACH: Final = 20  # no card walks further than 18
SQUARES: Final = 144
HOUSE: Final = 144  # place of room r of arm a: HOUSE + 4 * a + r
BASE: Final = 200
NOBODY: Final = -1
CHANCE: Final = -1
FAR: Final = 1000
ONE: Final = 1
MASK: Final = 0xFFFFFFFFFFFFFFFF
PLAIN: Final = __file__.endswith(".py")  # uncompiled: arrays are lists and have to be made

MOST_MOVES: Final = 16384
MOST_PARTS: Final = 65536
MOST_STATES: Final = 16384
TABLE: Final = 65536
MOST_EVENTS: Final = 512
CHAIN: Final = 8
UNDO: Final = 64  # captures that can be taken back: a divided 7 has far fewer
MOST_RESULTS: Final = 4096  # of a 7 divided over at most four pawns, each once

# ways of ending a walk
ON_RING: Final = 0
ONWARD: Final = 1  # a jump from a central square, a transfer from a corner
HOMEWARD: Final = 2
ASTRAY: Final = 3  # spelled with a jump that does not exist

# moves
ENTER: Final = 0
WALK: Final = 1
RETREAT: Final = 2
PUSH: Final = 3
SWAP: Final = 4
SPLIT: Final = 5
ARRIVE: Final = 6
DISCARD_HAND: Final = 7
DISCARD_ONE: Final = 8
LAY: Final = 9
GIVE: Final = 10
DEAL: Final = 11
PASS: Final = 12
DECLINE: Final = 13

# phases
LOT_SIDE: Final = 0
DRAW_FOR_DEAL: Final = 1
LOT_DEALER: Final = 2
SHUFFLE: Final = 3
DEALING: Final = 4
EXCHANGE: Final = 5
PLAYING: Final = 6
EXTRA: Final = 7
OVER: Final = 8

# what a shuffle interrupted
THEN_DEAL: Final = 0
THEN_SIZE: Final = 1
THEN_NEXT: Final = 2
THEN_EXTRA: Final = 3
THEN_PLAY: Final = 4

# facts (rules.py)
GUARD_NOBODY: Final = 0
GUARD_ANY: Final = 2
START_LAST_RESORT: Final = 1
START_NEVER: Final = 2
SWAP_OTHER_COLOUR: Final = 1
SWAP_OPPONENT: Final = 2
STUCK_HAND: Final = 0
STUCK_ONE: Final = 1
STUCK_LAY: Final = 2
DRAW_AFTER: Final = 0
DRAW_BEFORE: Final = 1
DRAW_NEVER: Final = 2
AGAIN_NOW: Final = 1
AGAIN_TOKEN: Final = 2
DEAL_ONCE: Final = 0
DEAL_PLAY_OUT: Final = 1
DEAL_CONTINUE: Final = 2
DEAL_RESHUFFLE: Final = 3
DEAL_FILL_UP: Final = 4
LOT_UNUSED: Final = 1
LOT_SHARED: Final = 2
LOT_LONE: Final = 3

# verdicts, in the order in which they are told: a code, above it what it is about as (pawn + 1) << 8 or
# (place + 1) << 8, and in a divided 7 the steps that are left << 16 and the number of the part << 20
ALLOWED: Final = 0
V_GAME_OVER: Final = 1
V_LIMIT_REACHED: Final = 2
V_NOT_YOUR_TURN: Final = 3
V_GIVEN_ALREADY: Final = 4
V_CHANCE_DUE: Final = 5
V_WRONG_PHASE: Final = 6
V_NO_SUCH_MOVE: Final = 7
V_DISCARD_WHOLE: Final = 8
V_DISCARD_ONE: Final = 9
V_CARD_NOT_HELD: Final = 10
V_CARD_CANNOT_ENTER: Final = 11
V_CARD_CANNOT_SWAP: Final = 12
V_CARD_CANNOT_DIVIDE: Final = 13
V_CARD_CANNOT_ARRIVE: Final = 14
V_CARD_CANNOT_WALK: Final = 15
V_JOKER_UNNAMED: Final = 16
V_NO_JUMPS: Final = 17
V_NO_JUMP_WITH_CARD: Final = 18
V_WRONG_DEAL: Final = 19
V_NO_PAWN_IN_BASE: Final = 20
V_NO_PAWN_THERE: Final = 21
V_NOT_YOUR_PAWN: Final = 22
V_PARTNER_NOT_YET: Final = 23
V_PARTNER_NOW: Final = 24
V_SEVEN_NOT_SHARED: Final = 25
V_NOT_AN_OPPONENT: Final = 26
V_SAME_SQUARE: Final = 27
V_WRONG_OWNER: Final = 28
V_NOT_ANOTHER_COLOUR: Final = 29
V_PAWN_IN_HOUSE: Final = 30
V_PAWN_PROTECTED: Final = 31
V_PAWN_MOVED_ALREADY: Final = 32
V_NOT_ON_EXIT: Final = 33
V_OTHERS_NOT_ON_BOARD: Final = 34
V_HOUSE_OF_ANOTHER: Final = 35
V_HOUSE_NEVER_LEFT: Final = 36
V_HOUSE_BACKWARDS: Final = 37
V_HOUSE_NOT_BY_PUSH: Final = 38
V_HOUSE_AFTER_LAP: Final = 39
V_BEYOND_HOUSE: Final = 40
V_WRONG_COUNT: Final = 41
V_SEVEN_PART: Final = 42
V_NO_JUMP_HERE: Final = 43
V_GUARD_IN_THE_WAY: Final = 44
V_OWN_PAWN_IN_THE_WAY: Final = 45
V_ROOM_PAWN_IN_THE_WAY: Final = 46
V_START_NOT_PASSED: Final = 47
V_GUARD_ON_LANDING: Final = 48
V_OWN_PAWN_ON_LANDING: Final = 49
V_PARTNER_ON_LANDING: Final = 50
V_ROOM_TAKEN: Final = 51
V_SEVEN_INCOMPLETE: Final = 52
V_LAST_RESORT: Final = 53
V_MUST_PLAY: Final = 54
V_MUST_CARRY_OUT: Final = 55
V_TOO_MANY_CARDS: Final = 56

# events: kind, seat, a, b, c (see `note`)
E_PLAYED: Final = 0  # rank, named
E_ENTERED: Final = 1  # to
E_WALKED: Final = 2  # from, to, steps
E_JUMPED: Final = 3  # from, to
E_SENT_ON: Final = 4  # from, to
E_LAPPED: Final = 5  # start, way, entrance or nobody
E_CAPTURED: Final = 6  # place
E_SWAPPED: Final = 7  # from, to, other seat
E_HOUSED: Final = 8  # room, from (nobody: it walked)
E_FINISHED: Final = 9
E_LAID: Final = 10  # rank
E_DISCARDED: Final = 11  # rank
E_SHOWN: Final = 12  # rank, one event a card
E_GAVE: Final = 13  # rank, other seat
E_EXCHANGED: Final = 14  # rank received, from seat, rank given
E_DREW: Final = 15  # rank, known to all; one event a card
E_DEALT: Final = 16  # number
E_CHOSE_DEAL: Final = 17  # number
E_TURNED_OVER: Final = 18  # number
E_SHUFFLED: Final = 19  # number
E_DREW_FOR_DEAL: Final = 20  # rank
E_DEALER: Final = 21
E_UNUSED: Final = 22  # arm
E_SHARED: Final = 23  # arm, second seat
E_PASSED: Final = 24
E_DECLINED: Final = 25
E_TOKEN_EARNED: Final = 26  # tokens
E_TOKEN_SPENT: Final = 27  # tokens
E_PLAYS_AGAIN: Final = 28
E_PLACED: Final = 29  # place
E_DRAWN: Final = 30  # limit
E_TIED: Final = 31  # seats, as bits

# generator
GOLDEN: Final = 0x9E3779B97F4A7C15
FIRST_MIX: Final = 0xBF58476D1CE4E5B9
SECOND_MIX: Final = 0x94D049BB133111EB
EPSILON: Final = 1e-9

# features of the linear move score
F_PROGRESS: Final = 0  # steps of one's own side towards its houses
F_ON_BOARD: Final = 1  # pawns of one's own side out of base
F_HOME: Final = 2  # pawns of one's own side in their houses
F_THEIR_PROGRESS: Final = 3
F_THEIR_ON_BOARD: Final = 4
F_THEIR_HOME: Final = 5
F_EXPOSED: Final = 6  # pawns of one's own side with an opponent close behind
F_HUNTING: Final = 7  # opponents' pawns with one of one's own close behind
F_AGAIN: Final = 8  # an extra play is earned or taken
F_DEEP: Final = 9  # rooms used from the innermost
FEATURES: Final = 10
CLOSE: Final = 13


def filled(value: int, count: int) -> list[int]:
    """A list of one value."""
    return [value] * count


def weighted(count: int) -> list[float]:
    """A list of weights, none of which counts yet."""
    return [0.0] * count


# Rules --------------------------------------------------------------------------------------------------------------


class Rules:
    """The facts of a game as the engine reads them."""

    def __init__(self, facts: Facts, text_rank: list[int]) -> None:
        self.seats = facts.seats
        self.teams = int(facts.teams)
        self.arms = facts.arms
        self.arm_length = facts.arm_length
        self.ring = facts.arms * facts.arm_length
        self.pawns = facts.pawns
        self.rooms = facts.rooms
        self.lot = int(facts.lot)
        self.lot_turns = int(facts.lot_turns and facts.version > 1)
        self.entrance = self.ring - facts.arm_length + facts.entrance
        self.entry = facts.entry
        self.stacking = int(facts.stacking)
        self.corners = int(facts.corners)
        self.read_duties(facts)
        self.read_cards(facts)
        self.seat_arms = list(facts.seat_arms) + [0] * (SEATS - len(facts.seat_arms))
        self.text_rank = text_rank
        self.lowest = [(bits & -bits).bit_length() - 1 for bits in range(1 << 7)]
        self.central = [int(square % facts.arm_length == 7) for square in range(SQUARES)]
        self.corner = [int(square % facts.arm_length == 0) for square in range(SQUARES)]
        self.gates = gate_masks(self.ring, facts.arm_length)
        reach = reach_masks(self.ring, facts.arm_length, bool(self.jump[6]))
        self.reach_low = [mask & MASK for mask in reach]
        self.reach_middle = [mask >> 64 & MASK for mask in reach]
        self.reach_high = [mask >> 128 & MASK for mask in reach]

    def read_duties(self, facts: Facts) -> None:
        """Everything that is one number."""
        self.guard = int(facts.guard)
        self.guard_blocks = int(facts.guard_blocks)
        self.pass_own = int(facts.pass_own)
        self.land_own = int(facts.land_own)
        self.land_partner = int(facts.land_partner)
        self.jump_captures_first = int(facts.jump_captures_first)
        self.jump_past_start = int(facts.jump_past_start)
        self.pass_start = int(facts.pass_start)
        self.seven_stops = int(facts.seven_stops)
        self.seven_overflow = int(facts.seven_overflow)
        self.swap_with = int(facts.swap_with)
        self.swap_own_start = int(facts.swap_own_start)
        self.push_own_start = int(facts.push_own_start)
        self.hand = facts.hand
        self.deal = int(facts.deal)
        self.draw = int(facts.draw)
        self.dealer_extra = facts.dealer_extra
        self.draw_for_deal = int(facts.draw_for_deal)
        self.dealer_first = int(facts.dealer_first)
        self.exchange = int(facts.exchange)
        self.keep = facts.keep
        self.stuck = int(facts.stuck)
        self.again = int(facts.again)
        self.restock_shuffled = int(facts.restock_shuffled)
        self.partner_play = int(facts.partner_play and facts.teams)
        self.help_freely = int(facts.help_freely)
        self.play_on = int(facts.play_on)
        self.ply_limit = facts.ply_limit
        self.version = facts.version

    def read_cards(self, facts: Facts) -> None:
        """What each rank does."""
        effects = list(facts.effects.values())
        self.jokers = facts.jokers
        self.forward = [effect.forward for effect in effects]
        self.back = [effect.back for effect in effects]
        self.push = [effect.push for effect in effects]
        self.enters = [int(effect.enters) for effect in effects]
        self.swaps = [int(effect.swaps) for effect in effects]
        self.divides = [int(effect.divides) for effect in effects]
        self.sweeps = [int(effect.sweeps) for effect in effects]
        self.eats = [int(effect.eats) for effect in effects]
        self.arrives = [int(effect.arrives) for effect in effects]
        self.gives_again = [int(effect.again) for effect in effects]
        self.wild = [int(effect.wild) for effect in effects]
        self.jump = [effect.jump for effect in effects]
        self.jumps = int({effect.jump for effect in effects} != {0})
        plain = {"forward", "jump", "sweeps", "eats", "again"}
        self.only_walks = [int(effect.forward > 0 and effect.uses() <= plain) for effect in effects]


# Positions ----------------------------------------------------------------------------------------------------------


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
        self.finished = self.drawn = 0

    def held_by(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.held[seat]

    def token_count(self, seat: int) -> int:
        """How many extra plays a seat has kept."""
        return self.tokens[seat]

    def copy(self) -> Position:
        """An independent twin."""
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


def noted(work: Work) -> list[int]:
    """The events that were noted, five numbers each, for those outside the engine."""
    return [work.events[number] for number in range(work.event_count * 5)]


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
            position.shown[seat * RANKS + rank] += 1
        for rank in given[seat]:
            position.given[seat * RANKS + rank] += 1


def set_outcome(work: Work, outcome: list[int]) -> None:
    """What chance decided, from outside."""
    work.outcome_count = len(outcome)
    for number in range(len(outcome)):
        work.outcome[number] = outcome[number]


class Work:
    """Room to work in: the list of moves, the events of a play, the states of a divided 7, a generator."""

    def __init__(self) -> None:
        if PLAIN:
            self.make_moves()
            self.make_states()
        self.scratch = Position()
        self.trial = Position()
        self.count = self.laps = self.parts = self.event_count = self.noting = 0
        self.captures = self.states = self.stamp = self.chain_count = self.mover_count = self.walker_count = 0
        self.overfull = self.undo_count = 0
        self.seed = self.outcome_count = self.counting = self.every_spelling = 0
        self.plies = self.choices = self.discards = self.leads = self.leader = 0

    def make_moves(self) -> None:
        """The lists of moves and events, for plain Python."""
        self.header = filled(0, MOST_MOVES)
        self.first_part = filled(0, MOST_MOVES)
        self.sort_key = filled(0, MOST_MOVES)
        self.lapping = filled(0, MOST_MOVES)
        self.part = filled(0, MOST_PARTS)
        self.events = filled(0, MOST_EVENTS * 5)
        self.chain = filled(0, CHAIN)
        self.movers = filled(0, 4)
        self.walkers = filled(0, 4)
        self.meets = filled(0, 4)
        self.outcome = filled(0, PACK)
        self.weights = weighted(FEATURES)
        self.before = weighted(FEATURES)
        self.after = weighted(FEATURES)
        self.tally_held = filled(0, RANKS)
        self.tally_dead = filled(0, RANKS)

    def make_states(self) -> None:
        """The table of a divided 7, for plain Python."""
        self.state_key = filled(0, MOST_STATES)
        self.state_rest = filled(0, MOST_STATES)
        self.state_parent = filled(0, MOST_STATES)
        self.state_part = filled(0, MOST_STATES)
        self.table = filled(0, TABLE)
        self.table_stamp = filled(0, TABLE)
        self.candidate = filled(0, 128)
        self.result_part = filled(0, MOST_RESULTS * 4)
        self.undo = filled(0, UNDO)


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
            position.based |= ONE << (seat * 4 + number)
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


# Squares ------------------------------------------------------------------------------------------------------------


def ahead(rules: Rules, square: int, steps: int) -> int:
    """The square so many steps on; negative steps go back."""
    reached = square + steps
    if reached >= rules.ring:
        return reached - rules.ring
    return reached + rules.ring if reached < 0 else reached


def progress(rules: Rules, position: Position, pawn: int) -> int:
    """Steps of a pawn on the ring from its own start."""
    return ahead(rules, position.place[pawn], -position.start[pawn >> 2])


def house_of(position: Position, seat: int) -> int:
    """The place of a seat's first room."""
    return HOUSE + 4 * position.arm[seat]


def partner_of(rules: Rules, seat: int) -> int:
    """The team-mate, who sits half the table away, or nobody."""
    if not rules.teams:
        return NOBODY
    half = rules.seats >> 1
    return seat + half if seat < half else seat - half


def same_side(rules: Rules, seat: int, other: int) -> bool:
    """Whether two seats win together."""
    return seat == other or partner_of(rules, seat) == other


def played_seat(rules: Rules, position: Position, seat: int) -> int:
    """Whose pawns a player moves: the partner's once their own are all home (GJ-22, FQ-15, TC-25)."""
    if rules.partner_play and position.home[seat] == rules.pawns:
        return partner_of(rules, seat)
    return seat


def guarded(rules: Rules, position: Position, pawn: int) -> bool:
    """Whether a pawn stands untouchable on its own start (GJ-12, FQ-12, TC-5)."""
    seat = pawn >> 2
    return position.place[pawn] == position.start[seat] and (position.guards >> position.arm[seat] & 1) == 1


def to_entrance(rules: Rules, position: Position, pawn: int) -> int:
    """Steps to the square before the house; far when the lap is still to be done (GJ-15: position decides)."""
    done = progress(rules, position, pawn)
    if done == 0 and rules.entrance == rules.ring and not position.fresh >> pawn & 1:
        return 0
    return rules.entrance - done if done <= rules.entrance else FAR


def is_corner(rules: Rules, square: int) -> bool:
    """Tijou's corners (TJ-12)."""
    return rules.corner[square] == 1


def onward(rules: Rules, square: int, direction: int) -> int:
    """Where a jump from a central square leads (GJ-13), or a corner sends a piece (TJ-12)."""
    return ahead(rules, square, 18 * direction)


def lift(rules: Rules, position: Position, pawn: int) -> None:
    """Take a pawn from where it stands."""
    place = position.place[pawn]
    seat = pawn >> 2
    position.fresh &= ~(ONE << pawn)
    if place < HOUSE:
        if not rules.stacking:
            position.occupant[place] = NOBODY
        if place == position.start[seat]:
            position.guards &= ~(1 << position.arm[seat])
    elif place < BASE:
        position.rooms[seat] &= ~(1 << (place - house_of(position, seat)))
        position.home[seat] -= 1
    else:
        position.based &= ~(ONE << pawn)


def set_down(rules: Rules, position: Position, pawn: int, place: int) -> None:
    """Put a lifted pawn somewhere."""
    seat = pawn >> 2
    position.place[pawn] = place
    if place < HOUSE:
        if not rules.stacking:
            position.occupant[place] = pawn
        if rules.guard == GUARD_ANY and place == position.start[seat]:
            position.guards |= 1 << position.arm[seat]
    elif place < BASE:
        position.rooms[seat] |= 1 << (place - house_of(position, seat))
        position.home[seat] += 1
    else:
        position.based |= ONE << pawn


def set_fresh(rules: Rules, position: Position, pawn: int) -> None:
    """A pawn that has just entered on its start is fresh."""
    if rules.guard != GUARD_NOBODY:
        position.fresh |= ONE << pawn
        position.guards |= 1 << position.arm[pawn >> 2]


def waiting_pawn(rules: Rules, position: Position, seat: int) -> int:
    """A pawn in base, or nobody; they are interchangeable."""
    for pawn in range(seat * 4, seat * 4 + rules.pawns):
        if position.place[pawn] == BASE:
            return pawn
    return NOBODY


def pawn_at(rules: Rules, position: Position, seat: int, place: int) -> int:
    """A pawn of this seat on this place, or nobody."""
    for pawn in range(seat * 4, seat * 4 + rules.pawns):
        if position.place[pawn] == place:
            return pawn
    return NOBODY


def repeated(position: Position, pawn: int) -> bool:
    """Whether an earlier pawn of the same colour stands on the same place (TJ-10): they move alike."""
    for other in range(pawn & ~3, pawn):
        if position.place[other] == position.place[pawn]:
            return True
    return False


# Ways of moving -----------------------------------------------------------------------------------------------------


def blame(code: int, pawn: int) -> int:
    """A verdict with the pawn that causes it."""
    return code | (pawn + 1) << 8


def point_at(code: int, place: int) -> int:
    """A verdict with the place that it is about."""
    return code | (place + 1) << 8


def path_verdict(rules: Rules, position: Position, pawn: int, square: int, steps: int) -> int:
    """Whether a pawn may pass the squares before its landing, `steps` squares on (negative: back)."""
    between = steps - 1 if steps > 0 else -steps - 1
    origin = square if steps > 0 else ahead(rules, square, steps)
    if position.guards and rules.guard_blocks and rules.gates[origin * REACH + between] & position.guards:
        return blame(V_GUARD_IN_THE_WAY, guard_between(rules, position, square, steps))
    if not rules.pass_own:
        return own_between(rules, position, pawn, origin, between)
    return ALLOWED


def guard_between(rules: Rules, position: Position, square: int, steps: int) -> int:
    """The first guarded pawn on the way."""
    step = 1 if steps > 0 else -1
    for count in range(1, steps * step):
        other = position.occupant[ahead(rules, square, count * step)]
        if other != NOBODY and guarded(rules, position, other):
            return other
    return NOBODY


def own_between(rules: Rules, position: Position, pawn: int, origin: int, between: int) -> int:
    """One's own pawns are never passed (TC-8)."""
    for other in range(pawn & ~3, (pawn & ~3) + rules.pawns):
        if other != pawn and position.place[other] < HOUSE:
            distance = ahead(rules, position.place[other], -origin)
            if 0 < distance <= between:
                return blame(V_OWN_PAWN_IN_THE_WAY, other)
    return ALLOWED


def nearest_blamed(rules: Rules, position: Position, verdict: int, pawn: int, steps: int) -> int:
    """The verdict on a way, with the nearest of one's own pawns where several block it."""
    if verdict & 255 != V_OWN_PAWN_IN_THE_WAY:
        return verdict
    return blame(V_OWN_PAWN_IN_THE_WAY, first_own(rules, position, pawn, position.place[pawn], steps))


def first_own(rules: Rules, position: Position, pawn: int, square: int, steps: int) -> int:
    """The first pawn of the same colour on the way."""
    step = 1 if steps > 0 else -1
    for count in range(1, steps * step):
        other = position.occupant[ahead(rules, square, count * step)]
        if other != NOBODY and other != pawn and other >> 2 == pawn >> 2:
            return other
    return NOBODY


def landing_verdict(rules: Rules, position: Position, pawn: int, square: int) -> int:
    """Whether a pawn may end on a square, capturing whoever stands there."""
    if rules.stacking:
        return ALLOWED
    other = position.occupant[square]
    if other == NOBODY or other == pawn:
        return ALLOWED
    if guarded(rules, position, other):
        return blame(V_GUARD_ON_LANDING, other)
    if other >> 2 == pawn >> 2:
        return blame(V_OWN_PAWN_ON_LANDING, other) if rules.land_own else ALLOWED
    if rules.land_partner and partner_of(rules, other >> 2) == pawn >> 2:
        return blame(V_PARTNER_ON_LANDING, other)
    return ALLOWED


def rooms_verdict(rules: Rules, position: Position, seat: int, outside: int, room: int) -> int:
    """Whether a pawn may go from room `outside` (-1: the entrance) to a later room (GJ-20)."""
    if room >= rules.rooms:
        return blame(V_BEYOND_HOUSE, seat * 4)
    for passed in range(outside + 1, room + 1):
        if position.rooms[seat] >> passed & 1:
            other = pawn_at(rules, position, seat, house_of(position, seat) + passed)
            return blame(V_ROOM_TAKEN if passed == room else V_ROOM_PAWN_IN_THE_WAY, other)
    return ALLOWED


def homeward_verdict(rules: Rules, position: Position, pawn: int, steps: int) -> int:
    """Whether a pawn may go so many steps into, or on inside, its house."""
    seat = pawn >> 2
    place = position.place[pawn]
    if place >= HOUSE:
        inside = place - house_of(position, seat)
        return rooms_verdict(rules, position, seat, inside, inside + steps)
    outside = to_entrance(rules, position, pawn)
    if outside >= REACH:
        return blame(V_HOUSE_AFTER_LAP, pawn)
    if outside > 0:
        blocked = path_verdict(rules, position, pawn, place, outside + 1)
        if blocked:
            return blocked
    return rooms_verdict(rules, position, seat, -1, steps - outside - 1)


def jump_verdict(rules: Rules, position: Position, pawn: int, square: int, direction: int) -> int:
    """Whether a pawn that ends on a square may go on to the next central square (GJ-13, FQ-13)."""
    if direction == 0:
        return V_NO_JUMP_WITH_CARD
    if not rules.central[square]:
        return V_NO_JUMP_HERE
    between = ahead(rules, square, 11 * direction if direction > 0 else -7)
    if not rules.jump_past_start and position.guards >> between // rules.arm_length & 1:
        return blame(V_GUARD_IN_THE_WAY, position.occupant[between])
    return landing_verdict(rules, position, pawn, onward(rules, square, direction))


def needless_jump(rules: Rules, position: Position, pawn: int, square: int, rank: int) -> bool:
    """Whether a jump from this square is another spelling of stopping there: one's own pawns stand on both squares.

    Either way one of them is captured and the other is left; version 1 listed both.
    """
    if rules.version < 2 or rules.jump_captures_first or rules.sweeps[rank]:
        return False
    here = position.occupant[square]
    there = position.occupant[onward(rules, square, rules.jump[rank])]
    return here != NOBODY and there != NOBODY and here >> 2 == pawn >> 2 and there >> 2 == pawn >> 2


def laps(rules: Rules, position: Position, pawn: int, steps: int, way: int) -> bool:
    """Whether going forward passes one's own start, or lands on it (GJ-21, FQ-11)."""
    if way == HOMEWARD or rules.stacking or position.place[pawn] >= HOUSE:
        return False
    done = progress(rules, position, pawn) + steps
    if done >= rules.ring:
        return done > rules.ring or rules.entrance != rules.ring
    return way == ONWARD and done + 18 > rules.ring


def forward_verdict(rules: Rules, position: Position, pawn: int, steps: int, way: int, jump: int) -> int:
    """Whether a pawn may go so many steps forward and end that way; the last resort is not asked here."""
    place = position.place[pawn]
    if way == HOMEWARD or place >= HOUSE:
        return homeward_verdict(rules, position, pawn, steps)
    blocked = path_verdict(rules, position, pawn, place, steps)
    if blocked:
        return blocked
    if rules.pass_start == START_NEVER and laps(rules, position, pawn, steps, way):
        return blame(V_START_NOT_PASSED, pawn)
    square = ahead(rules, place, steps)
    if way == ONWARD and not rules.corners:
        return jump_verdict(rules, position, pawn, square, jump)
    return landing_verdict(rules, position, pawn, square)


def side_step_verdict(rules: Rules, position: Position, pawn: int, steps: int, way: int, jump: int) -> int:
    """Whether a pawn may be moved by a 4 (back) or a 5 (pushed): never home, no lap counted."""
    place = position.place[pawn]
    blocked = path_verdict(rules, position, pawn, place, steps)
    if blocked:
        return blocked
    square = ahead(rules, place, steps)
    if way == ONWARD and not rules.corners:
        return jump_verdict(rules, position, pawn, square, jump)
    return landing_verdict(rules, position, pawn, square)


def enter_verdict(rules: Rules, position: Position, seat: int) -> int:
    """Whether a pawn of this seat may enter."""
    pawn = waiting_pawn(rules, position, seat)
    if pawn == NOBODY:
        return V_NO_PAWN_IN_BASE
    return landing_verdict(rules, position, pawn, position.start[seat] + rules.entry)


def swap_side_verdict(rules: Rules, position: Position, mover: int, pawn: int) -> int:
    """Whether a pawn may take part in a swap at all; one's own may leave its start where FQ-7 is read so."""
    if position.place[pawn] >= HOUSE:
        return blame(V_PAWN_IN_HOUSE, pawn)
    if rules.swap_own_start and pawn >> 2 == mover:
        return ALLOWED
    return blame(V_PAWN_PROTECTED, pawn) if guarded(rules, position, pawn) else ALLOWED


def swap_verdict(rules: Rules, position: Position, seat: int, pawn: int, other: int) -> int:
    """Whether a pawn of this player may change places with another."""
    if rules.swap_with == SWAP_OTHER_COLOUR and other >> 2 == pawn >> 2:
        return blame(V_NOT_ANOTHER_COLOUR, other)
    if rules.swap_with == SWAP_OPPONENT and same_side(rules, seat, other >> 2):
        return blame(V_NOT_AN_OPPONENT, other)
    verdict = swap_side_verdict(rules, position, pawn >> 2, pawn)
    if verdict == ALLOWED:
        verdict = swap_side_verdict(rules, position, pawn >> 2, other)
    if verdict == ALLOWED and position.place[pawn] == position.place[other]:
        return V_SAME_SQUARE
    return verdict


def arrive_verdict(rules: Rules, position: Position, pawn: int) -> int:
    """Whether a piece may go from its exit to the arrival (TJ-13)."""
    seat = pawn >> 2
    if position.place[pawn] != position.start[seat]:
        return blame(V_NOT_ON_EXIT, pawn)
    if waiting_pawn(rules, position, seat) != NOBODY:
        return V_OTHERS_NOT_ON_BOARD
    return ALLOWED


def push_verdict(rules: Rules, position: Position, seat: int, pawn: int) -> int:
    """Whether a pawn is one that this player's 5 may move (GJ-17, FQ-9)."""
    if same_side(rules, seat, pawn >> 2):
        return blame(V_NOT_AN_OPPONENT, pawn)
    if position.place[pawn] >= HOUSE:
        return blame(V_PAWN_IN_HOUSE, pawn)
    if rules.push_own_start or not guarded(rules, position, pawn):
        return ALLOWED
    return blame(V_PAWN_PROTECTED, pawn)


# Moves --------------------------------------------------------------------------------------------------------------


class Move:
    """A move as it is spelled: its kind, card, and parts (from, to or first landing, way, seat of a swap's target)."""

    def __init__(self, kind: int, card: int, named: int, parts: list[int]) -> None:
        if PLAIN:
            self.make_parts()
        self.kind = kind
        self.card = card
        self.named = named
        self.count = len(parts)
        for number in range(self.count):
            self.part[number] = parts[number]

    def make_parts(self) -> None:
        """The array of parts, for plain Python."""
        self.part = filled(0, CHAIN)

    def key(self) -> tuple[int, ...]:
        """Everything that makes it this move."""
        return (self.kind, self.card, self.named, *[self.part[number] for number in range(self.count)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def move_parts(move: Move) -> list[int]:
    """The parts of a move."""
    return [move.part[number] for number in range(move.count)]


def make_part(origin: int, landing: int, way: int, other: int) -> int:
    """A part of a move in one number; `other` is the seat of a swap's target, or nobody."""
    return origin | landing << 8 | way << 16 | (other + 1) << 18


def part_from(part: int) -> int:
    return part & 255


def part_to(part: int) -> int:
    return part >> 8 & 255


def part_way(part: int) -> int:
    return part >> 16 & 3


def part_other(part: int) -> int:
    return (part >> 18 & 15) - 1


def make_astray(origin: int, landing: int, beyond: int) -> int:
    """A part that is spelled with a jump which does not exist."""
    return make_part(origin, landing, ASTRAY, NOBODY) | beyond << 22


def part_beyond(part: int) -> int:
    """Where such a jump is spelled to."""
    return part >> 22 & 255


def make_header(kind: int, card: int, named: int, count: int) -> int:
    return kind | card << 8 | named << 16 | count << 24


def add_move(work: Work, kind: int, card: int, named: int, lapping: int) -> None:
    """Add a move with the parts that stand in the chain."""
    if work.count >= MOST_MOVES or work.parts + work.chain_count > MOST_PARTS:
        work.overfull = 1
        return
    index = work.count
    work.header[index] = make_header(kind, card, named, work.chain_count)
    work.first_part[index] = work.parts
    work.lapping[index] = lapping
    work.laps += lapping
    for number in range(work.chain_count):
        work.part[work.parts + number] = work.chain[number]
    work.parts += work.chain_count
    work.count += 1


def add_single(work: Work, kind: int, card: int, named: int, part: int, lapping: int) -> None:
    """Add a move of one part."""
    if work.count >= MOST_MOVES or work.parts >= MOST_PARTS:
        work.overfull = 1
        return
    index = work.count
    work.header[index] = make_header(kind, card, named, 1)
    work.first_part[index] = work.parts
    work.lapping[index] = lapping
    work.laps += lapping
    work.part[work.parts] = part
    work.parts += 1
    work.count = index + 1


def add_word(work: Work, kind: int, card: int, named: int) -> None:
    """Add a move that needs no parts."""
    work.chain_count = 0
    add_move(work, kind, card, named, 0)


# The divided 7 ------------------------------------------------------------------------------------------------------


def sort_movers(rules: Rules, position: Position, work: Work) -> None:
    """The pawns that may walk, in the order of their squares' names."""
    work.mover_count = work.walker_count
    for number in range(work.walker_count):
        pawn = work.walkers[number]
        slot = number
        while slot > 0 and comes_later(rules, position, work.movers[slot - 1], pawn):
            work.movers[slot] = work.movers[slot - 1]
            slot -= 1
        work.movers[slot] = pawn


def comes_later(rules: Rules, position: Position, pawn: int, other: int) -> bool:
    """Whether a pawn's place is spelled after another's."""
    return rules.text_rank[position.place[pawn]] > rules.text_rank[position.place[other]]


def homebound(rules: Rules, position: Position, pawn: int) -> bool:
    """Whether six steps may bring a pawn into a room, or to a further one."""
    return position.place[pawn] >= HOUSE or to_entrance(rules, position, pawn) < 6


def settled(rules: Rules, position: Position, pawn: int) -> bool:
    """Whether a pawn is in its house with every further room taken: it moves no more."""
    place = position.place[pawn]
    if place < HOUSE:
        return False
    further = rules.rooms - 1 - (place - house_of(position, pawn >> 2))
    return position.rooms[pawn >> 2] >> (rules.rooms - further) == (1 << further) - 1


def find_meetings(rules: Rules, position: Position, work: Work) -> int:
    """Which of the movers can make a difference to each other in a 7 where each moves once; whether any can."""
    meetings = 0
    for number in range(work.mover_count):
        work.meets[number] = 0
        for earlier in range(number):
            if may_meet(rules, position, work.movers[earlier], work.movers[number]):
                work.meets[number] |= 1 << earlier
                work.meets[earlier] |= 1 << number
                meetings += 1
    return meetings


def may_meet(rules: Rules, position: Position, pawn: int, other: int) -> bool:
    """Whether six steps of two pawns may touch one square, or both may touch the house."""
    here = position.place[pawn]
    there = position.place[other]
    if here < HOUSE and there < HOUSE:
        if rules.reach_low[here] & rules.reach_low[there]:
            return True
        if rules.reach_middle[here] & rules.reach_middle[there] or rules.reach_high[here] & rules.reach_high[there]:
            return True
    return homebound(rules, position, pawn) and homebound(rules, position, other)


def split_apart(rules: Rules, position: Position, work: Work, rank: int, first: int, rest: int, lapping: int) -> None:
    """All divisions over pawns that cannot meet, each once, in the order of their squares' names."""
    depth = work.chain_count
    for number in range(first, work.mover_count):
        least = rest if number == work.mover_count - 1 else 1
        for steps in range(least, rest + 1):
            found = listed_ways(rules, position, work, work.movers[number], rank, steps)
            for way in range(3):
                if found >> way & 1:
                    lapped = found >> way >> 4 & 1
                    work.chain[depth] = forward_part(rules, position, work.movers[number], steps, way)
                    work.chain_count = depth + 1
                    if steps == rest:
                        add_move(work, SPLIT, rank, rank, lapping | lapped)
                    else:
                        split_apart(rules, position, work, rank, number + 1, rest - steps, lapping | lapped)
                    work.chain_count = depth


def possible_ways(rules: Rules, position: Position, pawn: int, rank: int, steps: int) -> int:
    """The ways in which so many steps forward may end, as bits; four bits higher, which of them lap."""
    place = position.place[pawn]
    if place >= HOUSE:
        if steps >= rules.rooms or homeward_verdict(rules, position, pawn, steps) != ALLOWED:
            return 0
        return 1 << HOMEWARD
    found = 0
    outside = to_entrance(rules, position, pawn)
    if outside < steps <= outside + rules.rooms and homeward_verdict(rules, position, pawn, steps) == ALLOWED:
        found = 1 << HOMEWARD
    if (position.guards or not rules.pass_own) and path_verdict(rules, position, pawn, place, steps) != ALLOWED:
        return found
    square = ahead(rules, place, steps)
    if position.occupant[square] == NOBODY or landing_verdict(rules, position, pawn, square) == ALLOWED:
        if steps <= outside < FAR:
            found |= 1 << ON_RING
        else:
            found |= lap_bits(rules, position, pawn, steps, ON_RING)
    if rules.jump[rank] and rules.central[square]:
        if jump_verdict(rules, position, pawn, square, rules.jump[rank]) == ALLOWED:
            found |= lap_bits(rules, position, pawn, steps, ONWARD)
    return found


def listed_ways(rules: Rules, position: Position, work: Work, pawn: int, rank: int, steps: int) -> int:
    """The same as far as each leads to a board of its own; all of them where every spelling is wanted."""
    found = possible_ways(rules, position, pawn, rank, steps)
    if found >> ONWARD & 1 and not work.every_spelling:
        if needless_jump(rules, position, pawn, ahead(rules, position.place[pawn], steps), rank):
            return found & ~(17 << ONWARD)
    return found


def lap_bits(rules: Rules, position: Position, pawn: int, steps: int, way: int) -> int:
    """The bits of a way that nothing blocks: none where it may not pass one's own start."""
    if not laps(rules, position, pawn, steps, way):
        return 1 << way
    if rules.pass_start == START_NEVER:
        return 0
    return (17 if rules.pass_start == START_LAST_RESORT else 1) << way


def forward_part(rules: Rules, position: Position, pawn: int, steps: int, way: int) -> int:
    """The part that spells such a walk."""
    place = position.place[pawn]
    if way != HOMEWARD:
        return make_part(place, ahead(rules, place, steps), way, NOBODY)
    if place >= HOUSE:
        return make_part(place, place + steps, way, NOBODY)
    room = steps - to_entrance(rules, position, pawn) - 1
    return make_part(place, house_of(position, pawn >> 2) + room, way, NOBODY)


def part_steps(rules: Rules, position: Position, pawn: int, part: int) -> int:
    """How many steps forward a part spells; 0 when it leads nowhere that this pawn could go."""
    place = position.place[pawn]
    landing = part_to(part)
    if landing < HOUSE:
        return ahead(rules, landing, -place) if place < HOUSE else 0
    room = landing - house_of(position, pawn >> 2)
    if room < 0 or room >= rules.rooms:
        return 0
    if place >= HOUSE:
        return landing - place if landing > place else 0
    outside = to_entrance(rules, position, pawn)
    return outside + room + 1 if outside < REACH else 0


def may_overflow(rules: Rules, position: Position, work: Work, seat: int) -> bool:
    """Whether a 7 could bring this seat's last pawn home and have steps left for the partner's (GJ-22)."""
    if not rules.partner_play or not rules.seven_overflow:
        return False
    homeward = position.home[seat]
    for number in range(work.mover_count):
        pawn = work.movers[number]
        if position.place[pawn] < HOUSE and to_entrance(rules, position, pawn) < 6:
            homeward += 1
    return homeward >= rules.pawns


def split_in_order(rules: Rules, position: Position, work: Work, scratch: Position, seat: int, rank: int) -> None:
    """All divisions over pawns that may meet, each pawn once: every order is walked, equal results are kept once."""
    work.stamp += 1
    work.states = 0
    work.undo_count = 0
    copy_board(scratch, position)
    walk_orders(rules, scratch, work, seat, rank, rules.forward[rank], 0, 0, 0)
    for state in range(work.states):
        add_result(work, rank, state)


def walk_orders(
    rules: Rules, board: Position, work: Work, seat: int, rank: int, rest: int, used: int, lapping: int, last: int
) -> None:
    """Every part that may come next, walked and taken back.

    Pawns that cannot meet are walked in the order of their names only: the other order is the same division.
    """
    unmoved = 0
    for number in range(work.mover_count):
        if not used >> number & 1 and board.place[work.movers[number]] < BASE:
            unmoved += 1
    for number in range(work.mover_count):
        if used >> number & 1 or board.place[work.movers[number]] >= BASE:
            continue
        if number > last or used == 0 or work.meets[last] >> number & 1:
            for steps in range(rest if unmoved == 1 else 1, rest + 1):
                walk_order(rules, board, work, seat, rank, rest, used | 1 << number, lapping, number, steps)


def walk_order(
    rules: Rules,
    board: Position,
    work: Work,
    seat: int,
    rank: int,
    rest: int,
    used: int,
    lapping: int,
    number: int,
    steps: int,
) -> None:
    """One mover's part of so many steps, in every way it can end."""
    pawn = work.movers[number]
    found = possible_ways(rules, board, pawn, rank, steps)
    for way in range(3):
        if not found >> way & 1:
            continue
        lapped = found >> way >> 4 & 1
        origin = board.place[pawn]
        fresh = board.fresh
        guards = board.guards
        undone = work.undo_count
        work.chain[work.chain_count] = forward_part(rules, board, pawn, steps, way)
        work.chain_count += 1
        advance(rules, board, work, pawn, steps, way, rank)
        if steps == rest:
            keep_result(rules, board, work, seat, lapping | lapped)
        else:
            walk_orders(rules, board, work, seat, rank, rest - steps, used, lapping | lapped, number)
        work.chain_count -= 1
        take_back(rules, board, work, pawn, origin, undone)
        board.fresh = fresh
        board.guards = guards


def take_back(rules: Rules, board: Position, work: Work, pawn: int, origin: int, undone: int) -> None:
    """Undo a part: the pawn goes back, and those it captured come back."""
    lift(rules, board, pawn)
    set_down(rules, board, pawn, origin)
    while work.undo_count > undone:
        work.undo_count -= 1
        victim = work.undo[work.undo_count] >> 8
        lift(rules, board, victim)
        set_down(rules, board, victim, work.undo[work.undo_count] & 255)


def keep_result(rules: Rules, board: Position, work: Work, seat: int, lapping: int) -> None:
    """Remember the board that the chain leads to, under its best spelling: fewest parts, then lowest text."""
    key = board_key(rules, board, seat, seat, 0)
    slot = find_state(work, key, lapping)
    if work.table_stamp[slot] == work.stamp:
        if reads_better(rules, work, work.table[slot]):
            store_chain(work, work.table[slot])
        return
    if work.states >= MOST_RESULTS:
        work.overfull = 1
        return
    work.table_stamp[slot] = work.stamp
    work.table[slot] = work.states
    work.state_key[work.states] = key
    work.state_rest[work.states] = lapping
    store_chain(work, work.states)
    work.states += 1


def store_chain(work: Work, state: int) -> None:
    """The chain as the spelling of a result."""
    work.state_parent[state] = work.chain_count
    for number in range(work.chain_count):
        work.result_part[state * 4 + number] = work.chain[number]


def reads_better(rules: Rules, work: Work, state: int) -> bool:
    """Whether the chain is a better spelling than the one that is kept."""
    if work.chain_count != work.state_parent[state]:
        return work.chain_count < work.state_parent[state]
    for number in range(work.chain_count):
        order = text_order(rules, work.chain[number])
        kept = text_order(rules, work.result_part[state * 4 + number])
        if order != kept:
            return order < kept
    return False


def add_result(work: Work, rank: int, state: int) -> None:
    """Add the division with this result, unless it is also reached without passing one's start."""
    lapping = work.state_rest[state]
    if lapping:
        slot = find_state(work, work.state_key[state], 0)
        if work.table_stamp[slot] == work.stamp:
            return
    work.chain_count = work.state_parent[state]
    for number in range(work.chain_count):
        work.chain[number] = work.result_part[state * 4 + number]
    add_move(work, SPLIT, rank, rank, lapping)


def board_key(rules: Rules, position: Position, seat: int, mover: int, exact: int) -> Wide:
    """The board in one number as far as a divided 7 can change it: the movers' places and who else is in base.

    Pawns of a colour are interchangeable, so their places are sorted; `exact` keeps them apart.
    """
    a = place_code(position, mover * 4)
    b = place_code(position, mover * 4 + 1)
    c = place_code(position, mover * 4 + 2)
    d = place_code(position, mover * 4 + 3)
    others = position.based & ~((ONE * 15) << (seat * 4))
    if mover != seat:
        others = (others & ~((ONE * 15) << (mover * 4))) | ONE << (seat * 4)
    return sorted_places(a, b, c, d, exact) | widen(others) << 32


def widen(bits: Bits) -> Wide:
    """The same bits as a 64-bit number."""
    return bits


def place_code(position: Position, pawn: int) -> int:
    """A pawn's place, with a code of its own for a fresh pawn."""
    return 250 if position.fresh >> pawn & 1 else position.place[pawn]


def sorted_places(a: int, b: int, c: int, d: int, exact: int) -> Wide:
    """Four places in one number, in ascending order unless they are to be kept apart."""
    if not exact:
        low = min(a, b)
        high = max(a, b)
        least = min(c, d)
        most = max(c, d)
        a = min(low, least)
        d = max(high, most)
        b = min(max(low, least), min(high, most))
        c = max(max(low, least), min(high, most))
    return widen(a) | widen(b) << 8 | widen(c) << 16 | widen(d) << 24


def find_state(work: Work, key: Wide, rest: int) -> int:
    """The slot of a state in the table: its own, or the free one where it belongs."""
    slot = (key ^ key >> 29 ^ key >> 47 ^ widen(rest) * 40503) & (TABLE - 1)
    while work.table_stamp[slot] == work.stamp:
        state = work.table[slot]
        if work.state_key[state] == key and work.state_rest[state] == rest:
            return slot
        slot = (slot + 1) & (TABLE - 1)
    return slot


def add_state(work: Work, key: Wide, rest: int, parent: int, part: int) -> None:
    """Remember a state unless it is known: the first spelling found is the one to keep."""
    slot = find_state(work, key, rest)
    if work.table_stamp[slot] == work.stamp:
        return
    if work.states >= MOST_STATES:
        work.overfull = 1
        return
    state = work.states
    work.table_stamp[slot] = work.stamp
    work.table[slot] = state
    work.state_key[state] = key
    work.state_rest[state] = rest
    work.state_parent[state] = parent
    work.state_part[state] = part
    work.states += 1


def make_rest(rest: int, lapping: int, used: int) -> int:
    """What a state is besides the board: steps left, whether its own start was passed, who has moved."""
    return rest | lapping << 4 | used << 8


def split_together(rules: Rules, position: Position, work: Work, seat: int, rank: int) -> None:
    """All divisions where parts may meet."""
    search_split(rules, position, work, played_seat(rules, position, seat), rank, rules.forward[rank], 0)
    for state in range(work.states):
        if work.state_rest[state] & 15 == 0:
            add_finished(work, rank, state)


def search_split(rules: Rules, position: Position, work: Work, mover: int, rank: int, rest: int, used: int) -> None:
    """Every state that the rest of a 7 can lead to, level by level, equal states merged.

    States of one level have equally many parts and stand in the order of their text, so the first spelling of a
    state is its canonical one.
    """
    work.stamp += 1
    work.states = 0
    key = board_key(rules, position, mover, mover, not rules.seven_stops)
    add_state(work, key, make_rest(rest, 0, used), NOBODY, 0)
    state = 0
    while state < work.states:
        if work.state_rest[state] & 15:
            expand_state(rules, position, work, work.scratch, work.trial, mover, rank, state)
        state += 1


def expand_state(
    rules: Rules, position: Position, work: Work, scratch: Position, trial: Position, seat: int, rank: int, state: int
) -> None:
    """Every part that may follow a state."""
    rebuild(rules, position, work, scratch, rank, state)
    rest = work.state_rest[state] & 15
    lapping = work.state_rest[state] >> 4 & 1
    used = work.state_rest[state] >> 8
    duty = 1 if rules.pass_start == START_LAST_RESORT else 0
    mover = seat
    if rules.seven_overflow:
        mover = played_seat(rules, scratch, seat)
        if mover != seat and used < 16:
            used = 16
    count = list_candidates(rules, scratch, work, mover, rank, rest, used & 15)
    for number in range(count):
        candidate = work.candidate[number]
        pawn = candidate >> 24
        part = candidate & 0xFFFFFF
        steps = part_steps(rules, scratch, pawn, part)
        lapped = laps(rules, scratch, pawn, steps, part_way(part))
        copy_board(trial, scratch)
        advance(rules, trial, work, pawn, steps, part_way(part), rank)
        left = rest - steps
        marked = 0 if rules.seven_stops or left == 0 else used | 1 << (pawn & 3)
        exact = 0 if rules.seven_stops or left == 0 else 1
        after = mover
        if mover == seat and rules.seven_overflow:
            after = played_seat(rules, trial, seat)
        key = board_key(rules, trial, seat, after, exact)
        add_state(work, key, make_rest(left, (lapping | lapped) & duty, marked), state, part)


def rebuild(rules: Rules, position: Position, work: Work, scratch: Position, rank: int, state: int) -> None:
    """The board of a state: the parts that led to it, played again."""
    copy_board(scratch, position)
    unroll(work, state)
    for number in range(work.chain_count):
        part = work.chain[number]
        pawn = mover_at(rules, scratch, part_from(part))
        advance(rules, scratch, work, pawn, part_steps(rules, scratch, pawn, part), part_way(part), rank)


def unroll(work: Work, state: int) -> None:
    """The parts that led to a state, into the chain."""
    depth = 0
    walker = state
    while work.state_parent[walker] != NOBODY:
        depth += 1
        walker = work.state_parent[walker]
    work.chain_count = depth
    walker = state
    while depth > 0:
        depth -= 1
        work.chain[depth] = work.state_part[walker]
        walker = work.state_parent[walker]


def mover_at(rules: Rules, position: Position, place: int) -> int:
    """The pawn on a place of the ring or in a room, of whatever colour."""
    if place < HOUSE:
        return position.occupant[place]
    for seat in range(rules.seats):
        if place - house_of(position, seat) in (0, 1, 2, 3):
            return pawn_at(rules, position, seat, place)
    return NOBODY


def list_candidates(rules: Rules, position: Position, work: Work, seat: int, rank: int, rest: int, used: int) -> int:
    """Every part that pawns of this seat could do now, in the order of their text; each with its pawn on top."""
    count = 0
    unmoved = 0
    for pawn in range(seat * 4, seat * 4 + rules.pawns):
        if position.place[pawn] < BASE and not used >> (pawn & 3) & 1:
            unmoved += 1
    least = rest if unmoved == 1 and not rules.seven_stops and not rules.partner_play else 1
    for pawn in range(seat * 4, seat * 4 + rules.pawns):
        if position.place[pawn] < BASE and not used >> (pawn & 3) & 1:
            count = list_parts(rules, position, work, pawn, rank, least, rest, count)
    sort_candidates(rules, work, count)
    return count


def list_parts(
    rules: Rules, position: Position, work: Work, pawn: int, rank: int, least: int, most: int, count: int
) -> int:
    """Every part that one pawn could do now."""
    if settled(rules, position, pawn):
        return count
    for steps in range(least, most + 1):
        found = possible_ways(rules, position, pawn, rank, steps)
        for way in range(3):
            if found >> way & 1:
                work.candidate[count] = forward_part(rules, position, pawn, steps, way) | pawn << 24
                count += 1
    return count


def text_order(rules: Rules, candidate: int) -> int:
    """A number that grows with the text of a part."""
    origin = rules.text_rank[candidate & 255]
    return origin << 12 | rules.text_rank[candidate >> 8 & 255] << 2 | (candidate >> 16 & 3)


def sort_candidates(rules: Rules, work: Work, count: int) -> None:
    """Insertion sort: there are few."""
    for number in range(1, count):
        candidate = work.candidate[number]
        slot = number
        while slot > 0 and text_order(rules, work.candidate[slot - 1]) > text_order(rules, candidate):
            work.candidate[slot] = work.candidate[slot - 1]
            slot -= 1
        work.candidate[slot] = candidate


def add_finished(work: Work, rank: int, state: int) -> None:
    """Add the division that ends in this state, unless the same result is reached without passing one's start."""
    lapping = work.state_rest[state] >> 4 & 1
    if lapping:
        slot = find_state(work, work.state_key[state], make_rest(0, 0, 0))
        if work.table_stamp[slot] == work.stamp:
            return
    unroll(work, state)
    add_move(work, SPLIT, rank, rank, lapping)


def completable(
    rules: Rules, position: Position, work: Work, mover: int, rank: int, rest: int, used: int, lap_free: int
) -> bool:
    """Whether the rest of a 7 can be walked from this board, without a lap if that is asked."""
    search_split(rules, position, work, mover, rank, rest, used)
    for state in range(work.states):
        if work.state_rest[state] & 15 == 0 and not (lap_free and work.state_rest[state] >> 4 & 1):
            return True
    return False


# The list of legal moves --------------------------------------------------------------------------------------------


def list_moves(rules: Rules, position: Position, work: Work, seat: int) -> int:
    """Every legal move of a seat that has to act, each once; returns how many."""
    work.count = work.parts = work.laps = 0
    if position.phase == PLAYING or position.phase == EXTRA:
        list_turn(rules, position, work, seat)
    elif position.phase == EXCHANGE:
        list_cards(position, work, seat, GIVE)
    elif position.phase == DEALING:
        for size in range(1, largest_deal(rules, position) + 1):
            add_word(work, DEAL, 0, size)
    return work.count


def sort_moves(work: Work) -> None:
    """Put the listed moves in an order that does not depend on which of two equal pawns is which (shell sort)."""
    for index in range(work.count):
        work.sort_key[index] = move_order(work.header[index], leading_part(work, index))
    gap = 1 if work.count < 40 else work.count // 2
    while gap > 0:
        for number in range(gap, work.count):
            sort_in(work, number, gap)
        gap = gap // 2


def sort_in(work: Work, number: int, gap: int) -> None:
    """Bring a listed move to its place among those before it."""
    key = work.sort_key[number]
    header = work.header[number]
    first = work.first_part[number]
    slot = number
    while slot >= gap and sorts_before(work, key, header, first, slot - gap):
        work.sort_key[slot] = work.sort_key[slot - gap]
        work.header[slot] = work.header[slot - gap]
        work.first_part[slot] = work.first_part[slot - gap]
        slot -= gap
    work.sort_key[slot] = key
    work.header[slot] = header
    work.first_part[slot] = first


def sorts_before(work: Work, key: Wide, header: int, first: int, index: int) -> bool:
    """Whether a move comes before a listed one: by kind and card, then part by part."""
    if key != work.sort_key[index]:
        return key < work.sort_key[index]
    for number in range(1, header >> 24):
        part = work.part[first + number]
        other = work.part[work.first_part[index] + number]
        if part != other:
            return part < other
    return False


def move_order(header: int, part: int) -> Wide:
    """Cards in their order, then kinds, names and numbers of parts, then the first part."""
    kind = widen(header & 255)
    order = widen(header >> 8 & 255) << 20 | kind << 14 | widen(header >> 16 & 255) << 6 | widen(header >> 24)
    return order << 32 | widen(part)


def leading_part(work: Work, index: int) -> int:
    """The first part of a listed move, 0 where it has none."""
    return work.part[work.first_part[index]] if work.header[index] >> 24 else 0


def first_laps(work: Work) -> bool:
    """Whether the listed moves pass their own start: all of them do, or none."""
    return work.count > 0 and work.lapping[0] == 1


def listed_moves(rules: Rules, position: Position, work: Work, seat: int) -> list[Move]:
    """Every legal move of a seat, in a fixed order."""
    if not acts(rules, position, seat):
        return []
    list_moves(rules, position, work, seat)
    sort_moves(work)
    return [listed_move(work, index) for index in range(work.count)]


def listed_move(work: Work, index: int) -> Move:
    """A listed move as a value."""
    move = Move.__new__(Move)
    if PLAIN:
        move.make_parts()
    fill_move(move, work, index)
    return move


def fill_move(move: Move, work: Work, index: int) -> None:
    """Make an empty move the listed one."""
    header = work.header[index]
    move.kind = header & 255
    move.card = header >> 8 & 255
    move.named = header >> 16 & 255
    move.count = header >> 24
    for number in range(move.count):
        move.part[number] = work.part[work.first_part[index] + number]


def list_turn(rules: Rules, position: Position, work: Work, seat: int) -> None:
    """A turn: plays, and what is left to one who can or will not play."""
    list_plays(rules, position, work, seat)
    if position.phase == EXTRA:
        add_word(work, DECLINE, 0, 0)  # GJ-9: always offered
    elif rules.keep and position.held[seat] <= rules.keep:
        add_word(work, PASS, 0, 0)  # TJ-7
    if work.count and helps_freely(rules, position, seat):
        list_cards(position, work, seat, DISCARD_ONE)  # TC-25
    if work.count == 0:
        if rules.stuck == STUCK_HAND or position.held[seat] == 0:
            add_word(work, DISCARD_HAND, 0, 0)  # GJ-8; a hand that was set up empty is filled
        else:
            list_cards(position, work, seat, DISCARD_ONE)  # FQ-4, TC-3


def helps_freely(rules: Rules, position: Position, seat: int) -> bool:
    """Whether a player may discard a card although one could be played for the partner (TC-25)."""
    return rules.help_freely == 1 and position.home[seat] == rules.pawns


def list_cards(position: Position, work: Work, seat: int, kind: int) -> None:
    """One move for each rank in hand."""
    for rank in range(RANKS):
        if position.hand[seat * RANKS + rank]:
            add_word(work, kind, rank, 0)


def list_plays(rules: Rules, position: Position, work: Work, seat: int) -> None:
    """Every way to carry out a card in hand, and the cards that Tijou lets one lay without effect."""
    find_walkers(rules, position, work, played_seat(rules, position, seat))
    ranks = position.ranks[seat]
    while ranks:
        rank = lowest_rank(rules, ranks)
        ranks &= ranks - 1
        before = work.count
        if rules.only_walks[rank]:
            list_walks(rules, position, work, rank, rank)
        else:
            list_rank(rules, position, work, seat, rank)
        if work.count == before and rules.stuck == STUCK_LAY:
            add_word(work, LAY, rank, 0)  # TJ-6
    if rules.pass_start == START_LAST_RESORT and 0 < work.laps < work.count:
        drop_laps(work)


def lowest_rank(rules: Rules, ranks: int) -> int:
    """The lowest of some ranks, given as bits."""
    return rules.lowest[ranks & 127] if ranks & 127 else 7 + rules.lowest[ranks >> 7]


def find_walkers(rules: Rules, position: Position, work: Work, mover: int) -> None:
    """The pawns of this seat that may walk: outside the base, not settled, one of those that move alike (TJ-10)."""
    work.walker_count = 0
    for pawn in range(mover * 4, mover * 4 + rules.pawns):
        if position.place[pawn] >= BASE or settled(rules, position, pawn):
            continue
        if not rules.stacking or not repeated(position, pawn):
            work.walkers[work.walker_count] = pawn
            work.walker_count += 1


def drop_laps(work: Work) -> None:
    """Passing one's own start is the last resort (GJ-21, FQ-11)."""
    kept = 0
    for index in range(work.count):
        if not work.lapping[index]:
            work.header[kept] = work.header[index]
            work.first_part[kept] = work.first_part[index]
            work.lapping[kept] = 0
            kept += 1
    work.count = kept


def list_rank(rules: Rules, position: Position, work: Work, seat: int, rank: int) -> None:
    """Every way to carry out one card."""
    mover = played_seat(rules, position, seat)
    if not rules.wild[rank]:
        list_named(rules, position, work, seat, mover, rank, rank)
        return
    first = work.count
    for named in range(WILD):
        list_named(rules, position, work, seat, mover, rank, named)
    if not work.every_spelling:
        drop_doubles(rules, position, work, first)


def list_named(rules: Rules, position: Position, work: Work, seat: int, mover: int, rank: int, named: int) -> None:
    """Every way to carry out a card, or what a joker is named."""
    if rules.enters[named] and enter_verdict(rules, position, mover) == ALLOWED:
        add_word(work, ENTER, rank, named)
    if rules.divides[named]:
        list_split(rules, position, work, seat, mover, named)
    elif rules.forward[named]:
        list_walks(rules, position, work, rank, named)
    if rules.back[named]:
        list_retreats(rules, position, work, rank, named)
    if rules.arrives[named]:
        list_arrivals(rules, position, work, mover, rank, named)
    if rules.push[named]:
        list_pushes(rules, position, work, seat, rank)
    if rules.swaps[named]:
        list_swaps(rules, position, work, seat, mover, rank, named)


def list_split(rules: Rules, position: Position, work: Work, seat: int, mover: int, rank: int) -> None:
    """Every division of a 7."""
    if work.walker_count == 0:
        return
    sort_movers(rules, position, work)
    work.chain_count = 0
    if rules.seven_stops or may_overflow(rules, position, work, mover):
        split_together(rules, position, work, seat, rank)
    elif find_meetings(rules, position, work):
        split_in_order(rules, position, work, work.scratch, mover, rank)
    else:
        split_apart(rules, position, work, rank, 0, rules.forward[rank], 0)


def list_walks(rules: Rules, position: Position, work: Work, rank: int, named: int) -> None:
    """One pawn goes forward by the whole card."""
    steps = rules.forward[named]
    for number in range(work.walker_count):
        pawn = work.walkers[number]
        if rules.stacking:
            list_open_walk(rules, position, work, pawn, steps, WALK, rank, named)
            continue
        found = listed_ways(rules, position, work, pawn, named, steps)
        for way in range(3):
            if found >> way & 1:
                part = forward_part(rules, position, pawn, steps, way)
                add_single(work, WALK, rank, named, part, found >> way >> 4 & 1)


def list_open_walk(
    rules: Rules, position: Position, work: Work, pawn: int, steps: int, kind: int, rank: int, named: int
) -> None:
    """A walk on Tijou's ring, where nothing blocks and corners send on (TJ-12)."""
    place = position.place[pawn]
    if place < HOUSE:
        square = ahead(rules, place, steps)
        add_single(
            work, kind, rank, named, make_part(place, square, corner_way(rules, position, pawn, square), NOBODY), 0
        )


def corner_way(rules: Rules, position: Position, pawn: int, square: int) -> int:
    """How a walk that lands on this square ends: a corner that is not one's exit sends on."""
    if rules.corners and is_corner(rules, square) and square != position.start[pawn >> 2]:
        return ONWARD
    return ON_RING


def list_retreats(rules: Rules, position: Position, work: Work, rank: int, named: int) -> None:
    """One pawn goes back by the whole card (GJ-18)."""
    steps = -rules.back[named]
    for number in range(work.walker_count):
        pawn = work.walkers[number]
        if position.place[pawn] >= HOUSE:
            continue
        if rules.stacking:
            list_open_walk(rules, position, work, pawn, steps, RETREAT, rank, named)
        else:
            list_side_steps(rules, position, work, pawn, steps, RETREAT, rank)


def list_side_steps(rules: Rules, position: Position, work: Work, pawn: int, steps: int, kind: int, rank: int) -> None:
    """A pawn moved by a 4 or a 5, with or without a jump."""
    square = ahead(rules, position.place[pawn], steps)
    for way in range(2):
        if way == ONWARD and (rules.jump[rank] == 0 or not rules.central[square]):
            continue
        if way == ONWARD and not work.every_spelling and needless_jump(rules, position, pawn, square, rank):
            continue
        if side_step_verdict(rules, position, pawn, steps, way, rules.jump[rank]) == ALLOWED:
            add_single(work, kind, rank, rank, make_part(position.place[pawn], square, way, NOBODY), 0)


def list_arrivals(rules: Rules, position: Position, work: Work, mover: int, rank: int, named: int) -> None:
    """A piece goes from its exit to the arrival (TJ-13)."""
    pawn = pawn_at(rules, position, mover, position.start[mover])
    if pawn != NOBODY and arrive_verdict(rules, position, pawn) == ALLOWED:
        part = make_part(position.place[pawn], house_of(position, mover), HOMEWARD, NOBODY)
        add_single(work, ARRIVE, rank, named, part, 0)


def list_pushes(rules: Rules, position: Position, work: Work, seat: int, rank: int) -> None:
    """An opponent's pawn goes forward (GJ-17)."""
    for other in range(rules.seats):
        if same_side(rules, seat, other):
            continue
        for pawn in range(other * 4, other * 4 + rules.pawns):
            if position.place[pawn] < HOUSE and push_verdict(rules, position, seat, pawn) == ALLOWED:
                list_side_steps(rules, position, work, pawn, rules.push[rank], PUSH, rank)


def list_swaps(rules: Rules, position: Position, work: Work, seat: int, mover: int, rank: int, named: int) -> None:
    """Two pawns change places; swaps among one's own are one move (GJ-15, GJ-16), those with a fresh pawn another."""
    own_part = NOBODY
    fresh_part = NOBODY
    for pawn in range(mover * 4, mover * 4 + rules.pawns):
        if position.place[pawn] >= HOUSE or (rules.stacking and repeated(position, pawn)):
            continue
        for other in range(rules.seats * 4):
            if position.place[other] >= HOUSE or other == pawn or (rules.stacking and repeated(position, other)):
                continue
            if swap_verdict(rules, position, seat, pawn, other) != ALLOWED:
                continue
            target = other >> 2 if rules.stacking else NOBODY
            part = make_part(position.place[pawn], position.place[other], ON_RING, target)
            if other >> 2 != mover or work.every_spelling:
                add_single(work, SWAP, rank, named, part, 0)
            elif (position.fresh >> pawn | position.fresh >> other) & 1:
                fresh_part = lower_swap(rules, fresh_part, part)  # FQ-7: it is then not fresh
            else:
                own_part = lower_swap(rules, own_part, part)
    if own_part != NOBODY:
        add_single(work, SWAP, rank, named, own_part, 0)
    if fresh_part != NOBODY:
        add_single(work, SWAP, rank, named, fresh_part, 0)


def lower_swap(rules: Rules, kept: int, part: int) -> int:
    """Which of two swaps with one result is listed; nobody: none is kept yet."""
    return part if kept == NOBODY or swap_order(rules, part) < swap_order(rules, kept) else kept


def swap_order(rules: Rules, part: int) -> int:
    """A number that grows with the text of a swap: before the `=` a printed 1 is spelled after 10 to 18."""
    origin = 2 * rules.text_rank[part_from(part)]
    if not rules.stacking and part_from(part) % 18 == 1:
        origin += 19
    return origin << 9 | rules.text_rank[part_to(part)]


def drop_doubles(rules: Rules, position: Position, work: Work, first: int) -> None:
    """Where two names of a joker have one result it is one move, named by the lower (TJ's table)."""
    kept = first
    for index in range(first, work.count):
        if not is_double(rules, position, work, first, kept, index):
            work.header[kept] = work.header[index]
            work.first_part[kept] = work.first_part[index]
            work.lapping[kept] = work.lapping[index]
            kept += 1
    work.count = kept


def is_double(rules: Rules, position: Position, work: Work, first: int, kept: int, index: int) -> bool:
    """Whether a move kept earlier has the same result."""
    for earlier in range(first, kept):
        if same_result(rules, position, work, earlier, index):
            return True
    return False


def same_result(rules: Rules, position: Position, work: Work, one: int, other: int) -> bool:
    """Whether two moves of at most one part leave the same board."""
    if not work.header[one] >> 24 or not work.header[other] >> 24:
        return work.header[one] >> 24 == work.header[other] >> 24
    part = work.part[work.first_part[one]]
    twin = work.part[work.first_part[other]]
    if part_from(part) != part_from(twin) or part_other(part) != part_other(twin):
        return False
    if final_place(rules, part) != final_place(rules, twin):
        return False
    return eaten(rules, position, work.header[one], part) == eaten(rules, position, work.header[other], twin)


def final_place(rules: Rules, part: int) -> int:
    """Where a part of a Tijou move ends."""
    return onward(rules, part_to(part), 1) if part_way(part) == ONWARD else part_to(part)


def eaten(rules: Rules, position: Position, header: int, part: int) -> Bits:
    """The pieces that a walk with a 2 or a 5 eats, as a mask (TJ-10)."""
    mask = ONE * 0
    kind = header & 255
    named = header >> 16 & 255
    if not rules.eats[named] or (kind != WALK and kind != RETREAT):
        return mask
    steps = rules.forward[named] if kind == WALK else -rules.back[named]
    for pawn in range(rules.seats * 4):
        if is_eaten(rules, position, position.turn, pawn, part_from(part), steps):
            mask |= ONE << pawn
    return mask


def is_eaten(rules: Rules, position: Position, seat: int, pawn: int, origin: int, steps: int) -> bool:
    """Whether a piece is an opponent's on one of the squares walked, the last one included."""
    if position.place[pawn] >= HOUSE or same_side(rules, seat, pawn >> 2):
        return False
    distance = ahead(rules, position.place[pawn], -origin)
    if steps < 0:
        distance = rules.ring - distance
    return 0 < distance <= (steps if steps > 0 else -steps)


# Verdicts -----------------------------------------------------------------------------------------------------------


def acts(rules: Rules, position: Position, seat: int) -> bool:
    """Whether a seat has something to decide."""
    if position.phase == EXCHANGE:
        return (position.candidates >> seat & 1) == 1
    if position.phase == DEALING:
        return seat == position.dealer
    return (position.phase == PLAYING or position.phase == EXTRA) and seat == position.turn


def actors_of(rules: Rules, position: Position) -> tuple[int, ...]:
    """The seats that have something to decide; chance is -1."""
    if position.phase == PLAYING or position.phase == EXTRA:
        return (position.turn,)
    if position.phase == OVER:
        return ()
    if position.phase < DEALING:
        return (CHANCE,)
    return tuple([seat for seat in range(rules.seats) if acts(rules, position, seat)])


def judge(rules: Rules, position: Position, work: Work, seat: int, move: Move) -> int:
    """Allowed, or the first reason why not: turn and phase, card, use, pawn, way, path, landing, duty."""
    if position.phase == OVER:
        return V_LIMIT_REACHED if position.drawn else V_GAME_OVER
    if position.phase < DEALING:
        return V_CHANCE_DUE
    if not acts(rules, position, seat):
        return V_GIVEN_ALREADY if position.phase == EXCHANGE else V_NOT_YOUR_TURN
    if move.kind <= ARRIVE:
        return judge_play(rules, position, work, seat, move)
    return judge_word(rules, position, work, seat, move)


# moves without pawns


def has_move(rules: Rules, kind: int) -> bool:
    """Whether such a move exists in this game at all."""
    if kind == GIVE:
        return rules.exchange == 1
    if kind == DEAL:
        return DEAL_ONCE < rules.deal < DEAL_FILL_UP
    if kind == DECLINE:
        return rules.again > 0
    if kind == PASS:
        return rules.keep > 0
    return (kind == LAY) == (rules.stuck == STUCK_LAY)


def fits_phase(position: Position, kind: int) -> bool:
    """Whether such a move belongs to the phase."""
    if kind == GIVE:
        return position.phase == EXCHANGE
    if kind == DEAL:
        return position.phase == DEALING
    if kind == DECLINE:
        return position.phase == EXTRA
    return position.phase == PLAYING


def word_verdict(rules: Rules, position: Position, seat: int, kind: int) -> int:
    """Whether such a move belongs to the game, to the phase, and to what this game discards (GJ-8, FQ-4, TC-3)."""
    if not has_move(rules, kind):
        return V_NO_SUCH_MOVE
    if not fits_phase(position, kind):
        return V_WRONG_PHASE
    if kind == DISCARD_ONE and rules.stuck == STUCK_HAND:
        return V_DISCARD_WHOLE
    if kind == DISCARD_HAND and rules.stuck == STUCK_ONE and position.held[seat]:
        return V_DISCARD_ONE
    return ALLOWED


def names_card(kind: int) -> bool:
    """Whether such a move is about one card in hand."""
    return kind == GIVE or kind == LAY or kind == DISCARD_ONE


def judge_word(rules: Rules, position: Position, work: Work, seat: int, move: Move) -> int:
    """A move without pawns."""
    verdict = word_verdict(rules, position, seat, move.kind)
    if verdict != ALLOWED:
        return verdict
    if names_card(move.kind) and not position.hand[seat * RANKS + move.card]:
        return V_CARD_NOT_HELD
    if move.kind == DEAL and not 1 <= move.named <= largest_deal(rules, position):
        return V_WRONG_DEAL
    if move.kind == PASS and position.held[seat] > rules.keep:
        return V_TOO_MANY_CARDS
    if move.kind == LAY:
        work.count = work.parts = work.laps = 0
        find_walkers(rules, position, work, played_seat(rules, position, seat))
        list_rank(rules, position, work, seat, move.card)
        return V_MUST_CARRY_OUT if work.count else ALLOWED
    if move.kind == DISCARD_ONE and helps_freely(rules, position, seat):
        return ALLOWED
    if move.kind == DISCARD_ONE or move.kind == DISCARD_HAND:
        return V_MUST_PLAY if any_play(rules, position, work, seat) else ALLOWED
    return ALLOWED


def any_play(rules: Rules, position: Position, work: Work, seat: int) -> bool:
    """Whether a player holds a playable card."""
    work.count = work.parts = work.laps = 0
    list_plays(rules, position, work, seat)
    return work.count > 0


# a card and its use


def judge_play(rules: Rules, position: Position, work: Work, seat: int, move: Move) -> int:
    """A card and what it is used for."""
    if position.phase != PLAYING and position.phase != EXTRA:
        return V_WRONG_PHASE
    if not position.hand[seat * RANKS + move.card]:
        return V_CARD_NOT_HELD
    verdict = use_verdict(rules, move)
    if verdict != ALLOWED:
        return verdict
    load_spelled(work, move)
    mover = played_seat(rules, position, seat)
    if move.kind == ENTER:
        return enter_verdict(rules, position, mover)
    if move.kind == SWAP:
        return judge_swap(rules, position, seat, mover, move.part[0])
    if move.kind == PUSH:
        return judge_push(rules, position, seat, move.named, move.part[0])
    if move.kind == SPLIT:
        return judge_split(rules, position, work, work.scratch, seat, move.named)
    verdict = pawn_verdict(rules, position, seat, mover, part_from(move.part[0]))
    if verdict != ALLOWED:
        return verdict
    return judge_walk(rules, position, work, seat, mover, move.kind, move.named, move.part[0])


def use_verdict(rules: Rules, move: Move) -> int:
    """Whether a card can be used like that at all, wherever the pawns stand."""
    if rules.wild[move.card] and move.named == WILD:
        return V_JOKER_UNNAMED
    if not has_use(rules, move.named, move.kind):
        return lacking_use(move.kind)
    if rules.corners or not goes_on(move) or rules.jump[move.named]:
        return ALLOWED
    return V_NO_JUMP_WITH_CARD if rules.jumps else V_NO_JUMPS


def has_use(rules: Rules, named: int, kind: int) -> bool:
    """Whether a card has this use."""
    if kind == ENTER:
        return rules.enters[named] == 1
    if kind == SWAP:
        return rules.swaps[named] == 1
    if kind == PUSH:
        return rules.push[named] > 0
    if kind == SPLIT:
        return rules.divides[named] == 1
    if kind == RETREAT:
        return rules.back[named] > 0
    if kind == ARRIVE:
        return rules.arrives[named] == 1
    return rules.forward[named] > 0


def lacking_use(kind: int) -> int:
    """The verdict on a card without this use."""
    if kind == ENTER:
        return V_CARD_CANNOT_ENTER
    if kind == SWAP:
        return V_CARD_CANNOT_SWAP
    if kind == SPLIT:
        return V_CARD_CANNOT_DIVIDE
    return V_CARD_CANNOT_ARRIVE if kind == ARRIVE else V_CARD_CANNOT_WALK


def goes_on(move: Move) -> bool:
    """Whether a part of the move is spelled with a jump."""
    for number in range(move.count):
        way = part_way(move.part[number])
        if way == ONWARD or way == ASTRAY:
            return True
    return False


# the pawn


def anybody_at(rules: Rules, position: Position, place: int) -> int:
    """Some pawn on this place, of whatever colour, or nobody."""
    for seat in range(rules.seats):
        pawn = pawn_at(rules, position, seat, place)
        if pawn != NOBODY:
            return pawn
    return NOBODY


def pawn_verdict(rules: Rules, position: Position, seat: int, mover: int, place: int) -> int:
    """Whether a pawn that this player may move stands on a place."""
    if pawn_at(rules, position, mover, place) != NOBODY:
        return ALLOWED
    other = anybody_at(rules, position, place)
    if other == NOBODY:
        return point_at(V_NO_PAWN_THERE, place)
    if mover != seat:
        return blame(V_PARTNER_NOW, other)
    if rules.partner_play and other >> 2 == partner_of(rules, seat):
        if position.home[seat] == rules.pawns:  # in a 7 that does not overflow (GJ-22)
            return blame(V_SEVEN_NOT_SHARED, other)
        return blame(V_PARTNER_NOT_YET, other)
    return blame(V_NOT_YOUR_PAWN, other)


def judge_walk(
    rules: Rules, position: Position, work: Work, seat: int, mover: int, kind: int, named: int, part: int
) -> int:
    """One pawn and the whole card."""
    pawn = pawn_at(rules, position, mover, part_from(part))
    if kind == ARRIVE:
        verdict = arrive_verdict(rules, position, pawn)
        if verdict == ALLOWED and part_to(part) != house_of(position, mover):
            return V_HOUSE_OF_ANOTHER
        return verdict
    if kind == RETREAT:
        return judge_side_step(rules, position, pawn, -rules.back[named], rules.jump[named], part)
    verdict = judge_forward(rules, position, pawn, rules.forward[named], rules.jump[named], part)
    if verdict != ALLOWED:
        return verdict
    lapped = laps(rules, position, pawn, rules.forward[named], part_way(part))
    return judge_lap(rules, position, work, seat, pawn if lapped else NOBODY)


def judge_lap(rules: Rules, position: Position, work: Work, seat: int, lapped: int) -> int:
    """Passing one's own start, with this pawn, is legal only when nothing else is (GJ-21, FQ-11)."""
    if lapped == NOBODY or rules.pass_start != START_LAST_RESORT:
        return ALLOWED
    work.count = work.parts = work.laps = 0
    list_plays(rules, position, work, seat)
    return blame(V_LAST_RESORT, lapped) if work.count and not work.lapping[0] else ALLOWED


# the way: where it leads, by how many steps, and whether it goes on


def judge_forward(rules: Rules, position: Position, pawn: int, steps: int, jump: int, part: int) -> int:
    """A pawn's way forward, with the number of steps that it has to be."""
    verdict = house_verdict(rules, position, pawn, part_to(part))
    if verdict != ALLOWED:
        return verdict
    if part_to(part) >= HOUSE and steps > to_last_room(rules, position, pawn):
        return blame(V_BEYOND_HOUSE, pawn)
    if part_steps(rules, position, pawn, part) != steps:
        return V_WRONG_COUNT
    return judge_end(rules, position, pawn, steps, jump, part)


def judge_end(rules: Rules, position: Position, pawn: int, steps: int, jump: int, part: int) -> int:
    """A way forward of the right number of steps: whether it goes on, what stands on it and where it ends."""
    verdict = onward_verdict(rules, position, pawn, part)
    if verdict != ALLOWED or rules.stacking:
        return verdict
    verdict = forward_verdict(rules, position, pawn, steps, part_way(part), jump)
    return nearest_blamed(rules, position, verdict, pawn, steps)


def onward_verdict(rules: Rules, position: Position, pawn: int, part: int) -> int:
    """Whether a jump or a transfer that is spelled exists there (GJ-13, FQ-13, TJ-12)."""
    way = part_way(part)
    if way == ONWARD and rules.corners:
        return ALLOWED if corner_way(rules, position, pawn, part_to(part)) == ONWARD else V_NO_JUMP_HERE
    if way == ASTRAY or (way == ONWARD and not rules.central[part_to(part)]):
        return V_NO_JUMP_HERE
    return ALLOWED


def house_verdict(rules: Rules, position: Position, pawn: int, landing: int) -> int:
    """Whether this is the pawn's own house, and one that it may go into, or stays in (GJ-20, FQ-15, TC-11)."""
    place = position.place[pawn]
    if landing < HOUSE:
        return blame(V_HOUSE_NEVER_LEFT, pawn) if place >= HOUSE else ALLOWED
    room = landing - house_of(position, pawn >> 2)
    if room < 0 or room >= rules.rooms:
        return V_HOUSE_OF_ANOTHER
    if place >= HOUSE:
        return V_HOUSE_BACKWARDS if landing < place else ALLOWED
    return blame(V_HOUSE_AFTER_LAP, pawn) if lap_due(rules, position, pawn) else ALLOWED


def lap_due(rules: Rules, position: Position, pawn: int) -> bool:
    """Whether a pawn on the ring has its whole lap before it: on its start, or past its entrance (GJ-15)."""
    outside = to_entrance(rules, position, pawn)
    return outside == FAR or (outside > 0 and position.place[pawn] == position.start[pawn >> 2])


def to_last_room(rules: Rules, position: Position, pawn: int) -> int:
    """Steps to the last room of a pawn's house."""
    place = position.place[pawn]
    if place >= HOUSE:
        return house_of(position, pawn >> 2) + rules.rooms - 1 - place
    return to_entrance(rules, position, pawn) + rules.rooms


def judge_side_step(rules: Rules, position: Position, pawn: int, steps: int, jump: int, part: int) -> int:
    """A pawn moved back by a 4, or forward by an opponent's 5."""
    if position.place[pawn] >= HOUSE:
        return blame(V_HOUSE_NEVER_LEFT, pawn) if rules.stacking else V_HOUSE_BACKWARDS
    if part_to(part) >= HOUSE:
        return V_HOUSE_BACKWARDS if steps < 0 else V_HOUSE_NOT_BY_PUSH
    if ahead(rules, position.place[pawn], steps) != part_to(part):
        return V_WRONG_COUNT
    verdict = onward_verdict(rules, position, pawn, part)
    if verdict != ALLOWED or rules.stacking:
        return verdict
    verdict = side_step_verdict(rules, position, pawn, steps, part_way(part), jump)
    return nearest_blamed(rules, position, verdict, pawn, steps)


def judge_push(rules: Rules, position: Position, seat: int, named: int, part: int) -> int:
    """An opponent's pawn and the whole card."""
    pawn = anybody_at(rules, position, part_from(part))
    if pawn == NOBODY:
        return point_at(V_NO_PAWN_THERE, part_from(part))
    verdict = push_verdict(rules, position, seat, pawn)
    if verdict != ALLOWED:
        return verdict
    return judge_side_step(rules, position, pawn, rules.push[named], rules.jump[named], part)


# a swap


def judge_swap(rules: Rules, position: Position, seat: int, mover: int, part: int) -> int:
    """Two pawns that are to change places."""
    verdict = pawn_verdict(rules, position, seat, mover, part_from(part))
    if verdict != ALLOWED:
        return verdict
    other = swap_target(rules, position, mover, part)
    if other == NOBODY:
        standing = anybody_at(rules, position, part_to(part))
        return blame(V_WRONG_OWNER, standing) if standing != NOBODY else point_at(V_NO_PAWN_THERE, part_to(part))
    if part_from(part) == part_to(part):
        return V_SAME_SQUARE
    return swap_verdict(rules, position, seat, pawn_at(rules, position, mover, part_from(part)), other)


def swap_target(rules: Rules, position: Position, mover: int, part: int) -> int:
    """The pawn that a swap names; without a seat, whoever may be swapped with, another colour first."""
    place = part_to(part)
    if part_other(part) != NOBODY:
        return pawn_at(rules, position, part_other(part), place)
    found = pawn_at(rules, position, mover, place)
    for seat in range(rules.seats - 1, -1, -1):
        if seat == mover or (rules.swap_with == SWAP_OPPONENT and same_side(rules, mover, seat)):
            continue
        if pawn_at(rules, position, seat, place) != NOBODY:
            found = pawn_at(rules, position, seat, place)
    return found if found != NOBODY else anybody_at(rules, position, place)


# the divided 7


def judge_split(rules: Rules, position: Position, work: Work, scratch: Position, seat: int, named: int) -> int:
    """A divided 7, part after part: a verdict says which part it is about, and what was left for it."""
    copy_board(scratch, position)
    rest = rules.forward[named]
    used = 0
    lapped = NOBODY
    first_mover = played_seat(rules, position, seat)
    for number in range(work.chain_count):
        part = work.chain[number]
        mover = played_seat(rules, scratch, seat) if rules.seven_overflow else first_mover
        if mover != first_mover and used < 16:
            used = 16
        verdict = pawn_verdict(rules, scratch, seat, mover, part_from(part))
        if verdict != ALLOWED:
            return in_part(verdict, number, rest)
        pawn = pawn_at(rules, scratch, mover, part_from(part))
        if not rules.seven_stops and used >> (pawn & 3) & 1:
            return in_part(blame(V_PAWN_MOVED_ALREADY, pawn), number, rest)
        steps = part_steps(rules, scratch, pawn, part)
        verdict = judge_part(rules, scratch, pawn, steps, rest, named, part)
        if verdict != ALLOWED:
            return in_part(verdict, number, rest)
        if laps(rules, scratch, pawn, steps, part_way(part)):
            lapped = pawn
        advance(rules, scratch, work, pawn, steps, part_way(part), named)
        used |= 1 << (pawn & 3)
        rest -= steps
    if rest:
        return in_part(V_SEVEN_INCOMPLETE, 0, rest)
    return judge_lap(rules, position, work, seat, lapped)


def in_part(verdict: int, number: int, rest: int) -> int:
    """A verdict on a part of a 7, with the steps that were left for it."""
    return verdict | rest << 16 | number << 20


def judge_part(rules: Rules, position: Position, pawn: int, steps: int, rest: int, named: int, part: int) -> int:
    """One part of a divided 7: as many steps as it spells, at most what is left, counted before anything on its way."""
    verdict = house_verdict(rules, position, pawn, part_to(part))
    if verdict != ALLOWED:
        return verdict
    if steps == 0 or steps > rest:
        return V_SEVEN_PART
    return judge_end(rules, position, pawn, steps, rules.jump[named], part)


# Playing ------------------------------------------------------------------------------------------------------------


def note(work: Work, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Remember what happened, when somebody wants to know."""
    if work.noting and work.event_count < MOST_EVENTS:
        first = work.event_count * 5
        work.events[first] = kind
        work.events[first + 1] = seat
        work.events[first + 2] = a
        work.events[first + 3] = b
        work.events[first + 4] = c
        work.event_count += 1


def capture(rules: Rules, position: Position, work: Work, pawn: int) -> None:
    """Send a pawn back to its base."""
    note(work, E_CAPTURED, pawn >> 2, position.place[pawn], 0, 0)
    work.captures += 1
    work.undo[work.undo_count & (UNDO - 1)] = pawn << 8 | position.place[pawn]
    work.undo_count += 1
    lift(rules, position, pawn)
    set_down(rules, position, pawn, BASE)


def relocate(rules: Rules, position: Position, work: Work, pawn: int, place: int) -> None:
    """Move a pawn; whoever stands on the square it ends on is captured (GJ-19, FQ-14, TC-10)."""
    if place < HOUSE and not rules.stacking:
        other = position.occupant[place]
        if other != NOBODY and other != pawn:
            capture(rules, position, work, other)
    lift(rules, position, pawn)
    set_down(rules, position, pawn, place)


def clear_way(rules: Rules, position: Position, work: Work, pawn: int, steps: int, rank: int) -> None:
    """A king captures everybody on its way (GJ-14, FQ-6); Tijou's 2 and 5 eat opponents (TJ-10)."""
    origin = position.place[pawn]
    if rules.eats[rank]:
        for other in range(rules.seats * 4):
            if is_eaten(rules, position, pawn >> 2, other, origin, steps):
                capture(rules, position, work, other)
    elif rules.sweeps[rank]:
        for step in range(1, steps + 1):
            victim = position.occupant[ahead(rules, origin, step)]
            if victim != NOBODY:
                capture(rules, position, work, victim)


def advance(rules: Rules, position: Position, work: Work, pawn: int, steps: int, way: int, rank: int) -> None:
    """A pawn goes forward."""
    seat = pawn >> 2
    place = position.place[pawn]
    if way == HOMEWARD:
        go_home(rules, position, work, pawn, steps, rank)
        return
    square = ahead(rules, place, steps)
    crossed = crossing(rules, position, pawn, steps, way, 1) if work.noting else 0
    note(work, E_WALKED, seat, place, square, steps)
    clear_way(rules, position, work, pawn, steps, rank)
    if way == ONWARD:
        go_on(rules, position, work, pawn, square, 1)
    else:
        relocate(rules, position, work, pawn, square)
    if crossed:
        note_lap(rules, position, work, pawn, crossed)


def go_home(rules: Rules, position: Position, work: Work, pawn: int, steps: int, rank: int) -> None:
    """A pawn goes into its house, or on inside it."""
    seat = pawn >> 2
    place = position.place[pawn]
    room = place + steps
    outside = 0
    if place < HOUSE:
        outside = to_entrance(rules, position, pawn)
        room = house_of(position, seat) + steps - outside - 1
    note(work, E_WALKED, seat, place, room, steps)
    clear_way(rules, position, work, pawn, outside, rank)
    relocate(rules, position, work, pawn, room)
    note_home(rules, position, work, seat, room, place)


def note_home(rules: Rules, position: Position, work: Work, seat: int, room: int, came_from: int) -> None:
    """Tell that a pawn is home, and that it was the last one."""
    note(work, E_HOUSED, seat, room, came_from if rules.stacking else NOBODY, 0)
    if position.home[seat] == rules.pawns and came_from < HOUSE:
        note(work, E_FINISHED, seat, 0, 0, 0)


def go_on(rules: Rules, position: Position, work: Work, pawn: int, square: int, direction: int) -> None:
    """A pawn that reached a central square jumps to the next, or a corner sends a piece on."""
    beyond = onward(rules, square, direction)
    if rules.jump_captures_first:
        victim = position.occupant[square]
        if victim != NOBODY and victim != pawn:
            capture(rules, position, work, victim)
    note(work, E_SENT_ON if rules.corners else E_JUMPED, pawn >> 2, square, beyond, 0)
    relocate(rules, position, work, pawn, beyond)


def side_step(rules: Rules, position: Position, work: Work, pawn: int, steps: int, way: int, rank: int) -> None:
    """A pawn moved back by a 4 or a 2, or forward by an opponent's 5."""
    square = ahead(rules, position.place[pawn], steps)
    crossed = crossing(rules, position, pawn, steps, way, rules.jump[rank]) if work.noting else 0
    note(work, E_WALKED, pawn >> 2, position.place[pawn], square, steps)
    clear_way(rules, position, work, pawn, steps, rank)
    if way == ONWARD:
        go_on(rules, position, work, pawn, square, 1 if rules.corners else rules.jump[rank])
    else:
        relocate(rules, position, work, pawn, square)
    if crossed:
        note_lap(rules, position, work, pawn, crossed)


def crossing(rules: Rules, position: Position, pawn: int, steps: int, way: int, direction: int) -> int:
    """1 where a pawn passes its own start or exit forwards, -1 where it does so backwards, else 0."""
    done = progress(rules, position, pawn)
    if steps > 0:
        return 1 if laps(rules, position, pawn, steps, way) or passes_exit(rules, done, steps) else 0
    if done == 0 and (rules.stacking or to_entrance(rules, position, pawn) == 0):
        return 0  # it stood at the end of its lap, and goes back from there
    jumped = 18 if way == ONWARD and direction < 0 and not rules.corners else 0
    return -1 if done + steps < jumped else 0


def passes_exit(rules: Rules, done: int, steps: int) -> bool:
    """Whether a piece of Tijou goes on beyond its exit, or from it (TJ-12)."""
    return rules.stacking == 1 and (done == 0 or done + steps > rules.ring)


def note_lap(rules: Rules, position: Position, work: Work, pawn: int, crossed: int) -> None:
    """Tell that a start was passed; backwards, whether the house is then before the pawn (GJ-18, FQ-10, TC-7)."""
    start = position.start[pawn >> 2]
    entrance = NOBODY
    if crossed < 0 and not rules.stacking and to_entrance(rules, position, pawn) < FAR:
        entrance = ahead(rules, start, rules.entrance - rules.ring)
    note(work, E_LAPPED, pawn >> 2, start, crossed, entrance)


def swap(rules: Rules, position: Position, work: Work, pawn: int, other: int) -> None:
    """Two pawns change places: nothing is captured, nothing jumps (GJ-15)."""
    here = position.place[pawn]
    there = position.place[other]
    note(work, E_SWAPPED, pawn >> 2, here, there, other >> 2)
    lift(rules, position, pawn)
    lift(rules, position, other)
    set_down(rules, position, pawn, there)
    set_down(rules, position, other, here)


def enter(rules: Rules, position: Position, work: Work, seat: int) -> None:
    """A pawn comes onto its start, or a piece onto its entry."""
    pawn = waiting_pawn(rules, position, seat)
    square = position.start[seat] + rules.entry
    note(work, E_ENTERED, seat, square, 0, 0)
    relocate(rules, position, work, pawn, square)
    set_fresh(rules, position, pawn)


def rehearse(rules: Rules, position: Position, work: Work, seat: int, move: Move) -> None:
    """What a legal play does to the pawns of a position, noted; cards are not touched, so nothing hidden is told."""
    load_spelled(work, move)
    do_board(rules, position, work, seat, move.kind, move.named)


def do_board(rules: Rules, position: Position, work: Work, seat: int, kind: int, named: int) -> None:
    """What a play does to the pawns; its parts stand in the chain."""
    mover = played_seat(rules, position, seat)
    part = work.chain[0]
    if kind == ENTER:
        enter(rules, position, work, mover)
    elif kind == WALK or kind == SPLIT:
        walk_parts(rules, position, work, seat, mover, named)
    elif kind == RETREAT:
        retreat(rules, position, work, pawn_at(rules, position, mover, part_from(part)), named, part)
    elif kind == PUSH:
        pawn = position.occupant[part_from(part)]
        side_step(rules, position, work, pawn, rules.push[named], part_way(part), named)
    elif kind == SWAP:
        pawn = pawn_at(rules, position, mover, part_from(part))
        swap(rules, position, work, pawn, swap_target(rules, position, mover, part))
    else:
        arrive(rules, position, work, pawn_at(rules, position, mover, part_from(part)))


def retreat(rules: Rules, position: Position, work: Work, pawn: int, named: int, part: int) -> None:
    """A pawn goes back by the whole card."""
    way = part_way(part)
    if rules.corners:
        way = corner_way(rules, position, pawn, part_to(part))
    side_step(rules, position, work, pawn, -rules.back[named], way, named)


def arrive(rules: Rules, position: Position, work: Work, pawn: int) -> None:
    """A piece goes from its exit to the arrival."""
    seat = pawn >> 2
    exit_square = position.place[pawn]
    relocate(rules, position, work, pawn, house_of(position, seat))
    note_home(rules, position, work, seat, house_of(position, seat), exit_square)


def walk_parts(rules: Rules, position: Position, work: Work, seat: int, mover: int, named: int) -> None:
    """One walk, or the parts of a 7; who brings the last pawn home goes on with the partner's (GJ-22)."""
    for number in range(work.chain_count):
        part = work.chain[number]
        walker = played_seat(rules, position, seat) if rules.seven_overflow else mover
        pawn = pawn_at(rules, position, walker, part_from(part))
        steps = part_steps(rules, position, pawn, part)
        way = part_way(part)
        if rules.corners:
            way = corner_way(rules, position, pawn, part_to(part))
        advance(rules, position, work, pawn, steps, way, named)


def load_move(work: Work, index: int) -> None:
    """The parts of a listed move, into the chain."""
    work.chain_count = work.header[index] >> 24
    for number in range(work.chain_count):
        work.chain[number] = work.part[work.first_part[index] + number]


def load_spelled(work: Work, move: Move) -> None:
    """The parts of a spelled move, into the chain."""
    work.chain_count = move.count
    for number in range(move.count):
        work.chain[number] = move.part[number]


def play_listed(rules: Rules, position: Position, work: Work, seat: int, index: int) -> None:
    """Carry out a listed move."""
    load_move(work, index)
    header = work.header[index]
    carry_out(rules, position, work, seat, header & 255, header >> 8 & 255, header >> 16 & 255)


def play_spelled(rules: Rules, position: Position, work: Work, seat: int, move: Move) -> None:
    """Carry out a move that was judged legal."""
    load_spelled(work, move)
    carry_out(rules, position, work, seat, move.kind, move.card, move.named)


def after_move(rules: Rules, position: Position, work: Work, seat: int, move: Move) -> Position:
    """The position after a legal move; the very same one where the move is not legal."""
    if judge(rules, position, work, seat, move) != ALLOWED:
        return position
    after = position.copy()
    play_spelled(rules, after, work, seat, move)
    return after


def carry_out(rules: Rules, position: Position, work: Work, seat: int, kind: int, card: int, named: int) -> None:
    """A legal move, up to the next decision or the next chance; its parts stand in the chain."""
    if kind <= ARRIVE:
        spend_token(rules, position, work, seat)
        spend_card(position, seat, card)
        note(work, E_PLAYED, seat, card, named, 0)
        do_board(rules, position, work, seat, kind, named)
        after_play(rules, position, work, seat, card)
    elif kind == GIVE:
        give(rules, position, work, seat, card)
    elif kind == DEAL:
        note(work, E_CHOSE_DEAL, seat, named, 0, 0)
        position.deal_size = named
        deal_or_shuffle(rules, position, work)
    else:
        without_pawns(rules, position, work, seat, kind, card)


def without_pawns(rules: Rules, position: Position, work: Work, seat: int, kind: int, card: int) -> None:
    """A turn in which no pawn moves."""
    position.then = THEN_NEXT
    position.owed = 0
    if kind == DISCARD_HAND:
        show_hand(rules, position, work, seat)
        position.owed = rules.hand
    elif kind == DISCARD_ONE or kind == LAY:
        spend_card(position, seat, card)
        note(work, E_LAID if kind == LAY else E_DISCARDED, seat, card, 0, 0)
        position.owed = 1 if kind == DISCARD_ONE and rules.draw == DRAW_AFTER else 0
    elif kind == PASS:
        position.passed |= 1 << seat
        note(work, E_PASSED, seat, 0, 0, 0)
    else:
        note(work, E_DECLINED, seat, 0, 0, 0)
    draw_owed(rules, position, work)


def spend_token(rules: Rules, position: Position, work: Work, seat: int) -> None:
    """An extra play costs a token where tokens are kept (FQ-5)."""
    if position.phase == EXTRA and rules.again == AGAIN_TOKEN:
        position.tokens[seat] -= 1
        note(work, E_TOKEN_SPENT, seat, position.tokens[seat], 0, 0)


def after_play(rules: Rules, position: Position, work: Work, seat: int, card: int) -> None:
    """The end of the game, or a card drawn and perhaps another play."""
    position.owed = 0
    position.then = THEN_NEXT
    if side_done(rules, position, seat):
        finish_side(rules, position, work, seat)
        if position.phase == OVER:
            return
    else:
        position.owed = 1 if rules.draw == DRAW_AFTER else 0
        if earns_again(rules, position, work, seat, card):
            position.then = THEN_EXTRA
    draw_owed(rules, position, work)


def earns_again(rules: Rules, position: Position, work: Work, seat: int, card: int) -> bool:
    """Whether the player may play again now (GJ-9), or has a token to spend (FQ-5)."""
    if rules.again == AGAIN_TOKEN:
        if rules.gives_again[card]:
            position.tokens[seat] += 1
            note(work, E_TOKEN_EARNED, seat, position.tokens[seat], 0, 0)
        return position.tokens[seat] > 0
    if rules.again == AGAIN_NOW and rules.gives_again[card]:
        note(work, E_PLAYS_AGAIN, seat, 0, 0, 0)
        return True
    return False


def side_of(rules: Rules, seat: int) -> int:
    """The number of a seat's side."""
    return seat % (rules.seats >> 1) if rules.teams else seat


def sides(rules: Rules) -> int:
    """How many sides there are."""
    return rules.seats >> 1 if rules.teams else rules.seats


def side_done(rules: Rules, position: Position, seat: int) -> bool:
    """Whether a side has everybody home that it needs (GJ-22, TJ-15)."""
    if not rules.partner_play:
        return position.home[seat] == rules.pawns
    return position.home[seat] == rules.pawns and position.home[partner_of(rules, seat)] == rules.pawns


def is_placed(rules: Rules, position: Position, side: int) -> bool:
    """Whether a side has already finished (GJ-23)."""
    for place in range(position.finished):
        if position.order[place] == side:
            return True
    return False


def place_side(position: Position, work: Work, side: int) -> None:
    """A side takes the next place."""
    position.order[position.finished] = side
    position.finished += 1
    note(work, E_PLACED, side, position.finished, 0, 0)


def finish_side(rules: Rules, position: Position, work: Work, seat: int) -> None:
    """The game is won; or, where it goes on, this side leaves it (GJ-23)."""
    place_side(position, work, side_of(rules, seat))
    if rules.play_on and position.finished < sides(rules) - 1:
        lay_down(rules, position, work, seat)
        if rules.teams:
            lay_down(rules, position, work, partner_of(rules, seat))
        return
    if rules.play_on:
        for side in range(sides(rules)):
            if not is_placed(rules, position, side):
                place_side(position, work, side)
    position.turns += 1
    position.phase = OVER


def lay_down(rules: Rules, position: Position, work: Work, seat: int) -> None:
    """A finished player's cards go onto the discard, in ascending order."""
    for rank in range(RANKS):
        while position.hand[seat * RANKS + rank]:
            spend_card(position, seat, rank)
            note(work, E_DISCARDED, seat, rank, 0, 0)


def end_turn(rules: Rules, position: Position, work: Work) -> None:
    """Count the turn and find who plays next."""
    position.turns += 1
    if rules.ply_limit and position.turns >= rules.ply_limit:
        position.drawn = 1
        position.phase = OVER
        note(work, E_DRAWN, 0, rules.ply_limit, 0, 0)
        return
    seat = position.turn
    for _seat in range(rules.seats):
        seat = seat + 1 if seat + 1 < rules.seats else 0
        if may_play(rules, position, seat):
            position.turn = seat
            begin_turn(rules, position, work)
            return
    next_deal(rules, position, work)


def may_play(rules: Rules, position: Position, seat: int) -> bool:
    """Whether a seat still takes turns: not finished, and where hands are played out, cards left and not passed."""
    if rules.deal == DEAL_ONCE:
        return position.finished == 0 or not is_placed(rules, position, side_of(rules, seat))
    return position.held[seat] > 0 and not position.passed >> seat & 1


def begin_turn(rules: Rules, position: Position, work: Work) -> None:
    """Draw first where the sheet says so (TC-1)."""
    position.then = THEN_PLAY
    position.owed = 1 if rules.draw == DRAW_BEFORE else 0
    draw_owed(rules, position, work)


# Cards --------------------------------------------------------------------------------------------------------------


def forget(position: Position, seat: int, rank: int) -> None:
    """A card leaves a hand: whoever knew of one such card there knows of one less."""
    slot = seat * RANKS + rank
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
    slot = seat * RANKS + rank
    position.hand[slot] -= 1
    position.held[seat] -= 1
    if position.hand[slot] == 0:
        position.ranks[seat] &= ~(1 << rank)


def put_in(position: Position, seat: int, rank: int) -> None:
    """A card comes into a hand."""
    position.hand[seat * RANKS + rank] += 1
    position.held[seat] += 1
    position.ranks[seat] |= 1 << rank


def spend_card(position: Position, seat: int, rank: int) -> None:
    """A card goes from a hand onto the discard, for all to see."""
    take_out(position, seat, rank)
    position.discard[position.discard_count] = rank
    position.discard_count += 1


def show_hand(rules: Rules, position: Position, work: Work, seat: int) -> None:
    """The whole hand is shown and discarded in ascending order (GJ-8)."""
    for rank in range(RANKS):
        while position.hand[seat * RANKS + rank]:
            spend_card(position, seat, rank)
            note(work, E_SHOWN, seat, rank, 0, 0)


def draw_card(position: Position, work: Work, seat: int) -> None:
    """The next card of the stock; everybody knows it when the stock's order is known (GJ-10)."""
    rank = position.stock[position.stock_next]
    position.stock_next += 1
    put_in(position, seat, rank)
    if position.stock_known:
        position.shown[seat * RANKS + rank] += 1
    note(work, E_DREW, seat, rank, position.stock_known, 0)


def turn_over(position: Position, work: Work) -> None:
    """The discard, turned over, is the stock: its oldest card is the next one, and everybody saw the order."""
    for number in range(position.discard_count):
        position.stock[number] = position.discard[number]
    position.stock_next = 0
    position.stock_end = position.discard_count
    position.discard_count = 0
    position.stock_known = 1
    note(work, E_TURNED_OVER, 0, position.stock_end, 0, 0)


def draw_owed(rules: Rules, position: Position, work: Work) -> None:
    """Draw what is owed, renewing the stock when a card must be drawn and none is left (GJ-10, TC-2); then go on."""
    while position.owed > 0:
        if position.stock_next == position.stock_end:
            if position.discard_count == 0:
                position.owed = 0
                break
            if rules.restock_shuffled:
                position.phase = SHUFFLE
                return
            turn_over(position, work)
        draw_card(position, work, position.turn)
        position.owed -= 1
    go_further(rules, position, work)


def go_further(rules: Rules, position: Position, work: Work) -> None:
    """What a draw was part of."""
    if position.then == THEN_EXTRA:
        position.phase = EXTRA
    elif position.then == THEN_PLAY:
        position.phase = PLAYING
    else:
        end_turn(rules, position, work)


def stock_left(position: Position) -> int:
    """Cards in the stock."""
    return position.stock_end - position.stock_next


def largest_deal(rules: Rules, position: Position) -> int:
    """The most cards that the dealer may give everybody (TC-21, TC-22)."""
    if rules.deal != DEAL_PLAY_OUT:
        return rules.hand
    each = stock_left(position) // rules.seats
    return min(each, rules.hand)


def next_deal(rules: Rules, position: Position, work: Work) -> None:
    """All hands are played: the next player deals."""
    position.dealer = position.dealer + 1 if position.dealer + 1 < rules.seats else 0
    note(work, E_DEALER, position.dealer, 0, 0, 0)
    position.passed = 0
    if rules.deal == DEAL_FILL_UP:
        deal_or_shuffle(rules, position, work)
    elif rules.deal == DEAL_CONTINUE or (rules.deal == DEAL_PLAY_OUT and stock_left(position) >= rules.seats):
        position.phase = DEALING
    else:
        position.then = THEN_SIZE
        position.phase = SHUFFLE


def cards_wanted(rules: Rules, position: Position) -> int:
    """How many cards a deal takes."""
    if rules.deal != DEAL_FILL_UP:
        return rules.seats * position.deal_size
    wanted = 0
    for seat in range(rules.seats):
        wanted += rules.hand - position.held[seat]
    return wanted


def deal_or_shuffle(rules: Rules, position: Position, work: Work) -> None:
    """Deal, or first shuffle what is left and the cards played when it is too little (TC-22, TJ-9)."""
    if stock_left(position) < cards_wanted(rules, position):
        position.then = THEN_DEAL
        position.phase = SHUFFLE
    else:
        deal_cards(rules, position, work)


def deal_cards(rules: Rules, position: Position, work: Work) -> None:
    """Give everybody their cards, from the dealer's next player on."""
    note(work, E_DEALT, position.dealer, 0 if rules.deal == DEAL_FILL_UP else position.deal_size, 0, 0)
    if rules.deal == DEAL_FILL_UP:
        deal_packets(rules, position, work)
    else:
        for _round in range(position.deal_size):
            for number in range(1, rules.seats + 1):
                draw_card(position, work, (position.dealer + number) % rules.seats)
    for _extra in range(rules.dealer_extra):
        draw_card(position, work, position.dealer)
    if position.deals or position.first == NOBODY:  # not where a position was set up by hand
        position.deals += 1
    if rules.exchange:
        position.candidates = (1 << rules.seats) - 1
        position.phase = EXCHANGE
    else:
        begin_hand(rules, position)


def deal_packets(rules: Rules, position: Position, work: Work) -> None:
    """Everybody's first packet, then everybody's second: 5 as 3+2, 4 as 2+2, 3 as 1+2 (TJ-4, TJ-8)."""
    for number in range(1, rules.seats + 1):
        seat = (position.dealer + number) % rules.seats
        for _card in range(rules.hand - position.held[seat] - 2):
            draw_card(position, work, seat)
    for number in range(1, rules.seats + 1):
        seat = (position.dealer + number) % rules.seats
        for _card in range(rules.hand - position.held[seat]):
            draw_card(position, work, seat)


def begin_hand(rules: Rules, position: Position) -> None:
    """The first turn after a deal; nobody draws before it."""
    first = position.dealer if rules.dealer_first else (position.dealer + 1) % rules.seats
    position.turn = first
    if position.first == NOBODY:
        position.first = first
    position.phase = PLAYING


def give(rules: Rules, position: Position, work: Work, seat: int, rank: int) -> None:
    """A card for the partner; both change hands once both have been chosen (TC-20, TJ-4)."""
    partner = partner_of(rules, seat)
    release(position, seat, rank)
    position.gift[seat] = rank
    position.candidates &= ~(1 << seat)
    if position.gift[partner] == NOBODY:
        note(work, E_GAVE, seat, rank, partner, 0)
    else:
        note(work, E_EXCHANGED, seat, position.gift[partner], partner, rank)
        forget(position, seat, rank)  # only now: what a partner knows must not tell which card is on its way
        forget(position, partner, position.gift[partner])
        receive(position, seat, partner)
        receive(position, partner, seat)
        position.gift[seat] = NOBODY
        position.gift[partner] = NOBODY
    if position.candidates == 0:
        begin_hand(rules, position)


def receive(position: Position, seat: int, giver: int) -> None:
    """A partner's card: the giver knows where it is until it is played."""
    rank = position.gift[giver]
    put_in(position, seat, rank)
    position.given[seat * RANKS + rank] += 1


# Chance -------------------------------------------------------------------------------------------------------------


def next_random(work: Work) -> Wide:
    """64 random bits (the splitmix generator): for playouts only, never for a live table."""
    work.seed = (work.seed + GOLDEN) & MASK
    mixed = ((work.seed ^ work.seed >> 30) * FIRST_MIX) & MASK
    mixed = ((mixed ^ mixed >> 27) * SECOND_MIX) & MASK
    return mixed ^ mixed >> 31


def below(work: Work, limit: int) -> int:
    """A random number below a small limit."""
    return (next_random(work) >> 32) * limit >> 32


def side_lots(rules: Rules) -> int:
    """In how many ways sides can be unused, shared or a team's own."""
    return 2 if rules.lot == LOT_LONE else rules.arms


def lots(rules: Rules) -> int:
    """How many outcomes the lot about the sides has: with each of those ways, who sits first."""
    return side_lots(rules) * rules.seats if rules.lot_turns else side_lots(rules)


def gather(position: Position, work: Work) -> None:
    """All cards that are in nobody's hand, as the outcome to be shuffled."""
    count = 0
    for number in range(position.stock_next, position.stock_end):
        work.outcome[count] = position.stock[number]
        count += 1
    for number in range(position.discard_count):
        work.outcome[count] = position.discard[number]
        count += 1
    work.outcome_count = count


def mix(work: Work) -> None:
    """Shuffle the outcome."""
    for last in range(work.outcome_count - 1, 0, -1):
        other = below(work, last + 1)
        card = work.outcome[last]
        work.outcome[last] = work.outcome[other]
        work.outcome[other] = card


def pick_outcome(rules: Rules, position: Position, work: Work) -> None:
    """Let chance decide, inside the engine."""
    if position.phase == SHUFFLE or position.phase == DRAW_FOR_DEAL:
        gather(position, work)
        mix(work)
        return
    work.outcome_count = 1
    work.outcome[0] = below(work, lots(rules) if position.phase == LOT_SIDE else rules.seats)


def settle(rules: Rules, position: Position, work: Work) -> None:
    """Go on with what chance decided."""
    if position.phase == SHUFFLE:
        settle_shuffle(rules, position, work)
    elif position.phase == DRAW_FOR_DEAL:
        settle_draw(rules, position, work)
    elif position.phase == LOT_SIDE:
        settle_side(rules, position, work, work.outcome[0])
        position.phase = after_seating(rules)
    else:
        settle_dealer(rules, position, work, work.outcome[0])


def settle_shuffle(rules: Rules, position: Position, work: Work) -> None:
    """A new stock, of which nobody knows the order."""
    for number in range(work.outcome_count):
        position.stock[number] = work.outcome[number]
    position.stock_next = 0
    position.stock_end = work.outcome_count
    position.discard_count = 0
    position.stock_known = 0
    note(work, E_SHUFFLED, 0, work.outcome_count, 0, 0)
    if position.then == THEN_DEAL:
        deal_cards(rules, position, work)
    elif position.then == THEN_SIZE:
        position.phase = DEALING
    else:
        draw_owed(rules, position, work)


def settle_draw(rules: Rules, position: Position, work: Work) -> None:
    """Those who drew the lowest card: one deals, several draw again (GJ-4)."""
    lowest = RANKS
    tied = 0
    number = 0
    for seat in range(rules.seats):
        if position.candidates >> seat & 1:
            rank = work.outcome[number]
            number += 1
            note(work, E_DREW_FOR_DEAL, seat, rank, 0, 0)
            if rank < lowest:
                lowest = rank
                tied = 0
            if rank == lowest:
                tied |= 1 << seat
    position.candidates = tied
    for seat in range(rules.seats):
        if tied == 1 << seat:
            settle_dealer(rules, position, work, seat)
            return
    note(work, E_TIED, 0, tied, 0, 0)


def settle_dealer(rules: Rules, position: Position, work: Work, seat: int) -> None:
    """The dealer is known: the pack is shuffled."""
    note(work, E_DEALER, seat, 0, 0, 0)
    position.dealer = seat
    if rules.version > 1:
        position.candidates = 0
    position.then = THEN_DEAL
    position.phase = SHUFFLE


def settle_side(rules: Rules, position: Position, work: Work, number: int) -> None:
    """Who sits at which side, in the order of turns (TC-1, TJ-17)."""
    chosen = number % side_lots(rules)
    seat = number // side_lots(rules)
    for place in range(rules.arms):
        arm = rules.seat_arms[place]
        times = 1
        if rules.lot == LOT_UNUSED and arm == chosen:
            times = 0
            note(work, E_UNUSED, 0, arm, 0, 0)
        elif (rules.lot == LOT_SHARED and arm == chosen) or (rules.lot == LOT_LONE and place % 2 != chosen):
            times = 2
            note(work, E_SHARED, seat, arm, seat + 1 if seat + 1 < rules.seats else 0, 0)
        for _time in range(times):
            sit(rules, position, seat, arm)
            seat = seat + 1 if seat + 1 < rules.seats else 0


# Playouts -----------------------------------------------------------------------------------------------------------


def measure(rules: Rules, position: Position, work: Work, seat: int) -> None:
    """What a position is worth to a seat's side, feature by feature."""
    for number in range(FEATURES):
        work.after[number] = 0.0
    for pawn in range(rules.seats * 4):
        place = position.place[pawn]
        if pawn & 3 < rules.pawns and place < BASE:
            theirs = 0 if same_side(rules, seat, pawn >> 2) else F_THEIR_PROGRESS
            work.after[F_ON_BOARD + theirs] += 1.0
            if place >= HOUSE:
                work.after[F_HOME + theirs] += 1.0
                work.after[F_PROGRESS + theirs] += rules.ring
                if theirs == 0:
                    work.after[F_DEEP] += place - house_of(position, pawn >> 2)
            else:
                work.after[F_PROGRESS + theirs] += way_done(rules, position, pawn)
                if chased(rules, position, pawn):
                    work.after[F_HUNTING if theirs else F_EXPOSED] += 1.0


def way_done(rules: Rules, position: Position, pawn: int) -> int:
    """How far a pawn on the ring has come."""
    done = progress(rules, position, pawn)
    if rules.stacking:
        return ahead(rules, done, -rules.entry) if done else rules.ring - rules.entry
    return 0 if done > rules.entrance else done


def chased(rules: Rules, position: Position, pawn: int) -> bool:
    """Whether an opponent's pawn stands close behind."""
    if guarded(rules, position, pawn):
        return False
    for other in range(rules.seats * 4):
        if position.place[other] < HOUSE and not same_side(rules, pawn >> 2, other >> 2):
            if 0 < ahead(rules, position.place[pawn], -position.place[other]) <= CLOSE:
                return True
    return False


def score_listed(rules: Rules, position: Position, work: Work, trial: Position, seat: int, index: int) -> float:
    """The linear score of a listed move: what it changes, weighted."""
    header = work.header[index]
    kind = header & 255
    if kind > ARRIVE:
        return 0.0
    copy_board(trial, position)
    load_move(work, index)
    do_board(rules, trial, work, seat, kind, header >> 16 & 255)
    measure(rules, trial, work, seat)
    score = work.weights[F_AGAIN] * rules.gives_again[header >> 8 & 255]
    for number in range(FEATURES):
        score += work.weights[number] * (work.after[number] - work.before[number])
    return score


def choose_best(rules: Rules, position: Position, work: Work, trial: Position, seat: int) -> int:
    """The listed move with the best score; among equals, one at random."""
    measure(rules, position, work, seat)
    work.before[:] = work.after
    best = 0
    equals = 0
    highest = 0.0
    for index in range(work.count):
        score = score_listed(rules, position, work, trial, seat, index)
        if equals == 0 or score > highest + EPSILON:
            best = index
            equals = 1
            highest = score
        elif score > highest - EPSILON:
            equals += 1
            if below(work, equals) == 0:
                best = index
    return best


def choose(rules: Rules, position: Position, work: Work, seat: int, scored: int) -> int:
    """One of the listed moves: by score, or at random."""
    if work.count == 1:
        return 0
    return choose_best(rules, position, work, work.trial, seat) if scored else below(work, work.count)


def acting_seat(rules: Rules, position: Position) -> int:
    """The first seat that has something to decide."""
    if position.phase == EXCHANGE:
        for seat in range(rules.seats):
            if position.candidates >> seat & 1:
                return seat
    return position.dealer if position.phase == DEALING else position.turn


def count_ply(rules: Rules, position: Position, work: Work, seat: int) -> None:
    """What a study wants to know about a decision, before it is made."""
    work.plies += 1
    if work.count > 1:
        work.choices += 1
    if position.phase == PLAYING and nothing_playable(work):
        work.discards += 1
    if position.phase == PLAYING and work.counting:
        for rank in range(RANKS):
            if position.hand[seat * RANKS + rank]:
                work.tally_held[rank] += 1
                if not rank_listed(work, rank):
                    work.tally_dead[rank] += 1


def nothing_playable(work: Work) -> bool:
    """Whether no listed move carries a card out: cards are discarded, laid without effect or kept."""
    for index in range(work.count):
        if work.header[index] & 255 <= ARRIVE:
            return False
    return True


def rank_listed(work: Work, rank: int) -> bool:
    """Whether some listed move carries this card out."""
    for index in range(work.count):
        if work.header[index] & 255 <= ARRIVE and work.header[index] >> 8 & 255 == rank:
            return True
    return False


def follow_lead(rules: Rules, position: Position, work: Work) -> None:
    """Count how often another side comes to be the one with the most steps behind it."""
    best = 0
    leader = work.leader
    for side in range(sides(rules)):
        steps = side_steps(rules, position, side)
        if steps > best or (steps == best and side == work.leader):
            best = steps
            leader = side
    if work.leader == NOBODY:
        work.leader = leader if best else NOBODY
    elif leader != work.leader:
        work.leads += 1
        work.leader = leader


def side_steps(rules: Rules, position: Position, side: int) -> int:
    """All steps that a side has behind it."""
    steps = 0
    for pawn in range(rules.seats * 4):
        place = position.place[pawn]
        if pawn & 3 < rules.pawns and place < BASE and side_of(rules, pawn >> 2) == side:
            steps += rules.ring if place >= HOUSE else way_done(rules, position, pawn) + 1
    return steps


def seed_game(work: Work, seed: Wide, number: Wide) -> None:
    """The generator of one game of a series."""
    work.seed = (seed ^ number * GOLDEN) & MASK
    work.seed = next_random(work)


def clear_tally(work: Work) -> None:
    """Begin to count."""
    work.plies = work.choices = work.discards = work.leads = work.captures = work.undo_count = 0
    work.leader = NOBODY
    for rank in range(RANKS):
        work.tally_held[rank] = 0
        work.tally_dead[rank] = 0


def play_game(rules: Rules, position: Position, work: Work, scored: int) -> None:
    """One whole game inside the engine, from the start position."""
    captures = 0
    clear_tally(work)
    while position.phase != OVER:
        if position.phase < DEALING:
            pick_outcome(rules, position, work)
            settle(rules, position, work)
        else:
            seat = acting_seat(rules, position)
            list_moves(rules, position, work, seat)
            count_ply(rules, position, work, seat)
            index = choose(rules, position, work, seat, scored)
            work.captures = 0
            play_listed(rules, position, work, seat, index)
            captures += work.captures
            if work.counting:
                follow_lead(rules, position, work)
    work.captures = captures


def play_number(rules: Rules, position: Position, work: Work, seed: Wide, number: Wide, scored: int) -> None:
    """Game number so-and-so of a seed."""
    seed_game(work, seed, number)
    clear_position(position)
    start_position(rules, position)
    play_game(rules, position, work, scored)


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
    position.owed = position.deals = position.turns = position.finished = position.drawn = 0
