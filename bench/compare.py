"""Two commits compared: figures measured in turns, their ratios, and whether the difference is more than noise."""

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from bench.figures import Figures, spread

SAME, FASTER, SLOWER, NOISY = "same", "faster", "slower", "too noisy"
FASTER_UNSIZED, SLOWER_UNSIZED = "faster, too noisy to size", "slower, too noisy to size"
ONLY_HERE, ONLY_BASE, WALL = "only here", "only base", "wall clock"
FAILING = (SLOWER, SLOWER_UNSIZED)


def turns(rounds: int, commands: Sequence[str]) -> list[tuple[str, str]]:
    """Who runs which command when: A B, B A, A B, …, so that what changes slowly on the machine touches both alike."""
    orders = (("base", "here"), ("here", "base"))
    return [(who, name) for number in range(rounds) for name in commands for who in orders[number % 2]]


def apart(one: float, other: float) -> float:
    """How much more the larger of two is than the smaller: 0.05 for 100 and 105, either way round."""
    return max(one, other) / min(one, other) - 1


def halvings(values: Sequence[float]) -> Iterator[tuple[list[float], list[float]]]:
    """Every way to make two equal halves of the rounds of one commit."""
    places = range(1, len(values))
    for chosen in combinations(places, len(values) // 2):
        yield [values[place] for place in chosen], [value for place, value in enumerate(values) if place not in chosen]


def noise(values: Sequence[float]) -> float:
    """How far two runs of the same code differ: half of its rounds from the other half, on average."""
    return statistics.mean(apart(statistics.median(one), statistics.median(other)) for one, other in halvings(values))


@dataclass(frozen=True)
class Pair:
    """One figure at both commits, a value for every round; more is better. No values: that commit does not have it."""

    name: str
    unit: str
    clock: str
    base: list[float] = field(default_factory=list)
    here: list[float] = field(default_factory=list)

    @property
    def base_median(self) -> float | None:
        return statistics.median(self.base) if self.base else None

    @property
    def here_median(self) -> float | None:
        return statistics.median(self.here) if self.here else None

    @property
    def ratios(self) -> list[float]:
        """Round by round: the two values of a round were measured one right after the other."""
        return [new / old for old, new in zip(self.base, self.here, strict=True)] if self.base and self.here else []

    @property
    def ratio(self) -> float | None:
        return statistics.median(self.ratios) if self.ratios else None

    @property
    def spread(self) -> float | None:
        return spread(self.ratios) if self.ratios else None

    @property
    def noise(self) -> float | None:
        """How far two runs of the same code differ, at the commit where they differ more."""
        return max(noise(self.base), noise(self.here)) if self.ratios else None

    def verdict(self, margin: float) -> str:
        if self.ratio is None or self.noise is None:
            return ONLY_HERE if self.here else ONLY_BASE
        if self.clock != "processor":
            return WALL
        if self.noise > margin:
            return self._through_noise(self.ratio, self.noise)
        if apart(self.ratio, 1) <= margin:
            return SAME
        return (SLOWER if self.ratio < 1 else FASTER) if self._rounds_agree() else NOISY

    def _rounds_agree(self) -> bool:
        return max(self.ratios) < 1 or min(self.ratios) > 1

    def _through_noise(self, ratio: float, noise: float) -> str:
        """Noise hides the size of a difference; that there is one shows where every round of one beats the other's."""
        overlap = max(self.here) >= min(self.base) and max(self.base) >= min(self.here)
        if overlap or apart(ratio, 1) <= noise:
            return NOISY
        return SLOWER_UNSIZED if ratio < 1 else FASTER_UNSIZED

    def data(self, margin: float) -> dict[str, Any]:
        return {
            "name": self.name,
            "unit": self.unit,
            "clock": self.clock,
            "base": self.base,
            "here": self.here,
            "ratio": self.ratio,
            "spread": self.spread,
            "noise": self.noise,
            "verdict": self.verdict(margin),
        }


def pairs(base: Figures, here: Figures) -> list[Pair]:
    """The figures of both, in the order of this checkout, then those that only the base has."""
    both = here | {key: figure for key, figure in base.items() if key not in here}
    return [
        Pair(
            figure.name,
            figure.unit,
            figure.clock,
            base[key].values if key in base else [],
            here[key].values if key in here else [],
        )
        for key, figure in both.items()
    ]


def slower(compared: list[Pair], margin: float) -> list[str]:
    """The figures that have become slower, beyond the margin and the noise."""
    return [pair.name for pair in compared if pair.verdict(margin) in FAILING]
