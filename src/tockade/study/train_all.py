"""Several courses at once: a round of each beside the others, on whatever machines there are, then the next round."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tockade.study.training import ROUNDS, Course, Round, begun, learning_file, train_rounds
from tockade.work import Executor, Progress, Report, Task


def train_all(courses: Sequence[Course], folder: Path, executor: Executor, report: Report) -> list[list[Round]]:
    """Every course to its end; what the folder has is not learned again, and what is learned is in the folder."""
    had = {course: len(begun(course, folder)[1]) for course in courses}
    total, kept, start = ROUNDS * len(courses), sum(had.values()), time.monotonic()
    done = kept
    report(Progress(done, total, kept))
    for number in range(ROUNDS):
        left = [course for course in courses if had[course] <= number]
        tasks = [Task(at, partial(learn, each, state_of(each, folder)), number, 1) for at, each in enumerate(left)]
        for task, state in executor.run(tasks):
            keep(left[task.job], folder, state)
            done += 1
            report(Progress(done, total, kept, time.monotonic() - start))
    return [train_rounds(course, folder, 0, ROUNDS) for course in courses]


def learn(course: Course, state: bytes, first: int, count: int) -> bytes:
    """So many rounds from this state of a course, anywhere: what the course has come to then."""
    with TemporaryDirectory() as folder:
        keep(course, Path(folder), state)
        train_rounds(course, Path(folder), first, count)
        return state_of(course, Path(folder))


def state_of(course: Course, folder: Path) -> bytes:
    """What a course has come to; empty before it has begun."""
    path = learning_file(course, folder)
    return path.read_bytes() if path.exists() else b""


def keep(course: Course, folder: Path, state: bytes) -> None:
    """In one step: an interrupt leaves the file as it was."""
    if state:
        fresh = learning_file(course, folder).with_suffix(".new")
        fresh.write_bytes(state)
        fresh.replace(learning_file(course, folder))
