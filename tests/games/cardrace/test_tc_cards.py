"""Tockcitan, TC-4 to TC-10: what each card does, who may be passed, and captures."""

import pytest
from tests.games.cardrace.setting import Told, moves, setting

from tockade.game_types import Consequence

TWO = "tockcitan 2"
TEAMS = "tockcitan-teams 4"

# TC-4: what each card does


@pytest.mark.parametrize(
    ("card", "legal"),
    [
        ("A", "in, a1-a2"),
        ("2", "a1-a3"),
        ("3", "a1-a4"),
        ("5", "a1-a6"),
        ("6", "a1-a7"),
        ("8", "a1-b9"),
        ("9", "a1-b10"),
        ("10", "a1-b11"),
        ("Q", "a1-b13"),
        ("K", "in, a1-b14"),
    ],
)
def test_tc4_what_each_card_walks_without_jumps(card: str, legal: str) -> None:
    walking = setting(TWO, f"a1 | {card}", "c3")
    assert walking.legal_with(card) == moves(legal)
    assert len(walking.legal) == len(moves(legal))


def test_tc4_ace_and_king_enter_on_the_own_start() -> None:
    assert setting(TWO, "| A K 5 9", "c3").legal == moves("A in, K in")
    assert setting(TWO, "| A", "c3").play("A in").pawns(0) == "a18*"


def test_tc4_a_king_captures_nobody_on_its_way() -> None:
    king = setting(TWO, "a1 | K", "a2 b9 b14 d3")
    assert king.play("K a1-b14").pawns(1) == "a2 b9 d3"


# TC-5: the own start


@pytest.mark.parametrize("start", ["c18*", "c18"])
def test_tc5_untouchable_on_its_own_start_but_passed_by_opponents(start: str) -> None:
    near = setting(TWO, "c16 | 2 3 J", start)
    assert near.legal == ["3 c16-c1"]
    assert near.refused("2 c16-c18") == "guard_on_landing TC-5 1@c18"
    assert near.refused("J c16=c18") == "pawn_protected TC-5 1@c18"
    assert setting(TWO, "c2 | 4", start).legal == ["4 c2-c16"]
    away = setting(TWO, "c16 | 2 3 J", "c17")
    assert away.legal == moves("2 c16-c18, 3 c16-c1, J c16=c17")


def test_tc5_its_owners_jack_included() -> None:
    own = setting(TWO, "a18 a3 | J", "c3")
    assert own.legal == ["J a3=c3"]
    assert own.refused("J a18=c3") == "pawn_protected TC-5 0@a18"


def test_tc5_nobody_enters_onto_ones_own_pawn() -> None:
    own = setting(TWO, "a18 | A", "c3")
    assert own.legal == ["A a18-a1"]
    assert own.refused("A in") == "guard_on_landing TC-5 0@a18"


# TC-6: the jack


def test_tc6_only_swaps_with_another_colour() -> None:
    jack = setting("tockcitan 4", "a3 b9 ah2 | J", "d2 bh1", "c4", "a18")
    assert jack.legal == moves("J a3=d2, J a3=c4, J a3=a18, J b9=d2, J b9=c4, J b9=a18")
    assert jack.refused("J a3=b9") == "not_another_colour TC-6 0@b9"
    assert jack.refused("J a3-b14") == "card_cannot_walk TC-6"
    assert jack.refused("J a3=bh1") == "pawn_in_house TC-6 1@bh1"
    after = jack.play("J a3=d2")
    assert (after.pawns(0), after.pawns(1)) == ("ah2 b9 d2", "a3 bh1")


def test_tc6_the_partners_pawns_are_another_colour() -> None:
    assert setting(TEAMS, "a3 | J", "", "c4").legal == ["J a3=c4"]


# TC-7: the 4


def test_tc7_always_back_and_the_lap_is_done() -> None:
    four = setting(TWO, "a18* | 4 6", "c3 | 2", top="9")
    assert four.legal == moves("4 a18-a14, 6 a18-a6")
    assert "6 a14-ah4" in four.play("4 a18-a14", "2 c3-c5").legal
    assert setting(TWO, "a3 | 4", "c3").legal == ["4 a3-a17"]


def test_tc7_never_forward_never_home_never_over_ones_own() -> None:
    four = setting(TWO, "a3 a1 ah4 | 4", "c3")
    assert four.legal == ["4 a1-a15"]
    assert four.refused("4 a3-a7") == "wrong_count TC-7 a3 a7"
    assert four.refused("4 a3-ah3") == "house_backwards TC-7"
    assert four.refused("4 ah4-a16") == "house_backwards TC-7"
    assert four.refused("4 a3-a17") == "own_pawn_in_the_way TC-8 0@a1"


# TC-8: passing


def test_tc8_opponents_may_be_passed_ones_own_never() -> None:
    passing = setting(TWO, "a3 | 5", "a4 a5")
    assert passing.legal == ["5 a3-b8"]
    assert passing.play("5 a3-b8").pawns(1) == "a4 a5"
    own = setting(TWO, "a3 a5 | 5", "c3")
    assert own.legal == ["5 a5-b10"]
    assert own.refused("5 a3-b8") == "own_pawn_in_the_way TC-8 0@a5"


def test_tc8_nor_landed_on() -> None:
    own = setting(TWO, "a3 a5 | 2", "c3")
    assert own.legal == ["2 a5-a7"]
    assert own.refused("2 a3-a5") == "own_pawn_on_landing TC-8 0@a5"


def test_tc8_nor_on_the_way_home_nor_inside_the_house() -> None:
    door = setting(TWO, "a15 a16 | 3", "c3")
    assert door.legal == moves("3 a16-ah3, 3 a16-a1")
    assert door.refused("3 a15-ah2") == "own_pawn_in_the_way TC-8 0@a16"
    inside = setting(TWO, "ah1 ah3 | 2 3", "c3")
    assert inside.legal == moves("discard 2, discard 3")
    assert inside.refused("3 ah1-ah4") == "room_pawn_in_the_way TC-8 0@ah3"
    assert inside.refused("2 ah1-ah3") == "room_taken TC-8 0@ah3"


def test_tc8_the_partners_pawns_may_be_passed() -> None:
    assert setting(TEAMS, "a3 | 5", "", "a5").legal == ["5 a3-b8"]


# TC-9: the 7


def test_tc9_the_sheets_examples() -> None:
    """4 + 3 with two pawns, 3 + 2 + 1 + 1 with four: 120 divisions in all."""
    two = setting(TWO, "a1 b1 | 7", "d4")
    assert two.legal == moves(
        "7 a1-b8, 7 b1-c8, 7 a1-a2 b1-b7, 7 a1-a3 b1-b6, 7 a1-a4 b1-b5, 7 a1-a5 b1-b4, 7 a1-a6 b1-b3, 7 a1-a7 b1-b2"
    )
    four = setting(TWO, "a1 b1 c1 d1 | 7", "c18")
    assert "7 a1-a4 b1-b3 c1-c2 d1-d2" in four.legal
    assert len(four.legal) == 120


def test_tc9_one_pawn_in_several_stops_captures_on_each() -> None:
    stops = setting(TWO, "a3 | 7", "a5 b8")
    assert stops.legal == moves("7 a3-b10, 7 a3-a5 a5-b10, 7 a3-b8 b8-b10, 7 a3-a5 a5-b8 b8-b10")
    assert stops.play("7 a3-a5 a5-b8 b8-b10").pawns(1) == ""
    assert stops.play("7 a3-b10").pawns(1) == "a5 b8"


def test_tc9_parts_pass_no_own_pawn() -> None:
    """The one behind may take at most four: five would have to pass the one in front."""
    close = setting(TWO, "a1 a3 | 7", "c3")
    assert close.legal == moves("7 a3-b10, 7 a1-a2 a3-b9, 7 a3-b8 a1-a3, 7 a3-a7 a1-a4, 7 a3-a6 a1-a5")


def test_tc9_exactly_seven_and_only_the_7() -> None:
    seven = setting(TWO, "a1 b1 | 7 6", "d4")
    assert seven.refused("7 a1-a4") == "seven_incomplete TC-9"
    assert seven.why("7 a1-a4").number == 4
    assert seven.refused("7 a1-a4 b1-b6") == "seven_part TC-9 b1 b6"
    assert seven.refused("6 a1-a4 b1-b4") == "card_cannot_divide TC-9"
    assert seven.refused("7 in") == "card_cannot_enter TC-4"


# TC-10: captures


def test_tc10_landing_on_an_opponent_captures_it() -> None:
    landing = setting(TWO, "a3 | 2", "a5")
    assert landing.told("2 a3-a5")[2] == Consequence(Told.CAPTURED, seat=1, by=0, place="a5")


def test_tc10_so_does_entering() -> None:
    entering = setting(TWO, "| A", "a18")
    assert entering.told("A in")[2] == Consequence(Told.CAPTURED, seat=1, by=0, place="a18")


def test_tc10_option_capture_partner() -> None:
    """By default one does not land on the partner's pawn, not even to enter."""
    off = setting(TEAMS, "a3 | 2 A", "", "a5 a18")
    assert off.legal == ["A a3-a4"]
    assert off.refused("2 a3-a5") == "partner_on_landing TC-10 2@a5"
    assert off.refused("A in") == "partner_on_landing TC-10 2@a18"
    on = setting(f"{TEAMS} capture_partner=on", "a3 | 2 A", "", "a5 a18")
    assert on.legal == moves("A in, A a3-a4, 2 a3-a5")
    assert on.play("2 a3-a5").pawns(2) == "a18"
