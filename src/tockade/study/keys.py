"""The figures that are asked for first, of every variant, each with the same figure by the other policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from tockade.study.fairness import differ
from tockade.study.telling import Telling

COUNTED: Final = ("captures", "lead_changes")


class Figure(Struct, frozen=True):
    """One figure of one variant."""

    value: str
    note: str
    second: str = ""
    """The same by the other policy, with the name of it."""


class Key(Struct, frozen=True):
    """A measure with its figure for each variant."""

    name: str
    figures: tuple[Figure, ...]


Write = Callable[[Telling, int], tuple[str, str]]
"""The value of a variant, and its note."""


def keys(telling: Telling) -> Iterator[Key]:
    """What stands at the head of a report."""
    yield _key(telling, telling.say("study-key-length"), _length)
    if any(summary.draws.part < summary.games for summary in telling.study.summaries):
        yield _key(telling, telling.say("study-key-first"), _first)
        yield _key(telling, telling.say("study-key-seats"), _seats)
    yield _key(telling, telling.say("study-key-forced"), _forced)
    for kind in COUNTED:
        yield _key(telling, telling.heading(kind), _counted(kind))
    if any(summary.draws.part for summary in telling.study.summaries):
        yield _key(telling, telling.heading("draws"), _draws)


def _key(telling: Telling, name: str, write: Write) -> Key:
    figures = []
    for index in range(len(telling.games)):
        value, note = write(telling, index)
        beside = telling.beside(write(telling.second, index)[0]) if telling.second else ""
        figures.append(Figure(value, note, beside))
    return Key(name, tuple(figures))


def _length(telling: Telling, index: int) -> tuple[str, str]:
    low, _, median, _, high = (telling.number(each) for each in telling.study.summaries[index].turns.quantiles)
    between = telling.say("study-range", low=low, high=high)
    return median, telling.say("study-key-length-note", range=between)


def _first(telling: Telling, index: int) -> tuple[str, str]:
    summary = telling.study.summaries[index]
    edge, fair = telling.study.edges[index].order[0].edge, telling.percent(summary.fair)
    return telling.percent(summary.by_order[0].share.value), telling.say("study-key-first-note", edge=edge, fair=fair)


def _seats(telling: Telling, index: int) -> tuple[str, str]:
    edges, fair = telling.study.edges[index], telling.percent(telling.study.summaries[index].fair)
    worst, best = edges.ends
    value = f"{telling.percent(worst.share.share.value)} – {telling.percent(best.share.share.value)}"
    named = {"worst": telling.side(worst.seats), "best": telling.side(best.seats)}
    uneven = "yes" if edges.uneven else "no"
    return value, telling.say("study-key-seats-note", uneven=uneven, fair=fair, **named)


def _forced(telling: Telling, index: int) -> tuple[str, str]:
    return telling.percent(telling.study.summaries[index].forced.share.value), telling.say("study-key-forced-note")


def _counted(kind: str) -> Write:
    def write(telling: Telling, index: int) -> tuple[str, str]:
        return telling.figure(kind, getattr(telling.study.summaries[index], kind).mean.value), telling.say(
            "study-key-mean-note"
        )

    return write


def _draws(telling: Telling, index: int) -> tuple[str, str]:
    return telling.percent(telling.study.summaries[index].draws.share.value), telling.say("study-key-draws-note")


# Whether all have the same chances ----------------------------------------------------------------------------------


def fairness(telling: Telling, index: int) -> str:
    """Whether seats and the order of play matter, in sentences; and whether that depends on the policy."""
    said, own = _fairness(telling, index), telling.study.edges[index]
    if telling.second is None:
        return said
    other, policy = telling.second.study.edges[index], telling.second.policy()
    if other.verdict == own.verdict:
        return f"{said} {telling.say('study-fairness-same', policy=policy)}"
    depends = "yes" if differ(own, other) else "unclear"
    beside = _fairness(telling.second, index)
    return f"{said} {telling.say('study-fairness-differs', depends=depends, policy=policy, said=beside)}"


def _fairness(telling: Telling, index: int) -> str:
    edges, summary = telling.study.edges[index], telling.study.summaries[index]
    worst, best = edges.ends
    given = {
        "uneven": "yes" if edges.uneven else "no",
        "worst": telling.side(worst.seats),
        "low": telling.percent(worst.share.share.value),
        "best": telling.side(best.seats),
        "high": telling.percent(best.share.share.value),
        "fair": telling.percent(summary.fair),
    }
    first = telling.percent(summary.by_order[0].share.value)
    order = telling.say("study-fairness-order", edge=edges.first, first=first)
    return f"{telling.say('study-fairness-seats', **given)} {order}"
