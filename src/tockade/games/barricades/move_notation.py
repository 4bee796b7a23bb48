"""Moves of Barricades as text, steps and engine codes: entries, walks, placings, passes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tockade.game_types import BadInput, Step, StepKind
from tockade.games.barricades import engine
from tockade.games.barricades.boards import Board
from tockade.games.barricades.constants import BASE, PASSING, PLACING

POINT: Final = r"[0-9]{1,2}\.[0-9]{1,2}"
SPELLING: Final = re.compile(
    rf"in-(?P<entry>{POINT})|(?P<start>{POINT})-(?P<end>{POINT})|place (?P<place>{POINT})|pass",
    re.ASCII | re.IGNORECASE,
)


class Move(Struct, frozen=True):
    """ENTER on a point, LAND from a point on another, put the BARRICADE on a point, or PASS."""

    kind: StepKind
    start: str = ""
    end: str = ""

    @property
    def text(self) -> str:
        if self.kind is StepKind.ENTER:
            return f"in-{self.end}"
        if self.kind is StepKind.LAND:
            return f"{self.start}-{self.end}"
        return f"place {self.end}" if self.kind is StepKind.BARRICADE else "pass"

    @property
    def steps(self) -> tuple[Step, ...]:
        if self.kind is StepKind.LAND:
            return (Step(StepKind.PAWN, place=self.start), Step(StepKind.LAND, place=self.end))
        return (Step(self.kind, place=self.end),)


def read(text: str, board: Board) -> Move:
    """The move that a text spells, legal or not."""
    found = SPELLING.fullmatch(" ".join(text.split()))
    if found is None:
        raise BadInput("move", text=text)
    for point in (found["entry"], found["start"], found["end"], found["place"]):
        if point and point not in board.names:
            raise BadInput("point", place=point)
    if found["entry"]:
        return Move(StepKind.ENTER, end=found["entry"])
    if found["start"]:
        return Move(StepKind.LAND, found["start"], found["end"])
    return Move(StepKind.BARRICADE, end=found["place"]) if found["place"] else Move(StepKind.PASS)


def of_steps(steps: Sequence[Step], board: Board) -> Move:
    """The move that complete steps make."""
    match list(steps):
        case [Step(kind=StepKind.ENTER | StepKind.BARRICADE as kind, place=end)] if end in board.names:
            return Move(kind, end=end)
        case [Step(kind=StepKind.PAWN, place=start), Step(kind=StepKind.LAND, place=end)] if (
            start in board.names and end in board.names
        ):
            return Move(StepKind.LAND, start, end)
        case [Step(kind=StepKind.PASS)]:
            return Move(StepKind.PASS)
    raise BadInput("steps")


def of_code(code: int, board: Board) -> Move:
    """The move that the engine calls by this number."""
    start, end = engine.move_start(code), engine.move_end(code)
    if start == PASSING:
        return Move(StepKind.PASS)
    if start == PLACING:
        return Move(StepKind.BARRICADE, end=board.names[end])
    if start == BASE:
        return Move(StepKind.ENTER, end=board.names[end])
    return Move(StepKind.LAND, board.names[start], board.names[end])


def code_of(move: Move, board: Board) -> int:
    """The engine's number for this move."""
    if move.kind is StepKind.PASS:
        return engine.make_move(PASSING, 0)
    starts = {StepKind.BARRICADE: PLACING, StepKind.ENTER: BASE}
    start = starts[move.kind] if move.kind in starts else board.number[move.start]
    return engine.make_move(start, board.number[move.end])


def codes(rules: engine.Rules, position: engine.Position) -> list[int]:
    """The legal moves of the seat that is to act, as the engine numbers them."""
    listed = engine.MoveList()
    engine.list_moves(rules, position, listed)
    return list(listed.code[: listed.count])
