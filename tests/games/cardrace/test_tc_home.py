"""Tockcitan, TC-11 and TC-12: the house, another lap, and the end of the individual game."""

import pytest
from tests.games.cardrace.setting import Told, moves, setting

from tockade.game_types import Consequence

TWO = "tockcitan 2"
TEAMS = "tockcitan-teams 4"

# TC-11: the house


def test_tc11_house_by_an_exact_count_or_another_lap_by_choice() -> None:
    door = setting(TWO, "a15 | 3 6 7", "c3")
    assert door.legal == moves("3 a15-ah2, 3 a15-a18, 6 a15-a3, 7 a15-a4")
    assert Consequence(Told.LAPPED, seat=0, place="a18") in door.told("6 a15-a3")


def test_tc11_on_inside_never_back_never_out() -> None:
    inside = setting(TWO, "ah2 | A 2", "c3")
    assert inside.legal == moves("A in, A ah2-ah3, 2 ah2-ah4")
    assert inside.refused("A ah2-ah1") == "house_backwards TC-11"
    assert inside.refused("2 ah2-a2") == "house_never_left TC-11 0@ah2"
    assert setting(TWO, "ah3 | 2", "c3").idle("2") == {"beyond_house TC-11 ah4"}


def test_tc11_position_decides_who_may_go_in() -> None:
    swapped = setting(TWO, "b2 | J 3", "a16 | 2", stock="9 3", discard="").play("J b2=a16", "2 b2-b4")
    assert "3 a16-ah3" in swapped.legal
    assert setting(TWO, "a17 | 2", "c3").refused("2 a17-ah1") == "house_after_lap TC-11 0@a17"
    assert setting(TWO, "c15 | 2", "d3").refused("2 c15-ch1") == "house_of_another TC-11 ch1"


@pytest.mark.parametrize(
    ("value", "legal"),
    [
        ("allowed", "3 a15-ah2, 3 a15-a18, 7 a15-a4"),
        ("last_resort", "3 a15-ah2"),
        ("never", "3 a15-ah2"),
    ],
)
def test_tc11_option_pass_own_start(value: str, legal: str) -> None:
    assert setting(f"{TWO} pass_own_start={value}", "a15 | 3 7", "c3").legal == moves(legal)


@pytest.mark.parametrize(
    ("setup", "legal", "reason"),
    [
        ("tockcitan 2 pass_own_start=last_resort", "7 a15-a4", "legal "),
        ("tockcitan 2 pass_own_start=never", "discard 7", "start_not_passed TC-11 a18"),
    ],
)
def test_tc11_last_resort_and_never(setup: str, legal: str, reason: str) -> None:
    only = setting(setup, "a15 | 7", "c3")
    assert only.legal == [legal]
    assert only.refused("7 a15-a4") == reason
    beside = setting("tockcitan 2 pass_own_start=last_resort", "a15 | 7 2", "c3")
    assert beside.refused("7 a15-a4") == "last_resort TC-11 a18"


@pytest.mark.parametrize(
    ("entrance", "legal"),
    [
        ("16", "3 a15-ah2, 3 a15-a18, 6 a15-a3"),
        ("17", "3 a15-ah1, 3 a15-a18, 6 a15-ah4, 6 a15-a3"),
        ("18", "3 a15-a18, 6 a15-ah3, 6 a15-a3"),
    ],
)
def test_tc11_option_entrance(entrance: str, legal: str) -> None:
    assert setting(f"{TWO} entrance={entrance}", "a15 | 3 6", "c3").legal == moves(legal)
    assert setting(f"{TEAMS} entrance={entrance}", "a15 | 3 6", "b3").legal == moves(legal)


# TC-12: the end


def test_tc12_the_first_with_all_four_home_wins() -> None:
    last = setting("tockcitan 3", "a15 ah2 ah3 ah4 | 2 5", "b3", arms=[0, 1, 2])
    assert last.told_kinds("2 a15-ah1") == "played walked housed finished won"
    ended = last.play("2 a15-ah1").result
    assert ended is not None
    assert (ended.winners, ended.reason) == ((0,), "home")


def test_tc12_option_ply_limit() -> None:
    drawn = setting("tockcitan 2 ply_limit=30", "a3 | 2", "c3", turns=29).play("2 a3-a5").result
    assert drawn is not None
    assert drawn.draw
