"""The server while its store is in trouble: everything is refused clearly, nothing is lost, and it goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.store.postgresql import PostgreSQL
from tests.web.site import Site, run

from tockade.store.connect import PRAGMAS


async def two_people(site: Site) -> tuple[Any, Any]:
    opened = await site.open("trikolos", "pp")
    line = await site.line(opened["table"], opened["seats"][0]["key"])
    await line.hear()
    return opened, line


def test_a_database_lost_in_flight_refuses_and_comes_back(postgresql: PostgreSQL, tmp_path: Path) -> None:
    address = postgresql.new_database()

    async def test(site: Site) -> None:
        opened, line = await two_people(site)
        first = await line.ask(type="move", move="push 1")
        await asyncio.to_thread(postgresql.stop)
        asked = first["decision"]
        refused = await line.ask(type="move", move=asked["moves"][0], decision=asked["id"])
        assert refused["kind"] == "store"
        assert (await line.ask(type="frame"))["version"] == first["version"]
        health = await site.call("GET", "/health")
        assert (health.status_code, health.json()["status"]) == (503, "store")
        for method, path, body in (
            ("POST", "/api/tables", {"game": "trikolos"}),
            ("POST", "/api/join", {"code": "ABCDEF"}),
            ("GET", "/api/tables/unknown", None),
            ("DELETE", f"/api/tables/{opened['table']}", None),
        ):
            answer = await site.call(method, path, body, opened["host"])
            assert (answer.status_code, answer.json()["kind"]) == (503, "store")
        await asyncio.to_thread(postgresql.start)
        frame = await line.ask(type="move", move=asked["moves"][0], decision=asked["id"])
        assert (frame["type"], frame["version"]) == ("frame", first["version"] + 1)
        async with asyncio.timeout(60):
            while (await site.call("GET", "/health")).status_code != 200:
                await asyncio.sleep(0.1)  # an answer of the store counts for a second

    run(tmp_path, test, address=address)


def test_a_full_disk_refuses_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's own limit of pages gives the very error of a full disk."""
    monkeypatch.setattr("tockade.store.sqlite_writer.PRAGMAS", (*PRAGMAS, "max_page_count=10"))

    async def test(site: Site) -> None:
        opened = await site.open("trikolos", "po")
        path, key = f"/api/tables/{opened['table']}", opened["seats"][0]["key"]
        answer = await site.call("GET", path)
        for number in range(1000):
            before = answer.json()
            answer = await site.call("PATCH", f"{path}/seats/0", {"name": f"somebody {number}"}, key)
            if not answer.is_success:
                break
        assert (answer.status_code, answer.json()["kind"]) == (503, "store")
        assert (await site.get(path))["seats"] == before["seats"]
        assert before["version"] > 5
        monkeypatch.undo()
        answer = await site.call("PATCH", f"{path}/seats/0", {"name": "there is room"}, key)
        assert answer.json()["seats"][0]["name"] == "there is room"

    run(tmp_path, test)
