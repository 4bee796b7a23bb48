"""A study as a report for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tockade.study.headline_figures import fairness_sentence
from tockade.study.histogram_bins import make_bins
from tockade.study.luck_words import luck_changes, luck_sentences
from tockade.study.report_words import ReportWords
from tockade.study.statistics import Estimate
from tockade.study.study_result import Study
from tockade.study.variant_differences import Difference
from tockade.study.variant_summary import Share, Spread, Summary
from tockade.words import Words, sentence

STYLES: Final = ("cyan", "yellow", "magenta", "green", "blue", "red")
"""By variant; every bar and column is named too."""
BARS: Final = 16
WIDTH: Final = 34
SMALL: Final = 0.2
"""The effect from which a difference is more than tiny."""
EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


def write_report(study: Study, words: Words) -> RenderableType:
    """The whole report."""
    report = ReportWords(study, words)
    parts = [_head(report), *_fairness(report), *_luck(report), *_differences(report), *_figures(report)]
    parts += _lengths(report)
    return Group(*parts, *_wins(report), *_dead(report))


def _head(report: ReportWords) -> RenderableType:
    lines = [Text(report.title(), style="bold"), Text(report.subtitle(), style="dim")]
    lines += [Text(each, style="dim") for each in report.settings()]
    if report.plan.option:
        lines.append(Text(report.say("study-compared", option=report.option())))
        lines += [_legend(report, index) for index in range(len(report.games))]
    return Group(*lines)


def _fairness(report: ReportWords) -> Iterator[RenderableType]:
    """Whether all have the same chances."""
    lines = [Text(report.say("study-fairness"), style="bold")]
    for index in range(len(report.games)):
        name = f"{report.variant(index)}  " if report.plan.option else ""
        named = Text(name, style=STYLES[index % len(STYLES)])
        lines.append(named.append(fairness_sentence(report, index), style="default"))
    yield Padding(Group(*lines), (1, 0, 0, 0))


def _luck(report: ReportWords) -> Iterator[RenderableType]:
    """How much of a result is luck, and how well the policy plays."""
    if not report.study.luck:
        return
    lines = [Text(report.say("study-luck"), style="bold")]
    for index in range(len(report.study.luck)):
        name = f"{report.variant(index)}  " if report.plan.option else ""
        said = " ".join(luck_sentences(report, index))
        lines.append(Text(name, style=STYLES[index % len(STYLES)]).append(said, style="default"))
    lines += [Text(said) for said in luck_changes(report)]
    yield Padding(Group(*lines), (1, 0, 0, 0))


def _legend(report: ReportWords, index: int) -> Text:
    """A variant in its colour, and what it means."""
    meaning = report.meaning(index)
    named = Text(f"  {report.variant(index)}", style=STYLES[index % len(STYLES)])
    return named.append(f" – {meaning}" if meaning else "", style="default")


def _section(report: ReportWords, kind: str, body: RenderableType) -> RenderableType:
    """A heading, what it shows, and what that means."""
    heading, define = Text(report.heading(kind), style="bold"), Text(report.define(kind), style="dim")
    return Padding(Group(heading, body, define), (1, 0, 0, 0))


def _figures(report: ReportWords) -> Iterator[RenderableType]:
    """Every measure that is one figure, variants side by side, each defined below."""
    kinds = ("turns", "draws", "captures", "discards", "forced", "lead_changes")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(report.say("study-table"))
    columns = report.columns_of_figures()
    for name, each, index in columns:
        table.add_column(name, style=STYLES[index % len(STYLES)] if each is report else "dim")
    for kind in kinds:
        cells = [_figure(each, kind, each.study.summaries[index]) for _, each, index in columns]
        table.add_row(report.heading(kind), *cells)
    yield Padding(table, (1, 0, 0, 0))
    yield Group(*(Text(f"{report.heading(kind)} – {report.define(kind)}", style="dim") for kind in kinds[1:]))


def _figure(report: ReportWords, kind: str, summary: Summary) -> str:
    figure: Spread | Share = getattr(summary, kind)
    estimate = figure.mean if isinstance(figure, Spread) else figure.share
    return report.interval(kind, estimate)


def _table(report: ReportWords, first: str) -> Table:
    """A table with a column for each variant."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(first)
    for index in range(len(report.games)):
        table.add_column(report.variant(index), style=STYLES[index % len(STYLES)])
    return table


def _lengths(report: ReportWords) -> Iterator[RenderableType]:
    """The distribution of lengths as bars."""
    spreads = [summary.turns for summary in report.study.summaries]
    cut = make_bins(spreads, BARS)
    shares = [cut.shares(spread) for spread in spreads]
    highest = max(max(each) for each in shares)
    table = _table(report, report.say("study-axis-turns"))
    for bar in range(cut.count):
        low = cut.low + bar * cut.width
        name = (
            f"{report.number(low)}–{report.number(low + cut.width - 1)}"
            if bar < cut.count - 1
            else f"{report.number(low)} +"
        )
        table.add_row(name, *(_bar(report, each[bar], highest, len(shares)) for each in shares))
    yield _section(report, "turns", Group(table, *_ranges(report, spreads)))


def _ranges(report: ReportWords, spreads: Sequence[Spread]) -> Iterator[RenderableType]:
    for index, spread in enumerate(spreads):
        low, _, _, _, high = (report.number(each) for each in spread.quantiles)
        said = report.say("study-mean-range", mean=report.figure("turns", spread.mean.value), low=low, high=high)
        named = report.say("study-setting", option=report.variant(index), value=said)
        yield Text(named if report.plan.option else sentence(said))


def _bar(report: ReportWords, value: float, highest: float, columns: int) -> str:
    width = max(8, WIDTH // columns)
    eighths = round(8 * width * value / highest) if highest else 0
    drawn = "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
    return f"{drawn} {report.percent(value)}"


def _wins(report: ReportWords) -> Iterator[RenderableType]:
    """Who wins, by seat and by order of play; tables of different sizes stand below each other."""
    summaries = report.study.summaries
    alike = len({summary.sides for summary in summaries}) == 1
    groups = [list(range(len(summaries)))] if alike else [[index] for index in range(len(summaries))]
    for kind in ("seat", "first"):
        tables = [_shares(report, kind, group) for group in groups]
        yield _section(report, kind, Group(*tables))


def _shares(report: ReportWords, kind: str, group: Sequence[int]) -> RenderableType:
    summaries = [report.study.summaries[index] for index in group]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(report.say("study-fair", share=report.percent(summaries[0].fair)))
    for index in group:
        table.add_column(report.variant(index), style=STYLES[index % len(STYLES)])
    rows = [_rows(report, kind, summary) for summary in summaries]
    for cells in zip(*rows, strict=True):
        estimates = [_estimate(report, share.share, len(group)) for _, share in cells]
        table.add_row(cells[0][0], *estimates)
    return table


def _rows(report: ReportWords, kind: str, summary: Summary) -> list[tuple[str, Share]]:
    if kind == "first":
        return report.order(summary)
    return [(name, share) for name, _, share in report.seats(summary)]


def _estimate(report: ReportWords, estimate: Estimate, columns: int) -> str:
    said = report.interval("share", estimate)
    return said if columns > 1 else f"{'█' * round(WIDTH * estimate.value)} {said}"


def _dead(report: ReportWords) -> Iterator[RenderableType]:
    """How often each card or throw has no use."""
    summaries = report.study.summaries
    names = list(dict.fromkeys(each.name for summary in summaries for each in summary.dead))
    if not names:
        return
    table = _table(report, "")
    shares = [{each.name: each.share for each in summary.dead} for summary in summaries]
    for name in names:
        cells = [_estimate(report, each[name], len(shares)) if name in each else "" for each in shares]
        table.add_row(report.card(name), *cells)
    yield _section(report, "dead", table)


def _differences(report: ReportWords) -> Iterator[RenderableType]:
    """Which differences are real."""
    if not report.study.differences:
        return
    parts: list[RenderableType] = [Text(report.say("study-differences"), style="bold"), Text(report.outcome())]
    if report.real():
        parts += [*_real(report), *_marks(report), Text(report.say("study-only-real"), style="dim")]
    yield Padding(Group(*parts, Text(report.caution(), style="dim")), (1, 0, 0, 0))


def _real(report: ReportWords) -> Iterator[RenderableType]:
    """A table for each variant: what, from what to what, by how much, and how large that is."""
    for variant in range(1, len(report.games)):
        rows = [each for each in report.real() if each.variant == variant]
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(min_width=14)
        for _ in range(3):
            table.add_column(no_wrap=True)
        for each in rows:
            measure, _, values, gap, *_ = report.row(each)
            table.add_row(measure, values, gap, report.size(each), style=_weight(each))
        if rows:
            yield Group(Text(report.variant(variant), style=STYLES[variant % len(STYLES)]), table)


def _marks(report: ReportWords) -> Iterator[RenderableType]:
    """What the signs behind the differences mean."""
    if report.second:
        yield Text(report.say("study-marks", policy=report.second.policy()), style="dim")


def _weight(each: Difference) -> str | None:
    return "bold" if abs(each.effect) >= SMALL else None
