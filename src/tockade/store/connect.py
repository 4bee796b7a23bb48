"""From the address of a store to a database connection: SQLite made durable, PostgreSQL retried."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tockade.game_types import BadInput

BROKEN: Final = (SQLAlchemyError, OSError, TimeoutError, asyncio.TimeoutError)
"""What a store that cannot be reached or written raises."""
KINDS: Final = ("sqlite", "postgresql", "postgres")
SECONDS: Final = 10
PRAGMAS: Final = ("page_size=2048", "journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
"""Entries are short, and every table has its own last page: small pages make a commit a tenth quicker."""


def make_engine(address: str) -> AsyncEngine:
    """The engine of `sqlite:///FILE` or `postgresql://…`."""
    url = read_address(address)
    return _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)


def without_password(address: str) -> str:
    """The address as it may be printed: without the password."""
    return read_address(address).render_as_string(hide_password=True)


def read_address(address: str) -> URL:
    """The address of a store of one of the kinds that there are."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadInput("database", address=address.rpartition("@")[2]) from None
    if url.get_backend_name() not in KINDS:
        raise BadInput("database", address=url.render_as_string())
    return url


def _sqlite(url: URL) -> AsyncEngine:
    _private_file(Path(url.database or ""))
    engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"))
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _private_file(path: Path) -> None:
    """The file holds the seeds of games that are being played: nobody else may read it."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600, exist_ok=True)


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _postgresql(url: URL) -> AsyncEngine:
    patience = {"timeout": SECONDS, "command_timeout": SECONDS}
    return create_async_engine(url.set(drivername="postgresql+asyncpg"), connect_args=patience)
