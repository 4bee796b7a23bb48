"""The best of some moves by their scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from tockade.game_types import Randomness

Move = TypeVar("Move")
CLOSE: Final = 1e-9
"""Scores that differ by less are equal."""


def best(moves: Sequence[Move], scores: Sequence[float], randomness: Randomness) -> Move:
    """The move with the highest score; any of them among equals."""
    highest = max(scores) - CLOSE
    equals = [move for move, score in zip(moves, scores, strict=True) if score >= highest]
    return equals[randomness.below(len(equals))]
