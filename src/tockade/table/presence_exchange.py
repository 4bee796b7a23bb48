"""Servers of one database exchange who is at which table, and agree which of them leads it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, Protocol

from tockade.store import Heard, Present, StoreDown

EVERY_SECONDS: Final = 4
"""Between two times of saying who is here."""


class PresentTable(Protocol):
    """What the exchange needs of a live table."""

    @property
    def present(self) -> Present | None: ...

    def hear_others(self, heard: Heard) -> None: ...


class PresenceStore(Protocol):
    """What it needs of a store."""

    async def exchange_presence(self, here: Mapping[str, Present], left: list[str]) -> dict[str, Heard]: ...

    def hint(self, tables: list[str]) -> None: ...


class PresenceExchange:
    """Says who is here as soon as it changes, and again before it expires."""

    def __init__(self, store: PresenceStore, lives: Mapping[str, PresentTable]) -> None:
        self._store = store
        self._lives = lives
        self._changed: set[str] = set()
        self._said: dict[str, Present] = {}
        self._wake = asyncio.Event()
        self._turn = asyncio.Lock()

    def ask(self, table: str) -> None:
        """Something may have changed about this table, here or elsewhere."""
        self._changed.add(table)
        self._wake.set()

    async def run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY_SECONDS):  # `wait_for` can miss that it is cancelled
                    await self._wake.wait()
            every = not self._wake.is_set()
            self._wake.clear()
            changed, self._changed = self._changed, set()
            with suppress(StoreDown):
                await self.refresh(set(self._lives) | set(self._said) if every else changed)

    async def refresh(self, tables: set[str]) -> None:
        """Say and hear the newest of these tables."""
        async with self._turn:
            here = {name: present for name in tables if (present := self._present(name)) is not None}
            left = [name for name in tables if name not in here and name in self._said]
            heard = await self._store.exchange_presence(here, left)
            news = [name for name, present in here.items() if self._said.get(name) != present]
            for name in left:
                del self._said[name]
            self._said.update(here)
        self._store.hint([*news, *left])
        for name, said in heard.items():
            if name in self._lives:
                self._lives[name].hear_others(said)

    async def say_goodbye(self) -> None:
        """The others need not wait until it expires."""
        with suppress(StoreDown):
            await self._store.exchange_presence({}, list(self._said))
            self._store.hint(list(self._said))

    def _present(self, name: str) -> Present | None:
        return self._lives[name].present if name in self._lives else None
