"""The games of a study, played by an executor and put back into their order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec import Struct

from tockade import record
from tockade.game_types import Tally
from tockade.study.study_plan import StudyPlan, Variant
from tockade.work import Executor, Job, Journal, Report, run

MOST: Final = 250
"""Games in a task at most, so that the bar moves."""
Write = Callable[[str], Any]
"""Takes the records, one after the other."""


class Batch(Struct, frozen=True):
    """What some games of a variant came to, and their records if they were asked for."""

    tallies: list[Tally]
    records: list[str]


def play(variant: Variant, recorded: bool, first: int, count: int) -> Batch:
    """A game depends on its seed, its number and its policy alone: it does not matter who plays it."""
    game, seed = variant.game, variant.seed
    weights = variant.policy.weights(game)
    numbers = range(first, first + count) if recorded else ()
    records = [record.write(record.playout_record(game, seed, number, weights)) for number in numbers]
    return Batch(game.playouts(seed, first, count, weights), records)


def jobs(plan: StudyPlan, *, recorded: bool = False) -> list[Job[Batch]]:
    """The games of each variant."""
    return [
        Job(job_name(variant, recorded), partial(play, variant, recorded), plan.games, MOST)
        for variant in plan.variants
    ]


def job_name(variant: Variant, recorded: bool) -> str:
    """All that the games of a variant depend on."""
    return f"study {variant.setup} {variant.policy} {variant.seed}{' recorded' if recorded else ''}"


def play_games(
    plan: StudyPlan,
    executor: Executor,
    report: Report = lambda progress: None,
    write: Write | None = None,
    journal: Journal[Batch] | None = None,
) -> list[list[Tally]]:
    """What the games of each variant came to, in the order of their numbers."""
    tallies: list[list[Tally]] = [[] for _ in plan.variants]
    for number, batch in run(jobs(plan, recorded=write is not None), executor, journal, report):
        tallies[number] += batch.tallies
        for text in batch.records if write else ():
            assert write is not None
            write(text)
    return tallies
