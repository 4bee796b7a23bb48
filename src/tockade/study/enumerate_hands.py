"""Enumerates hands of cards: every choice of so many cards from some kinds gets a small number, order left aside."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial, prod


class HandNumbers:
    """The hands of `size` cards and those of one card less, each numbered, and how one becomes the other."""

    def __init__(self, kinds: int, size: int) -> None:
        self.full = list(combinations_with_replacement(range(kinds), size))
        self.number = {hand: number for number, hand in enumerate(self.full)}
        self.short = list(combinations_with_replacement(range(kinds), size - 1))
        short_number = {hand: number for number, hand in enumerate(self.short)}
        self.without = [[(kind, short_number[_less(hand, kind)]) for kind in sorted(set(hand))] for hand in self.full]
        """By hand: each kind in it, and the hand that is left when such a card is gone."""
        self.with_one = [[self.number[_more(hand, kind)] for kind in range(kinds)] for hand in self.short]
        """By a hand that lacks a card: the hand after each kind is drawn."""

    def chances(self, frequencies: Sequence[float]) -> list[float]:
        """How likely each full hand is when its cards are drawn independently."""
        return [_ways(hand) * prod(frequencies[kind] for kind in hand) for hand in self.full]


def _less(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


def _more(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(sorted((*hand, kind)))


def _ways(hand: tuple[int, ...]) -> int:
    """In how many orders these cards can come."""
    return factorial(len(hand)) // prod(factorial(hand.count(kind)) for kind in set(hand))
