"""What is to be done: a job, and the tasks that it is cut into."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

Result = TypeVar("Result")

TASKS: Final = 24
"""Tasks for each worker and job: small enough that no core waits long for another."""


@dataclass(frozen=True)
class Task(Generic[Result]):
    """Some cases of a job, those from `first` on."""

    job: int
    """Which of the jobs that are run together."""
    do: Callable[[int, int], Result]
    first: int
    count: int

    def result(self) -> Result:
        return self.do(self.first, self.count)


@dataclass(frozen=True)
class Job(Generic[Result]):
    """Something to be done for the cases 0 to `count` - 1; it must be possible to send it to another process."""

    name: str
    """Says all that a result depends on beside the numbers: equal names have equal results."""
    do: Callable[[int, int], Result]
    """Given the first number and how many, does these cases."""
    count: int
    most: int
    """Cases in a task at most, so that whoever waits sees something happen."""

    def size(self, workers: int) -> int:
        """Cases in a task for so many workers."""
        return min(self.most, max(1, self.count // (workers * TASKS)))


def missing(count: int, ranges: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """What these ranges, in order and apart from each other, leave out of the numbers below `count`."""
    gaps, begun = [], 0
    for first, length in (*ranges, (count, 0)):
        if first > begun:
            gaps.append((begun, first - begun))
        begun = first + length
    return gaps


def cut(first: int, count: int, size: int) -> list[tuple[int, int]]:
    """A range in pieces of this size."""
    return [(number, min(size, first + count - number)) for number in range(first, first + count, size)]
