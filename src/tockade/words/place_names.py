"""A place of the board as people call it: "la case 3 de votre maison" instead of `ah3`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tockade.game_types import BoardPlan, Point, PointKind

if TYPE_CHECKING:
    from tockade.words.message_arguments import Arguments, MessageReader

UNSPOKEN: Final = (PointKind.BASE, PointKind.CAMP, PointKind.SPARE)
"""No sentence leads there by name."""
ROWS: Final = (PointKind.POINT, PointKind.FIRST_ROW, PointKind.LAST_ROW)
"""Points that are counted: rows from below, points of a row from the left."""


def place_name(reader: MessageReader, place: str, about: int = -1) -> str:
    """The words for a place; what is no place of the board (`none`, `home`) stays as it is."""
    point = next((point for point in reader.plan.points if point.name == place), None) if reader.plan else None
    if point is None or point.kind in UNSPOKEN:
        return place
    kind = PointKind.POINT if point.kind in ROWS else point.kind
    return reader.words.format(f"place-{kind}", place_arguments(reader, point, about), reader.game)


def place_arguments(reader: MessageReader, point: Point, about: int = -1) -> Arguments:
    """What a `place-` message is given: the printed number, the arm's letter, and the player whose arm it is."""
    plan = reader.plan
    assert plan is not None
    owner = plan.owners[point.arm] if 0 <= point.arm < len(plan.owners) else -1
    row, number = counted(plan, point)
    return {
        **reader.player("seat", owner, about),
        "letter": chr(ord("A") + point.arm) if point.arm >= 0 else point.name,
        "number": number,
        "row": row,
        "name": point.name,
    }


def counted(plan: BoardPlan, point: Point) -> tuple[int, int]:
    """The row from below and the number from the left of a point in rows; else no row, and the printed number."""
    if "." not in point.name:
        digits = "".join(letter for letter in point.name[1:] if letter.isdigit())
        return 0, int(digits or 0)
    in_rows = [each for each in plan.points if "." in each.name]
    heights = sorted({each.y for each in in_rows})
    beside = sorted(each.x for each in in_rows if each.y == point.y)
    return heights.index(point.y) + 1, beside.index(point.x) + 1
