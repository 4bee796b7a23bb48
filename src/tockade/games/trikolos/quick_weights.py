"""The weights of the engine's move score: what the quick policy looks at, and how much each thing counts."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """One weight for each feature, in the engine's order."""

    own_steps: float = 1
    """For each row that one's own pawns have come."""
    other_steps: float = -0.45
    own_moves: float = 0.45
    """For each pawn move that one would have."""
    other_moves: float = -0.2
    own_edge: float = -0.7
    """For each own pawn on the column that falls off."""
    other_edge: float = 0.2
    spare_green: float = -0.1
    """The tile that comes in next is green."""
    noise: float = 0.5
    """How much chance counts, so that equal games do not repeat."""
