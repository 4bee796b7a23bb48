"""A study as one HTML page that needs nothing else: style, plots and words are all inside."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Final

from tockade import __version__
from tockade.study.comparing import Difference
from tockade.study.figures import figures
from tockade.study.measures import Spread
from tockade.study.plots import PALETTE
from tockade.study.study import Study
from tockade.study.telling import MEANS, Telling, size
from tockade.words import Words

KINDS: Final = ("turns", "draws", "captures", "discards", "forced", "lead_changes")


def page(study: Study, words: Words) -> str:
    """The whole page."""
    telling = Telling(study, words)
    style = files("tockade.study").joinpath("static/study.css").read_text(encoding="utf-8")
    title = escape(telling.title())
    body = [_head(telling), _keys(telling), _differences(telling), _plots(telling), _table(telling), _again(telling)]
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(filter(None, body))
        + "\n</main>\n</body>\n</html>\n"
    )


def _head(telling: Telling) -> str:
    settings = "".join(f"<li>{escape(each)}</li>" for each in telling.settings())
    shown = f'<ul class="settings">{settings}</ul>' if settings else ""
    return (
        f'<header><h1>{escape(telling.title())}</h1><p class="subtitle">{escape(telling.subtitle())}</p>'
        f"{shown}{_legend(telling)}</header>"
    )


def _legend(telling: Telling) -> str:
    """The variants with their colours."""
    if not telling.plan.option:
        return ""
    compared = escape(telling.say("study-compared", option=telling.option()))
    rows = "".join(_variant(telling, index) for index in range(len(telling.games)))
    return f'<p class="subtitle">{compared}</p><ul class="legend">{rows}</ul>'


def _variant(telling: Telling, index: int) -> str:
    drawn = f'<path class="v{index % PALETTE} outline" d="M1 13V3H13V8H25V13Z"/>'
    swatch = f'<svg viewBox="0 0 26 14" aria-hidden="true">{drawn}</svg>'
    name, meaning = escape(telling.variant(index)), escape(telling.meaning(index))
    return f'<li>{swatch}<span><b>{name}</b> <span class="meaning">{meaning}</span></span></li>'


# The most important figures -----------------------------------------------------------------------------------------


def _keys(telling: Telling) -> str:
    """The figures that are asked for first; of variants, their differences are."""
    if telling.plan.option:
        return ""
    keys = "".join(f'<dl class="key"><dt>{a}</dt><dd>{b}</dd><p>{c}</p></dl>' for a, b, c in _key_figures(telling))
    return f'<section class="keys">{keys}</section>'


def _key_figures(telling: Telling) -> Iterator[tuple[str, str, str]]:
    summary = telling.study.summaries[0]
    low, _, median, _, high = (telling.number(each) for each in summary.turns.quantiles)
    between = telling.say("study-range", low=low, high=high)
    yield telling.say("study-key-length"), median, telling.say("study-key-length-note", range=between)
    first = summary.by_order[0].share
    edge = "more" if first.low > summary.fair else "less" if first.high < summary.fair else "none"
    note = telling.say("study-key-first-note", edge=edge, fair=telling.percent(summary.fair))
    yield telling.say("study-key-first"), telling.percent(first.value), note
    forced = telling.percent(summary.forced.share.value)
    yield telling.say("study-key-forced"), forced, telling.say("study-key-forced-note")
    for kind in ("captures", "lead_changes"):
        spread: Spread = getattr(summary, kind)
        yield telling.heading(kind), telling.count(spread.mean.value), telling.say("study-key-mean-note")
    if summary.draws.part:
        yield telling.heading("draws"), telling.percent(summary.draws.share.value), telling.define("draws")


# Differences --------------------------------------------------------------------------------------------------------


def _differences(telling: Telling) -> str:
    if not telling.study.differences:
        return ""
    real = _rows(telling, telling.real()) if telling.real() else ""
    everything = escape(telling.say("study-all-differences"))
    return (
        f'<section class="panel"><h2>{escape(telling.say("study-differences"))}</h2>'
        f'<p class="verdict-line">{escape(telling.outcome())}</p>{real}'
        f'<p class="note-text">{escape(telling.caution())}</p>'
        f"<details><summary>{everything}</summary>{_rows(telling, list(telling.study.differences))}</details></section>"
    )


def _rows(telling: Telling, shown: list[Difference]) -> str:
    heads = [escape(each) for each in telling.columns()]
    lines = []
    for each in shown:
        first, *cells = (escape(cell) for cell in telling.row(each))
        data = "".join(f'<td data-label="{head}">{cell}</td>' for head, cell in zip(heads[1:], cells, strict=True))
        lines.append(f'<tr class="{size(each)}"><th scope="row">{first}</th>{data}</tr>')
    head = "".join(f'<th scope="col">{each}</th>' for each in heads)
    return f'<table class="differences"><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table>'


# Plots and tables ---------------------------------------------------------------------------------------------------


def _plots(telling: Telling) -> str:
    drawn = "".join(_plot(telling, kind, plot) for kind, plot in figures(telling))
    return f'<section class="plots">{drawn}</section>'


def _plot(telling: Telling, kind: str, plot: str) -> str:
    """A plot with its measure above and the definition of it below."""
    heading, define = escape(telling.heading(kind)), escape(telling.define(kind))
    return f'<figure><h2>{heading}</h2>{plot}<p class="define">{define}</p></figure>'


def _table(telling: Telling) -> str:
    """Every figure with its interval, for those who want to copy it."""
    alone = [] if telling.plan.option else [telling.say("study-column-figure")]
    names = [escape(name) for name in alone or map(telling.variant, range(len(telling.games)))]
    head = "".join(f'<th scope="col">{name}</th>' for name in ["", *names])
    lines = []
    for kind in KINDS:
        cells = [_figure(telling, kind, index) for index in range(len(names))]
        data = "".join(f'<td data-label="{name}">{cell}</td>' for name, cell in zip(names, cells, strict=True))
        lines.append(f'<tr><th scope="row">{escape(telling.heading(kind))}</th>{data}</tr>')
    return (
        f'<section class="panel"><h2>{escape(telling.say("study-table"))}</h2><table class="figures">'
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table></section>"
    )


def _figure(telling: Telling, kind: str, index: int) -> str:
    figure = getattr(telling.study.summaries[index], kind)
    estimate = figure.mean if isinstance(figure, Spread) else figure.share
    return escape(telling.interval(estimate, shares=kind not in MEANS))


def _again(telling: Telling) -> str:
    """How anyone gets the same figures."""
    heading, note = escape(telling.say("study-again")), escape(telling.say("study-again-note"))
    foot = escape(telling.say("study-foot", version=__version__))
    return (
        f'<section class="panel"><h2>{heading}</h2><code>{escape(telling.plan.command)}</code>'
        f'<p class="note-text">{note}</p></section><footer>{foot}</footer>'
    )
