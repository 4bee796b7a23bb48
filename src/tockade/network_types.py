"""The types of networks: weights, and the feature set whose inputs they read; the same for every family.

A network has a column of whole numbers for each input: what it adds to each hidden unit, then to the score of each
side.  A score is the sum of what the hidden units and the inputs themselves say about a side; the higher, the likelier
it wins.  Engines own the forward pass (docs/engine.md), `values/` the files.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from tockade.game_types import Randomness

UNIT: Final = 512
"""A weight of 1, as a whole number."""
MOST: Final = 2**15 - 1
CERTAIN: Final = 65536
"""The chance of what is certain, as networks tell it."""
SQUASH: Final = [round(CERTAIN / (1 + exp(-(step + 0.5 - 2048) / 256))) for step in range(4096)]
"""The chances of scores from -8 to 8, in steps of 1/256."""


class FeatureSet(NamedTuple):
    """A named and versioned list of inputs that describe a position, and the size of the networks that read it."""

    name: str
    """With its version: `cardrace-3`.  Inputs never change under one name."""
    table_inputs: int
    """How many inputs the whole table has; they come first."""
    seat_inputs: int
    """How many inputs each seat has: the viewer's block, then that of the next seat, and so on."""
    hidden: int
    width: int
    """The numbers of a column: one for each hidden unit, then one for each side, up to the most there can be."""
    whole: int
    """The amount of an input that is certainly so; a chance has its part of it."""

    def inputs(self, seats: int) -> int:
        """How many inputs a table with so many seats has."""
        return self.table_inputs + seats * self.seat_inputs

    def fits(self, weights: Weights, like: Likeness) -> bool:
        """Whether a network has all that would be read: nothing in an engine asks again."""
        sizes = self.inputs(weights.seats) * self.width, self.hidden * weights.sides
        inside = max(like.blocks) < weights.seats and max(like.outputs) < weights.sides
        read = min(*like.blocks, *like.outputs) == 0
        return inside and read and (len(weights.columns), len(weights.outputs)) == sizes


class Weights(NamedTuple):
    """A network in whole numbers."""

    features: str
    """The name of its feature set."""
    seats: int
    sides: int
    columns: array[int]
    outputs: array[int]
    """For each side, what a hidden unit adds to its score."""


class Likeness(NamedTuple):
    """How a network for one number of seats reads a table with another."""

    blocks: Sequence[int]
    """For each seat from the viewer on, whose inputs it has."""
    outputs: Sequence[int]
    """For each side from the viewer's on, which of the network's scores it has."""


class LearningWeights(NamedTuple):
    """A network while it learns: the same numbers with single precision."""

    features: FeatureSet
    seats: int
    sides: int
    columns: array[float]
    outputs: array[float]

    @classmethod
    def fresh(cls, features: FeatureSet, seats: int, sides: int, source: Randomness) -> LearningWeights:
        """Small weights at random for the hidden units, none from inputs straight to the scores."""
        columns = array("f", bytes(4 * features.inputs(seats) * features.width))
        for first in range(0, len(columns), features.width):
            for unit in range(features.hidden):
                columns[first + unit] = (source.below(2001) - 1000) / 10_000
        outputs = array("f", [(source.below(2001) - 1000) * 3 / 10_000 for _ in range(features.hidden * sides)])
        return cls(features, seats, sides, columns, outputs)

    def rounded(self) -> Weights:
        """The network in whole numbers."""
        return Weights(self.features.name, self.seats, self.sides, _rounded(self.columns), _rounded(self.outputs))


def _rounded(numbers: array[float]) -> array[int]:
    return array("h", [max(-MOST, min(MOST, round(number * UNIT))) for number in numbers])
