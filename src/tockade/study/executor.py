"""Where games are played: here, or in processes on every core; a study does not know which."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final, Protocol

from msgspec import Struct

from tockade import record
from tockade.game import Tally
from tockade.study.plan import Plan, Variant

BATCHES: Final = 24
"""Batches for each worker and variant: small enough that no core waits long for another."""
MOST: Final = 250
"""Games in a batch at most, so that the bar moves."""


class Job(Struct, frozen=True):
    """Some games of a variant, `first` and those after it."""

    variant: Variant
    first: int
    count: int
    recorded: bool = False


class Batch(Struct, frozen=True):
    """What a job's games came to, and their records if they were asked for."""

    job: Job
    tallies: list[Tally]
    records: list[str]


class Executor(Protocol):
    """Anything that does jobs, in any order."""

    workers: int

    def run(self, jobs: Sequence[Job]) -> Iterator[Batch]: ...


def play(job: Job) -> Batch:
    """A game depends on its seed, its number and its policy alone: it does not matter who plays it."""
    game, seed = job.variant.game, job.variant.seed
    weights = job.variant.policy.weights(game)
    numbers = range(job.first, job.first + job.count) if job.recorded else ()
    records = [record.write(record.playout_record(game, seed, number, weights)) for number in numbers]
    return Batch(job, game.playouts(seed, job.first, job.count, weights), records)


class Inline:
    """One job after the other, in this process."""

    workers = 1

    def run(self, jobs: Sequence[Job]) -> Iterator[Batch]:
        return map(play, jobs)


class Processes:
    """Jobs in several processes; each batch is handed over when it is done."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, jobs: Sequence[Job]) -> Iterator[Batch]:
        # Fresh processes: a fork would take the progress bar's thread for its own.
        pool = ProcessPoolExecutor(min(self.workers, len(jobs)), mp_context=get_context("spawn"))
        try:
            for done in as_completed([pool.submit(play, job) for job in jobs]):
                yield done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def executor(workers: int) -> Executor:
    """The executor for so many workers; one works here."""
    return Processes(workers) if workers > 1 else Inline()


def jobs(plan: Plan, workers: int, *, recorded: bool = False, size: int = 0) -> list[Job]:
    """All games of a study cut into batches."""
    size = size or min(MOST, max(1, plan.games // (workers * BATCHES)))
    return [
        Job(variant, first, min(size, plan.games - first), recorded)
        for variant in plan.variants
        for first in range(0, plan.games, size)
    ]
