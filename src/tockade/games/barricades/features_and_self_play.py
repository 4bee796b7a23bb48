"""The feature sets of Barricades, one for each board, and their networks' games against themselves."""

from __future__ import annotations

from array import array
from typing import Final

from tockade.games.barricades.constants import HIDDEN, MASK, SEAT_INPUTS, TABLE_INPUTS, WHOLE, WIDTH
from tockade.games.barricades.engine import Learner, Playout, Position, Rules, Sight, Temperatures
from tockade.network_types import FeatureSet, LearningWeights
from tockade.simulator import Learned, Lesson, span

try:
    from tockade.games.barricades.without_gil import self_play
except ImportError:
    from tockade.games.barricades.engine import self_play

REMEMBERED: Final = 2**20
"""Numbers that a game may fill with its afterstates; a longer one is broken off."""


def feature_set(board: str) -> FeatureSet:
    """What networks read on a board of this name; one for another board knows nothing about it."""
    return FeatureSet(f"barricades-{board}-1", TABLE_INPUTS, SEAT_INPUTS, HIDDEN, WIDTH, WHOLE)


class BarricadesSelfPlay:
    """A learner, and the room that its games need."""

    def __init__(
        self, rules: Rules, start: Position, weights: LearningWeights, playout: Playout, temperatures: Temperatures
    ) -> None:
        self.rules, self.start = rules, start
        self.playout, self.temperatures = playout, temperatures
        self.learner = Learner(weights.columns, weights.outputs, array("h", bytes(2 * REMEMBERED)))
        self.position, self.trial, self.sight = Position(), Position(), Sight()

    def play(self, lesson: Lesson, seed: int, numbers: range) -> Learned:
        learner, (first, count) = self.learner, span(numbers)
        learner.rate, learner.trace, learner.warmth, learner.watched, learner.longest = lesson
        learner.games = learner.ended = learner.plies = learner.learned = 0
        learner.error = 0.0
        room = self.position, self.trial, self.playout, self.sight
        self_play(self.rules, self.start, *room, self.temperatures, learner, seed & MASK, first, count)
        error = learner.error / max(1, learner.learned) / learner.sides
        return Learned(learner.games, learner.ended, learner.plies, learner.learned, error)
