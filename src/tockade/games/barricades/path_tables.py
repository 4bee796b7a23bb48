"""Lookup tables of a board for the engine: every path that a number can walk."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from tockade.games.barricades import engine
from tockade.games.barricades.boards import BOARDS, HOUSES, Board
from tockade.games.barricades.constants import BASE, FACES, LENGTHS, WORD

Path = tuple[int, ...]
KEPT: Final = 16
"""Rules that are kept for the next game of the same kind."""


def paths(neighbours: list[list[int]], start: int, length: int) -> list[Path]:
    """BA-4: every way of so many links that touches no point twice, the start first."""
    found: list[Path] = [(start,)]
    for _ in range(length):
        found = [(*path, point) for path in found for point in neighbours[path[-1]] if point not in path]
    return found


def walks(neighbours: list[list[int]], start: int, length: int) -> list[Path]:
    """Every way of so many links, turning round or not, the start first."""
    found: list[Path] = [(start,)]
    for _ in range(length):
        found = [(*path, point) for path in found for point in neighbours[path[-1]]]
    return found


def runs(board: Board) -> list[list[Path]]:
    """The points walked, by start and length: from each point, then (BA-3) from each house through its D."""
    neighbours = board.neighbours()
    found: list[list[Path]] = [[] for _ in range((BASE + HOUSES) * LENGTHS)]
    for length in range(1, FACES + 1):
        for start in range(len(board.names)):
            found[start * LENGTHS + length] = [p[1:] for p in paths(neighbours, start, length)]
        for house, door in enumerate(board.doors):
            row = (BASE + house) * LENGTHS
            found[row + length] = paths(neighbours, door, length - 1)
    return [sorted(run, key=lambda path: path[-1]) for run in found]


def bits(points: Path, word: int) -> int:
    """These points as bits of one of the two words of 64 points."""
    return sum(1 << point % WORD for point in points if point // WORD == word)


def in_order(points: Path) -> int:
    """These points as bytes, the first one lowest, each one more than its number."""
    return sum(point + 1 << 8 * place for place, point in enumerate(points))


class PathTable(NamedTuple):
    """What a board's paths come to: where those of each start and length begin, then for every path a number."""

    first: list[int]
    ends: list[int]
    low: list[int]
    """The points on the way as a set, its first word; then its second."""
    high: list[int]
    ordered: list[int]


@cache
def path_table(name: str) -> PathTable:
    """The paths of a board, whatever is played on it."""
    found = runs(BOARDS[name]())
    walked = [path for run in found for path in run]
    return PathTable(
        [0, *accumulate(len(run) for run in found)],
        [path[-1] for path in walked],
        [bits(path[:-1], 0) for path in walked],
        [bits(path[:-1], 1) for path in walked],
        [in_order(path[:-1]) for path in walked],
    )


def lay_links(rules: engine.Rules, board: Board) -> None:
    """Give the engine its links."""
    neighbours = board.neighbours()
    first = [0, *accumulate(len(near) for near in neighbours)]
    rules.lay_links(first, [point for near in neighbours for point in near], board.distances())


def lay_rows(rules: engine.Rules, board: Board) -> None:
    """Give the engine its houses and rows; BA-6: no barricade is put on the first row or the goal."""
    forbidden = {*board.first_row, board.goal}
    placeable = [point for point in range(len(board.names)) if point not in forbidden]
    rules.lay_rows(list(board.doors), list(board.last_row), placeable)


@lru_cache(KEPT)
def make_lookups(
    name: str, seats: int, may_pass: int, walls: int, clear_last_row: bool, ply_limit: int
) -> engine.Rules:
    """The rules of one game for the engine; nobody changes them afterwards."""
    board = BOARDS[name]()
    rules = engine.Rules(seats, board.pawns, board.goal)
    rules.lay_paths(*path_table(name))
    lay_links(rules, board)
    lay_rows(rules, board)
    rules.lay_mirror(board.mirror())
    rules.choose(may_pass, walls, int(clear_last_row), ply_limit)
    return rules
