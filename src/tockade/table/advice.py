"""Advice for a player: hints, and cautions before a costly move; computed in a process kept ready for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from tockade import games, insight
from tockade.game_types import View
from tockade.table.long_work import LongWork
from tockade.table.refusal import Refused
from tockade.table.table import Table

READY_AFTER: Final = 1.5
"""Seconds after somebody sat down at a table that allows hints: then the process is started."""


class Advice:
    """Whoever asks waits for nothing else that takes long, and an asker with many seats for all that they ask."""

    def __init__(self) -> None:
        self._work = LongWork(1, niceness=0)
        self._getting_ready: asyncio.Task[None] | None = None

    def get_ready(self) -> None:
        """Start the process soon: the first hint shall come as fast as any other."""
        if self._getting_ready is None:
            self._getting_ready = asyncio.create_task(self._start())

    async def _start(self) -> None:
        await asyncio.sleep(READY_AFTER)
        with suppress(Refused):
            await self._work.do("", _ready)

    async def hint(self, asker: str, table: Table, seat: int) -> insight.Hint:
        """The best moves of a seat: nothing of the table goes there but the seat's own view."""
        setup, view = table.game.setup, table.game.view(table.position, seat)
        return await self._work.do(asker, find_hint, setup.text, setup.version, view)

    async def caution(self, asker: str, table: Table, seat: int, move: str) -> insight.Caution | None:
        """What is better than a move that costs much; nothing where it does not, or nobody has the time to look."""
        setup, view = table.game.setup, table.game.view(table.position, seat)
        with suppress(Refused):
            return await self._work.do(asker, find_caution, setup.text, setup.version, view, move)
        return None

    async def close(self) -> None:
        if self._getting_ready is not None:
            self._getting_ready.cancel()
            await asyncio.gather(self._getting_ready, return_exceptions=True)
        await self._work.close()


def _ready() -> None:
    """Nothing: the modules are imported."""


def find_hint(setup: str, version: int, view: View) -> insight.Hint:
    """The best moves of a view's seat."""
    found = insight.hint(games.read(setup, version), view)
    if found is None:
        raise Refused("no_review")
    return found


def find_caution(setup: str, version: int, view: View, move: str) -> insight.Caution | None:
    """Whether a move of a view's seat costs much."""
    return insight.caution(games.read(setup, version), view, move)
