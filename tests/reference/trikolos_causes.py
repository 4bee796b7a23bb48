"""Why a move of Trikolos is refused: every true cause, tile by tile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.trikolos.naive import COLUMNS, NaiveBoard
from tests.reference.causes import Cause

JSON = dict[str, Any]


def causes(limit: int, position: JSON, seat: int, text: str) -> list[Cause]:
    """Every true cause for refusing a move; none when it is legal."""
    turn = list(_turn(limit, position, seat))
    if turn:
        return turn
    pushing = text.startswith("push ")
    if pushing != (position["phase"] == "push"):
        return [Cause("wrong_phase", "TK-6" if position["phase"] == "push" else "TK-8")]
    if pushing:
        return []
    if text == "pass":
        return [Cause("must_play", "TK-8")]
    start, end = text.split("-")
    board = NaiveBoard(position)
    return list(_enter(board, seat, end) if start == "in" else _walk(board, seat, start, end))


def _turn(limit: int, position: JSON, seat: int) -> Iterator[Cause]:
    if position["phase"] == "over":
        won = any(own == ["home"] * 4 for own in position["pawns"])
        yield Cause("game_over", "TK-9") if won else Cause("limit_reached", "TK-10", number=limit)
    elif position["phase"] == "layout":
        yield Cause("chance_due", "TK-2")
    elif seat != position["turn"]:
        yield Cause("not_your_turn", "TK-6", seats=(position["turn"],))


def _rows(seat: int) -> tuple[int, int, int]:
    """First row, last row, and the step from one row to the next."""
    return (6, 1, -1) if seat else (1, 6, 1)


def _enter(board: NaiveBoard, seat: int, end: str) -> Iterator[Cause]:
    """TK-4."""
    first = _rows(seat)[0]
    if not board.camp[seat]:
        yield Cause("no_pawn_in_base", "TK-4")
    if int(end[1]) != first:
        yield Cause("not_ahead", "TK-4", places=tuple(f"{column}{first}" for column in COLUMNS))
    else:
        yield from _tile(board, seat, end, "TK-4")


def _walk(board: NaiveBoard, seat: int, start: str, end: str) -> Iterator[Cause]:
    """TK-3, TK-5."""
    rule = "TK-5" if end == "home" else "TK-3"
    column, row = start[0], int(start[1])
    owner = board.pawn.get((column, row))
    if owner is None:
        yield Cause("no_pawn_there", rule, places=(start,))
    elif owner != seat:
        yield Cause("not_your_pawn", rule, pawns=((owner, start),))
    else:
        yield from _own_walk(board, seat, start, end)


def _own_walk(board: NaiveBoard, seat: int, start: str, end: str) -> Iterator[Cause]:
    _, last, step = _rows(seat)
    column, row = start[0], int(start[1])
    if end == "home":
        if row != last:
            yield Cause("not_on_exit", "TK-5", places=(f"{column}{last}",), pawns=((seat, start),))
    elif row == last:
        yield Cause("not_ahead", "TK-5", places=("home",))
    elif end != f"{column}{row + step}":
        yield Cause("not_ahead", "TK-3", places=(f"{column}{row + step}",))
    else:
        yield from _tile(board, seat, end, "TK-3")


def _tile(board: NaiveBoard, seat: int, tile: str, rule: str) -> Iterator[Cause]:
    """TK-3: free and green, or free and orange before a free green one."""
    column, row = tile[0], int(tile[1])
    _, last, step = _rows(seat)
    light = board.light[column, row]
    if light == "R":
        yield Cause("red_light", rule, places=(tile,))
    if light == "O" and row == last:
        yield Cause("orange_last_row", rule, places=(tile,))
    if light == "O" and row != last and not board.is_free_green(column, row + step):
        pawns = _standing(board, f"{column}{row + step}")
        yield Cause("orange_not_followed", rule, places=(tile, f"{column}{row + step}"), pawns=pawns)
    if (column, row) in board.pawn:
        yield Cause("place_taken", rule, places=(tile,), pawns=_standing(board, tile))


def _standing(board: NaiveBoard, tile: str) -> tuple[tuple[int, str], ...]:
    owner = board.pawn.get((tile[0], int(tile[1])))
    return () if owner is None else ((owner, tile),)
