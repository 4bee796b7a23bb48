"""BA-6, option `walls`: which barricade of a row without gaps can be hit; every list is worked out by hand."""

import pytest
from tests.games.barricades import hand

from tockade.game_types import Verdict, VerdictKind

WALL = ("1.2", "1.3", "1.4", "1.5", "1.6")


def from_end(walls: str, die: int, *barricades: str) -> list[str]:
    """The walks along the last straight of a pawn on 1.1."""
    made = hand.game(f"2 walls={walls} may_pass=on")
    at = hand.position(made, "1.1", die=die, barricades=hand.barricades(*barricades))
    return [text for text in hand.legal(made, at) if text.startswith("1.1-1.")]


@pytest.mark.parametrize("die", range(1, 6))
def test_ba6_with_each_number_from_1_to_5_one_of_a_wall_comes_down(die: int) -> None:
    """The sheet's example."""
    assert f"1.1-1.{1 + die}" in from_end("any", die, *WALL)
    assert (f"1.1-1.{1 + die}" in from_end("first", die, *WALL)) == (die == 1)


def test_ba6_nobody_comes_out_behind_a_wall() -> None:
    assert from_end("any", 6, *WALL) == []
    assert from_end("any", 2, "1.2") == []
    assert from_end("any", 2, "1.2", "1.3") == ["1.1-1.3"]


def test_ba6_a_gap_ends_the_wall() -> None:
    assert from_end("any", 3, "1.2", "1.4") == []
    assert from_end("any", 3, "1.3", "1.4") == ["1.1-1.4"]
    assert from_end("first", 3, "1.3", "1.4") == []


def test_ba6_a_pawn_in_a_row_of_barricades_is_a_gap() -> None:
    made = hand.game("2 walls=any")
    at = hand.position(made, "1.1", "1.3", die=3, barricades=hand.barricades("1.2", "1.4"))
    assert "1.1-1.4" not in hand.legal(made, at)


def test_ba6_a_wall_round_a_corner_and_at_a_fork() -> None:
    made = hand.game("2 walls=any")
    at = hand.position(made, "1.1", die=4, barricades=hand.barricades("1.0", "2.0", "3.0", "1.2"))
    walks = [text for text in hand.legal(made, at) if text.startswith("1.1-")]
    assert walks == []
    at = hand.position(made, "1.1", die=3, barricades=hand.barricades("1.0", "2.0", "3.0", "1.2"))
    assert [text for text in hand.legal(made, at) if text.startswith("1.1-")] == ["1.1-3.0"]
    at = hand.position(made, "7.5", die=2, barricades=hand.barricades("7.6", "7.7", "6.6"))
    walks = [text for text in hand.legal(made, at) if text.startswith("7.5-")]
    assert walks == ["7.5-6.6", "7.5-7.7", "7.5-8.4"]


def test_ba6_only_the_barricade_that_was_hit_comes_down() -> None:
    made = hand.game("2 walls=any")
    at = hand.position(made, "1.1", die=3, barricades=hand.barricades(*WALL))
    assert hand.told(made, at, "1.1-1.4") == ["walked", "barricade_hit"]
    after = made.position_json(hand.play(made, at, "1.1-1.4"))
    assert {"1.2", "1.3", "1.5", "1.6"} <= set(after["barricades"])
    assert (after["phase"], "1.4" in after["barricades"], "1.4" in after["pawns"][0]) == ("place", False, True)


def test_ba6_a_pawn_comes_out_over_no_barricade() -> None:
    made = hand.game("2 walls=any")
    for die, expected in ((5, ["in-11.0", "in-11.4", "in-13.6"]), (6, ["in-11.1", "in-13.7"])):
        at = hand.position(made, die=die, barricades=hand.barricades("11.0", "11.1", "11.4"))
        assert hand.legal(made, at) == expected


def test_ba6_the_reason_fits_the_option() -> None:
    in_the_way = Verdict(VerdictKind.BARRICADE_IN_THE_WAY, "BA-6", places=("1.2",))
    beyond = Verdict(VerdictKind.BEYOND_BARRICADE, "BA-6", places=("1.2",))
    for walls, die, end, expected in (
        ("first", 3, "1.4", in_the_way),
        ("first", 6, "1.7", in_the_way),
        ("any", 6, "1.7", beyond),
    ):
        made = hand.game(f"2 walls={walls}")
        at = hand.position(made, "1.1", die=die, barricades=hand.barricades(*WALL))
        assert hand.verdict(made, at, f"1.1-{end}") == expected


def test_ba6_ba8_a_barricade_further_on_in_the_wall_is_nearer() -> None:
    """Shut in before a wall, a 3 frees under `any` and leaves the choice to stay under `first`."""
    for walls, moves in (("first", ["pass"]), ("any", ["1.1-1.4"])):
        made = hand.game(f"2 walls={walls} may_pass=blocked")
        walls_at = hand.barricades(*WALL[:3], "2.0", "2.16", "5.8")
        at = hand.position(made, "1.1 3.0 3.16 5.7 5.9", die=3, barricades=walls_at)
        assert [text for text in hand.legal(made, at) if text.startswith(("1.1", "pass"))] == moves
