"""Positions in which the engine once disagreed with the second reading of the ledgers."""

from __future__ import annotations

from tests.games.cardrace.against import compare
from tests.reference import JSON

from tockade.games import read


def spelled(setup: str, position: JSON) -> list[str]:
    """The canonical moves of whose turn it is, after both readings were compared."""
    game = read(setup)
    set_up = game.read_position(position)
    compare(game, set_up)
    return [game.move_text(move) for move in game.legal_moves(set_up, position["turn"])]


def test_tc9_where_passing_is_free_a_stop_on_the_start_is_no_shorter_spelling() -> None:
    """With `entrance` 18 a stop on the start is not passing it, but nobody asks where laps are allowed (TC-11)."""
    position = {
        "pawns": [["a17", "b6", "base", "base"], ["base"] * 4],
        "hands": [["7"], ["2"]],
        "turn": 0,
    }
    moves = spelled("tockcitan 2 entrance=18", position)
    assert "7 a17-a6" in moves
    assert "7 a17-a18 a18-a6" not in moves


def test_gj16_where_passing_is_free_fewer_parts_are_lower_than_a_stop_on_the_start() -> None:
    """`7 e18-e5 e16-e18` moves two pawns to where `7 e16-e5` brings one."""
    position = {
        "pawns": [["base"] * 4, ["base"] * 4, ["d6", "e16", "e18", "base"]],
        "hands": [["2"], ["2"], ["7"]],
        "turn": 2,
    }
    moves = spelled("tock-globe 3 entrance=18 pass_own_start=allowed", position)
    assert "7 e16-e5" in moves
    assert "7 e18-e5 e16-e18" not in moves


def test_gj16_own_swaps_are_one_move_in_its_lowest_text() -> None:
    """`J d13=d1` stands before `J d1=d13`: a digit is lower than an equals sign."""
    position = {
        "pawns": [["d1", "d13", "d7", "base"], ["base"] * 4],
        "hands": [["J"], ["2"]],
        "turn": 0,
    }
    assert spelled("tock-globe 2", position) == ["J d13=d1"]
