"""Training: a network plays against itself, round after round, and is measured against a bot on the way.

A round depends on the course and on the rounds before it.  After each one everything is in a file: a course that was
interrupted goes on where it was, and comes to the same weights.
"""

from __future__ import annotations

import shlex
import time
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tockade import games
from tockade.bots import bot
from tockade.bots.network_bot import NetworkBot
from tockade.game_types import BadInput
from tockade.games import AnyGame
from tockade.network_types import FeatureSet, LearningWeights
from tockade.random_source import RandomSource
from tockade.simulator import Lesson
from tockade.study import arena
from tockade.values import feature_set
from tockade.values.weight_file import SUFFIX, Heading, file_name, write_weights

ROUNDS: Final = 40
WATCHED: Final = 20
"""Unless told otherwise one game in so many, the first ones, is watched: `quick` plays it."""
MEASURED_BY: Final = "amateur-1"
MEASURED_ROUNDS: Final = 5
"""How often a course is measured."""
WARMTH: Final = 0.02
"""The noise in its choices: cards bring enough variety, and more noise teaches how noisy players fare."""
LAST_RATE: Final = 0.05
"""The part of the rate that is left in the last round."""


class Course(Struct, frozen=True):
    """What is to be learned, and how."""

    setup: str
    games: int
    seed: str
    rate: float
    measured: int
    """Games against a bot each time that it is measured; 0 for none."""
    watched: int
    """Games of `quick` that it watches before it plays itself: without them some games would hardly end."""

    @property
    def command(self) -> str:
        """What is typed to make the same weights again."""
        return (
            f"tockade train {self.setup} --games {self.games} --seed {shlex.quote(self.seed)} "
            f"--rate {self.rate:g} --watch {self.watched} --measure {self.measured}"
        )

    @property
    def name(self) -> str:
        return file_name(self.setup).removesuffix(SUFFIX)


class Round(Struct, frozen=True):
    """What one round came to."""

    games: int
    """Played so far."""
    error: float
    plies: float
    """Of a game."""
    ended: float
    """The part of the games that came to an end."""
    seconds: float
    share: float | None = None
    """Won against the bot that it was measured by."""


class Notes(Struct, frozen=True):
    """What stands before the numbers of a course's file."""

    course: Course
    rounds: list[Round]


def plan_courses(
    words: Sequence[str], count: int, seed: str, rate: float, measured: int, watched: int | None = None
) -> list[Course]:
    """A course for each setup; the name of a rule set begins the next one."""
    setups: list[list[str]] = []
    for word in " ".join(words).split():
        if word in games.rule_sets() or not setups:
            setups.append([])
        setups[-1].append(word)
    made = [games.read(" ".join(setup)) for setup in setups]
    for game in made:
        if feature_set(game) is None:
            raise BadInput("train_family", game=game.setup.text)
    first = count // WATCHED if watched is None else min(watched, count)
    return [Course(game.setup.text, count, seed, rate, measured, first) for game in made]


def train_rounds(course: Course, folder: Path, first: int, count: int) -> list[Round]:
    """So many rounds of a course, from this one on; those that its file has are not played again."""
    return [_round(course, folder, number) for number in range(first, first + count)]


def _round(course: Course, folder: Path, number: int) -> Round:
    weights, rounds = begun(course, folder)
    if number < len(rounds):
        return rounds[number]
    game = games.read(course.setup)
    start = time.process_time()
    first, end = (course.games * each // ROUNDS for each in (number, number + 1))
    learned = game.simulator().self_play(weights).play(_lesson(course, number), _seed(course), range(first, end))
    seconds = time.process_time() - start
    share = measure(game, weights, course) if course.measured and (number + 1) * MEASURED_ROUNDS % ROUNDS == 0 else None
    played = max(1, learned.games)
    rounds.append(Round(end, learned.error, learned.plies / played, learned.ended / played, seconds, share))
    _keep(course, folder, weights, rounds)
    return rounds[-1]


def _lesson(course: Course, number: int) -> Lesson:
    """The rate falls from round to round."""
    left = 1 - number / ROUNDS
    rate = course.rate * (LAST_RATE + (1 - LAST_RATE) * left)
    return Lesson(rate, warmth=WARMTH, watched=course.watched)


def _seed(course: Course) -> int:
    return RandomSource(f"{course.seed} {course.setup} games").below(2**63)


def measure(game: AnyGame, weights: LearningWeights, course: Course) -> float:
    """The share of the points that one ply of the network wins against a bot, one of its kind at every second side."""
    players = [NetworkBot(game, weights.rounded()), bot(MEASURED_BY)]
    contest = arena.Contest.of(game, [MEASURED_BY] * 2, f"{course.seed} measured")
    found = [arena.play_with(contest, players, number) for number in range(course.measured)]
    return sum(played.scores[0] for played in found) / len(found)


# Files ----------------------------------------------------------------------------------------------------------------


def begun(course: Course, folder: Path) -> tuple[LearningWeights, list[Round]]:
    """The weights as they are so far, and the rounds that made them."""
    game, path = games.read(course.setup), learning_file(course, folder)
    features = feature_set(game)
    assert features is not None
    if path.exists():
        return _read(course, path, features, len(game.teams))
    source = RandomSource(f"{course.seed} {course.setup}")
    return LearningWeights.fresh(features, game.seats, len(game.teams), source), []


def _read(course: Course, path: Path, features: FeatureSet, sides: int) -> tuple[LearningWeights, list[Round]]:
    line, _, numbers = path.read_bytes().partition(b"\n")
    seats = games.read(course.setup).seats
    end = 4 * features.inputs(seats) * features.width
    try:
        notes = msgspec.json.decode(line, type=Notes)
    except msgspec.MsgspecError:
        raise BadInput("train_file", name=str(path)) from None
    if notes.course != course or len(numbers) != end + 4 * sides * features.hidden:
        raise BadInput("train_file", name=str(path))
    columns, outputs = array("f", numbers[:end]), array("f", numbers[end:])
    return LearningWeights(features, seats, sides, columns, outputs), notes.rounds


def _keep(course: Course, folder: Path, weights: LearningWeights, rounds: list[Round]) -> None:
    """Everything so far, in one step: an interrupt leaves the file as it was."""
    path = learning_file(course, folder)
    fresh = path.with_suffix(".new")
    numbers = weights.columns.tobytes() + weights.outputs.tobytes()
    fresh.write_bytes(msgspec.json.encode(Notes(course, rounds)) + b"\n" + numbers)
    fresh.replace(path)


def learning_file(course: Course, folder: Path) -> Path:
    """All that a course has come to."""
    return folder / f"{course.name}.learning"


def write_network(course: Course, folder: Path) -> Heading:
    """The weights of a course in whole numbers, as `values/` reads them."""
    weights, _ = begun(course, folder)
    path = folder / file_name(course.setup)
    return write_weights(path, weights.rounded(), course.setup, course.games, course.command)
