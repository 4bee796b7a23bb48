"""Le Globe Joueur, GJ-14 to GJ-18: what each card does, on lists worked out from the sheet."""

import pytest
from tests.games.cardrace.setting import Told, moves, setting

from tockade.game_types import Consequence

# GJ-14: walking, entering, the king's way


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
def test_gj14_what_each_card_walks(card: str, legal: str) -> None:
    walking = setting("tock-globe 2", f"a1 | {card}", "c3")
    assert walking.legal_with(card) == moves(legal)
    assert len(walking.legal) == len(moves(legal))


@pytest.mark.parametrize("card", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"])
def test_gj14_only_ace_king_and_joker_enter(card: str) -> None:
    waiting = setting("tock-globe 2", f"| {card} A", "c3 c5")
    assert waiting.refused(f"{card} in") == "card_cannot_enter GJ-14"
    assert "A in" in waiting.legal


def test_gj14_nobody_enters_from_an_empty_base() -> None:
    assert setting("tock-globe 2", "a1 a2 a3 b1 | K", "c3").refused("K in") == "no_pawn_in_base GJ-14"


def test_gj14_a_king_captures_every_pawn_on_its_way_own_and_partner_included() -> None:
    """Thirteen on from 1 of the first arm: 2 to 7, then 8 to 14 of the next."""
    king = setting("tock-globe 4 teams", "a1 a5 b15 | K", "b12 b14", "b10", "a2")
    assert king.legal == moves("K in, K a1-b14, K a5-b18, K b15-c10")
    captured = [(told.seat, told.place) for told in king.told("K a1-b14") if told.kind is Told.CAPTURED]
    assert captured == [(3, "a2"), (0, "a5"), (2, "b10"), (1, "b12"), (1, "b14")]
    assert king.play("K a1-b14").pawns(0) == "b14 b15"


def test_gj14_a_king_captures_on_its_way_home_too() -> None:
    """From 5 of the last arm: 6, 7, then 8 to 16, and two rooms."""
    king = setting("tock-globe 2", "d5 ah4 | K", "d6 a12 a16 a17")
    assert king.legal == moves("K in, K d5-ah2")
    assert king.told("K d5-ah2")[1:6] == [
        Consequence(Told.WALKED, seat=0, by=0, place="d5", to="ah2", number=13),
        Consequence(Told.CAPTURED, seat=1, by=0, place="d6"),
        Consequence(Told.CAPTURED, seat=1, by=0, place="a12"),
        Consequence(Told.CAPTURED, seat=1, by=0, place="a16"),
        Consequence(Told.HOUSED, seat=0, to="ah2"),
    ]


@pytest.mark.parametrize(("card", "to"), [("Q", "b13"), ("X", "b1")])
def test_gj14_nobody_else_captures_on_the_way(card: str, to: str) -> None:
    passing = setting("tock-globe 2", f"a1 | {card}", "a2 b8 b9")
    assert passing.play(f"{card} a1-{to}").pawns(1) == "a2 b8 b9"


# GJ-15: the jack


def test_gj15_one_own_pawn_with_any_other_on_the_ring() -> None:
    """Both own pawns with each unprotected one; swapping the two own ones is one move."""
    jack = setting("tock-globe 4 teams", "a3 b9 ah2 | J", "b18* d2 bh1", "c4", "a8")
    assert jack.legal == moves("J a3=b9, J a3=d2, J a3=c4, J a3=a8, J b9=d2, J b9=c4, J b9=a8")


def test_gj15_houses_and_bases_never() -> None:
    jack = setting("tock-globe 2", "a3 ah2 | J", "ch1 d2")
    assert jack.legal == ["J a3=d2"]
    assert jack.refused("J a3=ch1") == "pawn_in_house GJ-15 1@ch1"
    assert jack.refused("J ah2=d2") == "pawn_in_house GJ-15 0@ah2"
    assert setting("tock-globe 2", "a3 | J").legal == ["discard"]
    assert setting("tock-globe 2", "| J", "d2").legal == ["discard"]


def test_gj15_nothing_is_captured_and_nothing_jumps() -> None:
    jack = setting("tock-globe 2", "a3 | J", "b7 b8")
    assert jack.told("J a3=b7")[:2] == [
        Consequence(Told.PLAYED, seat=0, cards=("J",)),
        Consequence(Told.SWAPPED, seat=0, place="a3", to="b7", other=1),
    ]
    after = jack.play("J a3=b7")
    assert (after.pawns(0), after.pawns(1)) == ("b7", "a3 b8")


def test_gj15_a_pawn_swapped_onto_its_own_start_is_not_fresh() -> None:
    after = setting("tock-globe 2", "d2 | J", "a18 | 2").play("J d2=a18")
    assert (after.pawns(0), after.pawns(1)) == ("a18", "d2")


@pytest.mark.parametrize(
    ("place", "legal"),
    [("a16", "2 a16-ah2, 3 a16-ah3"), ("a17", "2 a17-a1, 3 a17-a2"), ("a18", "2 a18-a2, 3 a18-a3")],
)
def test_gj15_position_decides_whether_the_lap_is_done(place: str, legal: str) -> None:
    """Swapped to its entrance a pawn may go in; on 17 and 18 a whole lap lies before it."""
    swapped = setting("tock-globe 2", "b2 | J 3", f"{place} | 2", top="2").play(f"J b2={place}", "2 b2-b4")
    assert swapped.legal == moves(legal)


# GJ-16: the divided 7


def test_gj16_the_sheets_example_four_and_three() -> None:
    """One pawn takes k of the 7, the other the rest; 4 + 3 from 1 and 1 stays clear of the central squares."""
    legal = setting("tock-globe 2", "a1 b1 | 7", "d18").legal
    assert legal == moves(
        "7 a1-b8, 7 b1-c8, 7 a1-a2 b1-b7, 7 a1-a2 b1-b7>c7, 7 a1-a3 b1-b6, 7 a1-a4 b1-b5, 7 a1-a5 b1-b4, 7 a1-a6 b1-b3,"
        "7 a1-a7 b1-b2, 7 a1-a7>b7 b1-b2"
    )


def test_gj16_three_two_one_one_with_four_pawns() -> None:
    """120 ways to divide 7 over four pawns; one that walks 6 stands on a central square and may jump: 12 more.

    Of those 12 the three jumps from the last arm would cross its own start (GJ-21).
    """
    legal = setting("tock-globe 2", "a1 b1 c1 d1 | 7", "c18*").legal
    assert "7 a1-a4 b1-b3 c1-c2 d1-d2" in legal
    assert len(legal) == 120 + 12 - 3


def test_gj16_one_result_is_one_move() -> None:
    """From 3 and 5: 2 + 5 leaves 5 and 10 like 7 + 0; 5 + 2 leaves 8 and 7 like 4 + 3; 6 + 1 is like 3 + 4."""
    two = setting("tock-globe 2", "a3 a5 | 7", "c3")
    assert two.legal == moves("7 a3-b10, 7 a5-b12, 7 a3-a4 a5-b11, 7 a3-a6 a5-b9, 7 a3-a7 a5-b8, 7 a3-a7>b7 a5-b8")
    for other in ("7 a5-b10 a3-a5", "7 a5-a7 a3-b8", "7 a3-b9 a5-a6"):
        assert two.why(other).legal
        assert two.game.move_text(two.game.canonical(two.position, 0, two.game.read_move(other))) in two.legal


def test_gj16_the_order_of_the_parts_can_matter() -> None:
    """The room must be left before it is entered; the fresh pawn must leave before it is passed.

    Behind the fresh pawn's 1 to 6 the other walks 6 to 1: 4 + 3 ends like 2 + 5, 5 + 2 like 1 + 6, 3 + 4 on one square.
    """
    rooms = setting("tock-globe 2", "a16 ah1 b1 | 7", "c3")
    assert "7 ah1-ah2 a16-ah1 b1-b6" in rooms.legal
    assert rooms.refused("7 a16-ah1 ah1-ah2 b1-b6") == "room_taken GJ-20 0@ah1"
    start = setting("tock-globe 2 pass_own_start=allowed", "a17 a18* | 7", "c3")
    assert start.refused("7 a17-a3 a18-a3") == "guard_in_the_way GJ-12 0@a18"
    assert start.legal == moves(
        "7 a18-a7, 7 a18-a7>b7, 7 a18-a6 a17-a18, 7 a18-a1 a17-a5, 7 a18-a2 a17-a4, 7 a18-a3 a17-a3"
    )


def test_gj16_exactly_seven() -> None:
    seven = setting("tock-globe 2", "a1 b1 | 7", "d18")
    assert seven.refused("7 a1-a4") == "seven_incomplete GJ-16"
    assert seven.why("7 a1-a4").number == 4
    assert seven.refused("7 a1-a4 b1-b6") == "seven_part GJ-16 b1 b6"


def test_gj16_each_pawn_once() -> None:
    twice = setting("tock-globe 2", "a3 | 7", "a5 b8")
    assert twice.legal == ["7 a3-b10"]
    assert twice.refused("7 a3-a5 a5-b10") == "pawn_moved_already GJ-16 0@a5"


def test_gj16_option_seven_same_pawn_stops() -> None:
    """Stops on 5 and 8 capture; a stop on the central square may jump and walk the last three from there."""
    stops = setting("tock-globe 2 seven_same_pawn_stops=on", "a3 | 7", "a5 b8")
    assert stops.legal == moves(
        "7 a3-b10, 7 a3-a5 a5-b10, 7 a3-b8 b8-b10, 7 a3-a5 a5-b8 b8-b10, 7 a3-a7>b7 b7-c10, 7 a3-a5 a5-a7>b7 b7-c10"
    )
    assert stops.play("7 a3-a5 a5-b8 b8-b10").pawns(1) == ""


def test_gj16_only_a_seven_is_divided() -> None:
    assert setting("tock-globe 2", "a1 b1 | 6", "d18").refused("6 a1-a4 b1-b4") == "card_cannot_divide GJ-16"


# GJ-17: the 5


def test_gj17_an_opponents_pawn_five_forward() -> None:
    five = setting("tock-globe 4 teams", "a1 | 5", "b1 bh2", "c1", "d1 d18*")
    assert five.legal == moves("5 b1-b6, 5 d1-d6")
    assert five.refused("5 a1-a6") == "not_an_opponent GJ-17 0@a1"
    assert five.refused("5 c1-c6") == "not_an_opponent GJ-17 2@c1"
    assert five.refused("5 bh2-b5") == "pawn_in_house GJ-17 1@bh2"
    told = five.told("5 b1-b6")
    assert told[1] == Consequence(Told.WALKED, seat=1, by=0, place="b1", to="b6", number=5)


def test_gj17_past_its_own_start_and_never_into_its_house() -> None:
    """From 14 two steps to the entrance: three more would be a room, but it walks on to 1."""
    five = setting("tock-globe 2", "a3 | 5", "c14")
    assert five.legal == ["5 c14-c1"]
    assert five.refused("5 c14-ch3") == "house_not_by_push GJ-17"
    assert five.told("5 c14-c1")[2] == Consequence(Told.LAPPED, seat=1, place="c18")
    assert Told.LAPPED not in {told.kind for told in setting("tock-globe 2", "c3 | 5", "a14").told("5 a14-a1")}
    assert setting("tock-globe 2", "a3 | 5", "c13").told("5 c13-c18")[2].kind is Told.LAPPED


def test_gj17_it_captures_where_it_lands_friend_or_foe() -> None:
    five = setting("tock-globe 2", "a7 | 5", "a2 c2 c7")
    assert five.legal == moves("5 a2-a7, 5 c2-c7, 5 c7-d12")
    assert five.play("5 a2-a7").pawns(0) == ""
    assert five.play("5 c2-c7").pawns(1) == "a2 c7"


# GJ-18: the 4


def test_gj18_four_back_from_the_fresh_start_is_a_lap_done() -> None:
    """Progress 68: two steps before the entrance, so a 6 brings it into the last room at once."""
    four = setting("tock-globe 2", "a18* | 4 6", "c3 | 2")
    assert four.legal == moves("4 a18-a14, 6 a18-a6")
    home = four.play("4 a18-a14", "2 c3-c5")
    assert "6 a14-ah4" in home.legal
    assert four.told("4 a18-a14")[2] == Consequence(Told.LAPPED, seat=0, place="a18", number=-1, to="a16")


@pytest.mark.parametrize(
    ("pawn", "back"), [("a3", "a17"), ("a2", "a16"), ("a1", "a15"), ("b8", "a4"), ("b10", "a6"), ("a17", "a13")]
)
def test_gj18_for_any_pawn(pawn: str, back: str) -> None:
    at = setting("tock-globe 2", f"{pawn} | 4", "c3")
    assert at.legal == [f"4 {pawn}-{back}"]
    laps = [(told.number, told.to) for told in at.told(f"4 {pawn}-{back}") if told.kind is Told.LAPPED]
    assert laps == ([(-1, "" if back == "a17" else "a16")] if pawn in ("a1", "a2", "a3") else [])


def test_gj18_with_the_entrance_at_the_start_a_pawn_back_there_has_nothing_to_gain() -> None:
    fresh, back = (setting("tock-globe 2 entrance=18", f"{pawn} | 4", "c3") for pawn in ("a18*", "a18"))
    assert fresh.told("4 a18-a14")[2] == Consequence(Told.LAPPED, seat=0, place="a18", number=-1, to="a18")
    assert Told.LAPPED not in {told.kind for told in back.told("4 a18-a14")}


def test_gj18_never_forward_never_into_the_house_never_inside_it() -> None:
    four = setting("tock-globe 2", "a3 ah4 | 4", "c3")
    assert four.legal == ["4 a3-a17"]
    assert four.refused("4 a3-a7") == "wrong_count GJ-18 a3 a7"
    assert four.refused("4 a3-ah2") == "house_backwards GJ-18"
    assert four.refused("4 ah4-a16") == "house_backwards GJ-18"
    assert setting("tock-globe 2", "ah4 | 4", "c3").legal == ["discard"]
    assert setting("tock-globe 2", "ah4 | 4", "c3").idle("4") == {"house_backwards GJ-18"}
