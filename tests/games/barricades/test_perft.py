"""Counts of whole sequences of decisions over all faces of the die: pinned, and counted a second time."""

from typing import Any

import pytest
from tests.games.barricades import hand
from tests.games.barricades.naive import Naive, perft

from tockade.game_types import CHANCE
from tockade.games import AnyGame


def count(made: AnyGame, at: Any, depth: int) -> int:
    actors = made.actors(at)
    if depth == 0 or not actors:
        return int(depth == 0)
    if actors == (CHANCE,):
        return sum(count(made, made.settle(at, face), depth) for face in made.chance(at).outcomes())
    moves = made.legal_moves(at, actors[0])
    if depth == 1:
        return len(moves)
    return sum(count(made, made.play(at, actors[0], move), depth - 1) for move in moves)


MIDDLE = ("9.4 8.4 13.4", "9.6 3.8 12.8")
MIDDLE_BARRICADES = "1.8 3.9 4.8 5.8 7.6 7.10 11.0 11.4 9.5 11.12 11.16"
SMALL_MIDDLE = ("4.3 6.0 8.1", "7.2 3.1", "8.7 2.4")

CASES = [
    ("2", (), {}, (1, 12, 286, 6074)),
    ("4", (), {}, (1, 12, 316, 6256)),
    ("2", MIDDLE, {"barricades": MIDDLE_BARRICADES}, (1, 49, 3332)),
    ("3 board=small", SMALL_MIDDLE, {}, (1, 34, 1234, 57207)),
    ("3 board=small clear_last_row=on may_pass=on ply_limit=12", SMALL_MIDDLE, {"turns": 11}, (1, 40, 284, 0)),
]


@pytest.mark.parametrize(("text", "pawns", "others", "expected"), CASES)
def test_ba2_ba6_ba8_perft(
    text: str, pawns: tuple[str, ...], others: dict[str, Any], expected: tuple[int, ...]
) -> None:
    made = hand.game(text)
    at = hand.position(made, *pawns, **others)
    assert tuple(count(made, at, depth) for depth in range(len(expected))) == expected


@pytest.mark.parametrize(("text", "pawns", "others", "expected"), CASES)
def test_ba2_ba6_ba8_perft_counted_a_second_time(
    text: str, pawns: tuple[str, ...], others: dict[str, Any], expected: tuple[int, ...]
) -> None:
    made = hand.game(text)
    rules = Naive(dict(made.setup.options))
    data = made.position_json(hand.position(made, *pawns, **others))
    assert tuple(perft(rules, data, depth) for depth in range(len(expected))) == expected
