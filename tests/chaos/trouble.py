"""What may happen to servers at night: each trouble begins, lasts for a moment, and is over."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from tests.chaos.players import Crowd
from tests.store.postgresql import PostgreSQL
from tests.web.raw_client import RawClient
from tests.web.server import Server
from websockets.frames import Frame, Opcode

Trouble = Callable[[], Awaitable[None]]
PINGS = Frame(Opcode.PING, b"").serialize(mask=True) * 500
JUMPING_CLOCK = """
import random, time
steady = time.time_ns
time.time_ns = lambda: steady() + random.choice((-86_400, 0, 0, 3_600)) * 10**9
"""
"""Before the server's own program: its wall clock jumps by a day or an hour, back and forth."""


def children(pid: int) -> list[int]:
    """The processes that a server has started: its bots, and its long work."""
    with suppress(OSError):
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


class Troubles:
    """All of them, for these servers and perhaps their database."""

    def __init__(self, crowd: Crowd, database: PostgreSQL | None) -> None:
        self._crowd = crowd
        self._database = database

    def every(self) -> list[Trouble]:
        always: list[Trouble] = [self.kill, self.stop_a_while, self.lose_workers, self.flood, self.read_nothing]
        return [*always, self.lose_database] if self._database is not None else [*always, self.fill_disk]

    def _server(self) -> Server:
        return self._crowd.random.choice(self._crowd.servers)

    async def _moment(self) -> None:
        await asyncio.sleep(self._crowd.random.uniform(0.2, 1.5))

    async def kill(self) -> None:
        server = self._server()
        await asyncio.to_thread(server.kill)
        await self._moment()
        await asyncio.to_thread(server.start)

    async def stop_a_while(self) -> None:
        pid = self._server().pid
        os.kill(pid, signal.SIGSTOP)
        await self._moment()
        os.kill(pid, signal.SIGCONT)

    async def lose_workers(self) -> None:
        for pid in children(self._server().pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def lose_database(self) -> None:
        assert self._database is not None
        await asyncio.to_thread(self._database.stop)
        await self._moment()
        await asyncio.to_thread(self._database.start)

    async def fill_disk(self) -> None:
        """No file may grow any more: to the server it is a full disk."""
        pid = self._server().pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        await self._moment()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    async def flood(self) -> None:
        await asyncio.to_thread(self._hostile, PINGS * 100)

    async def read_nothing(self) -> None:
        """Ask for frame after frame, and take none."""
        ask = Frame(Opcode.TEXT, b'{"type":"frame"}').serialize(mask=True)
        hello = Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True)
        await asyncio.to_thread(self._hostile, hello + ask * 300)

    def _hostile(self, said: bytes) -> None:
        table = next(iter(self._crowd.open), "none")
        with suppress(OSError), RawClient(self._server().port, table) as client:
            client.socket.settimeout(1)
            client.socket.sendall(said)
