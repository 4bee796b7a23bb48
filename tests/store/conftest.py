"""The same tests on an SQLite file and on a real PostgreSQL server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.store.postgresql import PostgreSQL

from tockade.store import Store

Run = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A server of its own, stopped at the end."""
    server = PostgreSQL()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store's address."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tockade.db'}"
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database()


@pytest.fixture
def run(address: str) -> Run:
    """Run a test with an open store."""

    def go(test: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        async def opened() -> None:
            store = await Store.open(address)
            try:
                await test(store)
            finally:
                await store.close()

        asyncio.run(opened())

    return go
