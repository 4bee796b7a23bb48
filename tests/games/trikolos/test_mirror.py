"""Fairness: rows 1 and 6 exchanged and colours exchanged, everything is as it was; the pushing side stays."""

from random import Random
from typing import Any

from tests.games.trikolos.boards import Moment, trikolos
from tests.games.trikolos.naive import any_position


def mirrored_text(text: str) -> str:
    """Row r becomes row 7 - r, in pushes and on tiles; columns stay."""
    return "".join(str(7 - int(letter)) if letter in "123456" else letter for letter in text)


def mirrored(data: dict[str, Any]) -> dict[str, Any]:
    return {
        **data,
        "tiles": data["tiles"][::-1],
        "pawns": [sorted(map(mirrored_text, places), key=order) for places in data["pawns"][::-1]],
        "turn": 1 - data["turn"],
    }


def order(place: str) -> tuple[int, str, str]:
    return ({"camp": 0, "home": 2}.get(place, 1), place[1], place[0])


def pair(data: dict[str, Any]) -> tuple[Moment, Moment]:
    """A position and its mirror image, each in a game with such tiles."""
    letters = "".join(data["tiles"]) + data["spare"]
    game = trikolos(layout=letters)
    return Moment(game, game.read_position(data)), Moment(game, game.read_position(mirrored(data)))


def test_tk2_the_standard_start_is_its_own_mirror_image() -> None:
    game = trikolos()
    data = game.position_json(game.start())
    assert {**mirrored(data), "turn": 0} == data


def test_mirrored_positions_have_mirrored_moves_and_results() -> None:
    random = Random(3)
    for _ in range(300):
        here, there = pair(any_position(random))
        for row in range(1, 7):
            pushed, facing = here.play(f"push {row}"), there.play(f"push {7 - row}")
            assert sorted(map(mirrored_text, pushed.legal.split())) == sorted(facing.legal.split())
            for move in pushed.game.legal_moves(pushed.board, pushed.board.turn):
                after, reflected = pushed.play(move.text), facing.play(mirrored_text(move.text))
                seen = mirrored(after.game.position_json(after.board))
                assert seen == reflected.game.position_json(reflected.board)


def test_the_sides_of_the_pushed_row_are_not_alike() -> None:
    """Columns are no symmetry: tiles enter at F only (TK-6)."""
    game = trikolos(layout="GRRRRR" + "R" * 30 + "R")
    assert Moment(game, game.start()).play("push 1").legal.startswith("push")
    game = trikolos(layout="RRRRRG" + "R" * 30 + "R")
    assert Moment(game, game.start()).play("push 1").legal == "in-E1"
