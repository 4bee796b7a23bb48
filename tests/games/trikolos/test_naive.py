"""The engine against a second reading of the rules, on positions thrown together and in whole games."""

from random import Random
from typing import Any

from tests.games.trikolos.boards import Moment, trikolos
from tests.games.trikolos.naive import NaiveBoard, any_position
from tests.long_runs import cases

POSITIONS = cases(6_000)


def moment_of(data: dict[str, Any]) -> Moment:
    game = trikolos(layout="".join(data["tiles"]) + data["spare"])
    return Moment(game, game.read_position(data))


def matches(moment: Moment, naive: NaiveBoard) -> bool:
    data = moment.game.position_json(moment.board)
    return {name: data[name] for name in ("tiles", "spare", "pawns")} == naive.fields()


def test_tk6_tk7_push_fall_and_return_agree() -> None:
    random = Random(7)
    for _ in range(POSITIONS):
        data = any_position(random)
        moment, naive = moment_of(data), NaiveBoard(data)
        for row in range(1, 7):
            assert matches(moment.play(f"push {row}"), naive.pushed(row)), (data, row)


def test_tk3_tk4_tk5_tk8_pawn_moves_agree() -> None:
    random = Random(8)
    for _ in range(POSITIONS // 3):
        data = any_position(random)
        moment, naive = moment_of(data), NaiveBoard(data)
        for row in range(1, 7):
            pushed, expected = moment.play(f"push {row}"), naive.pushed(row)
            legal = expected.pawn_moves()
            assert pushed.board.turn == (data["turn"] if legal else 1 - data["turn"])
            if legal:
                assert sorted(pushed.legal.split()) == legal
                assert all(matches(pushed.play(move), expected.moved(move)) for move in legal)


def naive_perft(board: NaiveBoard, depth: int, pushing: bool = True) -> int:
    if depth == 0:
        return 1
    if not pushing:
        return sum(naive_perft(passed(board.moved(move)), depth - 1) for move in board.pawn_moves())
    pushed = [board.pushed(row) for row in range(1, 7)]
    return sum(
        naive_perft(each, depth - 1, False) if each.pawn_moves() else naive_perft(passed(each), depth - 1)
        for each in pushed
    )


def passed(board: NaiveBoard) -> NaiveBoard:
    board.turn = 1 - board.turn
    return board


def perft(moment: Moment, depth: int) -> int:
    if depth == 0:
        return 1
    moves = moment.game.legal_moves(moment.board, moment.board.turn)
    return len(moves) if depth == 1 else sum(perft(moment.play(move.text), depth - 1) for move in moves)


def test_perft_of_the_standard_start() -> None:
    game = trikolos()
    start = Moment(game, game.start())
    counts = [perft(start, depth) for depth in range(1, 6)]
    assert counts == [6, 14, 84, 206, 1236]
    assert counts[:4] == [naive_perft(NaiveBoard(game.position_json(start.board)), depth) for depth in range(1, 5)]


def test_perft_of_a_crowded_middle_game() -> None:
    data = {
        "tiles": ["GORGOR", "ORGORG", "RGORGO", "RGORGO", "ORGORG", "GORGOR"],
        "spare": "G",
        "pawns": [["A3", "B2", "C6", "F4"], ["A4", "D5", "E2", "F1"]],
        "turn": 1,
        "phase": "push",
        "turns": 31,
    }
    game = trikolos()
    middle = Moment(game, game.read_position(data))
    counts = [perft(middle, depth) for depth in range(1, 5)]
    assert counts == [naive_perft(NaiveBoard(data), depth) for depth in range(1, 5)]
    assert counts == [6, 10, 60, 154]
