"""Positions of Trikolos as JSON with named fields, written and read with every impossibility refused."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tockade.game import JSON, BadInput
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
from tockade.games.trikolos.layout import Layout, lay_out
from tockade.games.trikolos.moves import HOME

WAITING: Final = "camp"
ROW_OF_TILES: Final = re.compile(f"[{LIGHTS}]{{{SIDE}}}")


class Fields(Struct, forbid_unknown_fields=True):
    """The fields of a position."""

    tiles: list[str]
    spare: str
    pawns: list[list[str]]
    turn: Annotated[int, Meta(ge=0, le=1)]
    phase: Literal["layout", "push", "move", "over"]
    turns: Annotated[int, Meta(ge=0, le=1_000_000_000)]


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


def read_fields(data: Any, layout: Layout, limit: int) -> engine.Board:
    """The position of such fields in a game with this layout and limit."""
    fields = _fields(data)
    board = engine.Board(limit)
    if fields.phase == "layout":
        return _undrawn(fields, layout, board)
    _lay(board, fields, layout)
    _place_pawns(board, fields.pawns)
    board.turn = fields.turn
    board.phase = PHASES.index(fields.phase)
    board.turns = fields.turns
    _check_phase(board)
    return board


def _fields(data: Any) -> Fields:
    try:
        return msgspec.convert(data, Fields)
    except msgspec.ValidationError as error:
        named = re.findall(r"field `(\w+)`|`\$\.(\w+)", str(error))
        raise BadInput("position_field", field="".join(named[-1]) if named else "", said=str(error)) from None


def _undrawn(fields: Fields, layout: Layout, board: engine.Board) -> engine.Board:
    if layout.letters or msgspec.to_builtins(fields) != write_fields(board):
        raise BadInput("position_layout")
    return board


def _lay(board: engine.Board, fields: Fields, layout: Layout) -> None:
    good = len(fields.tiles) == SIDE and all(ROW_OF_TILES.fullmatch(row) for row in fields.tiles)
    if not good or fields.spare not in tuple(LIGHTS):
        raise BadInput("tiles")
    letters = "".join(fields.tiles)
    found = tuple((letters + fields.spare).count(light) for light in LIGHTS)
    if found != layout.all_counts:
        raise BadInput("tile_counts", found=_counts(found), expected=_counts(layout.all_counts))
    lay_out(board, letters)
    board.spare = LIGHTS.index(fields.spare)


def _counts(numbers: tuple[int, ...]) -> str:
    return "-".join(str(number) for number in numbers)


def _place_pawns(board: engine.Board, pawns: list[list[str]]) -> None:
    if len(pawns) != 2:
        raise BadInput("pawn_seats", found=len(pawns), expected=2)
    for seat, spots in enumerate(pawns):
        if len(spots) != PAWNS:
            raise BadInput("pawn_count", seat=seat, found=len(spots), expected=PAWNS)
        for place in spots:
            _place_pawn(board, seat, place)


def _place_pawn(board: engine.Board, seat: int, place: str) -> None:
    if place == HOME:
        board.camp = _changed(board.camp, seat, -1)
        board.home = _changed(board.home, seat, 1)
    elif place in NUMBERS:
        if engine.pawn_on(board, NUMBERS[place]) >= 0:
            raise BadInput("two_pawns", place=place)
        engine.place_pawn(board, seat, NUMBERS[place])
    elif place != WAITING:
        raise BadInput("pawn_place", seat=seat, place=place)


def _changed(numbers: list[int], seat: int, change: int) -> list[int]:
    return [number + change * (at == seat) for at, number in enumerate(numbers)]


def _check_phase(board: engine.Board) -> None:
    """A game is over exactly when somebody is home or the limit is reached; a move is due if there is one."""
    if board.home[0] == board.home[1] == PAWNS:
        raise BadInput("two_winners")
    over = PAWNS in board.home or 0 < board.limit <= board.turns
    if over != (board.phase == OVER):
        raise BadInput("position_over" if over else "position_not_over")
    if board.phase == MOVE and not engine.choices(board):
        raise BadInput("position_no_move")
