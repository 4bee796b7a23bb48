"""Figures: read from lines of JSON, with median, spread and target."""

import json

import pytest

from bench.figures import Figures, data, missed, note, spread
from bench.targets import TARGETS, reached, target


def noted(*lines: dict[str, object]) -> Figures:
    found: Figures = {}
    note(found, "\n".join(map(json.dumps, lines)) + "\n\n")
    return found


def line(name: str, value: float, **more: object) -> dict[str, object]:
    return {"name": name, "unit": "plies/s", "value": value, **more}


def test_rounds_come_together_under_name_and_unit() -> None:
    found = noted(line("a", 1), line("b", 5), line("a", 3), line("a", 2), line("a", 9, unit="per s"))
    assert {key: figure.values for key, figure in found.items()} == {
        ("a", "plies/s"): [1, 3, 2],
        ("b", "plies/s"): [5],
        ("a", "per s"): [9],
    }
    assert found["a", "plies/s"].median == 2


def test_without_a_clock_it_is_the_walls() -> None:
    found = noted(line("a", 1), line("b", 1, clock="processor"))
    assert [figure.clock for figure in found.values()] == ["wall", "processor"]


@pytest.mark.parametrize(("values", "share"), [([5.0], 0), ([9.0, 10.0, 12.0], 0.3), ([0.0, 0.0, 1.0], 0)])
def test_spread_is_a_share_of_the_median(values: list[float], share: float) -> None:
    assert spread(values) == pytest.approx(share)


def test_a_target_is_a_number_or_a_multiple_of_another_figure() -> None:
    assert target("barricades 4 inside", {}) == 1_000_000
    assert target("tock-globe 4 driven", {"openspiel maedn driven": 150.0}) == 300


def test_no_target_without_the_peer_or_without_one() -> None:
    assert target("tock-globe 4 driven", {"tock-globe 4 driven": 1.0}) is None
    assert target("disk, commits one by one", {}) is None
    assert reached("disk, commits one by one", {"disk, commits one by one": 1.0}) is None


@pytest.mark.parametrize(("value", "whether"), [(999_999.0, False), (1_000_000.0, True), (1e9, True)])
def test_reached_means_at_least(value: float, whether: bool) -> None:
    assert reached("barricades 4 inside", {"barricades 4 inside": value}) is whether


def test_the_median_counts_for_the_target() -> None:
    low, high = 999_999.0, 1_000_001.0
    assert missed(noted(*(line("barricades 4 inside", value) for value in (low, high, high)))) == []
    assert missed(noted(*(line("barricades 4 inside", value) for value in (low, low, high)))) == ["barricades 4 inside"]


def test_no_target_hangs_on_itself() -> None:
    assert [name for name, (_, other) in TARGETS.items() if other == name] == []


def test_data_has_every_round() -> None:
    found = noted(*(line("barricades 4 inside", value, clock="processor") for value in (900_000.0, 1e6, 1.1e6)))
    assert data(found) == [
        {
            "name": "barricades 4 inside",
            "unit": "plies/s",
            "clock": "processor",
            "values": [900_000.0, 1e6, 1.1e6],
            "median": 1e6,
            "spread": 0.2,
            "target": 1_000_000,
            "reached": True,
        }
    ]
