"""Writing to an SQLite file.

A commit on a quick disk takes less time than the way to another thread and back, so it is made at once, where it is
asked for.  A thread is there for all that could keep everybody waiting: a slow disk, a lock that somebody else holds,
and everything that went wrong.
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

from tockade.store.connect import PRAGMAS, SECONDS
from tockade.store.group_commit import Failures, Waiting, Writer, Written
from tockade.store.log_entry import Conflict, Entry, StoreDown
from tockade.store.schema import log, tables

QUICK: Final = 0.002
"""Seconds that a commit may keep everybody waiting."""
PAUSE: Final = 20
"""After a slower one, so many are left to the thread before another is tried here."""
CHECKPOINT: Final = 200
"""One commit in so many is the thread's: there SQLite brings its log into its file, which takes a while."""
TABLE: Final = f"INSERT INTO {tables.name} (id, code, created) VALUES (?, ?, ?)"
TableRow = tuple[str, str, int]


@lru_cache(maxsize=256)
def inserting(count: int) -> str:
    """The statement that writes so many entries: a transaction by itself."""
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return f"INSERT INTO {log.name} (table_id, seq, at, mark, text) VALUES {rows}"


class Pen:
    """One connection.  It writes all that it is given, or nothing and says why."""

    def __init__(self, file: str, patience: float, *pragmas: str) -> None:
        """`patience`: seconds to wait for a lock."""
        self._file = file
        self._patience = patience
        self._pragmas = (f"busy_timeout={round(patience * 1000)}", *pragmas)
        self._connection: sqlite3.Connection | None = None

    def write(self, entries: Sequence[Entry], table: TableRow | None = None) -> Exception | None:
        try:
            self._insert(self._connect(), entries, table)
        except sqlite3.IntegrityError as conflict:
            return Conflict(str(conflict))
        except Exception as broken:  # whatever it is, those who wait must hear of it
            if getattr(broken, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY:
                self.close()
            down = StoreDown(str(broken))
            down.__cause__ = broken
            return down
        return None

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()

    def _insert(self, connection: sqlite3.Connection, entries: Sequence[Entry], table: TableRow | None) -> None:
        values = [value for e in entries for value in (e.table, e.seq, e.at, int(e.mark), e.text)]
        if table is None:
            connection.execute(inserting(len(entries)), values)
            return
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(TABLE, table)
            connection.execute(inserting(len(entries)), values)

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=self._patience, isolation_level=None)
            for pragma in (*PRAGMAS, *self._pragmas):
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection


class SQLiteWriter(Writer):
    """Writes here while the disk is quick, and else in a thread, which answers on the loop."""

    def __init__(self, file: str, written: Written) -> None:
        super().__init__(written)
        self._here = Pen(file, 0, "wal_autocheckpoint=0")
        self._there = Pen(file, SECONDS)
        self._pause = 0
        self._count = 0
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def create(self, table: str, code: str, entries: Sequence[Entry]) -> None:
        if self._closed:
            raise StoreDown("closed")
        row = (table, code, entries[0].at)
        if self._write_here(entries, row):
            return
        done: asyncio.Future[Exception | None] = self._loop.create_future()
        self._jobs.put(lambda: self._answer(partial(_hand_over, done, self._there.write(entries, row))))
        if failed := await done:
            raise failed

    async def close(self) -> None:
        await super().close()
        self._here.close()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write(self, batch: Sequence[Waiting]) -> None:
        if self._write_here([entry for entry, _ in batch]):
            self._tell(batch, [None] * len(batch))
        else:
            self._jobs.put(lambda: self._answer(partial(self._tell, batch, self._write_there(batch))))

    def _write_here(self, entries: Sequence[Entry], table: TableRow | None = None) -> bool:
        """False when it is the thread's: the disk was slow, something went wrong, or it is time for a checkpoint."""
        self._pause = max(0, self._pause - 1)
        self._count += 1
        if self._pause or self._count % CHECKPOINT == 0:
            return False
        begun = time.perf_counter()
        failed = self._here.write(entries, table)
        if time.perf_counter() - begun > QUICK:
            self._pause = PAUSE
        return failed is None

    # in the thread

    def _run(self) -> None:
        while job := self._jobs.get():
            job()
        self._there.close()

    def _write_there(self, batch: Sequence[Waiting]) -> Failures:
        failed = self._there.write([entry for entry, _ in batch])
        if isinstance(failed, Conflict) and len(batch) > 1:  # somebody came second: find out who
            return [self._there.write([entry]) for entry, _ in batch]
        return [failed] * len(batch)

    def _answer(self, tell: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(tell)


def _hand_over(done: asyncio.Future[Exception | None], failed: Exception | None) -> None:
    if not done.done():
        done.set_result(failed)
