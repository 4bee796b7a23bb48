"""Reading a view that a game wrote: what its viewer knows, ready for positions to be imagined from it.

A bot does this before every move.  That is why it goes from the view's data straight to the engine's arrays, and is
compiled like the engine: every C type stands in `view_reader.pxd`.  It refuses whatever does not fit into them; a
position that somebody set up is read by `reader.py`, which says what is wrong with it.
"""

from __future__ import annotations

from typing import Any

from tockade.game_types import HIDDEN, JSON, BadInput, View
from tockade.games.cardrace.engine import (
    Knowledge,
    Position,
    Rules,
    clear_position,
    count_rest,
    fits_pack,
    know_nothing,
    lift,
    put_in,
    set_down,
    set_fresh,
    sit,
    start_position,
)
from tockade.games.cardrace.facts import CARDS
from tockade.games.cardrace.position.writer import PHASES, TABLE_PHASES, THEN

BASE, HOUSE, PACK, RANKS, MOST_TURNS = 200, 144, 54, 14, 10**9


class ViewReader:
    """Reads the views of one game."""

    def __init__(self, rules: Rules, codes: dict[str, int]) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.places = codes | {"base": BASE}
        self.ranks = {card: rank for rank, card in enumerate(CARDS)}
        self.phases = {phase: PHASES.index(phase) for phase in TABLE_PHASES}
        self.thens = {then: number for number, then in enumerate(THEN)}

    def read(self, view: View) -> Knowledge:
        """What the viewer knows; a view that no game wrote raises `BadInput`."""
        knowledge = Knowledge()
        try:
            self.read_fields(view.data, knowledge, knowledge.base)
        except (KeyError, TypeError, IndexError, AttributeError, ValueError, OverflowError):
            raise BadInput("view") from None
        count_rest(self.rules, knowledge, knowledge.base)
        if not fits_pack(knowledge):
            raise BadInput("view")
        return knowledge

    def read_fields(self, data: JSON, knowledge: Knowledge, base: Position) -> None:
        know_nothing(self.rules, knowledge)
        clear_position(base)
        start_position(self.rules, base)
        self.read_turn(data, base)
        self.read_board(data, base)
        self.read_known(data["known"], base)
        self.read_hands(data["hands"], data["gifts"], knowledge, base)
        self.read_piles(data["stock"], data["discard"], knowledge, base)

    def number(self, value: Any, most: int) -> int:
        """A number from 0 to the most that there can be."""
        number = int(value)
        if number < 0 or number > most:
            raise ValueError
        return number

    def listed(self, values: list[Any], length: int) -> list[Any]:
        """A list of this length."""
        if len(values) != length:
            raise ValueError
        return values

    def mask(self, seats: list[Any]) -> int:
        mask = 0
        for seat in seats:
            mask |= 1 << self.number(seat, self.seats - 1)
        return mask

    # board

    def read_board(self, data: JSON, base: Position) -> None:
        for seat, arm in enumerate(self.listed(data["arms"], self.seats)):
            sit(self.rules, base, seat, self.number(arm, self.rules.arms - 1))
        for seat, places in enumerate(self.listed(data["pawns"], self.seats)):
            self.read_pawns(places, base, seat)
        for name in data["fresh"]:
            self.read_fresh(self.places[name], base)

    def read_pawns(self, places: list[Any], base: Position, seat: int) -> None:
        pawn = seat * 4
        for name in self.listed(places, self.rules.pawns):
            place = self.places[name]
            if place != BASE:
                self.check_place(place, base, seat)
                lift(self.rules, base, pawn)
                set_down(self.rules, base, pawn, place)
            pawn += 1

    def check_place(self, place: int, base: Position, seat: int) -> None:
        """In one's own house, or on the ring and alone there unless pawns may stand together."""
        if place >= HOUSE:
            if place - HOUSE >> 2 != base.arm[seat]:
                raise ValueError
        elif not self.rules.stacking and base.occupant[place] >= 0:
            raise ValueError

    def read_fresh(self, place: int, base: Position) -> None:
        if place >= HOUSE:
            raise ValueError
        for pawn in range(self.seats * 4):
            if base.place[pawn] == place and base.start[pawn >> 2] == place:
                set_fresh(self.rules, base, pawn)
                return
        raise ValueError

    # turn

    def read_turn(self, data: JSON, base: Position) -> None:
        last = self.seats - 1
        base.phase = self.phases[data["phase"]]
        base.then = self.thens[data["then"]]
        base.turn = self.number(data["turn"], last)
        base.dealer = self.number(data["dealer"], last)
        base.first = -1 if data["first"] is None else self.number(data["first"], last)
        base.passed = self.mask(data["passed"])
        base.candidates = self.mask(data["candidates"])
        base.owed = self.number(data["owed"], self.rules.hand)
        base.deal_size = self.number(data["deal_size"], self.rules.hand)
        base.deals = self.number(data["deals"], MOST_TURNS)
        base.turns = self.number(data["turns"], MOST_TURNS)
        base.drawn = self.number(data["drawn"], 1)
        for seat, tokens in enumerate(self.listed(data["tokens"], self.seats)):
            base.tokens[seat] = self.number(tokens, 255)
        base.finished = self.number(len(data["finished"]), self.seats)
        for place, side in enumerate(data["finished"]):
            base.order[place] = self.number(side, last)

    # cards

    def read_known(self, known: JSON, base: Position) -> None:
        base.stock_known = self.number(known["stock"], 1)
        for seat, cards in enumerate(self.listed(known["shown"], self.seats)):
            for card in cards:
                base.shown[seat * RANKS + self.ranks[card]] += 1
        for seat, cards in enumerate(self.listed(known["given"], self.seats)):
            for card in cards:
                base.given[seat * RANKS + self.ranks[card]] += 1

    def read_hands(self, hands: list[Any], gifts: list[Any], knowledge: Knowledge, base: Position) -> None:
        for seat, cards in enumerate(self.listed(hands, self.seats)):
            for card in cards:
                if card == HIDDEN:
                    knowledge.wanted[seat] += 1
                else:
                    put_in(base, seat, self.ranks[card])
        for seat, card in enumerate(self.listed(gifts, self.seats)):
            if card == HIDDEN:
                self.read_giving(knowledge, base, seat)
            elif card is not None:
                base.gift[seat] = self.ranks[card]
            self.check_known(knowledge, base, seat)

    def read_giving(self, knowledge: Knowledge, base: Position, seat: int) -> None:
        """Any card of the hand may be the one on its way: what it certainly held is in one of the two."""
        knowledge.giving |= 1 << seat
        knowledge.wanted[seat] += 1
        for rank in range(RANKS):
            slot = seat * RANKS + rank
            kept = max(base.shown[slot], base.given[slot])
            for _card in range(kept):
                put_in(base, seat, rank)
            knowledge.wanted[seat] -= kept

    def check_known(self, knowledge: Knowledge, base: Position, seat: int) -> None:
        """What is known of a hand is in it, or on its way from it."""
        if knowledge.wanted[seat] < 0:
            raise ValueError
        for rank in range(RANKS):
            slot = seat * RANKS + rank
            held = base.hand[slot] + (1 if base.gift[seat] == rank else 0)
            if held < base.shown[slot] or held < base.given[slot]:
                raise ValueError

    def read_piles(self, stock: list[Any], discard: list[Any], knowledge: Knowledge, base: Position) -> None:
        base.stock_end = self.number(len(stock), PACK)
        base.discard_count = self.number(len(discard), PACK)
        if stock and stock[0] == HIDDEN:
            knowledge.stock_hidden = 1
        else:
            for number, card in enumerate(stock):
                base.stock[number] = self.ranks[card]
        for number, card in enumerate(discard):
            base.discard[number] = self.ranks[card]
