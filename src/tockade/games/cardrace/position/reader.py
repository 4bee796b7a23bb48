"""Reading a position from JSON: every field, refused with a reason when it is impossible."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tockade.game_types import JSON, BadInput
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Position, Rules
from tockade.games.cardrace.facts import CARDS, StartGuard
from tockade.games.cardrace.move_notation import Notation
from tockade.games.cardrace.position.plausibility_check import LOTS, PlausibilityCheck
from tockade.games.cardrace.position.writer import PHASES, TABLE_PHASES, THEN
from tockade.games.position_fields import QUOTED, Fields

ASKED = (*LOTS, constants.EXCHANGE)
"""The phases in which the dealer is still to be found, or cards are given."""
FOLLOWS = {constants.PLAYING: "play", constants.EXTRA: "extra"}
"""What `then` is, where it is not said, in phases after the deal; else `next`."""
RANKS = {card: rank for rank, card in enumerate(CARDS)}
MOST_DEALS, MOST_TURNS, MOST_TOKENS = 10**6, 10**9, 99


def full_pack(rules: Rules) -> list[str]:
    """All cards of the game, in ascending order."""
    return [card for card in CARDS for _ in range(rules.jokers if card == CARDS[-1] else 4)]


class PositionReader:
    """Reads the positions of one game."""

    def __init__(self, rules: Rules, notation: Notation) -> None:
        self.rules = rules
        self.notation = notation
        self.seats = range(rules.seats)
        self.pack = Counter(full_pack(rules))
        self.possible = PlausibilityCheck(rules)

    def read(self, data: JSON) -> Position:
        """The position of these fields; those that are missing take the values of a game in full swing."""
        fields = Fields(data, FIELDS)
        position = Position()
        engine.clear_position(position)
        engine.start_position(self.rules, position)
        self._read_phase(position, fields)
        self._read_board(position, fields)
        self._read_turn(position, fields)
        self._read_cards(position, fields)
        self.possible.check(position)
        begun = position.phase > constants.SHUFFLE or position.discard_count > 0
        if begun and position.deals == 0 and position.first == constants.NOBODY:
            position.first = position.turn  # set up by hand, and not before its first deal
        if position.phase not in ASKED and self.rules.version > 1:
            position.candidates = 0
        return position

    # board

    def _read_board(self, position: Position, fields: Fields) -> None:
        arms = fields.numbers("arms", self.rules.seats, self.rules.arms - 1, self._usual_arms(position))
        for seat, arm in enumerate(arms):
            engine.sit(self.rules, position, seat, arm)
        for seat, places in enumerate(fields.pawns(self.rules.seats, self.rules.pawns, "base")):
            for number, name in enumerate(places):
                self._set_pawn(position, seat * 4 + number, name)
        self._read_fresh(position, fields)

    def _usual_arms(self, position: Position) -> tuple[int, ...]:
        """Where the seats are before a lot has placed them, and where it may."""
        return self.possible.waiting if position.phase == constants.LOT_SIDE else self.possible.seatings[0]

    def _set_pawn(self, position: Position, pawn: int, name: str) -> None:
        place = self._place(name)
        if place == constants.BASE:
            return
        seat = pawn >> 2
        room = place - engine.house_of(position, seat)
        if place >= constants.HOUSE and not 0 <= room < self.rules.rooms:
            raise BadInput("position_house", seat=seat, place=name)
        if not self.rules.stacking and engine.anybody_at(self.rules, position, place) != constants.NOBODY:
            raise BadInput("position_two_pawns", place=name)
        engine.lift(self.rules, position, pawn)
        engine.set_down(self.rules, position, pawn, place)

    def _place(self, name: str) -> int:
        if name == "base":
            return constants.BASE
        if name not in self.notation.codes:
            raise BadInput("position_place", place=name[:QUOTED])
        return self.notation.codes[name]

    def _read_fresh(self, position: Position, fields: Fields) -> None:
        for name in fields.places("fresh", []):
            place = self._place(name)
            pawn = engine.anybody_at(self.rules, position, place) if place < constants.HOUSE else constants.NOBODY
            on_start = pawn != constants.NOBODY and engine.progress(self.rules, position, pawn) == 0
            if self.rules.guard == StartGuard.NOBODY or not on_start:
                raise BadInput("position_fresh", place=name)
            engine.set_fresh(self.rules, position, pawn)

    # turn and phase

    def _read_phase(self, position: Position, fields: Fields) -> None:
        position.phase = PHASES.index(TABLE_PHASES[fields.word("phase", TABLE_PHASES, "play")])
        self.possible.check_phase(position)
        begins = position.phase < constants.DEALING
        position.then = fields.word("then", THEN, "deal" if begins else FOLLOWS.get(position.phase, "next"))

    def _read_turn(self, position: Position, fields: Fields) -> None:
        seats = self.rules.seats
        shuffled = position.phase == constants.SHUFFLE and position.then == constants.THEN_DEAL
        begins = position.phase in LOTS or shuffled
        position.turn = fields.number("turn", seats - 1, 0)
        position.dealer = fields.number("dealer", seats - 1, 0 if begins else (position.turn - 1) % seats)
        position.first = self._first(fields, constants.NOBODY if begins else position.turn)
        position.owed = fields.number("owed", self.rules.hand, 0)
        position.deals = fields.number("deals", MOST_DEALS, 0)
        position.turns = fields.number("turns", MOST_TURNS, 0)
        position.deal_size = fields.number("deal_size", self.rules.hand, self.rules.hand)
        position.passed = _mask(fields.seats("passed", seats, []))
        asked = list(self.seats) if position.phase in ASKED else []
        position.candidates = _mask(fields.seats("candidates", seats, asked))
        engine.set_tokens(position, fields.numbers("tokens", seats, MOST_TOKENS, [0] * seats))
        engine.set_order(position, self._finished(fields))
        position.drawn = int(fields.flag("drawn"))

    def _first(self, fields: Fields, default: int) -> int:
        """Who played first in the game; nobody before anybody has."""
        if "first" not in fields:
            return default
        nobody = fields.data["first"] is None
        return constants.NOBODY if nobody else fields.number("first", self.rules.seats - 1)

    def _finished(self, fields: Fields) -> list[int]:
        sides = engine.sides(self.rules)
        finished = fields.value("finished", [])
        valid = isinstance(finished, list) and all(type(side) is int and 0 <= side < sides for side in finished)
        if not valid or len(set(finished)) < len(finished):
            raise BadInput("position_sides", field="finished", last=sides - 1)
        return list(finished)

    # cards

    def _read_cards(self, position: Position, fields: Fields) -> None:
        seats = self.rules.seats
        none: list[list[str]] = [[] for _ in self.seats]
        hands = [self._cards(hand, "hands") for hand in fields.per_seat("hands", seats, none)]
        gifts = [self._gift(gift) for gift in fields.per_seat("gifts", seats, [None] * seats)]
        held = [[*hand, *gift] for hand, gift in zip(hands, gifts, strict=True)]
        discard = self._cards(fields.value("discard", []), "discard")
        laid = [*discard, *(card for hand in held for card in hand)]
        stock = self._cards(fields.value("stock"), "stock") if "stock" in fields else self._rest(laid)
        self._check_pack([*laid, *stock])
        engine.set_cards(position, hands, stock, discard)
        engine.set_gifts(position, [gift[0] if gift else constants.NOBODY for gift in gifts])
        self._read_known(position, fields, held)

    def _rest(self, laid: list[int]) -> list[int]:
        """The cards that are nowhere else, in ascending order."""
        rest = self.pack - Counter(CARDS[card] for card in laid)
        return [rank for rank, card in enumerate(CARDS) for _ in range(rest[card])]

    def _check_pack(self, cards: list[int]) -> None:
        """No card too many, none too few."""
        for rank, count in Counter(cards).items():
            if count > self.pack[CARDS[rank]]:
                raise BadInput("position_card_twice", card=CARDS[rank], count=count, most=self.pack[CARDS[rank]])
        if len(cards) != self.pack.total():
            raise BadInput("position_pack", cards=len(cards), pack=self.pack.total())

    def _read_known(self, position: Position, fields: Fields, held: list[list[int]]) -> None:
        value = fields.value("known", {})
        if not isinstance(value, dict):
            raise BadInput("position_known_object")
        known = Fields(value, ("stock", "shown", "given"), "known.")
        position.stock_known = int(known.flag("stock"))
        shown, given = self._known_cards(known, "shown", held), self._known_cards(known, "given", held)
        engine.set_known(position, shown, given)

    def _known_cards(self, known: Fields, name: str, held: list[list[int]]) -> list[list[int]]:
        """Cards that are known to be in each hand, or on their way from it."""
        none: list[list[str]] = [[] for _ in self.seats]
        known_cards = [self._cards(cards, f"known.{name}") for cards in known.per_seat(name, self.rules.seats, none)]
        for seat in self.seats:
            if known_cards[seat] and Counter(known_cards[seat]) - Counter(held[seat]):
                raise BadInput("position_known", seat=seat)
        return known_cards

    def _cards(self, cards: Any, name: str) -> list[int]:
        if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
            raise BadInput("position_cards", field=name)
        for card in cards:
            if card not in RANKS:
                raise BadInput("position_card", card=card[:QUOTED])
        return [RANKS[card] for card in cards]

    def _gift(self, gift: Any) -> list[int]:
        """A card on its way, or none."""
        return [] if gift is None else self._cards([gift], "gifts")


def _mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


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
