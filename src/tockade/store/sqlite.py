"""The writer of an SQLite file: one thread with one plain connection.

Through the asynchronous engine every statement is a trip to another thread and back.  Here a whole batch is one trip
and one statement, which is a transaction by itself; new tables are written here too, so that nobody waits for a lock.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from queue import SimpleQueue
from threading import Thread
from typing import Final

from tockade.store.engine import PRAGMAS, SECONDS
from tockade.store.entry import Conflict, Entry, StoreDown
from tockade.store.schema import log, tables
from tockade.store.writer import Done, Waiting, Writer, Written

TABLE: Final = f"INSERT INTO {tables.name} (id, code, created) VALUES (?, ?, ?)"
Job = Callable[[], None]


@lru_cache(maxsize=256)
def inserting(count: int) -> str:
    """The statement that writes so many entries."""
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return f"INSERT INTO {log.name} (table_id, seq, at, mark, text) VALUES {rows}"


class SQLiteWriter(Writer):
    """Hands batches to its thread, which answers on the loop."""

    def __init__(self, file: str, written: Written) -> None:
        super().__init__(written)
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def create(self, table: str, code: str, entries: Sequence[Entry]) -> None:
        if self._closed:
            raise StoreDown("closed")
        done: Done = self._loop.create_future()
        self._jobs.put(partial(self._write_table, (table, code, entries[0].at), entries, done))
        await done

    async def close(self) -> None:
        await super().close()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _begin(self, batch: Sequence[Waiting]) -> None:
        self._jobs.put(partial(self._write_batch, batch))
        time.sleep(0)  # let the thread begin: the disk can be at work while this one goes on

    # in the thread

    def _run(self) -> None:
        while job := self._jobs.get():
            job()
        self._disconnect()

    def _write_batch(self, batch: Sequence[Waiting]) -> None:
        failed = self._try(partial(self._insert, [entry for entry, _ in batch]))
        if isinstance(failed, Conflict) and len(batch) > 1:  # somebody came second: find out who
            for entry, done in batch:
                self._answer(self._tell, [(entry, done)], self._try(partial(self._insert, [entry])))
            batch, failed = (), None
        self._answer(self._end, batch, failed)

    def _write_table(self, row: tuple[str, str, int], entries: Sequence[Entry], done: Done) -> None:
        failed = self._try(partial(self._insert_table, row, entries))
        self._answer(self._tell, [(entries[0], done)], failed)

    def _answer(self, tell: Callable[..., None], batch: Sequence[Waiting], failed: Exception | None) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(tell, batch, failed)

    def _try(self, work: Job) -> Exception | None:
        """Do it; or nothing of it, and say why."""
        try:
            work()
        except sqlite3.IntegrityError as conflict:
            return Conflict(str(conflict))
        except Exception as broken:  # whatever it is, those who wait must hear of it
            self._disconnect()
            down = StoreDown(str(broken))
            down.__cause__ = broken
            return down
        return None

    def _insert(self, entries: Sequence[Entry]) -> None:
        values = [value for e in entries for value in (e.table, e.seq, e.at, int(e.mark), e.text)]
        self._connect().execute(inserting(len(entries)), values)

    def _insert_table(self, row: tuple[str, str, int], entries: Sequence[Entry]) -> None:
        with self._connect() as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(TABLE, row)
            self._insert(entries)

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=SECONDS, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()
