"""Presence shared among servers: it ends when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from tockade.store import Heard, Present
from tockade.table.presence_exchange import PresenceExchange


class NobodyElsewhere:
    """A store in which no other server says anything."""

    async def exchange_presence(self, here: Mapping[str, Present], left: list[str]) -> dict[str, Heard]:
        return {}

    def hint(self, tables: list[str]) -> None:
        pass


def test_it_ends_even_when_something_changes_at_that_moment() -> None:
    """A server that closed while somebody left waited for ever."""

    async def test() -> None:
        exchange = PresenceExchange(NobodyElsewhere(), {})
        running = asyncio.create_task(exchange.run())
        await asyncio.sleep(0.01)
        exchange.ask("a table")
        await asyncio.sleep(0)
        running.cancel()
        done, _ = await asyncio.wait([running], timeout=2)
        assert running in done

    asyncio.run(test())
