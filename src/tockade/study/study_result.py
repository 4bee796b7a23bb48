"""The result of a study: its plan, the figures of each variant, and their differences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from tockade.study.fairness import Edges, find_edges
from tockade.study.game_counts import GameCounts
from tockade.study.luck_share import LuckFigures
from tockade.study.statistics import LEVEL
from tockade.study.study_plan import StudyPlan
from tockade.study.variant_differences import Difference, find_differences
from tockade.study.variant_summary import Summary, summarize

FORMAT: Final = "tockade study 1"


class Study(Struct, frozen=True):
    """All that a report tells."""

    plan: StudyPlan
    summaries: tuple[Summary, ...]
    differences: tuple[Difference, ...] = ()
    edges: tuple[Edges, ...] = ()
    """By variant: whether all have the same chances."""
    second: Study | None = None
    """The same study by the other policy."""
    luck: tuple[LuckFigures, ...] = ()
    """By variant: how much of a result is luck, and how well the policy plays; empty where it was not measured."""


def finish_study(
    plan: StudyPlan,
    counts: Sequence[GameCounts],
    second: Study | None = None,
    luck: tuple[LuckFigures, ...] = (),
) -> Study:
    """The study of games that have been played."""
    pairs = zip(plan.variants, counts, strict=True)
    summaries = tuple(summarize(variant.game, played) for variant, played in pairs)
    return Study(plan, summaries, tuple(find_differences(summaries)), tuple(find_edges(summaries)), second, luck)


def study_data(study: Study) -> dict[str, Any]:
    """The study for programs; every figure can be computed again from the records."""
    variants = [
        msgspec.to_builtins(variant) | msgspec.to_builtins(figures, str_keys=True) | {"edges": msgspec.to_builtins(own)}
        for variant, figures, own in zip(study.plan.variants, study.summaries, study.edges, strict=True)
    ]
    return {
        "format": FORMAT,
        "games": study.plan.games,
        "compared": study.plan.option,
        "confidence": LEVEL,
        "variants": variants,
        "differences": study.differences,
        "luck": study.luck,
        "second": study_data(study.second) if study.second else None,
    }
