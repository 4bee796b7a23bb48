"""Group commit: all waiting entries are written in one transaction, and reported when it is on disk."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from tockade.store.log_entry import Entry, StoreDown

LARGEST: Final = 100
"""Entries in one transaction."""
Done = asyncio.Future[None]
Waiting = tuple[Entry, Done]
Failures = Sequence[Exception | None]
"""For each entry of a batch why it is not written; None: it is."""
Written = Callable[[Sequence[Entry]], None]
Watch = Callable[[Failures, float], None]
"""Told of every batch: what became of its entries, and the seconds it took."""


class Writer(ABC):
    """Writes entries in the order in which they come, one batch at a time: what comes meanwhile is the next one."""

    def __init__(self, written: Written) -> None:
        self._written = written
        self.watch: Watch = lambda failures, seconds: None
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._seen = 0
        self._busy = False
        self._begun = 0.0
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
        if not self._busy:
            self._busy = True
            self._gather_soon()
        return done

    async def close(self) -> None:
        """Write what still waits, then stop."""
        self._closed = True
        while self._busy:
            await asyncio.sleep(0.01)

    def _gather_soon(self) -> None:
        self._seen = 0
        self._loop.call_soon(self._gather)

    def _gather(self) -> None:
        """Wait while more keep coming: a transaction for many costs little more than one for one."""
        if self._seen < len(self._waiting) < LARGEST:
            self._seen = len(self._waiting)
            self._loop.call_soon(self._gather)
        else:
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            self._begun = time.perf_counter()
            self._write(batch)

    @abstractmethod
    def _write(self, batch: Sequence[Waiting]) -> None:
        """Write a batch, then `_tell` it."""

    def _tell(self, batch: Sequence[Waiting], failures: Failures) -> None:
        """A batch is on disk, but for those that failed."""
        self.watch(failures, time.perf_counter() - self._begun)
        self._written([entry for (entry, _), failed in zip(batch, failures, strict=True) if failed is None])
        for (_, done), failed in zip(batch, failures, strict=True):
            _settle(done, failed)
        self._busy = bool(self._waiting)
        if self._busy:
            self._gather_soon()


def _settle(done: Done, failed: Exception | None) -> None:
    if done.done():  # nobody waits for it any more
        return
    if failed is None:
        done.set_result(None)
    else:
        done.set_exception(failed)
