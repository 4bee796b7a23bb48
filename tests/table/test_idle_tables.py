"""Tables that nobody looks at are put away, sooner where they are many; their clocks run on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from tests.store.patience import until
from tests.table.world import Tab, World

from tockade.store import Store, database_url
from tockade.table import idle_tables
from tockade.table.idle_tables import AT_LEAST, IDLE, OF_A_GAME
from tockade.table.keys_and_codes import digest
from tockade.table.live_table import LiveTable
from tockade.table.log_events import Place
from tockade.table.open_tables import Opening, OpenTables
from tockade.table.table import Phase
from tockade.table.table_settings import ClockSetting, Settings


@asynccontextmanager
async def open_tables(folder: Path, world: World) -> AsyncIterator[OpenTables]:
    store = await Store.open(database_url(folder))
    tables = OpenTables(store, replace(world.environment, store=store))
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


async def begin(tables: OpenTables, seconds: int | None = None) -> LiveTable:
    """A game of two people that has begun."""
    clock = None if seconds is None else ClockSetting("move", seconds)
    places = tuple(Place("person", name, key=digest(name), ready=True) for name in "AB")
    settings = Settings(clock=clock, absence=None)
    live = await tables.open(Opening(game="trikolos 2", host="", places=places, settings=settings))
    await live.start()
    return live


def test_tables_that_are_kept_for_nobody_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_tables, "ROOM", 3 * (OF_A_GAME + 2))

    async def test() -> None:
        world = World()
        async with open_tables(tmp_path, world) as tables:
            opened = []
            for _ in range(6):
                opened.append(await begin(tables))
                world.time += 1
            await opened[0].join(Tab("A"), None)
            tables.put_away()
            assert tables.count == 6  # whoever asked for them may still need them
            world.time += AT_LEAST
            assert await tables.live(opened[1].table.name) is opened[1]  # somebody does
            tables.put_away()
            names = [live.table.name for live in opened]
            assert [name in tables._lives for name in names] == [True, True, False, False, True, True]
            world.time += IDLE
            tables.put_away()
            assert tables.count == 1
            assert (await tables.live(names[2])).table.version == 2

    asyncio.run(test())


def test_a_clock_runs_on_while_its_table_is_away(tmp_path: Path) -> None:
    async def test() -> None:
        world = World()
        async with open_tables(tmp_path, world) as tables:
            name = (await begin(tables, IDLE // 1000 + 60)).table.name
            world.time += IDLE
            tables.put_away()
            assert tables.count == 0
            clock = (await tables.live(name)).table.clock
            assert clock is not None
            assert clock.left(0, world.time) == 60_000

    asyncio.run(test())


def test_a_clock_that_is_out_wakes_its_table(tmp_path: Path) -> None:
    async def test() -> None:
        world = World()
        async with open_tables(tmp_path, world) as tables:
            name = (await begin(tables, IDLE // 1000 + 1)).table.name
            world.time += IDLE + 999
            tables.put_away()
            assert tables.count == 0
            world.time += 1
            await until(lambda: tables.count == 1)
            live = await tables.live(name)
            await until(lambda: live.table.phase is Phase.OVER)
            assert live.table.result is not None
            assert live.table.result.reason == "out_of_time"

    asyncio.run(test())
