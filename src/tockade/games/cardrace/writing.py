"""Moves as text, and positions as JSON text with what a viewer may not know hidden.

A live table spells all that a seat may play and writes every position for every viewer.  That is why this goes from the
engine's arrays straight to text, and is compiled like the engine: every C type stands in `writing.pxd`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tockade.game import HIDDEN, REFEREE
from tockade.games.cardrace.constants import (
    ASTRAY,
    DEAL,
    DECLINE,
    DISCARD_HAND,
    DISCARD_ONE,
    ENTER,
    GIVE,
    LAY,
    ONWARD,
    PASS,
    RETREAT,
    SWAP,
    WILD,
)
from tockade.games.cardrace.engine import (
    Move,
    Position,
    Rules,
    onward,
    part_from,
    part_other,
    part_to,
    part_way,
    partner_of,
)
from tockade.games.cardrace.rules import CARDS

PHASES = (
    "lot_side",
    "draw_for_deal",
    "lot_dealer",
    "shuffle",
    "deal",
    "exchange",
    "play",
    "extra",
    "over",
)
THEN = ("deal", "size", "next", "extra", "play")
WORDS = {
    "discard": DISCARD_HAND,
    "lay": LAY,
    "give": GIVE,
    "deal": DEAL,
    "pass": PASS,
    "decline": DECLINE,
}
"""Moves that begin with a word."""
LARGEST_PILE = 54
PLACES = 256


def quoted(word: str) -> str:
    """A word that needs no escapes, as JSON."""
    return '"' + word + '"'


def listed(items: list[str]) -> str:
    """A JSON list of what is JSON already."""
    return "[" + ",".join(items) + "]"


class Writer:
    """Writes the moves and positions of one game."""

    def __init__(self, rules: Rules, names: dict[int, str]) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.ranks = len(CARDS)
        self.referee = REFEREE
        self.names = [names.get(place, "") for place in range(PLACES)]
        self.words = {DISCARD_ONE: "discard"} | {kind: word for word, kind in WORDS.items()}
        self.places = [quoted(name) for name in self.names]
        self.cards = [quoted(card) for card in CARDS]
        self.hidden = quoted(HIDDEN)
        self.hidden_piles = [listed([self.hidden] * size) for size in range(LARGEST_PILE + 1)]
        self.digits = [str(number) for number in range(PLACES)]
        self.phases = [quoted(phase) for phase in PHASES]
        self.then = [quoted(then) for then in THEN]
        self.last: Position | None = None
        self.board = self.turn = ""

    # moves

    def text(self, move: Move) -> str:
        """The text form of a move."""
        if move.kind >= DISCARD_HAND:
            return self.word_text(move)
        text = self.card_text(move)
        if move.kind == ENTER:
            return text + " in"
        for number in range(move.count):
            text += " " + self.part_text(move, move.part[number])
        return text

    def word_text(self, move: Move) -> str:
        word: str = self.words[move.kind]
        if move.kind == DEAL:
            return word + " " + self.digits[move.named]
        if move.kind == LAY or move.kind == GIVE or move.kind == DISCARD_ONE:
            return word + " " + CARDS[move.card]
        return word

    def public_text(self, move: Move) -> str:
        """The same without the card that is given face down (TC-20, TJ-4)."""
        return f"give {HIDDEN}" if move.kind == GIVE else self.text(move)

    def card_text(self, move: Move) -> str:
        card: str = CARDS[move.card]
        if self.rules.wild[move.card] and move.named != WILD:
            return card + CARDS[move.named]
        return card

    def part_text(self, move: Move, part: int) -> str:
        origin, landing = self.names[part_from(part)], self.names[part_to(part)]
        if move.kind == SWAP:
            other = part_other(part)
            return origin + "=" + landing + ("@" + self.digits[other] if other >= 0 else "")
        beyond = self.beyond(move, part)
        if beyond < 0:
            return origin + "-" + landing
        return origin + "-" + landing + ">" + self.names[beyond]

    def beyond(self, move: Move, part: int) -> int:
        """Where a part that goes on ends, or -1."""
        way = part_way(part)
        if way == ASTRAY:
            return part_to(part)
        return self.onward(move.kind, part_to(part)) if way == ONWARD else -1

    def onward(self, kind: int, landing: int) -> int:
        """Where a pawn that lands here goes on to."""
        backwards = kind == RETREAT and not self.rules.corners
        return onward(self.rules, landing, -1 if backwards else 1)

    # positions

    def write(self, position: Position, viewer: int) -> str:
        """The position as the referee, a seat or a spectator may know it."""
        if position is not self.last:  # tables show it to one after another
            self.last = position
            self.board = self.board_fields(position)
            self.turn = self.turn_fields(position)
        return f"{{{self.board},{self.card_fields(position, viewer)},{self.turn}}}"

    def board_fields(self, position: Position) -> str:
        arms = listed([self.digits[position.arm[seat]] for seat in range(self.seats)])
        pawns = listed([self.pawns_of(position, seat) for seat in range(self.seats)])
        fresh = self.fresh_places(position) if position.fresh else "[]"
        discard = self.pile(position.discard, 0, position.discard_count)
        return f'"arms":{arms},"pawns":{pawns},"fresh":{fresh},"discard":{discard}'

    def pawns_of(self, position: Position, seat: int) -> str:
        """Where the pawns of a seat are, whichever is which."""
        places = [position.place[seat * 4 + number] for number in range(self.rules.pawns)]
        places.sort()
        return listed([self.places[place] for place in places])

    def fresh_places(self, position: Position) -> str:
        pawns = range(self.seats * 4)
        return listed(sorted([self.places[position.place[pawn]] for pawn in pawns if position.fresh >> pawn & 1]))

    def card_fields(self, position: Position, viewer: int) -> str:
        seats = range(self.seats)
        hands = listed([self.hand_of(position, seat, viewer) for seat in seats])
        gifts = listed([self.gift_of(position, seat, viewer) for seat in seats])
        stock, known = self.stock(position, viewer), self.known(position, viewer)
        return f'"hands":{hands},"gifts":{gifts},"stock":{stock},"known":{known}'

    def hand_of(self, position: Position, seat: int, viewer: int) -> str:
        if viewer == seat or viewer == self.referee:
            return listed(self.held(position.hand, seat))
        count = position.held[seat]
        certain = self.certain(position, seat, viewer)
        if not certain:
            return self.hidden_piles[count]
        return listed(certain + [self.hidden] * (count - len(certain)))

    def certain(self, position: Position, seat: int, viewer: int) -> list[str]:
        """The cards a hand certainly holds: shown to all, or given by the viewer; any may be the one on its way."""
        cards: list[str] = []
        if position.gift[seat] >= 0:
            return cards
        told = self.knows_gifts_of(seat, viewer)
        for rank in range(self.ranks):
            count = position.shown[seat * self.ranks + rank]
            given = position.given[seat * self.ranks + rank]
            if told and given > count:
                count = given
            for _ in range(count):
                cards.append(self.cards[rank])
        return cards

    def knows_gifts_of(self, seat: int, viewer: int) -> bool:
        """Whether a viewer knows what a seat was given: it was theirs, or they gave it."""
        if viewer == seat or viewer == self.referee:
            return True
        return viewer >= 0 and partner_of(self.rules, viewer) == seat

    def held(self, counts: Sequence[int], seat: int) -> list[str]:
        """The cards that an array of counts holds for a seat, in ascending order."""
        cards: list[str] = []
        for rank in range(self.ranks):
            for _ in range(counts[seat * self.ranks + rank]):
                cards.append(self.cards[rank])
        return cards

    def gift_of(self, position: Position, seat: int, viewer: int) -> str:
        gift = position.gift[seat]
        if gift < 0:
            return "null"
        return self.cards[gift] if viewer == seat or viewer == self.referee else self.hidden

    def stock(self, position: Position, viewer: int) -> str:
        if position.stock_known or viewer == self.referee:
            return self.pile(position.stock, position.stock_next, position.stock_end)
        return self.hidden_piles[position.stock_end - position.stock_next]

    def pile(self, cards: Sequence[int], first: int, end: int) -> str:
        return listed([self.cards[cards[index]] for index in range(first, end)])

    def known(self, position: Position, viewer: int) -> str:
        """What everybody knows of the stock and of hands, and what this viewer knows of gifts."""
        shown, given = [], []
        for seat in range(self.seats):
            shown.append(listed(self.held(position.shown, seat)))
            given.append(listed(self.held(position.given, seat)) if self.knows_gifts_of(seat, viewer) else "[]")
        stock = "true" if position.stock_known else "false"
        return f'{{"stock":{stock},"shown":{listed(shown)},"given":{listed(given)}}}'

    def turn_fields(self, position: Position) -> str:
        first = self.digits[position.first] if position.first >= 0 else "null"
        tokens = listed([self.digits[position.tokens[seat]] for seat in range(self.seats)])
        finished = listed([self.digits[position.order[place]] for place in range(position.finished)])
        drawn = "true" if position.drawn else "false"
        return (
            f'"phase":{self.phases[position.phase]},"turn":{position.turn},"dealer":{position.dealer},"first":{first},'
            f'"tokens":{tokens},"passed":{self.seats_in(position.passed)},"candidates":{self.seats_in(position.candidates)},'
            f'"owed":{position.owed},"then":{self.then[position.then]},"deal_size":{position.deal_size},'
            f'"deals":{position.deals},"turns":{position.turns},"finished":{finished},"drawn":{drawn}'
        )

    def seats_in(self, mask: int) -> str:
        return listed([self.digits[seat] for seat in range(self.seats) if mask >> seat & 1]) if mask else "[]"
