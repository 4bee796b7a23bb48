"""Writing to a PostgreSQL database, on one connection."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tockade.store.connect import BROKEN
from tockade.store.group_commit import Failures, Waiting, Writer, Written
from tockade.store.log_entry import Conflict, Entry, StoreDown
from tockade.store.schema import entry_row, log, tables

INSERT: Final = insert(log)
TABLE: Final = insert(tables)


class PostgreSQLWriter(Writer):
    """Writes each batch in a task."""

    def __init__(self, engine: AsyncEngine, written: Written) -> None:
        super().__init__(written)
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def create(self, table: str, code: str, entries: Sequence[Entry]) -> None:
        row = {"id": table, "code": code, "created": entries[0].at}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(TABLE, row)
                await connection.execute(INSERT, [entry_row(entry) for entry in entries])
        except IntegrityError as conflict:
            raise Conflict(str(conflict)) from None
        except BROKEN as broken:
            raise StoreDown(str(broken)) from broken

    async def close(self) -> None:
        await super().close()
        await self._disconnect()

    def _write(self, batch: Sequence[Waiting]) -> None:
        self._task = asyncio.create_task(self._write_and_tell(batch), name="store writer")

    async def _write_and_tell(self, batch: Sequence[Waiting]) -> None:
        failed = await self._try([entry for entry, _ in batch])
        failures: Failures = [failed] * len(batch)
        if isinstance(failed, Conflict) and len(batch) > 1:  # somebody came second: find out who
            failures = [await self._try([entry]) for entry, _ in batch]
        self._tell(batch, failures)

    async def _try(self, entries: Sequence[Entry]) -> Exception | None:
        """Write all of them; or none, and say why."""
        try:
            await self._commit(entries)
        except IntegrityError as conflict:
            return Conflict(str(conflict))
        except BROKEN as broken:
            await self._disconnect()
            down = StoreDown(str(broken))
            down.__cause__ = broken
            return down
        return None

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
