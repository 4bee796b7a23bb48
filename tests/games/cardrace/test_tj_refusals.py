"""Tijou: every reason for a refusal, with what it blames, and the same list once that is out of the way."""

import pytest
from tests.games.cardrace.setting import Case, Why, moves, opening, reasons_of, setting

from tockade.games.cardrace.sheets.tijou import REASONS

TJ = "tijou 2"
RIVAL = "tijou 2 jack_with=opponent"
CASES = [
    Case(TJ, "d5 | 3 3 3", "3 d5-d8", "discard 3", "no_such_move TJ-6", "| 3 3 3", "lay 3"),
    Case(TJ, "d5 | 3 3 3", "3 d5-d8", "give 3", "no_such_move TJ-4", "| 3 3 3", "lay 3"),
    Case("tijou 4", "d5 | 3 3 3", "3 d5-d8", "give 3", "wrong_phase TJ-4", "| 3 3 3", "lay 3"),
    Case(TJ, "d5 | 3 3 3", "3 d5-d8", "A d5-d6", "card_not_held TJ-6", "d5 | 3 3 A", "3 d5-d8, A d5-d6"),
    Case(TJ, "| 3 3 3", "lay 3", "3 in", "card_cannot_enter TJ-11", "| 2 3 3", "2 in, lay 3"),
    Case(TJ, "d5 | 3 3 3 ; b1", "3 d5-d8", "3 d5=b1", "card_cannot_swap TJ-14", "d5 | J J J ; b1", "J d5=b1@1"),
    Case(TJ, "d5 | 3 3 3", "3 d5-d8", "3 d5-d6 d6-d8", "card_cannot_divide TJ-6", "d5 | A A A", "A d5-d6"),
    Case(TJ, "d0 dh dh | 3 3 3", "3 d0-d3", "3 d0-dh", "card_cannot_arrive TJ-13", "d1 dh dh | 3 3 3", "3 d1-d4"),
    Case(TJ, "d5 | J J J ; b1", "J d5=b1@1", "J d5-a7", "card_cannot_walk TJ-14", "d5 | Q Q Q", "Q d5-a8"),
    Case(TJ, "d5 | 3 3 3", "3 d5-d8", "3 d5-d7", "wrong_count TJ-6 d5 d7", "d4 | 3 3 3", "3 d4-d7"),
    Case(TJ, "| X 3 3", "X2 in, lay 3", "X in", "joker_unnamed TJ-6", "| 2 3 3", "2 in, lay 3"),
    Case(TJ, "c6 | 3 3 3", "3 c6-d0", "3 c6-d0>b0", "no_jump_here TJ-12 d0 b0", "a6 | 3 3 3", "3 a6-b0>d0"),
    Case(
        TJ, "a1 a1 a1 | 2 3 3", "2 a1-a3, 2 a1-d8, 3 a1-a4", "2 in", "no_pawn_in_base TJ-11", "| 2 3 3", "2 in, lay 3"
    ),
    Case(TJ, "d5 | 3 3 3", "3 d5-d8", "3 d4-d7", "no_pawn_there TJ-6 d4", "d4 | 3 3 3", "3 d4-d7"),
    Case(TJ, "d5 | J J J ; b1", "J d5=b1@1", "J d5=b2", "no_pawn_there TJ-14 b2", "d5 | J J J ; b2", "J d5=b2@1"),
    Case(TJ, "d5 | J J J ; b1", "J d5=b1@1", "J d5=b1@0", "wrong_owner TJ-14 1@b1", "d5 | J J J ; b2", "J d5=b2@1"),
    Case(TJ, "d5 | J J J ; b1", "J d5=b1@1", "J b1=d5", "not_your_pawn TJ-14 1@b1", "b1 | J J J ; d5", "J b1=d5@1"),
    Case(
        TJ,
        "d5 dh dh | 10 3 3",
        "10 d5-a6, 3 d5-d8",
        "10 d0-dh",
        "no_pawn_there TJ-13 d0",
        "d0 dh dh | 10 3 3",
        "10 d0-dh, 10 d0-a1, 3 d0-d3",
    ),
    Case(
        TJ,
        "d5 dh dh | 10 3 3 ; d0",
        "10 d5-a6, 3 d5-d8",
        "10 d0-dh",
        "not_your_pawn TJ-13 1@d0",
        "d0 dh dh | 10 3 3",
        "10 d0-dh, 10 d0-a1, 3 d0-d3",
    ),
    Case(TJ, "d5 | 3 3 3 ; d4", "3 d5-d8", "3 d4-d7", "not_your_pawn TJ-6 1@d4", "d4 | 3 3 3", "3 d4-d7"),
    Case(
        RIVAL,
        "d5 d6 | J J J ; b1",
        "J d5=b1@1, J d6=b1@1",
        "J d5=d6",
        "not_an_opponent TJ-14 0@d6",
        "d5 | J J J",
        "lay J",
    ),
    Case(TJ, "d5 | J J J ; d5", "lay J", "J d5=d5@1", "same_square TJ-14 d5", "d5 | J J J ; d6", "J d5=d6@1"),
    Case(TJ, "dh d5 | 3 3 3", "3 d5-d8", "3 dh-d3", "house_never_left TJ-13 0@dh", "d1 d5 | 3 3 3", "3 d1-d4, 3 d5-d8"),
    Case(TJ, "d5 | J J J ; bh b1", "J d5=b1@1", "J d5=bh", "pawn_in_house TJ-14 1@bh", "d5 | J J J ; b2", "J d5=b2@1"),
    Case(
        TJ,
        "d5 dh dh | 10 3 3",
        "10 d5-a6, 3 d5-d8",
        "10 d5-dh",
        "not_on_exit TJ-13 0@d5 d0",
        "d0 dh dh | 10 3 3",
        "10 d0-dh, 10 d0-a1, 3 d0-d3",
    ),
    Case(
        TJ,
        "d0 dh | 10 3 3",
        "10 d0-a1, 3 d0-d3",
        "10 d0-dh",
        "others_not_on_board TJ-13",
        "d0 dh dh | 10 3 3",
        "10 d0-dh, 10 d0-a1, 3 d0-d3",
    ),
    Case(
        TJ,
        "d0 dh dh | 10 3 3",
        "10 d0-dh, 10 d0-a1, 3 d0-d3",
        "10 d0-ah",
        "house_of_another TJ-13 ah",
        "d1 dh dh | 10 3 3",
        "10 d1-a2, 3 d1-d4",
    ),
    Case(TJ, "| 2 3 3", "2 in, lay 3", "lay 2", "must_carry_out TJ-6", "| 3 3 3", "lay 3"),
    Case(TJ, "| 9 3 3", "lay 3, lay 9", "pass", "too_many_cards TJ-7", "| 9 3", "lay 3, lay 9, pass"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason)
def test_tj_refusal(case: Case) -> None:
    assert case.at.legal == moves(case.legal)
    assert case.at.refused(case.move) == case.reason
    assert case.without.legal == moves(case.cured_legal)


def test_tj3_out_of_turn() -> None:
    verdict = setting(TJ, "d5 | 3 3 3", "b5 | 3").why("3 b5-b8", 1)
    assert (verdict.kind, verdict.rule, verdict.seats) == (Why.NOT_YOUR_TURN, "TJ-3", (0,))


def test_tj5_before_the_deal() -> None:
    verdict = opening(TJ).why("2 in", 0)
    assert (verdict.kind, verdict.rule) == (Why.CHANCE_DUE, "TJ-5")


def test_tj15_after_the_end() -> None:
    verdict = setting(TJ, "d0 dh dh | 2 3 3", "b5 | 3").play("2 d0-dh").why("3 b5-b8", 1)
    assert (verdict.kind, verdict.rule) == (Why.GAME_OVER, "TJ-15")


def test_tj6_why_a_card_lies_idle() -> None:
    at = setting(TJ, "dh | 3 10 J", "b5 bh")
    assert at.legal == moves("lay 3, lay 10, lay J")
    assert at.idle("3") == {"no_pawn_there TJ-6"}
    assert at.idle("10") == {"no_pawn_there TJ-6"}
    assert at.idle("J") == {"no_pawn_there TJ-14"}
    assert setting(TJ, "d0 | J J J", "d0").idle("J") == {"same_square TJ-14 d0"}


def test_every_reason_of_the_sheet_is_shown() -> None:
    assert {case.kind_and_rule for case in CASES} == reasons_of(REASONS, alone="given_already")
