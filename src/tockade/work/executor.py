"""Runs tasks, in this process or in several; the caller need not know which."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from tockade.game_types import BadInput
from tockade.work.job import Result, Task

Done = tuple[Task[Result], Result]
"""A task and what it came to."""


HERE: Final = "here"
PROCESSES: Final = "processes"
RAY: Final = "ray"


class ProcessesLost(Exception):
    """A process ended in the middle of its task: memory was short, or somebody ended it."""


class Executor(Protocol):
    """Anything that does tasks and hands each result over as it comes, in any order."""

    @property
    def place(self) -> str: ...

    @property
    def workers(self) -> int: ...

    def run(self, tasks: Sequence[Task[Result]]) -> Iterator[Done[Result]]: ...


class Inline:
    """One task after the other, in this process."""

    place = HERE
    workers = 1

    def run(self, tasks: Sequence[Task[Result]]) -> Iterator[Done[Result]]:
        return ((task, task.result()) for task in tasks)


class Processes:
    """Tasks in several processes."""

    place = PROCESSES

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, tasks: Sequence[Task[Result]]) -> Iterator[Done[Result]]:
        # Imported here: a server wants to know its cores, and none of this.
        from concurrent.futures import ProcessPoolExecutor, as_completed
        from concurrent.futures.process import BrokenProcessPool
        from multiprocessing import active_children, get_context

        # Fresh processes: a fork would take the progress bar's thread for its own.
        workers, context = max(1, min(self.workers, len(tasks))), get_context("spawn")
        others = set(active_children())
        pool = ProcessPoolExecutor(workers, context, initializer=_leave_interrupts)
        try:
            asked: dict[Any, Task[Result]] = {pool.submit(task.result): task for task in tasks}
            for done in as_completed(asked):
                yield asked.pop(done), done.result()
        except BrokenProcessPool:
            raise ProcessesLost from None
        except BaseException:  # an interrupt, or nobody wants the rest: a task may take long
            for process in set(active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """A Ctrl-C is for the process that shows the bar; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def executor(workers: int | None = None, on: str = "") -> Executor:
    """Where the work is done: here, in processes, on a Ray cluster; unless told, in a process for every core.

    So many workers at most; a single one works here unless processes are asked for.
    """
    if on == RAY or on.startswith(f"{RAY}://"):
        from tockade.work.ray_executor import RayCluster

        return RayCluster(on.removeprefix(RAY) and on, workers)
    if on not in ("", HERE, PROCESSES):
        raise BadInput("on", value=on)
    wanted = workers or cores()
    return Inline() if on == HERE or (not on and wanted == 1) else Processes(wanted)
