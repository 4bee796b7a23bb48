"""Variants compared: how much they differ, and which differences are real."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tockade.study import statistics
from tockade.study.statistics import LEVEL, WIDTH, Estimate
from tockade.study.variant_summary import Share, Spread, Summary


class Difference(Struct, frozen=True):
    """One measure of one variant against the first."""

    measure: str
    """`turns`, `dead 7`, …"""
    variant: int
    first: float
    other: float
    low: float
    high: float
    """The interval of the difference, `other` minus `first`."""
    effect: float
    """In Cohen's d for means, in his h for shares."""
    chance: float
    """Of such a difference if there were none."""
    adjusted: float = 1.0
    """The same by Holm, for all differences of the study together."""
    real: bool = False


def find_differences(summaries: Sequence[Summary]) -> list[Difference]:
    """Every variant after the first against the first, with one correction for all."""
    raw = [each for n, other in enumerate(summaries[1:], 1) for each in _against(summaries[0], other, n)]
    adjusted = statistics.holm([each.chance for each in raw])
    return [replace(each, adjusted=p, real=p < 1 - LEVEL) for each, p in zip(raw, adjusted, strict=True)]


def depends_on_policy(first: Difference, other: Difference) -> bool:
    """Whether two differences of one measure, by two policies, differ themselves more than chance explains."""
    gaps, errors = ([each.other - each.first for each in (first, other)], [_error(each) for each in (first, other)])
    error = math.hypot(*errors)
    chance = math.erfc(abs(gaps[1] - gaps[0]) / error / math.sqrt(2)) if error else float(gaps[0] == gaps[1])
    return chance < 1 - LEVEL


def _error(each: Difference) -> float:
    return (each.high - each.low) / (2 * WIDTH)


def _against(first: Summary, other: Summary, variant: int) -> Iterator[Difference]:
    for measure in ("turns", "captures", "discards", "lead_changes"):
        yield _means(measure, variant, getattr(first, measure), getattr(other, measure))
    yield _ratios("forced", variant, first.forced.share, other.forced.share)
    yield _shares("draws", variant, first.draws, other.draws)
    yield from _wins(first, other, variant)
    if first.all_dead and other.all_dead:
        yield _ratios("dead", variant, first.all_dead.share, other.all_dead.share)
    cards = {each.name: each.share for each in other.dead}
    for each in first.dead:
        if each.name in cards:
            yield _ratios(f"dead {each.name}", variant, each.share, cards[each.name])


def _wins(first: Summary, other: Summary, variant: int) -> Iterator[Difference]:
    """Who wins is compared between tables of the same size only."""
    if first.sides == other.sides:
        yield _shares("first", variant, first.by_order[0], other.by_order[0])
        for side in first.sides[1:]:
            yield _shares(f"seat {side[0]}", variant, first.by_seat[side[0]], other.by_seat[side[0]])


def _means(measure: str, variant: int, first: Spread, other: Spread) -> Difference:
    effect = statistics.size_of_means(first.mean, other.mean)
    return _difference(measure, variant, (first.mean, other.mean), effect)


def _ratios(measure: str, variant: int, first: Estimate, other: Estimate) -> Difference:
    effect = statistics.size_of_shares(first.value, other.value)
    return _difference(measure, variant, (first, other), effect)


def _shares(measure: str, variant: int, first: Share, other: Share) -> Difference:
    chance = statistics.chance_of_shares((first.part, first.whole), (other.part, other.whole))
    return replace(_ratios(measure, variant, first.share, other.share), chance=chance)


def _difference(measure: str, variant: int, pair: tuple[Estimate, Estimate], effect: float) -> Difference:
    first, other = pair
    gap, half = other.value - first.value, WIDTH * (first.error**2 + other.error**2) ** 0.5
    chance = statistics.chance_of(first, other)
    return Difference(measure, variant, first.value, other.value, gap - half, gap + half, effect, chance)
