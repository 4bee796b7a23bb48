"""Every way in which the players of a match may sit: numbered in ascending order, none of them kept."""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial, prod
from typing import overload

Seating = tuple[int, ...]
"""The player at each seat."""
Sides = tuple[tuple[int, ...], ...]
"""Tuples of seats or of players, one for each side."""


def sides(teams: Sides, seating: Seating) -> Sides:
    """The teams of a game as players, in ascending order."""
    return tuple(sorted(tuple(sorted(seating[seat] for seat in side)) for side in teams))


class Seatings(Sequence[Seating]):
    """The seatings that form one of these pairings; eight players have 40,320, so each is made when it is asked for."""

    def __init__(self, teams: Sides, pairings: Sequence[Sides]) -> None:
        self._teams = teams
        self._pairings = pairings
        self._team_of = {seat: team for team, seats in enumerate(teams) for seat in seats}

    def __len__(self) -> int:
        return len(self._pairings) * self._completions([])

    def __contains__(self, seating: object) -> bool:
        if not isinstance(seating, tuple) or sorted(seating) != list(range(len(self._team_of))):
            return False
        return sides(self._teams, seating) in self._pairings

    @overload
    def __getitem__(self, index: int) -> Seating: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Seating]: ...
    def __getitem__(self, index: int | slice) -> Seating | Sequence[Seating]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        left = index + len(self) if index < 0 else index
        if not 0 <= left < len(self):
            raise IndexError(index)
        seated: list[int] = []
        possible = list(self._pairings)
        while len(seated) < len(self._team_of):
            left, possible = self._seat_next(seated, possible, left)
        return tuple(seated)

    def _seat_next(self, seated: list[int], possible: list[Sides], left: int) -> tuple[int, list[Sides]]:
        """Give the next seat to the player whose seatings have this number among them; what remains of the number."""
        for player in range(len(self._team_of)):
            fitting = [pairing for pairing in possible if player not in seated and self._fits(seated, player, pairing)]
            count = len(fitting) * self._completions([*seated, player])
            if left < count:
                seated.append(player)
                return left, fitting
            left -= count
        raise AssertionError("a number below the length has its seating")

    def _fits(self, seated: list[int], player: int, pairing: Sides) -> bool:
        """Whether the next seat's team can be the player's side, with those who sit already."""
        own = next(side for side in pairing if player in side)
        team = self._team_of[len(seated)]
        return all((other in own) == (self._team_of[seat] == team) for seat, other in enumerate(seated))

    def _completions(self, seated: list[int]) -> int:
        """In how many ways the rest of one pairing can sit down."""
        placed = [sum(seat < len(seated) for seat in seats) for seats in self._teams]
        return factorial(placed.count(0)) * prod(
            factorial(len(seats) - here) for seats, here in zip(self._teams, placed, strict=True)
        )
