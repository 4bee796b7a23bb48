"""Groups of a network's inputs by subject, and networks that do not see some of them."""

from __future__ import annotations

from array import array
from typing import Final

from tockade.games.cardrace.constants import (
    IN_DANGER,
    IN_HELD,
    IN_HIT,
    IN_HOLD,
    IN_HOUSE,
    IN_PAIR,
    SEAT_INPUTS,
    TABLE_INPUTS,
    WIDTH,
)
from tockade.network_types import Weights

Inputs = tuple[tuple[int, int], ...]
"""Inputs of a seat: from each first number to the one before the second."""
THREATS: Final[Inputs] = ((IN_HIT, IN_HOUSE), (IN_DANGER, IN_HELD))
"""Who can be captured, and with which cards."""
CARDS: Final[Inputs] = ((IN_HOLD, IN_PAIR), (IN_PAIR, IN_DANGER))
"""Which cards are in hand, one's own and those that others may have."""


def without_inputs(weights: Weights, unseen: Inputs) -> Weights:
    """The same network, to which these inputs of every seat say nothing."""
    columns = array("h", weights.columns)
    for seat in range(weights.seats):
        block = TABLE_INPUTS + seat * SEAT_INPUTS
        for first, end in unseen:
            start, stop = (block + first) * WIDTH, (block + end) * WIDTH
            columns[start:stop] = array("h", bytes(2 * (stop - start)))
    return weights._replace(columns=columns)
