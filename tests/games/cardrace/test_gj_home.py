"""Le Globe Joueur, GJ-19 to GJ-23: captures, houses, another lap, and the end."""

import pytest
from tests.games.cardrace.setting import Told, moves, setting

from tockade.game_types import Consequence

HOME = "ah1 ah2 ah3 ah4"

# GJ-19: captures


@pytest.mark.parametrize(("seat", "line"), [(0, "a3 a5"), (1, "a5"), (2, "a5")])
def test_gj19_landing_captures_friend_and_foe(seat: int, line: str) -> None:
    lines = ["a3", "b3", "c3", ""]
    lines[seat] = line
    lines[0] += " | 2"
    landing = setting("tock-globe 4 teams", *lines)
    assert "2 a3-a5" in landing.legal
    assert landing.told("2 a3-a5")[2] == Consequence(Told.CAPTURED, seat=seat, by=0, place="a5")
    after = landing.play("2 a3-a5")
    assert "a5" in after.pawns(0)
    assert seat == 0 or "a5" not in after.pawns(seat)


def test_gj19_a_captured_pawn_waits_in_base_for_an_ace_a_king_or_a_joker() -> None:
    after = setting("tock-globe 2", "a3 | 2", "a5 | K 2", top="9").play("2 a3-a5")
    assert after.pawns(1) == ""
    assert after.legal == ["K in"]


# GJ-20: the house


def test_gj20_entered_by_an_exact_count() -> None:
    """From 14: the entrance is two steps away, the rooms three to six."""
    door = setting("tock-globe 2", "a14 | 2 3 6 7 8", "c3")
    assert door.legal == moves("2 a14-a16, 3 a14-ah1, 3 a14-a17, 6 a14-ah4")
    assert door.idle("8") == {"beyond_house GJ-20 ah4", "last_resort GJ-21 a18"}


def test_gj20_only_after_a_lap() -> None:
    door = setting("tock-globe 2", "a17 a18* | 2", "c3")
    assert door.legal == ["2 a18-a2"]
    assert door.refused("2 a17-ah1") == "house_after_lap GJ-20 0@a17"
    assert door.refused("2 a18-ah1") == "house_after_lap GJ-20 0@a18"


def test_gj20_only_ones_own() -> None:
    other = setting("tock-globe 2", "c15 | 2", "d3")
    assert other.legal == ["2 c15-c17"]
    assert other.refused("2 c15-ch1") == "house_of_another GJ-20 ch1"


def test_gj20_moving_on_inside_but_past_nobody() -> None:
    inside = setting("tock-globe 2", "ah1 ah3 | A 2 3", "c3")
    assert inside.legal == moves("A in, A ah1-ah2, A ah3-ah4")
    assert inside.refused("2 ah1-ah3") == "room_taken GJ-20 0@ah3"
    assert inside.refused("3 ah1-ah4") == "room_pawn_in_the_way GJ-20 0@ah3"
    assert inside.idle("2") == {"room_taken GJ-20 0@ah3", "beyond_house GJ-20 ah4"}
    assert setting("tock-globe 2", "ah1 | A 2 3", "c3").legal == moves("A in, A ah1-ah2, 2 ah1-ah3, 3 ah1-ah4")


def test_gj20_nor_from_outside() -> None:
    door = setting("tock-globe 2", "a16 ah2 d3 | A 2 3", "c3")
    assert door.legal_with("3") == moves("d3-d6")
    assert door.refused("3 a16-ah3") == "room_pawn_in_the_way GJ-20 0@ah2"
    assert door.refused("2 a16-ah2") == "room_taken GJ-20 0@ah2"
    assert "A a16-ah1" in door.legal


def test_gj20_never_back_and_never_out() -> None:
    inside = setting("tock-globe 2", "ah3 a3 | 2", "c3")
    assert inside.legal == ["2 a3-a5"]
    assert inside.refused("2 ah3-ah1") == "house_backwards GJ-20"
    assert inside.refused("2 ah3-a1") == "house_never_left GJ-20 0@ah3"


def test_gj20_a_fresh_pawn_bars_the_way_in_where_the_start_is_the_entrance() -> None:
    """With `entrance` 18 the way home leads over the start itself."""
    setup = "tock-globe 2 entrance=18"
    assert setting(setup, "a16 a18* | 3", "c3").legal == ["3 a18-a3"]
    assert setting(setup, "a16 a18 | 3", "c3").legal == moves("3 a16-ah1, 3 a18-ah3, 3 a18-a3")


# GJ-21: another lap


def test_gj21_past_ones_own_start_only_as_a_last_resort() -> None:
    """Two cards too long for the house: one of them must take the pawn round again."""
    only = setting("tock-globe 2", "a15 | 7 10", "c3")
    assert only.legal == moves("7 a15-a4, 10 a15-a7, 10 a15-a7>b7")
    assert only.refused("discard") == "must_play GJ-7"
    other = setting("tock-globe 2", "a15 | 7 10 3", "c3")
    assert other.legal == ["3 a15-ah2"]
    assert other.refused("7 a15-a4") == "last_resort GJ-21 a18"
    assert other.why("7 a15-a4").move == "3 a15-ah2"
    assert Consequence(Told.LAPPED, seat=0, place="a18") in only.told("7 a15-a4")


def test_gj21_landing_on_it_counts_and_stopping_on_17_does_not() -> None:
    assert setting("tock-globe 2", "a15 | 2 3", "c3").legal == moves("2 a15-ah1, 2 a15-a17, 3 a15-ah2")
    assert setting("tock-globe 2", "a17 | A", "c3").legal == ["A in"]
    assert setting("tock-globe 2", "a17 ah2 ah3 ah4 | A", "c3").legal == ["A a17-a18"]


@pytest.mark.parametrize(("hand", "legal"), [("4 7", "4 a15-a11"), ("5 7", "5 b3-c8"), ("J 7", "J a15=b3")])
def test_gj21_a_4_a_5_and_a_jack_are_other_plays(hand: str, legal: str) -> None:
    assert setting("tock-globe 2", f"a15 | {hand}", "b3").legal == [legal]


def test_gj21_a_4_a_5_and_a_jack_never_count_as_passing() -> None:
    """Back over one's own start, pushed over it, swapped across it: all beside another play."""
    assert setting("tock-globe 2", "a2 | 4 2", "c3").legal == moves("4 a2-a16, 2 a2-a4")
    assert setting("tock-globe 2", "a3 | 5 2", "c15").legal == moves("5 c15-c2, 2 a3-a5")
    assert setting("tock-globe 2", "a15 | J 2", "b3").legal == moves("J a15=b3, 2 a15-ah1, 2 a15-a17")


def test_gj21_declining_an_extra_play_is_no_other_play() -> None:
    assert setting("tock-globe 2", "a15 | 7", "c3", phase="extra").legal == moves("7 a15-a4, decline")
    assert setting("tock-globe 2", "a15 | 7 2", "c3", phase="extra").legal == moves("2 a15-ah1, 2 a15-a17, decline")


def test_gj21_a_divided_seven_too() -> None:
    """Every division sends the pawn on 15 past its start; the one in the house can take one or two."""
    assert setting("tock-globe 2", "a15 ah2 | 7", "c3").legal == moves("7 a15-a4, 7 a15-a3 ah2-ah3, 7 a15-a2 ah2-ah4")
    assert setting("tock-globe 2", "a15 b1 | 7", "c3").legal == moves(
        "7 b1-c8, 7 a15-a16 b1-b7, 7 a15-a16 b1-b7>c7, 7 a15-a17 b1-b6, 7 a15-ah1 b1-b6, 7 a15-ah2 b1-b5,"
        "7 a15-ah3 b1-b4, 7 a15-ah4 b1-b3"
    )


def test_gj21_option_pass_own_start_allowed() -> None:
    free = setting("tock-globe 2 pass_own_start=allowed", "a15 | 3 7", "c3")
    assert free.legal == moves("3 a15-ah2, 3 a15-a18, 7 a15-a4")


def test_gj21_option_pass_own_start_never() -> None:
    never = setting("tock-globe 2 pass_own_start=never", "a15 | 7 10", "c3")
    assert never.legal == ["discard"]
    assert never.refused("7 a15-a4") == "start_not_passed GJ-21 a18"
    assert never.idle("7") == {"beyond_house GJ-20 ah4", "start_not_passed GJ-21 a18", "seven_incomplete GJ-16"}
    jump = setting("tock-globe 2 pass_own_start=never", "d5 | 2", "c3")
    assert jump.legal == ["2 d5-d7"]
    assert jump.refused("2 d5-d7>a7") == "start_not_passed GJ-21 a18"


def test_gj21_with_entrance_18_stopping_on_the_start_is_not_passing_it() -> None:
    setup = "tock-globe 2 entrance=18"
    assert setting(setup, "a17 ah4 | A 3", "c3").legal == moves("A in, A a17-a18, 3 a17-ah2")
    assert setting(setup, "a18* | 2", "c3").legal == ["2 a18-a2"]
    assert setting(setup, "a18 | 2", "c3").legal == moves("2 a18-ah2, 2 a18-a2")


# GJ-22: the end


def test_gj22_the_first_with_four_home_wins() -> None:
    last = setting("tock-globe 4", "a15 ah2 ah3 ah4 | 2 3", "b3")
    assert last.told("2 a15-ah1")[2:] == [
        Consequence(Told.HOUSED, seat=0, to="ah1"),
        Consequence(Told.FINISHED, seat=0),
        Consequence(Told.WON, seats=(0,)),
    ]
    ended = last.play("2 a15-ah1")
    assert ended.result is not None
    assert (ended.result.winners, ended.result.reason) == ((0,), "home")
    assert ended.game.actors(ended.position) == ()
    assert ended.why("2 ah1-ah3", 1).kind == "game_over"
    assert setting("tock-globe 4", "a15 ah3 ah4 | 2", "b3").play("2 a15-ah1").result is None


def test_gj22_who_is_home_plays_the_partners_pawns() -> None:
    """Its ace enters and walks for the partner, its 5 still pushes opponents, its jack swaps the partner's pawn."""
    helping = setting("tock-globe 4 teams", f"{HOME} | A 5 J", "b3", "c3")
    assert helping.legal == moves("A in, A c3-c4, 5 b3-c8, J c3=b3")
    assert helping.play("A in").pawns(2) == "c18* c3"
    not_yet = setting("tock-globe 4 teams", "a3 ah2 ah3 ah4 | A", "b3", "c3")
    assert not_yet.legal == ["A a3-a4"]
    assert not_yet.refused("A c3-c4") == "partner_not_yet GJ-22 2@c3"
    assert setting("tock-globe 4", "a3 | A", "b3", "c3").refused("A c3-c4") == "not_your_pawn GJ-14 2@c3"


def test_gj22_the_team_wins_with_all_eight_home() -> None:
    first = setting("tock-globe 4 teams", "a15 ah2 ah3 ah4 | 2", "b3", "c15 ch2 ch3 ch4")
    assert first.told_kinds("2 a15-ah1") == "played walked housed finished drew"
    last = setting("tock-globe 4 teams", f"{HOME} | 2", "b3", "c15 ch2 ch3 ch4")
    assert last.told("2 c15-ch1")[-1] == Consequence(Told.WON, seats=(0, 2))
    ended = last.play("2 c15-ch1").result
    assert ended is not None
    assert ended.winners == (0, 2)


def test_gj22_the_partner_walks_the_rest_of_a_seven() -> None:
    """Two bring the last pawn home; the partner's pawn on 5 walks the other five, exactly."""
    last = setting("tock-globe 4 teams", "a15 ah2 ah3 ah4 | 7", "b3", "c5")
    assert last.legal == ["7 a15-ah1 c5-d10"]
    after = last.play("7 a15-ah1 c5-d10")
    assert (after.pawns(0), after.pawns(2)) == (HOME, "d10")
    jumping = setting("tock-globe 4 teams", "a15 ah2 ah3 ah4 | 7", "b3", "c2 d2")
    assert jumping.legal == moves(
        "7 a15-ah1 c2-c7, 7 a15-ah1 c2-c7>d7, 7 a15-ah1 d2-d7, 7 a15-ah1 d2-d7>a7, 7 a15-ah1 c2-c3 d2-d6,"
        "7 a15-ah1 c2-c4 d2-d5, 7 a15-ah1 c2-c5 d2-d4, 7 a15-ah1 c2-c6 d2-d3"
    )


def test_gj22_a_split_that_cannot_be_completed_is_illegal() -> None:
    alone = setting("tock-globe 4 teams", "a15 ah2 ah3 ah4 | 7", "b3")
    assert alone.legal == ["7 a15-a4"]
    assert alone.refused("7 a15-ah1") == "seven_incomplete GJ-16"
    assert alone.why("7 a15-ah1").number == 5


def test_gj22_option_seven_overflow_off() -> None:
    off = setting("tock-globe 4 teams seven_overflow=off", "a15 ah2 ah3 ah4 | 7", "b3", "c5")
    assert off.legal == ["7 a15-a4"]
    assert off.refused("7 a15-ah1 c5-d10") == "seven_not_shared GJ-22 2@c5"


# GJ-23: playing on


def test_gj23_by_default_the_first_winner_ends_the_game() -> None:
    ended = setting("tock-globe 3", "a15 ah2 ah3 ah4 | 2", "c3", "e3").play("2 a15-ah1")
    assert ended.game.actors(ended.position) == ()


def test_gj23_option_play_on() -> None:
    """A finished player draws no more, lays the hand on the discard in ascending order, and is skipped."""
    playing = setting(
        "tock-globe 3 play_on=on", "a15 ah2 ah3 ah4 | X 2 K 3", "c3 | 2", "e3 | 2", top="2 3 3", discard="9"
    )
    assert playing.told_kinds("2 a15-ah1") == "played walked housed finished won discarded"
    on = playing.play("2 a15-ah1")
    assert (on.hand(0), on.pile("discard"), on.actor, on.result) == ("", "9 2 3 K X", 1, None)
    assert on.play("2 c3-c5", "2 e3-e5").actor == 1


def test_gj23_until_one_side_is_left() -> None:
    last = setting("tock-globe 3 play_on=on", HOME, "c15 ch2 ch3 ch4 | 2", "e3", turn=1, finished=[0])
    assert last.told("2 c15-ch1")[-2:] == [
        Consequence(Told.PLACED, seats=(1,), number=2),
        Consequence(Told.PLACED, seats=(2,), number=3),
    ]
    ended = last.play("2 c15-ch1").result
    assert ended is not None
    assert ended.order == ((0,), (1,), (2,))


def test_gj23_teams_finish_together() -> None:
    setup = "tock-globe 6 teams play_on=on"
    last = setting(setup, f"{HOME} | 2 K", "b3 | 2", "c3", "d15 dh2 dh3 dh4 | 9 3")
    on = last.play("2 d15-dh1")
    assert (on.hand(0), on.hand(3), on.pile("discard")) == ("", "", "2 K 3 9")
    assert (on.actor, on.result) == (1, None)


def test_gj23_who_has_just_played_lays_the_hand_down_first() -> None:
    setup = "tock-globe 6 teams play_on=on"
    last = setting(setup, f"{HOME} | Q K", "b3 | 2", "c3", "d15 dh2 dh3 dh4 | 9 3 2", turn=3)
    assert last.play("2 d15-dh1").pile("discard") == "2 3 9 Q K"
    partner = setting(setup, "a15 ah2 ah3 ah4 | Q K", "b3 | 2", "c3", "dh1 dh2 dh3 dh4 | 9 3 2", turn=3)
    assert partner.play("2 a15-ah1").pile("discard") == "2 3 9 Q K"
