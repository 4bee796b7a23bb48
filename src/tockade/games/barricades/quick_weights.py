"""The weights of the engine's move score: what the quick policy looks at, and how much each thing counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

SCALE: Final = 100
"""The engine weighs in whole numbers, so that a game is the same on every machine."""
HEAVIEST: Final = 10**9
DEAREST: Final = 100


class Weights(NamedTuple):
    """One weight for each feature, in the engine's order; found by play against each other."""

    wins: float = 1000
    progress: float = 1
    """For each step nearer to the goal, barricades on the way counted as steps."""
    runner: float = 1.15
    """The pawn becomes the most advanced of its seat."""
    captures: float = 1.4
    captured_way: float = 0.35
    """For each step that the captured pawn had behind it."""
    hits: float = 1.92
    """A barricade is hit."""
    enters: float = 0.5
    risk_taken: float = -0.1
    """For each way to be captured on the landing, times the steps that would be lost."""
    risk_left: float = 0.1
    """The same for the point that is left."""
    passes: float = -10
    delays_leader: float = 6.5
    """For each step that a barricade adds to the way of the most advanced opponent."""
    delays_others: float = 1.5
    delays_self: float = -3
    in_front: float = 1.9
    """The barricade stands right before an opponent's pawn."""
    beside_barricade: float = 0.15
    barricade_cost: float = 2
    """How many steps a barricade on the way counts for: the scale of all the above, not part of the sum."""


def scale_weights(weights: Sequence[float]) -> list[int]:
    """Weights as the engine takes them."""
    *summed, cost = weights
    scaled = [round(max(-HEAVIEST, min(HEAVIEST, weight * SCALE))) for weight in summed]
    return [*scaled, round(max(0, min(DEAREST, cost)))]
