"""How late the event loop is: measured all the time, and logged when people notice it."""

from __future__ import annotations

import asyncio
from typing import Final

from tockade.web.server_log import log
from tockade.web.server_metrics import loop_lag

EVERY: Final = 0.5
NOTICED: Final = 1.0
"""Seconds of lag that are worth a line in the log."""


async def measure_lag() -> None:
    """Ask to be woken again and again, and see how late that is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        late = max(0.0, loop.time() - due)
        loop_lag.observe(late)
        if late > NOTICED:
            log.warning("slow loop", extra={"fields": {"seconds": round(late, 2)}})
