"""Tockcitan: every reason for a refusal, with what it blames, and the same list once that is out of the way."""

import pytest
from tests.games.cardrace.setting import Case, Why, moves, opening, reasons_of, setting

from tockade.games.cardrace.sheets.tockcitan import REASONS, TEAM_REASONS

TC = "tockcitan 2"
TEAMS = "tockcitan-teams 4"
LAST = "tockcitan 2 pass_own_start=last_resort"
NEVER = "tockcitan 2 pass_own_start=never"
CASES = [
    Case(TC, "a3 | 2 ; c3", "2 a3-a5", "decline", "no_such_move TC-3", "| 2 ; c3", "discard 2"),
    Case(TC, "a3 | 2 ; c3", "2 a3-a5", "3 a3-a6", "card_not_held TC-1", "a3 | 2 3 ; c3", "2 a3-a5, 3 a3-a6"),
    Case(TC, "a3 | 2 ; c3", "2 a3-a5", "2 in", "card_cannot_enter TC-4", "a3 | A ; c3", "A a3-a4, A in"),
    Case(TC, "a3 | 2 ; c3", "2 a3-a5", "2 a3=c3", "card_cannot_swap TC-6", "a3 | J ; c3", "J a3=c3"),
    Case(TC, "a3 | 3 ; c3", "3 a3-a6", "3 a3-a4 a4-a6", "card_cannot_divide TC-9", "a3 | 2 ; c3", "2 a3-a5"),
    Case(TC, "a3 | J ; c3", "J a3=c3", "J a3-b14", "card_cannot_walk TC-6", "a3 | Q ; c3", "Q a3-b15"),
    Case(TC, "| 2", "discard 2", "discard", "discard_one TC-3", "a3 | 2", "2 a3-a5"),
    Case(TC, "a3 | 2 ; c3", "2 a3-a5", "2 a3-a6", "wrong_count TC-4 a3 a6", "a3 | 3 ; c3", "3 a3-a6"),
    Case(TC, "a3 | 4 ; c3", "4 a3-a17", "4 a3-a7", "wrong_count TC-7 a3 a7", "a5 | 2 ; c3", "2 a5-a7"),
    Case(TC, "a1 | 7", "7 a1-b8", "7 a1-b9", "seven_part TC-9 a1 b9", "a2 | 7", "7 a2-b9"),
    Case(TC, "a5 | 2", "2 a5-a7", "2 a5-a7>b7", "no_jumps TC-4", "b5 | 2", "2 b5-b7"),
    Case(TC, "a3 | J ; c3", "J a3=c3", "J a3=c4", "no_pawn_there TC-6 c4", "a3 | J ; c4", "J a3=c4"),
    Case(TC, "a3 | 4 ; c3", "4 a3-a17", "4 a4-a18", "no_pawn_there TC-7 a4", "a4 | 4 ; c3", "4 a4-a18"),
    Case(TC, "a3 | 7 ; c3", "7 a3-b10", "7 a4-b11", "no_pawn_there TC-9 a4", "a4 | 7 ; c3", "7 a4-b11"),
    Case(TC, "a3 | J ; c3", "J a3=c3", "J c3=a3", "not_your_pawn TC-6 1@c3", "c3 | J ; a3", "J c3=a3"),
    Case(TC, "a3 | 4 ; c3", "4 a3-a17", "4 c3-c17", "not_your_pawn TC-7 1@c3", "c3 | 4", "4 c3-c17"),
    Case(TC, "a3 | 7 ; c3", "7 a3-b10", "7 c3-d10", "not_your_pawn TC-9 1@c3", "c3 | 7", "7 c3-d10"),
    Case(TC, "a3 | J ; c3", "J a3=c3", "J a3=a3", "same_square TC-6 a3", "a3 | J ; a4", "J a3=a4"),
    Case(TC, "a3 | J ; c3", "J a3=c3", "J a3=c3@0", "wrong_owner TC-6 1@c3", "a3 | J ; c4", "J a3=c4"),
    Case(
        TC, "a1 b1 ah3 ah4 | A", "A a1-a2, A b1-b2", "A in", "no_pawn_in_base TC-4", "a1 ah3 ah4 | A", "A a1-a2, A in"
    ),
    Case(TC, "a3 | 2 ; c3", "2 a3-a5", "2 a4-a6", "no_pawn_there TC-4 a4", "a4 | 2 ; c3", "2 a4-a6"),
    Case(TC, "a3 | 2 ; c3", "2 a3-a5", "2 c3-c5", "not_your_pawn TC-4 1@c3", "c3 | 2", "2 c3-c5"),
    Case(TC, "a3 a5 | J ; c3", "J a3=c3, J a5=c3", "J a3=a5", "not_another_colour TC-6 0@a5", "a3 | J ; a5", "J a3=a5"),
    Case(
        TC,
        "ah1 a3 | 3",
        "3 a3-a6, 3 ah1-ah4",
        "3 ah1-a3",
        "house_never_left TC-11 0@ah1",
        "b1 a3 | 3",
        "3 a3-a6, 3 b1-b4",
    ),
    Case(TC, "ah4 a5 | 4", "4 a5-a1", "4 ah4-a16", "house_backwards TC-7", "b2 a5 | 4", "4 b2-b16, 4 a5-a1"),
    Case(
        TC, "a3 | J ; ch1 c3", "J a3=c3", "J a3=ch1", "pawn_in_house TC-6 1@ch1", "a3 | J ; c1 c3", "J a3=c1, J a3=c3"
    ),
    Case(
        TC,
        "a3 | J ; c18 c3",
        "J a3=c3",
        "J a3=c18",
        "pawn_protected TC-5 1@c18",
        "a3 | J ; c17 c3",
        "J a3=c17, J a3=c3",
    ),
    Case(TC, "a3 a5 | 3", "3 a5-b8", "3 a3-a6", "own_pawn_in_the_way TC-8 0@a5", "a3 | 3 ; a5", "3 a3-a6"),
    Case(TC, "a3 a5 | 2", "2 a5-a7", "2 a3-a5", "own_pawn_on_landing TC-8 0@a5", "a3 | 2 ; a5", "2 a3-a5"),
    Case(TC, "ah1 ah2 | 2", "2 ah2-ah4", "2 ah1-ah3", "room_pawn_in_the_way TC-8 0@ah2", "ah1 ah4 | 2", "2 ah1-ah3"),
    Case(TC, "ah1 ah3 | 2", "discard 2", "2 ah1-ah3", "room_taken TC-8 0@ah3", "ah1 ah4 | 2", "2 ah1-ah3"),
    Case(TC, "ah3 b1 | 2", "2 b1-b3", "2 ah3-ah1", "house_backwards TC-11", "ah1 b1 | 2", "2 ah1-ah3, 2 b1-b3"),
    Case(TC, "a3 | 4", "4 a3-a17", "4 a3-ah4", "house_backwards TC-7", "a14 | 3", "3 a14-ah1, 3 a14-a17"),
    Case(
        TC,
        "a17 b1 | 2",
        "2 a17-a1, 2 b1-b3",
        "2 a17-ah1",
        "house_after_lap TC-11 0@a17",
        "a16 | 2",
        "2 a16-ah2, 2 a16-a18",
    ),
    Case(TC, "c15 | 2", "2 c15-c17", "2 c15-ch1", "house_of_another TC-11 ch1", "a15 | 2", "2 a15-ah1, 2 a15-a17"),
    Case(NEVER, "a17 b1 | 2", "2 b1-b3", "2 a17-a1", "start_not_passed TC-11 a18", "a18 b1 | 2", "2 a18-a2, 2 b1-b3"),
    Case(TC, "c16 | 2 ; c18", "discard 2", "2 c16-c18", "guard_on_landing TC-5 1@c18", "c16 | 2 ; c17", "2 c16-c18"),
    Case(TC, "ah3 b1 | 2", "2 b1-b3", "2 ah3-ah4", "beyond_house TC-11 ah4", "ah2 b1 | 2", "2 ah2-ah4, 2 b1-b3"),
    Case(TC, "a1 | 7", "7 a1-b8", "7 a1-a4", "seven_incomplete TC-9", "a1 | 3", "3 a1-a4"),
    Case(LAST, "a17 b1 | 2", "2 b1-b3", "2 a17-a1", "last_resort TC-11 a18", "a17 | 2", "2 a17-a1"),
    Case(TC, "b1 | 2 J", "2 b1-b3", "discard J", "must_play TC-3", "| 2 J", "discard 2, discard J"),
]
TEAM_CASES = [
    Case(
        TEAMS, "a3 | 2 ;; a5 c4", "discard 2", "2 a3-a5", "partner_on_landing TC-10 2@a5", "a3 | 2 ;; a6 c4", "2 a3-a5"
    ),
    Case(
        TEAMS,
        "a3 | 2 ;; c3",
        "2 a3-a5",
        "2 c3-c5",
        "partner_not_yet TC-25 2@c3",
        "ah1 ah2 ah3 ah4 | 2 ;; c3",
        "2 c3-c5",
    ),
    Case(
        TEAMS,
        "ah1 ah2 ah3 ah4 | 2 ; b3 ; c3",
        "2 c3-c5",
        "2 b3-b5",
        "partner_now TC-25 1@b3",
        "b3 | 2 ;; c3",
        "2 b3-b5",
    ),
    Case(
        f"{TEAMS} seven_overflow=off",
        "a16 ah2 ah3 ah4 | 7 ;; c3",
        "7 a16-a5",
        "7 a16-ah1 c3-d9",
        "seven_not_shared TC-25 2@c3",
        "ah1 ah2 ah3 ah4 | 7 ;; c3",
        "7 c3-d10",
    ),
    Case(TEAMS, "a3 | 2", "2 a3-a5", "give 2", "wrong_phase TC-20", "| 2", "discard 2"),
    Case(TEAMS, "a3 | 2", "2 a3-a5", "deal 2", "wrong_phase TC-21", "| 2", "discard 2"),
    Case(TEAMS, "a3 | 2", "2 a3-a5", "pass", "no_such_move TC-24", "| 2", "discard 2"),
    Case(TEAMS, "| 2", "discard 2", "discard", "discard_one TC-24", "a3 | 2", "2 a3-a5"),
    Case(TEAMS, "a3 | 2", "2 a3-a5", "3 a3-a6", "card_not_held TC-20", "a3 | 2 3", "2 a3-a5, 3 a3-a6"),
    Case(TEAMS, "b1 | 2 J", "2 b1-b3", "discard J", "must_play TC-24", "| 2 J", "discard 2, discard J"),
]


@pytest.mark.parametrize("case", [*CASES, *TEAM_CASES], ids=lambda case: case.reason)
def test_tc_refusal(case: Case) -> None:
    assert case.at.legal == moves(case.legal)
    assert case.at.refused(case.move) == case.reason
    assert case.without.legal == moves(case.cured_legal)


def test_tc1_out_of_turn_and_before_the_deal() -> None:
    verdict = setting(TC, "a3 | 2", "c3 | 3").why("3 c3-c6", 1)
    assert (verdict.kind, verdict.rule, verdict.seats) == (Why.NOT_YOUR_TURN, "TC-1", (0,))
    verdict = opening(TC).why("A in", 0)
    assert (verdict.kind, verdict.rule) == (Why.CHANCE_DUE, "TC-1")


def test_tc12_after_the_end() -> None:
    verdict = setting(TC, "a15 ah2 ah3 ah4 | 2", "c3 | 2").play("2 a15-ah1").why("2 c3-c5", 1)
    assert (verdict.kind, verdict.rule) == (Why.GAME_OVER, "TC-12")


def test_every_reason_of_the_sheets_is_shown() -> None:
    shown = {case.kind_and_rule for case in CASES}
    teams = {case.kind_and_rule for case in TEAM_CASES}
    assert shown == reasons_of(REASONS, "")
    assert teams == reasons_of(TEAM_REASONS, "given_already wrong_deal") - shown
