"""Two servers of one database: who is at the one is there for the other, and one of them runs bots and clocks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.store.patience import until
from tests.store.postgresql import PostgreSQL
from tests.table.world import FirstMove
from tests.web.site import Closed, Line, Site, site

from tockade.store import Store
from tockade.table.environment import Environment
from tockade.table.live_table import LiveTable
from tockade.table.log_events import Away, Played, read_event


class CountedBots(FirstMove):
    """Bots that answer after a moment, as real ones do."""

    async def choose(self, name: str, question: Any) -> str:
        await asyncio.sleep(0.01)
        return await super().choose(name, question)


@asynccontextmanager
async def two_sites(address: str, folder: Path, bots: list[CountedBots]) -> AsyncIterator[tuple[Site, Site]]:
    def environment(number: int) -> Any:
        return lambda store: Environment(store, bots[number])

    async with (
        site(folder, address=address, environment=environment(0)) as one,
        site(folder, address=address, environment=environment(1)) as two,
    ):
        yield one, two


async def live(site: Site, table: str) -> LiveTable:
    found: LiveTable = await site.app._app.state.open_tables.live(table)
    return found


async def hear_all(line: Line, heard: list[Any]) -> None:
    try:
        while True:
            heard.append(await line.hear())
    except Closed:
        heard.append("closed")


def test_nobody_is_gone_who_is_at_another_server(postgresql: PostgreSQL, tmp_path: Path) -> None:
    """With a short absence bots took the seats of people who were there."""
    bots = [CountedBots(), CountedBots()]

    async def test() -> None:
        async with two_sites(postgresql.new_database(), tmp_path, bots) as (one, two):
            opened = await one.open("trikolos", "pp", absence=1)
            name, keys = opened["table"], [seat["key"] for seat in opened["seats"]]
            first, second = await one.line(name, keys[0]), await two.line(name, keys[1])
            here = [await live(one, name), await live(two, name)]
            await until(lambda: all(s.state == "here" for each in here for s in each.table.seats))
            await until(lambda: here[0].leads != here[1].leads)
            await asyncio.sleep(2.5)
            events = [read_event(entry.text) for entry in await here[0]._environment.store.read(name)]
            assert not [event for event in events if isinstance(event, Away)]
            await second.hang_up()
            await until(lambda: here[0].table.seats[1].state == "away")  # now they are
            assert (await first.ask(type="frame"))["seats"][1]["state"] == "away"

    asyncio.run(test())


def test_one_server_runs_the_bots_and_another_goes_on(postgresql: PostgreSQL, tmp_path: Path) -> None:
    bots = [CountedBots(), CountedBots()]

    async def test() -> None:
        async with two_sites(postgresql.new_database(), tmp_path, bots) as (one, two):
            opened = await one.open("trikolos", "bb", bot_pause=20)
            name = opened["table"]
            leader = await one.line(name)
            here = [await live(one, name)]
            await until(lambda: here[0].leads)
            await two.line(name)
            here.append(await live(two, name))
            await until(lambda: here[1].table.turn > 20)
            assert bots[0].questions
            assert not bots[1].questions
            await leader.hang_up()
            await until(lambda: len(bots[1].questions) > 5)
            assert here[1].leads

    asyncio.run(test())


def test_a_server_that_was_killed_is_missed(postgresql: PostgreSQL, tmp_path: Path) -> None:
    """What it said of its tables expires, by the database's clock."""
    bots = [CountedBots(), CountedBots()]
    address = postgresql.new_database()

    async def test() -> None:
        async with two_sites(address, tmp_path, bots) as (one, two):
            opened = await one.open("trikolos", "bb", bot_pause=20)
            here = await live(two, opened["table"])
            store = await Store.open(address)
            async with store._begin() as connection:
                row = {"table": opened["table"]}
                dead = "INSERT INTO tockade_presence VALUES (:table, 'dead', '', 0, 0, 9000000000000)"
                await connection.execute(text(dead), row)
            await two.line(opened["table"])
            await until(lambda: here._elsewhere != ())
            assert not here.leads
            async with store._begin() as connection:
                await connection.execute(text("UPDATE tockade_presence SET until = 0 WHERE server = 'dead'"))
            await store.close()
            await until(lambda: here.leads and here.table.turn > 3)

    asyncio.run(test())


def test_a_deleted_table_is_gone_everywhere(postgresql: PostgreSQL, tmp_path: Path) -> None:
    bots = [CountedBots(), CountedBots()]

    async def test() -> None:
        async with two_sites(postgresql.new_database(), tmp_path, bots) as (one, two):
            opened = await one.open("trikolos", "pp")
            name = opened["table"]
            heard: list[Any] = []
            listening = asyncio.create_task(hear_all(await two.line(name, opened["seats"][1]["key"]), heard))
            await asyncio.sleep(0.3)
            assert (await one.call("DELETE", f"/api/tables/{name}", key=opened["host"])).is_success
            await asyncio.wait_for(listening, 60)
            assert heard[-2] == {"type": "bye", "kind": "deleted"}
            assert (await two.call("GET", f"/api/tables/{name}")).status_code == 404

    asyncio.run(test())


@pytest.mark.parametrize("many", [40])
def test_a_table_is_live_once(tmp_path: Path, many: int) -> None:
    """However many ask for it at the same time, and also when its loading fails for the first of them."""

    async def test() -> None:
        async with site(tmp_path) as one:
            opened = await one.open("trikolos", "pp")
            tables = one.app._app.state.open_tables
            tables._lives.pop(opened["table"]).close("stopping")
            found = await asyncio.gather(*(tables.live(opened["table"]) for _ in range(many)))
            assert len({id(each) for each in found}) == 1
            gone = await asyncio.gather(*(tables.live("x") for _ in range(3)), return_exceptions=True)
            assert {str(each) for each in gone} == {"no_table"}
            assert not tables._loading

    asyncio.run(test())


def test_moves_at_both_servers_are_one_game(postgresql: PostgreSQL, tmp_path: Path) -> None:
    bots = [CountedBots(), CountedBots()]

    async def test() -> None:
        async with two_sites(postgresql.new_database(), tmp_path, bots) as (one, two):
            opened = await one.open("trikolos", "pp")
            name = opened["table"]
            lines = [await each.line(name, seat["key"]) for each, seat in zip((one, two), opened["seats"], strict=True)]
            while (await live(one, name)).table.turn < 12:
                for line in lines:
                    frame = await line.ask(type="frame")
                    if frame["decision"]:
                        await line.ask(type="move", move=frame["decision"]["moves"][0])
            events = [read_event(entry.text) for entry in await (await live(two, name))._environment.store.read(name)]
            assert len([event for event in events if isinstance(event, Played)]) >= 12

    asyncio.run(test())


def test_what_is_written_while_a_table_is_loaded_is_not_missed(
    postgresql: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hint came before the table was there, and nobody looked again: its next player was never asked."""

    async def test() -> None:
        async with two_sites(postgresql.new_database(), tmp_path, [CountedBots(), CountedBots()]) as (one, two):
            opened = await one.open("trikolos", "pp")
            first = await one.line(opened["table"], opened["seats"][0]["key"])
            tables = two.app._app.state.open_tables
            read, hinted = tables.store.read, asyncio.Event()

            async def read_then_hear(name: str, after: int = 0) -> Any:
                entries = await read(name, after)
                if not after:
                    await first.ask(type="move", move="push 1")
                    await hinted.wait()
                return entries

            def hear(name: str) -> None:
                tables._heard(name)
                hinted.set()

            monkeypatch.setattr(tables.store, "read", read_then_hear)
            monkeypatch.setattr(tables.store._hints, "_heard", hear)
            second = await two.line(opened["table"], opened["seats"][1]["key"])
            assert (await second.ask(type="frame"))["turn"] == 1

    asyncio.run(test())


def test_a_table_handed_over_at_one_server_is_taken_at_another(postgresql: PostgreSQL, tmp_path: Path) -> None:
    """Behind one name nobody knows which of them a phone reaches, and which a computer."""

    async def test() -> None:
        async with two_sites(postgresql.new_database(), tmp_path, [CountedBots(), CountedBots()]) as (one, two):
            opened = await one.open("trikolos", "pb")
            hand = {"table": opened["table"], "keys": [opened["seats"][0]["key"]], "host": opened["host"]}
            begun = await two.post("/api/handovers")
            path = f"/api/handovers/{begun['to']}"
            assert (await one.call("POST", path, hand)).status_code == 204
            assert await two.post(f"{path}/taken", {"secret": begun["secret"]}) == {"handed": hand}
            assert await one.post(f"{path}/taken", {"secret": begun["secret"]}) == {"handed": None}

    asyncio.run(test())
