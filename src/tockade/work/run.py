"""Jobs cut into tasks, done by an executor, and put back into their order."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any

from tockade.work.executor import Executor
from tockade.work.job import Job, Result, Task, cut, missing
from tockade.work.journal import Journal
from tockade.work.progress import Progress, Report

Place = tuple[int, int, int]
"""The number of a job, then the first and the count of some of its cases."""


def run(
    jobs: Sequence[Job[Result]],
    executor: Executor,
    journal: Journal[Result] | None = None,
    report: Report = lambda progress: None,
) -> Generator[tuple[int, Result]]:
    """The results with the number of their job, job after job and in the order of the cases.

    Another run may cut the cases otherwise: what is made of the results must not depend on where one ends.
    """
    kept = _kept(jobs, journal) if journal else {}
    asked = tasks(jobs, kept, executor.workers)
    order = sorted([*kept, *map(_place, asked)])
    begun = Progress(_cases(kept), sum(job.count for job in jobs), _cases(kept))
    count = _timed(begun, report)
    count(0)
    return _in_order(order, kept, _results(jobs, executor.run(asked), journal, count))


def tasks(jobs: Sequence[Job[Result]], kept: Iterable[Place], workers: int) -> list[Task[Result]]:
    """All cases that are not kept, cut into tasks."""
    return [
        Task(number, job.do, *piece)
        for number, job in enumerate(jobs)
        for gap in missing(job.count, [(first, count) for at, first, count in kept if at == number])
        for piece in cut(*gap, job.size(workers))
    ]


def _kept(jobs: Sequence[Job[Result]], journal: Journal[Result]) -> dict[Place, Result]:
    return {
        (number, *cases): result
        for number, job in enumerate(jobs)
        for cases, result in journal.finished(job.name, job.count).items()
    }


def _results(
    jobs: Sequence[Job[Result]],
    coming: Iterator[tuple[Task[Result], Result]],
    journal: Journal[Result] | None,
    count: Callable[[int], Any],
) -> Iterator[tuple[Place, Result]]:
    """What is done, as it comes: kept, then reported, then handed on."""
    for task, result in coming:
        if journal:
            journal.add(jobs[task.job].name, task, result)
        count(task.count)
        yield _place(task), result


def _in_order(
    order: Iterable[Place], results: dict[Place, Result], coming: Iterator[tuple[Place, Result]]
) -> Generator[tuple[int, Result]]:
    """Results by their place, however late they come."""
    for place in order:
        while place not in results:
            done, result = next(coming)
            results[done] = result
        yield place[0], results.pop(place)


def _timed(begun: Progress, report: Report) -> Callable[[int], None]:
    """Counts cases and reports how far the run is."""
    done, start = begun.done, time.monotonic()

    def count(cases: int) -> None:
        nonlocal done
        done += cases
        report(Progress(done, begun.total, begun.kept, time.monotonic() - start))

    return count


def _place(task: Task[Any]) -> Place:
    return task.job, task.first, task.count


def _cases(places: Iterable[Place]) -> int:
    return sum(count for _, _, count in places)
