"""What waits to be sent on a socket: a reader who is too slow is disconnected."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from tockade.web.server_messages import CLOSE_CODES, Bye

MOST_WAITING: Final = 200
Send = Callable[[Any], Awaitable[None]]
Write = Callable[[bytes], bool]
_encoder: Final = msgspec.json.Encoder()


class SendQueue:
    """Messages in their order: written at once where that is possible, else sent by a task as long as any wait."""

    __slots__ = ("_send", "_sending", "_waiting", "_write", "closing")

    def __init__(self, send: Send, write: Write | None = None) -> None:
        self._send = send
        self._write = write
        self._waiting: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None
        self.closing = ""

    def put(self, message: bytes) -> None:
        if self.closing:
            return
        if self._write is not None and self._sending is None and self._write(message):
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.close("slow")
            return
        self._wait(message)

    def close(self, kind: str) -> None:
        """Send what waits, say why, and close."""
        if not self.closing:
            self.closing = kind
            self._wait(_encoder.encode(Bye(kind)))

    async def finish(self, seconds: float) -> None:
        """Let the goodbye be sent; when there is none, nobody listens any more."""
        sending = self._sending
        if sending is None:
            return
        if self.closing:
            await asyncio.wait([sending], timeout=seconds)
        sending.cancel()

    def _wait(self, message: bytes) -> None:
        self._waiting.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._run())

    async def _run(self) -> None:
        with suppress(OSError, RuntimeError):  # the other side is gone
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.pop(0).decode()})
            if self.closing:
                await self._send({"type": "websocket.close", "code": CLOSE_CODES[self.closing]})
        self._waiting.clear()
        self._sending = None
