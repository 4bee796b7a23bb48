"""Luck and play of a study in sentences that a rule maker understands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tockade.study.report_words import ReportWords
from tockade.study.statistics import Estimate, chance_of

SURE: Final = 0.05
"""A difference that would come by chance alone less often than this is called one."""


def luck_sentences(report: ReportWords, index: int) -> Iterator[str]:
    """What is said of one variant: the share of luck, the error rate, and which luck it is."""
    found = report.study.luck[index]
    policy = report.say(f"study-policy-{report.plan.variants[index].policy.value}")
    yield report.say("study-luck-share", share=_percent(report, found.share), games=report.number(found.games))
    yield report.say("study-luck-rate", rate=_rate(report, found.rate), policy=policy)
    if found.pack:
        yield report.say("study-luck-pack")


def luck_changes(report: ReportWords) -> Iterator[str]:
    """What another choice does to both, beside the first."""
    first, *others = report.study.luck
    for index, other in enumerate(others, 1):
        names = {"name": report.variant(index), "first": report.variant(0)}
        yield report.say("study-luck-change", luck=_way(first.share, other.share), **names)
        yield report.say("study-rate-change", rate=_way(first.rate, other.rate), **names)


def _way(first: Estimate, other: Estimate) -> str:
    """`more`, `less`, or `same` where that cannot be told apart."""
    if chance_of(first, other) >= SURE:
        return "same"
    return "more" if other.value > first.value else "less"


def _percent(report: ReportWords, found: Estimate) -> str:
    low, high = max(0.0, found.low), min(1.0, found.high)
    return f"{report.percent(found.value)} [{report.percent(low)} – {report.percent(high)}]"


def _rate(report: ReportWords, found: Estimate) -> str:
    return f"{report.number(found.value, 1)} [{report.number(max(0.0, found.low), 1)} – {report.number(found.high, 1)}]"
