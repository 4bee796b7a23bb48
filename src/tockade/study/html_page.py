"""A study as one HTML page with its style, plots and words inside."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Final

from tockade import __version__
from tockade.study.headline_figures import Figure, Headline, fairness_sentence, headline_figures
from tockade.study.luck_words import luck_changes, luck_sentences
from tockade.study.measure_plots import draw_measures
from tockade.study.report_words import ReportWords, size
from tockade.study.study_result import Study
from tockade.study.svg_plots import PALETTE
from tockade.study.variant_differences import Difference
from tockade.study.variant_summary import Spread
from tockade.words import Words

KINDS: Final = ("turns", "draws", "captures", "discards", "forced", "lead_changes")


def write_page(study: Study, words: Words) -> str:
    """The whole page."""
    report = ReportWords(study, words)
    style = files("tockade.study").joinpath("static/study.css").read_text(encoding="utf-8")
    title = escape(report.title())
    parts = (_head, _keys, _differences, _luck, _plots, _table, _again)
    body = [part(report) for part in parts]
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(filter(None, body))
        + "\n</main>\n</body>\n</html>\n"
    )


def _head(report: ReportWords) -> str:
    settings = "".join(f"<li>{escape(each)}</li>" for each in report.settings())
    shown = f'<ul class="settings">{settings}</ul>' if settings else ""
    return (
        f'<header><h1>{escape(report.title())}</h1><p class="subtitle">{escape(report.subtitle())}</p>'
        f"{shown}{_legend(report)}</header>"
    )


def _legend(report: ReportWords) -> str:
    """The variants with their colours."""
    if not report.plan.option:
        return ""
    compared = escape(report.say("study-compared", option=report.option()))
    rows = "".join(_variant(report, index) for index in range(len(report.games)))
    return f'<p class="subtitle">{compared}</p><ul class="legend">{rows}</ul>'


def _swatch(index: int) -> str:
    """The look of a variant's line."""
    drawn = f'<path class="v{index % PALETTE} outline" d="M1 13V3H13V8H25V13Z"/>'
    return f'<svg class="swatch" viewBox="0 0 26 14" aria-hidden="true">{drawn}</svg>'


def _variant(report: ReportWords, index: int) -> str:
    name, meaning = escape(report.variant(index)), escape(report.meaning(index))
    return f'<li>{_swatch(index)}<span><b>{name}</b> <span class="meaning">{meaning}</span></span></li>'


# The most important figures -----------------------------------------------------------------------------------------


def _keys(report: ReportWords) -> str:
    """Whether all have the same chances, and the figures that are asked for first."""
    tiles = "".join(_tile(report, each) for each in headline_figures(report))
    lines = "".join(f"<p>{_named(report, index)}{escape(said)}</p>" for index, said in _fairness(report))
    return f'<section class="panel fairness"><h2>{escape(report.say("study-fairness"))}</h2>{lines}</section>' + (
        f'<section class="keys">{tiles}</section>'
    )


def _fairness(report: ReportWords) -> Iterator[tuple[int, str]]:
    return ((index, fairness_sentence(report, index)) for index in range(len(report.games)))


def _named(report: ReportWords, index: int) -> str:
    """The name of a variant before what is said of it, where there are several."""
    return f"<b>{escape(report.variant(index))}</b> " if report.plan.option else ""


def _tile(report: ReportWords, key: Headline) -> str:
    figures = "".join(_figure_of(report, index, each) for index, each in enumerate(key.figures))
    return f'<div class="key"><h3>{escape(key.name)}</h3>{figures}</div>'


def _figure_of(report: ReportWords, index: int, figure: Figure) -> str:
    second = f'<p class="second">{escape(figure.second)}</p>' if figure.second else ""
    name = f'<p class="who">{_swatch(index)}{escape(report.variant(index))}</p>' if report.plan.option else ""
    return f'{name}<p class="value">{escape(figure.value)}</p><p>{escape(figure.note)}</p>{second}'


# Differences --------------------------------------------------------------------------------------------------------


def _differences(report: ReportWords) -> str:
    if not report.study.differences:
        return ""
    real = _rows(report, report.real()) if report.real() else ""
    everything = escape(report.say("study-all-differences"))
    return (
        f'<section class="panel"><h2>{escape(report.say("study-differences"))}</h2>'
        f'<p class="verdict-line">{escape(report.outcome())}</p>{real}'
        f'<p class="note-text">{escape(report.caution())}</p>'
        f"<details><summary>{everything}</summary>{_rows(report, list(report.study.differences))}</details></section>"
    )


def _rows(report: ReportWords, shown: list[Difference]) -> str:
    heads = [escape(each) for each in report.columns()]
    lines = []
    for each in shown:
        first, *cells = (escape(cell) for cell in report.row(each))
        data = "".join(f'<td data-label="{head}">{cell}</td>' for head, cell in zip(heads[1:], cells, strict=True))
        lines.append(f'<tr class="{size(each)}"><th scope="row">{first}</th>{data}</tr>')
    head = "".join(f'<th scope="col">{each}</th>' for each in heads)
    return f'<table class="differences"><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table>'


# Luck and play ------------------------------------------------------------------------------------------------------


def _luck(report: ReportWords) -> str:
    """How much of a result is luck and how well the policy plays, variant by variant; then what a rule changes."""
    if not report.study.luck:
        return ""
    lines = "".join(
        f"<p>{_named(report, index)}{escape(said)}</p>"
        for index in range(len(report.study.luck))
        for said in luck_sentences(report, index)
    )
    changes = "".join(f'<p class="verdict-line">{escape(said)}</p>' for said in luck_changes(report))
    return (
        f'<section class="panel luck"><h2>{escape(report.say("study-luck"))}</h2>{lines}{changes}'
        f'<p class="note-text">{escape(report.say("study-luck-words"))}</p></section>'
    )


# Plots and tables ---------------------------------------------------------------------------------------------------


def _plots(report: ReportWords) -> str:
    drawn = "".join(_plot(report, kind, plot) for kind, plot in draw_measures(report))
    return f'<section class="plots">{drawn}</section>'


def _plot(report: ReportWords, kind: str, plot: str) -> str:
    """A plot with its measure above and the definition of it below."""
    heading, define = escape(report.heading(kind)), escape(report.define(kind))
    return f'<figure><h2>{heading}</h2>{plot}<p class="define">{define}</p></figure>'


def _table(report: ReportWords) -> str:
    """Every figure with its interval, for those who want to copy it; those of the other policy beside them."""
    columns = [escape(name) for name, _, _ in report.columns_of_figures()]
    head = "".join(f'<th scope="col">{name}</th>' for name in ["", *columns])
    lines = []
    for kind in KINDS:
        cells = [_figure(each, kind, index) for _, each, index in report.columns_of_figures()]
        data = "".join(f'<td data-label="{name}">{cell}</td>' for name, cell in zip(columns, cells, strict=True))
        lines.append(f'<tr><th scope="row">{escape(report.heading(kind))}</th>{data}</tr>')
    note = escape(report.say("study-column-figure"))
    return (
        f'<section class="panel"><h2>{escape(report.say("study-table"))}</h2><p class="note-text">{note}</p>'
        f'<table class="figures"><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table></section>'
    )


def _figure(report: ReportWords, kind: str, index: int) -> str:
    figure = getattr(report.study.summaries[index], kind)
    estimate = figure.mean if isinstance(figure, Spread) else figure.share
    return escape(report.interval(kind, estimate))


def _again(report: ReportWords) -> str:
    """How anyone gets the same figures."""
    heading, note = escape(report.say("study-again")), escape(report.say("study-again-note"))
    foot = escape(report.say("study-foot", version=__version__))
    commands = [report.plan.command, *([report.plan.second.command] if report.plan.second else [])]
    typed = "".join(f"<code>{escape(command)}</code>" for command in commands)
    return (
        f'<section class="panel"><h2>{heading}</h2>{typed}'
        f'<p class="note-text">{note}</p></section><footer>{foot}</footer>'
    )
