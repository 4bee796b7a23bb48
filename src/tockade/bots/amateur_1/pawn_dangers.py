"""The pawns of a card race as the amateur looks at them: where they are, and who threatens them."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from tockade.games.cardrace.bot_interface import Position, Rules, StartGuard, constants, unpack

CARDS_IN_HAND: Final = 4.0
"""How many cards an opponent chooses from, more or less."""


class ThreatenedPawn(NamedTuple):
    """A pawn on the ring."""

    seat: int
    square: int
    done: int
    """Steps from its own first square."""
    guarded: bool


class PawnsInDanger:
    """The pawns of a position: nothing else of it is looked at."""

    def __init__(self, rules: Rules, position: Position) -> None:
        arrays = unpack(position)
        self.rules = rules
        self.places = arrays["place"]
        self.starts = [arm * rules.arm_length for arm in arrays["arm"]]
        """The first square of each seat's arm or side."""
        self.houses = [constants.HOUSE + 4 * arm for arm in arrays["arm"]]
        self.fresh = position.fresh

    def own(self, seat: int) -> list[int]:
        """The places of a seat's pawns."""
        return self.places[seat * 4 : seat * 4 + self.rules.pawns]

    def waiting(self, seat: int) -> int:
        return self.own(seat).count(constants.BASE)

    def rooms(self, seat: int) -> list[int]:
        """The rooms of its house that a seat has taken, the first one 0."""
        first = self.houses[seat]
        return [place - first for place in self.own(seat) if constants.HOUSE <= place < constants.BASE]

    def done(self, seat: int) -> list[int]:
        """How far from its own first square each pawn on the ring is."""
        return [pawn.done for pawn in self.ring if pawn.seat == seat]

    @cached_property
    def ring(self) -> list[ThreatenedPawn]:
        found = []
        for slot, place in enumerate(self.places[: self.rules.seats * 4]):
            if place < constants.HOUSE and slot & 3 < self.rules.pawns:
                done = (place - self.starts[slot >> 2]) % self.rules.ring
                found.append(ThreatenedPawn(slot >> 2, place, done, self._guarded(slot, done)))
        return found

    def _guarded(self, slot: int, done: int) -> bool:
        guard = self.rules.guard
        return done == 0 and (
            guard == constants.GUARD_ANY or (guard == StartGuard.FRESH and bool(self.fresh >> slot & 1))
        )


def chance_of(cards: float, pack: int) -> float:
    """How likely a hand is to hold one of so many cards."""
    missing: float = (1 - cards / pack) ** CARDS_IN_HAND
    return 1 - missing
