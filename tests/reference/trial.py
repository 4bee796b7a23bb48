"""A use of a card that is tried on a board, and whose pawn it would move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.reference.board import Board, Pawn
from tests.reference.causes import Cause
from tests.reference.places import in_house
from tests.reference.race_spelling import Part, Spelled
from tests.reference.rule_ids import rule_of
from tests.reference.sheet import Sheet


class Trial(NamedTuple):
    """A use of a card that is tried on a board."""

    board: Board
    seat: int
    colour: int
    move: Spelled

    @property
    def sheet(self) -> Sheet:
        return self.board.sheet

    @property
    def arrives(self) -> bool:
        """TJ-13: a piece that is to go to an arrival."""
        return self.sheet.tijou and self.move.use == "walk" and in_house(self.move.parts[0].end)

    def cause(
        self,
        kind: str,
        *pawns: Pawn,
        places: tuple[str, ...] = (),
        number: int = 0,
        named: bool = False,
        seats: tuple[int, ...] = (),
    ) -> Cause:
        """A cause with the rule about this card or use; `named`: it names the card."""
        rule = rule_of(self.sheet.name, kind, "arrive" if self.arrives else "", self.move.named)
        standing = tuple((pawn.seat, self.board.place(pawn)) for pawn in pawns)
        return Cause(kind, rule, places, standing, seats, self.move.named if named else "", number)


def own(trial: Trial, place: str, part: int = 0) -> Iterator[Cause]:
    """Whether a pawn that this player may use stands on a place."""
    standing = trial.board.at(place)
    if any(pawn.seat == trial.colour for pawn in standing):
        return
    if not standing:
        yield trial.cause("no_pawn_there", places=(place,), number=part)
    for pawn in standing:
        yield trial.cause(_foreign(trial, pawn), pawn)


def _foreign(trial: Trial, pawn: Pawn) -> str:
    """GJ-22, FQ-15, TC-25: the partner's are played when one's own are home."""
    if trial.colour != trial.seat:
        return "partner_now"
    if trial.sheet.tijou or pawn.seat != trial.sheet.partner(trial.seat):
        return "not_your_pawn"
    return "seven_not_shared" if trial.board.home(trial.seat) else "partner_not_yet"


def one_of(trial: Trial, place: str) -> Pawn | None:
    return next((pawn for pawn in trial.board.at(place) if pawn.seat == trial.colour), None)


def miscount(trial: Trial, part: Part, steps: int) -> Cause:
    return trial.cause("wrong_count", places=(part.start, part.end), number=steps, named=True)
