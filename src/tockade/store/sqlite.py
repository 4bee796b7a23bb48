"""The writer of an SQLite file: one thread with one plain connection.

Through the asynchronous engine every statement is a trip to another thread and back.  Here a whole batch is one trip:
what came while the disk was busy is the next batch.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Final

from tockade.store.engine import PRAGMAS, SECONDS
from tockade.store.entry import Conflict, Entry, StoreDown
from tockade.store.schema import log
from tockade.store.writer import LARGEST, Done, Waiting, Writer, Written

INSERT: Final = f"INSERT INTO {log.name} (table_id, seq, at, mark, text) VALUES (?, ?, ?, ?, ?)"


class SQLiteWriter(Writer):
    """Hands entries to its thread, which answers on the loop."""

    def __init__(self, file: str, written: Written) -> None:
        super().__init__(written)
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._closed = False
        self._connection: sqlite3.Connection | None = None
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def append(self, entry: Entry) -> Done:
        done = self._loop.create_future()
        if self._closed:
            done.set_exception(StoreDown("closed"))
        else:
            self._waiting.put((entry, done))
        return done

    async def close(self) -> None:
        self._closed = True
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # in the thread

    def _run(self) -> None:
        while batch := self._next_batch():
            self._write(batch)
        self._disconnect()

    def _next_batch(self) -> list[Waiting]:
        """All that wait, at least one; none when the writer is being closed."""
        batch: list[Waiting] = []
        while not batch or (len(batch) < LARGEST and not self._waiting.empty()):
            one = self._waiting.get()
            if one is None:
                self._waiting.put(None)  # once more, after this batch
                break
            batch.append(one)
        return batch

    def _write(self, batch: Sequence[Waiting]) -> None:
        failed: Exception | None = None
        try:
            self._commit([(e.table, e.seq, e.at, int(e.mark), e.text) for e, _ in batch])
        except sqlite3.IntegrityError as conflict:
            if len(batch) > 1:
                for one in batch:  # somebody in this batch came second: find out who
                    self._write([one])
                return
            failed = Conflict(str(conflict))
        except Exception as broken:  # whatever it is, those who wait must hear of it
            self._disconnect()
            failed = StoreDown(str(broken))
            failed.__cause__ = broken
        with suppress(RuntimeError):  # nobody waits any more
            self._loop.call_soon_threadsafe(self._tell, batch, failed)

    def _commit(self, rows: Sequence[tuple[str, int, int, int, str]]) -> None:
        connection = self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(INSERT, rows)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")

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
