"""Solves endings of a tock exactly: by place and hand, the fewest turns in which a last pawn comes home, on average.

Each card is drawn independently, a rank as likely as it is in the whole pack: near the truth while the stock is large,
and exact of this model.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tockade.study.enumerate_hands import HandNumbers
from tockade.study.last_pawn_moves import HAND, HOME, LastPawn, Way

GUESS: Final = 50.0
"""Turns that are taken for granted before anything is known."""
NEVER: Final = 1e9


class TurnsLeft:
    """The expected number of turns when every choice is the best one."""

    def __init__(self, endings: LastPawn, hand: int = HAND) -> None:
        self.endings = endings
        self.hands = HandNumbers(len(endings.cards), hand)
        self.chances = self.hands.chances(endings.frequencies)
        short = len(self.hands.short)
        self.full = {place: [GUESS] * len(self.hands.full) for place in endings.ways}
        """Before a play."""
        self.short = {place: [GUESS] * short for place in endings.ways} | {HOME: [0.0] * short}
        """After it, before a card is drawn."""
        self.again = {place: [GUESS] * short for place in endings.ways} | {HOME: [1.0] * short}
        """The same when the turn is not over: one may play again."""

    def solve(self, precision: float = 1e-4, report: Callable[[float], None] = lambda change: None) -> None:
        """Go over all places until no hand's turns change by more than this."""
        change = GUESS
        while change > precision:
            nearest_first = sorted(self.endings.ways, key=lambda place: sum(self.full[place]))
            change = max(self._improve(place) for place in nearest_first)
            report(change)

    def _improve(self, place: str) -> float:
        """The turns of every hand at one place, by those of the places to which it leads; by how much they change."""
        before, full = self.full[place], [self._best(place, number) for number in range(len(self.hands.full))]
        stuck = [number for number, turns in enumerate(full) if turns == NEVER]
        if self.endings.new_hand:
            self._discard_hand(full, stuck)
        else:
            self._discard_one(place, full, stuck)
        self.full[place] = full
        self.short[place] = self._drawn(full)
        if any(way.again for ways in self.endings.ways[place] for way in ways):
            self.again[place] = self._drawn(self._playing_again(full, stuck))
        return max(abs(new - old) for new, old in zip(full, before, strict=True))

    def _best(self, place: str, number: int) -> float:
        """The turns with the best play of a hand."""
        ways, best, resort = self.endings.ways[place], NEVER, NEVER
        for kind, rest in self.hands.without[number]:
            for way in ways[kind]:
                turns = self._after(way, rest)
                if way.lap:
                    resort = min(resort, turns)
                else:
                    best = min(best, turns)
        return best if best < NEVER else resort

    def _after(self, way: Way, rest: int) -> float:
        """The turns with a play that leaves these cards."""
        return self.again[way.place][rest] if way.again else 1 + self.short[way.place][rest]

    def _discard_hand(self, full: list[float], stuck: Sequence[int]) -> None:
        """A hand without a play is laid down and the turn is over; the next one begins with a new hand."""
        lost = sum(self.chances[number] for number in stuck)
        others = sum(chance * turns for chance, turns in zip(self.chances, full, strict=True) if turns < NEVER)
        for number in stuck:
            full[number] = (others + 1) / (1 - lost)

    def _discard_one(self, place: str, full: list[float], stuck: Sequence[int]) -> None:
        """A hand without a play loses its worst card."""
        for number in stuck:
            full[number] = 1 + min(self.short[place][rest] for _, rest in self.hands.without[number])

    def _playing_again(self, full: Sequence[float], stuck: Sequence[int]) -> list[float]:
        """Who could play again and cannot declines, and is where they were in the next turn."""
        declining = set(stuck)
        return [turns + (number in declining) for number, turns in enumerate(full)]

    def _drawn(self, full: Sequence[float]) -> list[float]:
        """The turns of hands that draw a card, by those of full ones."""
        frequencies = self.endings.frequencies
        return [
            sum([chance * full[number] for chance, number in zip(frequencies, numbers, strict=True)])
            for numbers in self.hands.with_one
        ]

    # answers

    def mean(self, place: str) -> float:
        """The turns from a place, over all hands."""
        return sum(chance * turns for chance, turns in zip(self.chances, self.full[place], strict=True))

    def of(self, place: str, hand: Sequence[str]) -> float:
        """The turns from a place with these cards."""
        return self.full[place][self.hands.number[self._kinds(hand)]]

    def with_play(self, way: Way, rest: Sequence[str]) -> float:
        """The turns when a card is played this way and these are left."""
        return self._after(way, self.hands.short.index(self._kinds(rest)))

    def _kinds(self, hand: Sequence[str]) -> tuple[int, ...]:
        return tuple(sorted(self.endings.cards.index(card) for card in hand))
