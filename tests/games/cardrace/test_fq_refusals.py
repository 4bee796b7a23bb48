"""FADOQ tock: every reason for a refusal, with what it blames, and the same list once that is out of the way."""

import pytest
from tests.games.cardrace.setting import Case, Why, moves, opening, reasons_of, setting

from tockade.games.cardrace.sheets.tock_fadoq import REASONS

FQ = "tock-fadoq 4"
NEVER = "tock-fadoq 4 pass_own_start=never"
NO_JUMP = "tock-fadoq 4 jump_cards=2"
NO_JUMPS = "tock-fadoq 4 jump_cards=none"
OFF = "tock-fadoq 4 seven_overflow=off"
CASES = [
    Case(FQ, "a3 | 2 ; b3", "2 a3-a5", "3 a3-a6", "card_not_held FQ-2", "a3 | 2 3 ; b3", "2 a3-a5, 3 a3-a6"),
    Case(FQ, "a3 | 2 ; b3", "2 a3-a5", "2 in", "card_cannot_enter FQ-3", "a3 | A ; b3", "A a3-a4, A in"),
    Case(FQ, "a3 | 2 ; b3", "2 a3-a5", "2 a3=b3", "card_cannot_swap FQ-7", "a3 | J ; b3", "J a3=b3"),
    Case(FQ, "a3 | 3 ; b3", "3 a3-a6", "3 a3-a4 a4-a6", "card_cannot_divide FQ-8", "a3 | 2 ; b3", "2 a3-a5"),
    Case(FQ, "a3 | J ; b3", "J a3=b3", "J a3-b14", "card_cannot_walk FQ-7", "a3 | Q ; b3", "Q a3-b15"),
    Case(FQ, "a3 | X", "X a3-b3, X in", "X a3-b4", "wrong_count FQ-5 a3 b4", "a4 | X", "X a4-b4, X in"),
    Case(FQ, "a3 | 2 ; b3", "2 a3-a5", "2 a3-a6", "wrong_count FQ-6 a3 a6", "a3 | 3 ; b3", "3 a3-a6"),
    Case(FQ, "a3 | 4 ; b3", "4 a3-a17", "4 a3-a7", "wrong_count FQ-10 a3 a7", "a5 | 2", "2 a5-a7, 2 a5-a7>b7"),
    Case(FQ, "a3 | 5 ; b3", "5 b3-c8", "5 b3-b7", "wrong_count FQ-9 b3 b7", "a3 | 5 ; b2", "5 b2-b7, 5 b2-b7>c7"),
    Case(FQ, "a1 | 7", "7 a1-b8", "7 a1-b9", "seven_part FQ-8 a1 b9", "a2 | 7", "7 a2-b9"),
    Case(NO_JUMP, "a4 | 3", "3 a4-a7", "3 a4-a7>b7", "no_jump_with_card FQ-13", "a5 | 2", "2 a5-a7, 2 a5-a7>b7"),
    Case(NO_JUMPS, "a4 | 3", "3 a4-a7", "3 a4-a7>b7", "no_jumps FQ-13", "a3 | 4", "4 a3-a17"),
    Case(FQ, "a3 | 2", "2 a3-a5", "2 a3-a5>b5", "no_jump_here FQ-13 a5 b5", "a5 | 2", "2 a5-a7, 2 a5-a7>b7"),
    Case(
        FQ, "a1 b1 ah3 ah4 | A", "A a1-a2, A b1-b2", "A in", "no_pawn_in_base FQ-3", "a1 ah3 ah4 | A", "A a1-a2, A in"
    ),
    Case(FQ, "a3 | 2 ; b3", "2 a3-a5", "2 a4-a6", "no_pawn_there FQ-6 a4", "a4 | 2 ; b3", "2 a4-a6"),
    Case(FQ, "a3 | J ; b3", "J a3=b3", "J a3=b4", "no_pawn_there FQ-7 b4", "a3 | J ; b4", "J a3=b4"),
    Case(FQ, "a3 | 4 ; b3", "4 a3-a17", "4 a4-a18", "no_pawn_there FQ-10 a4", "a4 | 4 ; b3", "4 a4-a18"),
    Case(FQ, "a3 | 5 ; b3", "5 b3-c8", "5 b4-c9", "no_pawn_there FQ-9 b4", "a3 | 5 ; b4", "5 b4-c9"),
    Case(FQ, "a3 | 7 ; b3", "7 a3-b10", "7 a4-b11", "no_pawn_there FQ-8 a4", "a4 | 7 ; b3", "7 a4-b11"),
    Case(FQ, "a3 | X", "X a3-b3, X in", "X a4-b4", "no_pawn_there FQ-5 a4", "a4 | X", "X a4-b4, X in"),
    Case(FQ, "a3 | 2 ; b3", "2 a3-a5", "2 b3-b5", "not_your_pawn FQ-6 1@b3", "b3 | 2", "2 b3-b5"),
    Case(FQ, "a3 | J ; b3", "J a3=b3", "J b3=a3", "not_your_pawn FQ-7 1@b3", "b3 | J ; a3", "J b3=a3"),
    Case(FQ, "a3 | 4 ; b3", "4 a3-a17", "4 b3-b17", "not_your_pawn FQ-10 1@b3", "b3 | 4", "4 b3-b17"),
    Case(FQ, "a3 | 7 ; b3", "7 a3-b10", "7 b3-c10", "not_your_pawn FQ-8 1@b3", "b3 | 7", "7 b3-c10"),
    Case(FQ, "a3 | X ; b3", "X a3-b3, X in", "X b3-c3", "not_your_pawn FQ-5 1@b3", "b3 | X", "X b3-c3, X in"),
    Case(FQ, "ah1 ah2 ah3 ah4 | 2 ; b3 ; c3", "2 c3-c5", "2 b3-b5", "partner_now FQ-15 1@b3", "b3 | 2", "2 b3-b5"),
    Case(
        OFF,
        "a16 ah2 ah3 ah4 | 7 ;; c3",
        "7 a16-a5",
        "7 a16-ah1 c3-d9",
        "seven_not_shared FQ-15 2@c3",
        "ah1 ah2 ah3 ah4 | 7 ;; c3",
        "7 c3-d10",
    ),
    Case(FQ, "a3 | J ; b3", "J a3=b3", "J a3=b3@2", "wrong_owner FQ-7 1@b3", "a3 | J ;; b3", "J a3=b3"),
    Case(
        FQ, "a3 | 2 ;; c3", "2 a3-a5", "2 c3-c5", "partner_not_yet FQ-15 2@c3", "ah1 ah2 ah3 ah4 | 2 ;; c3", "2 c3-c5"
    ),
    Case(FQ, "a3 | 5 ; b3 ; c3", "5 b3-c8", "5 c3-d8", "not_an_opponent FQ-9 2@c3", "a3 | 5 ; c3", "5 c3-d8"),
    Case(FQ, "a3 | J ; b3", "J a3=b3", "J a3=a3", "same_square FQ-7 a3", "a3 a4 | J", "J a3=a4"),
    Case(
        FQ,
        "ah1 a3 | 3",
        "3 a3-a6, 3 ah1-ah4",
        "3 ah1-a3",
        "house_never_left FQ-15 0@ah1",
        "a18 a3 | 3",
        "3 a18-a3, 3 a3-a6",
    ),
    Case(FQ, "ah4 a5 | 4", "4 a5-a1", "4 ah4-a16", "house_backwards FQ-10", "a2 a5 | 4", "4 a2-a16, 4 a5-a1"),
    Case(
        FQ, "a3 | 5 ; bh1 b3", "5 b3-c8", "5 bh1-b3", "pawn_in_house FQ-9 1@bh1", "a3 | 5 ; b1 b3", "5 b1-b6, 5 b3-c8"
    ),
    Case(
        FQ, "a3 | J ; bh1 b3", "J a3=b3", "J a3=bh1", "pawn_in_house FQ-7 1@bh1", "a3 | J ; b1 b3", "J a3=b1, J a3=b3"
    ),
    Case(
        f"{FQ} push_own_start=off",
        "a3 | 5 ; b18 b3",
        "5 b3-c8",
        "5 b18-b5",
        "pawn_protected FQ-9 1@b18",
        "a3 | 5 ; b17 b3",
        "5 b17-b4, 5 b3-c8",
    ),
    Case(
        FQ,
        "a3 | J ; b18 b3",
        "J a3=b3",
        "J a3=b18",
        "pawn_protected FQ-7 1@b18",
        "a3 | J ; b17 b3",
        "J a3=b17, J a3=b3",
    ),
    Case(FQ, "a1 | 7", "7 a1-b8", "7 a1-a2 a2-b8", "pawn_moved_already FQ-8 0@a2", "a1 ah4 | 7", "7 a1-b8"),
    Case(FQ, "b16 | 3 ; b18", "discard 3", "3 b16-b1", "guard_in_the_way FQ-12 1@b18", "b16 | 3 ;; b18", "3 b16-b1"),
    Case(FQ, "b16 | 2 ; b18", "discard 2", "2 b16-b18", "guard_on_landing FQ-12 1@b18", "b16 | 2 ;; b18", "2 b16-b18"),
    Case(FQ, "ah1 ah2 | 2", "2 ah2-ah4", "2 ah1-ah3", "room_pawn_in_the_way FQ-15 0@ah2", "ah1 ah4 | 2", "2 ah1-ah3"),
    Case(FQ, "ah1 ah3 | 2", "discard 2", "2 ah1-ah3", "room_taken FQ-15 0@ah3", "ah1 ah4 | 2", "2 ah1-ah3"),
    Case(FQ, "ah3 b1 | 2", "2 b1-b3", "2 ah3-ah1", "house_backwards FQ-15", "ah1 b1 | 2", "2 ah1-ah3, 2 b1-b3"),
    Case(FQ, "a3 | 4", "4 a3-a17", "4 a3-ah4", "house_backwards FQ-10", "a14 | 6", "6 a14-ah4"),
    Case(FQ, "a3 | 5 ; b15", "5 b15-b2", "5 b15-bh4", "house_not_by_push FQ-9", "a3 | 5 ; b14", "5 b14-b1"),
    Case(FQ, "a17 b1 | 2", "2 b1-b3", "2 a17-ah1", "house_after_lap FQ-15 0@a17", "a16 b1 | 2", "2 a16-ah2, 2 b1-b3"),
    Case(FQ, "c15 | 2", "2 c15-c17", "2 c15-ch1", "house_of_another FQ-15 ch1", "a15 | 2", "2 a15-ah1, 2 a15-a17"),
    Case(NEVER, "a17 b1 | 2", "2 b1-b3", "2 a17-a1", "start_not_passed FQ-11 a18", "a18 b1 | 2", "2 a18-a2, 2 b1-b3"),
    Case(FQ, "ah3 b1 | 2", "2 b1-b3", "2 ah3-ah4", "beyond_house FQ-15 ah4", "ah2 b1 | 2", "2 ah2-ah4, 2 b1-b3"),
    Case(FQ, "a1 | 7", "7 a1-b8", "7 a1-a4", "seven_incomplete FQ-8", "a1 | 3", "3 a1-a4"),
    Case(FQ, "a17 b1 | 2", "2 b1-b3", "2 a17-a1", "last_resort FQ-11 a18", "a17 | 2", "2 a17-a1"),
    Case(FQ, "a17 b1 | 2", "2 b1-b3", "discard 2", "must_play FQ-4", "| 2", "discard 2"),
    Case(FQ, "a3 | 2", "2 a3-a5", "decline", "wrong_phase FQ-5", "| 2", "discard 2"),
    Case(FQ, "a3 | 2", "2 a3-a5", "pass", "no_such_move FQ-2", "| 2", "discard 2"),
    Case(FQ, "| 2", "discard 2", "discard", "discard_one FQ-4", "a3 | 2", "2 a3-a5"),
    Case(f"{FQ} stuck=discard_hand", "| 2", "discard", "discard 2", "discard_whole FQ-4", "a3 | 2", "2 a3-a5"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason)
def test_fq_refusal(case: Case) -> None:
    assert case.at.legal == moves(case.legal)
    assert case.at.refused(case.move) == case.reason
    assert case.without.legal == moves(case.cured_legal)


def test_fq1_out_of_turn_and_before_the_deal() -> None:
    verdict = setting(FQ, "a3 | 2", "b3 | 3").why("3 b3-b6", 1)
    assert (verdict.kind, verdict.rule, verdict.seats) == (Why.NOT_YOUR_TURN, "FQ-1", (0,))
    verdict = opening(FQ).why("A in", 0)
    assert (verdict.kind, verdict.rule) == (Why.CHANCE_DUE, "FQ-1")


def test_fq15_after_the_end() -> None:
    ended = setting(FQ, "a15 ah2 ah3 ah4 | 2", "b3 | 2", "ch1 ch2 ch3 ch4").play("2 a15-ah1")
    verdict = ended.why("2 b3-b5", 1)
    assert (verdict.kind, verdict.rule) == (Why.GAME_OVER, "FQ-15")


def test_every_reason_of_the_sheet_is_shown() -> None:
    assert {case.kind_and_rule for case in CASES} == reasons_of(REASONS, alone="")


def test_option_ply_limit() -> None:
    last = setting("tock-fadoq 4 ply_limit=30", "a3 | 2", "b3", turns=29).play("2 a3-a5")
    assert last.result is not None
    assert (last.result.draw, last.result.reason) == (True, "ply_limit")
