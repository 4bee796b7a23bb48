"""The one thread in which pictures and sheets are drawn: several would leave the loop too little of the processor."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from tockade.table.fair_queue import Turns

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING: Final = 200
"""Of one address: a page has a dozen of them, and a school many pages."""


class DrawingThread:
    """Draws for one visitor after the other."""

    def __init__(self) -> None:
        self._turns = Turns(1, MOST_WAITING)

    async def draw(self, asker: str, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What the work comes to."""
        async with self._turns.turn(asker):
            return await asyncio.to_thread(work, *arguments, **named)
