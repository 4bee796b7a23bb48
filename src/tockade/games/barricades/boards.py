"""The two boards of Barricades: points, links, houses and first barricades."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Final

from msgspec import Struct

HOUSES: Final = 4
HOUSE_LETTERS: Final = "abcd"

# BA-1: G goal, B barricade at the start, D first point of a house, o point; neighbours are linked.
CLASSIC: Final = """
........G........
ooooooooBoooooooo
o...............o
ooooooooBoooooooo
........B........
......ooBoo......
......o...o......
....ooBoooBoo....
....o.......o....
..ooooooooooooo..
..o...o...o...o..
BoooBoooBoooBoooB
o...o...o...o...o
ooDoooDoooDoooDoo
"""

# BA-1, option `board`: each row runs from left to right; what else is linked, row by row; x of each point.
SMALL_ROWS: Final = {
    2: (0, 1, 2, 3, 4, 5, 6, 7, 8),
    3: (0, 2, 3, 4, 5, 6, 8),
    4: (0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5),
    5: (0.5, 2.5, 4, 5.5, 7.5),
    6: (4,),
    7: (0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5),
    8: (0, 1, 2, 3, 4, 5, 6, 7, 8),
    9: (4,),
}
SMALL_RISES: Final = """
2.0-3.0 2.2-3.1 2.6-3.5 2.8-3.6
3.3-4.3 3.3-4.4
4.0-5.0 4.2-5.1 4.5-5.3 4.7-5.4
5.2-6.0
6.0-7.3 6.0-7.4
7.0-8.0 7.7-8.8
8.4-9.0
"""
SMALL_BARRICADES: Final = ("3.3", "4.2", "4.5", "5.2", "7.3", "7.4", "8.4")
SMALL_DOORS: Final = ("2.1", "2.3", "2.5", "2.7")

# Where the pawns of a house are drawn, from its first point: across and down.
FIVE_PAWNS: Final = ((-1.0, 1.5), (0.0, 1.5), (1.0, 1.5), (-0.5, 2.5), (0.5, 2.5))
FOUR_PAWNS: Final = ((-0.42, 1.5), (0.42, 1.5), (-0.42, 2.4), (0.42, 2.4))


class Board(Struct, frozen=True):
    """A board: points are numbers here, in the order of `names`; people and files use the names."""

    name: str
    names: tuple[str, ...]
    number: dict[str, int]
    """The number of each name."""
    spots: tuple[tuple[float, float], ...]
    """Where each point is drawn: x to the right, y up."""
    links: tuple[tuple[int, int], ...]
    goal: int
    doors: tuple[int, ...]
    """The first point of each house, from left to right."""
    barricades: tuple[int, ...]
    """The points that hold a barricade at the start."""
    first_row: tuple[int, ...]
    last_row: tuple[int, ...]
    pawns: int
    """How many each player has."""
    house: tuple[tuple[float, float], ...]

    def neighbours(self) -> list[list[int]]:
        """The points one link away from each point, in ascending order."""
        found: list[list[int]] = [[] for _ in self.names]
        for one, other in self.links:
            found[one].append(other)
            found[other].append(one)
        return [sorted(points) for points in found]

    def mirror(self) -> list[int]:
        """For each point the one on the other side of the board, left and right changed."""
        across = max(x for x, _ in self.spots)
        return [self.spots.index((across - x, y)) for x, y in self.spots]

    def distances(self) -> list[int]:
        """How many links each point is away from the goal, barricades or not."""
        neighbours = self.neighbours()
        found = {self.goal: 0}
        reached = deque([self.goal])
        while reached:
            point = reached.popleft()
            for other in neighbours[point]:
                if other not in found:
                    found[other] = found[point] + 1
                    reached.append(other)
        return [found[point] for point in range(len(self.names))]


@cache
def classic() -> Board:
    """BA-1: 112 points, 121 links, 11 barricades, 5 pawns."""
    rows = CLASSIC.split()
    marks = {(y, x): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."}
    number = {cell: index for index, cell in enumerate(marks)}
    names = tuple(f"{y}.{x}" for y, x in marks)
    links = [(number[y, x], number[cell]) for y, x in marks for cell in ((y, x + 1), (y + 1, x)) if cell in number]
    return Board(
        name="classic",
        names=names,
        number={name: point for point, name in enumerate(names)},
        spots=tuple((float(x), float(len(rows) - 1 - y)) for y, x in marks),
        links=tuple(links),
        goal=next(number[cell] for cell, mark in marks.items() if mark == "G"),
        doors=tuple(number[cell] for cell, mark in marks.items() if mark == "D"),
        barricades=tuple(number[cell] for cell, mark in marks.items() if mark == "B"),
        first_row=tuple(number[cell] for cell in marks if cell[0] == len(rows) - 1),
        last_row=tuple(number[cell] for cell in marks if cell[0] == 1),
        pawns=5,
        house=FIVE_PAWNS,
    )


@cache
def small() -> Board:
    """BA-1, option `board`: 48 points, 56 links, 7 barricades, 4 pawns; it departs from the sheet."""
    cells = [(row, index) for row, across in SMALL_ROWS.items() for index in range(len(across))]
    names = tuple(f"{row}.{index}" for row, index in cells)
    number = {name: point for point, name in enumerate(names)}
    along = [(point, point + 1) for point, cell in enumerate(cells[:-1]) if cell[0] == cells[point + 1][0]]
    rises = [tuple(number[name] for name in rise.split("-")) for rise in SMALL_RISES.split()]
    return Board(
        name="small",
        names=names,
        number=number,
        spots=tuple((float(SMALL_ROWS[row][index]), float(row - 2)) for row, index in cells),
        links=tuple(sorted([*along, *((low, high) for low, high in rises)])),
        goal=number["9.0"],
        doors=tuple(number[name] for name in SMALL_DOORS),
        barricades=tuple(number[name] for name in SMALL_BARRICADES),
        first_row=tuple(point for point, cell in enumerate(cells) if cell[0] == 2),
        last_row=tuple(point for point, cell in enumerate(cells) if cell[0] == 8),
        pawns=4,
        house=FOUR_PAWNS,
    )


BOARDS: Final = {"classic": classic, "small": small}
