"""BA-8: when a player who can move may stay, and what is told to one who may not; every list is worked out by hand."""

import pytest
from tests.games.barricades import hand

from tockade.game_types import LEGAL, Consequence, ConsequenceKind, Pawn, Verdict, VerdictKind

STAYING = ("blocked", "off", "on")

# Rows 5 to 7 end at 5.8: with barricades there and on 4.8 nobody of these gets on without a 1 or a 2.
SHUT_IN = "5.6 5.7 5.9 5.10 6.6"
BACK_BY_SIX = "5.10-7.6 5.10-9.12 5.6-7.10 5.6-9.4 5.7-7.9 5.7-8.4 5.9-7.7 5.9-8.12 6.6-6.10 6.6-7.11 6.6-9.3 6.6-9.5"
# With barricades on 2.0, 2.16 and 5.8 these four get nearer with a 1 only.
OTHERS = "3.0 3.16 5.7 5.9"
SHUT = ("2.0", "2.16", "5.8")


def shut_in(may_pass: str, die: int, *pawns: str) -> list[str]:
    made = hand.game(f"2 may_pass={may_pass}")
    walls = hand.barricades("5.8", "4.8")
    return hand.legal(made, hand.position(made, *(pawns or (SHUT_IN,)), die=die, barricades=walls))


@pytest.mark.parametrize("may_pass", STAYING)
def test_ba8_who_can_bring_no_pawn_nearer_may_stay(may_pass: str) -> None:
    moves = shut_in(may_pass, 6)
    assert moves == BACK_BY_SIX.split() + ["pass"] * (may_pass != "off")


@pytest.mark.parametrize("may_pass", STAYING)
def test_ba8_a_barricade_that_can_be_hit_is_nearer(may_pass: str) -> None:
    moves = shut_in(may_pass, 1)
    assert {"5.7-5.8", "5.9-5.8"} <= set(moves)
    assert ("pass" in moves) == (may_pass == "on")


@pytest.mark.parametrize("may_pass", STAYING)
def test_ba8_bringing_a_pawn_in_is_nearer(may_pass: str) -> None:
    moves = shut_in(may_pass, 6, "5.6 5.7 5.9 5.10")
    assert "in-13.7" in moves
    assert ("pass" in moves) == (may_pass == "on")


def test_ba8_a_pawn_that_cannot_come_in_brings_nothing_nearer() -> None:
    # A 1 stops on D, where one's own pawn stands; that pawn goes sideways, away from the goal or no nearer.
    made = hand.game("2 may_pass=blocked")
    at = hand.position(made, "13.2", die=1, barricades=hand.barricades())
    assert hand.legal(made, at) == ["13.2-13.1", "13.2-13.3"]
    pawns = "13.2 1.0 1.1 2.0"
    at = hand.position(made, pawns, die=1, barricades=hand.barricades("1.2", "3.0"))
    assert hand.legal(made, at) == ["1.1-1.2", "13.2-13.1", "13.2-13.3", "2.0-3.0"]


def test_ba8_nearer_counts_the_points_of_the_board_not_the_way_round_a_barricade() -> None:
    """The way forward is barred for good, the step towards it still is nearer."""
    made = hand.game("2 may_pass=blocked")
    at = hand.position(made, "1.0 2.0 3.0 3.1 3.2", die=2, barricades=hand.barricades("1.3", "1.4", "3.3", "3.4"))
    assert hand.legal(made, at) == ["1.0-1.2", "2.0-1.1", "3.1-3.3"]
    at = hand.position(made, "1.0 1.1 1.2 3.0 3.1", die=4, barricades=hand.barricades("1.3", "1.4", "3.3", "3.4"))
    assert hand.legal(made, at) == ["1.0-3.2", "pass"]


BEFORE_GOAL = "1.8 1.0 2.0 3.0 3.1"


def before_goal(may_pass: str, *barricades: str) -> list[str]:
    made = hand.game(f"2 may_pass={may_pass}")
    walls = hand.barricades("1.1", "1.5", "3.2", *barricades)
    return hand.legal(made, hand.position(made, BEFORE_GOAL, die=6, barricades=walls))


def test_ba8_who_stands_before_the_goal_goes_back_unless_a_barricade_prevents_it() -> None:
    assert [before_goal(value) for value in STAYING] == [["1.8-1.14"], ["1.8-1.14"], ["1.8-1.14", "pass"]]
    assert [before_goal(value, "1.11") for value in STAYING] == [["pass"]] * 3


@pytest.mark.parametrize(
    ("die", "barricades", "stays"),
    [
        (2, (), False),  # 1.8 is nearer
        (3, (), False),  # the goal itself
        (4, (), False),  # a free way of three points
        (6, (), False),
        (4, ("1.8",), True),  # the way is not free: not before the goal
        (6, ("1.7",), True),
        (3, ("1.7",), True),
        (2, ("1.8",), False),  # a hit, and nearer
    ],
)
def test_ba8_before_the_goal_is_a_free_way_of_fewer_points_than_thrown(
    die: int, barricades: tuple[str, ...], stays: bool
) -> None:
    made = hand.game("2 may_pass=blocked")
    at = hand.position(made, f"1.6 {OTHERS}", die=die, barricades=hand.barricades(*SHUT, *barricades))
    assert ("pass" in hand.legal(made, at)) == stays


def test_ba8_ba9_a_closed_goal_at_the_exact_number_leaves_the_choice() -> None:
    """Two points before the goal with a 2: neither nearer, nor fewer points than were thrown."""
    away = ["1.7-1.5", "1.7-1.9", "3.0-3.2", "3.16-3.14", "5.7-6.6", "5.9-6.10"]
    for closed, moves in (("off", ["1.7-0.8", *away]), ("on", [*away, "pass"])):
        made = hand.game(f"2 may_pass=blocked clear_last_row={closed}")
        at = hand.position(made, f"1.7 {OTHERS}", "1.14", die=2, barricades=hand.barricades(*SHUT))
        assert hand.legal(made, at) == moves


def test_ba8_pawns_on_the_way_to_the_goal_are_not_counted() -> None:
    made = hand.game("2 may_pass=blocked")
    at = hand.position(made, f"1.6 {OTHERS}", "1.7 1.8", die=6, barricades=hand.barricades(*SHUT))
    moves = "1.6-1.0 1.6-1.12 3.0-3.6 5.7-7.9 5.7-8.4 5.9-7.7 5.9-8.12"
    assert hand.legal(made, at) == moves.split()


def test_ba8_staying_by_choice_is_told_as_a_pass() -> None:
    made = hand.game("2 may_pass=blocked")
    at = hand.position(made, SHUT_IN, die=6, barricades=hand.barricades("5.8", "4.8"))
    assert made.consequences(at, 0, made.read_move("pass")) == [Consequence(ConsequenceKind.PASSED, 0)]
    after = made.position_json(hand.play(made, at, "pass"))
    assert (after["turn"], after["phase"], after["turns"]) == (1, "throw", 1)


def test_ba8_a_refused_pass_names_a_move_that_is_nearer() -> None:
    made = hand.game("2 may_pass=blocked")
    at = hand.position(made, SHUT_IN, die=1, barricades=hand.barricades("5.8", "4.8"))
    refused = hand.verdict(made, at, "pass")
    assert refused == Verdict(VerdictKind.MUST_ADVANCE, "BA-8", number=1, move="5.7-5.8")
    assert hand.verdict(made, at, refused.move) == LEGAL


def test_ba8_a_refused_pass_names_the_pawn_before_the_goal() -> None:
    made = hand.game("2 may_pass=blocked")
    at = hand.position(made, BEFORE_GOAL, die=6, barricades=hand.barricades("1.1", "1.5", "3.2"))
    back = Verdict(VerdictKind.MUST_GO_BACK, "BA-8", pawns=(Pawn(0, "1.8"),), number=6, move="1.8-1.14")
    assert hand.verdict(made, at, "pass") == back
    off = hand.game("2 may_pass=off")
    must = Verdict(VerdictKind.MUST_MOVE, "BA-8", number=6, move="1.8-1.14")
    assert hand.verdict(off, at, "pass") == must


@pytest.mark.parametrize("may_pass", STAYING)
def test_ba6_ba8_the_placing_is_never_skipped(may_pass: str) -> None:
    made = hand.game(f"2 may_pass={may_pass}")
    after = hand.play(made, hand.position(made, "12.4", die=1), "12.4-11.4")
    assert "pass" not in hand.legal(made, after)
