"""BA-7, BA-8, BA-9 and the limit of turns: reaching the goal, being blocked, going back, a closed goal."""

import pytest
from tests.games.barricades import hand

from tockade.game_types import Consequence, ConsequenceKind, Result

BLOCKED = "1.8 1.7 1.9 3.0 3.1"
BLOCKING = "1.5 1.6 1.10 1.11 2.0 3.2 4.8 5.8 7.6 11.0 11.4"


def test_ba7_the_goal_is_reached_by_the_exact_number_and_that_wins() -> None:
    made = hand.game("3")
    at = hand.position(made, "1.7", "1.6", die=2, turns=40, barricades=hand.barricades())
    assert "1.7-0.8" in hand.legal(made, at)
    assert hand.told(made, at, "1.7-0.8") == ["walked", "housed", "won"]
    after = hand.play(made, at, "1.7-0.8")
    assert made.result(after) == Result(((0,), (1, 2)), "home")
    assert (made.actors(after), made.legal_moves(after, 0)) == ((), [])
    assert made.position_json(after)["turns"] == 41


@pytest.mark.parametrize("die", [1, 3, 4, 5, 6])
def test_ba7_no_other_number_reaches_the_goal(die: int) -> None:
    made = hand.game()
    at = hand.position(made, "1.7", die=die, barricades=hand.barricades())
    assert not [text for text in hand.legal(made, at) if text.endswith("-0.8")]


def test_ba8_who_can_move_must_and_passing_is_not_in_the_list() -> None:
    made = hand.game()
    assert "pass" not in hand.legal(made, hand.position(made, "13.2", die=1))


def test_ba8_before_the_goal_with_nothing_else_to_move_one_goes_back() -> None:
    made = hand.game()
    pawns = "1.8 1.0 2.0 3.0 3.1"
    at = hand.position(made, pawns, die=6, barricades=hand.barricades("1.1", "1.5", "3.2"))
    assert hand.legal(made, at) == ["1.8-1.14"]
    at = hand.position(made, pawns, die=6, barricades=hand.barricades("1.1", "1.5", "3.2", "1.11"))
    assert hand.legal(made, at) == ["pass"]


def test_ba8_who_cannot_move_at_all_has_one_move_the_pass() -> None:
    made = hand.game()
    at = hand.position(made, BLOCKED, die=6, barricades=BLOCKING)
    assert hand.legal(made, at) == ["pass"]
    assert made.consequences(at, 0, made.read_move("pass")) == [Consequence(ConsequenceKind.BLOCKED, 0)]
    after = made.position_json(hand.play(made, at, "pass"))
    assert (after["turn"], after["phase"], after["die"], after["turns"]) == (1, "throw", 0, 1)


def test_ba8_a_dead_throw_says_why_each_way_fails() -> None:
    made = hand.game()
    at = hand.position(made, BLOCKED, die=6, barricades=BLOCKING)
    (number, reasons), *others = made.idle_cards(at, 0).items()
    assert (number, others) == ("6", [])
    assert {reason.kind for reason in reasons} == {"barricade_in_the_way"}
    assert {place for reason in reasons for place in reason.places} == {"1.6", "1.10", "2.0", "3.2"}
    assert made.idle_cards(hand.position(made, die=6), 0) == {}


def test_ba8_option_may_pass_adds_the_pass_to_every_list() -> None:
    off, on = hand.game("2"), hand.game("2 may_pass=on")
    for die in range(1, 7):
        moves = hand.legal(off, hand.position(off, "9.4 13.4", die=die))
        assert hand.legal(on, hand.position(on, "9.4 13.4", die=die)) == [*moves, "pass"]
    at = hand.position(on, die=1)
    assert on.consequences(at, 0, on.read_move("pass")) == [Consequence(ConsequenceKind.PASSED, 0)]
    assert on.position_json(hand.play(on, at, "pass"))["turn"] == 1


def test_ba8_option_may_pass_does_not_skip_the_placing() -> None:
    made = hand.game("2 may_pass=on")
    after = hand.play(made, hand.position(made, "12.4", die=1), "12.4-11.4")
    assert "pass" not in hand.legal(made, after)


def closing(made_text: str, other: str) -> list[str]:
    made = hand.game(made_text)
    at = hand.position(made, "1.7 1.0", other, die=2, barricades=hand.barricades())
    return [text for text in hand.legal(made, at) if text.startswith("1.7-")]


def test_ba9_an_opponent_on_the_last_row_closes_the_goal_only_with_the_option() -> None:
    assert closing("2 clear_last_row=off", "1.14") == ["1.7-0.8", "1.7-1.5", "1.7-1.9"]
    assert closing("2 clear_last_row=on", "1.14") == ["1.7-1.5", "1.7-1.9"]
    assert closing("2 clear_last_row=on", "2.16") == ["1.7-0.8", "1.7-1.5", "1.7-1.9"]


def test_ba9_ones_own_pawns_do_not_close_the_goal() -> None:
    assert "1.7-0.8" in closing("2 clear_last_row=on", "")


def test_ba9_small_board_closes_by_its_own_last_row() -> None:
    made = hand.game("2 board=small clear_last_row=on")
    walls = "3.3 4.2 4.5 5.2 7.3 7.4 5.3"
    for other, expected in (("8.0", ["8.3-8.1", "8.3-8.5"]), ("7.0", ["8.3-8.1", "8.3-8.5", "8.3-9.0"])):
        at = hand.position(made, "8.3", other, die=2, barricades=walls)
        assert [text for text in hand.legal(made, at) if text.startswith("8.3-")] == expected


def test_readme8_at_the_limit_of_turns_the_game_is_a_draw() -> None:
    made = hand.game("2 ply_limit=10")
    at = hand.position(made, die=1, turns=9)
    assert hand.told(made, at, "in-13.2") == ["entered", "drawn_game"]
    assert made.consequences(at, 0, made.read_move("in-13.2"))[-1].number == 10
    assert made.result(hand.play(made, at, "in-13.2")) == Result((), "ply_limit")
    assert made.result(hand.play(made, hand.position(made, die=1, turns=8), "in-13.2")) is None


def test_readme8_a_turn_at_the_limit_is_played_to_its_end() -> None:
    made = hand.game("2 ply_limit=10")
    at = hand.play(made, hand.position(made, "12.4", die=1, turns=9), "12.4-11.4")
    assert made.actors(at) == (0,)
    assert hand.told(made, at, "place 9.4") == ["barricade_placed", "drawn_game"]
    won = hand.position(made, "1.7", die=2, turns=9, barricades=hand.barricades())
    assert made.result(hand.play(made, won, "1.7-0.8")) == Result(((0,), (1,)), "home")
