"""Counts of games can be added in any parts, and take no more room for many games than for few."""

from __future__ import annotations

import msgspec
import pytest

from tockade.games import read
from tockade.study import PlayingPolicy, make_plan
from tockade.study.game_counts import GameCounts
from tockade.study.study_games import MOST, TASKS, jobs


@pytest.mark.parametrize("setup", ["tijou 4 teams games=3", "barricades 3", "trikolos"])
def test_parts_add_up_to_the_whole(setup: str) -> None:
    game = read(setup)
    tallies = game.playouts(3, 0, 12, game.quick_weights)
    whole = GameCounts.of(game.seats, tallies)
    for cut in (1, 5, 11):
        assert GameCounts.of(game.seats, tallies[:cut]) + GameCounts.of(game.seats, tallies[cut:]) == whole
    assert msgspec.json.decode(msgspec.json.encode(whole), type=GameCounts) == whole


def test_a_billion_games_are_cut_into_so_many_tasks() -> None:
    (job,) = jobs(make_plan(["tijou", "2"], 10**9, PlayingPolicy.QUICK, 1))
    assert job.most == 10**9 // TASKS
    assert jobs(make_plan(["tijou", "2"], 1000, PlayingPolicy.QUICK, 1))[0].most == MOST
