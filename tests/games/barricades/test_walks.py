"""BA-3, BA-4, BA-5: bringing out, walking, jumping and capturing; every list is worked out by hand."""

import pytest
from tests.games.barricades import hand

from tockade.game_types import Consequence, ConsequenceKind


@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (1, ["in-13.2"]),
        (2, ["in-13.1", "in-13.3"]),
        (3, ["in-13.0", "in-13.4"]),
        (4, ["in-12.0", "in-12.4", "in-13.5"]),
        (5, ["in-11.0", "in-11.4", "in-13.6"]),
        (6, ["in-13.7"]),
    ],
)
def test_ba3_any_number_brings_a_pawn_out_and_d_is_the_first_point(die: int, expected: list[str]) -> None:
    made = hand.game()
    assert hand.legal(made, hand.position(made, die=die)) == expected


def test_ba3_all_pawns_may_come_in_one_after_another() -> None:
    made = hand.game()
    at = hand.position(made, "13.2 13.3 13.4 13.5", die=5)
    assert "in-13.6" in hand.legal(made, at)
    after = hand.play(made, at, "in-13.6")
    assert made.position_json(after)["pawns"][0] == ["13.2", "13.3", "13.4", "13.5", "13.6"]
    at = hand.position(made, "13.2 13.3 13.4 13.5 13.6", die=5)
    assert not [text for text in hand.legal(made, at) if text.startswith("in-")]


def test_ba3_an_entry_is_told_through_d() -> None:
    made = hand.game()
    at = hand.position(made, die=3)
    entered = Consequence(ConsequenceKind.ENTERED, 0, to="13.2")
    walked = Consequence(ConsequenceKind.WALKED, 0, place="13.2", to="13.4", number=2)
    assert made.consequences(at, 0, made.read_move("in-13.4")) == [entered, walked]
    at = hand.position(made, die=1)
    assert made.consequences(at, 0, made.read_move("in-13.2")) == [entered]


def test_ba4_forwards_sideways_and_back_exactly_the_number() -> None:
    made = hand.game()
    at = hand.position(made, "9.4 13.2 13.3 13.4 13.5", "13.14", die=3, barricades=hand.barricades())
    lists = {
        "9.4": ["7.5", "9.7", "10.2", "10.6"],
        "13.2": ["12.0", "12.4"],
        "13.3": ["11.4", "13.0", "13.6"],
        "13.4": ["11.3", "11.5", "13.1", "13.7"],
        "13.5": ["11.4", "13.8"],
    }
    expected = [f"{start}-{end}" for start, ends in lists.items() for end in ends]
    assert hand.legal(made, at) == sorted(expected)


def test_ba4_no_point_is_touched_twice_its_own_included() -> None:
    made = hand.game("2 board=small")
    at = hand.position(made, "4.3 2.0 2.1 2.2", die=3, barricades="5.0 5.1 5.3 5.4 8.1 8.2 8.3")
    from_corner = [text for text in hand.legal(made, at) if text.startswith("4.3-")]
    # Round the triangle 4.3, 4.4, 3.3 it would be back where it began; turning round it would be on 4.4 or 3.3.
    ends = ["3.1", "3.2", "3.4", "3.5", "4.0", "4.5", "4.6", "5.3"]
    assert from_corner == [f"4.3-{end}" for end in ends]


def test_ba4_two_ways_to_one_point_are_one_move() -> None:
    made = hand.game()
    # Both ways round the cycle from 13.2 to 11.2 have six links.
    at = hand.position(made, "13.2 1.12 1.13 1.14 1.15", die=6, barricades=hand.barricades())
    assert [text for text in hand.legal(made, at) if text.endswith("-11.2")] == ["13.2-11.2"]
    # One way is enough.
    at = hand.position(made, "13.2 1.12 1.13 1.14 1.15", die=6, barricades=hand.barricades("11.4"))
    assert "13.2-11.2" in hand.legal(made, at)
    at = hand.position(made, "13.2 1.12 1.13 1.14 1.15", die=6, barricades=hand.barricades("11.4", "12.0"))
    assert "13.2-11.2" not in hand.legal(made, at)


def test_ba5_any_pawn_is_jumped_and_an_opponent_on_the_landing_goes_home() -> None:
    made = hand.game()
    at = hand.position(made, "13.2 13.3", "13.4 13.5", die=3)
    assert "13.2-13.5" in hand.legal(made, at)
    walked = Consequence(ConsequenceKind.WALKED, 0, place="13.2", to="13.5", number=3)
    captured = Consequence(ConsequenceKind.CAPTURED, 1, by=0, place="13.5")
    assert made.consequences(at, 0, made.read_move("13.2-13.5")) == [walked, captured]
    data = made.position_json(hand.play(made, at, "13.2-13.5"))
    assert data["pawns"] == [["13.3", "13.5", *["base"] * 3], ["13.4", *["base"] * 4]]


def test_ba5_ones_own_pawn_is_not_landed_on() -> None:
    made = hand.game()
    at = hand.position(made, "13.2 13.5 13.9 13.11 13.15", die=3)
    assert hand.legal(made, at) == [
        "13.11-11.12",
        "13.11-13.14",
        "13.11-13.8",
        "13.15-11.16",
        "13.15-13.12",
        "13.2-12.0",
        "13.2-12.4",
        "13.5-11.4",
        "13.5-13.8",
        "13.9-11.8",
        "13.9-13.12",
        "13.9-13.6",
    ]


def test_ba5_a_captured_pawn_begins_again() -> None:
    made = hand.game()
    at = hand.position(made, "13.13", "13.14 13.16 13.15 13.12 13.11", die=1)
    after = hand.play(made, at, "13.13-13.14", "die 1")
    assert "in-13.14" in hand.legal(made, after)
