"""A network: inputs to the chances of the seats, all in whole numbers, so that every machine says the same.

A hidden layer is the sum of the columns of the active inputs; a chance is the sum of what the hidden units and the
inputs themselves say, put through a table.
"""

from __future__ import annotations

from tockade.games.barricades.constants import COLUMN_BITS, HIDDEN, LEAK, SEATS, SQUASH, WIDTH
from tockade.games.barricades.engine_sections.c_stand_ins import PLAIN, Long, Shorts, filled, lengthen
from tockade.games.barricades.engine_sections.features import Sight


class Network:
    """Weights, which somebody else owns, and room for the sums."""

    def __init__(self, columns: Shorts, outputs: Shorts, squash: list[int]) -> None:
        if PLAIN:
            self.make_sums()
        self.columns = columns
        self.outputs = outputs
        self.sides = len(outputs) // HIDDEN
        for offset in range(SEATS):
            self.kin[offset] = offset
        for step in range(SQUASH):
            self.squash[step] = squash[step]

    def make_sums(self) -> None:
        """The arrays, for plain Python."""
        self.kin = filled(0, SEATS)
        self.total = filled(0, WIDTH)
        self.squash = filled(0, SQUASH)
        self.score = filled(0, SEATS)


def set_outputs(network: Network, outputs: list[int]) -> None:
    """Which output says what about each seat, from the viewer on: a network may know fewer of them."""
    for offset in range(len(outputs)):
        network.kin[offset] = outputs[offset]


def score_seats(network: Network, sight: Sight) -> Long:
    """What the network says about each seat, the higher, the likelier it wins; answers the viewer's score."""
    for unit in range(WIDTH):
        network.total[unit] = 0
    for number in range(sight.count):
        row = sight.active[number] * WIDTH
        amount = sight.amount[number]
        for unit in range(WIDTH):
            network.total[unit] += amount * network.columns[row + unit]
    for unit in range(HIDDEN):
        if network.total[unit] < 0:
            network.total[unit] >>= LEAK
    for side in range(network.sides):
        network.score[side] = side_score_of(network, side)
    return network.score[0]


def side_score_of(network: Network, side: int) -> Long:
    """What the hidden units and the inputs themselves say about a side."""
    score = lengthen(network.total[HIDDEN + side]) << COLUMN_BITS
    for unit in range(HIDDEN):
        score += lengthen(network.total[unit]) * network.outputs[side * HIDDEN + unit]
    return score


def chance_in(network: Network, offset: int) -> Long:
    """The chance, in 65536ths, that the score of a seat so far after the viewer means by itself."""
    step = (network.score[network.kin[offset]] >> 14) + 2048
    return network.squash[0 if step < 0 else SQUASH - 1 if step >= SQUASH else step]
