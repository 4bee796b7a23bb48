"""What stands against a walk of a Tijou piece, or its arrival."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference.board import Pawn
from tests.reference.causes import Cause
from tests.reference.places import BASE, arrival_of, corner, exit_of, in_house, name_of, number_of
from tests.reference.race_spelling import Part
from tests.reference.trial import Trial, miscount, one_of, own

TIJOU_STEPS = {"A": (1,), "2": (2, -2), "4": (-4,), "Q": (12,), "K": (13,)} | {
    card: (int(card),) for card in ("3", "5", "6", "7", "8", "9", "10")
}


def tijou_walk(trial: Trial, part: Part) -> Iterator[Cause]:
    pawn = one_of(trial, part.start)
    if pawn is None:
        yield from own(trial, part.start)
    elif in_house(part.end):
        yield from _arrive(trial, pawn, part)
    elif in_house(part.start):
        yield trial.cause("house_never_left", pawn)
    else:
        yield from _tijou_steps(trial, pawn, part)


def _arrive(trial: Trial, pawn: Pawn, part: Part) -> Iterator[Cause]:
    """TJ-13."""
    board, arm = trial.board, trial.board.arms[pawn.seat]
    leaving = exit_of(trial.sheet, arm)
    if part.start != leaving:
        yield trial.cause("not_on_exit", pawn, places=(leaving,))
    if any(board.place(other) == BASE for other in board.own(pawn.seat)):
        yield trial.cause("others_not_on_board")
    if part.end != arrival_of(arm):
        yield trial.cause("house_of_another", places=(part.end,))


def _tijou_steps(trial: Trial, pawn: Pawn, part: Part) -> Iterator[Cause]:
    sheet, here = trial.sheet, number_of(trial.sheet, part.start)
    steps = TIJOU_STEPS[trial.move.named]
    if part.end not in [name_of(sheet, here + count) for count in steps]:
        yield miscount(trial, part, steps[0])
        return
    opposite = name_of(sheet, number_of(sheet, part.end) + 18)
    sent = corner(sheet, part.end) and part.end != exit_of(sheet, trial.board.arms[pawn.seat])
    if part.on and not (sent and part.on == opposite):
        yield trial.cause("no_jump_here", places=(part.end, part.on))  # TJ-12
