"""The weights of the engine's move score: what the quick policy looks at, and how much each thing counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Weights(NamedTuple):
    """One weight for each feature, in the engine's order; what a move changes counts."""

    progress: float = 1
    """For each step of one's own side towards its houses."""
    on_board: float = 8
    """For each pawn of one's own side out of its base."""
    home: float = 30
    their_progress: float = -0.6
    their_on_board: float = -5
    their_home: float = -15
    exposed: float = -3
    """For each pawn of one's own side with an opponent close behind."""
    hunting: float = 1.5
    """For each opponent's pawn with one of one's own close behind."""
    again: float = 6
    """An extra play is earned or taken."""
    deep: float = 2
    """For each room further in that a pawn at home stands."""
    waste: float = -1
    """For what a card is good for that is laid or discarded."""
    laid: float = 8
    """A card is laid without effect: a fresh one will be dealt."""
    gift: float = 1
    """For what a card is good for that is given: more to the partner than to oneself."""
    deal: float = 1
    """For each card that the dealer deals to everybody."""


def all_weights(given: Sequence[float]) -> list[float]:
    """A weight for each feature: one that is not given counts nothing."""
    if len(given) > len(Weights._fields):
        raise ValueError(f"{len(given)} weights: there are {len(Weights._fields)} features")
    return [*map(float, given), *[0.0] * (len(Weights._fields) - len(given))]
