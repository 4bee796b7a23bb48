"""FADOQ tock, FQ-11 to FQ-13 and FQ-15: starts, summits, houses and the end."""

import pytest
from tests.games.cardrace.setting import Told, moves, setting

from tockade.game_types import Consequence

SETUP = "tock-fadoq 4"
HOME = "ah1 ah2 ah3 ah4"

# FQ-11: passing one's own start


def test_fq11_only_when_nothing_else_can_be_played() -> None:
    only = setting(SETUP, "a15 | 7 10", "b3")
    assert only.legal == moves("7 a15-a4, 10 a15-a7, 10 a15-a7>b7")
    other = setting(SETUP, "a15 | 7 10 3", "b3")
    assert other.legal == ["3 a15-ah2"]
    assert other.refused("7 a15-a4") == "last_resort FQ-11 a18"
    assert other.why("7 a15-a4").move == "3 a15-ah2"


def test_fq11_landing_on_it_and_jumping_across_it_count_17_does_not() -> None:
    assert setting(SETUP, "a15 | 2 3", "b3").legal == moves("2 a15-ah1, 2 a15-a17, 3 a15-ah2")
    jump = setting(SETUP, "d5 | 2", "b3")
    assert jump.legal == ["2 d5-d7"]
    assert jump.refused("2 d5-d7>a7") == "last_resort FQ-11 a18"


def test_fq11_except_by_a_4_or_a_5_and_a_jack_never_does() -> None:
    assert setting(SETUP, "a2 | 4 2", "b3").legal == moves("4 a2-a16, 2 a2-a4")
    assert setting(SETUP, "a3 | 5 2", "b15").legal == moves("5 b15-b2, 2 a3-a5")
    assert setting(SETUP, "a15 | J 2", "b3").legal == moves("J a15=b3, 2 a15-ah1, 2 a15-a17")


def test_fq11_declining_is_no_other_play() -> None:
    extra = setting(SETUP, "a15 | 7", "b3", phase="extra", tokens=[1, 0, 0, 0])
    assert extra.legal == moves("7 a15-a4, decline")


def test_fq11_option_pass_own_start() -> None:
    allowed = setting(f"{SETUP} pass_own_start=allowed", "a15 | 3 7", "b3")
    assert allowed.legal == moves("3 a15-ah2, 3 a15-a18, 7 a15-a4")
    never = setting(f"{SETUP} pass_own_start=never", "a15 | 7", "b3")
    assert never.legal == ["discard 7"]
    assert never.refused("7 a15-a4") == "start_not_passed FQ-11 a18"


# FQ-12: the pawn on its own start


@pytest.mark.parametrize("start", ["b18*", "b18"])
def test_fq12_neither_passed_nor_captured_fresh_or_back_after_a_lap(start: str) -> None:
    passing = setting(SETUP, "a7 | Q 2", start)
    assert passing.legal == ["2 a7-b9"]
    assert passing.refused("Q a7-b1") == "guard_in_the_way FQ-12 1@b18"
    landing = setting(SETUP, "b16 | 2", start)
    assert landing.legal == ["discard 2"]
    assert landing.refused("2 b16-b18") == "guard_on_landing FQ-12 1@b18"
    assert setting(SETUP, "b4 b2 | 4", start).legal == ["discard 4"]


def test_fq3_fq14_entering_captures_anybody_elses_pawn_on_the_start() -> None:
    """The partner's too, even one that stands there after a swap."""
    for seat, name in ((1, "b3"), (2, "c3"), (3, "d3")):
        lines = ["| K", *[name if each == seat else "" for each in (1, 2, 3)]]
        lines[seat] += " a18"
        entering = setting(SETUP, *lines)
        assert entering.legal == ["K in"]
        assert entering.play("K in").pawns(0) == "a18*"
        assert entering.told("K in")[2] == Consequence(Told.CAPTURED, seat=seat, by=0, place="a18")


@pytest.mark.parametrize("value", ["a18", "a18*"])
def test_fq3_fq12_nobody_enters_while_a_pawn_of_their_own_stands_there(value: str) -> None:
    assert setting(SETUP, f"{value} | A K X", "b3").refused("X in") == "guard_on_landing FQ-12 0@a18"
    back = setting(f"{SETUP} own_start=fresh", f"{value} | K", "b3")
    assert ("K in" in back.legal) == (value == "a18")


def test_fq12_its_owner_enters_nobody_there() -> None:
    own = setting(SETUP, "a18 | K", "b3")
    assert own.legal == ["K a18-b13"]
    assert own.refused("K in") == "guard_on_landing FQ-12 0@a18"


def test_fq12_a_pawn_on_anothers_start_is_like_any_other() -> None:
    """On a start that is not its own: passed, captured, pushed."""
    assert setting(SETUP, "a7 | Q 2", "", "", "b18").legal == moves("2 a7-b9, Q a7-b1")
    assert setting(SETUP, "b16 | 2", "", "", "b18").legal == ["2 b16-b18"]
    assert setting(SETUP, "a3 | 5", "", "", "b18").legal == ["5 b18-b5"]


def test_fq12_option_own_start_fresh() -> None:
    setup = f"{SETUP} own_start=fresh"
    assert setting(setup, "a7 | Q 2", "b18*").legal == ["2 a7-b9"]
    assert setting(setup, "a7 | Q 2", "b18").legal == moves("2 a7-b9, Q a7-b1")
    assert setting(setup, "b16 | 2", "b18").legal == ["2 b16-b18"]
    assert setting(setup, "a3 | 5", "b18").legal == ["5 b18-b5"]
    assert setting(setup, "a18 | K", "b3").legal == moves("K in, K a18-b13")


# FQ-13: summits


def test_fq13_a_king_that_jumps_captures_on_its_way_on_both_summits_and_nobody_between_them() -> None:
    king = setting(SETUP, "b12 | K", "b3 c14", "b7", "c7")
    captured = [(told.seat, told.place) for told in king.told("K b12-b7>c7") if told.kind is Told.CAPTURED]
    assert captured == [(1, "b3"), (2, "b7"), (3, "c7")]
    walker = setting(SETUP, "b1 | 6", "b3 c14", "b7", "c7")
    captured = [(told.seat, told.place) for told in walker.told("6 b1-b7>c7") if told.kind is Told.CAPTURED]
    assert captured == [(3, "c7")]


def test_fq13_forwards_with_a_forward_card() -> None:
    jumping = setting(SETUP, "a5 | 2", "c3")
    assert jumping.legal == moves("2 a5-a7, 2 a5-a7>b7")
    assert jumping.refused("2 a5-a7>d7") == "no_jump_here FQ-13 a7 d7"
    assert jumping.refused("2 a5-a7>c7") == "no_jump_here FQ-13 a7 c7"


def test_fq13_backwards_with_the_4() -> None:
    """From 11 back to the summit 7, and on back to the one before; across its own start the lap is then done."""
    back = setting(SETUP, "b11 c11 | 4", "d3")
    assert back.legal == moves("4 b11-a7, 4 b11-a7>d7, 4 c11-b7, 4 c11-b7>a7")
    assert back.refused("4 c11-b7>c7") == "no_jump_here FQ-13 b7 c7"
    assert back.told("4 c11-b7>a7")[2] == Consequence(Told.JUMPED, seat=0, by=0, place="b7", to="a7")
    assert Told.LAPPED not in {told.kind for told in back.told("4 c11-b7>a7")}
    assert back.told("4 b11-a7>d7")[3] == Consequence(Told.LAPPED, seat=0, place="a18", number=-1, to="a16")


def test_fq13_with_the_5_its_player_chooses() -> None:
    at = setting(SETUP, "c3 | 5", "a2")
    assert at.legal == moves("5 a2-a7, 5 a2-a7>b7")
    assert at.told("5 a2-a7>b7")[3] == Consequence(Told.LAPPED, seat=1, place="b18")


def test_fq13_not_after_a_jack_and_only_once() -> None:
    assert setting(SETUP, "c5 | J", "a7").legal == ["J c5=a7"]
    assert setting(SETUP, "a7 | X", "c3").legal == moves("X in, X a7-b7, X a7-b7>c7")


def test_fq13_each_part_of_a_seven_may_jump() -> None:
    legal = setting(SETUP, "a3 c4 | 7", "d4").legal
    ends = ("a3-a7", "a3-a7>b7")
    assert {f"7 {one} {other}" for one in ends for other in ("c4-c7", "c4-c7>d7")} <= set(legal)


def test_fq13_captures_only_where_it_stops() -> None:
    crossing = setting(SETUP, "a5 | 2", "a7 b7")
    assert crossing.play("2 a5-a7>b7").pawns(1) == "a7"
    first = setting(f"{SETUP} jump_captures_first=on", "a5 | 2", "a7 b7")
    assert first.play("2 a5-a7>b7").pawns(1) == ""
    back = setting(f"{SETUP} jump_captures_first=on", "c11 | 4", "a7 b7")
    assert back.play("4 c11-b7>a7").pawns(1) == ""


def test_fq13_option_jump_past_start() -> None:
    """A jump passes nobody; where it is `blocked`, a protected pawn on the start in between stops it."""
    assert setting(SETUP, "a5 | 2", "b18").legal == moves("2 a5-a7, 2 a5-a7>b7")
    assert setting(SETUP, "c11 | 4", "b18").legal == moves("4 c11-b7, 4 c11-b7>a7")
    setup = f"{SETUP} jump_past_start=blocked"
    blocked = setting(setup, "a5 | 2", "b18")
    assert blocked.legal == ["2 a5-a7"]
    assert blocked.refused("2 a5-a7>b7") == "guard_in_the_way FQ-12 1@b18"
    assert setting(setup, "c11 | 4", "b18").legal == ["4 c11-b7"]
    assert setting(setup, "c11 | 4", "c18").legal == moves("4 c11-b7, 4 c11-b7>a7")
    assert setting(setup, "a5 | 2", "", "b18").legal == moves("2 a5-a7, 2 a5-a7>b7")


def test_fq13_option_jump_cards() -> None:
    none = setting(f"{SETUP} jump_cards=none", "a5 | 2", "c3")
    assert none.legal == ["2 a5-a7"]
    assert none.refused("2 a5-a7>b7") == "no_jumps FQ-13"
    twin = setting(f"{SETUP} jump_cards=A,2,3,6,7,8,9,10,Q,K,X", "c11 b5 | 4 5 2", "a2")
    assert twin.legal == moves("4 c11-b7, 4 b5-b1, 5 a2-a7, 2 c11-c13, 2 b5-b7, 2 b5-b7>c7")
    some = setting(f"{SETUP} jump_cards=4,3", "a5 a4 c11 | 2 3 4", "d3")
    assert some.legal == moves(
        "2 a5-a7, 2 a4-a6, 2 c11-c13, 3 a4-a7, 3 a4-a7>b7, 3 a5-b8, 3 c11-c14, 4 a5-a1, 4 a4-a18, 4 c11-b7, 4 c11-b7>a7"
    )


# FQ-15: houses and the end


def test_fq15_house_by_an_exact_count_past_nobody() -> None:
    door = setting(SETUP, "a14 | 2 3 6 8", "b3")
    assert door.legal == moves("2 a14-a16, 3 a14-ah1, 3 a14-a17, 6 a14-ah4")
    inside = setting(SETUP, "ah1 ah3 | A 2 3", "b3")
    assert inside.legal == moves("A in, A ah1-ah2, A ah3-ah4")
    assert inside.refused("2 ah1-ah3") == "room_taken FQ-15 0@ah3"
    assert inside.refused("3 ah1-ah4") == "room_pawn_in_the_way FQ-15 0@ah3"
    assert inside.idle("2") == {"room_taken FQ-15 0@ah3", "beyond_house FQ-15 ah4"}


def test_fq15_who_is_home_plays_the_partners_pawns() -> None:
    helping = setting(SETUP, f"{HOME} | A 5 J", "b3", "c3")
    assert helping.legal == moves("A in, A c3-c4, 5 b3-c8, J c3=b3")
    not_yet = setting(SETUP, "a3 ah2 ah3 ah4 | A", "b3", "c3")
    assert not_yet.refused("A c3-c4") == "partner_not_yet FQ-15 2@c3"


def test_fq15_the_first_team_with_all_eight_home_wins() -> None:
    first = setting(SETUP, "a15 ah2 ah3 ah4 | 2", "b3", "c3")
    assert first.told_kinds("2 a15-ah1") == "played walked housed finished drew"
    last = setting(SETUP, f"{HOME} | 2", "b3", "c15 ch2 ch3 ch4")
    assert last.told("2 c15-ch1")[-1] == Consequence(Told.WON, seats=(0, 2))
    ended = last.play("2 c15-ch1").result
    assert ended is not None
    assert ended.winners == (0, 2)


def test_fq15_option_seven_overflow() -> None:
    on = setting(SETUP, "a15 ah2 ah3 ah4 | 7", "b3", "c5")
    assert on.legal == ["7 a15-ah1 c5-d10"]
    off = setting(f"{SETUP} seven_overflow=off", "a15 ah2 ah3 ah4 | 7", "b3", "c5")
    assert off.legal == ["7 a15-a4"]
    assert off.refused("7 a15-ah1 c5-d10") == "seven_not_shared FQ-15 2@c5"
