"""Tijou, TJ-10 to TJ-15: what each card does to the pieces, corners, arrival and the end."""

import pytest
from tests.games.cardrace.setting import Told, moves, setting

from tockade.game_types import Consequence

FOUR = "tijou 4 teams"
TWO = "tijou 2"

# the table of cards


@pytest.mark.parametrize(
    ("card", "legal"),
    [
        ("A", "d5-d6"),
        ("2", "in, d5-d7, d5-d3"),
        ("3", "d5-d8"),
        ("4", "d5-d1"),
        ("5", "d5-a1"),
        ("6", "d5-a2"),
        ("7", "d5-a3"),
        ("8", "d5-a4"),
        ("9", "d5-a5"),
        ("10", "d5-a6"),
        ("J", "d5=b5@1"),
        ("Q", "d5-a8"),
        ("K", "d5-b0>d0"),
    ],
)
def test_tj10_what_each_card_does(card: str, legal: str) -> None:
    at = setting(TWO, f"d5 | {card} {card} {card}", "b5")
    assert at.legal_with(card) == moves(legal)
    assert len(at.legal) == len(moves(legal))


def test_tj6_a_joker_stands_for_any_card() -> None:
    at = setting(TWO, "d5 | X X", "b5")
    assert at.legal == moves(
        "XA d5-d6, X2 in, X2 d5-d7, X2 d5-d3, X3 d5-d8, X4 d5-d1, X5 d5-a1, X6 d5-a2, X7 d5-a3, X8 d5-a4, X9 d5-a5,"
        "X10 d5-a6, XJ d5=b5@1, XQ d5-a8, XK d5-b0>d0, pass"
    )
    assert at.told("X5 d5-a1")[0] == Consequence(Told.PLAYED, seat=0, cards=("X", "5"))


def test_tj6_two_names_with_one_result_are_one_move_named_by_the_lower() -> None:
    """A 10 would place the piece like a 2."""
    at = setting(TWO, "d0 dh dh | X X", "b5")
    assert [move for move in at.legal if move.endswith("d0-dh")] == ["X2 d0-dh"]
    assert at.why("X10 d0-dh").legal


# TJ-10: several pieces on a square, and eating


def test_tj10_several_pieces_may_share_a_square_and_landing_captures_nothing() -> None:
    at = setting(TWO, "a3 a6 | 3 3 3", "a6 a6")
    assert at.told_kinds("3 a3-a6") == "played walked"
    after = at.play("3 a3-a6")
    assert (after.pawns(0), after.pawns(1)) == ("a6 a6", "a6 a6")


def test_tj10_pieces_on_one_square_move_alike() -> None:
    assert setting(TWO, "a3 a3 a3 | 3 3 3").legal == ["3 a3-a6"]


@pytest.mark.parametrize("card", ["A", "3", "6", "7", "8", "9", "10", "Q", "K"])
def test_tj10_only_a_2_or_a_5_eats(card: str) -> None:
    at = setting(TWO, f"a1 | {card} {card} {card}", "a2 a3 a4")
    assert at.play(at.legal[0]).pawns(1) == "a2 a3 a4"


def test_tj10_a_5_eats_every_opponent_on_its_way_the_last_square_included_the_first_not() -> None:
    at = setting(TWO, "a3 | 5 5 5", "a3 a5 a8")
    assert [(told.seat, told.place) for told in at.told("5 a3-a8") if told.kind is Told.CAPTURED] == [
        (1, "a5"),
        (1, "a8"),
    ]
    assert at.play("5 a3-a8").pawns(1) == "a3"


def test_tj10_a_2_eats_forwards_and_backwards() -> None:
    at = setting(TWO, "a4 | 2 2 2", "a2 a3 a5")
    assert at.play("2 a4-a2").pawns(1) == "a5"
    assert at.play("2 a4-a6").pawns(1) == "a2 a3"


def test_tj10_team_mates_and_ones_own_are_never_eaten() -> None:
    at = setting(FOUR, "a3 a4 a8 | 5 5 5", "a5", "a6 a7", "a7 a8")
    after = at.play("5 a3-a8")
    assert [after.pawns(seat) for seat in range(4)] == ["a4 a8 a8", "", "a6 a7", ""]


def test_tj10_the_corner_that_sends_on_is_eaten_on_the_far_one_is_not() -> None:
    at = setting(TWO, "a7 | 2 2 2", "b0 d0 a8")
    after = at.play("2 a7-b0>d0")
    assert (after.pawns(0), after.pawns(1)) == ("d0", "d0")


# TJ-11: entering


def test_tj11_a_2_enters_on_the_entry_and_eats_nothing_there() -> None:
    at = setting(TWO, "| 2 3 3", "d4 d4")
    assert at.legal == moves("2 in, lay 3")
    assert at.told_kinds("2 in") == "played entered"
    after = at.play("2 in")
    assert (after.pawns(0), after.pawns(1)) == ("d4", "d4 d4")


@pytest.mark.parametrize("card", ["A", "10", "K"])
def test_tj11_no_other_card_enters(card: str) -> None:
    at = setting(TWO, f"| {card} 3 3")
    assert at.refused(f"{card} in") == "card_cannot_enter TJ-11"


def test_tj11_nobody_enters_from_an_empty_base() -> None:
    assert setting(TWO, "d1 d2 d3 | 2 3 3").refused("2 in") == "no_pawn_in_base TJ-11"


# TJ-12: corners


@pytest.mark.parametrize(
    ("pawn", "legal"), [("d6", "d6-a0>c0"), ("a6", "a6-b0>d0"), ("b6", "b6-c0>a0"), ("c6", "c6-d0")]
)
def test_tj12_a_corner_sends_to_the_opposite_one_unless_it_is_the_own_exit(pawn: str, legal: str) -> None:
    at = setting(TWO, f"{pawn} | 3 3 3", "b5")
    assert at.legal == [f"3 {legal}"]
    assert at.play(f"3 {legal}").pawns(0) == legal[-2:]


def test_tj12_it_stays_there_and_is_told() -> None:
    told = setting(TWO, "d6 | 3 3 3", "b5").told("3 d6-a0>c0")
    assert told[1:3] == [
        Consequence(Told.WALKED, seat=0, by=0, place="d6", to="a0", number=3),
        Consequence(Told.SENT_ON, seat=0, by=0, place="a0", to="c0"),
    ]


def test_tj12_backwards_too() -> None:
    assert setting(TWO, "a4 b2 d4 | 4 4 2", "b5").legal == moves(
        "4 a4-a0>c0, 4 b2-a7, 4 d4-d0, 2 a4-a6, 2 a4-a2, 2 b2-b4, 2 b2-b0>d0, 2 d4-d6, 2 d4-d2"
    )


def test_tj12_passing_over_a_corner_and_ones_exit_does_nothing() -> None:
    assert setting(TWO, "a8 c8 | 3 3 3", "b5").legal == moves("3 a8-b2, 3 c8-d2")


@pytest.mark.parametrize(
    ("pawn", "move", "number"),
    [
        ("c8", "6 c8-d5", 0), ("d0", "6 d0-d6", 0), ("c4", "6 c4-d1", 0), ("d2", "4 d2-c7", -1),
        ("d4", "4 d4-d0", None), ("d0", "4 d0-c5", None), ("c3", "6 c3-d0", None), ("a8", "6 a8-b5", None),
    ],
)  # fmt: skip
def test_tj12_passing_ones_own_exit_is_told(pawn: str, move: str, number: int | None) -> None:
    told = setting(TWO, f"{pawn} | 6 4 3", "b5").told(move)
    expected = [] if number is None else [Consequence(Told.LAPPED, seat=0, place="d0", number=number)]
    assert [each for each in told if each.kind is Told.LAPPED] == expected


def test_tj12_being_swapped_onto_a_corner_is_not_landing_on_it() -> None:
    after = setting(TWO, "a3 | J J J", "b0").play("J a3=b0@1")
    assert (after.pawns(0), after.pawns(1)) == ("b0", "a3")


def test_tj12_a_transfer_is_spelled_only_where_there_is_one() -> None:
    at = setting(TWO, "c6 d3 | 3 3 3", "b5")
    assert at.legal == moves("3 c6-d0, 3 d3-d6")
    assert at.refused("3 c6-d0>b0") == "no_jump_here TJ-12 d0 b0"
    assert at.refused("3 d3-d6>b6") == "no_jump_here TJ-12 d6 b6"
    assert at.refused("3 d3-d6>a0") == "no_jump_here TJ-12 d6 a0"
    assert setting(TWO, "d3 | 2 2 2").refused("2 d3-d1>b1") == "no_jump_here TJ-12 d1 b1"


# TJ-13: arrival


def test_tj13_from_the_own_exit_with_a_2_or_a_10() -> None:
    at = setting(TWO, "d0 d3 dh | 2 10 9", "b5")
    assert at.legal == moves(
        "2 d0-dh, 2 d0-d2, 2 d0-c7, 2 d3-d5, 2 d3-d1, 10 d0-dh, 10 d0-a1, 10 d3-a4, 9 d0-a0>c0, 9 d3-a3"
    )
    assert at.told("10 d0-dh")[1] == Consequence(Told.HOUSED, seat=0, place="d0", to="dh")
    assert at.refused("9 d0-dh") == "card_cannot_arrive TJ-13"
    assert at.refused("2 d3-dh") == "not_on_exit TJ-13 0@d3 d0"
    assert at.refused("2 d0-bh") == "house_of_another TJ-13 bh"


def test_tj13_only_with_the_two_others_on_the_board() -> None:
    at = setting(TWO, "d0 d3 | 10 10 10", "b5")
    assert at.legal == moves("10 d0-a1, 10 d3-a4")
    assert at.refused("10 d0-dh") == "others_not_on_board TJ-13"
    assert setting(TWO, "d0 d3 a5 | 10 10 10", "b5").legal == moves("10 d0-dh, 10 d0-a1, 10 d3-a4, 10 a5-b6")


def test_tj13_pieces_in_arrival_are_out_of_reach() -> None:
    at = setting(TWO, "dh d3 | 3 4 J", "b5 bh")
    assert at.legal == moves("3 d3-d6, 4 d3-c8, J d3=b5@1")
    assert at.refused("3 dh-d3") == "house_never_left TJ-13 0@dh"
    assert at.refused("4 dh-d0") == "house_never_left TJ-13 0@dh"
    assert at.refused("J d3=bh") == "pawn_in_house TJ-14 1@bh"


# TJ-14: the jack


def test_tj14_with_any_piece_on_the_ring() -> None:
    """Own d3 and d5, the partner's b3, and two opponents on one square: each is named with its seat."""
    at = setting(FOUR, "d3 d5 | J J J", "c3", "b3 bh", "c3")
    assert at.legal == moves("J d3=d5@0, J d3=c3@1, J d3=c3@3, J d3=b3@2, J d5=c3@1, J d5=c3@3, J d5=b3@2")
    after = at.play("J d3=c3@3")
    assert [after.pawns(seat) for seat in range(4)] == ["c3 d5", "c3", "b3 bh", "d3"]


def test_tj14_swapping_two_of_ones_own_has_no_effect_and_is_one_move() -> None:
    at = setting(TWO, "d3 d5 a1 | J J J")
    assert at.legal == ["J a1=d3@0"]
    assert at.play("J a1=d3@0").pawns(0) == "a1 d3 d5"
    assert at.why("J d5=a1").legal


def test_tj14_two_pieces_on_one_square_cannot_be_swapped() -> None:
    at = setting(TWO, "d3 | J J J", "d3")
    assert at.legal == ["lay J"]
    assert at.refused("J d3=d3@1") == "same_square TJ-14 d3"


def test_tj14_not_with_a_piece_in_base() -> None:
    assert setting(TWO, "d3 | J J J").legal == ["lay J"]
    assert setting(TWO, "| J J J", "d3").legal == ["lay J"]


def test_tj14_option_jack_with_opponent() -> None:
    at = setting(f"{FOUR} jack_with=opponent", "d3 d5 | J J J", "c3", "b3", "")
    assert at.legal == moves("J d3=c3@1, J d5=c3@1")
    assert at.refused("J d3=d5") == "not_an_opponent TJ-14 0@d5"
    assert at.refused("J d3=b3") == "not_an_opponent TJ-14 2@b3"
    alone = setting("tijou 2 jack_with=opponent", "d3 d5 | J J J")
    assert alone.legal == ["lay J"]


# TJ-15: the end


def test_tj15_one_player_with_all_three_in_arrival_wins_for_the_team() -> None:
    at = setting(FOUR, "d0 dh dh | 2 3 3", "c3", "b3", "a3")
    assert at.told("2 d0-dh")[1:] == [
        Consequence(Told.HOUSED, seat=0, place="d0", to="dh"),
        Consequence(Told.FINISHED, seat=0),
        Consequence(Told.WON, seats=(0, 2)),
    ]
    ended = at.play("2 d0-dh")
    assert ended.result is not None
    assert (ended.result.winners, ended.result.reason) == ((0, 2), "home")
    assert ended.game.actors(ended.position) == ()


def test_tj15_without_teams_the_winner_alone() -> None:
    ended = setting(TWO, "d0 dh dh | 10 3 3", "b3").play("10 d0-dh").result
    assert ended is not None
    assert ended.winners == (0,)


def test_tj15_option_ply_limit() -> None:
    ended = setting("tijou 2 ply_limit=30", "d5 | 3 3 3", "b3", turns=29).play("3 d5-d8").result
    assert ended is not None
    assert ended.draw
