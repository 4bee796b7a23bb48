"""The store of all tables: everything that can be read from it or written to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Self

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tockade.game_types import BadInput
from tockade.store import find_old_tables, kept_handovers
from tockade.store.connect import BROKEN, make_engine
from tockade.store.group_commit import Done, Watch, Writer, Written
from tockade.store.log_entry import Entry, Mark, Stored, StoreDown
from tockade.store.notify import Notifications
from tockade.store.postgresql_writer import PostgreSQLWriter
from tockade.store.schema import SCHEMA, about, log, metadata, tables
from tockade.store.shared_presence import Heard, Present, SharedPresence
from tockade.store.sqlite_writer import SQLiteWriter

PAGE = 500
"""Entries that are read at once."""
Hear = Callable[[str], None]


class Store:
    """Logs by table.  Every method raises `StoreDown` when the store cannot be reached or written."""

    def __init__(self, engine: AsyncEngine, address: str) -> None:
        self.address = address
        self._engine = engine
        self._hints = Notifications(address)
        self._presence = SharedPresence()
        self._writer = _make_writer(engine, self._hints.tell)

    @classmethod
    async def open(cls, address: str) -> Self:
        """The store at `sqlite:///FILE` or `postgresql://…`, made if it is not there."""
        try:
            engine = make_engine(address)
        except OSError as broken:
            raise StoreDown(str(broken)) from broken
        try:
            await _prepare(engine)
        except BROKEN as broken:
            await engine.dispose()
            raise StoreDown(str(broken)) from broken
        except BadInput:
            await engine.dispose()
            raise
        return cls(engine, address)

    async def close(self) -> None:
        await self._writer.close()
        await self._hints.close()
        await self._engine.dispose()

    # writing

    async def create(self, entries: Sequence[Entry], code: str) -> None:
        """A new table with its first entries; `Conflict` when the id or the code is taken."""
        await self._writer.create(entries[0].table, code, entries)

    def append(self, entry: Entry) -> Done:
        """Write the next entry of a table; done when it is durable."""
        return self._writer.append(entry)

    async def delete(self, table: str) -> bool:
        """Forget a table and everything that was kept about it."""
        async with self._begin() as connection:
            await connection.execute(delete(log).where(log.c.table_id == table))
            found = await connection.execute(delete(tables).where(tables.c.id == table))
        self.hint([table])
        return bool(found.rowcount)

    async def expire(self, before: int) -> list[str]:
        """Forget unfinished tables whose last entry is older than this, and entries without a table."""
        old = await find_old_tables.find_unfinished(self._begin, before)
        for table in old:
            await self.delete(table)
        for table in await find_old_tables.find_deleted(self._begin):
            async with self._begin() as connection:
                await connection.execute(delete(log).where(log.c.table_id == table, log.c.at < before))
        return old

    # reading

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after this one, in order; none of a table that is not there."""
        known = select(tables.c.id).where(tables.c.id == table).exists()
        wanted = select(log).where(log.c.table_id == table, known).order_by(log.c.seq).limit(PAGE)
        entries: list[Entry] = []
        async with self._begin() as connection:
            while True:  # a long log in pages, so that nobody waits for all of it
                seen = entries[-1].seq if entries else after
                rows = (await connection.execute(wanted.where(log.c.seq > seen))).all()
                entries += [Entry(row.table_id, row.seq, row.text, row.at, Mark(row.mark)) for row in rows]
                if len(rows) < PAGE:
                    break
            there = len(entries) < PAGE or (await connection.execute(select(known))).scalar()
        return entries if there else []  # deleted between two pages

    async def find(self, code: str) -> str | None:
        """The table that has this code."""
        async with self._begin() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.code == code))
            return found.scalar_one_or_none()

    async def tables(self) -> list[Stored]:
        """Every table, the oldest first."""
        async with self._begin() as connection:
            rows = (await connection.execute(find_old_tables.overview())).all()
        return [Stored(row.id, row.code, row.created, row.touched, row.entries, bool(row.over)) for row in rows]

    # its health

    def watch(self, watch: Watch) -> None:
        """Call after every write of a batch of entries."""
        self._writer.watch = watch

    async def check(self) -> None:
        """Write something that changes nothing, to see whether the store is there and takes it."""
        async with self._begin() as connection:
            await connection.execute(update(about).values(value=about.c.value))

    # other writers

    async def listen(self, heard: Hear) -> None:
        """Call with the name of a table, or `EVERY`, when another server may have written to it; only a hint."""
        await self._hints.listen(heard)

    def hint(self, tables: Iterable[str]) -> None:
        """Tell other servers that there is something new about these tables."""
        self._hints.hint(tables)

    @property
    def is_shared(self) -> bool:
        """Whether other servers may have the same tables open."""
        return self._engine.dialect.name != "sqlite"

    async def exchange_presence(self, here: Mapping[str, Present], left: Iterable[str]) -> dict[str, Heard]:
        """Say who is here and which tables were left, and hear of the others at the same tables."""
        async with self._begin() as connection:
            return await self._presence.exchange(connection, here, left)

    async def hand_over(self, to: str, text: str, until: int) -> None:
        """Keep a text for whoever takes it at any server, until a time in seconds since 1970."""
        async with self._begin() as connection:
            await kept_handovers.keep(connection, to, text, until)

    async def take_over(self, to: str, now: int) -> str | None:
        """What was handed over to this name; only once."""
        async with self._begin() as connection:
            return await kept_handovers.take(connection, to, now)

    async def knows(self, table: str) -> bool:
        """Whether the table is there."""
        async with self._begin() as connection:
            return bool((await connection.execute(select(tables.c.id).where(tables.c.id == table))).all())

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except BROKEN as broken:
            raise StoreDown(str(broken)) from broken


def _make_writer(engine: AsyncEngine, written: Written) -> Writer:
    if engine.dialect.name == "sqlite":
        return SQLiteWriter(engine.url.database or "", written)
    return PostgreSQLWriter(engine, written)


async def _prepare(engine: AsyncEngine) -> None:
    """Make the tables where they are missing; refuse a store of another version."""
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
        found = (await connection.execute(select(about.c.value).where(about.c.name == "schema"))).scalar()
        if found is None:
            await connection.execute(insert(about), {"name": "schema", "value": SCHEMA})
        elif found != SCHEMA:
            raise BadInput("store_version", version=found, known=SCHEMA)
