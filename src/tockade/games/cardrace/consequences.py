"""What a move or chance did, as data: the engine's notes turned into consequences.

A live table tells every move; that is why this is compiled like the engine (`consequences.pxd`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tockade.game_types import Consequence
from tockade.game_types import ConsequenceKind as Kind
from tockade.games.cardrace import constants
from tockade.games.cardrace.engine import Rules, Scratch, noted, side_of
from tockade.games.cardrace.facts import CARDS
from tockade.games.cardrace.move_notation import Notation

Event = tuple[int, int, int, int, int]
CARD_EVENTS = (constants.E_SHOWN, constants.E_DREW, constants.E_DISCARDED)


def noted_events(scratch: Scratch) -> list[Event]:
    """The events that were noted, in order."""
    numbers = iter(noted(scratch))
    return list(zip(numbers, numbers, numbers, numbers, numbers, strict=True))


class ConsequenceTeller:
    """Tells the events of one game."""

    def __init__(self, rules: Rules, notation: Notation) -> None:
        self.rules = rules
        self.names = notation.names

    def tell(self, by: int, events: list[Event]) -> list[Consequence]:
        """Every event in order, cards that belong together as one."""
        found: list[Consequence] = []
        number = 0
        while number < len(events):
            kind = events[number][0]
            if kind in CARD_EVENTS:
                run = number
                while run < len(events) and events[run][0] == kind:
                    run += 1
                found += self._cards(kind, events[number:run])
                number = run
            else:
                found.append(TELLERS[kind](self, by, events[number]))
                number += 1
        return found

    def _cards(self, kind: int, events: list[Event]) -> list[Consequence]:
        """Cards shown, discarded or drawn one after another: one consequence for each seat."""
        own: dict[int, list[Event]] = {}
        for event in events:
            own.setdefault(event[1], []).append(event)
        return [self._cards_of(kind, seat, cards) for seat, cards in own.items()]

    def _cards_of(self, kind: int, seat: int, events: list[Event]) -> Consequence:
        cards = tuple([CARDS[event[2]] for event in events])
        if kind == constants.E_SHOWN:
            return Consequence(Kind.SHOWN, seat=seat, cards=cards)
        if kind == constants.E_DISCARDED:
            return Consequence(Kind.DISCARDED, seat=seat, cards=cards)
        audience = None if min([event[3] for event in events]) else (seat,)
        return Consequence(Kind.DREW, seat=seat, number=len(cards), cards=cards, audience=audience)

    def _played(self, by: int, event: Event) -> Consequence:
        _, seat, card, named, _ = event
        cards = (CARDS[card],) if card == named else (CARDS[card], CARDS[named])
        return Consequence(Kind.PLAYED, seat=seat, cards=cards)

    def _walked(self, by: int, event: Event) -> Consequence:
        _, seat, origin, landing, steps = event
        return Consequence(
            Kind.WALKED, seat=seat, place=self.names[origin], to=self.names[landing], number=steps, by=by
        )

    def _entered(self, by: int, event: Event) -> Consequence:
        return Consequence(Kind.ENTERED, seat=event[1], to=self.names[event[2]])

    def _captured(self, by: int, event: Event) -> Consequence:
        return Consequence(Kind.CAPTURED, seat=event[1], place=self.names[event[2]], by=by)

    def _jumped(self, by: int, event: Event) -> Consequence:
        return self._leap(Kind.JUMPED, by, event)

    def _sent_on(self, by: int, event: Event) -> Consequence:
        return self._leap(Kind.SENT_ON, by, event)

    def _leap(self, kind: Kind, by: int, event: Event) -> Consequence:
        return Consequence(kind, seat=event[1], place=self.names[event[2]], to=self.names[event[3]], by=by)

    def _swapped(self, by: int, event: Event) -> Consequence:
        _, seat, here, there, other = event
        return Consequence(Kind.SWAPPED, seat=seat, place=self.names[here], to=self.names[there], other=other)

    def _lapped(self, by: int, event: Event) -> Consequence:
        _, seat, start, way, entrance = event
        before = "" if entrance == constants.NOBODY else self.names[entrance]
        return Consequence(Kind.LAPPED, seat=seat, place=self.names[start], number=min(way, 0), to=before)

    def _housed(self, by: int, event: Event) -> Consequence:
        _, seat, room, origin, _ = event
        left = "" if origin == constants.NOBODY else self.names[origin]
        return Consequence(Kind.HOUSED, seat=seat, place=left, to=self.names[room])

    def _tied(self, by: int, event: Event) -> Consequence:
        return Consequence(Kind.TIED, seats=tuple([seat for seat in range(self.rules.seats) if event[2] >> seat & 1]))

    def _gave(self, by: int, event: Event) -> Consequence:
        """Shown to no one until both have given (TC-20)."""
        return Consequence(Kind.GAVE, seat=event[1], other=event[3], cards=(CARDS[event[2]],), audience=(event[1],))

    def _exchanged(self, by: int, event: Event) -> Consequence:
        """Each of the two knows what it gave and what it received, and nobody else does."""
        _, seat, received, giver, given = event
        cards, audience = (CARDS[received], CARDS[given]), (min(seat, giver), max(seat, giver))
        return Consequence(Kind.EXCHANGED, seat=seat, other=giver, cards=cards, audience=audience)

    def _placed(self, by: int, event: Event) -> Consequence:
        seats = tuple(seat for seat in range(self.rules.seats) if side_of(self.rules, seat) == event[1])
        if event[2] == 1:
            return Consequence(Kind.WON, seats=seats)
        return Consequence(Kind.PLACED, seats=seats, number=event[2])


TELLERS: Final[dict[int, Callable[[ConsequenceTeller, int, Event], Consequence]]] = {
    constants.E_PLAYED: ConsequenceTeller._played,
    constants.E_ENTERED: ConsequenceTeller._entered,
    constants.E_WALKED: ConsequenceTeller._walked,
    constants.E_JUMPED: ConsequenceTeller._jumped,
    constants.E_SENT_ON: ConsequenceTeller._sent_on,
    constants.E_LAPPED: ConsequenceTeller._lapped,
    constants.E_CAPTURED: ConsequenceTeller._captured,
    constants.E_SWAPPED: ConsequenceTeller._swapped,
    constants.E_HOUSED: ConsequenceTeller._housed,
    constants.E_FINISHED: lambda teller, by, e: Consequence(Kind.FINISHED, seat=e[1]),
    constants.E_LAID: lambda teller, by, e: Consequence(Kind.LAID, seat=e[1], cards=(CARDS[e[2]],)),
    constants.E_GAVE: ConsequenceTeller._gave,
    constants.E_EXCHANGED: ConsequenceTeller._exchanged,
    constants.E_DEALT: lambda teller, by, e: Consequence(Kind.DEALT, seat=e[1], number=e[2]),
    constants.E_CHOSE_DEAL: lambda teller, by, e: Consequence(Kind.CHOSE_DEAL, seat=e[1], number=e[2]),
    constants.E_TURNED_OVER: lambda teller, by, e: Consequence(Kind.TURNED_OVER, number=e[2]),
    constants.E_SHUFFLED: lambda teller, by, e: Consequence(Kind.SHUFFLED, number=e[2]),
    constants.E_DREW_FOR_DEAL: lambda teller, by, e: Consequence(Kind.DREW_FOR_DEAL, seat=e[1], cards=(CARDS[e[2]],)),
    constants.E_DEALER: lambda teller, by, e: Consequence(Kind.DEALER, seat=e[1]),
    constants.E_UNUSED: lambda teller, by, e: Consequence(Kind.UNUSED_SIDE, number=e[2]),
    constants.E_SHARED: lambda teller, by, e: Consequence(Kind.SHARED_SIDE, number=e[2], seats=(e[1], e[3])),
    constants.E_PASSED: lambda teller, by, e: Consequence(Kind.PASSED, seat=e[1]),
    constants.E_DECLINED: lambda teller, by, e: Consequence(Kind.DECLINED, seat=e[1]),
    constants.E_TOKEN_EARNED: lambda teller, by, e: Consequence(Kind.TOKEN_EARNED, seat=e[1], number=e[2]),
    constants.E_TOKEN_SPENT: lambda teller, by, e: Consequence(Kind.TOKEN_SPENT, seat=e[1], number=e[2]),
    constants.E_PLAYS_AGAIN: lambda teller, by, e: Consequence(Kind.PLAYS_AGAIN, seat=e[1]),
    constants.E_PLACED: ConsequenceTeller._placed,
    constants.E_DRAWN: lambda teller, by, e: Consequence(Kind.DRAWN_GAME, number=e[2]),
    constants.E_TIED: ConsequenceTeller._tied,
}
"""One for all games: a teller with a table of its own methods would lie in a circle, and games must go without one."""
