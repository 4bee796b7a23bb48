"""One result, one move: with pawns of one colour on two central squares, to stop and to jump is the same (README-4)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.cardrace.against import compare, compare_spellings
from tests.games.cardrace.crowded import crowded_position
from tests.games.cardrace.drawn import GAMES, sheet_of, some_game
from tests.games.cardrace.setting import Setting, moves, setting
from tests.games.cardrace.test_against_reference import with_two_pawns
from tests.long_runs import cases

from tockade import games

GLOBE = "tock-globe 4"
FADOQ = "tock-fadoq 4 teams"


@pytest.mark.parametrize(
    ("setup", "pawns", "card", "stop", "jump"),
    [
        (GLOBE, "a1 a7 b7", "6", "a1-a7", "a1-a7>b7"),
        (GLOBE, "a18 a7 b7", "7", "a18-a7", "a18-a7>b7"),
        (f"{GLOBE} seven_same_pawn_stops=on", "a18 a7 b7", "7", "a18-a7", "a18-a7>b7"),
        (GLOBE, "a7 b7 c7", "X", "a7-b7", "a7-b7>c7"),
        ("tock-globe 8", "c6 c7 d7", "A", "c6-c7", "c6-c7>d7"),
        (FADOQ, "b11 a7 d7", "4", "b11-a7", "b11-a7>d7"),
        (FADOQ, "b13 b7 c7", "Q", "b13-b7", "b13-b7>c7"),
    ],
)
def test_gj13_fq13_stop_and_jump_with_one_result_are_one_move(
    setup: str, pawns: str, card: str, stop: str, jump: str
) -> None:
    at = setting(setup, f"{pawns} | {card}")
    assert stop in at.legal_with(card)
    assert jump not in at.legal_with(card)
    assert_other_spelling(at, f"{card} {jump}", f"{card} {stop}")


def test_fq9_a_pushing_5_stops_or_jumps_once() -> None:
    at = setting(FADOQ, "| 5", "c2 c7 d7")
    assert at.legal == moves("5 c2-c7, 5 c7-d12, 5 d7-a12")
    assert_other_spelling(at, "5 c2-c7>d7", "5 c2-c7")


def assert_other_spelling(at: Setting, spelled: str, listed: str) -> None:
    """The move that is not in the list is played and told as it is spelled, and is the one that is."""
    move = at.game.read_move(spelled)
    assert at.why(spelled).legal
    assert at.game.move_text(at.game.canonical(at.position, at.actor, move)) == listed
    assert [sorted(own) for own in at.play(spelled).data["pawns"]] == [
        sorted(own) for own in at.play(listed).data["pawns"]
    ]
    assert "jumped" in at.told_kinds(spelled)
    assert "jumped" not in at.told_kinds(listed)
    last = at.game.steps(move)[-1]
    assert last in [choice.step for choice in at.game.next_steps(at.position, at.actor, at.game.steps(move)[:-1])]


def test_gj14_a_king_and_gj13_a_jump_that_captures_first_make_two_of_it() -> None:
    swept = setting(GLOBE, "b12 b7 c7 | K")
    assert {"b12-b7", "b12-b7>c7"} <= set(swept.legal_with("K"))
    first = setting(f"{GLOBE} jump_captures_first=on", "a1 a7 b7 | 6")
    assert {"a1-a7", "a1-a7>b7"} <= set(first.legal_with("6"))


def test_gj13_another_colour_on_either_square_makes_two_of_it() -> None:
    for own, other in (("a1 a7", "b7"), ("a1 b7", "a7")):
        assert {"a1-a7", "a1-a7>b7"} <= set(setting(GLOBE, f"{own} | 6", other).legal_with("6"))


def test_gj16_in_the_middle_of_a_7_it_matters_who_is_left() -> None:
    """After a stop the pawn on b7 may walk on, after a jump the one on a7."""
    at = setting(GLOBE, "a3 a7 b7 | 7")
    assert {"a3-a7 b7-c10", "a3-a7>b7 a7-b10"} <= set(at.legal_with("7"))


def test_gj21_a_jump_across_the_own_start_is_no_lap_where_stopping_is_the_same() -> None:
    at = setting(f"{GLOBE} pass_own_start=last_resort", "d1 d7 a7 | 6")
    assert "d1-d7" in at.legal_with("6")
    assert at.refused("6 d1-d7>a7") == "last_resort GJ-21 a18"


def test_version_1_listed_both() -> None:
    at = setting(GLOBE, "a1 a7 b7 | 6")
    old = games.read(GLOBE, 1)
    listed = [old.move_text(move) for move in old.legal_moves(old.read_position(at.data), 0)]
    assert {"6 a1-a7", "6 a1-a7>b7"} <= set(listed)


@pytest.mark.parametrize("name", GAMES)
def test_crowded_positions_agree_with_the_second_reading(name: str) -> None:
    random = Random(f"crowded {name}")
    for _ in range(cases(80)):
        game = some_game(random, (name,))
        compare(game, game.read_position(crowded_position(random, sheet_of(game))))


@pytest.mark.parametrize("name", GAMES)
def test_every_spelling_in_crowded_positions_is_accepted(name: str) -> None:
    random = Random(f"crowded spellings {name}")
    for _ in range(cases(40)):
        game = some_game(random, (name,))
        position = with_two_pawns(crowded_position(random, sheet_of(game)))
        if not position["finished"]:
            compare_spellings(game, game.read_position(position), random)
