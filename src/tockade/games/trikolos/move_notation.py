"""Moves of Trikolos as text, steps and engine codes: pushes, entries, steps, arrivals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tockade.game_types import BadInput, Step, StepKind
from tockade.games.trikolos.constants import ENTER, NAMES, SIDE, TILES

HOME: Final = "home"
SPELLING: Final = re.compile(
    r"push (?P<row>[1-6])|in-(?P<entry>[A-F][1-6])|(?P<start>[A-F][1-6])-(?P<end>[A-F][1-6]|home)|pass",
    re.ASCII | re.IGNORECASE,
)


class Move(Struct, frozen=True):
    """PUSH a row, ENTER on a tile, LAND from a tile on another or `home`; PASS, which is never legal."""

    kind: StepKind
    row: int = 0
    start: str = ""
    end: str = ""

    @property
    def text(self) -> str:
        if self.kind is StepKind.PUSH:
            return f"push {self.row}"
        if self.kind is StepKind.ENTER:
            return f"in-{self.end}"
        return f"{self.start}-{self.end}" if self.kind is StepKind.LAND else "pass"

    @property
    def steps(self) -> tuple[Step, ...]:
        if self.kind is StepKind.PUSH:
            return (Step(StepKind.PUSH, number=self.row),)
        if self.kind is StepKind.ENTER:
            return (Step(StepKind.ENTER, place=self.end),)
        if self.kind is StepKind.LAND:
            return (Step(StepKind.PAWN, place=self.start), Step(StepKind.LAND, place=self.end))
        return (Step(StepKind.PASS),)


def read(text: str) -> Move:
    """The move that a text spells."""
    found = SPELLING.fullmatch(" ".join(text.split()))
    if found is None:
        raise BadInput("move", text=text)
    if found["row"]:
        return Move(StepKind.PUSH, row=int(found["row"]))
    if found["entry"]:
        return Move(StepKind.ENTER, end=found["entry"].upper())
    if found["start"]:
        end = found["end"]
        return Move(StepKind.LAND, start=found["start"].upper(), end=HOME if len(end) > 2 else end.upper())
    return Move(StepKind.PASS)


def of_steps(steps: Sequence[Step]) -> Move:
    """The move that complete steps make."""
    match list(steps):
        case [Step(kind=StepKind.PUSH, number=row)] if 1 <= row <= SIDE:
            return Move(StepKind.PUSH, row=row)
        case [Step(kind=StepKind.ENTER, place=end)] if end in NAMES:
            return Move(StepKind.ENTER, end=end)
        case [Step(kind=StepKind.PAWN, place=start), Step(kind=StepKind.LAND, place=end)] if start in NAMES and (
            end in NAMES or end == HOME
        ):
            return Move(StepKind.LAND, start=start, end=end)
        case [Step(kind=StepKind.PASS)]:
            return Move(StepKind.PASS)
    raise BadInput("steps")


def ahead(seat: int, tile: int) -> int:
    """The tile one row on for a pawn of this seat; beyond its last row it is no tile."""
    return tile - SIDE if seat else tile + SIDE


def first_row(seat: int) -> range:
    """The tiles a seat enters on."""
    return range(TILES - SIDE, TILES) if seat else range(SIDE)


def last_row(seat: int) -> range:
    return first_row(1 - seat)


def _landing(seat: int, tile: int) -> str:
    return HOME if tile in last_row(seat) else NAMES[ahead(seat, tile)]


def _coded(seat: int) -> tuple[Move, ...]:
    pushes = [Move(StepKind.PUSH, row=row + 1) for row in range(ENTER)]
    entering = [Move(StepKind.ENTER, end=NAMES[tile]) for tile in first_row(seat)]
    advancing = [Move(StepKind.LAND, start=NAMES[tile], end=_landing(seat, tile)) for tile in range(TILES)]
    return (*pushes, *entering, *advancing)


BY_CODE: Final = (_coded(0), _coded(1))
CODES: Final = tuple({move: code for code, move in enumerate(moves)} for moves in BY_CODE)
