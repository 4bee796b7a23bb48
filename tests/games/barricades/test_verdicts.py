"""Every reason for refusing a move: its kind, its rule, and the points, pawns and moves it names."""

import pytest
from tests.games.barricades import hand

from tockade.game_types import LEGAL, Pawn, Verdict, VerdictKind


def test_ba7_after_the_end_nothing_is_played() -> None:
    made = hand.game()
    over = hand.position(made, "0.8", phase="over", turns=50)
    assert hand.verdict(made, over, "13.2-13.3") == Verdict(VerdictKind.GAME_OVER, "BA-7")


def test_readme8_after_a_draw_nothing_is_played() -> None:
    made = hand.game("2 ply_limit=50")
    over = hand.position(made, phase="over", turns=50)
    assert hand.verdict(made, over, "pass") == Verdict(VerdictKind.LIMIT_REACHED, number=50)


def test_ba2_the_die_comes_first() -> None:
    made = hand.game()
    due = Verdict(VerdictKind.CHANCE_DUE, "BA-2")
    assert [hand.verdict(made, made.start(), "in-13.2", seat) for seat in (0, 1)] == [due, due]
    assert hand.verdict(made, hand.position(made), "in-13.2") == due
    lot = Verdict(VerdictKind.CHANCE_DUE, "BA-1")
    assert hand.verdict(hand.game("3"), hand.game("3").start(), "pass") == lot


def test_ba2_another_players_turn() -> None:
    made = hand.game()
    at = hand.position(made, "13.2", die=1)
    assert hand.verdict(made, at, "13.2-13.3", seat=1) == Verdict(VerdictKind.NOT_YOUR_TURN, "BA-2", seats=(0,))


def test_ba6_placing_when_nothing_was_hit_and_walking_when_something_was() -> None:
    made = hand.game()
    at = hand.position(made, "12.4", die=1)
    assert hand.verdict(made, at, "place 9.4") == Verdict(VerdictKind.WRONG_PHASE, "BA-6", move="12.4-11.4")
    after = hand.play(made, at, "12.4-11.4")
    wrong = Verdict(VerdictKind.WRONG_PHASE, "BA-6", move="place 1.0")
    assert [hand.verdict(made, after, text) for text in ("pass", "11.4-11.5", "in-13.2")] == [wrong] * 3


def test_ba4_the_number_leads_elsewhere() -> None:
    made = hand.game()
    at = hand.position(made, "9.4 13.2", die=3, barricades=hand.barricades("9.6"))
    wrong = Verdict(VerdictKind.WRONG_THROW, "BA-4", places=("7.5", "10.2"), number=3)
    assert hand.verdict(made, at, "9.4-1.0") == wrong
    assert hand.verdict(made, at, "9.4-9.6") == wrong


def test_ba3_the_number_brings_out_elsewhere() -> None:
    made = hand.game()
    at = hand.position(made, "13.0", die=3)
    wrong = Verdict(VerdictKind.WRONG_THROW, "BA-3", places=("13.4",), number=3)
    assert hand.verdict(made, at, "in-13.5") == wrong
    # D is the first point counted: three points from the house are two from D.
    assert hand.verdict(made, at, "in-13.4") == LEGAL


def test_ba3_nobody_waits_in_the_house() -> None:
    made = hand.game()
    at = hand.position(made, "13.5 13.6 13.7 13.8 13.9", die=1)
    assert hand.verdict(made, at, "in-13.2") == Verdict(VerdictKind.NO_PAWN_IN_BASE, "BA-3")


def test_ba8_no_pawn_or_anothers_pawn() -> None:
    made = hand.game()
    at = hand.position(made, "13.2", "13.6", die=1)
    empty = Verdict(VerdictKind.NO_PAWN_THERE, "BA-8", places=("13.4",))
    assert hand.verdict(made, at, "13.4-13.5") == empty
    barricade = Verdict(VerdictKind.NO_PAWN_THERE, "BA-8", places=("11.4",))
    assert hand.verdict(made, at, "11.4-11.5") == barricade
    others = Verdict(VerdictKind.NOT_YOUR_PAWN, "BA-8", pawns=(Pawn(1, "13.6"),))
    assert hand.verdict(made, at, "13.6-13.7") == others


@pytest.mark.parametrize("die", [2, 4, 6])
def test_ba4_turning_round_comes_back_to_ones_own_point(die: int) -> None:
    made = hand.game()
    at = hand.position(made, "13.2", die=die)
    assert hand.verdict(made, at, "13.2-13.2") == Verdict(VerdictKind.TURNED_ROUND, "BA-4", places=("13.2",))


@pytest.mark.parametrize(
    ("move", "die"), [("13.2-13.2", 1), ("13.2-13.2", 3), ("13.2-13.3", 3), ("13.2-13.4", 4), ("in-13.2", 3)]
)
def test_ba4_a_miscount_is_not_turning_round(move: str, die: int) -> None:
    made = hand.game()
    at = hand.position(made, "13.2", die=die)
    assert hand.verdict(made, at, move).kind is VerdictKind.WRONG_THROW


def test_ba4_going_round_a_triangle_touches_ones_own_point() -> None:
    made = hand.game("2 board=small")
    at = hand.position(made, "4.3", die=3, barricades="5.0 5.1 5.3 5.4 8.1 8.2 8.3")
    assert hand.verdict(made, at, "4.3-4.3") == Verdict(VerdictKind.TURNED_ROUND, "BA-4", places=("4.3",))


def test_ba6_the_barricade_in_the_way_is_named() -> None:
    made = hand.game()
    at = hand.position(made, "13.2", die=6)
    blocked = VerdictKind.BARRICADE_IN_THE_WAY
    assert hand.verdict(made, at, "13.2-11.3") == Verdict(VerdictKind.WRONG_THROW, "BA-4", places=("13.8",), number=6)
    assert hand.verdict(made, at, "13.2-11.2") == Verdict(blocked, "BA-6", places=("11.0", "11.4"))
    at = hand.position(made, "13.2", die=5)
    assert hand.verdict(made, at, "13.2-11.3") == Verdict(blocked, "BA-6", places=("11.4",))
    at = hand.position(made, die=6)
    assert hand.verdict(made, at, "in-11.5") == Verdict(blocked, "BA-6", places=("11.4",))


def test_ba6_of_several_barricades_on_one_way_the_first_is_named() -> None:
    made = hand.game()
    at = hand.position(made, "1.0", die=4, barricades=hand.barricades("1.2", "1.3"))
    assert hand.verdict(made, at, "1.0-1.4") == Verdict(VerdictKind.BARRICADE_IN_THE_WAY, "BA-6", places=("1.2",))


def test_ba5_ones_own_pawn_on_the_landing() -> None:
    made = hand.game()
    at = hand.position(made, "13.2 13.4", die=2)
    own = VerdictKind.OWN_PAWN_ON_LANDING
    assert hand.verdict(made, at, "13.2-13.4") == Verdict(own, "BA-5", pawns=(Pawn(0, "13.4"),))
    at = hand.position(made, "13.2", die=1)
    assert hand.verdict(made, at, "in-13.2") == Verdict(own, "BA-5", pawns=(Pawn(0, "13.2"),))


def test_ba9_whoever_closes_the_goal_is_named() -> None:
    made = hand.game("3 clear_last_row=on")
    at = hand.position(made, "1.7 1.4", "1.5", "1.16 2.0", die=2, barricades=hand.barricades())
    closers = (Pawn(1, "1.5"), Pawn(2, "1.16"))
    assert hand.verdict(made, at, "1.7-0.8") == Verdict(VerdictKind.GOAL_CLOSED, "BA-9", pawns=closers)


def test_ba6_where_a_barricade_may_not_be_put() -> None:
    made = hand.game()
    after = hand.play(made, hand.position(made, "12.4 13.8", "9.6", die=1), "12.4-11.4")
    for place in ("11.4", "9.6", "5.8", "13.8"):
        assert hand.verdict(made, after, f"place {place}") == Verdict(VerdictKind.PLACE_TAKEN, "BA-6", places=(place,))
    for place in ("13.0", "13.16", "13.2", "0.8"):
        assert hand.verdict(made, after, f"place {place}") == Verdict(
            VerdictKind.PLACE_FORBIDDEN, "BA-6", places=(place,)
        )
    assert hand.verdict(made, after, "place 9.4") == LEGAL


def test_ba8_who_can_move_must_and_is_told_how() -> None:
    made = hand.game("2 may_pass=off")
    at = hand.position(made, "13.2", die=4)
    must = Verdict(VerdictKind.MUST_MOVE, "BA-8", number=4, move="13.2-11.0")
    assert hand.verdict(made, at, "pass") == must
    assert hand.verdict(made, at, must.move) == LEGAL
    made = hand.game("2 may_pass=on")
    assert hand.verdict(made, hand.position(made, "13.2", die=4), "pass") == LEGAL


def test_ba4_ba8_the_pawn_is_told_before_the_number_and_the_number_before_the_path() -> None:
    made = hand.game()
    at = hand.position(made, "13.2", "12.4", die=2)
    assert hand.verdict(made, at, "9.2-1.0").kind is VerdictKind.NO_PAWN_THERE
    assert hand.verdict(made, at, "12.4-1.0").kind is VerdictKind.NOT_YOUR_PAWN
    assert hand.verdict(made, at, "13.2-1.0").kind is VerdictKind.WRONG_THROW
    assert hand.verdict(made, at, "12.4-11.5").kind is VerdictKind.NOT_YOUR_PAWN
    assert hand.verdict(made, at, "12.4-12.4").kind is VerdictKind.NOT_YOUR_PAWN


def test_every_spelling_has_a_verdict_and_only_the_listed_ones_are_legal() -> None:
    made = hand.game("2 board=small")
    names = [point.name for point in made.plan.points if "." in point.name]
    at = hand.position(made, "4.3 8.3", "3.4 8.5", die=2)
    spelled = [f"{start}-{end}" for start in names for end in names] + [f"in-{end}" for end in names]
    spelled += [f"place {name}" for name in names] + ["pass"]
    found = [text for text in spelled if hand.verdict(made, at, text).legal]
    assert sorted(found) == hand.legal(made, at)
    assert all(hand.verdict(made, at, text).rule.startswith("BA-") for text in set(spelled) - set(found))
