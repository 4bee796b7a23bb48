"""A study as one HTML page that needs nothing else: style, plots and words are all inside."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Final

from tockade import __version__
from tockade.study.comparing import Difference
from tockade.study.figures import figures
from tockade.study.keys import Figure, Key, fairness, keys
from tockade.study.measures import Spread
from tockade.study.plots import PALETTE
from tockade.study.study import Study
from tockade.study.telling import Telling, size
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


def _swatch(index: int) -> str:
    """The look of a variant's line."""
    drawn = f'<path class="v{index % PALETTE} outline" d="M1 13V3H13V8H25V13Z"/>'
    return f'<svg class="swatch" viewBox="0 0 26 14" aria-hidden="true">{drawn}</svg>'


def _variant(telling: Telling, index: int) -> str:
    name, meaning = escape(telling.variant(index)), escape(telling.meaning(index))
    return f'<li>{_swatch(index)}<span><b>{name}</b> <span class="meaning">{meaning}</span></span></li>'


# The most important figures -----------------------------------------------------------------------------------------


def _keys(telling: Telling) -> str:
    """Whether all have the same chances, and the figures that are asked for first."""
    tiles = "".join(_tile(telling, each) for each in keys(telling))
    lines = "".join(f"<p>{_named(telling, index)}{escape(said)}</p>" for index, said in _fairness(telling))
    return f'<section class="panel fairness"><h2>{escape(telling.say("study-fairness"))}</h2>{lines}</section>' + (
        f'<section class="keys">{tiles}</section>'
    )


def _fairness(telling: Telling) -> Iterator[tuple[int, str]]:
    return ((index, fairness(telling, index)) for index in range(len(telling.games)))


def _named(telling: Telling, index: int) -> str:
    """The name of a variant before what is said of it, where there are several."""
    return f"<b>{escape(telling.variant(index))}</b> " if telling.plan.option else ""


def _tile(telling: Telling, key: Key) -> str:
    figures = "".join(_figure_of(telling, index, each) for index, each in enumerate(key.figures))
    return f'<div class="key"><h3>{escape(key.name)}</h3>{figures}</div>'


def _figure_of(telling: Telling, index: int, figure: Figure) -> str:
    second = f'<p class="second">{escape(figure.second)}</p>' if figure.second else ""
    name = f'<p class="who">{_swatch(index)}{escape(telling.variant(index))}</p>' if telling.plan.option else ""
    return f'{name}<p class="value">{escape(figure.value)}</p><p>{escape(figure.note)}</p>{second}'


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
    """Every figure with its interval, for those who want to copy it; those of the other policy beside them."""
    columns = [escape(name) for name, _, _ in telling.columns_of_figures()]
    head = "".join(f'<th scope="col">{name}</th>' for name in ["", *columns])
    lines = []
    for kind in KINDS:
        cells = [_figure(each, kind, index) for _, each, index in telling.columns_of_figures()]
        data = "".join(f'<td data-label="{name}">{cell}</td>' for name, cell in zip(columns, cells, strict=True))
        lines.append(f'<tr><th scope="row">{escape(telling.heading(kind))}</th>{data}</tr>')
    note = escape(telling.say("study-column-figure"))
    return (
        f'<section class="panel"><h2>{escape(telling.say("study-table"))}</h2><p class="note-text">{note}</p>'
        f'<table class="figures"><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table></section>'
    )


def _figure(telling: Telling, kind: str, index: int) -> str:
    figure = getattr(telling.study.summaries[index], kind)
    estimate = figure.mean if isinstance(figure, Spread) else figure.share
    return escape(telling.interval(kind, estimate))


def _again(telling: Telling) -> str:
    """How anyone gets the same figures."""
    heading, note = escape(telling.say("study-again")), escape(telling.say("study-again-note"))
    foot = escape(telling.say("study-foot", version=__version__))
    commands = [telling.plan.command, *([telling.plan.second.command] if telling.plan.second else [])]
    typed = "".join(f"<code>{escape(command)}</code>" for command in commands)
    return (
        f'<section class="panel"><h2>{heading}</h2>{typed}'
        f'<p class="note-text">{note}</p></section><footer>{foot}</footer>'
    )
