"""Group commit: all entries that wait are written in one transaction, and told only when it is on disk."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from tockade.store.entry import Entry

LARGEST: Final = 500
"""Entries in one transaction."""
Done = asyncio.Future[None]
Waiting = tuple[Entry, Done]
Written = Callable[[Sequence[Entry]], None]


class Writer(ABC):
    """Writes entries in the order in which they come."""

    def __init__(self, written: Written) -> None:
        self._written = written

    @abstractmethod
    def append(self, entry: Entry) -> Done:
        """Done when the entry is durable; `Conflict` and `StoreDown` say that it is not."""

    @abstractmethod
    async def close(self) -> None:
        """Write what still waits, then stop."""

    def _tell(self, batch: Sequence[Waiting], failed: Exception | None) -> None:
        """All of a batch is on disk, or nothing of it."""
        if failed is None:
            self._written([entry for entry, _ in batch])
        for _, done in batch:
            if done.done():
                continue
            if failed is None:
                done.set_result(None)
            else:
                done.set_exception(failed)
