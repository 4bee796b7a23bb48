"""Trikolos once more, tiles in a dictionary: slow, plain, sharing nothing with the engine."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

COLUMNS = "ABCDEF"
ROWS = (1, 2, 3, 4, 5, 6)


class NaiveBoard:
    """Lights and pawns by (column letter, row number)."""

    def __init__(self, data: dict[str, Any]) -> None:
        rows = zip(ROWS, data["tiles"], strict=True)
        self.light = {(column, row): light for row, line in rows for column, light in zip(COLUMNS, line, strict=True)}
        self.spare: str = data["spare"]
        self.turn: int = data["turn"]
        self.camp = [places.count("camp") for places in data["pawns"]]
        self.home = [places.count("home") for places in data["pawns"]]
        self.pawn = {
            (place[0], int(place[1])): seat
            for seat, places in enumerate(data["pawns"])
            for place in places
            if place not in ("camp", "home")
        }

    def fields(self) -> dict[str, Any]:
        return {
            "tiles": ["".join(self.light[column, row] for column in COLUMNS) for row in ROWS],
            "spare": self.spare,
            "pawns": [self.places(0), self.places(1)],
        }

    def places(self, seat: int) -> list[str]:
        tiles = [f"{column}{row}" for row in ROWS for column in COLUMNS if self.pawn.get((column, row)) == seat]
        return ["camp"] * self.camp[seat] + tiles + ["home"] * self.home[seat]

    def is_free_green(self, column: str, row: int) -> bool:
        return self.light.get((column, row)) == "G" and (column, row) not in self.pawn

    def may_stand(self, seat: int, column: str, row: int) -> bool:
        """The condition of advance, for a pawn of this seat and the tile before it."""
        if (column, row) in self.pawn:
            return False
        if self.light[column, row] == "G":
            return True
        last = 6 if seat == 0 else 1
        onward = row + 1 if seat == 0 else row - 1
        return self.light[column, row] == "O" and row != last and self.is_free_green(column, onward)

    def push(self, row: int) -> None:
        """Phases 1 and 2 of a turn."""
        fallen_light, fallen_pawn = self.light["A", row], self.pawn.pop(("A", row), None)
        for left, right in zip("ABCDE", "BCDEF", strict=True):
            self.light[left, row] = self.light[right, row]
            if (right, row) in self.pawn:
                self.pawn[left, row] = self.pawn.pop((right, row))
        self.light["F", row], self.spare = self.spare, fallen_light
        if fallen_pawn is not None:
            self.put_back(fallen_pawn, row)

    def put_back(self, seat: int, row: int) -> None:
        if self.may_stand(seat, "F", row):
            self.pawn["F", row] = seat
            return
        behind = range(row - 1, 0, -1) if seat == 0 else range(row + 1, 7)
        for back in behind:
            if self.is_free_green("F", back):
                self.pawn["F", back] = seat
                return
        self.camp[seat] += 1

    def pawn_moves(self) -> list[str]:
        first, last, onward = (1, 6, 1) if self.turn == 0 else (6, 1, -1)
        found = []
        if self.camp[self.turn]:
            found += [f"in-{column}{first}" for column in COLUMNS if self.may_stand(self.turn, column, first)]
        for (column, row), seat in self.pawn.items():
            if seat != self.turn:
                continue
            if row == last:
                found.append(f"{column}{row}-home")
            elif self.may_stand(seat, column, row + onward):
                found.append(f"{column}{row}-{column}{row + onward}")
        return sorted(found)

    def move(self, text: str) -> None:
        start, end = text.split("-")
        if start == "in":
            self.camp[self.turn] -= 1
        else:
            del self.pawn[start[0], int(start[1])]
        if end == "home":
            self.home[self.turn] += 1
        else:
            self.pawn[end[0], int(end[1])] = self.turn

    def pushed(self, row: int) -> NaiveBoard:
        after = deepcopy(self)
        after.push(row)
        return after

    def moved(self, text: str) -> NaiveBoard:
        after = deepcopy(self)
        after.move(text)
        return after


def any_position(random: Random) -> dict[str, Any]:
    """Tiles and pawns thrown on the board, black or white to push; nobody has won."""
    weights = random.choice(((1, 1, 1), (6, 2, 1), (1, 6, 1), (2, 3, 6)))
    letters = random.choices("GOR", weights, k=37)
    tiles = random.sample([f"{column}{row}" for row in ROWS for column in COLUMNS], 8)
    crowded = random.choice((0.2, 0.6, 0.95))
    seats = [[place(random, tiles[seat * 4 + at], crowded) for at in range(4)] for seat in range(2)]
    return {
        "tiles": ["".join(letters[row * 6 : row * 6 + 6]) for row in range(6)],
        "spare": letters[36],
        "pawns": [[*places[:3], tiles[seat * 4 + 3]] for seat, places in enumerate(seats)],
        "turn": random.randrange(2),
        "phase": "push",
        "turns": 0,
    }


def place(random: Random, tile: str, crowded: float) -> str:
    return tile if random.random() < crowded else random.choice(("camp", "home"))
