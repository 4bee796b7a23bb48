"""Exercises: legal, clear, judged by what was found when they were made; from games, and those that come along."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.insight.test_review import played
from tests.long_runs import cases

from tockade import games
from tockade.insight import Exercise, Tier, collection, exercises_of, judge_answer, number_of_day, review
from tockade.insight.exercise import Verdict, is_clear, make_exercise, read_exercises, write_exercises
from tockade.insight.review_types import ERROR
from tockade.insight.review_words import costliest


@pytest.mark.parametrize("number", range(len(collection())))
def test_the_collection_is_legal_and_clear(number: int) -> None:
    exercise = collection()[number]
    game = games.read(exercise.game)
    position = game.read_position(exercise.position)
    legal = [game.move_text(move) for move in game.legal_moves(position, exercise.seat)]
    assert [legal[answer.number] for answer in exercise.answers] == [answer.move for answer in exercise.answers]
    first, second = exercise.answers[:2]
    assert first.chance - second.chance >= ERROR - 0.001
    assert judge_answer(exercise, first.move) is Verdict.BEST
    assert judge_answer(exercise, second.move) is Verdict.WORSE
    assert judge_answer(exercise, "no such move") is Verdict.OTHER


def test_the_collection_has_every_game_and_each_day_another_one() -> None:
    known = collection()
    assert {games.read(each.game).rules.id for each in known} == set(games.rule_sets()) - {"tockcitan-teams"}
    days = [number_of_day(day, len(known)) for day in range(len(known))]
    assert sorted(days) == list(range(1, len(known) + 1))
    assert all(known[one - 1].game != known[other - 1].game for one, other in pairwise(days))


def test_today_s_values_still_like_most_answers() -> None:
    """Networks learn further; a collection that they no longer agree with is to be made anew."""
    some = collection()[:: max(1, len(collection()) // cases(300))]
    agreed = [_still_best(each) for each in some]
    assert sum(agreed) >= 0.7 * len(agreed)


def _still_best(exercise: Exercise) -> bool:
    game = games.read(exercise.game)
    again = make_exercise(game, game.read_position(exercise.position), exercise.seat)
    assert again
    return judge_answer(again, exercise.answers[0].move) in (Verdict.BEST, Verdict.GOOD)


def test_one_s_own_costly_moves_are_exercises() -> None:
    told = played("tijou 4 teams games=3")
    found = review(told, Tier.DEEP)
    made = exercises_of(told, found, [0])
    assert {each.turn for each in made} == {each.turn for game in found.games for each in costliest(game, [0])}
    for each in made:
        assert each.seat == 0
        assert each.played in [answer.move for answer in each.answers]
    assert read_exercises(write_exercises(made)) == made


def test_a_position_where_all_moves_win_is_no_exercise() -> None:
    exercise = collection()[0]
    game = games.read(exercise.game)
    assert not is_clear(game, Exercise(exercise.game, exercise.position, exercise.seat, exercise.answers[:1] * 4))
