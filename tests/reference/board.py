"""The pawns on the board, by seat and place, and who is protected from whom."""

from __future__ import annotations

from typing import NamedTuple

from tests.reference.places import BASE, in_house, start_of
from tests.reference.sheet import JSON, Sheet


class Pawn(NamedTuple):
    """One pawn: whose, and which of theirs."""

    seat: int
    number: int


class Board:
    """Where every pawn stands, and which starts hold a pawn that has not moved since it entered."""

    def __init__(self, sheet: Sheet, arms: list[int], pawns: list[list[str]], fresh: set[str]) -> None:
        self.sheet, self.arms, self.pawns, self.fresh = sheet, arms, pawns, fresh

    @classmethod
    def of(cls, sheet: Sheet, position: JSON) -> Board:
        return cls(sheet, position["arms"], [list(own) for own in position["pawns"]], set(position["fresh"]))

    def copy(self) -> Board:
        return Board(self.sheet, self.arms, [list(own) for own in self.pawns], set(self.fresh))

    def key(self) -> tuple[tuple[tuple[str, ...], ...], frozenset[str]]:
        return tuple(tuple(own) for own in self.pawns), frozenset(self.fresh)

    def write(self, position: JSON) -> None:
        position["pawns"] = [sorted(own) for own in self.pawns]
        position["fresh"] = sorted(self.fresh)

    def own(self, seat: int) -> list[Pawn]:
        return [Pawn(seat, number) for number in range(self.sheet.pawns)]

    def everybody(self) -> list[Pawn]:
        return [pawn for seat in range(self.sheet.seats) for pawn in self.own(seat)]

    def place(self, pawn: Pawn) -> str:
        return self.pawns[pawn.seat][pawn.number]

    def put(self, pawn: Pawn, place: str) -> None:
        self.fresh.discard(self.place(pawn))
        self.pawns[pawn.seat][pawn.number] = place

    def at(self, place: str) -> list[Pawn]:
        return [
            Pawn(seat, number)
            for seat, own in enumerate(self.pawns)
            if place in own
            for number, other in enumerate(own)
            if other == place
        ]

    def home(self, seat: int) -> bool:
        return all(in_house(place) for place in self.pawns[seat])

    def start(self, seat: int) -> str:
        return start_of(self.sheet, self.arms[seat])

    def base_pawn(self, seat: int) -> Pawn | None:
        return next((pawn for pawn in self.own(seat) if self.place(pawn) == BASE), None)

    def protected(self, pawn: Pawn) -> bool:
        """GJ-12, FQ-12 `fresh`: until it first moves; FQ-12 `any`, TC-5: as long as it stands on its own start."""
        if self.sheet.guard == "nobody" or self.place(pawn) != self.start(pawn.seat):
            return False
        return self.sheet.guard == "any" or self.place(pawn) in self.fresh

    def may_pass(self, mover: int, place: str) -> bool:
        """Whether a pawn of this colour may walk over a square."""
        own = any(other.seat == mover for other in self.at(place))
        guarded = any(self.protected(other) for other in self.at(place))
        return (self.sheet.passes_own or not own) and not (self.sheet.guard_blocks and guarded)  # TC-8; GJ-12, FQ-12

    def may_land(self, mover: int, place: str) -> bool:
        """Whether a pawn of this colour may end on a square, sending home who stands there."""
        return all(self._may_hit(mover, other) for other in self.at(place))

    def _may_hit(self, mover: int, other: Pawn) -> bool:
        if self.protected(other):
            return False
        if other.seat == mover:
            return self.sheet.lands_own  # GJ-19, FQ-14: friend or foe; TC-8
        return other.seat != self.sheet.partner(mover) or self.sheet.lands_partner  # TC-10

    def clear(self, place: str) -> None:
        """Everybody on a square goes to their base."""
        for other in self.at(place):
            self.put(other, BASE)
