"""The arena: sides change, games depend on their number alone, and the bots hold their ranks."""

from __future__ import annotations

import pytest

from tockade import games
from tockade.bots import arena, bot, bots, studied
from tockade.bots.arena import Contest, Played
from tockade.game import BadInput, Result

PAIRS = (
    "trikolos",
    "barricades 2",
    "tock-globe 2",
    "tock-fadoq",
    "tockcitan 2",
    "tockcitan-teams",
    "tijou 2",
    "tijou 4 teams",
)


def share(setup: str, first: str, second: str, count: int) -> float:
    """What the first bot wins of some games with the second."""
    contest = Contest.of(games.read(setup), [first, second], "arena test")
    return arena.standings(contest, list(arena.play_all(contest, count, 1)))[0].share


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
    assert arena.play(contest, 3) == list(arena.play_all(contest, 5, 1))[3]
    assert arena.play(contest, 3) != arena.play(contest, 5)


def test_many_processes_play_the_same_games() -> None:
    contest = Contest.of(games.read("trikolos"), ["amateur", "random"], "processes")
    alone, together = (list(arena.play_all(contest, 6, processes)) for processes in (1, 2))
    assert sorted(alone, key=repr) == sorted(together, key=repr)


def test_readme8_every_game_of_the_arena_ends() -> None:
    assert Contest.of(games.read("tijou 2"), ["random"] * 2, "").game == "tijou 2 ply_limit=2000"
    assert Contest.of(games.read("tijou 2 ply_limit=9"), ["random"] * 2, "").game == "tijou 2 ply_limit=9"


def test_a_draw_is_shared_and_so_is_a_victory_of_several() -> None:
    assert arena.scored(Result((), "ply_limit"), (0, 1), 2) == (0.5, 0.5)
    assert arena.scored(Result(((1, 3), (0, 2)), "home"), (0, 1, 0, 1), 2) == (0, 1)
    assert arena.scored(Result(((0, 1, 2), (3,)), "points"), (0, 1, 0, 1), 2) == (2 / 3, 1 / 3)


def test_wilson_intervals_are_those_of_the_books() -> None:
    assert arena.wilson(95, 100) == pytest.approx((0.8882, 0.9785), abs=1e-4)
    assert arena.wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)


def test_standings_count_wins_and_points() -> None:
    contest = Contest.of(games.read("trikolos"), ["amateur", "random"], "")
    won = [Played((1, 0), False, 9), Played((0.5, 0.5), True, 9), Played((1, 0), False, 9), Played((0, 1), False, 9)]
    amateur, rival = arena.standings(contest, won)
    assert (amateur.name, amateur.wins, amateur.share) == ("amateur", 2, 0.625)
    assert (rival.name, rival.wins, rival.share) == ("random", 1, 0.375)


@pytest.mark.parametrize("names", [["amateur"], ["random"] * 3])
def test_there_are_as_many_bots_as_sides_at_most(names: list[str]) -> None:
    with pytest.raises(BadInput, match="arena bots"):
        Contest.of(games.read("trikolos"), names, "")


def test_studied_bots_are_known_and_not_offered() -> None:
    assert not set(bots()) & set(studied())
    for name in studied():
        assert bot(name) is studied()[name]
    with pytest.raises(BadInput, match="nearest=amateur"):
        bot("amatuer")
