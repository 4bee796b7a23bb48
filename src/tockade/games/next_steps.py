"""The steps that may follow in a move built tap by tap, for games where every legal move has one spelling."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from tockade.game_types import Choice, Consequence, Step

M = TypeVar("M")
Steps = tuple[Step, ...]


def next_choices(
    moves: Iterable[M],
    taken: Sequence[Step],
    steps: Callable[[M], Steps],
    consequences: Callable[[M], Iterable[Consequence]],
) -> list[Choice]:
    """Each step that continues what was taken towards one of these moves, once."""
    found: dict[Step, Choice] = {}
    for move in moves:
        spelled = steps(move)
        if len(spelled) > len(taken) and spelled[: len(taken)] == tuple(taken):
            step, done = spelled[len(taken)], len(spelled) == len(taken) + 1
            if step not in found:
                found[step] = Choice(step, done, tuple(consequences(move)) if done else ())
    return list(found.values())
