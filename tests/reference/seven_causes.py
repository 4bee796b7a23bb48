"""What stands against a divided 7: the first part that cannot be, or what is left over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.reference import tock
from tests.reference.board import Board, Pawn
from tests.reference.causes import Cause
from tests.reference.places import in_house, number_of, on_ring
from tests.reference.race_spelling import Part, Spelled
from tests.reference.sheet import JSON, Sheet
from tests.reference.trial import Trial, one_of, own
from tests.reference.walk_causes import home_walk, house, ring_walk, to_room
from tests.reference.walking import Manner, Walk, forwards


class Seven(NamedTuple):
    """A 7 walked so far: the board, what is left, who has moved, and whose start was passed."""

    trial: Trial
    left: int = 7
    moved: frozenset[Pawn] = frozenset()
    passed: str = ""


def divided(trial: Trial) -> Iterator[Cause]:
    seven = Seven(trial)
    for number, part in enumerate(trial.move.parts):
        found = list(_part(seven, number, part))
        if found:
            yield from found
            return
        seven = _walked(seven, part)
    if seven.left:
        yield trial.cause("seven_incomplete", number=seven.left)


def _part(seven: Seven, number: int, part: Part) -> Iterator[Cause]:
    trial = _overflowing(seven.trial)
    pawn = one_of(trial, part.start)
    if pawn is None:
        yield from own(trial, part.start, number)
        return
    if pawn in seven.moved:
        yield trial.cause("pawn_moved_already", pawn)
    wrong = list(house(trial, pawn, part))
    yield from wrong
    if wrong:
        return
    steps = _steps(trial, pawn, part)
    if not 1 <= steps <= seven.left:
        yield trial.cause("seven_part", places=(part.start, part.end), number=seven.left)
    elif on_ring(part.end):
        yield from ring_walk(trial, pawn, part, steps)
    else:
        yield from home_walk(trial, pawn, part)


def _overflowing(trial: Trial) -> Trial:
    """GJ-22: once one's last pawn is home the rest of the 7 is the partner's."""
    if trial.sheet.on("seven_overflow"):
        return trial._replace(colour=tock.mover(trial.board, trial.seat))
    return trial


def _steps(trial: Trial, pawn: Pawn, part: Part) -> int:
    if in_house(part.end):
        return to_room(trial, pawn, int(part.end[2:]))
    return (number_of(trial.sheet, part.end) - number_of(trial.sheet, part.start)) % trial.sheet.ring


def _walked(seven: Seven, part: Part) -> Seven:
    trial = _overflowing(seven.trial)
    pawn = one_of(trial, part.start)
    assert pawn is not None
    steps = _steps(trial, pawn, part)
    walk = _walk_of(trial, pawn, part, steps)
    stops = trial.sheet.citan or trial.sheet.on("seven_same_pawn_stops")
    moved = frozenset() if stops else seven.moved | {pawn}
    passed = trial.board.start(pawn.seat) if walk.passes else seven.passed
    return Seven(trial._replace(board=walk.board, colour=seven.trial.colour), seven.left - steps, moved, passed)


def _walk_of(trial: Trial, pawn: Pawn, part: Part, steps: int) -> Walk:
    """The board after a part or a walk that nothing stands against."""
    text = f"{part.start}-{part.end}" + (f">{part.on}" if part.on else "")
    named = trial.move.named
    manner = Manner(jumps=trial.sheet.uses[named].jumps, sweeps=named == "K" and trial.sheet.twin)
    return next(walk for walk in forwards(trial.board, pawn, steps, manner) if walk.text == text)


def start_passed(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> str:
    """The start that a move which nothing else forbids passes with one of the player's own cards (GJ-21)."""
    if sheet.tijou or move.use != "walk" or move.named == "4" or (move.named == "5" and sheet.twin):
        return ""
    board = Board.of(sheet, position)
    seven = Seven(Trial(board, seat, tock.mover(board, seat), move))
    for part in move.parts:
        seven = _walked(seven, part)
    return seven.passed
