"""A board, its options and the number of players as tables of numbers that the engine reads."""

from __future__ import annotations

from tockade.games.barricades.constants import CELLS, LINKS, PASS_NEVER, PATHS, RUNS, SEATS, WALLS_FIRST
from tockade.games.barricades.engine_sections.c_stand_ins import filled, padded


class Rules:
    """A board, its options and the number of players, as tables."""

    def __init__(self, seats: int, pawns: int, goal: int) -> None:
        self.seats = seats
        self.pawns = pawns
        self.goal = goal
        self.points = 0
        self.places = 0
        self.may_pass = PASS_NEVER
        self.walls = WALLS_FIRST
        self.clear_last_row = 0
        self.ply_limit = 0
        self.path_first = filled(0, RUNS)
        self.path_end = filled(0, PATHS)
        self.path_low = filled(0, PATHS)
        self.path_high = filled(0, PATHS)
        self.path_way = filled(0, PATHS)
        self.near_first = filled(0, CELLS)
        self.near = filled(0, LINKS)
        self.distance = filled(0, CELLS)
        self.door = filled(0, SEATS)
        self.in_last_row = filled(0, CELLS)
        self.placeable = filled(0, CELLS)
        self.may_hold = filled(0, CELLS)
        self.mirror = filled(0, CELLS)

    def lay_paths(self, first: list[int], end: list[int], low: list[int], high: list[int], way: list[int]) -> None:
        """Paths by start, length and end; `first[start * LENGTHS + length]` is where each run begins.

        The points before the last are bits of two words, and in their order bytes of `way`, each one more than a point.
        """
        self.path_first = padded(first, RUNS)
        self.path_end = padded(end, PATHS)
        self.path_low = padded(low, PATHS)
        self.path_high = padded(high, PATHS)
        self.path_way = padded(way, PATHS)

    def lay_links(self, first: list[int], near: list[int], distance: list[int]) -> None:
        """The neighbours of each point, and its distance from the goal when no barricade stands."""
        self.points = len(distance)
        self.near_first = padded(first, CELLS)
        self.near = padded(near, LINKS)
        self.distance = padded(distance, CELLS)

    def lay_rows(self, doors: list[int], last_row: list[int], placeable: list[int]) -> None:
        """The first points of the houses, the last straight, and where a barricade may be put."""
        self.door = padded(doors, SEATS)
        self.in_last_row = [int(point in last_row) for point in range(CELLS)]
        self.placeable = padded(placeable, CELLS)
        self.places = len(placeable)
        self.may_hold = [int(point in placeable) for point in range(CELLS)]

    def lay_mirror(self, mirror: list[int]) -> None:
        """For each point the one on the other side of the board, left and right changed."""
        self.mirror = padded(mirror, CELLS)

    def choose(self, may_pass: int, walls: int, clear_last_row: int, ply_limit: int) -> None:
        """The options of the sheet; a limit of 0 is none."""
        self.may_pass = may_pass
        self.walls = walls
        self.clear_last_row = clear_last_row
        self.ply_limit = ply_limit
