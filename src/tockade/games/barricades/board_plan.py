"""The boards of Barricades as drawings: where every point and every waiting pawn lies, and its name."""

from __future__ import annotations

from tockade.game_types import Arrow, ArrowKind, BoardPlan, Point, PointKind
from tockade.games.barricades.boards import HOUSE_LETTERS, HOUSES, Board


def base_name(house: int, place: int) -> str:
    """Where the pawns of a house are drawn, counted from 1: `ab1`."""
    return f"{HOUSE_LETTERS[house]}b{place}"


def board_plan(board: Board) -> BoardPlan:
    """The board as everything that draws it needs it; it is never turned: the houses lie below."""
    drawn = [_drawn(board, point) for point in range(len(board.names))]
    names = board.names
    links = tuple(Arrow(names[one], names[other], ArrowKind.LINK) for one, other in board.links)
    return BoardPlan((*drawn, *(base for house in range(HOUSES) for base in _bases(board, house))), links, 1)


def _drawn(board: Board, point: int) -> Point:
    x, y = board.spots[point]
    if point in board.doors:
        return Point(board.names[point], x, y, PointKind.START, board.doors.index(point), "D")
    return Point(board.names[point], x, y, _kind(board, point))


def _kind(board: Board, point: int) -> PointKind:
    if point == board.goal:
        return PointKind.GOAL
    if point in board.first_row:
        return PointKind.FIRST_ROW
    return PointKind.LAST_ROW if point in board.last_row else PointKind.POINT


def _bases(board: Board, house: int) -> list[Point]:
    x, y = board.spots[board.doors[house]]
    return [
        Point(base_name(house, place), x + across, y - down, PointKind.BASE, house)
        for place, (across, down) in enumerate(board.house, 1)
    ]
