"""Totals are the same whoever does the work, in whichever order it is finished, and after an interruption."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.work.counting import Counts, dawdle, die, digits, multiples

from tockade.game_types import BadInput
from tockade.work import Executor, Inline, Job, Journal, Processes, ProcessesLost, Progress, Task, executor, run
from tockade.work.executor import Done
from tockade.work.job import Result
from tockade.work.journal import FORMAT

JOBS = (Job("digits", digits, 100, 9), Job("multiples", multiples, 40, 50))


def totals(jobs: Sequence[Job[Counts]], chosen: Executor, journal: Journal[Counts] | None = None) -> list[Counts]:
    """The counts of each job, merged as they come."""
    merged: list[Counter[str]] = [Counter() for _ in jobs]
    for number, counts in run(jobs, chosen, journal):
        merged[number].update(counts)
    return [dict(sorted(each.items())) for each in merged]


EXPECTED = [dict(sorted(job.do(0, job.count).items())) for job in JOBS]


class Shuffled:
    """Finishes its tasks in any order."""

    place = "here"

    def __init__(self, seed: int, workers: int) -> None:
        self.seed, self.workers = seed, workers

    def run(self, tasks: Sequence[Task[Result]]) -> Iterator[Done[Result]]:
        for task in Random(self.seed).sample(tasks, len(tasks)):
            yield task, task.result()


class Stop(Exception):
    """Somebody has interrupted the run."""


class Interrupted(Shuffled):
    """Does some tasks, and no more."""

    def __init__(self, seed: int, workers: int, tasks: int) -> None:
        super().__init__(seed, workers)
        self.tasks = tasks

    def run(self, tasks: Sequence[Task[Result]]) -> Iterator[Done[Result]]:
        for number, done in enumerate(super().run(tasks)):
            if number == self.tasks:
                raise Stop
            yield done


@settings(deadline=None)
@given(st.integers(), st.integers(1, 40))
def test_the_order_of_finishing_changes_nothing(seed: int, workers: int) -> None:
    assert totals(JOBS, Shuffled(seed, workers)) == EXPECTED


@settings(deadline=None)
@given(st.integers(), st.integers(1, 40))
def test_results_come_in_the_order_of_the_cases(seed: int, workers: int) -> None:
    numbers = Job("numbers", lambda first, count: list(range(first, first + count)), 77, 5)
    came = [number for _, found in run([numbers], Shuffled(seed, workers)) for number in found]
    assert came == list(range(77))


@pytest.mark.parametrize("workers", [2, 3])
def test_processes_do_what_one_process_does(workers: int) -> None:
    assert totals(JOBS, Processes(workers)) == totals(JOBS, Inline()) == EXPECTED


def test_nothing_to_do_is_done() -> None:
    assert totals([Job("none", digits, 0, 9)], Processes(2)) == [{}]


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(ProcessesLost):
        totals([Job("dying", die, 3, 1)], Processes(2))


def test_nobody_waits_for_tasks_that_nobody_wants() -> None:
    began, before = time.monotonic(), set(active_children())
    results = run([Job("dawdling", dawdle, 9, 1)], Processes(2))
    assert next(results) == (0, {"done": 1})
    results.close()
    assert time.monotonic() - began < 120
    assert set(active_children()) <= before


def test_one_worker_works_here() -> None:
    assert isinstance(executor(1), Inline)
    assert executor(3).workers == 3


# Taking up again ----------------------------------------------------------------------------------------------------


@settings(deadline=None)
@given(st.integers(), st.lists(st.tuples(st.integers(1, 9), st.integers(0, 8)), max_size=5))
def test_an_interrupted_run_comes_to_the_same(
    tmp_path_factory: pytest.TempPathFactory, seed: int, cuts: list[tuple[int, int]]
) -> None:
    file = tmp_path_factory.mktemp("journal") / "finished"
    for workers, tasks in cuts:
        with Journal(file, Counts) as journal:
            try:
                assert totals(JOBS, Interrupted(seed, workers, tasks), journal) == EXPECTED
            except Stop:
                continue
    with Journal(file, Counts) as journal:
        assert totals(JOBS, Inline(), journal) == EXPECTED


def finish(file: Path, count: int) -> list[Progress]:
    """How a run of so many cases went on."""
    seen: list[Progress] = []
    with Journal(file, Counts) as journal:
        for _ in run([Job("digits", digits, count, 10)], Inline(), journal, seen.append):
            pass
    return seen


def test_what_is_finished_is_not_done_again(tmp_path: Path) -> None:
    assert finish(tmp_path / "finished", 100)[0].kept == 0
    assert [(each.kept, each.done) for each in finish(tmp_path / "finished", 100)] == [(100, 100)]


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path: Path) -> None:
    finish(tmp_path / "finished", 100)
    assert finish(tmp_path / "finished", 130)[0].kept == 100
    with Journal(tmp_path / "finished", Counts) as journal:
        assert totals([Job("digits", digits, 130, 7)], Inline(), journal) == totals(
            [Job("digits", digits, 130, 7)], Inline()
        )


def test_a_range_that_goes_too_far_is_done_again_in_part(tmp_path: Path) -> None:
    job = Job("digits", digits, 95, 10)
    finish(tmp_path / "finished", 100)
    with Journal(tmp_path / "finished", Counts) as journal:
        assert totals([job], Inline(), journal) == totals([job], Inline())


def test_another_job_finds_nothing(tmp_path: Path) -> None:
    finish(tmp_path / "finished", 100)
    with Journal(tmp_path / "finished", Counts) as journal:
        assert journal.finished("multiples", 100) == {}


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "finished"
    finish(file, 100)
    file.write_bytes(file.read_bytes()[:-cut])
    assert 0 < finish(file, 100)[0].kept < 100
    assert finish(file, 100)[0].kept == 100


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("tockade record 1\n", "journal"),
        ('{"format": "tockade work 9", "program": ""}\n', "journal"),
        (f'{{"format": "{FORMAT}", "program": "tockade 0.0"}}\n', "journal_program"),
    ],
)
def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path, text: str, kind: str) -> None:
    file = tmp_path / "other"
    file.write_text(text)
    with pytest.raises(BadInput) as refused:
        finish(file, 5)
    assert refused.value.kind == kind
    assert file.read_text() == text


def test_a_file_that_is_no_journal_keeps_its_last_line(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear players,\nnot yours")
    with pytest.raises(BadInput):
        finish(file, 5)
    assert file.read_text() == "Dear players,\nnot yours"


# Progress -----------------------------------------------------------------------------------------------------------


def test_progress_is_reported_from_the_beginning_to_the_end(tmp_path: Path) -> None:
    seen: list[Progress] = []
    for _ in run(JOBS, Inline(), report=seen.append):
        pass
    done = [each.done for each in seen]
    assert (done[0], done[-1], {each.total for each in seen}) == (0, 140, {140})
    assert done == sorted(set(done))


def test_the_time_that_is_left_is_that_of_the_rest() -> None:
    assert Progress(0, 10).remaining is None
    assert Progress(4, 10, 0, 8.0).remaining == 12.0
    assert Progress(10, 10, 0, 8.0).remaining == 0.0


def test_what_a_journal_had_says_nothing_about_the_time() -> None:
    assert Progress(5, 10, 5, 0.0).remaining is None
    assert Progress(6, 10, 5, 2.0).remaining == 8.0
