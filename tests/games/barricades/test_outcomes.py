"""BA-1, BA-2: the lot and all throws for the beginning as events with their probabilities."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from tests.games.barricades import hand

pytestmark = pytest.mark.engine
FACES = range(1, 7)


@cache
def beginning(contenders: int, thrown: tuple[int, ...] = ()) -> dict[tuple[int, int], Fraction]:
    """Who begins with which number, by counting all throws; the tied throw again among themselves."""
    won: dict[tuple[int, int], Fraction] = {}
    again = Fraction(0)
    rest = list(product(FACES, repeat=contenders - len(thrown)))
    for way in rest:
        faces = (*thrown, *way)
        tied = [who for who, face in enumerate(faces) if face == max(faces)]
        later = {(0, max(faces)): Fraction(1)} if len(tied) == 1 else {}
        if len(tied) == contenders and not thrown:
            again += Fraction(1, len(rest))
        elif len(tied) > 1:
            later = beginning(len(tied))
        for (who, face), chance in later.items():
            won[tied[who], face] = won.get((tied[who], face), Fraction(0)) + chance / len(rest)
    return {outcome: chance / (1 - again) for outcome, chance in won.items()}


@pytest.mark.parametrize(
    ("seats", "thrown"), [(2, ()), (3, ()), (4, ()), (2, (3,)), (4, (6,)), (4, (1, 1)), (4, (5, 2, 5)), (4, (6, 6, 6))]
)
def test_ba2_all_throws_for_the_beginning_are_one_event(seats: int, thrown: tuple[int, ...]) -> None:
    made = hand.game(str(seats))
    at = made.start() if seats != 3 else hand.play(made, made.start(), "lot 1")
    at = hand.play(made, at, *(f"die {face}" for face in thrown))
    found = {
        (each.number // 6, each.number % 6 + 1): Fraction(each.probability).limit_denominator(10**8)
        for each in made.simulator().chance(at)
    }
    assert found == beginning(seats, thrown)


def test_ba2_the_event_says_who_begins_and_what_is_walked() -> None:
    made = hand.game("4")
    told = made.position_json(made.simulator().after_chance(made.start(), 2 * 6 + 4))
    assert (told["turn"], told["die"], told["phase"], told["contenders"], told["throws"]) == (2, 5, "walk", [], [])


def test_ba1_each_house_stays_empty_as_often() -> None:
    made = hand.game("3")
    assert [tuple(each) for each in made.simulator().chance(made.start())] == [(house, 0.25) for house in range(4)]
