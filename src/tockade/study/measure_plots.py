"""Draws the plots of a study: which kind of plot shows which measure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from tockade.picture.theme import seats as looks_of
from tockade.study import svg_plots
from tockade.study.histogram_bins import make_bins
from tockade.study.report_words import ReportWords
from tockade.study.svg_plots import Axes, Curve, Row
from tockade.study.variant_summary import Spread, Summary

UNITS: Final = {"turns": "study-axis-turns"}


def draw_measures(report: ReportWords) -> Iterator[tuple[str, str]]:
    """Every measure with its plot, in the order of the report."""
    yield "turns", _distribution(report, "turns")
    yield "first", _wins(report, "first")
    yield "seat", _wins(report, "seat")
    if any(summary.dead for summary in report.study.summaries):
        yield "dead", _dead(report)
    yield "forced", _forced(report)
    for kind in ("captures", "discards", "lead_changes"):
        yield kind, _distribution(report, kind)


def _distribution(report: ReportWords, kind: str) -> str:
    spreads: list[Spread] = [getattr(summary, kind) for summary in report.study.summaries]
    if max(spread.most for spread in spreads) == min(spread.least for spread in spreads):
        return f"<p>{escape(report.say('study-always', value=report.number(spreads[0].least)))}</p>"
    cut = make_bins(spreads)
    curves = [
        Curve(report.variant(index), cut.shares(spread), spread.mean.value) for index, spread in enumerate(spreads)
    ]
    return svg_plots.draw_distribution(cut, curves, _axes(report, kind))


def _axes(report: ReportWords, kind: str) -> Axes:
    def tip(low: float, high: float, share: float) -> str:
        named = {"low": report.number(low), "high": report.number(high), "share": report.percent(share)}
        return report.say("study-histogram-bar", **named)

    return Axes(
        title=report.heading(kind),
        unit=report.say(UNITS.get(kind, "study-axis-count")),
        number=report.number,
        tick=report.tick,
        tip=tip,
        mean=lambda value: report.say("study-mean", value=report.figure(kind, value)),
    )


def _wins(report: ReportWords, kind: str) -> str:
    """Tables of different sizes are drawn one below the other, each with its own fair share."""
    summaries = report.study.summaries
    if len({summary.sides for summary in summaries}) == 1:
        return _group(report, kind, list(enumerate(summaries)))
    return "".join(
        f"<h3>{escape(report.variant(index))}</h3>{_group(report, kind, [(index, summary)])}"
        for index, summary in enumerate(summaries)
    )


def _group(report: ReportWords, kind: str, group: Sequence[tuple[int, Summary]]) -> str:
    fair = group[0][1].fair
    rows = _order_rows(report, group) if kind == "first" else _seat_rows(report, group)
    said = report.say("study-fair", share=report.percent(fair))
    return svg_plots.draw_bars(report.heading(kind), rows, report.percent, (fair, said))


def _order_rows(report: ReportWords, group: Sequence[tuple[int, Summary]]) -> list[Row]:
    placed = [[(name, (index, share.share)) for name, share in report.order(summary)] for index, summary in group]
    return [Row(places[0][0], [figure for _, figure in places]) for places in zip(*placed, strict=True)]


def _seat_rows(report: ReportWords, group: Sequence[tuple[int, Summary]]) -> list[Row]:
    looks = looks_of(report.games[0].plan)
    rows = []
    for number, (name, side, _) in enumerate(report.seats(group[0][1])):
        shares = [(index, report.seats(summary)[number][2].share) for index, summary in group]
        rows.append(Row(name, shares, [looks[seat] for seat in side]))
    return rows


def _dead(report: ReportWords) -> str:
    shares = [{each.name: each.share for each in summary.dead} for summary in report.study.summaries]
    names = list(dict.fromkeys(name for each in shares for name in each))
    rows = [Row(report.card(n), [(i, each[n]) for i, each in enumerate(shares) if n in each]) for n in names]
    return svg_plots.draw_bars(report.heading("dead"), rows, report.percent)


def _forced(report: ReportWords) -> str:
    """A bar for each variant."""
    summaries = enumerate(report.study.summaries)
    name = report.variant if report.plan.option else lambda index: report.policy()
    rows = [Row(name(index), [(index, summary.forced.share)]) for index, summary in summaries]
    return svg_plots.draw_bars(report.heading("forced"), rows, report.percent)
