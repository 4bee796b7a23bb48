"""What the end of a playout is worth to the probe: how far everybody's pawns have come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tockade.games.cardrace.bot_interface import CardRace, Position, constants, unpack

WIN: Final = 1000.0
ON_BOARD: Final = 12.0
HOME: Final = 25.0
DEEP: Final = 2.0
"""For each room further in."""
PIECE: Final = 22.0
ON_EXIT: Final = 14.0
ARRIVED: Final = 58.0
"""Tijou's pieces."""
LEAD: Final = 200.0
"""The smaller, the more an advanced seat of Tijou counts."""


class RaceValue:
    """The values of one game's positions."""

    def __init__(self, game: CardRace) -> None:
        self.game = game
        self.rules = game.engine_rules

    def worth(self, leaf: Position, places: Sequence[int], seat: int) -> float:
        """What a seat's side is ahead of the mean of the others; more than anything else a win."""
        side = next(number for number, seats in enumerate(self.game.teams) if seat in seats)
        if 1 in places:
            return WIN if places[side] == 1 else -WIN
        armies = self._armies(leaf)
        others = [army for number, army in enumerate(armies) if number != side]
        return armies[side] - sum(others) / len(others)

    def _armies(self, leaf: Position) -> list[float]:
        arrays = unpack(leaf)
        reached = [
            self._reached(arrays["place"][4 * seat : 4 * seat + self.rules.pawns], arrays["arm"][seat])
            for seat in range(self.rules.seats)
        ]
        return [sum(reached[seat] for seat in seats) for seats in self.game.teams]

    def _reached(self, places: Sequence[int], arm: int) -> float:
        """What the pawns of one seat have reached."""
        if self.rules.stacking:
            reached = sum(self._piece(place, arm) for place in places)
            return reached + reached**2 / LEAD
        return sum(self._pawn(place, arm) for place in places)

    def _pawn(self, place: int, arm: int) -> float:
        if place >= constants.BASE:
            return 0.0
        if place >= constants.HOUSE:
            return ON_BOARD + self.rules.ring + HOME + DEEP * (place - constants.HOUSE - 4 * arm)
        done = (place - arm * self.rules.arm_length) % self.rules.ring
        return ON_BOARD + (done if done <= self.rules.entrance else done - self.rules.ring)

    def _piece(self, place: int, arm: int) -> float:
        if place >= constants.BASE:
            return 0.0
        if place >= constants.HOUSE:
            return ARRIVED
        return PIECE + (ON_EXIT if place == arm * self.rules.arm_length else 0.0)
