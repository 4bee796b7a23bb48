"""Le Globe Joueur: every reason for a refusal, with what it blames, and the same list once that is out of the way."""

import pytest
from tests.games.cardrace.setting import Case, Why, moves, opening, reasons_of, setting

from tockade.games.cardrace.sheets.tock_globe import REASONS

TWO = "tock-globe 2"
TEAMS = "tock-globe 4 teams"
CASES = [
    Case(TWO, "a3 | 2 ; c3", "2 a3-a5", "3 a3-a6", "card_not_held GJ-6", "a3 | 2 3 ; c3", "2 a3-a5, 3 a3-a6"),
    Case(TWO, "a3 | 2 ; c3", "2 a3-a5", "2 in", "card_cannot_enter GJ-14", "a3 | A ; c3", "A a3-a4, A in"),
    Case(TWO, "a3 | J ; c3", "J a3=c3", "J a3-b14", "card_cannot_walk GJ-15", "a3 | Q ; c3", "Q a3-b15"),
    Case(TWO, "a3 | 4 ; c3", "4 a3-a17", "4 a3-a7", "wrong_count GJ-18 a3 a7", "a3 | 3 ; c3", "3 a3-a6"),
    Case(TWO, "a3 | 5 ; c3", "5 c3-d8", "5 c3-c7", "wrong_count GJ-17 c3 c7", "a3 | 5 ; c2", "5 c2-c7"),
    Case(TWO, "a3 | 2 ; c3", "2 a3-a5", "2 a3=c3", "card_cannot_swap GJ-15", "a3 | J ; c3", "J a3=c3"),
    Case(TWO, "a3 | 2 ; c3", "2 a3-a5", "2 a3-a4 a4-a5", "card_cannot_divide GJ-16", "a3 | 3 ; c3", "3 a3-a6"),
    Case(TWO, "a3 | 2 ; c3", "2 a3-a5", "2 a3-a6", "wrong_count GJ-11 a3 a6", "a3 | 3 ; c3", "3 a3-a6"),
    Case(
        TWO, "b11 | 4 ; c3", "4 b11-a7", "4 b11-a7>d7", "no_jump_with_card GJ-13", "a4 | 3 ; c3", "3 a4-a7, 3 a4-a7>b7"
    ),
    Case(TWO, "a3 | 2 ; c3", "2 a3-a5", "2 a3-a5>b5", "no_jump_here GJ-13 a5 b5", "a5 | 2 ; c3", "2 a5-a7, 2 a5-a7>b7"),
    Case(
        TWO,
        "a1 b1 c1 d1 | A ; c3",
        "A a1-a2, A b1-b2, A c1-c2, A d1-d2",
        "A in",
        "no_pawn_in_base GJ-14",
        "a1 b1 c1 | A ; c3",
        "A a1-a2, A b1-b2, A c1-c2, A in",
    ),
    Case(TWO, "a3 | 2 ; c3", "2 a3-a5", "2 a4-a6", "no_pawn_there GJ-14 a4", "a4 | 2 ; c3", "2 a4-a6"),
    Case(TWO, "a3 | J ; c3", "J a3=c3", "J a3=c4", "no_pawn_there GJ-15 c4", "a3 | J ; c4", "J a3=c4"),
    Case(TWO, "a3 | 4 ; c3", "4 a3-a17", "4 a4-a18", "no_pawn_there GJ-18 a4", "a4 | 4 ; c3", "4 a4-a18"),
    Case(TWO, "a3 | 5 ; c3", "5 c3-d8", "5 c4-d9", "no_pawn_there GJ-17 c4", "a3 | 5 ; c4", "5 c4-d9"),
    Case(TWO, "a3 | 7 ; c3", "7 a3-b10", "7 a4-b11", "no_pawn_there GJ-16 a4", "a4 | 7 ; c3", "7 a4-b11"),
    Case(TWO, "a3 | J ; c3", "J a3=c3", "J c3=a3", "not_your_pawn GJ-15 1@c3", "c3 | J ; a3", "J c3=a3"),
    Case(TWO, "a3 | 4 ; c3", "4 a3-a17", "4 c3-c17", "not_your_pawn GJ-18 1@c3", "c3 | 4", "4 c3-c17"),
    Case(TWO, "a3 | 7 ; c3", "7 a3-b10", "7 c3-d10", "not_your_pawn GJ-16 1@c3", "c3 | 7", "7 c3-d10"),
    Case(TWO, "a3 | 2 ; c3", "2 a3-a5", "2 c3-c5", "not_your_pawn GJ-14 1@c3", "c3 | 2", "2 c3-c5"),
    Case(
        TEAMS,
        "a3 | 2 ;; c3",
        "2 a3-a5",
        "2 c3-c5",
        "partner_not_yet GJ-22 2@c3",
        "ah1 ah2 ah3 ah4 | 2 ;; c3",
        "2 c3-c5",
    ),
    Case(
        TEAMS,
        "ah1 ah2 ah3 ah4 | 2 ; b3 ; c3",
        "2 c3-c5",
        "2 b3-b5",
        "partner_now GJ-22 1@b3",
        "b3 | 2 ;; c3",
        "2 b3-b5",
    ),
    Case(
        f"{TEAMS} seven_overflow=off",
        "a16 ah2 ah3 ah4 | 7 ;; c3",
        "7 a16-a5",
        "7 a16-ah1 c3-d9",
        "seven_not_shared GJ-22 2@c3",
        "ah1 ah2 ah3 ah4 | 7 ;; c3",
        "7 c3-d10",
    ),
    Case(TWO, "a3 | 5 ; c3", "5 c3-d8", "5 a3-b8", "not_an_opponent GJ-17 0@a3", "| 5 ; a3", "5 a3-b8"),
    Case(TWO, "a3 | J ; c3", "J a3=c3", "J a3=a3", "same_square GJ-15 a3", "a3 a4 | J", "J a3=a4"),
    Case(TWO, "a3 | J ; c3", "J a3=c3", "J a3=c3@0", "wrong_owner GJ-15 1@c3", "a3 c3 | J", "J a3=c3"),
    Case(TWO, "ah1 a3 | J ; c3", "J a3=c3", "J ah1=c3", "pawn_in_house GJ-15 0@ah1", "a3 | J ; c3", "J a3=c3"),
    Case(
        TWO, "a3 | 5 ; ch1 c3", "5 c3-d8", "5 ch1-c3", "pawn_in_house GJ-17 1@ch1", "a3 | 5 ; c1 c3", "5 c1-c6, 5 c3-d8"
    ),
    Case(
        TWO,
        "ah4 a5 | 4 ; c3",
        "4 a5-a1",
        "4 ah4-a16",
        "house_backwards GJ-18",
        "a2 a5 | 4 ; c3",
        "4 a2-a16, 4 a5-a1",
    ),
    Case(
        TWO,
        "ah1 a5 | 3 ; c3",
        "3 a5-b8, 3 ah1-ah4",
        "3 ah1-a3",
        "house_never_left GJ-20 0@ah1",
        "a18 a5 | 3",
        "3 a18-a3, 3 a5-b8",
    ),
    Case(
        TWO,
        "a3 | 5 ; c18* c3",
        "5 c3-d8",
        "5 c18-c5",
        "pawn_protected GJ-12 1@c18",
        "a3 | 5 ; c18 c3",
        "5 c18-c5, 5 c3-d8",
    ),
    Case(
        TWO,
        "a3 | 7 ; c3",
        "7 a3-b10",
        "7 a3-a4 a4-b10",
        "pawn_moved_already GJ-16 0@a4",
        "a3 a4 | 7",
        "7 a3-b10, 7 a4-b11, 7 a3-a5 a4-b9, 7 a3-a6 a4-b8, 7 a3-a7 a4-a7, 7 a3-a7 a4-a7>b7, 7 a3-a7>b7 a4-a7>b7",
    ),
    Case(TWO, "c16 | 3 ; c18*", "discard", "3 c16-c1", "guard_in_the_way GJ-12 1@c18", "c16 | 3 ; c18", "3 c16-c1"),
    Case(TWO, "c16 | 2 ; c18*", "discard", "2 c16-c18", "guard_on_landing GJ-12 1@c18", "c16 | 2 ; c18", "2 c16-c18"),
    Case(TWO, "ah1 ah2 | 2", "2 ah2-ah4", "2 ah1-ah3", "room_pawn_in_the_way GJ-20 0@ah2", "ah1 ah4 | 2", "2 ah1-ah3"),
    Case(
        TWO, "ah1 ah3 b1 | 2", "2 b1-b3", "2 ah1-ah3", "room_taken GJ-20 0@ah3", "ah1 ah4 b1 | 2", "2 ah1-ah3, 2 b1-b3"
    ),
    Case(TWO, "ah3 b1 | 2", "2 b1-b3", "2 ah3-ah1", "house_backwards GJ-20", "ah1 b1 | 2", "2 ah1-ah3, 2 b1-b3"),
    Case(
        TWO,
        "a3 | 4 ; c3",
        "4 a3-a17",
        "4 a3-ah4",
        "house_backwards GJ-18",
        "a15 | 2 3",
        "2 a15-ah1, 2 a15-a17, 3 a15-ah2",
    ),
    Case(TWO, "a3 | 5 ; c15", "5 c15-c2", "5 c15-ch4", "house_not_by_push GJ-17", "a3 | 5 ; c2", "5 c2-c7"),
    Case(
        TWO,
        "a17 b1 | 2",
        "2 b1-b3",
        "2 a17-ah1",
        "house_after_lap GJ-20 0@a17",
        "a15 b1 | 2",
        "2 a15-ah1, 2 a15-a17, 2 b1-b3",
    ),
    Case(TWO, "c15 | 2", "2 c15-c17", "2 c15-ch1", "house_of_another GJ-20 ch1", "a15 | 2", "2 a15-ah1, 2 a15-a17"),
    Case(
        "tock-globe 2 pass_own_start=never",
        "a17 b1 | 2",
        "2 b1-b3",
        "2 a17-a1",
        "start_not_passed GJ-21 a18",
        "a18 b1 | 2",
        "2 a18-a2, 2 b1-b3",
    ),
    Case(TWO, "ah3 b1 | 2", "2 b1-b3", "2 ah3-ah4", "beyond_house GJ-20 ah4", "ah2 b1 | 2", "2 ah2-ah4, 2 b1-b3"),
    Case(TWO, "a1 | 7 ; c3", "7 a1-b8", "7 a1-b9", "seven_part GJ-16 a1 b9", "a2 | 7 ; c3", "7 a2-b9"),
    Case(TWO, "a1 | 7 ; c3", "7 a1-b8", "7 a1-a4", "seven_incomplete GJ-16", "a1 | 3 ; c3", "3 a1-a4"),
    Case(TWO, "a17 b1 | 2", "2 b1-b3", "2 a17-a1", "last_resort GJ-21 a18", "a17 | 2", "2 a17-a1"),
    Case(TWO, "a17 b1 | 2", "2 b1-b3", "discard", "must_play GJ-7", "| 2", "discard"),
    Case(TWO, "a3 | 2", "2 a3-a5", "decline", "wrong_phase GJ-9", "| 2", "discard"),
    Case(TWO, "a3 | 2", "2 a3-a5", "give 2", "no_such_move GJ-6", "| 2", "discard"),
    Case(TWO, "a3 | 2", "2 a3-a5", "pass", "no_such_move GJ-7", "| 2", "discard"),
    Case(TWO, "| 2", "discard", "discard 2", "discard_whole GJ-8", "a3 | 2", "2 a3-a5"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason)
def test_gj_refusal(case: Case) -> None:
    assert case.at.legal == moves(case.legal)
    assert case.at.refused(case.move) == case.reason
    assert case.without.legal == moves(case.cured_legal)


def test_gj5_out_of_turn() -> None:
    verdict = setting("tock-globe 3", "a3 | 2", "c3 | 3").why("3 c3-c6", 1)
    assert (verdict.kind, verdict.rule, verdict.seats) == (Why.NOT_YOUR_TURN, "GJ-5", (0,))


def test_gj4_before_the_deal() -> None:
    verdict = opening("tock-globe 2").why("A in", 0)
    assert (verdict.kind, verdict.rule) == (Why.CHANCE_DUE, "GJ-4")


def test_gj22_after_the_end() -> None:
    ended = setting("tock-globe 2", "a15 ah2 ah3 ah4 | 2", "c3 | 2").play("2 a15-ah1")
    verdict = ended.why("2 c3-c5", 1)
    assert (verdict.kind, verdict.rule) == (Why.GAME_OVER, "GJ-22")


def test_gj20_beyond_the_last_room_is_why_a_card_lies_idle() -> None:
    inside = setting("tock-globe 2", "ah3 | 2")
    assert inside.legal == ["discard"]
    assert inside.idle("2") == {"beyond_house GJ-20 ah4"}
    assert setting("tock-globe 2", "ah2 | 2").legal == ["2 ah2-ah4"]


def test_gj8_why_each_card_lies_idle() -> None:
    """Nothing to walk, nothing to push, nothing to swap; and the reasons of each way where there are some."""
    empty = setting("tock-globe 2", "| 2 5 J")
    assert [empty.idle(card) for card in ("2", "5", "J")] == [
        {"no_pawn_there GJ-14"},
        {"no_pawn_there GJ-17"},
        {"no_pawn_there GJ-15"},
    ]
    own = setting("tock-globe 2", "a17 a18* | 5 J", "c18*")
    assert own.idle("5") == {"not_an_opponent GJ-17 0@a17", "not_an_opponent GJ-17 0@a18", "pawn_protected GJ-12 1@c18"}
    assert own.idle("J") == {"pawn_protected GJ-12 0@a18", "pawn_protected GJ-12 1@c18"}
    ace = setting("tock-globe 2", "a17 a18* ah3 | A 2", "a1 a2")
    assert ace.legal == moves("A a18-a1, A ah3-ah4, 2 a18-a2")


def test_gj7_a_playable_card_is_not_idle() -> None:
    at = setting("tock-globe 2", "a3 | 2 5", "ch1")
    assert set(at.game.idle_cards(at.position, 0)) == {"5"}
    assert at.game.idle_cards(at.position, 1) == {}


def test_every_reason_of_the_sheet_is_shown() -> None:
    assert {case.kind_and_rule for case in CASES} == reasons_of(REASONS, alone="")


def test_option_ply_limit() -> None:
    """After so many turns of all players together the game is a draw, which is told."""
    last = setting("tock-globe 2 ply_limit=30", "a3 | 2", "c3", turns=29)
    assert last.told_kinds("2 a3-a5").endswith("drew drawn_game")
    ended = last.play("2 a3-a5").result
    assert ended is not None
    assert (ended.draw, ended.reason) == (True, "ply_limit")
    assert setting("tock-globe 2 ply_limit=30", "a3 | 2", "c3", turns=28).play("2 a3-a5").result is None
    joker = setting("tock-globe 2 ply_limit=30", "a3 | X", "c3", turns=29).play("X in")
    assert joker.result is None
    assert joker.play("decline").result is not None
