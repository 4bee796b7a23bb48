"""BA-2: all throw, the highest begins and plays that number; then the houses from left to right."""

import pytest
from tests.games.barricades import hand

from tockade.game_types import CHANCE, BadInput, ChanceKind, Consequence, ConsequenceKind, Outcome


def test_ba2_each_throws_in_turn_and_the_highest_plays_that_number() -> None:
    made = hand.game("4")
    at = made.start()
    for thrower, face in enumerate((2, 5, 4, 1)):
        chance = made.chance(at)
        assert (chance.kind, chance.choices, chance.seats) == (ChanceKind.DIE, 6, (thrower,))
        told, *begins = made.chance_consequences(at, Outcome.read(f"die {face}"))
        assert told == Consequence(ConsequenceKind.THREW, thrower, number=face)
        assert begins == ([Consequence(ConsequenceKind.BEGINS, 1, number=5)] if thrower == 3 else [])
        at = hand.play(made, at, f"die {face}")
    data = made.position_json(at)
    assert (data["turn"], data["phase"], data["die"], data["turns"]) == (1, "walk", 5, 0)
    assert hand.legal(made, at) == ["in-11.4", "in-11.8", "in-13.10", "in-13.2"]


def test_ba2_the_tied_throw_again_among_themselves_and_the_last_number_counts() -> None:
    made = hand.game("4")
    at = hand.play(made, made.start(), "die 2", "die 6", "die 4")
    told = made.chance_consequences(at, Outcome.read("die 6"))
    assert told[1:] == [Consequence(ConsequenceKind.TIED, seats=(1, 3))]
    at = hand.play(made, at, "die 6")
    data = made.position_json(at)
    assert (data["phase"], data["contenders"], data["throws"], data["turn"]) == ("opening", [1, 3], [], 1)
    at = hand.play(made, at, "die 3", "die 3")
    assert made.position_json(at)["contenders"] == [1, 3]
    at = hand.play(made, at, "die 1")
    assert made.chance(at).seats == (3,)
    at = hand.play(made, at, "die 2")
    data = made.position_json(at)
    assert (data["turn"], data["phase"], data["die"]) == (3, "walk", 2)
    assert (data["contenders"], data["throws"]) == ([], [])


def test_ba2_with_three_the_lot_comes_before_the_throws() -> None:
    made = hand.game("3")
    at = hand.play(made, made.start(), "lot 2", "die 1", "die 1", "die 6")
    assert (made.actors(at), made.position_json(at)["die"]) == ((2,), 6)


def test_ba2_the_houses_follow_from_left_to_right_and_each_turn_begins_with_a_throw() -> None:
    made = hand.game("3")
    at = hand.play(made, made.start(), "lot 1", "die 1", "die 5", "die 2", "in-13.14")
    order: list[int] = []
    for _ in range(4):
        assert made.actors(at) == (CHANCE,)
        order.extend(made.chance(at).seats)
        at = hand.play(made, at, "die 1")
        at = made.play(at, order[-1], made.legal_moves(at, order[-1])[0])
    assert order == [2, 0, 1, 2]


def test_ba10_a_six_gives_no_further_throw() -> None:
    made = hand.game("2")
    at = hand.play(made, hand.position(made), "die 6", "in-13.7")
    assert made.chance(at).seats == (1,)


@pytest.mark.parametrize("text", ["die 0", "die 7", "lot 0", "die", "die 1 2", "die x", "draw 5"])
def test_ba2_an_impossible_throw_is_refused(text: str) -> None:
    made = hand.game("2")
    with pytest.raises(BadInput):
        made.settle(made.start(), Outcome.read(text))


def test_ba2_no_throw_when_a_player_is_to_move() -> None:
    made = hand.game("2")
    with pytest.raises(BadInput):
        made.settle(hand.position(made, die=3), Outcome.read("die 3"))
