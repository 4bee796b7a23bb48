"""Group commit: all entries that wait are written in one transaction, and told only when it is on disk."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from tockade.store.entry import Entry, StoreDown

LARGEST: Final = 100
"""Entries in one transaction."""
Done = asyncio.Future[None]
Waiting = tuple[Entry, Done]
Written = Callable[[Sequence[Entry]], None]


class Writer(ABC):
    """Writes entries in the order in which they come, one batch at a time: what comes meanwhile is the next one."""

    def __init__(self, written: Written) -> None:
        self._written = written
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._writing = False
        self._closed = False

    @abstractmethod
    async def create(self, table: str, code: str, entries: Sequence[Entry]) -> None:
        """Write a new table; `Conflict` when its name or its code is taken."""

    def append(self, entry: Entry) -> Done:
        """Done when the entry is durable; `Conflict` and `StoreDown` say that it is not."""
        done: Done = self._loop.create_future()
        if self._closed:
            done.set_exception(StoreDown("closed"))
            return done
        self._waiting.append((entry, done))
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._next_batch)  # not at once: others may come in this very moment
        return done

    async def close(self) -> None:
        """Write what still waits, then stop."""
        self._closed = True
        while self._writing:
            await asyncio.sleep(0.01)

    def _next_batch(self) -> None:
        batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
        self._writing = bool(batch)
        if batch:
            self._begin(batch)

    @abstractmethod
    def _begin(self, batch: Sequence[Waiting]) -> None:
        """Write a batch, then `_end` it."""

    def _end(self, batch: Sequence[Waiting], failed: Exception | None) -> None:
        self._tell(batch, failed)
        self._next_batch()

    def _tell(self, batch: Sequence[Waiting], failed: Exception | None) -> None:
        """All of these are on disk, or none of them."""
        if failed is None:
            self._written([entry for entry, _ in batch])
        for _, done in batch:
            if done.done():
                continue
            if failed is None:
                done.set_result(None)
            else:
                done.set_exception(failed)
