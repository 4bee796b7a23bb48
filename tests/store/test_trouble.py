"""A disk that is full, a database that goes away and comes back: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.store.patience import until
from tests.store.postgresql import PostgreSQL

from tockade.store import EVERY, Entry, Store, StoreDown
from tockade.store.connect import PRAGMAS


def entry(table: str, seq: int, text: str = "x") -> Entry:
    return Entry(table, seq, text, 1000)


def test_a_full_disk_refuses_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's own limit of pages gives the very error of a full disk."""

    async def test() -> None:
        monkeypatch.setattr("tockade.store.sqlite_writer.PRAGMAS", (*PRAGMAS, "max_page_count=40"))
        store = await Store.open(f"sqlite:///{tmp_path / 'small.db'}")
        await store.create([entry("a", 1)], "A")
        last = 1
        while last < 10:
            await store.append(entry("a", last := last + 1, "x" * 1000))
        with pytest.raises(StoreDown, match="full"):
            await store.append(entry("a", last + 1, "x" * 200_000))
        assert [e.seq for e in await store.read("a")] == list(range(1, last + 1))
        monkeypatch.undo()
        await store.append(entry("a", last + 1))  # there is room again, on a new connection
        await store.close()

    asyncio.run(test())


def test_a_database_lost_in_flight_comes_back(postgresql: PostgreSQL) -> None:
    address = postgresql.new_database()

    async def test() -> None:
        store = await Store.open(address)
        await store.create([entry("a", 1)], "A")
        await store.append(entry("a", 2))
        await asyncio.to_thread(postgresql.stop)
        for _ in range(2):
            with pytest.raises(StoreDown):
                await store.append(entry("a", 3))
            with pytest.raises(StoreDown):
                await store.read("a")
        await asyncio.to_thread(postgresql.start)
        await store.append(entry("a", 3))
        assert [e.seq for e in await store.read("a")] == [1, 2, 3]
        await store.close()

    asyncio.run(test())


def test_a_hint_that_the_database_took_with_it_is_not_missed(postgresql: PostgreSQL) -> None:
    """Who hears of nothing for a while looks at every table afterwards, and what could not be told is told then."""
    address = postgresql.new_database()

    async def test() -> None:
        one, two = await Store.open(address), await Store.open(address)
        heard: list[str] = []
        await one.listen(lambda table: None)
        await two.listen(heard.append)
        await until(lambda: heard == [EVERY])
        await asyncio.to_thread(postgresql.stop)
        one._hints.tell([entry("a", 2)])  # written in the very last moment
        await asyncio.sleep(0.3)
        await until(lambda: one._hints._grown == {"a"})
        await asyncio.to_thread(postgresql.start)
        await until(lambda: EVERY in heard[1:] and not one._hints._grown)
        await one.close()
        await two.close()

    asyncio.run(test())


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'closed.db'}")
        await store.create([entry("a", 1)], "A")
        await store.close()
        with pytest.raises(StoreDown, match="closed"):
            await store.append(entry("a", 2))
        with pytest.raises(StoreDown, match="closed"):
            await store.create([entry("b", 1)], "B")

    asyncio.run(test())
