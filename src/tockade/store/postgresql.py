"""The writer of a PostgreSQL database: one task with one connection of the asynchronous engine."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tockade.store.engine import BROKEN
from tockade.store.entry import Conflict, Entry, StoreDown
from tockade.store.schema import entry_row, log
from tockade.store.writer import LARGEST, Done, Waiting, Writer, Written

INSERT: Final = insert(log)


class PostgreSQLWriter(Writer):
    """Writes whatever waits, batch after batch."""

    def __init__(self, engine: AsyncEngine, written: Written) -> None:
        super().__init__(written)
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    def append(self, entry: Entry) -> Done:
        done: Done = asyncio.get_running_loop().create_future()
        if self._closed:
            done.set_exception(StoreDown("closed"))
        else:
            self._waiting.append((entry, done))
            self._wake.set()
        return done

    async def close(self) -> None:
        self._closed = True
        self._wake.set()
        await self._task
        await self._disconnect()

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            if not self._waiting and not self._closed:
                self._wake.clear()
            if batch:
                await self._write(batch)

    async def _write(self, batch: Sequence[Waiting]) -> None:
        failed: Exception | None = None
        try:
            await self._commit([entry for entry, _ in batch])
        except IntegrityError as conflict:
            if len(batch) > 1:
                for one in batch:  # somebody in this batch came second: find out who
                    await self._write([one])
                return
            failed = Conflict(str(conflict))
        except BROKEN as broken:
            await self._disconnect()
            failed = StoreDown(str(broken))
            failed.__cause__ = broken
        self._tell(batch, failed)

    async def _commit(self, entries: Sequence[Entry]) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            await self._connection.execute(INSERT, [entry_row(entry) for entry in entries])
            await self._connection.commit()
        except IntegrityError:
            await self._connection.rollback()
            raise

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*BROKEN):
                await connection.invalidate()
            with suppress(*BROKEN):
                await connection.close()
