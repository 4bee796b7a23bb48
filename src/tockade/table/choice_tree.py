"""The taps of an open decision as a tree, up to the first landing: a screen lights its targets without asking again."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tockade.game_types import Choice, Consequence, Step, StepKind
from tockade.games import AnyGame

MOST_BYTES: Final = 8_000
"""So long may a tree be as JSON; what does not fit is asked with `steps`."""
MOST_NANOSECONDS: Final = 2_000_000
"""So much processor time may pass before a divided card is left to its `division`."""
LANDINGS: Final = frozenset({StepKind.LAND, StepKind.ENTER})
"""After one of these an unfinished move is a divided card: its rest is asked for."""
_encoder: Final = msgspec.json.Encoder()
Clock = Callable[[], int]
Ways = dict[str, tuple[tuple[tuple[str, int], ...], ...]]


class ChoiceNode(Struct, omit_defaults=True):
    """A `Choice`, and the choices that follow it; `next` is left out where they must be asked for."""

    step: Step
    done: bool = False
    consequences: tuple[Consequence, ...] = ()
    next: list[ChoiceNode] | UnsetType = UNSET


OpenEnd = tuple[tuple[Step, ...], ChoiceNode | None]
"""Taps whose next ones are not yet known, and the node that is to hold these."""


def grow_choices(
    game: AnyGame, position: Any, seat: int, clock: Clock = time.thread_time_ns
) -> list[ChoiceNode] | None:
    """Breadth first, divided cards last: only these take long, and their rest is asked for in any case.

    A tree that is cut short lacks its last taps; None when not even the first fit.
    """
    end, left, ways = clock() + MOST_NANOSECONDS, MOST_BYTES, game.card_ways()
    ask = game.choosing(position, seat)
    first: list[ChoiceNode] = []
    quick: deque[OpenEnd] = deque([((), None)])
    slow: deque[OpenEnd] = deque()
    while quick or (slow and clock() < end):
        taken, node = (quick or slow).popleft()
        nodes = [_node(choice) for choice in ask(taken)]
        if not taken and len(_encoder.encode(nodes)) > left:
            nodes = [ChoiceNode(node.step, node.done) for node in nodes]  # a barricade may stand on a hundred points
        size = len(_encoder.encode(nodes))
        if size > left:
            break
        left -= size
        if node is None:
            first = nodes
        else:
            node.next = nodes
        for each in filter(_goes_on, nodes):
            (slow if _is_divided(ways, taken or (each.step,)) else quick).append(((*taken, each.step), each))
    return first or None


def _is_divided(ways: Ways, taps: tuple[Step, ...]) -> bool:
    played = ways.get(taps[0].card, ()) if taps[0].kind is StepKind.PLAY else ()
    return any(kind == "divide" for way in played for kind, _ in way)


def _node(choice: Choice) -> ChoiceNode:
    return ChoiceNode(choice.step, choice.done, choice.consequences)


def _goes_on(node: ChoiceNode) -> bool:
    return not node.done and node.step.kind not in LANDINGS
