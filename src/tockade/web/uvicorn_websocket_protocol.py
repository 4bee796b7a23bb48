"""The server's end of a WebSocket, with short cuts for what comes and goes most: short whole texts, and frames of text.

What is sent goes straight to the transport: no waking of a task, no message of the application interface, no copy.  A
short text that arrives alone and whole is read at a glance.  Everything else (handshake, pings, closing, longer or
broken messages) is uvicorn's, in small pieces, as long as the connection's budget lasts; who owes is read from again
later, and who does not read is not read from.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tockade.web.connection_cost_limits import ConnectionBudget
from tockade.web.server_settings import Limits

EXTENSION: Final = "tockade.wire"
BUDGET: Final = "tockade.budget"
PIECE: Final = 1024
"""Bytes that the library is given at once: 170 of the smallest frames."""
MOST_FRAGMENTS: Final = 1000
"""Of one message."""
MOST_UNREAD: Final = 1 << 20
"""Bytes that wait while a connection owes."""
WRITE_SECONDS: Final = 20
"""Who reads nothing for so long is cut off."""
TOO_BIG: Final = 1009
NOT_UTF8: Final = 1007
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


def write_text_frame(text: bytes) -> bytes:
    """The bytes of a text message as a server sends it."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT, size >> 8, size & 255)) + text
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text


def unmask(text: bytes, mask: bytes) -> bytes:
    """A client's text without the mask of four bytes that lies over it."""
    size = len(text)
    over = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(text) ^ int.from_bytes(over)).to_bytes(size)


def read_short_frame(data: bytes) -> bool:
    """Whether this is one short whole frame of a client, and nothing else."""
    return (
        len(data) >= HEAD
        and data[0] & LAST != 0
        and MASKED <= data[1] < MASKED + SHORT
        and len(data) == data[1] - MASKED + HEAD
    )


def is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


class FrameReader:
    """What has come in, for the one task that reads it: as much of a queue as that needs."""

    def __init__(self) -> None:
        self._messages: list[Any] = []  # seldom more than one; an empty deque is ten times as large
        self._reader: asyncio.Future[None] | None = None
        self.drained: Callable[[], None] | None = None
        """To be called when all has been taken."""

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            if self.drained is not None:
                self.drained()
            if not self._messages:
                await self._reader
        return self._messages.pop(0)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with budgets, which also hands its short cut to the application."""

    limits: Limits = Limits()
    """Of every connection: a server has a subclass with its own."""
    in_pieces = False
    """Whether something came that was not one short whole frame: only the library knows where the next one begins."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        inbox: Any = FrameReader()
        inbox.drained = self.go_on
        self.queue = inbox
        self.budget = ConnectionBudget(self.limits)
        self._unread = bytearray()
        self._later: asyncio.Handle | None = None
        self._cut: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self.write_text
        extensions[BUDGET] = self.budget
        await super().run_asgi()

    def start_keepalive(self) -> None:
        """The handshake is over, and has been read: its headers would be half of what an idle socket takes."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    async def send(self, message: Any) -> None:
        """A handshake that is refused is answered too, and no fault of the server's to be logged."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    # reading

    def data_received(self, data: bytes) -> None:
        """Read a short text at a glance; everything else waits for its turn."""
        if not self.handshake_complete:
            self.in_pieces = self.handshake_initiated  # somebody who could not wait
        elif not self.in_pieces:
            self.in_pieces = not read_short_frame(data)
            if not self.in_pieces and not self._unread and data[0] == WHOLE_TEXT and self.take_text(data):
                self.budget.spend(len(data), 1)
                return
        self._unread += data
        if len(self._unread) > MOST_UNREAD:
            self.transport.abort()
        elif self._later is None:
            self.go_on()

    def go_on(self) -> None:
        """Read a piece of what waits, if the budget allows it and the client reads what it is sent."""
        self._cancel_later()
        if not self._unread or self.disconnected:
            return
        wait = self.budget.wait()
        if wait or (self.handshake_complete and (self.read_paused or not self.writable.is_set())):
            self._stop_reading(wait)
            return
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        self._read(piece)
        if self._unread:
            self._later = self.loop.call_soon(self.go_on)
        elif not (self.read_paused or self.transport.is_reading() or self.transport.is_closing()):
            self.transport.resume_reading()

    def _stop_reading(self, wait: float) -> None:
        """Until the budget allows more; or until what keeps it from reading calls `go_on`."""
        if self.transport.is_reading() and not self.transport.is_closing():
            self.transport.pause_reading()
        if wait:
            self._later = self.loop.call_later(wait, self.go_on)

    def _read(self, data: bytes) -> None:
        begun = time.thread_time()
        super().data_received(data)
        self.budget.spend(len(data), 0, time.thread_time() - begun)

    def handle_events(self) -> None:
        self.budget.spend(0, len(self.conn.events))
        super().handle_events()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(TOO_BIG)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A text that is none closes the socket, and is no fault of the server's to be logged."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self._fail(NOT_UTF8)
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        if not self.close_sent:
            self.frames = []
            self._unread.clear()
            self.conn.fail(code)
            self.handle_parser_exception()

    # ending

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        self._cancel_later()
        self._cancel_cut()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._cut is None:
            self._cut = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_cut()
        self.go_on()

    def _cancel_later(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def _cancel_cut(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None

    def take_text(self, data: bytes) -> bool:
        """Hand over a text; False when the library must say what is wrong with it."""
        try:
            text = unmask(data[HEAD:], data[HEAD - 4 : HEAD]).decode()
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
        self.transport.write(write_text_frame(text))
        return True
