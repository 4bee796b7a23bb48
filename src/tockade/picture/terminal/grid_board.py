"""A board whose points lie on a grid, drawn where they lie."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tockade.game_types import Point, PointKind
from tockade.picture.board_geometry import BoardGeometry
from tockade.picture.terminal.point_text import STRONG, PointText

COLUMNS = 80
HEADING = 4
WIDEST = 7


def fits_grid(frame: BoardGeometry) -> bool:
    """Whether every point lies on whole or half steps, so that rows and columns are rows and columns."""
    kept = [point for point in frame.plan.points if point.kind is not PointKind.BASE]
    return all(abs(4 * value - round(4 * value)) < 0.01 for point in kept for value in (point.x, point.y))


def draw_grid(cells: PointText) -> list[Text]:
    """Line by line, the highest row first."""
    left, _, right, _ = cells.frame.box()
    width = min(WIDEST, int((COLUMNS - HEADING) / (right - left + 1)))
    rows: dict[float, list[tuple[float, Text]]] = {}
    headings: dict[float, list[Point]] = {}
    for point in cells.frame.plan.points:
        y = _row(cells.frame, point)
        headings.setdefault(y, []).append(point)
        rows.setdefault(y, []).append((cells.frame.spots[point.name][0], cells.cell(point, width)))
    for (x, y), mark in _marks(cells.frame).items():
        rows.setdefault(y, []).append((x, Text(mark.center(width), STRONG)))
    return [_line(_heading(headings.get(y, [])), rows[y], left, width) for y in sorted(rows)]


def _line(heading: str, row: Sequence[tuple[float, Text]], left: float, width: int) -> Text:
    line = Text(heading.rjust(HEADING - 1) + " ", STRONG)
    for x, text in sorted(row, key=lambda at: at[0]):
        line.append(" " * max(round((x - left) * width) + HEADING - len(line), 0))
        line.append_text(text)
    return line


def _row(frame: BoardGeometry, point: Point) -> float:
    """The row of a point, to half a step; a spare tile lies beside the row above the middle."""
    y = round(2 * frame.spots[point.name][1]) / 2
    return y - 0.5 if point.kind is PointKind.SPARE else y


def _heading(points: Sequence[Point]) -> str:
    """`13.` where all the points of a row are named after it."""
    named = {point.name.partition(".")[0] for point in points if "." in point.name}
    return f"{named.pop()}." if len(named) == 1 else ""


def _marks(frame: BoardGeometry) -> dict[tuple[float, float], str]:
    """The letters of the arms, at the ends of their houses, and the side from which rows are pushed."""
    found = {}
    for arm in frame.arms():
        rooms = [frame.spots[point.name] for point in frame.of_arm(arm, PointKind.ROOM)]
        if len(rooms) > 1 and frame.named(arm):
            (x, y), (nearer_x, nearer_y) = rooms[-2], rooms[-1]
            found[2 * nearer_x - x, 2 * nearer_y - y] = f"[{frame.named(arm)}]"
    for arrow in frame.plan.arrows:
        if arrow.kind == "push":
            (x, y), (end, _) = frame.spots[arrow.start], frame.spots[arrow.end]
            found[x + (1 if end < x else -1), y] = "◀" if end < x else "▶"
    return found
