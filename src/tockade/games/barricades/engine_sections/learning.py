"""Learning from a game: a network with weights of single precision, and the steps that bring it nearer to a target."""

from __future__ import annotations

from tockade.games.barricades.constants import HIDDEN, MOST_KEPT, SEATS, WHOLE, WIDTH
from tockade.games.barricades.engine_sections.c_stand_ins import PLAIN, Floats, Shorts, filled, weighted
from tockade.games.barricades.engine_sections.features import Sight


class Learner:
    """Weights that somebody else owns, and the afterstates of one game with what was thought of them."""

    def __init__(self, columns: Floats, outputs: Floats, kept: Shorts) -> None:
        if PLAIN:
            self.make_sums()
            self.make_memory()
        self.columns = columns
        self.outputs = outputs
        self.kept = kept
        self.sides = len(outputs) // HIDDEN
        self.room = len(kept)
        self.rate = self.trace = self.warmth = self.error = 0.0
        self.watched = self.longest = self.games = self.plies = self.learned = self.ended = self.decisions = 0

    def make_sums(self) -> None:
        """Room for the sums, for plain Python."""
        self.total = weighted(WIDTH)
        self.step = weighted(WIDTH)
        self.chance = weighted(SEATS)
        self.target = weighted(SEATS)

    def make_memory(self) -> None:
        """The memory of a game, for plain Python."""
        self.mover = filled(0, MOST_KEPT)
        self.kept_end = filled(0, MOST_KEPT + 1)
        self.thought = weighted(MOST_KEPT * SEATS)
        self.hoped = weighted(SEATS)


def think(learner: Learner, sight: Sight) -> float:
    """What the learner says about the viewer; the chances of all seats stay in it."""
    for unit in range(WIDTH):
        learner.total[unit] = 0.0
    for number in range(sight.count):
        row = sight.active[number] * WIDTH
        amount = sight.amount[number] * (1.0 / WHOLE)
        for unit in range(WIDTH):
            learner.total[unit] += amount * learner.columns[row + unit]
    for unit in range(HIDDEN):
        if learner.total[unit] < 0.0:
            learner.total[unit] *= 0.125
    own = side_score(learner, 0)
    for side in range(learner.sides):
        learner.chance[side] = squashed(side_score(learner, side))
    return own


def side_score(learner: Learner, side: int) -> float:
    """What the hidden units and the inputs themselves say about a side."""
    score = 0.0 + learner.total[HIDDEN + side]
    for unit in range(HIDDEN):
        score += learner.total[unit] * learner.outputs[side * HIDDEN + unit]
    return score


def squashed(score: float) -> float:
    """The chance that a score means, 1 / (1 + exp(-score)): near enough, without a library that machines differ in."""
    power = 1.0 - max(-8.0, min(score, 8.0)) / 4096.0
    for _squaring in range(12):
        power *= power
    return 1.0 / (1.0 + power)


def keep(learner: Learner, sight: Sight, seat: int) -> bool:
    """Remember an afterstate and what was thought of it; whether there was room."""
    number = learner.decisions
    first = learner.kept_end[number]
    if number >= MOST_KEPT or first + 2 * sight.count > learner.room:
        return False
    for active in range(sight.count):
        learner.kept[first + 2 * active] = sight.active[active]
        learner.kept[first + 2 * active + 1] = sight.amount[active]
    learner.kept_end[number + 1] = first + 2 * sight.count
    learner.mover[number] = seat
    for side in range(learner.sides):
        learner.thought[number * SEATS + side] = learner.chance[side]
    learner.decisions = number + 1
    return True


def recall(learner: Learner, sight: Sight, number: int) -> None:
    """The inputs of a remembered afterstate."""
    first = learner.kept_end[number]
    sight.count = (learner.kept_end[number + 1] - first) // 2
    for active in range(sight.count):
        sight.active[active] = learner.kept[first + 2 * active]
        sight.amount[active] = learner.kept[first + 2 * active + 1]


def learn(learner: Learner, sight: Sight) -> None:
    """A step towards the target: from the output back to the columns of the active inputs."""
    think(learner, sight)
    for unit in range(WIDTH):
        learner.step[unit] = 0.0
    for side in range(learner.sides):
        wrong = learner.target[side] - learner.chance[side]
        learner.error += wrong * wrong
        learner.step[HIDDEN + side] = learner.rate * wrong
        for unit in range(HIDDEN):
            learner.step[unit] += wrong * learner.outputs[side * HIDDEN + unit]
            learner.outputs[side * HIDDEN + unit] += learner.rate * wrong * learner.total[unit]
    for unit in range(HIDDEN):
        learner.step[unit] *= learner.rate if learner.total[unit] > 0.0 else 0.125 * learner.rate
    for number in range(sight.count):
        row = sight.active[number] * WIDTH
        amount = sight.amount[number] * (1.0 / WHOLE)
        for unit in range(WIDTH):
            learner.columns[row + unit] += amount * learner.step[unit]
