"""PostgreSQL's NOTIFY between servers of the same tables: says that a log may have grown.

It is sent after the commit, from a connection of its own and in batches: inside the write transaction it
would cost most of the writing speed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final
from uuid import uuid4

from tockade.store.log_entry import Entry

CHANNEL: Final = "tockade"
PAUSE: Final = 0.02
"""Seconds between two batches."""
RETRY: Final = 2.0
EVERY: Final = ""
"""Instead of a name: hints may have been missed, any table may have grown."""
LARGEST: Final = 200
"""Names in one hint; PostgreSQL allows 8000 bytes."""


class Notifications:
    """Tells others which tables grew, and hears it from them.  Does nothing for SQLite."""

    def __init__(self, address: str) -> None:
        self._address = address if address.startswith("postgres") else ""
        self._me = uuid4().hex
        self._grown: set[str] = set()
        self._heard: Callable[[str], None] | None = None
        self._task: asyncio.Task[None] | None = None

    def tell(self, entries: Sequence[Entry]) -> None:
        """These have been written."""
        self.hint([entry.table for entry in entries])

    def hint(self, tables: Iterable[str]) -> None:
        """There is something new about these."""
        if self._task is not None:
            self._grown.update(tables)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Begin to hear, and to tell."""
        if self._address:
            self._heard = heard
            self._task = asyncio.create_task(self._run(), name="store hints")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        import asyncpg

        broken = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
        while True:
            try:
                await self._exchange(asyncpg)
            except broken:
                await asyncio.sleep(RETRY)

    async def _exchange(self, asyncpg: Any) -> None:
        connection = await asyncpg.connect(self._address, timeout=10)
        try:
            await connection.add_listener(CHANNEL, self._receive)
            if self._heard is not None:
                self._heard(EVERY)
            while not connection.is_closed():
                await self._send(connection)
                await asyncio.sleep(PAUSE)
        finally:
            connection.terminate()

    async def _send(self, connection: Any) -> None:
        while self._grown:
            some = [self._grown.pop() for _ in range(min(LARGEST, len(self._grown)))]
            try:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, " ".join((self._me, *some)))
            except BaseException:
                self._grown.update(some)  # to be told when the database is back
                raise

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        sender, *grown = str(payload).split()
        if sender != self._me and self._heard is not None:
            for table in grown:
                self._heard(table)
