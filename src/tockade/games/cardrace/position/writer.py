"""Writing a position as JSON, every field or what is drawn of it, with what a viewer may not know hidden.

A live table writes every position for every viewer.  That is why this goes from the engine's arrays straight to bytes,
and is compiled like the engine: every C type stands in `writer.pxd`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tockade.game_types import HIDDEN, REFEREE
from tockade.games.cardrace import board_plan, constants
from tockade.games.cardrace.engine import Position, Rules, partner_of
from tockade.games.cardrace.facts import CARDS, StartGuard

PHASES = (
    "lot_side",
    "draw_for_deal",
    "lot_dealer",
    "shuffle",
    "draw",
    "hand_out",
    "deal",
    "exchange",
    "play",
    "extra",
    "over",
)
TABLE_PHASES = tuple(phase for phase in PHASES if phase not in ("draw", "hand_out"))
"""Those of positions that can be read: at a table no card leaves an open stock."""
THEN = ("deal", "size", "next", "extra", "play")
PACK = 54
NUMBERS = 256
COMMA = ord(",")
BASE = constants.BASE
LOT_SIDE = constants.LOT_SIDE
LOT_DEALER = constants.LOT_DEALER
SHUFFLE = constants.SHUFFLE
PLAIN = __file__.endswith(".py")  # uncompiled: there is no array of bytes to write into


def item(word: str) -> bytes:
    """A word that needs no escapes, as an item of a list."""
    return b'"' + word.encode() + b'",'


def piece(place: str) -> bytes:
    """A pawn of a scene, up to its seat."""
    return b'{"kind":"pawn","place":"' + place.encode()


def start_places(rules: Rules, names: dict[int, str]) -> list[int]:
    """By arm: the start where a pawn is protected by standing there (FQ-12, TC-5); -1 where it must be fresh."""
    if rules.guard != StartGuard.ANY:
        return [-1] * 8
    codes = {name: place for place, name in names.items()}
    return [codes.get(board_plan.ring_name(rules.arms, arm * rules.arm_length), -1) for arm in range(8)]


class Writer:
    """Writes the positions of one game.  Everything is an item: it ends with a comma, which the end of a list takes."""

    buffer: bytearray

    def __init__(self, rules: Rules, names: dict[int, str]) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.ranks = len(CARDS)
        self.referee = REFEREE
        self.places = [item(names.get(place, "")) for place in range(NUMBERS)]
        self.cards = [item(card) for card in CARDS]
        self.hidden = item(HIDDEN)
        self.hidden_piles = [b"[" + b",".join([b'"?"'] * size) + b"]," for size in range(PACK + 1)]
        self.numbers = [b"%d," % number for number in range(NUMBERS)]
        self.phases = [item(phase) for phase in PHASES]
        self.then = [item(then) for then in THEN]
        self.standing = [piece(names.get(place, "")) for place in range(NUMBERS)]
        self.waiting = [[piece(board_plan.base_name(arm, place + 1)) for place in range(4)] for arm in range(8)]
        self.seated = [b'","seat":%d' % seat for seat in range(8)]
        self.guarded_starts = start_places(rules, names)
        self.tells_tokens = rules.again == constants.AGAIN_TOKEN
        self.deals_again = rules.deal != constants.DEAL_ONCE
        self.plain = bytearray()
        self.size = 0

    def write(self, position: Position, viewer: int) -> bytes:
        """The position as the referee, a seat or a spectator may know it."""
        self.begin()
        self.put(b"{")
        self.board(position)
        self.hands(position, viewer)
        self.gifts(position, viewer)
        self.piles(position, viewer)
        self.known(position, viewer)
        self.turn(position)
        self.end(b"}")
        return self.written()

    def write_scene(self, position: Position, viewer: int, actors: tuple[int, ...]) -> bytes:
        """What is drawn of a position: `scene.py` says the same of a view."""
        self.begin()
        self.put(b'{"pieces":[')
        for seat in range(self.seats):
            self.pieces(position, seat)
        self.end(b"],")
        self.arms(position)
        self.put(b',"actors":[')
        for actor in actors:
            self.put(b"%d," % actor)
        self.end(b'],"phase":')
        self.put(self.phases[position.phase])
        self.hands(position, viewer)
        self.put(b",")
        self.piles(position, viewer)
        self.besides(position)
        self.end(b"}")
        return self.written()

    # the buffer

    def begin(self) -> None:
        if PLAIN:
            self.plain.clear()
        else:
            self.size = 0

    def put(self, piece: bytes) -> None:
        if PLAIN:
            self.plain += piece
        else:
            for index in range(len(piece)):
                self.buffer[self.size + index] = piece[index]
            self.size += len(piece)

    def end(self, closing: bytes) -> None:
        """Close a list or an object: without the comma of its last item, if it has one, and with its own."""
        if PLAIN:
            if self.plain[len(self.plain) - 1] == COMMA:
                self.plain.pop()
        elif self.buffer[self.size - 1] == COMMA:
            self.size -= 1
        self.put(closing)

    def written(self) -> bytes:
        return bytes(self.plain if PLAIN else self.buffer[: self.size])

    # values

    def number(self, name: bytes, value: int) -> None:
        self.put(name)
        if 0 <= value < NUMBERS:
            self.put(self.numbers[value])
        else:
            self.put(b"%d," % value)

    def flag(self, name: bytes, value: int) -> None:
        self.put(name)
        self.put(b"true," if value else b"false,")

    def seats_in(self, name: bytes, mask: int) -> None:
        self.put(name)
        for seat in range(self.seats):
            if mask >> seat & 1:
                self.put(self.numbers[seat])
        self.end(b"],")

    def held(self, counts: Sequence[int], seat: int) -> None:
        """The cards that an array of counts holds for a seat, in ascending order."""
        self.put(b"[")
        for rank in range(self.ranks):
            for _ in range(counts[seat * self.ranks + rank]):
                self.put(self.cards[rank])
        self.end(b"],")

    def pile(self, name: bytes, cards: Sequence[int], first: int, end: int) -> None:
        self.put(name)
        self.put(b"[")
        for index in range(first, end):
            self.put(self.cards[cards[index]])
        self.end(b"],")

    # fields

    def arms(self, position: Position) -> None:
        self.put(b'"arms":[')
        for seat in range(self.seats):
            self.put(self.numbers[position.arm[seat]])
        self.end(b"]")

    def board(self, position: Position) -> None:
        self.arms(position)
        self.put(b',"pawns":[')
        for seat in range(self.seats):
            self.pawns(position, seat)
        self.end(b'],"fresh":[')
        if position.fresh:
            self.fresh(position)
        self.end(b"],")

    def pawns(self, position: Position, seat: int) -> None:
        """Where the pawns of a seat are, whichever is which."""
        places = [position.place[seat * 4 + number] for number in range(self.rules.pawns)]
        places.sort()
        self.put(b"[")
        for place in places:
            self.put(self.places[place])
        self.end(b"],")

    def fresh(self, position: Position) -> None:
        pawns = range(self.seats * 4)
        for place in sorted([self.places[position.place[pawn]] for pawn in pawns if position.fresh >> pawn & 1]):
            self.put(place)

    def hands(self, position: Position, viewer: int) -> None:
        self.put(b'"hands":[')
        for seat in range(self.seats):
            if viewer == seat or viewer == self.referee:
                self.held(position.hand, seat)
            else:
                self.covered(position, seat, viewer)
        self.end(b"]")

    def gifts(self, position: Position, viewer: int) -> None:
        self.put(b',"gifts":[')
        for seat in range(self.seats):
            self.gift(position, seat, viewer)
        self.end(b"],")

    def covered(self, position: Position, seat: int, viewer: int) -> None:
        """The hand of another: first the cards that it certainly holds, shown to all or given by the viewer."""
        hidden = position.held[seat]
        self.put(b"[")
        if position.gift[seat] < 0:  # else any of them may be the one on its way
            knows_gifts = self.knows_gifts_of(seat, viewer)
            for rank in range(self.ranks):
                count = position.shown[seat * self.ranks + rank]
                given = position.given[seat * self.ranks + rank]
                if knows_gifts and given > count:
                    count = given
                hidden -= count
                for _ in range(count):
                    self.put(self.cards[rank])
        for _ in range(hidden):
            self.put(self.hidden)
        self.end(b"],")

    def knows_gifts_of(self, seat: int, viewer: int) -> bool:
        """Whether a viewer knows what a seat was given: it was theirs, or they gave it."""
        if viewer == seat or viewer == self.referee:
            return True
        return viewer >= 0 and partner_of(self.rules, viewer) == seat

    def gift(self, position: Position, seat: int, viewer: int) -> None:
        gift = position.gift[seat]
        if gift < 0:
            self.put(b"null,")
        elif viewer == seat or viewer == self.referee:
            self.put(self.cards[gift])
        else:
            self.put(self.hidden)

    def piles(self, position: Position, viewer: int) -> None:
        if position.stock_known or viewer == self.referee:
            self.pile(b'"stock":', position.stock, position.stock_next, position.stock_end)
        else:
            self.put(b'"stock":')
            self.put(self.hidden_piles[position.stock_end - position.stock_next])
        self.pile(b'"discard":', position.discard, 0, position.discard_count)

    def known(self, position: Position, viewer: int) -> None:
        """What everybody knows of the stock and of hands, and what this viewer knows of gifts."""
        self.flag(b'"known":{"stock":', position.stock_known)
        self.put(b'"shown":[')
        for seat in range(self.seats):
            self.held(position.shown, seat)
        self.end(b'],"given":[')
        for seat in range(self.seats):
            if self.knows_gifts_of(seat, viewer):
                self.held(position.given, seat)
            else:
                self.put(b"[],")
        self.end(b"]},")

    def turn(self, position: Position) -> None:
        self.put(b'"phase":')
        self.put(self.phases[position.phase])
        self.number(b'"turn":', position.turn)
        self.number(b'"dealer":', position.dealer)
        if position.first >= 0:
            self.number(b'"first":', position.first)
        else:
            self.put(b'"first":null,')
        self.put(b'"tokens":[')
        for seat in range(self.seats):
            self.put(self.numbers[position.tokens[seat]])
        self.end(b"],")
        self.seats_in(b'"passed":[', position.passed)
        self.seats_in(b'"candidates":[', position.candidates)
        self.number(b'"owed":', position.owed)
        self.put(b'"then":')
        self.put(self.then[position.then])
        self.number(b'"deal_size":', position.deal_size)
        self.number(b'"deals":', position.deals)
        self.number(b'"turns":', position.turns)
        self.put(b'"finished":[')
        for place in range(position.finished):
            self.put(self.numbers[position.order[place]])
        self.end(b"],")
        self.flag(b'"drawn":', position.drawn)

    # what a scene has of its own

    def pieces(self, position: Position, seat: int) -> None:
        """The pawns of a seat; those in base stand on the base points of their arm."""
        arm = position.arm[seat]
        waiting = 0
        places = [position.place[seat * 4 + number] for number in range(self.rules.pawns)]
        places.sort()
        for place in places:
            if place == BASE:
                self.put(self.waiting[arm][waiting])
                waiting += 1
            else:
                self.put(self.standing[place])
            self.put(self.seated[seat])
            self.put(b',"mark":"fresh"},' if self.protected(position, arm, place) else b"},")

    def protected(self, position: Position, arm: int, place: int) -> bool:
        if place == self.guarded_starts[arm]:
            return True
        if position.fresh:
            for pawn in range(self.seats * 4):
                if position.fresh >> pawn & 1 and position.place[pawn] == place:
                    return True
        return False

    def besides(self, position: Position) -> None:
        """What is left out where it says nothing."""
        if self.knows_dealer(position) and position.dealer != -1:
            self.number(b'"dealer":', position.dealer)
        if self.tells_tokens:
            self.put(b'"tokens":[')
            for seat in range(self.seats):
                self.put(self.numbers[position.tokens[seat]])
            self.end(b"],")
        if position.passed:
            self.seats_in(b'"passed":[', position.passed)
        if position.turns:
            self.number(b'"turns":', position.turns)

    def knows_dealer(self, position: Position) -> bool:
        """Whether the dealer is known and matters: in a position set up by hand, only where others will deal."""
        again = self.deals_again and position.phase != LOT_SIDE and position.phase != LOT_DEALER
        return position.deals != 0 or position.phase == SHUFFLE or again
