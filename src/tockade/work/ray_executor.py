"""Tasks on a Ray cluster: in portions of a second's work at least, and once more wherever a machine was lost."""

from __future__ import annotations

import logging
import os
import socket
import time
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from tockade.game_types import BadInput
from tockade.work.executor import RAY, Done, ProcessesLost
from tockade.work.job import Result, Task
from tockade.work.journal import PROGRAM

SECONDS: Final = 1.0
"""The least work in a portion: sending one costs some milliseconds."""
AHEAD: Final = 2
"""Portions for each core that are sent before the first is done, so that none waits."""
TRIES: Final = 10
"""How often a portion is sent again when the machine that had it is lost; a task may be done twice and counts once."""
PATIENCE: Final = 5.0
"""Seconds in which an address has to answer."""
ADDRESS: Final = "RAY_ADDRESS"


class RayCluster:
    """Whatever cores a cluster has: the one of this address, or the one that runs here, or else this machine."""

    place = RAY

    def __init__(self, address: str = "", workers: int | None = None) -> None:
        self.ray = _connected(address)
        self._most = workers

    @property
    def workers(self) -> int:
        """The cores of the machines that are there now."""
        found = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return min(found, self._most or found)

    def run(self, tasks: Sequence[Task[Result]]) -> Iterator[Done[Result]]:
        send = self.ray.remote(max_retries=TRIES, num_cpus=1)(do_portion).remote
        left, sent, size = deque(tasks), dict[Any, list[Task[Result]]](), 1
        try:
            while left or sent:
                while left and len(sent) < AHEAD * self.workers:
                    portion = [left.popleft() for _ in range(min(size, len(left)))]
                    sent[send(PROGRAM, portion)] = portion
                first, _ = self.ray.wait(list(sent), num_returns=1)
                portion = sent.pop(first[0])
                results, seconds = self._got(first[0])
                size = portion_size(len(portion), seconds)
                yield from zip(portion, results, strict=True)
        finally:
            for waiting in sent:
                self.ray.cancel(waiting, force=True)

    def _got(self, sent: Any) -> tuple[list[Any], float]:
        """What a portion came to."""
        try:
            found: tuple[str, list[Any], float] = self.ray.get(sent)
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError):
            raise ProcessesLost from None
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ImportError):
                raise BadInput("ray_program", ours=PROGRAM, theirs="–") from None
            raise (error.cause if isinstance(error.cause, BadInput) else error) from None
        program, results, seconds = found
        if program != PROGRAM:
            raise BadInput("ray_program", ours=PROGRAM, theirs=program)
        return results, seconds


def do_portion(program: str, tasks: Sequence[Task[Any]]) -> tuple[str, list[Any], float]:
    """On a machine of the cluster: the results and how long they took; nothing where another program is installed."""
    begun = time.monotonic()
    results = [task.result() for task in tasks] if program == PROGRAM else []
    return PROGRAM, results, time.monotonic() - begun


def portion_size(tasks: int, seconds: float) -> int:
    """How many tasks are a second's work, when so many took so long; never suddenly many."""
    return max(1, min(4 * tasks, round(tasks * SECONDS / max(seconds, 1e-6))))


def _connected(address: str) -> Any:
    """Ray, connected; what is missing or does not answer is said."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        import ray
    except ImportError:
        raise BadInput("ray_missing") from None
    if not ray.is_initialized():
        _refuse_silence(address or os.environ.get(ADDRESS, ""))
        try:
            ray.init(address or None, log_to_driver=False, logging_level=logging.ERROR)
        except ImportError:
            raise BadInput("ray_missing") from None
        except (ConnectionError, RuntimeError, ValueError, TimeoutError):
            raise BadInput("ray_address", address=address or os.environ.get(ADDRESS, "ray")) from None
        _keep_stdout_clean(ray)
    return ray


def _keep_stdout_clean(ray: Any) -> None:
    """Ray prints what befalls its machines among the results; it belongs beside them."""
    connected = ray._private.worker
    tell = connected.print_to_stdstream
    connected.print_to_stdstream = lambda data, **others: tell({**data, "is_err": True}, **others)


def _refuse_silence(address: str) -> None:
    """Ray itself waits for minutes for somebody who is not there."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        if place.hostname and place.port:
            socket.create_connection((place.hostname, place.port), PATIENCE).close()
    except (OSError, ValueError):
        raise BadInput("ray_address", address=address) from None
