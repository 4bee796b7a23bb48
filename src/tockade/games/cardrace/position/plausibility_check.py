"""Checks whether a position can occur in a game, where no single field shows that it cannot.

A game that was dealt from its start is held to everything that its deals imply.  A position that was set up by hand has
no deals: its hands may have any size up to the sheet's, and what has been played before is left open.
"""

from __future__ import annotations

from tockade.game_types import BadInput
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Position, Rules, Scratch
from tockade.games.cardrace.position.ending_check import EndingCheck
from tockade.games.cardrace.position.hand_sizes import DRAWING, HandSizes
from tockade.games.cardrace.position.writer import PHASES, THEN

LOTS = (constants.LOT_SIDE, constants.DRAW_FOR_DEAL, constants.LOT_DEALER)
SIZED = (constants.DEAL_PLAY_OUT, constants.DEAL_CONTINUE, constants.DEAL_RESHUFFLE)
"""Deals of which the dealer says how large they are (TC-21)."""
AGAIN = {
    constants.DEAL_ONCE: (),
    constants.DEAL_PLAY_OUT: (constants.THEN_SIZE,),
    constants.DEAL_RESHUFFLE: (constants.THEN_SIZE,),
    constants.DEAL_CONTINUE: (constants.THEN_DEAL,),
    constants.DEAL_FILL_UP: (constants.THEN_DEAL,),
}
"""What follows when cards are shuffled for a deal that is not the first (TC-22, TJ-9)."""
UNSHUFFLED = (constants.DEAL_PLAY_OUT, constants.DEAL_CONTINUE, constants.DEAL_FILL_UP)
"""Deals that are not always preceded by a shuffle."""


def seatings(rules: Rules) -> list[tuple[int, ...]]:
    """Every way of sitting at the board that the rules and their lot know, turned in every direction."""
    found = []
    for number in range(engine.lots(rules) if rules.lot else 1):
        position = Position()
        engine.clear_position(position)
        engine.start_position(rules, position)
        if rules.lot:
            engine.settle_side(rules, position, Scratch(), number)
        arms = engine.unpack(position)["arm"][: rules.seats]
        found += [tuple((arm + turned) % rules.arms for arm in arms) for turned in range(rules.arms)]
    return found


def waiting(rules: Rules) -> tuple[int, ...]:
    """The arms before a lot has given each seat its own."""
    position = Position()
    engine.clear_position(position)
    engine.start_position(rules, position)
    return tuple(engine.unpack(position)["arm"][: rules.seats])


class PlausibilityCheck:
    """The positions of one game that its rules can lead to."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = range(rules.seats)
        self.seatings = seatings(rules)
        self.known_seatings = frozenset(self.seatings)
        self.waiting = waiting(rules)
        self.hand_sizes = HandSizes(rules)
        self.outcomes = EndingCheck(rules)
        self.turns_over = rules.draw != constants.DRAW_NEVER and not rules.restock_shuffled
        self.pack = 4 * constants.WILD + rules.jokers

    def check(self, position: Position) -> None:
        """Raises what is wrong with a position, if anything."""
        arrays = engine.unpack(position)
        self._check_counts(position)
        self._check_candidates(position)
        self._check_arms(position, arrays["arm"])
        self._check_gifts(position, arrays["gift"])
        self._check_known(position, arrays)
        self._check_tokens(position, arrays)
        if self._opens(position, arrays):
            self._check_opening(position, arrays)
            return
        self.outcomes.check(position, arrays["order"])
        self._check_passed(position)
        self.hand_sizes.check(position, arrays["gift"])
        self._check_then(position)
        if position.phase == constants.SHUFFLE:
            self._check_shuffle(position)
        elif position.phase == constants.DEALING and engine.largest_deal(self.rules, position) < 1:
            raise BadInput("position_deal")
        self._check_joker(position, arrays)
        if position.deals:
            self._check_first(position)
            self._check_stock(position)

    # phases

    def check_phase(self, position: Position) -> None:
        """A phase that this rule set does not know."""
        rules, phase = self.rules, position.phase
        known = {
            constants.LOT_SIDE: rules.lot,
            constants.DRAW_FOR_DEAL: rules.draw_for_deal,
            constants.LOT_DEALER: not rules.draw_for_deal,
            constants.DEALING: rules.deal in SIZED,
            constants.EXCHANGE: rules.exchange,
            constants.EXTRA: rules.again,
        }
        if not known.get(phase, True):
            raise BadInput("position_phase", phase=PHASES[phase])

    def _opens(self, position: Position, arrays: dict[str, list[int]]) -> bool:
        """Whether the first deal is still to come."""
        if position.phase != constants.SHUFFLE or position.then != constants.THEN_DEAL:
            return position.phase in LOTS
        again = constants.THEN_DEAL in AGAIN[self.rules.deal]
        return not again or not (position.deals or self._touched(position, arrays))

    def _touched(self, position: Position, arrays: dict[str, list[int]]) -> bool:
        """Whether anything has been moved, dealt or played."""
        places = {arrays["place"][4 * seat + pawn] for seat in self.seats for pawn in range(self.rules.pawns)}
        held = any(position.held_by(seat) for seat in self.seats)
        return places != {constants.BASE} or held or position.discard_count > 0 or position.turns > 0

    def _check_opening(self, position: Position, arrays: dict[str, list[int]]) -> None:
        """Before the first deal nobody has anything and nothing has happened."""
        happened = [position.deals, position.turn, position.passed, position.finished, position.drawn]
        happened += [*arrays["tokens"], position.stock_known, position.dealer if position.phase in LOTS else 0]
        if self._touched(position, arrays) or any(happened) or position.first != constants.NOBODY:
            raise BadInput("position_opening")
        if position.then != constants.THEN_DEAL:
            raise BadInput("position_then", then=THEN[position.then], phase=PHASES[position.phase])

    # counters

    def _check_counts(self, position: Position) -> None:
        rules = self.rules
        least = 1 if rules.deal in SIZED else int(rules.hand)
        if position.deal_size < least:
            raise BadInput("position_deal_size", least=least, most=int(rules.hand))
        if rules.deal == constants.DEAL_ONCE and position.deals > 1:
            raise BadInput("position_deals")
        if position.phase == constants.SHUFFLE and position.then in DRAWING:
            most = self._most_owed(position)
            if not 1 <= position.owed <= most:
                raise BadInput("position_owed", most=most)
        elif position.owed:
            raise BadInput("position_owes_nothing")

    def _most_owed(self, position: Position) -> int:
        """A card for the one that was laid; a whole hand where it was discarded (GJ-8, FQ-4)."""
        return int(self.rules.hand) if position.then == constants.THEN_NEXT and self._draws_hands() else 1

    def _draws_hands(self) -> bool:
        """Whether who can play nothing draws a whole hand."""
        return bool(self.rules.stuck == constants.STUCK_HAND and self.rules.draw != constants.DRAW_NEVER)

    def _check_candidates(self, position: Position) -> None:
        """Among whom the dealer is still to be found (GJ-4), or who has still to give a card."""
        phase, count = position.phase, position.candidates.bit_count()
        if phase in LOTS and count < (2 if phase == constants.DRAW_FOR_DEAL else self.rules.seats):
            raise BadInput("position_drawing")
        if phase == constants.EXCHANGE and count < 1:
            raise BadInput("position_exchanged")
        idle = phase not in (*LOTS, constants.EXCHANGE)
        if idle and position.candidates not in (0, self._left_over(position)):
            raise BadInput("position_candidates", phase=PHASES[phase])

    def _left_over(self, position: Position) -> int:
        """Version 1 of the rules left the last candidates in the field when there were none any more."""
        if self.rules.exchange and position.deals:
            return 0
        return 1 << position.dealer if self.rules.draw_for_deal else (1 << self.rules.seats) - 1

    def _check_passed(self, position: Position) -> None:
        """TJ-7: with one or two cards, until the next deal."""
        until = position.phase in (constants.PLAYING, constants.OVER)
        if position.passed and not self.rules.keep:
            raise BadInput("position_no_passing")
        for seat in self.seats:
            if position.passed >> seat & 1 and not (until and 0 < position.held_by(seat) <= self.rules.keep):
                raise BadInput("position_passed", seat=seat)

    def _check_tokens(self, position: Position, arrays: dict[str, list[int]]) -> None:
        """FQ-5: where tokens are kept, each of them was a joker."""
        for seat in self.seats:
            if position.token_count(seat) and self.rules.again != constants.AGAIN_TOKEN:
                raise BadInput("position_tokens", seat=seat)
        kept = sum(arrays["tokens"][: self.rules.seats])
        if kept > self._most_tokens(position, arrays):
            raise BadInput("position_tokens_many", tokens=kept)

    def _most_tokens(self, position: Position, arrays: dict[str, list[int]]) -> int:
        """The jokers that lie on the discard; once it was renewed, all jokers in each round of the stock.

        A round takes the cards that no hand holds or more, and no turn more than a hand and one for each joker: so in
        t turns j jokers of J were seen, j ≤ J (1 + (hand · t + j) / round).  No turn leaves more than one token.
        """
        laid = arrays["discard"][: position.discard_count].count(constants.WILD)
        if position.deals and self.turns_over and not position.stock_known:
            return laid
        if not position.deals:
            return constants.PACK * self.rules.seats
        jokers, turns = int(self.rules.jokers), position.turns + 1
        more = self.pack - self.rules.seats * self.rules.hand - jokers
        return min(turns, jokers * (more + jokers + self.rules.hand * turns) // more) if more > 0 else turns

    # seats

    def _check_arms(self, position: Position, arm: list[int]) -> None:
        arms = tuple(arm[: self.rules.seats])
        lot = position.phase == constants.LOT_SIDE
        if arms != self.waiting if lot else arms not in self.known_seatings:
            raise BadInput("position_arms", arms=" ".join(str(number) for number in arms))

    # cards

    def _check_gifts(self, position: Position, gifts: list[int]) -> None:
        """Who has given is no longer asked to; a finished exchange leaves no gift."""
        for seat in self.seats:
            asked = position.candidates >> seat & 1
            partner = engine.partner_of(self.rules, seat)
            waiting = partner >= 0 and position.candidates >> partner & 1
            gives = bool(position.phase == constants.EXCHANGE and not asked and waiting)
            if gives and gifts[seat] < 0:
                raise BadInput("position_no_gift", seat=seat)
            if not gives and gifts[seat] >= 0:
                raise BadInput("position_gift", seat=seat)

    def _check_known(self, position: Position, arrays: dict[str, list[int]]) -> None:
        """GJ-10: a stock is known once it was turned over; TC-20, TJ-4: cards are given by partners."""
        if position.stock_known and not self.turns_over:
            raise BadInput("position_stock_known")
        shows = position.stock_known or (self.turns_over and not position.deals)
        for seat in self.seats:
            cards = slice(seat * constants.RANKS, (seat + 1) * constants.RANKS)
            if sum(arrays["shown"][cards]) and not shows:
                raise BadInput("position_shown", seat=seat)
            given = sum(arrays["given"][cards])
            if given and not self.rules.exchange:
                raise BadInput("position_given", seat=seat)
            if given > self._most_given(position, arrays["gift"], seat):
                raise BadInput("position_given_many", seat=seat, given=given)

    def _most_given(self, position: Position, gifts: list[int], seat: int) -> int:
        """One card in each exchange, and those that were kept (TJ-7)."""
        unfinished = position.phase == constants.EXCHANGE and (position.candidates >> seat & 1 or gifts[seat] >= 0)
        return int(self.rules.keep) + (not unfinished)

    def _check_joker(self, position: Position, arrays: dict[str, list[int]]) -> None:
        """GJ-9: an extra play follows a joker, which is on top unless the discard has just been renewed."""
        extra = position.phase == constants.EXTRA or (
            position.phase == constants.SHUFFLE and position.then == constants.THEN_EXTRA
        )
        if not extra or not position.deals or self.rules.again != constants.AGAIN_NOW:
            return
        if position.discard_count:
            follows = bool(self.rules.gives_again[arrays["discard"][position.discard_count - 1]])
        else:
            follows = bool(position.stock_known or self.rules.restock_shuffled)
        if not follows:
            raise BadInput("position_no_joker")

    # what a shuffle interrupts

    def _check_then(self, position: Position) -> None:
        """Outside a shuffle `then` is what the last one, or the last turn, left there."""
        left = {
            constants.DEALING: self._before_hand(),
            constants.EXCHANGE: self._before_hand(),
            constants.PLAYING: (*self._before_hand(), constants.THEN_PLAY),
            constants.EXTRA: (constants.THEN_EXTRA,),
            constants.OVER: (constants.THEN_NEXT,),
            constants.SHUFFLE: self._shuffles(),
        }
        free = not position.deals and position.phase != constants.SHUFFLE
        if not free and position.then not in left[position.phase]:
            raise BadInput("position_then", then=THEN[position.then], phase=PHASES[position.phase])

    def _before_hand(self) -> tuple[int, ...]:
        """What can be left at the first turn after a deal."""
        unshuffled = (constants.THEN_NEXT,) if self.rules.deal in UNSHUFFLED else ()
        return (constants.THEN_DEAL, *AGAIN[self.rules.deal], *unshuffled)

    def _shuffles(self) -> tuple[int, ...]:
        """GJ-10, TC-2: an empty stock is shuffled for a card that is owed; TC-22, TJ-9: or the pack for a deal."""
        rules = self.rules
        if rules.draw == constants.DRAW_NEVER:
            return AGAIN[rules.deal]
        if self.turns_over:
            return ()
        if rules.draw == constants.DRAW_BEFORE:
            return (constants.THEN_PLAY, constants.THEN_NEXT) if self._draws_hands() else (constants.THEN_PLAY,)
        return (constants.THEN_NEXT, constants.THEN_EXTRA) if rules.again else (constants.THEN_NEXT,)

    def _check_shuffle(self, position: Position) -> None:
        """Cards are shuffled when the stock is too small, and only then."""
        wanted = 1
        if position.then == constants.THEN_DEAL:
            wanted = engine.cards_wanted(self.rules, position)
        elif position.then == constants.THEN_SIZE:
            wanted = self.rules.seats if self.rules.deal == constants.DEAL_PLAY_OUT else constants.PACK
        if engine.stock_left(position) >= wanted:
            raise BadInput("position_shuffle", stock=engine.stock_left(position))

    # what deals imply

    def _check_first(self, position: Position) -> None:
        """The deal goes round, and who began sat at or after the first dealer."""
        rules = self.rules
        coming = position.phase == constants.DEALING or (position.phase == constants.SHUFFLE and not position.owed)
        began = (position.dealer - position.deals + (not coming) + (not rules.dealer_first)) % rules.seats
        unplayed = position.phase == constants.EXCHANGE and position.deals == 1
        if position.first != (constants.NOBODY if unplayed else began):
            raise BadInput("position_first")

    def _check_stock(self, position: Position) -> None:
        """TC-22: everybody gets as many from one pack; TJ-8: and what is not in a hand was played."""
        rules, left = self.rules, engine.stock_left(position)
        if rules.deal == constants.DEAL_ONCE:
            return
        sized = rules.deal in SIZED
        if sized and (self.pack - left) % rules.seats:
            raise BadInput("position_remainder", stock=left, seats=rules.seats)
        dealt = rules.seats * (position.deal_size if sized else rules.hand)
        if position.phase == constants.DEALING:
            dealt = 0
        exact = position.deals == 1 and position.phase in (constants.EXCHANGE, constants.PLAYING, constants.OVER)
        exact = exact or rules.deal == constants.DEAL_RESHUFFLE
        if exact and left != self.pack - dealt:
            raise BadInput("position_stock", stock=left, expected=self.pack - dealt)
        if left > self.pack - dealt:
            raise BadInput("position_stock_most", stock=left, most=self.pack - dealt)
