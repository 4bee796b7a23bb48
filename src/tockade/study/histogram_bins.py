"""Distributions cut into bars of one round width, the same for every variant."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tockade.study.variant_summary import Spread

MOST: Final = 28
"""Bars at most."""
TAIL: Final = 0.995
"""What lies beyond this part of the games is gathered in the last bar."""


class Bins(Struct, frozen=True):
    """Bars from `low`, each `width` wide; the last one takes everything above it too."""

    low: int
    width: int
    count: int

    @property
    def high(self) -> int:
        return self.low + self.width * self.count

    def shares(self, spread: Spread) -> list[float]:
        """The share of the games in each bar."""
        games, bars = sum(spread.counts.values()), [0] * self.count
        for value, number in spread.counts.items():
            bars[min((value - self.low) // self.width, self.count - 1)] += number
        return [bar / games for bar in bars]


def make_bins(spreads: Sequence[Spread], most: int = MOST) -> Bins:
    """Bars that fit all these distributions."""
    low = min(spread.least for spread in spreads)
    high = max(_reach(spread) for spread in spreads) + 1
    width = round_up((high - low) / most)
    first = low - low % width
    return Bins(first, width, math.ceil((high - first) / width))


def _reach(spread: Spread) -> int:
    """The number that almost no game exceeds."""
    left = TAIL * sum(spread.counts.values())
    for value, number in spread.counts.items():
        left -= number
        if left <= 0:
            return value
    return spread.most


def round_up(width: float) -> int:
    """The next of 1, 2, 5, 10, 20, …"""
    power = 1
    while True:
        for step in (1, 2, 5):
            if step * power >= width:
                return step * power
        power *= 10
