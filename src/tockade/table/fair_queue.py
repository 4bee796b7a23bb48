"""A fair queue: each visitor's requests are done one at a time, so that asking for much keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tockade.table.refusal import Refused

BUSY: Final = 5
"""Seconds after which somebody with too many may try again."""


class Turns:
    """So many things are done at once, for as many askers."""

    def __init__(self, at_once: int, most_waiting: int) -> None:
        """`most_waiting`: of one asker, with the one that is being done."""
        self._room = asyncio.Semaphore(at_once)
        self._most_waiting = most_waiting
        self._askers: dict[str, _Asker] = {}

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Wait until everything else of this asker is done, and there is room."""
        asker = self._askers.setdefault(name, _Asker())
        if asker.waiting >= self._most_waiting:
            raise Refused("too_many", seconds=BUSY)
        asker.waiting += 1
        try:
            async with asker.turn, self._room:
                yield
        finally:
            asker.waiting -= 1
            if not asker.waiting:
                del self._askers[name]


class _Asker:
    """Somebody with something to be done."""

    def __init__(self) -> None:
        self.waiting = 0
        self.turn = asyncio.Lock()
