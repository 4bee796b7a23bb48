"""Laws of the store, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, select
from tests.store.patience import until

from tockade.game_types import BadInput
from tockade.store import (
    EVERY,
    Conflict,
    Entry,
    Mark,
    Store,
    StoreDown,
    back_up,
    database_url,
    export_tables,
    import_tables,
    kept_handovers,
)
from tockade.store.schema import handovers

Run = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]


def entry(table: str, seq: int, text: str = "é « x »\n", at: int = 1000, mark: Mark = Mark.NONE) -> Entry:
    return Entry(table, seq, text, at, mark)


async def filled(store: Store, table: str, entries: int, at: int = 1000) -> None:
    await store.create([entry(table, seq, at=at) for seq in range(1, entries + 1)], f"code {table}")


def test_what_is_written_is_read(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create([entry("a", 1)], "AAAAAA")
        await store.append(entry("a", 2, "second"))
        assert await store.read("a") == [entry("a", 1), entry("a", 2, "second")]
        assert await store.read("a", after=1) == [entry("a", 2, "second")]
        assert await store.read("b") == []
        assert await store.find("AAAAAA") == "a"
        assert await store.find("BBBBBB") is None

    run(test)


def test_it_is_there_after_reopening(run: Run, address: str) -> None:
    async def test(store: Store) -> None:
        await filled(store, "a", 1)
        await store.append(entry("a", 2))
        other = await Store.open(address)
        assert [e.seq for e in await other.read("a")] == [1, 2]
        await other.close()

    run(test)


def test_table_and_code_are_taken_once(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.create([entry("a", 1)], "AAAAAA")
        with pytest.raises(Conflict):
            await store.create([entry("a", 1)], "BBBBBB")
        with pytest.raises(Conflict):
            await store.create([entry("b", 1)], "AAAAAA")
        assert await store.find("BBBBBB") is None
        assert await store.read("b") == []

    run(test)


def test_the_second_writer_of_an_entry_loses(run: Run) -> None:
    async def test(store: Store) -> None:
        await filled(store, "a", 1)
        await store.append(entry("a", 2, "mine"))
        with pytest.raises(Conflict):
            await store.append(entry("a", 2, "yours"))
        assert [e.text for e in await store.read("a", 1)] == ["mine"]

    run(test)


def test_a_conflict_spoils_nobody_elses_entry(run: Run) -> None:
    """All of these wait for one transaction, and two of them want the same place."""

    async def test(store: Store) -> None:
        for name in "abc":
            await filled(store, name, 1)
        wanted = [entry("a", 2, "1"), entry("b", 2), entry("a", 2, "2"), entry("c", 2)]
        told = await asyncio.gather(*(store.append(e) for e in wanted), return_exceptions=True)
        assert [type(answer) for answer in told] == [type(None), type(None), Conflict, type(None)]
        assert [len(await store.read(name)) for name in "abc"] == [2, 2, 2]
        assert (await store.read("a"))[-1].text == "1"

    run(test)


def test_two_stores_race_on_one_table(run: Run, address: str) -> None:
    """Every entry has one author, whoever is acknowledged wrote it, and there is no gap."""

    async def author(store: Store, name: str, count: int) -> list[int]:
        won: list[int] = []
        last = 1
        while len(won) < count:
            try:
                await store.append(entry("a", last + 1, name))
                won.append(last + 1)
                last += 1
            except Conflict:
                last += len(await store.read("a", last))
        return won

    async def test(store: Store) -> None:
        await filled(store, "a", 1)
        other = await Store.open(address)
        one, two = await asyncio.gather(author(store, "one", 40), author(other, "two", 40))
        written = await other.read("a", 1)
        await other.close()
        assert [e.seq for e in written] == list(range(2, 82))
        assert {e.seq for e in written if e.text == "one"} == set(one)
        assert {e.seq for e in written if e.text == "two"} == set(two)

    run(test)


def test_many_entries_are_committed_together(run: Run) -> None:
    async def test(store: Store) -> None:
        names = [f"t{number}" for number in range(50)]
        for name in names:
            await filled(store, name, 1)
        for seq in range(2, 12):
            await asyncio.gather(*(store.append(entry(name, seq)) for name in names))
        assert {stored.entries for stored in await store.tables()} == {11}

    run(test)


def test_close_writes_what_waits(run: Run, address: str) -> None:
    async def test(store: Store) -> None:
        other = await Store.open(address)
        await filled(other, "a", 1)
        waiting = asyncio.ensure_future(other.append(entry("a", 2)))
        await asyncio.sleep(0)
        await other.close()
        await waiting
        assert len(await store.read("a")) == 2

    run(test)


def test_delete_forgets_everything(run: Run) -> None:
    async def test(store: Store) -> None:
        await filled(store, "a", 3)
        await filled(store, "b", 2)
        assert await store.delete("a")
        assert not await store.delete("a")
        assert await store.read("a") == []
        assert await store.find("code a") is None
        assert [stored.table for stored in await store.tables()] == ["b"]
        await store.append(entry("a", 4, at=5))  # a straggler of a deleted table
        assert await store.read("a") == []
        await store.expire(10)
        await filled(store, "a", 1)
        assert len(await store.read("a")) == 1

    run(test)


def test_only_old_unfinished_tables_expire(run: Run) -> None:
    async def test(store: Store) -> None:
        await filled(store, "old", 2, at=100)
        await filled(store, "kept on", 1, at=100)
        await store.append(entry("kept on", 2, at=900))
        await filled(store, "finished", 1, at=100)
        await store.append(entry("finished", 2, at=100, mark=Mark.OVER))
        assert await store.expire(500) == ["old"]
        left = {stored.table: stored.over for stored in await store.tables()}
        assert left == {"kept on": False, "finished": True}

    run(test)


def test_backup_is_a_store(run: Run, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await filled(store, "a", 3)
        await filled(store, "b", 1)
        assert await back_up(store, tmp_path / "copy.db") == 2
        copy = await Store.open(f"sqlite:///{tmp_path / 'copy.db'}")
        assert await copy.tables() == await store.tables()
        assert await copy.read("a") == await store.read("a")
        await copy.close()
        with pytest.raises(BadInput, match="file exists"):
            await back_up(store, tmp_path / "copy.db")

    run(test)


def test_export_is_imported(run: Run, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await filled(store, "a", 3)
        await filled(store, "b", 1)
        other = await Store.open(f"sqlite:///{tmp_path / 'other.db'}")
        only_b = await export_tables(store, ["b"])
        assert await import_tables(other, only_b) == 1
        assert [stored.table for stored in await other.tables()] == ["b"]
        assert await import_tables(other, await export_tables(store)) == 1
        assert await other.read("a") == await store.read("a")
        await other.close()
        with pytest.raises(BadInput, match="no table"):
            await export_tables(store, ["a", "z"])

    run(test)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "format"),
        ("tockade tables 2\n", "format"),
        ("tockade tables 1\n{\n", "export line"),
        ('tockade tables 1\n{"code":"A","entries":[]}\n', "export line"),
        (
            'tockade tables 1\n{"code":"A","entries":[{"table":"a","seq":2,"text":"","at":0}]}\n',
            "export line",
        ),
    ],
)
def test_a_bad_export_adds_nothing(run: Run, text: str, kind: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(BadInput, match=kind):
            await import_tables(store, text)
        assert await store.tables() == []

    run(test)


def test_a_store_of_another_version_is_refused(run: Run, address: str) -> None:
    async def test(store: Store) -> None:
        async with store._begin() as connection:
            await connection.exec_driver_sql("UPDATE tockade_about SET value = '999'")
        with pytest.raises(BadInput, match="version=999"):
            await Store.open(address)

    run(test)


def test_a_server_hears_that_another_wrote(run: Run, address: str) -> None:
    """PostgreSQL only: an SQLite file has one server."""
    if make_url(address).get_backend_name() == "sqlite":
        wanted: list[str] = []
    else:
        wanted = [EVERY, "own", "a"]

    async def test(store: Store) -> None:
        heard: list[str] = []
        other = await Store.open(address)
        await other.listen(heard.append)
        await until(lambda: heard == wanted[:1])
        await store.listen(lambda table: heard.append(f"own{table}"))
        await until(lambda: heard == wanted[:2])
        await filled(store, "a", 1)
        await store.append(entry("a", 2))
        await until(lambda: heard == wanted)
        await other.close()

    run(test)


def test_a_database_that_is_not_there_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a database, but longer than the hundred bytes of its header" * 4)
    (tmp_path / "plain").touch()
    addresses = [
        f"sqlite:///{tmp_path / 'file'}",
        f"sqlite:///{tmp_path / 'plain' / 'x.db'}",
        "postgresql://nobody@127.0.0.1:1/none",
    ]
    for address in addresses:
        with pytest.raises(StoreDown):
            asyncio.run(Store.open(address))


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://root:secret@localhost/x", "postgresql://a:b:c:d@x:y"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadInput) as refused:
        asyncio.run(Store.open(address))
    assert "secret" not in str(refused.value)


def test_the_default_place_is_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert database_url() == f"sqlite:///{tmp_path}/tockade/tockade.db"
    assert database_url(tmp_path / "here") == f"sqlite:///{tmp_path}/here/tockade.db"
    assert database_url(tmp_path, "postgresql://x/y") == "postgresql://x/y"


def test_the_file_is_private(tmp_path: Path) -> None:
    async def opened() -> None:
        await (await Store.open(f"sqlite:///{tmp_path / 'new' / 'tockade.db'}")).close()

    asyncio.run(opened())
    assert (tmp_path / "new" / "tockade.db").stat().st_mode & 0o777 == 0o600


def test_what_is_handed_over_is_taken_once_and_not_for_ever(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.hand_over("one", "first", until=100)
        await store.hand_over("one", "second", until=100)
        await store.hand_over("two", "third", until=50)
        assert await store.take_over("three", now=60) is None
        assert await store.take_over("one", now=60) == "second"
        assert await store.take_over("one", now=60) is None
        assert await store.take_over("two", now=40) is None  # it was too old when somebody looked

    run(test)


def test_there_is_never_much_to_hand_over(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_handovers, "MOST", 3)

    async def test(store: Store) -> None:
        for number in range(5):
            await store.hand_over(str(number), "text", until=100 + number)
        assert [await store.take_over(str(number), now=0) for number in range(5)] == [None, None, *["text"] * 3]

    run(test)


def test_who_reads_the_store_reads_no_key(run: Run) -> None:
    """Neither what is handed over nor the name that opens it lies there as it is."""

    async def test(store: Store) -> None:
        await store.hand_over("somebody", "a key of a seat", until=100)
        async with store._begin() as connection:
            rows = (await connection.execute(select(handovers))).all()
        kept = " ".join(str(value) for value in rows[0])
        assert len(rows) == 1
        for secret in ("somebody", "a key"):
            assert secret not in kept
            assert secret.encode().hex() not in kept

    run(test)
