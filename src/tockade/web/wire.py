"""The server's end of a WebSocket, with short cuts for what comes and goes most: short whole texts, and frames of text.

What is sent goes straight to the transport: no waking of a task, no message of the application interface, no copy.  A
short text that arrives alone and whole is read at a glance.  Everything else (handshake, pings, closing, longer or
broken messages, slow readers) is uvicorn's.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "tockade.wire"
WHOLE_TEXT: Final = 0x81
"""The first byte of a message that is one frame of text."""
SHORT: Final = 126
MEDIUM: Final = 1 << 16
LAST: Final = 0x80
"""In a first byte: the message ends with this frame."""
MASKED: Final = 0x80
"""In a second byte: it is a client's."""
HEAD: Final = 6
"""The bytes before a client's short text: two, and the mask."""


def text_frame(text: bytes) -> bytes:
    """The bytes of a text message as a server sends it."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT, size >> 8, size & 255)) + text
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text


def unmasked(text: bytes, mask: bytes) -> bytes:
    """A client's text without the mask of four bytes that lies over it."""
    size = len(text)
    over = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(text) ^ int.from_bytes(over)).to_bytes(size)


def short_frame(data: bytes) -> bool:
    """Whether this is one short whole frame of a client, and nothing else."""
    return (
        len(data) >= HEAD
        and data[0] & LAST != 0
        and MASKED <= data[1] < MASKED + SHORT
        and len(data) == data[1] - MASKED + HEAD
    )


class Inbox:
    """What has come in, for the one task that reads it: as much of a queue as that needs."""

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also hands its short cut to the application."""

    in_pieces = False
    """Whether something came that was not one short whole frame: only the library knows where the next one begins."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        inbox: Any = Inbox()
        self.queue = inbox

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self.write_text
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Read a short text at a glance, and leave everything else to the library."""
        if not self.handshake_complete:
            self.in_pieces = self.handshake_initiated  # somebody who could not wait
        elif not self.in_pieces:
            self.in_pieces = not short_frame(data)
            if not self.in_pieces and data[0] == WHOLE_TEXT and self.take_text(data):
                return
        super().data_received(data)

    def take_text(self, data: bytes) -> bool:
        """Hand over a text; False when the library must say what is wrong with it."""
        try:
            text = unmasked(data[HEAD:], data[HEAD - 4 : HEAD]).decode()
        except UnicodeDecodeError:
            return False
        if self.close_sent:
            return True  # nobody reads any more
        behind = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if behind and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def write_text(self, text: bytes) -> bool:
        """Send a message at once; False when the client does not keep up, or the socket is closing."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True
