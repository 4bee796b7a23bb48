"""The writer of an SQLite file: at once on a quick disk, in its thread when somebody would have to wait."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tockade.store import Entry, Store
from tockade.store import sqlite_writer as module


def entry(seq: int) -> Entry:
    return Entry("a", seq, f"entry {seq}", 1000)


async def written(store: Store) -> list[int]:
    return [entry.seq for entry in await store.read("a")]


def test_a_lock_of_another_program_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'locked.db'}")
        await store.create([entry(1)], "A")
        other = sqlite3.connect(tmp_path / "locked.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(store.append(entry(2)))
        longest, last = 0.0, time.monotonic()
        for _ in range(30):
            await asyncio.sleep(0.01)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        assert not waiting.done()
        assert longest < 5, "the loop stood still"
        other.execute("COMMIT")
        other.close()
        await waiting
        assert await written(store) == [1, 2]
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("quick", [0.0, 60.0])
def test_slow_and_quick_disks_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: float) -> None:
    """With a limit of no time every commit is too slow, and all but one in twenty-one are the thread's."""
    monkeypatch.setattr(module, "QUICK", quick)
    pens: list[float] = []
    write = module.Pen.write

    def noted(pen: module.Pen, entries: Sequence[Entry], table: module.TableRow | None = None) -> Exception | None:
        pens.append(pen._patience)
        return write(pen, entries, table)

    monkeypatch.setattr(module.Pen, "write", noted)

    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'slow.db'}")
        await store.create([entry(1)], "A")
        for seq in range(2, 65):
            await store.append(entry(seq))
        await asyncio.gather(*(store.append(entry(seq)) for seq in range(65, 300)))
        assert await written(store) == list(range(1, 300))
        await store.close()

    asyncio.run(test())
    assert (pens.count(0) < len(pens) / 10) == (quick == 0)


def test_the_log_of_sqlite_is_brought_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHECKPOINT", 20)
    monkeypatch.setattr(module, "QUICK", 60.0)

    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'long.db'}")
        await store.create([entry(1)], "A")
        for seq in range(2, 400):
            await store.append(Entry("a", seq, "x" * 500, 1000))
        logged = (tmp_path / "long.db-wal").stat().st_size
        assert (tmp_path / "long.db").stat().st_size > 100_000
        assert logged < 2_600_000
        await store.close()

    asyncio.run(test())


def test_looking_for_old_tables_keeps_nobody_from_writing(tmp_path: Path) -> None:
    """Where none is to be forgotten nothing is written, however long the logs are that are looked through."""

    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'looked-through.db'}")
        await store.create([entry(1)], "A")
        other = sqlite3.connect(tmp_path / "looked-through.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await store.expire(500) == []
        other.close()
        await store.close()

    asyncio.run(test())
