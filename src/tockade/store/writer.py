"""The one task that writes entries: all that wait are committed together, and told only then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tockade.store.engine import BROKEN
from tockade.store.entry import Conflict, Entry, StoreDown
from tockade.store.schema import entry_row, log

LARGEST: Final = 500
"""Entries in one transaction."""
Waiting = tuple[Entry, "asyncio.Future[None]"]
Written = Callable[[Sequence[Entry]], None]
INSERT: Final = insert(log)


class Writer:
    """Group commit: an entry is acknowledged after the transaction that holds it is on disk."""

    def __init__(self, engine: AsyncEngine, written: Written) -> None:
        self._engine = engine
        self._written = written
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._connection: AsyncConnection | None = None
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
        await self._disconnect()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            if not self._waiting:
                self._wake.clear()
            await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        try:
            await self._commit([entry for entry, _ in batch])
        except IntegrityError:
            await self._write_singly(batch)
        except BROKEN as broken:
            await self._disconnect()
            _tell(batch, StoreDown(str(broken)))
        else:
            self._written([entry for entry, _ in batch])
            _tell(batch, None)

    async def _write_singly(self, batch: list[Waiting]) -> None:
        """Somebody in this batch came second: find out who."""
        if len(batch) == 1:
            _tell(batch, Conflict(f"{batch[0][0].table} {batch[0][0].seq}"))
            return
        for one in batch:
            await self._write([one])

    async def _commit(self, entries: list[Entry]) -> None:
        connection = await self._connect()
        try:
            await connection.execute(INSERT, [entry_row(entry) for entry in entries])
            await connection.commit()
        except IntegrityError:
            await connection.rollback()
            raise

    async def _connect(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*BROKEN):
                await connection.invalidate()
            with suppress(*BROKEN):
                await connection.close()


def _tell(batch: list[Waiting], failed: Exception | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if failed is None:
            done.set_result(None)
        else:
            done.set_exception(failed)
