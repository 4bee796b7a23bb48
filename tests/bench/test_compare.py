"""Two commits compared: whose turn it is, ratios, noise, and the verdict."""

import random

import pytest

from bench.compare import Pair, apart, halvings, noise, pairs, slower, turns
from bench.figures import Figure, Figures

MARGIN = 0.03
STEADY = [100.0, 101.0, 100.0, 99.0, 100.0, 100.0]


def pair(base: list[float], here: list[float], clock: str = "processor") -> Pair:
    return Pair("a", "per s", clock, base, here)


def times(factor: float, values: list[float]) -> list[float]:
    return [factor * value for value in values]


def test_turns_alternate_for_every_command() -> None:
    assert [who[0] for who, _ in turns(4, ["ours"])] == list("bhhbbhhb")
    assert turns(2, ["ours", "plain"]) == [
        ("base", "ours"),
        ("here", "ours"),
        ("base", "plain"),
        ("here", "plain"),
        ("here", "ours"),
        ("base", "ours"),
        ("here", "plain"),
        ("base", "plain"),
    ]


def test_apart_is_the_same_either_way_round() -> None:
    assert apart(100, 105) == apart(105, 100) == pytest.approx(0.05)
    assert apart(3, 3) == 0


def test_every_halving_comes_once() -> None:
    found = [sorted([sorted(one), sorted(other)]) for one, other in halvings([1, 2, 3, 4])]
    assert sorted(found) == [[[1, 2], [3, 4]], [[1, 3], [2, 4]], [[1, 4], [2, 3]]]
    assert len(list(halvings(range(12)))) == 462


def test_noise_worked_by_hand() -> None:
    assert noise([100, 100, 100, 100]) == 0
    assert noise([100, 100, 110, 110]) == pytest.approx(0.1 / 3)  # one halving of three differs


def test_the_ratio_is_the_median_of_the_rounds() -> None:
    found = pair([100, 200, 100, 50], [110, 240, 100, 50])
    assert found.ratios == pytest.approx([1.1, 1.2, 1.0, 1.0])
    assert found.ratio == pytest.approx(1.05)
    assert found.spread == pytest.approx(0.2 / 1.05)


def test_noise_is_that_of_the_noisier_commit() -> None:
    loud = [100.0, 100.0, 110.0, 110.0]
    assert pair(loud, [7.0] * 4).noise == pair([7.0] * 4, loud).noise == noise(loud)


@pytest.mark.parametrize(
    ("factor", "verdict"),
    [(1.0, "same"), (0.98, "same"), (1.02, "same"), (0.9, "slower"), (1.1, "faster"), (0.5, "slower"), (2, "faster")],
)
def test_steady_rounds_are_judged_by_the_margin(factor: float, verdict: str) -> None:
    assert pair(STEADY, times(factor, STEADY)).verdict(MARGIN) == verdict


def test_a_wider_margin_forgives_more() -> None:
    found = pair(STEADY, times(0.9, STEADY))
    assert (found.verdict(0.1), found.verdict(0.12)) == ("slower", "same")


def test_too_noisy_where_the_same_code_differs_by_more_than_the_margin() -> None:
    loud = [100.0, 120.0, 90.0, 115.0, 100.0, 85.0]
    assert noise(loud) > MARGIN
    assert pair(loud, loud).verdict(MARGIN) == "too noisy"
    assert pair(STEADY, times(0.95, loud)).verdict(MARGIN) == "too noisy"
    assert pair(times(0.95, loud), STEADY).verdict(MARGIN) == "too noisy"


def test_noise_does_not_hide_what_every_round_shows() -> None:
    loud = [100.0, 120.0, 90.0, 115.0, 100.0, 85.0]
    assert pair(loud, times(0.5, loud)).verdict(MARGIN) == "slower, too noisy to size"
    assert pair(loud, times(2, loud)).verdict(MARGIN) == "faster, too noisy to size"


def test_rounds_that_disagree_prove_nothing() -> None:
    here = [95.0, 95.0, 95.0, 95.0, 95.0, 101.0]
    found = pair([100.0] * 6, here)
    assert found.noise is not None
    assert found.noise <= MARGIN
    assert found.verdict(MARGIN) == "too noisy"


def test_the_wall_clock_is_not_judged() -> None:
    assert pair(STEADY, times(0.5, STEADY), "wall").verdict(MARGIN) == "wall clock"


def test_the_same_code_is_hardly_ever_called_slower() -> None:
    source = random.Random(7)

    def measured() -> list[float]:
        return [100 * source.lognormvariate(0, deviation) for _ in range(6)]

    for deviation in (0.01, 0.02, 0.05, 0.1):
        wrong = sum(pair(measured(), measured()).verdict(MARGIN).startswith("slower") for _ in range(200))
        assert wrong <= 4, deviation  # 2 %


def figures(*each: Figure) -> Figures:
    return {(figure.name, figure.unit): figure for figure in each}


def test_figures_are_matched_by_name_and_unit() -> None:
    here = figures(Figure("new", "per s", "processor", [1.0]), Figure("both", "per s", "processor", [2.0]))
    base = figures(Figure("old", "per s", "wall", [3.0]), Figure("both", "per s", "wall", [4.0]))
    found = pairs(base, here | figures(Figure("old", "times", "processor", [5.0])))
    assert found == [
        Pair("new", "per s", "processor", [], [1.0]),
        Pair("both", "per s", "processor", [4.0], [2.0]),
        Pair("old", "times", "processor", [], [5.0]),
        Pair("old", "per s", "wall", [3.0], []),
    ]
    assert [each.verdict(MARGIN) for each in (found[0], found[3])] == ["only here", "only base"]


def test_what_fails_a_comparison() -> None:
    loud = [100.0, 120.0, 90.0, 115.0, 100.0, 85.0]
    judged = {
        "slower": pair(STEADY, times(0.9, STEADY)),
        "halved": pair(loud, times(0.5, loud)),
        "same": pair(STEADY, STEADY),
        "faster": pair(STEADY, times(2, STEADY)),
        "noisy": pair(loud, times(0.95, loud)),
        "wall": pair(STEADY, times(0.5, STEADY), "wall"),
        "gone": pair(STEADY, []),
        "new": pair([], STEADY),
    }
    named = [Pair(name, each.unit, each.clock, each.base, each.here) for name, each in judged.items()]
    assert slower(named, MARGIN) == ["slower", "halved"]


def test_data_of_a_pair() -> None:
    assert pair([1.0] * 4, [2.0] * 4).data(MARGIN) == {
        "name": "a",
        "unit": "per s",
        "clock": "processor",
        "base": [1.0] * 4,
        "here": [2.0] * 4,
        "ratio": 2.0,
        "spread": 0.0,
        "noise": 0.0,
        "verdict": "faster",
    }
    assert pair([], [2.0] * 4).data(MARGIN)["ratio"] is None
