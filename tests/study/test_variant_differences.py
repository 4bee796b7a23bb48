"""Differences are found where there are some, and not where there are none."""

from tockade.study import PlayingPolicy, finish_study, make_plan, play_games
from tockade.study.study_result import Study
from tockade.study.variant_differences import Difference
from tockade.work import Inline


def study(compare: str, games: int = 150, words: str = "trikolos") -> Study:
    asked = make_plan(words.split(), games, PlayingPolicy.QUICK, 1, compare)
    return finish_study(asked, play_games(asked, Inline()))


def named(told: Study, measure: str) -> Difference:
    return next(each for each in told.differences if each.measure == measure)


def test_random_play_is_really_longer() -> None:
    turns = named(study("policy=quick,random"), "turns")
    assert turns.real
    assert turns.first < turns.other
    assert 0 < turns.low < turns.other - turns.first < turns.high
    assert turns.effect > 0.8


def test_games_of_one_kind_do_not_differ() -> None:
    told = study("ply_limit=90000,90001", 400)
    assert [each.measure for each in told.differences if each.real] == []
    assert all(each.adjusted >= each.chance for each in told.differences)


def test_wins_are_compared_at_tables_of_one_size_only() -> None:
    measures = {each.measure for each in study("players=2,4", 4, "barricades").differences}
    assert "turns" in measures
    assert not measures & {"first", "seat 1"}
    assert {"first", "seat 1"} <= {each.measure for each in study("layout=standard,random", 4).differences}
