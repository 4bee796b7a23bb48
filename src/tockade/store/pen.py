"""What writes entries into a database: all of a batch in one transaction, or none of it.

SQLite has a pen of its own, a thread with one plain connection: through the asynchronous engine every statement is
a trip to another thread and back, which cost more than half of the time of a commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, Protocol

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tockade.store.engine import BROKEN, PRAGMAS, SECONDS
from tockade.store.entry import Conflict, Entry, StoreDown
from tockade.store.schema import entry_row, log

INSERT: Final = insert(log)
COLUMNS: Final = tuple(column.name for column in log.columns)
PLAIN_INSERT: Final = (
    f"INSERT INTO {log.name} ({', '.join(COLUMNS)}) VALUES ({', '.join(f':{name}' for name in COLUMNS)})"
)


class Pen(Protocol):
    """Writes durably; `Conflict` when an entry is there already, `StoreDown` when nothing can be written."""

    async def write(self, entries: Sequence[Entry]) -> None: ...

    async def close(self) -> None: ...


def make_pen(engine: AsyncEngine) -> Pen:
    """The pen for an engine's database."""
    if engine.dialect.name == "sqlite":
        return SQLitePen(engine.url.database or "")
    return EnginePen(engine)


class SQLitePen:
    """One thread, one connection."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: Sequence[Entry]) -> None:
        rows = [entry_row(entry) for entry in entries]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _write(self, rows: list[dict[str, str | int]]) -> None:
        try:
            connection = self._connect()
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(PLAIN_INSERT, rows)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as conflict:
            connection.execute("ROLLBACK")
            raise Conflict(str(conflict)) from None
        except sqlite3.Error as broken:
            self._disconnect()
            raise StoreDown(str(broken)) from broken

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=SECONDS, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class EnginePen:
    """One connection of an asynchronous engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def write(self, entries: Sequence[Entry]) -> None:
        try:
            await self._commit(entries)
        except IntegrityError as conflict:
            raise Conflict(str(conflict)) from None
        except BROKEN as broken:
            await self.close()
            raise StoreDown(str(broken)) from broken

    async def _commit(self, entries: Sequence[Entry]) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            await self._connection.execute(INSERT, [entry_row(entry) for entry in entries])
            await self._connection.commit()
        except IntegrityError:
            await self._connection.rollback()
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*BROKEN):
                await connection.invalidate()
            with suppress(*BROKEN):
                await connection.close()
