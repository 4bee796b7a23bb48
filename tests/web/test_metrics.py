"""`/metrics` and `/health`: what an operator reads is what happened."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.web.site import Site, run

from tockade.web import health_routes

Samples = dict[tuple[str, tuple[str, ...]], float]


async def read(site: Site) -> Samples:
    """Every sample by its name and labels."""
    answer = await site.call("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    families = text_string_to_metric_families(answer.text)
    return {(s.name, tuple(s.labels.values())): s.value for family in families for s in family.samples}


def grown(before: Samples, after: Samples, name: str, *labels: str) -> float:
    return after[name, labels] - before.get((name, labels), 0)


def test_a_game_is_counted(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        before = await read(site)
        table = await site.open("trikolos", "pp")
        line = await site.line(table["table"], table["seats"][0]["key"])
        watcher = await site.line(table["table"])
        await line.ask(type="move", move="push 1")
        await line.ask(type="move", move="nonsense")
        await line.ask(type="ping")
        await site.call("GET", "/api/tables/unknown")
        await site.call("BREW", "/health")
        after = await read(site)
        assert after["tockade_tables", ()] == 1
        assert (after["tockade_sockets", ("player",)], after["tockade_sockets", ("spectator",)]) == (1, 1)
        for name, *labels in (
            ("tockade_events_total", "opened"),
            ("tockade_events_total", "start"),
            ("tockade_events_total", "move"),
            ("tockade_move_seconds_count", "person"),
            ("tockade_refusals_total", "no_table"),
            ("tockade_refusals_total", "bad_move"),
            ("tockade_requests_total", "GET", "404"),
            ("tockade_requests_total", "other", "405"),
        ):
            assert grown(before, after, name, *labels) == 1, (name, labels)
        assert grown(before, after, "tockade_store_entries_total") == 2  # the first is written with the table
        assert after["process_resident_memory_bytes", ()] > 10_000_000
        await watcher.hang_up()
        assert grown(before, await read(site), "tockade_sockets_closed_total", "left") == 1

    run(tmp_path, test)


def test_bots_are_counted(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        before = await read(site)
        table = await site.open("trikolos ply_limit=4", "bb")
        line = await site.line(table["table"])
        while (frame := await line.hear_kind("frame"))["phase"] != "over":
            pass
        after = await read(site)
        assert after["tockade_bot_answers_total", ()] == frame["turn"]
        assert after["tockade_bot_replaced_total", ()] == 0
        assert after["tockade_bot_processes", ()] >= 1
        assert grown(before, after, "tockade_move_seconds_count", "bot") == frame["turn"]

    run(tmp_path, test)


def test_strangers_read_no_metrics(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        app: Any = site.app
        for address, status in (("203.0.113.9", 404), ("::1", 200), ("::ffff:127.0.0.1", 200), ("10.0.0.1", 404)):
            transport = httpx.ASGITransport(app=app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as asking:
                assert (await asking.get("/metrics")).status_code == status, address

    run(tmp_path, test)


def test_ready_is_who_can_write_and_alive_who_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_routes, "FRESH", 0)
    monkeypatch.setattr(health_routes, "PATIENCE", 0.5)

    async def test(site: Site) -> None:
        assert (await site.get("/health"))["status"] == "ok"
        other = sqlite3.connect(tmp_path / "tockade.db")
        other.execute("BEGIN IMMEDIATE")  # the store can be read, but nobody else can write
        answer = await site.call("GET", "/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "store")
        assert (await site.get("/health/live"))["status"] == "ok"
        other.rollback()
        while (await site.call("GET", "/health")).status_code != 200:
            pass
        other.close()

    run(tmp_path, test)


def test_nobody_makes_the_store_write_by_asking(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        store = site.app._app.state.open_tables.store
        asked = 0
        check = store.check

        async def counting() -> None:
            nonlocal asked
            asked += 1
            await check()

        store.check = counting
        for _ in range(30):
            assert (await site.get("/health"))["status"] == "ok"
        assert asked <= 5

    run(tmp_path, test)


def test_all_who_ask_at_once_are_told_of_their_own_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's attempt has ended, and before they look the next one begins for somebody else."""
    monkeypatch.setattr(health_routes, "FRESH", 0)

    class QuickStore:
        async def check(self) -> None:
            await asyncio.sleep(0)

    async def test() -> None:
        store: Any = QuickStore()
        check = health_routes.StoreCheck(store)

        async def ask_later(moments: int) -> bool:
            for _ in range(moments):
                await asyncio.sleep(0)
            return await check.ready()

        assert all(await asyncio.gather(*(ask_later(moments) for moments in range(20))))

    asyncio.run(test())
