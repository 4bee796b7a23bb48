"""The games of a study, played by an executor and put back into their order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec import Struct

from tockade import record
from tockade.study.game_counts import GameCounts
from tockade.study.study_plan import StudyPlan, Variant
from tockade.work import Executor, Job, Journal, Report, run

MOST: Final = 250
"""Games in a task at most, so that the bar moves."""
TASKS: Final = 20_000
"""Tasks of a variant at most: each leaves a line in the journal."""
Write = Callable[[str], Any]
"""Takes the records, one after the other."""


class Batch(Struct, frozen=True):
    """What some games of a variant came to, and their records if they were asked for."""

    counts: GameCounts
    records: list[str]


def play(variant: Variant, recorded: bool, first: int, count: int) -> Batch:
    """A game depends on its seed, its number and its policy alone: it does not matter who plays it."""
    game, seed = variant.game, variant.seed
    weights = variant.policy.weights(game)
    numbers = range(first, first + count) if recorded else ()
    records = [record.write(record.playout_record(game, seed, number, weights)) for number in numbers]
    return Batch(GameCounts.of(game.seats, game.playouts(seed, first, count, weights)), records)


def jobs(plan: StudyPlan, *, recorded: bool = False) -> list[Job[Batch]]:
    """The games of each variant."""
    most = max(MOST, -(-plan.games // TASKS))
    return [
        Job(job_name(variant, recorded), partial(play, variant, recorded), plan.games, most)
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
) -> list[GameCounts]:
    """What the games of each variant came to; their records in the order of their numbers."""
    counts: list[GameCounts | None] = [None for _ in plan.variants]
    for number, batch in run(jobs(plan, recorded=write is not None), executor, journal, report):
        had = counts[number]
        counts[number] = had + batch.counts if had else batch.counts
        for text in batch.records if write else ():
            assert write is not None
            write(text)
    return [found for found in counts if found]
