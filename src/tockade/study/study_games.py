"""The games of a study, played by an executor and put back into their order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec import Struct

from tockade import record
from tockade.study.game_counts import GameCounts
from tockade.study.playing_policy import PlayingPolicy
from tockade.study.study_plan import StudyPlan, Variant
from tockade.study.variant_games import games_of, player_of
from tockade.work import Executor, Job, Journal, Report, run

MOST: Final = 250
"""Games in a task at most, so that the bar moves."""
MOST_OF_LEVELS: Final = 4
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
    tallies, records = games_of(variant, first, count, recorded)
    return Batch(GameCounts.of(variant.game.seats, tallies), [record.write(each) for each in records])


def jobs(plan: StudyPlan, *, recorded: bool = False) -> list[Job[Batch]]:
    """The games of each variant."""
    return [
        Job(job_name(variant, recorded), partial(play, variant, recorded), plan.games, most(variant, plan.games))
        for variant in plan.variants
    ]


def most(variant: Variant, games: int) -> int:
    """Games in a task at most: a level takes its time."""
    usual = MOST if isinstance(variant.policy, PlayingPolicy) else MOST_OF_LEVELS
    return max(usual, -(-games // TASKS))


def job_name(variant: Variant, recorded: bool) -> str:
    """All that the games of a variant depend on."""
    return f"study {variant.setup} {player_of(variant)} {variant.seed}{' recorded' if recorded else ''}"


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
