"""Exercises: a position in which one move is clearly the best; from one's own costly moves, or from a collection."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files
from math import gcd
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tockade import games, record
from tockade.game_types import CHANCE, JSON
from tockade.games import AnyGame
from tockade.insight.decision_from_view import decision_from_view
from tockade.insight.judged_decision import best_numbers
from tockade.insight.review_types import DOUBTFUL, ERROR, Alternative, Review
from tockade.insight.review_words import MOMENTS, costliest
from tockade.record import Moment, Record

LOOKED_AT: Final = 8
"""Moves that are looked ahead; all others are worse to the first look."""
FEWEST: Final = 4
"""Legal moves that an exercise of the collection has at least."""
EVERY: Final = 7
"""Of a game played for the collection, one decision in so many is tried."""
COLLECTION: Final = "exercises.jsonl"


class Exercise(Struct, frozen=True, omit_defaults=True):
    """A position in which a seat looks for its best move."""

    game: str
    position: JSON
    seat: int
    answers: list[Alternative]
    """The moves that were looked ahead, the best first."""
    turn: int = 0
    """Of the game that it comes from, if that is a game of one's own."""
    played: str = ""
    """What was played there."""


class Verdict(StrEnum):
    """How good an answer is."""

    BEST = "best"
    GOOD = "good"
    """Hardly worse than the best."""
    WORSE = "worse"
    OTHER = "other"
    """Not among the moves that were looked ahead: worse than those to the first look."""


def judge_answer(exercise: Exercise, move: str) -> Verdict:
    """What a move is worth beside the best."""
    best = exercise.answers[0].chance
    found = next((answer for answer in exercise.answers if answer.move == move), None)
    if found is None:
        return Verdict.OTHER
    if best - found.chance < DOUBTFUL:
        return Verdict.BEST if found is exercise.answers[0] else Verdict.GOOD
    return Verdict.WORSE


def make_exercise(game: AnyGame, position: Any, seat: int, turn: int = 0, played: str = "") -> Exercise | None:
    """The decision of a seat as an exercise; None where nothing values this game."""
    asked = decision_from_view(game, game.view(position, seat))
    if asked is None:
        return None
    number = asked.number_of(played) if played else None
    numbers = best_numbers(asked.chances, LOOKED_AT) + ([] if number is None else [number])
    answers = [replace(answer, chance=round(answer.chance, 3)) for answer in asked.looked_ahead(numbers)]
    return Exercise(game.setup.text, game.position_json(position), seat, answers, turn, played)


def exercises_of(game_record: Record, found: Review, seats: list[int]) -> list[Exercise]:
    """The costliest decisions of these players in a finished game, the first of them first."""
    dear = sorted({each.turn for game in found.games for each in costliest(game, seats)}, key=lambda turn: turn)
    made = [make_exercise(*_decision(game_record, turn)) for turn in dear]
    return [each for each in made if each][: MOMENTS * len(found.games)]


def _decision(game_record: Record, turn: int) -> tuple[AnyGame, Any, int, int, str]:
    """What was decided in a turn of a record."""
    game = record.begin(game_record).game
    moment = _moves(game_record)[turn - 1]
    return game, moment.before, moment.actor, turn, game.move_text(moment.move)


def _moves(game_record: Record) -> list[Moment]:
    return [moment for moment in record.replay(game_record) if moment.actor != CHANCE]


def clear_exercises(setup: str, seed: int, number: int) -> Iterator[Exercise]:
    """The decisions of a game of `quick` players in which one move is clearly best, to both looks."""
    game = games.read(setup)
    game_record = record.playout_record(games.read(f"{setup} ply_limit=400"), seed, number, game.quick_weights)
    for moment in _moves(game_record)[::EVERY]:
        made = make_exercise(game, game.read_position(game.position_json(moment.before)), moment.actor)
        if made and is_clear(game, made):
            yield made


def is_clear(game: AnyGame, made: Exercise) -> bool:
    """Whether one move is better than all others by what is called an error, and is so to the first look too."""
    asked = decision_from_view(game, game.view(game.read_position(made.position), made.seat))
    if asked is None or len(asked.chances) < FEWEST or len(made.answers) < FEWEST:
        return False
    first, second = made.answers[:2]
    return first.chance - second.chance >= ERROR and best_numbers(asked.chances, 1) == [first.number]


def read_exercises(text: str) -> list[Exercise]:
    """The exercises of a file: one on each line, as JSON."""
    return [msgspec.json.decode(line, type=Exercise) for line in text.splitlines() if line.strip()]


def write_exercises(made: list[Exercise]) -> str:
    return "".join(f"{msgspec.json.encode(each).decode()}\n" for each in made)


def collection() -> list[Exercise]:
    """The exercises that come with the program, made as docs/insight.md says."""
    return read_exercises(files("tockade.insight").joinpath(COLLECTION).read_text(encoding="utf-8"))


def number_of_day(day: int, count: int) -> int:
    """Which exercise of a collection is that of a day, counted from 1970; from 1.

    Those of one game stand together there: from day to day it goes some further, so that another game has its turn.
    """
    stride = next(number for number in range(7, 7 + count) if gcd(number, count) == 1)
    return day * stride % count + 1
