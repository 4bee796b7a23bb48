"""Positions with named fields: read, and refused with a reason when they are impossible."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tockade.game import JSON, BadInput
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Position, Rules
from tockade.games.cardrace.notation import Notation
from tockade.games.cardrace.possible import Possible
from tockade.games.cardrace.rules import CARDS, Guard
from tockade.games.cardrace.writing import PHASES, THEN

EVERYBODY_ASKED = (constants.DRAW_FOR_DEAL, constants.EXCHANGE, constants.LOT_SIDE, constants.LOT_DEALER)
COUNTERS = {"owed": 5, "deals": 10**6, "turns": 10**9}
"""Numbers from 0 up to these."""


def full_pack(rules: Rules) -> list[str]:
    """All cards of the game, in ascending order."""
    return [card for card in CARDS for _ in range(rules.jokers if card == CARDS[-1] else 4)]


class Forms:
    """Reads the positions of one game."""

    def __init__(self, rules: Rules, notation: Notation) -> None:
        self.rules = rules
        self.notation = notation
        self.seats = range(rules.seats)
        self.possible = Possible(rules)

    def read(self, data: JSON) -> Position:
        """The position of these fields; those that are missing take the values of a game in full swing."""
        if not isinstance(data, dict):
            raise BadInput("position_field", field="position", value=str(data)[:40])
        for name in data:
            if name not in FIELDS:
                raise BadInput("position_unknown_field", field=str(name)[:40])
        position = Position()
        engine.clear_position(position)
        engine.start_position(self.rules, position)
        self._read_board(position, data)
        self._read_turn(position, data)
        self._read_cards(position, data)
        self._check_end(position)
        self.possible.check(position)
        return position

    def _read_board(self, position: Position, data: JSON) -> None:
        arms = self._numbers(data, "arms", list(self.possible.seatings[0]), self.rules.arms)
        for seat, arm in enumerate(arms):
            engine.sit(self.rules, position, seat, arm)
        pawns = data.get("pawns", [["base"] * self.rules.pawns for _ in self.seats])
        if not _lists(pawns, self.rules.seats, self.rules.pawns):
            raise BadInput("position_pawns", seats=self.rules.seats, pawns=self.rules.pawns)
        for seat in self.seats:
            for number, name in enumerate(pawns[seat]):
                self._set_pawn(position, seat * 4 + number, name)
        self._read_fresh(position, data)

    def _set_pawn(self, position: Position, pawn: int, name: Any) -> None:
        place = self._place(name)
        if place == constants.BASE:
            return
        seat = pawn >> 2
        room = place - engine.house_of(position, seat)
        if place >= constants.HOUSE and not 0 <= room < self.rules.rooms:
            raise BadInput("position_house", seat=seat, place=str(name))
        if not self.rules.stacking and engine.anybody_at(self.rules, position, place) != constants.NOBODY:
            raise BadInput("position_two_pawns", place=str(name))
        engine.lift(self.rules, position, pawn)
        engine.set_down(self.rules, position, pawn, place)

    def _place(self, name: Any) -> int:
        """A place by its name, or a ring square by its number."""
        if name == "base":
            return constants.BASE
        if isinstance(name, int) and not isinstance(name, bool) and 0 <= name < self.rules.ring:
            return name
        if not isinstance(name, str) or name not in self.notation.codes:
            raise BadInput("position_place", place=str(name)[:40])
        return self.notation.codes[name]

    def _read_fresh(self, position: Position, data: JSON) -> None:
        fresh = data.get("fresh", [])
        if not isinstance(fresh, list):
            raise BadInput("position_field", field="fresh", value=str(fresh)[:40])
        for name in fresh:
            place = self._place(name)
            pawn = engine.anybody_at(self.rules, position, place) if place < constants.HOUSE else constants.NOBODY
            seat_on_start = pawn != constants.NOBODY and engine.progress(self.rules, position, pawn) == 0
            if self.rules.guard == Guard.NOBODY or not seat_on_start:
                raise BadInput("position_fresh", place=str(name)[:40])
            engine.set_fresh(self.rules, position, pawn)

    def _read_turn(self, position: Position, data: JSON) -> None:
        seats = self.rules.seats
        position.phase = self._word(data, "phase", PHASES, "play")
        position.then = self._word(data, "then", THEN, "deal" if position.phase < constants.DEALING else "next")
        position.turn = self._number(data, "turn", 0, seats - 1)
        position.dealer = self._number(data, "dealer", (position.turn - 1) % seats, seats - 1)
        first = data.get("first", position.turn)
        position.first = constants.NOBODY if first is None else self._number(data, "first", first, seats - 1)
        for name, most in COUNTERS.items():
            setattr(position, name, self._number(data, name, 0, most))
        position.deal_size = self._number(data, "deal_size", self.rules.hand, self.rules.hand)
        position.passed = self._seat_mask(data, "passed", [])
        everybody = position.phase in EVERYBODY_ASKED
        position.candidates = self._seat_mask(data, "candidates", list(self.seats) if everybody else [])
        engine.set_tokens(position, self._numbers(data, "tokens", [0] * seats, 100))
        self._read_finished(position, data)
        self._check_phase(position)

    def _read_finished(self, position: Position, data: JSON) -> None:
        finished = data.get("finished", [])
        sides = engine.sides(self.rules)
        valid = isinstance(finished, list) and all(type(side) is int and 0 <= side < sides for side in finished)
        if not valid or len(set(finished)) < len(finished):
            raise BadInput("position_field", field="finished", value=str(finished)[:40])
        engine.set_order(position, finished)
        position.drawn = int(self._flag(data, "drawn"))

    def _check_phase(self, position: Position) -> None:
        """A phase that this rule set does not know."""
        rules, phase = self.rules, position.phase
        lots = {constants.LOT_SIDE: rules.lot, constants.DRAW_FOR_DEAL: rules.draw_for_deal}
        lots[constants.LOT_DEALER] = not rules.draw_for_deal
        sized = rules.deal in (constants.DEAL_PLAY_OUT, constants.DEAL_CONTINUE, constants.DEAL_RESHUFFLE)
        known = lots | {constants.DEALING: sized, constants.EXCHANGE: rules.exchange, constants.EXTRA: rules.again}
        if not known.get(phase, True):
            raise BadInput("position_phase", phase=PHASES[phase])
        if phase in (constants.DRAW_FOR_DEAL, constants.EXCHANGE) and not position.candidates:
            raise BadInput("position_field", field="candidates", value="[]")
        drawing = position.then in (constants.THEN_NEXT, constants.THEN_EXTRA, constants.THEN_PLAY)
        if phase == constants.SHUFFLE and drawing != (position.owed > 0):
            raise BadInput("position_field", field="then", value=THEN[position.then])

    # cards

    def _read_cards(self, position: Position, data: JSON) -> None:
        seats = self.rules.seats
        hands = self._hands(data, "hands", [[] for _ in self.seats])
        gifts = data.get("gifts", [None] * seats)
        if not isinstance(gifts, list) or len(gifts) != seats:
            raise BadInput("position_field", field="gifts", value=str(gifts)[:40])
        discard = self._cards(data.get("discard", []), "discard")
        held = [card for hand in hands for card in hand] + [card for gift in gifts for card in self._ranks(gift)]
        rest = Counter(full_pack(self.rules))
        rest.subtract(CARDS[card] for card in held + discard)
        stock = self._cards(data["stock"], "stock") if "stock" in data else self._rest(rest)
        self._check_pack(held + discard + stock)
        engine.set_cards(position, hands, stock, discard)
        engine.set_gifts(position, [constants.NOBODY if gift is None else self._card(gift) for gift in gifts])
        self._check_gifts(position, gifts)
        self._read_known(position, data, [[*hand, *self._ranks(gift)] for hand, gift in zip(hands, gifts, strict=True)])

    def _check_gifts(self, position: Position, gifts: list[Any]) -> None:
        """Who has given is no longer asked to; a finished exchange leaves no gift."""
        for seat in self.seats:
            asked = position.candidates >> seat & 1
            partner = engine.partner_of(self.rules, seat)
            waiting = partner >= 0 and position.candidates >> partner & 1
            exchanging = position.phase == constants.EXCHANGE
            if (gifts[seat] is not None) != bool(exchanging and not asked and waiting):
                raise BadInput("position_gift", seat=seat)

    def _rest(self, rest: Counter[str]) -> list[int]:
        return [rank for rank, card in enumerate(CARDS) for _ in range(max(rest[card], 0))]

    def _check_pack(self, cards: list[int]) -> None:
        """No card too many, none too few."""
        pack, found = Counter(full_pack(self.rules)), Counter(CARDS[card] for card in cards)
        if len(cards) != pack.total():
            raise BadInput("position_pack", cards=len(cards), pack=pack.total())
        for card, count in found.items():
            if count > pack[card]:
                raise BadInput("position_card_twice", card=card, count=count, most=pack[card])

    def _read_known(self, position: Position, data: JSON, hands: list[list[int]]) -> None:
        known = data.get("known", {})
        if not isinstance(known, dict) or set(known) - {"stock", "shown", "given"}:
            raise BadInput("position_field", field="known", value=str(known)[:40])
        position.stock_known = int(self._flag(known, "stock"))
        shown = self._hands(known, "shown", [[] for _ in self.seats])
        given = self._hands(known, "given", [[] for _ in self.seats])
        for seat in self.seats:
            for cards in (shown[seat], given[seat]):
                if Counter(cards) - Counter(hands[seat]):
                    raise BadInput("position_known", seat=seat)
        engine.set_known(position, shown, given)

    def _check_end(self, position: Position) -> None:
        """A game that is over has a winner or a draw, and one that goes on has not been won."""
        over = position.phase == constants.OVER
        if over != bool(position.drawn or (position.finished and not self._goes_on(position))):
            raise BadInput("position_end", phase=PHASES[position.phase])
        if over:
            return
        for seat in self.seats:
            placed = engine.is_placed(self.rules, position, engine.side_of(self.rules, seat))
            if engine.side_done(self.rules, position, seat) != placed:
                raise BadInput("position_won", seat=seat)
            if placed and position.held_by(seat):
                raise BadInput("position_hand", seat=seat, cards=position.held_by(seat))
        if position.phase in (constants.PLAYING, constants.EXTRA) and not self._can_act(position):
            raise BadInput("position_turn", seat=position.turn)

    def _can_act(self, position: Position) -> bool:
        """Whose turn it is must not have passed and not be finished, and have a card where none is drawn."""
        extra = position.phase == constants.EXTRA
        if extra and self.rules.again == constants.AGAIN_TOKEN and not position.token_count(position.turn):
            return False
        drawing = self.rules.draw == constants.DRAW_AFTER
        return engine.may_play(self.rules, position, position.turn) and (drawing or position.held_by(position.turn) > 0)

    def _goes_on(self, position: Position) -> bool:
        return bool(self.rules.play_on) and position.finished < engine.sides(self.rules)

    # single values

    def _number(self, data: JSON, name: str, default: int, most: int) -> int:
        value = data.get(name, default)
        if type(value) is not int or not 0 <= value <= most:
            raise BadInput("position_number", field=name, value=str(value)[:40], most=most)
        return value

    def _numbers(self, data: JSON, name: str, default: list[int], limit: int) -> list[int]:
        values = data.get(name, default)
        valid = isinstance(values, list) and len(values) == self.rules.seats
        if not valid or not all(type(value) is int and 0 <= value < limit for value in values):
            raise BadInput("position_field", field=name, value=str(values)[:40])
        return [int(value) for value in values]

    def _flag(self, data: JSON, name: str) -> bool:
        value = data.get(name, False)
        if type(value) is not bool:
            raise BadInput("position_field", field=name, value=str(value)[:40])
        return value

    def _word(self, data: JSON, name: str, words: tuple[str, ...], default: str) -> int:
        value = data.get(name, default)
        if value not in words:
            raise BadInput("position_word", field=name, value=str(value)[:40], values=", ".join(words))
        return words.index(value)

    def _seat_mask(self, data: JSON, name: str, default: list[int]) -> int:
        values = data.get(name, default)
        if not isinstance(values, list) or not all(type(v) is int and 0 <= v < self.rules.seats for v in values):
            raise BadInput("position_field", field=name, value=str(values)[:40])
        return sum(1 << seat for seat in set(values))

    def _card(self, card: Any) -> int:
        if card not in CARDS:
            raise BadInput("position_card", card=str(card)[:40])
        return CARDS.index(card)

    def _cards(self, cards: Any, name: str) -> list[int]:
        if not isinstance(cards, list) or len(cards) > constants.PACK:
            raise BadInput("position_field", field=name, value=str(cards)[:40])
        return [self._card(card) for card in cards]

    def _ranks(self, gift: Any) -> list[int]:
        """A card on its way, or none."""
        return [] if gift is None else [self._card(gift)]

    def _hands(self, data: JSON, name: str, default: list[list[str]]) -> list[list[int]]:
        hands = data.get(name, default)
        if not isinstance(hands, list) or len(hands) != self.rules.seats:
            raise BadInput("position_field", field=name, value=str(hands)[:40])
        return [self._cards(hand, name) for hand in hands]


def _lists(value: Any, count: int, length: int) -> bool:
    """Whether a value is so many lists of that length."""
    return (
        isinstance(value, list)
        and len(value) == count
        and all(isinstance(part, list) and len(part) == length for part in value)
    )


FIELDS = frozenset(
    [
        "arms",
        "pawns",
        "fresh",
        "hands",
        "gifts",
        "stock",
        "discard",
        "known",
        "phase",
        "turn",
        "dealer",
        "first",
        "tokens",
        "passed",
        "candidates",
        "owed",
        "then",
        "deal_size",
        "deals",
        "turns",
        "finished",
        "drawn",
    ]
)
