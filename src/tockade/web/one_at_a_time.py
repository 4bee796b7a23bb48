"""Lets the requests of an address in one at a time: between two of them everybody else has a turn of the loop."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

QUICK: Final = 0.001
"""Seconds after which the next one comes at once."""
REST: Final = 2
"""Times what the one before took: an address has a third of the loop."""
LONGEST: Final = 0.1


class OneAtATime:
    """Twenty requests that come together would keep everybody waiting as long as all of them take.

    Only the way in is narrow: whoever is in may stay for long, and the next one comes all the same.
    """

    def __init__(self) -> None:
        self._doors: dict[str, asyncio.Lock] = {}
        self._asking: Counter[str] = Counter()
        self._let_in: dict[str, float] = {}

    async def come_in(self, address: str) -> None:
        """Wait until those of the same address are in that came before, and others have had their turn."""
        door = self._doors.setdefault(address, asyncio.Lock())
        self._asking[address] += 1
        try:
            async with door:
                await asyncio.sleep(self._rest(address))
                self._let_in[address] = time.perf_counter()
        finally:
            self._asking[address] -= 1
            if not self._asking[address]:
                for known in (self._asking, self._doors, self._let_in):
                    known.pop(address, None)

    def _rest(self, address: str) -> float:
        """The one before is in since the last turn of the loop: what that took is mostly theirs."""
        took = time.perf_counter() - self._let_in[address] if address in self._let_in else 0.0
        return min(took * REST, LONGEST) if took > QUICK else 0
