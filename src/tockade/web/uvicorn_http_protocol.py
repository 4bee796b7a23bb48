"""The server's end of an HTTP connection: uvicorn's, with deadlines for endless requests and for slow readers."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from tockade.web.connections_per_address import OpenConnections
from tockade.web.server_settings import Limits

REQUEST_SECONDS: Final = 30
"""From a request's first byte to its last."""
WRITE_SECONDS: Final = 30
"""Who reads nothing of an answer for so long is cut off."""


class HttpProtocol(H11Protocol):
    """One connection; whoever opens it and says nothing, or says it too slowly, is cut off."""

    open_connections = OpenConnections(Limits(), "")
    """Of every connection: a server has a subclass with its own."""
    _address: str | None = None
    """Whose connection it is; none when it is not counted."""
    _asking: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address = self.open_connections.enter(self.client[0] if self.client else "")
        if self._address is None:
            transport.abort()
            return
        self._asking = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._asking is None:
            self._asking = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self.cycle is not None and not self.cycle.more_body:
            self._stop_asking()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_asking()
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_asking()
        self._leave()
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(WRITE_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _leave(self) -> None:
        if self._address is not None:
            self.open_connections.leave(self._address)
            self._address = None

    def _stop_asking(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None
