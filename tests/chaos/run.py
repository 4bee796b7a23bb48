"""A chaos run: people play while one trouble follows the other; afterwards everything is held against what they saw.

`python -m tests.chaos.run SECONDS [SEED]` (`make soak`: an hour) runs both kinds of servers one after the other.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from tests.chaos.players import Crowd
from tests.chaos.trouble import JUMPING_CLOCK, Troubles
from tests.store.patience import until
from tests.store.postgresql import PostgreSQL
from tests.web.server import Server

from tockade.store import Store
from tockade.table.log_events import Away, Played, read_event
from tockade.table.verify_game import verify_log

TABLES = 6
MEGABYTES = 300
"""That a server may have at the end, however long it ran."""


async def torture(crowd: Crowd, troubles: Troubles, seconds: float) -> list[str]:
    """Play for so long; the troubles that came to pass."""
    tables = [asyncio.create_task(crowd.keep_table()) for _ in range(TABLES)]
    end = time.monotonic() + seconds
    happened: list[str] = []
    await until(lambda: crowd.moves > 0)
    order = troubles.every()
    while time.monotonic() < end or len(happened) < len(order):
        if len(happened) % len(order) == 0:
            crowd.random.shuffle(order)
        trouble = order[len(happened) % len(order)]
        await trouble()
        happened.append(str(getattr(trouble, "__name__", "")))
        await asyncio.sleep(crowd.random.uniform(0.1, 1))
        _raise_failed(tables)
    await _nobody_is_stuck(crowd, tables)
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return happened


def _raise_failed(tables: list[asyncio.Task[None]]) -> None:
    for task in tables:
        if task.done():
            task.result()


async def _nobody_is_stuck(crowd: Crowd, tables: list[asyncio.Task[None]]) -> None:
    """When all is quiet again, every game goes on."""
    before = {table: len(crowd.told[table]) for table in crowd.open}

    def all_moved() -> bool:
        _raise_failed(tables)
        return all(len(crowd.told[table]) > count or table not in crowd.open for table, count in before.items())

    await until(all_moved)


async def check_logs(address: str, crowd: Crowd) -> None:
    """Every move that anybody was told is in its log, nothing is missing there, and no bot sat in anybody's place."""
    store = await Store.open(address)
    for table, told in crowd.told.items():
        entries = await store.read(table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), "a gap in a log"
        logged = {entry.seq: read_event(entry.text) for entry in entries}
        for version, said in told.items():
            event = logged[version]
            assert isinstance(event, Played), "a lost move"
            assert (event.seat, event.move) == said, "another move"
        assert not any(isinstance(event, Away) or getattr(event, "bot", "") for event in logged.values()), "a bot"
        assert verify_log(table, entries).honest
    await store.close()


def check_memory(servers: list[Server]) -> None:
    for server in servers:
        assert server.megabytes < MEGABYTES, server.megabytes


def run_chaos(folder: Path, seconds: float, seed: int, database: PostgreSQL | None) -> dict[str, Any]:
    """With a database two servers share it, without one there is one server and its file."""
    address = f"sqlite:///{folder / 'tockade.db'}" if database is None else database.new_database()
    count, log = 1 if database is None else 2, folder / "log"
    servers = [Server(folder, JUMPING_CLOCK, log, database=address) for _ in range(count)]
    crowd = Crowd(servers, Random(seed))
    try:
        for server in servers:
            server.start()
        happened = asyncio.run(torture(crowd, Troubles(crowd, database), seconds))
        check_memory(servers)
        asyncio.run(check_logs(address, crowd))
    finally:
        for server in servers:
            server.__exit__()
    return {"moves": crowd.moves, "tables": len(crowd.told), "troubles": len(happened)}


def main() -> None:
    seconds = float(sys.argv[1])
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else int(time.time())
    sys.stdout.write(f"seed {seed}\n")
    database = PostgreSQL()
    try:
        for kind, shared in (("SQLite", None), ("PostgreSQL, two servers", database)):
            with tempfile.TemporaryDirectory() as folder:
                sys.stdout.write(f"{kind}: {run_chaos(Path(folder), seconds / 2, seed, shared)}\n")
                sys.stdout.flush()
    finally:
        database.close()


if __name__ == "__main__":
    main()
