"""A second reading of the rules, slow and plain: paths by recursion over named points, positions as JSON.

It shares nothing with the engine: the boards are written down again, and no table is made of anything.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

Place = str
JSON = dict[str, Any]

CLASSIC_ROWS = [
    "        G        ",
    "ooooooooBoooooooo",
    "o               o",
    "ooooooooBoooooooo",
    "        B        ",
    "      ooBoo      ",
    "      o   o      ",
    "    ooBoooBoo    ",
    "    o       o    ",
    "  ooooooooooooo  ",
    "  o   o   o   o  ",
    "BoooBoooBoooBoooB",
    "o   o   o   o   o",
    "ooooooooooooooooo",
]
SMALL_LINKS = """
2.0-2.1 2.0-3.0 2.1-2.2 2.2-2.3 2.2-3.1 2.3-2.4 2.4-2.5 2.5-2.6 2.6-2.7 2.6-3.5 2.7-2.8 2.8-3.6 3.0-3.1
3.1-3.2 3.2-3.3 3.3-3.4 3.3-4.3 3.3-4.4 3.4-3.5 3.5-3.6 4.0-4.1 4.0-5.0 4.1-4.2 4.2-4.3 4.2-5.1 4.3-4.4
4.4-4.5 4.5-4.6 4.5-5.3 4.6-4.7 4.7-5.4 5.0-5.1 5.1-5.2 5.2-5.3 5.2-6.0 5.3-5.4 6.0-7.3 6.0-7.4 7.0-7.1
7.0-8.0 7.1-7.2 7.2-7.3 7.3-7.4 7.4-7.5 7.5-7.6 7.6-7.7 7.7-8.8 8.0-8.1 8.1-8.2 8.2-8.3 8.3-8.4 8.4-8.5
8.4-9.0 8.5-8.6 8.6-8.7 8.7-8.8
"""


DEFAULTS = {"board": "classic", "walls": "first", "may_pass": "blocked", "clear_last_row": "off", "ply_limit": "none"}


@cache
def _beside(links: frozenset[frozenset[Place]], place: Place) -> list[Place]:
    return [other for link in links if place in link for other in link - {place}]


@cache
def apart(links: frozenset[frozenset[Place]], place: Place, goal: Place) -> int:
    """The fewest points from one place to another."""
    steps, reached = 0, {place}
    while goal not in reached:
        steps, reached = steps + 1, {other for one in reached for other in _beside(links, one)}
    return steps


class Ground(NamedTuple):
    """A board, by names."""

    links: frozenset[frozenset[Place]]
    goal: Place
    doors: list[Place]
    barricades: set[Place]
    first_row: str
    last_row: str
    pawns: int

    def points(self) -> set[Place]:
        return {place for link in self.links for place in link}

    def beside(self, place: Place) -> list[Place]:
        return _beside(self.links, place)

    def far(self, place: Place) -> int:
        """The fewest points from here to the goal."""
        return apart(self.links, place, self.goal)


def classic() -> Ground:
    cells = {(y, x): mark for y, row in enumerate(CLASSIC_ROWS) for x, mark in enumerate(row) if mark != " "}
    pairs = [(f"{y}.{x}", f"{v}.{u}") for y, x in cells for v, u in cells if abs(y - v) + abs(x - u) == 1]
    barricades = {f"{y}.{x}" for (y, x), mark in cells.items() if mark == "B"}
    return Ground(frozenset(map(frozenset, pairs)), "0.8", ["13.2", "13.6", "13.10", "13.14"], barricades, "13", "1", 5)


def small() -> Ground:
    links = frozenset(frozenset(link.split("-")) for link in SMALL_LINKS.split())
    barricades = {"3.3", "4.2", "4.5", "5.2", "7.3", "7.4", "8.4"}
    return Ground(links, "9.0", ["2.1", "2.3", "2.5", "2.7"], barricades, "2", "8", 4)


GROUNDS = {"classic": classic(), "small": small()}


class Naive:
    """The rules of one game."""

    def __init__(self, options: Mapping[str, str]) -> None:
        chosen = DEFAULTS | dict(options)
        self.ground = GROUNDS[chosen["board"]]
        self.may_pass, self.walls = chosen["may_pass"], chosen["walls"]
        self.clear_last_row = chosen["clear_last_row"] == "on"
        self.limit = 0 if chosen["ply_limit"] == "none" else int(chosen["ply_limit"])

    def legal(self, position: JSON) -> set[str]:
        """The texts of all legal moves of the seat whose turn it is."""
        if position["phase"] == "place":
            return {f"place {place}" for place in self.free(position)}
        walks = set(self.walks(position))
        return walks | {"pass"} if not walks or self.may_stay(position, walks) else walks

    def may_stay(self, position: JSON, walks: set[str]) -> bool:
        """BA-8: always, never, or when nothing advances and nobody stands before the goal."""
        if self.may_pass != "blocked":
            return self.may_pass == "on"
        own = position["pawns"][position["turn"]]
        return not any(self.nearer(walk) for walk in walks) and not any(self.waits(position, place) for place in own)

    def nearer(self, walk: str) -> bool:
        """Barricades and pawns are not counted; bringing a pawn in is nearer."""
        start, end = walk.replace("in-", "base-").split("-")
        return start == "base" or self.ground.far(end) < self.ground.far(start)

    def waits(self, position: JSON, place: Place) -> bool:
        """Whether fewer points than were thrown lead from here to the goal, and no barricade stands on them."""
        reached = {place} - {"base"}
        for _ in range(position["die"] - 1):
            reached |= {other for one in reached for other in self.ground.beside(one)} - set(position["barricades"])
        return self.ground.goal in reached

    def free(self, position: JSON) -> Iterator[Place]:
        for place in self.ground.points():
            row = place.split(".")[0]
            taken = any(place in pawns for pawns in position["pawns"]) or place in position["barricades"]
            if not taken and row != self.ground.first_row and place != self.ground.goal:
                yield place

    def walks(self, position: JSON) -> Iterator[str]:
        seat, die = position["turn"], position["die"]
        for start in position["pawns"][seat]:
            if start == "base":
                door = self.ground.doors[position["arms"][seat]]
                ends = [door] if die == 1 else list(self.ends(position, [door], die - 1))
            else:
                ends = list(self.ends(position, [start], die))
            for end in ends:
                if end not in position["pawns"][seat] and not self.closed(position, end):
                    yield f"in-{end}" if start == "base" else f"{start}-{end}"

    def ends(self, position: JSON, path: list[Place], left: int) -> Iterator[Place]:
        """Where a pawn that has walked this path can end after so many more points."""
        for place in self.ground.beside(path[-1]):
            if place not in path:
                if left == 1:
                    yield place
                elif place not in position["barricades"]:
                    yield from self.ends(position, [*path, place], left - 1)
                elif self.walls == "any":
                    yield from self.over(position, [*path, place], left - 1)

    def over(self, position: JSON, path: list[Place], left: int) -> Iterator[Place]:
        """BA-6, `walls=any`: a pawn that has reached a barricade goes on over barricades only, and hits the last."""
        for place in self.ground.beside(path[-1]):
            if place in position["barricades"] and place not in path:
                if left == 1:
                    yield place
                else:
                    yield from self.over(position, [*path, place], left - 1)

    def closed(self, position: JSON, end: Place) -> bool:
        others = [pawns for seat, pawns in enumerate(position["pawns"]) if seat != position["turn"]]
        on_last_row = any(place.split(".")[0] == self.ground.last_row for pawns in others for place in pawns)
        return self.clear_last_row and end == self.ground.goal and on_last_row

    def play(self, position: JSON, move: str) -> JSON:
        """The position after a legal move, with its lists in any order."""
        after = copy.deepcopy(position)
        after["die"] = 0
        if move.startswith("place "):
            after["barricades"].append(move.removeprefix("place "))
        elif move != "pass" and self.walk(after, move):
            return after
        self.end_turn(after)
        return after

    def walk(self, after: JSON, move: str) -> bool:
        """Walk; say whether the turn does not end with that."""
        start, end = move.replace("in-", "base-").split("-")
        for pawns in after["pawns"]:
            if end in pawns:
                pawns[pawns.index(end)] = "base"
        own = after["pawns"][after["turn"]]
        own[own.index(start)] = end
        if end in after["barricades"]:
            after["barricades"].remove(end)
            after["phase"] = "place"
        if end == self.ground.goal:
            after["phase"] = "over"
            after["turns"] += 1
        return after["phase"] in ("place", "over")

    def end_turn(self, after: JSON) -> None:
        after["turns"] += 1
        if after["turns"] == self.limit:
            after["phase"] = "over"
        else:
            after["phase"] = "throw"
            after["turn"] = (after["turn"] + 1) % len(after["pawns"])


def settled(position: JSON) -> JSON:
    """The same with its lists in one order, for comparing."""
    pawns = [sorted(places) for places in position["pawns"]]
    return position | {"pawns": pawns, "barricades": sorted(position["barricades"])}


def perft(rules: Naive, position: JSON, depth: int) -> int:
    """Sequences of so many decisions, over all faces of the die."""
    if depth == 0 or position["phase"] == "over":
        return int(depth == 0)
    if position["phase"] == "throw":
        thrown = [position | {"phase": "walk", "die": face} for face in range(1, 7)]
        return sum(perft(rules, each, depth) for each in thrown)
    return sum(perft(rules, rules.play(position, move), depth - 1) for move in rules.legal(position))
