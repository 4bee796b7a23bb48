"""Opens the store for the commands about stored tables, and closes it when they are done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from tockade.store import Store, database_url, open_store

Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
Tables = Annotated[list[str] | None, typer.Argument(metavar="TABLE...")]
T = TypeVar("T")


def with_store(data: Path | None, database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """What the work comes to; the store is open while it is done."""

    async def opened() -> T:
        store = await open_store(database_url(data, database))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())
