"""The search of Trikolos finds what looking at every line finds; the same nodes, the same move."""

from __future__ import annotations

from typing import Any

import pytest

from tockade import games
from tockade.games.trikolos import engine
from tockade.games.trikolos.constants import OVER, PUSH, WON
from tockade.games.trikolos.engine import Board
from tockade.games.trikolos.simulator import TrikolosSimulator

pytestmark = pytest.mark.engine
WEIGHTS = (10, 1, 3, 4, 2)
GAME = games.read("trikolos")


def simulator() -> TrikolosSimulator:
    made = GAME.simulator()
    assert isinstance(made, TrikolosSimulator)
    return made


def positions(count: int) -> list[Board]:
    """Positions of random games, early and late."""
    cursor, found = simulator().cursor(), []
    for seed in range(count):
        cursor.start(seed)
        for ply in range(4 + 9 * seed):
            if cursor.seat >= 0:
                cursor.play((seed * 7 + ply * ply) % cursor.legal)
        if cursor.seat >= 0:
            found.append(cursor.now())
    return found


def codes(board: Board) -> list[int]:
    options = engine.choices(board)
    return [code for code in range(48) if options >> code & 1]


def naive_value(board: Board, turns: int, ply: int) -> int:
    """The value to the seat on turn by every line of so many turns."""
    if turns == 0 and board.phase == PUSH:
        return naive_standing(board)
    return max(naive_after(board, code, turns, ply) for code in codes(board))


def naive_after(board: Board, code: int, turns: int, ply: int) -> int:
    after = engine.twin(board)
    engine.apply(after, code)
    if after.phase == OVER:
        return WON - ply if engine.winner(after) == board.turn else 0
    if after.turn == board.turn:
        return naive_value(after, turns, ply + 1)
    return -naive_value(after, turns - 1, ply + 1)


def naive_standing(board: Board) -> int:
    mine, theirs = (naive_side(board, seat) for seat in (board.turn, 1 - board.turn))
    return 2 + mine - theirs


def naive_side(board: Board, seat: int) -> int:
    tiles = [tile for tile in range(36) if board.pawns[seat] >> tile & 1]
    done = [7] * board.home[seat] + [tile // 6 + 1 if seat == 0 else 6 - tile // 6 for tile in tiles]
    open_moves = engine.pawn_choices(board, seat).bit_count()
    at_edge = sum(1 for tile in tiles if tile % 6 == 0)
    return 10 * sum(done) + sum(steps * steps for steps in done) + 3 * open_moves - 4 * at_edge


@pytest.mark.parametrize("turns", [1, 2])
def test_it_finds_what_every_line_says(turns: int) -> None:
    for board in positions(8):
        values = [naive_after(board, code, turns, 0) for code in codes(board)]
        found = simulator().search(board, WEIGHTS, turns)
        assert found.value == max(values)
        assert abs(found.value) > WON / 2 or found.number == values.index(max(values))


def test_the_same_nodes_find_the_same_move() -> None:
    for board in positions(6):
        first, again = (simulator().search(board, WEIGHTS, 18, 3000) for _ in range(2))
        assert first == again
        assert first.nodes < 3100


def place(pawns: list[list[str]], **fields: Any) -> Board:
    position: Board = GAME.read_position(GAME.position_json(GAME.start()) | {"pawns": pawns} | fields)
    return position


def test_tk9_a_win_in_one_is_taken() -> None:
    board = place([["C6", "home", "home", "home"], ["A1", "home", "home", "home"]])
    found = simulator().search(board, WEIGHTS, 4)
    assert found.value == WON - 1
    assert found.turns == 1
    after = simulator().after(board, found.number)
    won = simulator().after(after, simulator().search(after, WEIGHTS, 4).number)
    assert engine.winner(won) == 0


def test_the_limit_of_turns_is_seen() -> None:
    """TK-10: a lead is worth nothing when the next turn is the last."""
    game = games.read("trikolos 2 ply_limit=3")
    start = game.position_json(game.start()) | {"turns": 2, "pawns": [["C3", "C4", "camp", "camp"], ["camp"] * 4]}
    found = simulator().search(game.read_position(start), WEIGHTS, 3)
    assert found.value == 0
