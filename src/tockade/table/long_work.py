"""Work that takes long, done in processes of its own: replays, and positions on the way of a long game.

Whoever asks gets one thing done at a time, so that nobody's work keeps that of others waiting for long.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from tockade.table.fair_queue import BUSY, Turns
from tockade.table.long_work_process import LENGTH_BYTES, SECONDS, Question
from tockade.table.refusal import Refused
from tockade.work import Progress, Report, cores

T = TypeVar("T")
MOST_WAITING: Final = 16
"""Pieces of work of one asker, with the one that is being done."""
ATTEMPTS: Final = 2
LEAST: Final = 2
"""Processes on however small a machine: while one asker's work takes a minute, there is one for the others."""
NICENESS: Final = 5
"""Those who play come first."""
LOST: Final = (OSError, EOFError)
"""A process that was ended in the middle of its work."""


class LongWork:
    """A few processes, started when they are needed."""

    def __init__(self, most: int | None = None, niceness: int = NICENESS) -> None:
        self._niceness = niceness
        self._free: list[Process] = []
        self._turns = Turns(most or max(LEAST, cores() - 1), MOST_WAITING)

    async def do(self, asker: str, work: Callable[..., T], *arguments: Any) -> T:
        """What the work comes to; `work` is a function of a module, and the loop goes on meanwhile."""
        answer: T = await self._answer(asker, Question(work, arguments), _nobody)
        return answer

    async def watch(
        self, asker: str, report: Report, work: Callable[..., T], *arguments: Any, seconds: float = SECONDS
    ) -> T:
        """The same of work that says how far it is; who is cancelled ends it."""
        answer: T = await self._answer(asker, Question(work, arguments, seconds, reports=True), report)
        return answer

    async def _answer(self, asker: str, asked: Question, report: Report) -> Any:
        question = pickle.dumps(asked)
        async with self._turns.turn(asker):
            answer = await self._insist(question, report)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def close(self) -> None:
        while self._free:
            await _end(self._free.pop())

    async def _insist(self, question: bytes, report: Report) -> Any:
        """Ask again when a process was ended by somebody."""
        for _ in range(ATTEMPTS):
            with suppress(*LOST):
                return await self._ask(question, report)
        raise Refused("too_many", seconds=BUSY)

    async def _ask(self, question: bytes, report: Report) -> Any:
        worker = await self._worker()
        try:
            answer = await _exchange(worker, question, report)
        except BaseException:
            await _end(worker)
            raise
        self._free.append(worker)
        return answer

    async def _worker(self) -> Process:
        while self._free:
            worker = self._free.pop()
            if worker.returncode is None:
                return worker
        # In a session of its own: a Ctrl-C is for the server, which ends its workers itself.
        command = (sys.executable, "-m", "tockade.table.long_work_process", str(self._niceness))
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)


def _nobody(_progress: Progress) -> None:
    """Nobody wants to know how far it is."""


async def _exchange(worker: Process, question: bytes, report: Report) -> Any:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(len(question).to_bytes(LENGTH_BYTES) + question)
    await worker.stdin.drain()
    while True:
        size = int.from_bytes(await worker.stdout.readexactly(LENGTH_BYTES))
        reply = pickle.loads(await worker.stdout.readexactly(size))
        if not isinstance(reply, Progress):
            return reply
        report(reply)


async def _end(worker: Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()
    await worker.wait()
