"""A study in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tockade.study.bins import bins
from tockade.study.comparing import Difference
from tockade.study.keys import fairness
from tockade.study.measures import Share, Spread, Summary
from tockade.study.statistics import Estimate
from tockade.study.study import Study
from tockade.study.telling import Telling
from tockade.words import Words, sentence

STYLES: Final = ("cyan", "yellow", "magenta", "green", "blue", "red")
"""By variant; every bar and column is named too."""
BARS: Final = 16
WIDTH: Final = 34
SMALL: Final = 0.2
"""The effect from which a difference is more than tiny."""
EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


def terminal(study: Study, words: Words) -> RenderableType:
    """The whole report."""
    telling = Telling(study, words)
    parts = [_head(telling), *_fairness(telling), *_differences(telling), *_figures(telling), *_lengths(telling)]
    return Group(*parts, *_wins(telling), *_dead(telling))


def _head(telling: Telling) -> RenderableType:
    lines = [Text(telling.title(), style="bold"), Text(telling.subtitle(), style="dim")]
    lines += [Text(each, style="dim") for each in telling.settings()]
    if telling.plan.option:
        lines.append(Text(telling.say("study-compared", option=telling.option())))
        lines += [_legend(telling, index) for index in range(len(telling.games))]
    return Group(*lines)


def _fairness(telling: Telling) -> Iterator[RenderableType]:
    """Whether all have the same chances."""
    lines = [Text(telling.say("study-fairness"), style="bold")]
    for index in range(len(telling.games)):
        name = f"{telling.variant(index)}  " if telling.plan.option else ""
        named = Text(name, style=STYLES[index % len(STYLES)])
        lines.append(named.append(fairness(telling, index), style="default"))
    yield Padding(Group(*lines), (1, 0, 0, 0))


def _legend(telling: Telling, index: int) -> Text:
    """A variant in its colour, and what it means."""
    meaning = telling.meaning(index)
    named = Text(f"  {telling.variant(index)}", style=STYLES[index % len(STYLES)])
    return named.append(f" – {meaning}" if meaning else "", style="default")


def _section(telling: Telling, kind: str, body: RenderableType) -> RenderableType:
    """A heading, what it shows, and what that means."""
    heading, define = Text(telling.heading(kind), style="bold"), Text(telling.define(kind), style="dim")
    return Padding(Group(heading, body, define), (1, 0, 0, 0))


def _figures(telling: Telling) -> Iterator[RenderableType]:
    """Every measure that is one figure, variants side by side, each defined below."""
    kinds = ("turns", "draws", "captures", "discards", "forced", "lead_changes")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(telling.say("study-table"))
    columns = telling.columns_of_figures()
    for name, each, index in columns:
        table.add_column(name, style=STYLES[index % len(STYLES)] if each is telling else "dim")
    for kind in kinds:
        cells = [_figure(each, kind, each.study.summaries[index]) for _, each, index in columns]
        table.add_row(telling.heading(kind), *cells)
    yield Padding(table, (1, 0, 0, 0))
    yield Group(*(Text(f"{telling.heading(kind)} – {telling.define(kind)}", style="dim") for kind in kinds[1:]))


def _figure(telling: Telling, kind: str, summary: Summary) -> str:
    figure: Spread | Share = getattr(summary, kind)
    estimate = figure.mean if isinstance(figure, Spread) else figure.share
    return telling.interval(kind, estimate)


def _table(telling: Telling, first: str) -> Table:
    """A table with a column for each variant."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(first)
    for index in range(len(telling.games)):
        table.add_column(telling.variant(index), style=STYLES[index % len(STYLES)])
    return table


def _lengths(telling: Telling) -> Iterator[RenderableType]:
    """The distribution of lengths as bars."""
    spreads = [summary.turns for summary in telling.study.summaries]
    cut = bins(spreads, BARS)
    shares = [cut.shares(spread) for spread in spreads]
    highest = max(max(each) for each in shares)
    table = _table(telling, telling.say("study-axis-turns"))
    for bar in range(cut.count):
        low = cut.low + bar * cut.width
        name = (
            f"{telling.number(low)}–{telling.number(low + cut.width - 1)}"
            if bar < cut.count - 1
            else f"{telling.number(low)} +"
        )
        table.add_row(name, *(_bar(telling, each[bar], highest, len(shares)) for each in shares))
    yield _section(telling, "turns", Group(table, *_ranges(telling, spreads)))


def _ranges(telling: Telling, spreads: Sequence[Spread]) -> Iterator[RenderableType]:
    for index, spread in enumerate(spreads):
        low, _, _, _, high = (telling.number(each) for each in spread.quantiles)
        said = telling.say("study-mean-range", mean=telling.figure("turns", spread.mean.value), low=low, high=high)
        named = telling.say("study-setting", option=telling.variant(index), value=said)
        yield Text(named if telling.plan.option else sentence(said))


def _bar(telling: Telling, value: float, highest: float, columns: int) -> str:
    width = max(8, WIDTH // columns)
    eighths = round(8 * width * value / highest) if highest else 0
    drawn = "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
    return f"{drawn} {telling.percent(value)}"


def _wins(telling: Telling) -> Iterator[RenderableType]:
    """Who wins, by seat and by order of play; tables of different sizes stand below each other."""
    summaries = telling.study.summaries
    alike = len({summary.sides for summary in summaries}) == 1
    groups = [list(range(len(summaries)))] if alike else [[index] for index in range(len(summaries))]
    for kind in ("seat", "first"):
        tables = [_shares(telling, kind, group) for group in groups]
        yield _section(telling, kind, Group(*tables))


def _shares(telling: Telling, kind: str, group: Sequence[int]) -> RenderableType:
    summaries = [telling.study.summaries[index] for index in group]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(telling.say("study-fair", share=telling.percent(summaries[0].fair)))
    for index in group:
        table.add_column(telling.variant(index), style=STYLES[index % len(STYLES)])
    rows = [_rows(telling, kind, summary) for summary in summaries]
    for cells in zip(*rows, strict=True):
        estimates = [_estimate(telling, share.share, len(group)) for _, share in cells]
        table.add_row(cells[0][0], *estimates)
    return table


def _rows(telling: Telling, kind: str, summary: Summary) -> list[tuple[str, Share]]:
    if kind == "first":
        return telling.order(summary)
    return [(name, share) for name, _, share in telling.seats(summary)]


def _estimate(telling: Telling, estimate: Estimate, columns: int) -> str:
    said = telling.interval("share", estimate)
    return said if columns > 1 else f"{'█' * round(WIDTH * estimate.value)} {said}"


def _dead(telling: Telling) -> Iterator[RenderableType]:
    """How often each card or throw has no use."""
    summaries = telling.study.summaries
    names = list(dict.fromkeys(each.name for summary in summaries for each in summary.dead))
    if not names:
        return
    table = _table(telling, "")
    shares = [{each.name: each.share for each in summary.dead} for summary in summaries]
    for name in names:
        cells = [_estimate(telling, each[name], len(shares)) if name in each else "" for each in shares]
        table.add_row(telling.card(name), *cells)
    yield _section(telling, "dead", table)


def _differences(telling: Telling) -> Iterator[RenderableType]:
    """Which differences are real."""
    if not telling.study.differences:
        return
    parts: list[RenderableType] = [Text(telling.say("study-differences"), style="bold"), Text(telling.outcome())]
    if telling.real():
        parts += [*_real(telling), *_marks(telling), Text(telling.say("study-only-real"), style="dim")]
    yield Padding(Group(*parts, Text(telling.caution(), style="dim")), (1, 0, 0, 0))


def _real(telling: Telling) -> Iterator[RenderableType]:
    """A table for each variant: what, from what to what, by how much, and how large that is."""
    for variant in range(1, len(telling.games)):
        rows = [each for each in telling.real() if each.variant == variant]
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(min_width=14)
        for _ in range(3):
            table.add_column(no_wrap=True)
        for each in rows:
            measure, _, values, gap, *_ = telling.row(each)
            table.add_row(measure, values, gap, telling.size(each), style=_weight(each))
        if rows:
            yield Group(Text(telling.variant(variant), style=STYLES[variant % len(STYLES)]), table)


def _marks(telling: Telling) -> Iterator[RenderableType]:
    """What the signs behind the differences mean."""
    if telling.second:
        yield Text(telling.say("study-marks", policy=telling.second.policy()), style="dim")


def _weight(each: Difference) -> str | None:
    return "bold" if abs(each.effect) >= SMALL else None
