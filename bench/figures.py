"""Figures: measured round after round, each with its median and spread, and as data."""

import json
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.targets import reached, target


@dataclass
class Figure:
    """What was measured under one name, a value for every round."""

    name: str
    unit: str
    clock: str = "wall"
    values: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def spread(self) -> float:
        return spread(self.values)


Figures = dict[tuple[str, str], Figure]
"""By name and unit: what is counted in another unit is another figure."""


def spread(values: Sequence[float]) -> float:
    """From the least to the most, as a share of the median."""
    middle = statistics.median(values)
    return (max(values) - min(values)) / middle if middle else 0.0


def note(figures: Figures, lines: str) -> None:
    """Add what a measured command printed."""
    for line in filter(None, lines.splitlines()):
        line_data = json.loads(line)
        key = line_data["name"], line_data["unit"]
        figure = figures.setdefault(key, Figure(*key, line_data.get("clock", "wall")))
        figure.values.append(line_data["value"])


def medians(figures: Figures) -> dict[str, float]:
    return {figure.name: figure.median for figure in figures.values()}


def missed(figures: Figures) -> list[str]:
    """The figures that do not reach their targets."""
    known = medians(figures)
    return [name for name in known if reached(name, known) is False]


def data(figures: Figures) -> list[dict[str, Any]]:
    known = medians(figures)
    return [
        {
            "name": figure.name,
            "unit": figure.unit,
            "clock": figure.clock,
            "values": figure.values,
            "median": figure.median,
            "spread": figure.spread,
            "target": target(figure.name, known),
            "reached": reached(figure.name, known),
        }
        for figure in figures.values()
    ]
