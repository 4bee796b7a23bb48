"""The one task that writes entries: all that wait are committed together, and told only then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from tockade.store.entry import Conflict, Entry, StoreDown
from tockade.store.pen import Pen

LARGEST: Final = 500
"""Entries in one transaction."""
Waiting = tuple[Entry, "asyncio.Future[None]"]
Written = Callable[[Sequence[Entry]], None]


class Writer:
    """Group commit: an entry is acknowledged after the transaction that holds it is on disk."""

    def __init__(self, pen: Pen, written: Written) -> None:
        self._pen = pen
        self._written = written
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def append(self, entry: Entry) -> None:
        """Write an entry; returns when it is durable.  `Conflict` and `StoreDown` say that it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Write what still waits, then stop."""
        while self._waiting and not self._task.done():
            await asyncio.sleep(0.01)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self._pen.close()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            if not self._waiting:
                self._wake.clear()
            await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        try:
            await self._pen.write([entry for entry, _ in batch])
        except Conflict as conflict:
            await self._write_singly(batch, conflict)
        except StoreDown as down:
            _tell(batch, down)
        else:
            self._written([entry for entry, _ in batch])
            _tell(batch, None)

    async def _write_singly(self, batch: list[Waiting], conflict: Conflict) -> None:
        """Somebody in this batch came second: find out who."""
        if len(batch) == 1:
            _tell(batch, conflict)
            return
        for one in batch:
            await self._write([one])


def _tell(batch: list[Waiting], failed: Exception | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if failed is None:
            done.set_result(None)
        else:
            done.set_exception(failed)
