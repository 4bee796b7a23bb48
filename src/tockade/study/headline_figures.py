"""The figures at the head of a report, for every variant and for both policies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from tockade.study.fairness import shares_differ
from tockade.study.report_words import ReportWords

COUNTED: Final = ("captures", "lead_changes")


class Figure(Struct, frozen=True):
    """One figure of one variant."""

    value: str
    note: str
    second: str = ""
    """The same by the other policy, with the name of it."""


class Headline(Struct, frozen=True):
    """A measure with its figure for each variant."""

    name: str
    figures: tuple[Figure, ...]


Write = Callable[[ReportWords, int], tuple[str, str]]
"""The value of a variant, and its note."""


def headline_figures(report: ReportWords) -> Iterator[Headline]:
    """What stands at the head of a report."""
    yield _key(report, report.say("study-key-length"), _length)
    if any(summary.draws.part < summary.games for summary in report.study.summaries):
        yield _key(report, report.say("study-key-first"), _first)
        yield _key(report, report.say("study-key-seats"), _seats)
    yield _key(report, report.say("study-key-forced"), _forced)
    for kind in COUNTED:
        yield _key(report, report.heading(kind), _counted(kind))
    if any(summary.draws.part for summary in report.study.summaries):
        yield _key(report, report.heading("draws"), _draws)


def _key(report: ReportWords, name: str, write: Write) -> Headline:
    figures = []
    for index in range(len(report.games)):
        value, note = write(report, index)
        beside = report.beside(write(report.second, index)[0]) if report.second else ""
        figures.append(Figure(value, note, beside))
    return Headline(name, tuple(figures))


def _length(report: ReportWords, index: int) -> tuple[str, str]:
    low, _, median, _, high = (report.number(each) for each in report.study.summaries[index].turns.quantiles)
    between = report.say("study-range", low=low, high=high)
    return median, report.say("study-key-length-note", range=between)


def _first(report: ReportWords, index: int) -> tuple[str, str]:
    summary = report.study.summaries[index]
    edge, fair = report.study.edges[index].order[0].edge, report.percent(summary.fair)
    return report.percent(summary.by_order[0].share.value), report.say("study-key-first-note", edge=edge, fair=fair)


def _seats(report: ReportWords, index: int) -> tuple[str, str]:
    edges, fair = report.study.edges[index], report.percent(report.study.summaries[index].fair)
    worst, best = edges.ends
    value = f"{report.percent(worst.share.share.value)} – {report.percent(best.share.share.value)}"
    named = {"worst": report.side(worst.seats), "best": report.side(best.seats)}
    uneven = "yes" if edges.uneven else "no"
    return value, report.say("study-key-seats-note", uneven=uneven, fair=fair, **named)


def _forced(report: ReportWords, index: int) -> tuple[str, str]:
    return report.percent(report.study.summaries[index].forced.share.value), report.say("study-key-forced-note")


def _counted(kind: str) -> Write:
    def write(report: ReportWords, index: int) -> tuple[str, str]:
        return report.figure(kind, getattr(report.study.summaries[index], kind).mean.value), report.say(
            "study-key-mean-note"
        )

    return write


def _draws(report: ReportWords, index: int) -> tuple[str, str]:
    return report.percent(report.study.summaries[index].draws.share.value), report.say("study-key-draws-note")


# Whether all have the same chances ----------------------------------------------------------------------------------


def fairness_sentence(report: ReportWords, index: int) -> str:
    """Whether seats and the order of play matter, in sentences; and whether that depends on the policy."""
    said, own = _fairness(report, index), report.study.edges[index]
    if report.second is None:
        return said
    other, policy = report.second.study.edges[index], report.second.policy()
    if other.verdict == own.verdict:
        return f"{said} {report.say('study-fairness-same', policy=policy)}"
    depends = "yes" if shares_differ(own, other) else "unclear"
    beside = _fairness(report.second, index)
    return f"{said} {report.say('study-fairness-differs', depends=depends, policy=policy, said=beside)}"


def _fairness(report: ReportWords, index: int) -> str:
    edges, summary = report.study.edges[index], report.study.summaries[index]
    worst, best = edges.ends
    given = {
        "uneven": "yes" if edges.uneven else "no",
        "worst": report.side(worst.seats),
        "low": report.percent(worst.share.share.value),
        "best": report.side(best.seats),
        "high": report.percent(best.share.share.value),
        "fair": report.percent(summary.fair),
    }
    first = report.percent(summary.by_order[0].share.value)
    order = report.say("study-fairness-order", edge=edges.first, first=first)
    return f"{report.say('study-fairness-seats', **given)} {order}"
