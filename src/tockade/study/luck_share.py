"""How much of a result is luck, and how well a policy plays: games of a study reviewed one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from tockade.game_types import BadInput
from tockade.games import read
from tockade.insight import GameReview, review
from tockade.study import statistics
from tockade.study.statistics import Estimate
from tockade.study.study_plan import StudyPlan, Variant
from tockade.study.variant_games import record_of
from tockade.values.full_information_value import referee
from tockade.values.luck import is_luck_of_the_pack
from tockade.work import Executor, Job, Report, run

MOST: Final = 4
"""Games in a task at most."""


class ReviewedGame(Struct, frozen=True):
    """What one game adds to the figures."""

    explained: float
    """Over all sides, what the result was away from the start, times luck."""
    whole: float
    """The same, times itself: luck and play together."""
    lost: float
    """What all decisions lost, in thousandths of the chance to win."""
    decisions: int
    """Those that count."""


class LuckFigures(Struct, frozen=True):
    """Of one variant."""

    games: int
    share: Estimate
    """Of what separates results: 1, chance alone decides; 0, play alone does."""
    rate: Estimate
    """The mean loss of a decision, in thousandths."""
    pack: bool
    """Whether it is the luck of the pack: the order of a stock that is turned over counts as unknown."""


def reviewed(game_review: GameReview) -> ReviewedGame:
    """What a game says about luck and about who played it."""
    apart = [result - start for result, start in zip(game_review.result, game_review.start, strict=True)]
    return ReviewedGame(
        explained=sum(away * luck for away, luck in zip(apart, game_review.luck, strict=True)),
        whole=sum(away * away for away in apart),
        lost=sum(each.rate * each.counted for each in game_review.errors),
        decisions=sum(each.counted for each in game_review.errors),
    )


def review_range(variant: Variant, first: int, count: int) -> list[ReviewedGame]:
    """The games of a variant with these numbers, each of a match one by one."""
    found = []
    for number in range(first, first + count):
        game_record = record_of(variant, number)
        found += [reviewed(each) for each in review(game_record).games]
    return found


def measure_luck(
    plan: StudyPlan, games: int, executor: Executor, report: Report = lambda progress: None
) -> tuple[LuckFigures, ...]:
    """The figures of every variant, from its first games."""
    for variant in plan.variants:
        if referee(variant.game.setup.text) is None:
            raise BadInput("arena_luck", game=variant.setup)
    jobs = [
        Job(f"luck {each.setup} {each.policy.value} {each.seed}", partial(review_range, each), games, MOST)
        for each in plan.variants
    ]
    found: list[list[ReviewedGame]] = [[] for _ in jobs]
    for number, some in run(jobs, executor, None, report):
        found[number] += some
    return tuple(figures(each.setup, own) for each, own in zip(plan.variants, found, strict=True))


def figures(setup: str, games: Sequence[ReviewedGame]) -> LuckFigures:
    """What the games of one variant come to."""
    return LuckFigures(
        games=len(games),
        share=statistics.quotient([each.explained for each in games], [each.whole for each in games]),
        rate=statistics.quotient([each.lost for each in games], [each.decisions for each in games]),
        pack=is_luck_of_the_pack(read(setup)),
    )
