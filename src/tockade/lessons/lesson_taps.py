"""The moves of a stage as taps: each with the steps that the move has once it is tapped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from tockade.game import Game
from tockade.game_types import Step, StepKind
from tockade.lessons.lesson_plans import Stage


class Tap(Struct, frozen=True):
    """One tap."""

    steps: tuple[Step, ...]
    """Of the move so far, this tap included."""
    last: bool
    """Whether it completes its move."""


def stage_taps(game: Game[Any, Any], stage: Stage) -> list[Tap]:
    """Every tap of a stage: a pawn and where it lands are one."""
    return [tap for move in stage.moves for tap in _taps(game.steps(game.read_move(move)))]


def _taps(steps: tuple[Step, ...] | list[Step]) -> Iterator[Tap]:
    for count, step in enumerate(steps, 1):
        if step.kind is not StepKind.PAWN:
            yield Tap(tuple(steps[:count]), count == len(steps))
