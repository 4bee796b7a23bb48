"""Le Globe Joueur, GJ-12 and GJ-13: fresh pawns on their start, and the short cuts between central squares."""

import pytest
from tests.games.cardrace.setting import Told, moves, setting

from tockade.game_types import Consequence

# GJ-12: the fresh pawn


def test_gj12_nobody_passes_a_fresh_pawn() -> None:
    """Twelve on from 7 is the 1 behind the next start."""
    fresh = setting("tock-globe 4", "a7 | Q 2", "b18*")
    assert fresh.legal == ["2 a7-b9"]
    assert fresh.refused("Q a7-b1") == "guard_in_the_way GJ-12 1@b18"
    assert setting("tock-globe 4", "a7 | Q 2", "b18").legal == moves("2 a7-b9, Q a7-b1")
    assert setting("tock-globe 4", "a7 | Q 2", "c3", "b18").legal == moves("2 a7-b9, Q a7-b1")


def test_gj12_nobody_captures_a_fresh_pawn() -> None:
    fresh = setting("tock-globe 4", "b16 | 2 3", "b18*")
    assert fresh.legal == ["discard"]
    assert fresh.refused("2 b16-b18") == "guard_on_landing GJ-12 1@b18"
    assert setting("tock-globe 4", "b16 | 2", "b18").legal == ["2 b16-b18"]


def test_gj12_nor_backwards() -> None:
    fresh = setting("tock-globe 4", "b2 b4 | 4", "b18*")
    assert fresh.legal == ["discard"]
    assert fresh.refused("4 b2-b16") == "guard_in_the_way GJ-12 1@b18"
    assert fresh.refused("4 b4-b18") == "guard_on_landing GJ-12 1@b18"
    assert setting("tock-globe 4", "b2 b4 | 4", "b18").legal == moves("4 b2-b16, 4 b4-b18")


def test_gj12_its_owner_neither() -> None:
    """Backwards from 2 over its own start, forwards from 17, and a 7 whose second part would land there."""
    assert setting("tock-globe 2", "a2 a18* | 4", "c3").legal == ["4 a18-a14"]
    assert setting("tock-globe 2", "a2 a18 | 4", "c3").legal == moves("4 a18-a14, 4 a2-a16")
    forwards = "tock-globe 2 pass_own_start=allowed"
    assert setting(forwards, "a17 a18* | 3", "c3").legal == ["3 a18-a3"]
    assert setting(forwards, "a17 a18 | 3", "c3").legal == moves("3 a17-a2, 3 a18-a3")
    assert setting(forwards, "a17 a18* | A", "c3").legal == moves("A a18-a1")
    assert setting(forwards, "a17 a18 | A", "c3").legal == moves("A in, A a17-a18, A a18-a1")


def test_gj12_not_even_a_king() -> None:
    king = setting("tock-globe 4", "a6 ah2 ah3 ah4 | K", "b18*")
    assert king.legal == ["discard"]
    assert king.refused("K a6-b1") == "guard_in_the_way GJ-12 1@b18"


def test_gj12_a_five_does_not_push_it() -> None:
    fresh = setting("tock-globe 4", "a3 | 5", "b18*", "c4")
    assert fresh.legal == ["5 c4-d9"]
    assert fresh.refused("5 b18-b5") == "pawn_protected GJ-12 1@b18"
    assert setting("tock-globe 4", "a3 | 5", "b18", "c4").legal == moves("5 b18-b5, 5 c4-d9")


def test_gj12_a_pushed_pawn_does_not_pass_one_either() -> None:
    assert setting("tock-globe 4", "a18* | 5", "a15", "c4").legal == ["5 c4-d9"]
    assert setting("tock-globe 4", "a18 | 5", "a15", "c4").legal == moves("5 a15-a2, 5 c4-d9")


def test_gj12_a_jack_does_not_swap_it() -> None:
    fresh = setting("tock-globe 4", "a3 a18* | J", "b18*", "c4")
    assert fresh.legal == ["J a3=c4"]
    assert fresh.refused("J a3=b18") == "pawn_protected GJ-12 1@b18"
    assert fresh.refused("J a18=c4") == "pawn_protected GJ-12 0@a18"
    stale = setting("tock-globe 4", "a3 a18 | J", "b18", "c4")
    assert stale.legal == moves("J a18=a3, J a3=b18, J a3=c4, J a18=b18, J a18=c4")


def test_gj12_entering_waits_for_ones_own_fresh_pawn() -> None:
    fresh = setting("tock-globe 2", "a18* | K", "c3")
    assert fresh.legal == ["K a18-b13"]
    assert fresh.refused("K in") == "guard_on_landing GJ-12 0@a18"


@pytest.mark.parametrize(("own", "theirs", "captured"), [("a18", "c3", 0), ("", "a18", 1)])
def test_gj12_entering_captures_any_other_pawn_on_the_start(own: str, theirs: str, captured: int) -> None:
    entering = setting("tock-globe 2", f"{own} | K", theirs)
    assert "K in" in entering.legal
    assert Consequence(Told.CAPTURED, seat=captured, by=0, place="a18") in entering.told("K in")
    assert entering.play("K in").pawns(0) == "a18*"


def test_gj12_a_pawn_is_fresh_until_it_first_moves() -> None:
    """Entered, walked a whole lap, and back on its start: it stands there like any other."""
    entered = setting("tock-globe 2", "| A", "c3 | 2").play("A in")
    assert entered.pawns(0) == "a18*"
    assert entered.play("2 c3-c5").pawns(0) == "a18*"
    assert setting("tock-globe 2", "a18* | 2", "c3").play("2 a18-a2").pawns(0) == "a2"
    back = setting("tock-globe 2", "a16 ah2 ah3 ah4 | 2", "c3 | 2")
    assert back.legal == ["2 a16-a18"]
    assert back.play("2 a16-a18").pawns(0) == "a18 ah2 ah3 ah4"


# GJ-13: central squares


def test_gj13_a_pawn_that_ends_on_one_may_go_on_to_the_next() -> None:
    assert setting("tock-globe 2", "a5 | 2", "c3").legal == moves("2 a5-a7, 2 a5-a7>b7")
    assert setting("tock-globe 2", "a5 | 3", "c3").legal == ["3 a5-b8"]
    told = setting("tock-globe 2", "a5 | 2", "c3").told("2 a5-a7>b7")
    assert told[1:3] == [
        Consequence(Told.WALKED, seat=0, by=0, place="a5", to="a7", number=2),
        Consequence(Told.JUMPED, seat=0, by=0, place="a7", to="b7"),
    ]


def test_gj13_even_past_a_blocked_start() -> None:
    assert setting("tock-globe 4", "a5 | 2", "b18*").legal == moves("2 a5-a7, 2 a5-a7>b7")


@pytest.mark.parametrize(
    ("pawn", "card", "walk"),
    [
        ("a6", "A", "a6-a7"),
        ("a5", "2", "a5-a7"),
        ("a4", "3", "a4-a7"),
        ("a1", "6", "a1-a7"),
        ("a18", "7", "a18-a7"),
        ("b17", "8", "b17-b7"),
        ("b16", "9", "b16-b7"),
        ("b15", "10", "b15-b7"),
        ("b13", "Q", "b13-b7"),
        ("b12", "K", "b12-b7"),
        ("a7", "X", "a7-b7"),
    ],
)
def test_gj13_every_card_that_walks_forward_may_jump(pawn: str, card: str, walk: str) -> None:
    beyond = {"a7": "b7", "b7": "c7"}[walk.partition("-")[2]]
    walking = setting("tock-globe 2", f"{pawn} ah2 ah3 ah4 | {card}", "d3")
    assert walking.legal_with(card) == moves(f"{walk}, {walk}>{beyond}")


def test_gj13_not_after_a_4_a_5_or_a_jack() -> None:
    four = setting("tock-globe 2", "b11 | 4", "c3")
    assert four.legal == ["4 b11-a7"]
    assert four.refused("4 b11-a7>d7") == "no_jump_with_card GJ-13"
    five = setting("tock-globe 2", "c5 | 5", "a2")
    assert five.legal == ["5 a2-a7"]
    assert five.refused("5 a2-a7>b7") == "no_jump_with_card GJ-13"
    jack = setting("tock-globe 2", "c5 | J", "a7")
    assert jack.legal == ["J c5=a7"]
    assert jack.play("J c5=a7").pawns(0) == "a7"


def test_gj13_one_jump_no_chain_and_only_from_a_central_square() -> None:
    jumping = setting("tock-globe 2", "a5 | 2", "c3")
    assert jumping.refused("2 a5-a7>c7") == "no_jump_here GJ-13 a7 c7"
    assert setting("tock-globe 2", "a3 | 2", "c3").refused("2 a3-a5>b5") == "no_jump_here GJ-13 a5 b5"
    assert setting("tock-globe 2", "a7 | 3", "c3").legal == ["3 a7-b10"]


def test_gj13_each_part_of_a_seven_may_jump() -> None:
    """Four for the pawn on 3 and three for the one on 4 of the next arm but one: either, both or neither jumps."""
    legal = setting("tock-globe 2", "a3 c4 | 7", "d18").legal
    ends = ("a3-a7", "a3-a7>b7")
    assert {f"7 {one} {other}" for one in ends for other in ("c4-c7", "c4-c7>d7")} <= set(legal)


def test_gj13_who_jumps_captures_only_where_it_finally_stops() -> None:
    crossing = setting("tock-globe 2", "a5 | 2", "a7 b7")
    assert crossing.play("2 a5-a7").pawns(1) == "b7"
    assert crossing.play("2 a5-a7>b7").pawns(1) == "a7"


def test_gj13_option_jump_captures_first() -> None:
    crossing = setting("tock-globe 2 jump_captures_first=on", "a5 | 2", "a7 b7")
    assert crossing.legal == moves("2 a5-a7, 2 a5-a7>b7")
    assert crossing.play("2 a5-a7>b7").pawns(1) == ""
    captured = [told.place for told in crossing.told("2 a5-a7>b7") if told.kind is Told.CAPTURED]
    assert captured == ["a7", "b7"]


def test_gj13_a_king_captures_on_its_squares_and_where_it_stops() -> None:
    king = setting("tock-globe 2", "b12 | K", "b3 b7 c7 c8")
    assert king.play("K b12-b7>c7").pawns(1) == "c8"
    assert king.play("K b12-b7").pawns(1) == "c7 c8"


def test_gj13_a_jump_across_ones_own_start_begins_another_lap() -> None:
    last = setting("tock-globe 2", "d5 | 2", "c3")
    assert last.legal == ["2 d5-d7"]
    assert last.refused("2 d5-d7>a7") == "last_resort GJ-21 a18"
    allowed = setting("tock-globe 2 pass_own_start=allowed", "d5 | 2", "c3")
    assert allowed.legal == moves("2 d5-d7, 2 d5-d7>a7")
    assert Consequence(Told.LAPPED, seat=0, place="a18") in allowed.told("2 d5-d7>a7")
