"""The games of a study, played by an executor and put back into their order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tockade.game import Tally
from tockade.study.executor import Batch, Executor, jobs
from tockade.study.plan import Plan

Progress = Callable[[int], Any]
"""Told how many more games have been played."""
Write = Callable[[str], Any]
"""Takes the records, one after the other."""


def played(
    plan: Plan,
    executor: Executor,
    progress: Progress = lambda games: None,
    write: Write | None = None,
    size: int = 0,
) -> list[list[Tally]]:
    """What the games of each variant came to, in the order of their numbers."""
    tallies: list[list[Tally]] = [[] for _ in plan.variants]
    for batch in _in_order(plan, executor, progress, write is not None, size):
        tallies[plan.variants.index(batch.job.variant)] += batch.tallies
        for text in batch.records if write else ():
            assert write is not None
            write(text)
    return tallies


def _in_order(plan: Plan, executor: Executor, progress: Progress, recorded: bool, size: int) -> Iterator[Batch]:
    """Batches as the plan has them, however late an executor hands them over."""
    asked = jobs(plan, executor.workers, recorded=recorded, size=size)
    waiting: dict[tuple[int, int], Batch] = {}
    wanted = iter([(plan.variants.index(job.variant), job.first) for job in asked])
    expected = next(wanted, None)
    for batch in executor.run(asked):
        progress(batch.job.count)
        waiting[plan.variants.index(batch.job.variant), batch.job.first] = batch
        while expected in waiting:
            yield waiting.pop(expected)
            expected = next(wanted, None)
