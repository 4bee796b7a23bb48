"""The arena: sides change, games depend on their number alone, and the bots hold their ranks."""

from __future__ import annotations

import pytest
from tests.shelf import cases

from tockade import games
from tockade.bots import bot, bots, study_bots
from tockade.game_types import BadInput, Result
from tockade.study import arena, statistics
from tockade.study.arena import Contest, Played
from tockade.work import Inline, Processes

PAIRS = [setup for setup in cases.tables() if len(cases.game(setup).teams) == 2]
"""Every table with two sides."""


def share(setup: str, first: str, second: str, count: int) -> float:
    """What the first bot wins of some games with the second."""
    contest = Contest.of(games.read(setup), [first, second], "arena test")
    return arena.standings(contest, arena.play_all(contest, count, Inline()))[0].share


@pytest.mark.parametrize("setup", PAIRS)
def test_the_amateur_beats_random(setup: str) -> None:
    assert share(setup, "amateur", "random", 20) >= 0.9


@pytest.mark.parametrize(
    ("setup", "skill", "count"),
    [
        ("trikolos", "push", 40),
        ("barricades 2", "placing", 80),
        ("tijou 4 teams", "exchange", 40),
        ("tockcitan-teams", "exchange", 40),
    ],
)
def test_each_skill_is_worth_something(setup: str, skill: str, count: int) -> None:
    assert share(setup, "amateur", f"amateur:random-{skill}", count) >= 0.55


def test_partners_are_of_one_kind_and_kinds_change_sides() -> None:
    game = games.read("tock-globe 4 teams")
    assert arena.seated(game, 2, 0) == (0, 1, 0, 1)
    assert arena.seated(game, 2, 1) == (1, 0, 1, 0)
    assert arena.seated(games.read("barricades 3"), 2, 1) == (1, 0, 1)


def test_a_game_depends_on_its_number_alone() -> None:
    contest = Contest.of(games.read("trikolos"), ["amateur", "random"], "number")
    assert arena.play(contest, 3) == arena.play_all(contest, 5, Inline())[3]
    assert arena.play(contest, 3) != arena.play(contest, 5)


def test_many_processes_play_the_same_games() -> None:
    contest = Contest.of(games.read("trikolos"), ["amateur", "random"], "processes")
    assert arena.play_all(contest, 6, Processes(2)) == arena.play_all(contest, 6, Inline())


def test_readme8_every_game_of_the_arena_ends() -> None:
    assert Contest.of(games.read("tijou 2"), ["random"] * 2, "").game == "tijou 2 ply_limit=2000"
    assert Contest.of(games.read("tijou 2 ply_limit=9"), ["random"] * 2, "").game == "tijou 2 ply_limit=9"


def test_a_draw_is_shared_and_so_is_a_victory_of_several() -> None:
    assert arena.scored(Result((), "ply_limit"), (0, 1), 2) == (0.5, 0.5)
    assert arena.scored(Result(((1, 3), (0, 2)), "home"), (0, 1, 0, 1), 2) == (0, 1)
    assert arena.scored(Result(((0, 1, 2), (3,)), "points"), (0, 1, 0, 1), 2) == (2 / 3, 1 / 3)


def test_standings_count_wins_and_points() -> None:
    contest = Contest.of(games.read("trikolos"), ["amateur", "random"], "")
    won = [Played((1, 0), False, 9), Played((0.5, 0.5), True, 9), Played((1, 0), False, 9), Played((0, 1), False, 9)]
    amateur, rival = arena.standings(contest, won)
    assert (amateur.name, amateur.wins, amateur.share) == ("amateur", 2, 0.625)
    assert (rival.name, rival.wins, rival.share) == ("random", 1, 0.375)
    assert (amateur.low, amateur.high) == statistics.wilson(2.5, 4)


@pytest.mark.parametrize("names", [["amateur"], ["random"] * 3])
def test_there_are_as_many_bots_as_sides_at_most(names: list[str]) -> None:
    with pytest.raises(BadInput, match="arena bots"):
        Contest.of(games.read("trikolos"), names, "")


def test_studied_bots_are_known_and_not_offered() -> None:
    assert not set(bots()) & set(study_bots())
    for name in study_bots():
        assert bot(name) is study_bots()[name]
    with pytest.raises(BadInput, match="nearest=amateur"):
        bot("amatuer")


def test_with_luck_the_points_without_it_stand_beside() -> None:
    contest = Contest.of(games.read("tockcitan 2"), ["habitue", "random"], "luck", luck=True)
    played = arena.play_all(contest, 4, Inline())
    assert all(sum(game.luck) == pytest.approx(0, abs=1e-9) for game in played)
    first, second = arena.standings(contest, played)
    assert first.adjusted
    assert second.adjusted
    assert first.adjusted.value + second.adjusted.value == pytest.approx(1)
    assert first.adjusted.value == pytest.approx(first.share - sum(game.luck[0] for game in played) / 4)
    plain = Contest.of(games.read("tockcitan 2"), ["habitue", "random"], "luck")
    assert [game.scores for game in arena.play_all(plain, 4, Inline())] == [game.scores for game in played]


def test_the_share_of_luck_is_what_it_explains_of_the_results() -> None:
    """By hand: (0.5 · 0.4 + 0.5 · 0.2) / (0.25 + 0.25) for one bot, and the same for the other."""
    won, lost = Played((1.0, 0.0), False, 10, (0.4, -0.4)), Played((0.0, 1.0), False, 10, (-0.2, 0.2))
    share = arena.share_of_luck([won, lost])
    assert share is not None
    assert share.value == pytest.approx(0.6)
    assert arena.share_of_luck([Played((1.0, 0.0), False, 10)]) is None


def test_luck_needs_a_value() -> None:
    with pytest.raises(BadInput, match="arena luck"):
        Contest.of(games.read("tijou 4 teams games=3"), ["random"] * 2, "", luck=True)
