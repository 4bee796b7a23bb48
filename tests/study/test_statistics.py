"""Known answers of the statistics, and the laws they obey."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

from tockade.study import statistics


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (95, 100, 0.8882, 0.9785),
    ],
)
def test_wilson_gives_newcombes_published_intervals(part: int, whole: int, low: float, high: float) -> None:
    assert statistics.wilson(part, whole) == pytest.approx((low, high), abs=6e-5)


@given(st.integers(1, 10**6).flatmap(lambda whole: st.tuples(st.integers(0, whole), st.just(whole))))
def test_wilson_stays_a_share_and_contains_it(counted: tuple[int, int]) -> None:
    low, high = statistics.wilson(*counted)
    assert 0 <= low <= counted[0] / counted[1] <= high <= 1


def test_nothing_counted_is_anything() -> None:
    assert statistics.wilson(0, 0) == (0.0, 1.0)


def test_holm_as_worked_by_hand() -> None:
    assert statistics.holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


@given(st.lists(st.floats(0, 1), max_size=20))
def test_holm_only_raises_and_keeps_the_order(chances: list[float]) -> None:
    adjusted = statistics.holm(chances)
    assert all(raw <= each <= 1 for raw, each in zip(chances, adjusted, strict=True))
    pairs = sorted(zip(chances, adjusted, strict=True))
    assert [each for _, each in pairs] == sorted(adjusted)


def test_mean_with_its_normal_interval() -> None:
    told = statistics.mean_of_counts({2: 1, 4: 3, 5: 2, 7: 1, 9: 1})
    assert astuple(told) == pytest.approx(astuple(statistics.mean([2, 4, 4, 4, 5, 5, 7, 9])))
    assert told.value == 5
    assert told.spread == pytest.approx(math.sqrt(32 / 7))
    assert told.high - told.value == pytest.approx(1.959964 * math.sqrt(32 / 7 / 8), rel=1e-6)


def test_things_of_one_game_are_not_independent() -> None:
    parts, wholes = [0, 10, 0, 10], [10, 10, 10, 10]
    told = statistics.ratio(statistics.Moments.of(zip(parts, wholes, strict=True)), len(parts))
    assert told.value == 0.5
    assert told.error == pytest.approx(math.sqrt(100 * 4 / 3) / 40)
    assert told.error > statistics.share(20, 40).error


def test_two_shares_by_the_pooled_score_test() -> None:
    z = (0.6 - 0.5) / math.sqrt(0.55 * 0.45 * (2 / 100))
    assert statistics.chance_of_shares((50, 100), (60, 100)) == pytest.approx(math.erfc(z / math.sqrt(2)))
    assert statistics.chance_of_shares((0, 100), (0, 100)) == 1


def test_effect_sizes_are_cohens() -> None:
    first, other = statistics.mean([1, 2, 3]), statistics.mean([2, 3, 4])
    assert statistics.size_of_means(first, other) == pytest.approx(1)
    assert statistics.size_of_shares(0.25, 0.5) == pytest.approx(math.pi / 6)


def test_quantiles_lie_between_games_in_proportion() -> None:
    assert [statistics.quantile({10: 1, 20: 1, 30: 1, 40: 1}, part) for part in (0, 0.5, 1)] == [10, 25, 40]
