"""The processes in which bots think: never in the server's own loop, and never longer than allowed."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import structs

from tockade.bots import Question
from tockade.bots.level_bot import QuickBot
from tockade.table.bot_process import Asked
from tockade.work import cores

GRACE: Final = 1.0
"""Seconds beyond its time after which a bot is given up."""
WARM_UP: Final = 10.0
"""Seconds that a new process may take before its first answer."""
CROWD: Final = 4
"""Questions that wait for each process before the others are given less time."""
SHORTEST: Final = 0.05
"""The share of its time that a question has at least, however many wait."""
LINE: Final = 2**22
log: Final = logging.getLogger("tockade.bots")


class WorkerPool:
    """A few processes, started when they are needed, ended when they are late."""

    def __init__(self, most: int | None = None) -> None:
        self._free: list[Process] = []
        self.most = most or max(1, cores() - 1)
        self._room = asyncio.Semaphore(self.most)
        self.processes = 0
        self.waiting = 0
        """Questions without an answer yet."""
        self.answered = 0
        self.replaced = 0
        """Answers that did not come, or were no moves."""

    async def choose(self, name: str, question: Question) -> str:
        """The bot's move; one that is late, lost or no move at all is replaced by a quick one."""
        self.waiting += 1
        try:
            move = await self._in_turn(name, question)
        except (OSError, EOFError, TimeoutError, ValueError, msgspec.DecodeError) as lost:
            log.warning("bot lost", extra={"fields": {"bot": name, "error": type(lost).__name__}})
            move = ""
        finally:
            self.waiting -= 1
        return self._checked(move, question)

    async def _in_turn(self, name: str, question: Question) -> str:
        """Ask when a process is free; nothing where none is for as long as the bot may think."""
        try:
            async with asyncio.timeout(question.milliseconds / 1000):
                await self._room.acquire()
        except TimeoutError:
            return ""
        try:
            return await self._ask(name, self._hurried(question))
        finally:
            self._room.release()

    def _hurried(self, question: Question) -> Question:
        """The question with less time where many wait: then bots look less far, and nobody waits long."""
        share = min(1.0, max(SHORTEST, CROWD * self.most / max(1, self.waiting)))
        return structs.replace(question, milliseconds=round(question.milliseconds * share))

    def _checked(self, move: str, question: Question) -> str:
        self.answered += 1
        if move in question.moves:
            return move
        self.replaced += 1
        return QuickBot().choose(question)

    async def close(self) -> None:
        while self._free:
            await self._end(self._free.pop())

    async def _ask(self, name: str, question: Question) -> str:
        worker, limit = await self._worker(question.milliseconds / 1000 + GRACE)
        try:
            async with asyncio.timeout(limit):
                move = await _exchange(worker, Asked(name, question))
        except BaseException:
            await self._end(worker)
            raise
        self._free.append(worker)
        return move

    async def _worker(self, limit: float) -> tuple[Process, float]:
        while self._free:
            worker = self._free.pop()
            if worker.returncode is None:
                return worker, limit
            self.processes -= 1
        # In a session of its own: a Ctrl-C is for the server, which ends its workers itself.
        command = (sys.executable, "-m", "tockade.table.bot_process")
        started = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True
        )
        self.processes += 1
        return started, limit + WARM_UP

    async def _end(self, worker: Process) -> None:
        self.processes -= 1
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


async def _exchange(worker: Process, asked: Asked) -> str:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(asked) + b"\n")
    await worker.stdin.drain()
    return msgspec.json.decode(await worker.stdout.readline(), type=str)
