"""Positions of Trikolos as JSON with named fields, written and read with every impossibility refused."""

from __future__ import annotations

import re
from typing import Any, Final

from tockade.game_types import JSON, BadInput
from tockade.games.position_fields import QUOTED, Fields
from tockade.games.trikolos import engine
from tockade.games.trikolos.constants import (
    LAYOUT,
    LIGHTS,
    MOVE,
    NAMES,
    NUMBERS,
    OVER,
    PAWNS,
    PHASES,
    SIDE,
    TILES,
)
from tockade.games.trikolos.move_notation import HOME
from tockade.games.trikolos.start_tiles import StartTiles, lay_out

WAITING: Final = "camp"
ROW_OF_TILES: Final = re.compile(f"[{LIGHTS}]{{{SIDE}}}")


FIELDS: Final = frozenset(["tiles", "spare", "pawns", "turn", "phase", "turns"])
MOST_TURNS: Final = 10**9


def write_fields(board: engine.Board) -> JSON:
    laid = board.phase != LAYOUT
    lights = "".join(LIGHTS[engine.light_of(board, tile)] for tile in range(TILES)) if laid else ""
    return {
        "tiles": [lights[start : start + SIDE] for start in range(0, len(lights), SIDE)],
        "spare": LIGHTS[board.spare],
        "pawns": [places(board, seat) for seat in range(2)],
        "turn": board.turn,
        "phase": PHASES[board.phase],
        "turns": board.turns,
    }


def places(board: engine.Board, seat: int) -> list[str]:
    """Where the pawns of a seat are: camp, tiles from A1, the other camp."""
    on_board = [NAMES[tile] for tile in range(TILES) if board.pawns[seat] >> tile & 1]
    return [WAITING] * board.camp[seat] + on_board + [HOME] * board.home[seat]


def read_fields(data: Any, layout: StartTiles, limit: int) -> engine.Board:
    """The position of such fields in a game with this layout and limit."""
    fields = Fields(data, FIELDS)
    board = engine.Board(limit)
    phase = fields.word("phase", PHASES)
    if phase == LAYOUT:
        _check_undrawn(fields, layout, board)
        return board
    _lay(board, fields, layout)
    _place_pawns(board, fields.pawns(2, PAWNS))
    board.phase = phase
    board.turn = fields.number("turn", 1)
    board.turns = fields.number("turns", MOST_TURNS)
    _check_phase(board)
    return board


def _check_undrawn(fields: Fields, layout: StartTiles, board: engine.Board) -> None:
    """TK-2: before the tiles are drawn there is nothing else, and only where they are drawn."""
    if layout.letters:
        raise BadInput("position_phase", phase=PHASES[LAYOUT])
    for name, value in write_fields(board).items():
        if fields.value(name) != value or type(fields.value(name)) is not type(value):
            raise BadInput("position_layout", field=name)


def _lay(board: engine.Board, fields: Fields, layout: StartTiles) -> None:
    tiles, spare = fields.value("tiles"), fields.word("spare", tuple(LIGHTS))
    rows = tiles if isinstance(tiles, list) and all(isinstance(row, str) for row in tiles) else []
    if len(rows) != SIDE or not all(ROW_OF_TILES.fullmatch(row) for row in rows):
        raise BadInput("tiles")
    letters = "".join(rows)
    found = tuple((letters + LIGHTS[spare]).count(light) for light in LIGHTS)
    if found != layout.all_counts:
        raise BadInput("tile_counts", found=_counts(found), expected=_counts(layout.all_counts))
    lay_out(board, letters)
    board.spare = spare


def _counts(numbers: tuple[int, ...]) -> str:
    return "-".join(str(number) for number in numbers)


def _place_pawns(board: engine.Board, pawns: list[list[str]]) -> None:
    for seat, spots in enumerate(pawns):
        for place in spots:
            _place_pawn(board, seat, place)


def _place_pawn(board: engine.Board, seat: int, place: str) -> None:
    if place == HOME:
        board.camp = _changed(board.camp, seat, -1)
        board.home = _changed(board.home, seat, 1)
    elif place in NUMBERS:
        if engine.pawn_on(board, NUMBERS[place]) >= 0:
            raise BadInput("position_two_pawns", place=place)
        engine.place_pawn(board, seat, NUMBERS[place])
    elif place != WAITING:
        raise BadInput("position_place", place=place[:QUOTED])


def _changed(numbers: list[int], seat: int, change: int) -> list[int]:
    return [number + change * (at == seat) for at, number in enumerate(numbers)]


def _check_phase(board: engine.Board) -> None:
    """A game is over exactly when somebody is home or the limit is reached; a move is due if there is one."""
    if board.home[0] == board.home[1] == PAWNS:
        raise BadInput("two_winners")
    if 0 < board.limit < board.turns:
        raise BadInput("position_turns", turns=board.turns, limit=board.limit)
    if board.turns == board.limit > 0 and board.phase != OVER:
        raise BadInput("position_limit", limit=board.limit)
    won = PAWNS in board.home
    if (won or board.turns == board.limit > 0) != (board.phase == OVER):
        raise BadInput("position_over" if won else "position_not_over")
    if won and board.home[board.turn] != PAWNS:
        raise BadInput("position_last_move", seat=board.turn)  # TK-9
    if board.phase == MOVE and not engine.choices(board):
        raise BadInput("position_no_move")
