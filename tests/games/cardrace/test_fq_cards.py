"""FADOQ tock, FQ-6 to FQ-10 and FQ-14: what each card does, and captures."""

import pytest
from tests.games.cardrace.setting import Told, moves, setting

from tockade.game_types import Consequence

SETUP = "tock-fadoq 4"

# FQ-6: walking, the king's way


@pytest.mark.parametrize(
    ("card", "legal"),
    [
        ("A", "in, a1-a2"),
        ("2", "a1-a3"),
        ("3", "a1-a4"),
        ("6", "a1-a7, a1-a7>b7"),
        ("8", "a1-b9"),
        ("9", "a1-b10"),
        ("10", "a1-b11"),
        ("Q", "a1-b13"),
        ("K", "in, a1-b14"),
        ("X", "in, a1-b1"),
    ],
)
def test_fq6_what_each_card_walks(card: str, legal: str) -> None:
    walking = setting(SETUP, f"a1 | {card}", "c3")
    assert walking.legal_with(card) == moves(legal)
    assert len(walking.legal) == len(moves(legal))


def test_fq6_a_king_captures_everybody_on_its_way_and_cannot_choose() -> None:
    king = setting(SETUP, "a1 a5 | K", "b12 b14", "b10", "a2")
    assert king.legal == moves("K in, K a1-b14, K a5-b18")
    captured = [(told.seat, told.place) for told in king.told("K a1-b14") if told.kind is Told.CAPTURED]
    assert captured == [(3, "a2"), (0, "a5"), (2, "b10"), (1, "b12"), (1, "b14")]


def test_fq6_others_pass_without_effect() -> None:
    assert setting(SETUP, "a1 | Q", "a2 b9").play("Q a1-b13").pawns(1) == "a2 b9"


# FQ-7: the jack


def test_fq7_ones_own_pawn_with_any_other_on_the_ring() -> None:
    jack = setting(SETUP, "a3 b9 ah2 | J", "d2 bh1", "c4", "b18")
    assert jack.legal == moves("J a3=b9, J a3=d2, J a3=c4, J a3=b18, J b9=d2, J b9=c4, J b9=b18")
    after = jack.play("J a3=d2")
    assert (after.pawns(0), after.pawns(1)) == ("ah2 b9 d2", "a3 bh1")


@pytest.mark.parametrize("start", ["a18", "a18*"])
def test_fq7_ones_own_pawn_may_leave_its_start_but_nobody_elses(start: str) -> None:
    """The exception is about the other pawn, whether it has just entered or is back after a lap."""
    jack = setting(SETUP, f"a3 {start} | J", "b18 d2", "c18* c2")
    assert jack.legal == moves("J a18=a3, J a3=d2, J a3=c2, J a18=d2, J a18=c2")
    assert jack.refused("J a3=b18") == "pawn_protected FQ-7 1@b18"
    assert jack.refused("J a18=c18") == "pawn_protected FQ-7 2@c18"


def test_fq7_option_swap_own_start_off_holds_both_pawns() -> None:
    jack = setting(f"{SETUP} swap_own_start=off", "a3 a18 | J", "b18 d2")
    assert jack.legal == ["J a3=d2"]
    assert jack.refused("J a3=b18") == "pawn_protected FQ-7 1@b18"
    assert jack.refused("J a18=d2") == "pawn_protected FQ-7 0@a18"
    assert jack.refused("J a18=a3") == "pawn_protected FQ-7 0@a18"


@pytest.mark.parametrize(
    ("swap_own_start", "start", "legal"),
    [
        ("on", "a18", "J a18=a3, J a3=b18, J a3=d2, J a18=b18, J a18=d2"),
        ("on", "a18*", "J a18=a3, J a3=b18, J a3=d2, J a18=b18, J a18=d2"),
        ("off", "a18", "J a18=a3, J a3=b18, J a3=d2, J a18=b18, J a18=d2"),
        ("off", "a18*", "J a3=b18, J a3=d2"),
    ],
)
def test_fq7_fq12_with_own_start_fresh_only_a_fresh_pawn_is_held(swap_own_start: str, start: str, legal: str) -> None:
    jack = setting(f"{SETUP} own_start=fresh swap_own_start={swap_own_start}", f"a3 {start} | J", "b18 d2")
    assert jack.legal == moves(legal)


def test_fq7_the_pawn_that_left_its_start_is_not_fresh_nor_is_what_comes_there() -> None:
    jack = setting(SETUP, "a3 a18* | J J", "d2 | J")
    other = jack.play("J a18=d2")
    assert (other.pawns(0), other.pawns(1)) == ("a3 d2", "a18")
    own = jack.play("J a18=a3")
    assert own.pawns(0) == "a18 a3"
    assert [(told.seat, told.place, told.to) for told in jack.told("J a18=a3") if told.kind is Told.SWAPPED] == [
        (0, "a18", "a3")
    ]


def test_fq7_swaps_among_ones_own_are_one_move_or_two_where_one_takes_a_fresh_pawn() -> None:
    """A fresh pawn that changes places with another of its colour is fresh no longer: that is something else."""
    plain = setting(SETUP, "a3 a5 a18 | J")
    assert plain.legal == ["J a18=a3"]
    fresh = setting(SETUP, "a3 a5 a18* | J")
    assert fresh.legal == moves("J a18=a3, J a3=a5")
    for text, canonical in (("J a5=a18", "J a18=a3"), ("J a18=a5", "J a18=a3"), ("J a5=a3", "J a3=a5")):
        spelled = fresh.game.read_move(text)
        assert fresh.why(text).legal
        assert fresh.game.move_text(fresh.game.canonical(fresh.position, 0, spelled)) == canonical
    assert fresh.play("J a5=a18").pawns(0) == "a18 a3 a5"


def test_fq7_with_entrance_18_the_swap_lets_the_start_go_home() -> None:
    """GJ-21: on an entrance 18 a fresh pawn has its lap to do, one that came there by a swap has not."""
    jack = setting(f"{SETUP} entrance=18", "a3 a18* | J 2", "b3 | 3", "c3 | 3", "d3 | 3")
    assert jack.legal_with("2") == moves("a3-a5, a18-a2")
    after = jack.play("J a18=a3", "3 b3-b6", "3 c3-c6", "3 d3-d6")
    assert after.legal_with("2") == moves("a3-a5, a18-a2, a18-ah2")


def test_fq7_fq15_for_the_partner_it_is_the_partners_start() -> None:
    """Own pawn means the partner's once one's own four are home; before that the partner's start holds its pawn."""
    home = setting(SETUP, "ah1 ah2 ah3 ah4 | J", "d2", "c18 c3 | 2")
    assert home.legal == moves("J c18=c3, J c18=d2, J c3=d2")
    before = setting(SETUP, "a3 | J", "d2", "c18 c3 | 2")
    assert before.legal == moves("J a3=c3, J a3=d2")
    assert before.refused("J a3=c18") == "pawn_protected FQ-7 2@c18"


def test_fq7_a_pawn_swapped_onto_its_own_start_is_protected_there() -> None:
    after = setting(SETUP, "d2 | J", "a18 | J").play("J d2=a18")
    assert (after.pawns(0), after.pawns(1)) == ("a18", "d2")
    assert after.refused("J d2=a18") == "pawn_protected FQ-7 0@a18"


# FQ-8: the 7


def test_fq8_the_sheets_examples() -> None:
    """4 + 3 with two pawns, 3 + 2 + 1 + 1 with four."""
    two = setting(SETUP, "a1 b1 | 7", "d4")
    assert two.legal == moves(
        "7 a1-b8, 7 b1-c8, 7 a1-a2 b1-b7, 7 a1-a2 b1-b7>c7, 7 a1-a3 b1-b6, 7 a1-a4 b1-b5, 7 a1-a5 b1-b4, 7 a1-a6 b1-b3,"
        "7 a1-a7 b1-b2, 7 a1-a7>b7 b1-b2"
    )
    four = setting(SETUP, "a1 b1 c1 d1 | 7", "d18")
    assert "7 a1-a4 b1-b3 c1-c2 d1-d2" in four.legal
    assert len(four.legal) == 120 + 12 - 3


def test_fq8_exactly_seven_each_pawn_once() -> None:
    seven = setting(SETUP, "a1 b1 | 7", "d4")
    assert seven.refused("7 a1-a4") == "seven_incomplete FQ-8"
    assert seven.why("7 a1-a4").number == 4
    assert seven.refused("7 a1-a4 b1-b7") == "seven_part FQ-8 b1 b7"
    assert seven.refused("7 a1-a4 a4-b8") == "pawn_moved_already FQ-8 0@a4"


def test_fq8_option_seven_same_pawn_stops() -> None:
    assert setting(SETUP, "a3 | 7", "a5 b8").legal == ["7 a3-b10"]
    assert setting(f"{SETUP} seven_same_pawn_stops=on", "a3 | 7", "a5 b8").legal == moves(
        "7 a3-b10, 7 a3-a5 a5-b10, 7 a3-b8 b8-b10, 7 a3-a5 a5-b8 b8-b10, 7 a3-a7>b7 b7-c10, 7 a3-a5 a5-a7>b7 b7-c10"
    )


# FQ-9: the 5


def test_fq9_always_an_opponents_pawn() -> None:
    five = setting(SETUP, "a1 | 5", "b1 bh2", "c1 c18", "d1 d10")
    assert five.legal == moves("5 b1-b6, 5 d1-d6, 5 d10-d15")
    assert five.refused("5 c18-c5") == "not_an_opponent FQ-9 2@c18"
    assert five.refused("5 a1-a6") == "not_an_opponent FQ-9 0@a1"
    assert five.refused("5 c1-c6") == "not_an_opponent FQ-9 2@c1"
    assert five.refused("5 bh2-b3") == "pawn_in_house FQ-9 1@bh2"


def test_fq9_it_may_pass_its_own_start_and_never_goes_home() -> None:
    five = setting(SETUP, "a3 | 5 2", "b14")
    assert five.legal == moves("5 b14-b1, 2 a3-a5")
    assert five.refused("5 b14-bh3") == "house_not_by_push FQ-9"


@pytest.mark.parametrize("start", ["b18", "b18*"])
def test_fq9_it_moves_a_pawn_off_its_own_start(start: str) -> None:
    """The start protects from being captured, passed and swapped, and from nothing else."""
    five = setting(SETUP, "a1 | 5", f"{start} b1", "", "a18")
    assert five.legal == moves("5 b18-b5, 5 b1-b6, 5 a18-a5")
    assert five.play("5 b18-b5").pawns(1) == "b1 b5"


@pytest.mark.parametrize(
    ("own_start", "start", "legal"),
    [
        ("any", "b18", "5 b1-b6"),
        ("any", "b18*", "5 b1-b6"),
        ("fresh", "b18", "5 b18-b5, 5 b1-b6"),
        ("fresh", "b18*", "5 b1-b6"),
    ],
)
def test_fq9_option_push_own_start_off_protects_it(own_start: str, start: str, legal: str) -> None:
    five = setting(f"{SETUP} push_own_start=off own_start={own_start}", "a1 | 5", f"{start} b1")
    assert five.legal == moves(legal)
    if "b18-b5" not in legal:
        assert five.refused("5 b18-b5") == "pawn_protected FQ-9 1@b18"


def test_fq9_it_captures_where_it_lands_and_passes_no_other_start() -> None:
    five = setting(SETUP, "a1 b5 | 5", "b18*", "b4", "")
    assert five.legal == ["5 b18-b5"]
    assert [(told.seat, told.place) for told in five.told("5 b18-b5") if told.kind is Told.CAPTURED] == [(0, "b5")]
    blocked = setting(SETUP, "a1 | 5", "b18 b15", "", "")
    assert blocked.legal == ["5 b18-b5"]
    assert blocked.refused("5 b15-b2") == "guard_in_the_way FQ-12 1@b18"


def test_fq9_fq12_the_start_is_free_once_its_pawn_was_moved_off() -> None:
    after = setting(SETUP, "a7 | 5 Q", "b18* | 2", "c3 | 2", "d3 | 2").play("5 b18-b5", "2 b5-b7", "2 c3-c5", "2 d3-d5")
    assert "Q a7-b1" in after.legal


# FQ-10: the 4


def test_fq10_four_back_and_the_lap_is_done() -> None:
    four = setting(SETUP, "a18* | 4 6", "b3 | 2", "c3 | 2", "d3 | 2")
    assert four.legal == moves("4 a18-a14, 6 a18-a6")
    assert "6 a14-ah4" in four.play("4 a18-a14", "2 b3-b5", "2 c3-c5", "2 d3-d5").legal


@pytest.mark.parametrize(("pawn", "back"), [("a3", "a17"), ("a2", "a16"), ("b8", "a4"), ("a17", "a13")])
def test_fq10_for_any_pawn_and_always_back(pawn: str, back: str) -> None:
    four = setting(SETUP, f"{pawn} | 4", "c3")
    assert four.legal == [f"4 {pawn}-{back}"]


def test_fq10_never_forward_never_home() -> None:
    four = setting(SETUP, "a3 ah4 | 4", "c3")
    assert four.refused("4 a3-a7") == "wrong_count FQ-10 a3 a7"
    assert four.refused("4 a3-ah3") == "house_backwards FQ-10"
    assert four.refused("4 ah4-a16") == "house_backwards FQ-10"


# FQ-14: captures


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_fq14_landing_captures_friend_and_foe(seat: int) -> None:
    lines = ["a3", "b3", "c3", ""]
    lines[seat] += " a5"
    lines[0] += " | 2"
    landing = setting(SETUP, *lines)
    assert "2 a3-a5" in landing.legal
    assert landing.told("2 a3-a5")[2] == Consequence(Told.CAPTURED, seat=seat, by=0, place="a5")


def test_fq14_entering_captures_whoever_else_stands_on_the_start() -> None:
    entering = setting(SETUP, "| K", "a18")
    assert entering.told("K in")[2] == Consequence(Told.CAPTURED, seat=1, by=0, place="a18")
