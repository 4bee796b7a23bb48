"""A WebSocket of plain bytes, for clients that no library would be: hostile, clumsy, or with unusual pieces."""

from __future__ import annotations

import base64
import os
import socket
from collections.abc import Iterator

LOOPBACK = "127.0.0.1"


class RawClient:
    """One connection, from its handshake on; `source` is the address it comes from."""

    def __init__(self, port: int, table: str, source: str = LOOPBACK, **headers: str) -> None:
        self.socket = socket.create_connection((LOOPBACK, port), timeout=60, source_address=(source, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        while self.file.readline().strip():
            pass

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """The first byte of every frame that comes, and what it carries."""
        while head := self.file.read(2):
            size = head[1]
            if size == 126:
                size = int.from_bytes(self.file.read(2))
            yield head[0], self.file.read(size)

    def close(self) -> None:
        self.file.close()
        self.socket.close()

    def __enter__(self) -> RawClient:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
