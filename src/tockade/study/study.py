"""A finished study: its plan, the figures of each variant, and their differences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from tockade.game import Tally
from tockade.study.comparing import Difference, differences
from tockade.study.fairness import Edges, edges
from tockade.study.measures import Summary, summary
from tockade.study.plan import Plan
from tockade.study.statistics import LEVEL

FORMAT: Final = "tockade study 1"


class Study(Struct, frozen=True):
    """All that a report tells."""

    plan: Plan
    summaries: tuple[Summary, ...]
    differences: tuple[Difference, ...] = ()
    edges: tuple[Edges, ...] = ()
    """By variant: whether all have the same chances."""
    second: Study | None = None
    """The same study by the other policy."""


def study_of(plan: Plan, tallies: Sequence[Sequence[Tally]], second: Study | None = None) -> Study:
    """The study of games that have been played."""
    pairs = zip(plan.variants, tallies, strict=True)
    summaries = tuple(summary(variant.game, played) for variant, played in pairs)
    return Study(plan, summaries, tuple(differences(summaries)), tuple(edges(summaries)), second)


def data(study: Study) -> dict[str, Any]:
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
        "second": data(study.second) if study.second else None,
    }
