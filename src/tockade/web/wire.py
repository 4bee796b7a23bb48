"""The server's end of a WebSocket, with a short cut for what is sent most: frames of text to a client that keeps up.

A frame goes straight to the transport: no waking of a task, no message of the application interface, no copy.  This
halves the cost of a frame; everything else (handshake, pings, closing, slow readers) is uvicorn's.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "tockade.wire"
WHOLE_TEXT: Final = 0x81
"""The first byte of a message that is one frame of text."""
SHORT: Final = 126
MEDIUM: Final = 1 << 16


def text_frame(text: bytes) -> bytes:
    """The bytes of a text message as a server sends it."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT, size >> 8, size & 255)) + text
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which also hands its short cut to the application."""

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self.write_text
        await super().run_asgi()

    def write_text(self, text: bytes) -> bool:
        """Send a message at once; False when the client does not keep up, or the socket is closing."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True
