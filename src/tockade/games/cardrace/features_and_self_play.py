"""The card races' feature set, and their networks' games against themselves."""

from __future__ import annotations

from array import array
from typing import Final

from tockade.games.cardrace.constants import HIDDEN, MASK, SEAT_INPUTS, TABLE_INPUTS, WHOLE, WIDTH
from tockade.games.cardrace.engine import Learner, Policies, Position, Rules, Scratch, Survey
from tockade.network_types import FeatureSet, LearningWeights
from tockade.simulator import Learned, Lesson, span

try:
    from tockade.games.cardrace.without_gil import self_play
except ImportError:
    from tockade.games.cardrace.engine import self_play

FEATURES: Final = FeatureSet("cardrace-3", TABLE_INPUTS, SEAT_INPUTS, HIDDEN, WIDTH, WHOLE)
REMEMBERED: Final = 2**21
"""Numbers that a game may fill with its afterstates; a longer one is broken off."""


class RaceSelfPlay:
    """A learner, and the room that its games need."""

    def __init__(self, rules: Rules, weights: LearningWeights, policies: Policies) -> None:
        self.rules = rules
        self.policies = policies
        self.learner = Learner(weights.columns, weights.outputs, array("h", bytes(2 * REMEMBERED)))
        self.position, self.trial, self.scratch, self.survey = Position(), Position(), Scratch(), Survey()

    def play(self, lesson: Lesson, seed: int, numbers: range) -> Learned:
        learner, (first, count) = self.learner, span(numbers)
        learner.rate, trace, learner.warmth, learner.watched, learner.longest = lesson
        learner.fading = 1.0 - trace
        learner.games = learner.ended = learner.plies = learner.learned = 0
        learner.error = 0.0
        room = self.position, self.trial, self.scratch, self.survey
        self_play(self.rules, *room, self.policies, learner, seed & MASK, first, count)
        error = learner.error / max(1, learner.learned) / learner.sides
        return Learned(learner.games, learner.ended, learner.plies, learner.learned, error)
