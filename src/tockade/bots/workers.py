"""The processes in which bots think: never in the server's own loop, and never for longer than allowed."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from tockade.bots import Question
from tockade.bots.random_bot import RandomBot
from tockade.bots.worker import Asked

GRACE: Final = 1.0
"""Seconds beyond its time after which a bot is given up."""
WARM_UP: Final = 10.0
"""Seconds that a new process may take before its first answer."""
LINE: Final = 2**22


class Workers:
    """A few processes, started when they are needed, ended when they are late."""

    def __init__(self, most: int | None = None) -> None:
        self._free: list[Process] = []
        self._room = asyncio.Semaphore(most or max(1, (os.cpu_count() or 2) - 1))

    async def choose(self, name: str, question: Question) -> str:
        """The bot's move; one that is late, lost or no move at all is replaced by a quick one."""
        async with self._room:
            try:
                move = await self._ask(name, question)
            except (OSError, EOFError, TimeoutError, ValueError, msgspec.DecodeError):
                move = ""
        return move if move in question.moves else RandomBot().choose(question)

    async def close(self) -> None:
        while self._free:
            await _end(self._free.pop())

    async def _ask(self, name: str, question: Question) -> str:
        worker, limit = await self._worker(question.milliseconds / 1000 + GRACE)
        try:
            move = await asyncio.wait_for(_exchange(worker, Asked(name, question)), limit)
        except BaseException:
            await _end(worker)
            raise
        self._free.append(worker)
        return move

    async def _worker(self, limit: float) -> tuple[Process, float]:
        while self._free:
            worker = self._free.pop()
            if worker.returncode is None:
                return worker, limit
        # In a session of its own: a Ctrl-C is for the server, which ends its workers itself.
        command = (sys.executable, "-m", "tockade.bots.worker")
        started = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True
        )
        return started, limit + WARM_UP


async def _exchange(worker: Process, asked: Asked) -> str:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(asked) + b"\n")
    await worker.stdin.drain()
    return msgspec.json.decode(await worker.stdout.readline(), type=str)


async def _end(worker: Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()
