"""Which plot shows which measure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from tockade.picture.theme import seats as looks_of
from tockade.study import plots
from tockade.study.bins import bins
from tockade.study.measures import Spread, Summary
from tockade.study.plots import Axes, Curve, Row
from tockade.study.telling import Telling

UNITS: Final = {"turns": "study-axis-turns"}


def figures(telling: Telling) -> Iterator[tuple[str, str]]:
    """Every measure with its plot, in the order of the report."""
    yield "turns", _distribution(telling, "turns")
    yield "first", _wins(telling, "first")
    yield "seat", _wins(telling, "seat")
    if any(summary.dead for summary in telling.study.summaries):
        yield "dead", _dead(telling)
    yield "forced", _forced(telling)
    for kind in ("captures", "discards", "lead_changes"):
        yield kind, _distribution(telling, kind)


def _distribution(telling: Telling, kind: str) -> str:
    spreads: list[Spread] = [getattr(summary, kind) for summary in telling.study.summaries]
    if max(spread.most for spread in spreads) == min(spread.least for spread in spreads):
        return f"<p>{escape(telling.say('study-always', value=telling.number(spreads[0].least)))}</p>"
    cut = bins(spreads)
    curves = [
        Curve(telling.variant(index), cut.shares(spread), spread.mean.value) for index, spread in enumerate(spreads)
    ]
    return plots.distribution(cut, curves, _axes(telling, kind))


def _axes(telling: Telling, kind: str) -> Axes:
    def tip(low: float, high: float, share: float) -> str:
        told = {"low": telling.number(low), "high": telling.number(high), "share": telling.percent(share)}
        return telling.say("study-histogram-bar", **told)

    return Axes(
        title=telling.heading(kind),
        unit=telling.say(UNITS.get(kind, "study-axis-count")),
        number=telling.number,
        tick=telling.tick,
        tip=tip,
        mean=lambda value: telling.say("study-mean", value=telling.figure(kind, value)),
    )


def _wins(telling: Telling, kind: str) -> str:
    """Tables of different sizes are drawn one below the other, each with its own fair share."""
    summaries = telling.study.summaries
    if len({summary.sides for summary in summaries}) == 1:
        return _group(telling, kind, list(enumerate(summaries)))
    return "".join(
        f"<h3>{escape(telling.variant(index))}</h3>{_group(telling, kind, [(index, summary)])}"
        for index, summary in enumerate(summaries)
    )


def _group(telling: Telling, kind: str, group: Sequence[tuple[int, Summary]]) -> str:
    fair = group[0][1].fair
    rows = _order_rows(telling, group) if kind == "first" else _seat_rows(telling, group)
    said = telling.say("study-fair", share=telling.percent(fair))
    return plots.bars(telling.heading(kind), rows, telling.percent, (fair, said))


def _order_rows(telling: Telling, group: Sequence[tuple[int, Summary]]) -> list[Row]:
    told = [[(name, (index, share.share)) for name, share in telling.order(summary)] for index, summary in group]
    return [Row(places[0][0], [figure for _, figure in places]) for places in zip(*told, strict=True)]


def _seat_rows(telling: Telling, group: Sequence[tuple[int, Summary]]) -> list[Row]:
    looks = looks_of(telling.games[0].plan)
    rows = []
    for number, (name, side, _) in enumerate(telling.seats(group[0][1])):
        shares = [(index, telling.seats(summary)[number][2].share) for index, summary in group]
        rows.append(Row(name, shares, [looks[seat] for seat in side]))
    return rows


def _dead(telling: Telling) -> str:
    shares = [{each.name: each.share for each in summary.dead} for summary in telling.study.summaries]
    names = list(dict.fromkeys(name for each in shares for name in each))
    rows = [Row(telling.card(n), [(i, each[n]) for i, each in enumerate(shares) if n in each]) for n in names]
    return plots.bars(telling.heading("dead"), rows, telling.percent)


def _forced(telling: Telling) -> str:
    """A bar for each variant."""
    summaries = enumerate(telling.study.summaries)
    name = telling.variant if telling.plan.option else lambda index: telling.policy()
    rows = [Row(name(index), [(index, summary.forced.share)]) for index, summary in summaries]
    return plots.bars(telling.heading("forced"), rows, telling.percent)
