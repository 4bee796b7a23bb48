"""Waiting for what happens by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], bool], seconds: float = 120) -> None:
    """Go on as soon as this is true; that it never becomes so is an error."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)
