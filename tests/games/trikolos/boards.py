"""Positions of Trikolos as a test writes them: six rows of lights from row 1, pawns by tile, and lists as text."""

from __future__ import annotations

from typing import NamedTuple

from tockade.game_types import Consequence, Verdict
from tockade.games.trikolos.engine import Board
from tockade.games.trikolos.game import Trikolos
from tockade.games.trikolos.sheets.trikolos import SHEETS

RED = "RRRRRR"


def trikolos(**options: str) -> Trikolos:
    """The game with these options."""
    return SHEETS[0].game(SHEETS[0].setup(options=options))


class Moment(NamedTuple):
    """A game with a position of it."""

    game: Trikolos
    board: Board

    @property
    def legal_texts(self) -> list[str]:
        return [move.text for move in self.game.legal_moves(self.board, self.board.turn)]

    @property
    def legal(self) -> str:
        return " ".join(self.legal_texts)

    def why(self, move: str, seat: int | None = None) -> Verdict:
        actor = self.board.turn if seat is None else seat
        return self.game.verdict(self.board, actor, self.game.read_move(move))

    def play(self, *moves: str) -> Moment:
        board = self.board
        for move in moves:
            board = self.game.play(board, board.turn, self.game.read_move(move))
        return Moment(self.game, board)

    def told(self, move: str) -> list[Consequence]:
        return self.game.consequences(self.board, self.board.turn, self.game.read_move(move))

    def pawns(self, seat: int) -> str:
        return " ".join(self.game.position_json(self.board)["pawns"][seat])

    @property
    def tiles(self) -> str:
        data = self.game.position_json(self.board)
        return " ".join([*data["tiles"], data["spare"]])


def pawns(places: str) -> list[str]:
    """The four pawns of a seat: those that are named, the others in camp."""
    named = places.split()
    return ["camp"] * (4 - len(named)) + named


def moment(
    tiles: str, white: str = "", black: str = "", *, turn: int = 0, phase: str = "move", turns: int = 0, limit: str = ""
) -> Moment:
    """A position of 36 lights, row by row from A1, and the spare; the explicit layout makes any tiles possible."""
    rows = tiles.split()
    options = {"layout": "".join(rows)} | ({"ply_limit": limit} if limit else {})
    game = trikolos(**options)
    data = {
        "tiles": rows[:6],
        "spare": rows[6],
        "pawns": [pawns(white), pawns(black)],
        "turn": turn,
        "phase": phase,
        "turns": turns,
    }
    return Moment(game, game.read_position(data))
