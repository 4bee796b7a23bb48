"""The statistics of a study: intervals, tests, and the correction for many of them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import NormalDist, fmean
from typing import Final

from msgspec import Struct

LEVEL: Final = 0.95
"""The confidence of every interval; what is left is the chance of calling any difference real that is none."""
WIDTH: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)


class Estimate(Struct, frozen=True):
    """A figure, its standard error, and the interval around it."""

    value: float
    error: float
    low: float
    high: float
    spread: float = 0.0
    """The standard deviation from game to game; of a share, its root of p (1 − p)."""


class Moments(Struct, frozen=True):
    """Parts and wholes that come in games, summed: enough for a share and its error."""

    part: int = 0
    whole: int = 0
    squares: int = 0
    """Of the parts."""
    products: int = 0
    whole_squares: int = 0

    @classmethod
    def of(cls, pairs: Iterable[tuple[int, int]]) -> Moments:
        """The sums over these games' parts and wholes."""
        terms = [(part, whole, part * part, part * whole, whole * whole) for part, whole in pairs]
        return cls(*map(sum, zip(*terms, strict=True))) if terms else cls()

    def __add__(self, other: Moments) -> Moments:
        return Moments(
            self.part + other.part,
            self.whole + other.whole,
            self.squares + other.squares,
            self.products + other.products,
            self.whole_squares + other.whole_squares,
        )


def share(part: float, whole: int) -> Estimate:
    """How often something happened, with Wilson's interval."""
    low, high = wilson(part, whole)
    value = part / whole if whole else 0.0
    spread = math.sqrt(value * (1 - value))
    return Estimate(value, spread / math.sqrt(whole) if whole else 0.0, low, high, spread)


def wilson(part: float, whole: int) -> tuple[float, float]:
    """Wilson's score interval: never below 0 or above 1, and right for small numbers too."""
    if not whole:
        return 0.0, 1.0
    value, square = part / whole, WIDTH * WIDTH
    middle = (value + square / (2 * whole)) / (1 + square / whole)
    half = WIDTH * math.sqrt(value * (1 - value) / whole + square / (4 * whole * whole)) / (1 + square / whole)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return (0.0 if part == 0 else low), (1.0 if part == whole else high)


def mean(values: Sequence[float]) -> Estimate:
    """The mean over games, with its normal interval."""
    value = fmean(values)
    spread = math.sqrt(sum((each - value) ** 2 for each in values) / (len(values) - 1))
    error = spread / math.sqrt(len(values))
    return Estimate(value, error, value - WIDTH * error, value + WIDTH * error, spread)


def mean_of_counts(counts: Mapping[int, int]) -> Estimate:
    """The same for whole numbers, from how many games have each."""
    games = sum(counts.values())
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    value, rest = total / games, games * squares - total * total
    spread = math.sqrt(rest / games / (games - 1))
    error = spread / math.sqrt(games)
    return Estimate(value, error, value - WIDTH * error, value + WIDTH * error, spread)


def ratio(found: Moments, games: int) -> Estimate:
    """A share of things that come in games: the games are independent, the things in one game are not."""
    part, whole = found.part, found.whole
    if not whole:
        return Estimate(0.0, 0.0, 0.0, 1.0)
    value = part / whole
    # In whole numbers: sums of squares that are nearly the same would lose their last digits.
    rest = found.squares * whole * whole - 2 * part * whole * found.products + part * part * found.whole_squares
    error = math.sqrt(rest / (whole * whole) * games / (games - 1)) / whole
    low, high = max(0.0, value - WIDTH * error), min(1.0, value + WIDTH * error)
    return Estimate(value, error, low, high, math.sqrt(value * (1 - value)))


def quotient(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """A sum over games beside another one; the games are independent."""
    whole, count = sum(wholes), len(parts)
    if not whole or count < 2:
        return Estimate(0.0, 0.0, 0.0, 0.0)
    value = sum(parts) / whole
    squares = sum((part - value * each) ** 2 for part, each in zip(parts, wholes, strict=True))
    error = math.sqrt(squares * count / (count - 1)) / whole
    return Estimate(value, error, value - WIDTH * error, value + WIDTH * error)


def chance_of(first: Estimate, other: Estimate) -> float:
    """How probable a difference at least this large would be if there were none (two-sided, normal)."""
    error = math.hypot(first.error, other.error)
    if error == 0:
        return 1.0 if first.value == other.value else 0.0
    return math.erfc(abs(other.value - first.value) / error / math.sqrt(2))


def chance_of_shares(first: tuple[int, int], other: tuple[int, int]) -> float:
    """The same for two shares, each a part and its whole: the score test with the pooled share."""
    (part, whole), (other_part, other_whole) = first, other
    if not whole or not other_whole:
        return 1.0
    pooled = (part + other_part) / (whole + other_whole)
    error = math.sqrt(pooled * (1 - pooled) * (1 / whole + 1 / other_whole))
    return math.erfc(abs(other_part / other_whole - part / whole) / error / math.sqrt(2)) if error else 1.0


def chance_of_share(part: int, whole: int, expected: float) -> float:
    """How probable a share at least so far from the expected one would be if that were true (two-sided score test)."""
    error = math.sqrt(expected * (1 - expected) / whole) if whole else 0.0
    return math.erfc(abs(part / whole - expected) / error / math.sqrt(2)) if error else 1.0


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction: each chance as it stands when all of them are looked at together."""
    adjusted, highest = [0.0] * len(chances), 0.0
    for rank, index in enumerate(sorted(range(len(chances)), key=lambda each: chances[each])):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[index]))
        adjusted[index] = highest
    return adjusted


def size_of_means(first: Estimate, other: Estimate) -> float:
    """Cohen's d: the difference in standard deviations from game to game."""
    spread = math.sqrt((first.spread**2 + other.spread**2) / 2)
    return (other.value - first.value) / spread if spread else 0.0


def size_of_shares(first: float, other: float) -> float:
    """Cohen's h: the difference of two shares on a scale where equal steps weigh the same."""
    return 2 * math.asin(math.sqrt(other)) - 2 * math.asin(math.sqrt(first))


def quantile(counts: Mapping[int, int], part: float) -> float:
    """The value that this part of the games stays below or equals; between two games, in proportion."""
    at = part * (sum(counts.values()) - 1)
    below = int(at)
    lower, upper = _in_order(counts, below), _in_order(counts, below + 1)
    return lower + (at - below) * (upper - lower)


def _in_order(counts: Mapping[int, int], place: int) -> int:
    """The value of the game at this place, the games in the order of their values; of the last where there is none."""
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if place < passed:
            return value
    return max(counts)
