"""Routes for health: whether the server is alive, and whether it can write to the store."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from msgspec import Struct

from tockade import __version__
from tockade.store import Store, StoreDown
from tockade.web.authorization import TheOpenTables
from tockade.web.error_answers import REFUSALS

FRESH: Final = 1.0
"""Seconds for which an answer of the store counts: nobody makes it write more often by asking."""
PATIENCE: Final = 5.0
"""A store that takes longer is not ready."""


class Health(Struct):
    status: str
    version: str
    tables: int


class StoreCheck:
    """The last attempt to write to the store, shared by all who ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._begun = 0.0
        self._attempt: asyncio.Task[bool] | None = None

    async def ready(self) -> bool:
        """Whether the store takes what is written."""
        attempt = self._attempt
        if attempt is None or (attempt.done() and time.monotonic() - self._begun > FRESH):
            self._begun = time.monotonic()
            attempt = self._attempt = asyncio.create_task(self._write())
        done, _ = await asyncio.wait([attempt], timeout=PATIENCE)
        return bool(done) and attempt.result()

    async def _write(self) -> bool:
        try:
            await self._store.check()
        except StoreDown:
            return False
        return True

    async def close(self) -> None:
        if self._attempt is not None:
            await asyncio.wait([self._attempt], timeout=PATIENCE)


@get("/health", tags=["server"], responses={503: REFUSALS[503]})
async def health(open_tables: TheOpenTables, state: State) -> Response[Health]:
    """Ready: the store has just taken a write."""
    check: StoreCheck = state.store_check
    if await check.ready():
        return Response(Health("ok", __version__, open_tables.count))
    return Response(Health("store", __version__, open_tables.count), status_code=503)


@get("/health/live", tags=["server"])
async def alive(open_tables: TheOpenTables) -> Health:
    """Alive: the loop answers, whatever the store does; who does not should be started again."""
    return Health("ok", __version__, open_tables.count)


ROUTES: Final = (health, alive)
