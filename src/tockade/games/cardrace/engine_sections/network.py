"""A network: inputs to the chances of the sides, all in whole numbers, so that every machine says the same.

A hidden layer is the sum of the columns of the active inputs; a chance is the sum of what the hidden units and the
inputs themselves say, put through a table.
"""

from __future__ import annotations

from tockade.games.cardrace.constants import COLUMN_BITS, HIDDEN, LEAK, SEATS, SQUASH, WIDTH
from tockade.games.cardrace.engine_sections.c_stand_ins import PLAIN, Long, Shorts, filled, lengthen
from tockade.games.cardrace.engine_sections.card_chances import Survey


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
        self.base = filled(0, WIDTH)
        self.total = filled(0, WIDTH)
        self.squash = filled(0, SQUASH)
        self.score = filled(0, SEATS)


def set_outputs(network: Network, outputs: list[int]) -> None:
    """Which output says what about each side, from the viewer's own on: a network may know fewer sides."""
    for offset in range(len(outputs)):
        network.kin[offset] = outputs[offset]


def sum_fixed(network: Network, survey: Survey) -> None:
    """The sum of the columns that no move changes."""
    for unit in range(WIDTH):
        network.total[unit] = 0
    sum_columns(network, survey, 0, survey.fixed)
    network.base[:] = network.total


def sum_columns(network: Network, survey: Survey, first: int, end: int) -> None:
    """Add the columns of some active inputs."""
    for number in range(first, end):
        row = survey.active[number] * WIDTH
        amount = survey.amount[number]
        for unit in range(WIDTH):
            network.total[unit] += amount * network.columns[row + unit]


def score_sides(network: Network, survey: Survey) -> None:
    """What the network says about each side, the viewer's first: the higher, the likelier it wins."""
    network.total[:] = network.base
    sum_columns(network, survey, survey.fixed, survey.count)
    for unit in range(HIDDEN):
        if network.total[unit] < 0:
            network.total[unit] >>= LEAK
    for side in range(network.sides):
        score = lengthen(network.total[HIDDEN + side]) << COLUMN_BITS
        for unit in range(HIDDEN):
            score += lengthen(network.total[unit]) * network.outputs[side * HIDDEN + unit]
        network.score[side] = score


def chance_in(network: Network, score: Long) -> int:
    """The chance, in 65536ths, that a score means."""
    step = (score >> 14) + 2048
    return network.squash[0 if step < 0 else SQUASH - 1 if step >= SQUASH else step]
