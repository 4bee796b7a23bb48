"""What waits to be sent on a socket: nobody waits for a slow reader, and one who is too slow is sent away."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

MOST_WAITING: Final = 200
CODES: Final = {"stopping": 1001, "deleted": 4404, "slow": 4408, "refused": 4403, "unreadable": 4400}
Send = Callable[[Any], Awaitable[None]]
Write = Callable[[bytes], bool]


class Outbox:
    """Messages in their order: written at once where that is possible, else sent by a task of its own."""

    def __init__(self, send: Send, write: Write | None = None) -> None:
        self._send = send
        self._write = write
        self._sending = False
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self.closing = ""
        self.task = asyncio.create_task(self._run())

    def put(self, message: bytes) -> None:
        if self.closing:
            return
        if self._write is not None and not self._waiting and not self._sending and self._write(message):
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close("slow")
            return
        self._waiting.append(message)
        self._wake.set()

    def close(self, kind: str) -> None:
        """Send what waits, say why, and close."""
        if not self.closing:
            self._waiting.append(b'{"type":"bye","kind":"%b"}' % kind.encode())
            self.closing = kind
            self._wake.set()

    async def _run(self) -> None:
        with suppress(OSError, RuntimeError):  # the other side is gone
            while not self.closing or self._waiting:
                await self._wake.wait()
                self._wake.clear()
                self._sending = True
                while self._waiting:
                    await self._send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
                self._sending = False
            await self._send({"type": "websocket.close", "code": CODES[self.closing]})
