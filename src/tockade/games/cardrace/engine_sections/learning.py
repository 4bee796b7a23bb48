"""Learning from a game: a network with weights of single precision, and the steps that bring it nearer to a target."""

from __future__ import annotations

from tockade.games.cardrace.constants import HIDDEN, LANES, MOST_INPUTS, MOST_KEPT, SEATS, WHOLE, WIDTH
from tockade.games.cardrace.engine_sections.c_stand_ins import PLAIN, Floats, Shorts, filled, weighted
from tockade.games.cardrace.engine_sections.card_chances import Survey


class Learner:
    """Weights that somebody else owns, and the positions of one game with what was thought of them."""

    def __init__(self, columns: Floats, outputs: Floats, kept: Shorts) -> None:
        if PLAIN:
            self.make_sums()
            self.make_memory()
        self.columns = columns
        self.outputs = outputs
        self.kept = kept
        self.sides = len(outputs) // HIDDEN
        self.room = len(kept)
        self.unit, self.leak = 1.0 / WHOLE, 0.125
        self.rate = self.fading = self.warmth = self.error = 0.0
        self.watched = self.longest = self.games = self.plies = self.learned = self.ended = self.decisions = (
            self.best_count
        ) = 0

    def make_sums(self) -> None:
        """Room for the sums, for plain Python."""
        self.base = weighted(WIDTH)
        self.total = weighted(WIDTH)
        self.step = weighted(WIDTH)
        self.lane = weighted(LANES)
        self.chance = weighted(SEATS)
        self.target = weighted(SEATS)

    def make_memory(self) -> None:
        """The memory of a game, for plain Python."""
        self.mover = filled(0, MOST_KEPT)
        self.kept_end = filled(0, MOST_KEPT + 1)
        self.thought = weighted(MOST_KEPT * SEATS)
        self.hoped = weighted(2 * SEATS * SEATS)
        self.best_active = filled(0, MOST_INPUTS)
        self.best_amount = filled(0, MOST_INPUTS)


def add_columns(learner: Learner, survey: Survey, first: int, end: int) -> None:
    """Add the columns of some active inputs."""
    for number in range(first, end):
        row = survey.active[number] * WIDTH
        amount = survey.amount[number] * learner.unit
        for unit in range(WIDTH):
            learner.total[unit] += amount * learner.columns[row + unit]


def add_fixed(learner: Learner, survey: Survey) -> None:
    """The sum of the columns that no move changes."""
    for unit in range(WIDTH):
        learner.total[unit] = 0.0
    add_columns(learner, survey, 0, survey.fixed)
    learner.base[:] = learner.total


def think(learner: Learner, survey: Survey) -> float:
    """What the learner says about the viewer's side."""
    learner.total[:] = learner.base
    add_columns(learner, survey, survey.fixed, survey.count)
    for unit in range(HIDDEN):
        learner.total[unit] = max(learner.total[unit], learner.leak * learner.total[unit])
    return side_score(learner, 0)


def think_of_all(learner: Learner, survey: Survey) -> None:
    """The chances that the learner gives to all sides."""
    learner.chance[0] = squashed(think(learner, survey))
    for side in range(1, learner.sides):
        learner.chance[side] = squashed(side_score(learner, side))


def side_score(learner: Learner, side: int) -> float:
    """What the hidden units and the inputs themselves say about a side."""
    for lane in range(LANES):
        learner.lane[lane] = 0.0
    for group in range(HIDDEN // LANES):
        first = group * LANES
        for lane in range(LANES):
            learner.lane[lane] += learner.total[first + lane] * learner.outputs[side * HIDDEN + first + lane]
    score = 0.0 + learner.total[HIDDEN + side]
    for lane in range(LANES):
        score += learner.lane[lane]
    return score


def squashed(score: float) -> float:
    """The chance that a score means, 1 / (1 + exp(-score)): near enough, without a library that machines differ in."""
    power = 1.0 - max(-8.0, min(score, 8.0)) / 4096.0
    for _squaring in range(12):
        power *= power
    return 1.0 / (1.0 + power)


def note_best(learner: Learner, survey: Survey) -> None:
    """Note the inputs of the best move so far that it does not share with the others."""
    learner.best_count = survey.count - survey.fixed
    for number in range(learner.best_count):
        learner.best_active[number] = survey.active[survey.fixed + number]
        learner.best_amount[number] = survey.amount[survey.fixed + number]


def list_best(learner: Learner, survey: Survey) -> None:
    """The inputs of the best move again."""
    survey.count = survey.fixed + learner.best_count
    for number in range(learner.best_count):
        survey.active[survey.fixed + number] = learner.best_active[number]
        survey.amount[survey.fixed + number] = learner.best_amount[number]


def keep(learner: Learner, survey: Survey, thinker: int) -> bool:
    """Remember a position and what was thought of it; whether there was room.

    Whose thought it was is a seat, or beyond them the referee's as that seat.
    """
    number = learner.decisions
    first = learner.kept_end[number]
    if number >= MOST_KEPT or first + 2 * survey.count > learner.room:
        return False
    for active in range(survey.count):
        learner.kept[first + 2 * active] = survey.active[active]
        learner.kept[first + 2 * active + 1] = survey.amount[active]
    learner.kept_end[number + 1] = first + 2 * survey.count
    learner.mover[number] = thinker
    for side in range(learner.sides):
        learner.thought[number * SEATS + side] = learner.chance[side]
    learner.decisions = number + 1
    return True


def recall(learner: Learner, survey: Survey, number: int) -> None:
    """The inputs of a remembered position."""
    first = learner.kept_end[number]
    survey.count = (learner.kept_end[number + 1] - first) // 2
    survey.fixed = 0
    for active in range(survey.count):
        survey.active[active] = learner.kept[first + 2 * active]
        survey.amount[active] = learner.kept[first + 2 * active + 1]


def learn(learner: Learner, survey: Survey) -> None:
    """A step towards the target: from the output back to the columns of the active inputs."""
    for unit in range(WIDTH):
        learner.base[unit] = 0.0
    think_of_all(learner, survey)
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
        learner.step[unit] *= learner.rate if learner.total[unit] > 0.0 else learner.rate * learner.leak
    change_columns(learner, survey)


def change_columns(learner: Learner, survey: Survey) -> None:
    """Bring the step to the columns."""
    for number in range(survey.count):
        row = survey.active[number] * WIDTH
        amount = survey.amount[number] * learner.unit
        for unit in range(WIDTH):
            learner.columns[row + unit] += amount * learner.step[unit]
