"""Figures on the screen: a table where it fits, else a list; no figure is ever cut off, at any width."""

import shutil
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TextIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bench.compare import FASTER, FASTER_UNSIZED, NOISY, SLOWER, SLOWER_UNSIZED, Pair
from bench.figures import Figures, medians
from bench.targets import target

WIDEST = 10_000
"""For a pipe or a file, which has no width."""
INDENT = "  "
STYLES = {
    "reached": "green",
    "missed": "red",
    SLOWER: "red",
    SLOWER_UNSIZED: "red",
    FASTER: "green",
    FASTER_UNSIZED: "green",
    NOISY: "yellow",
}


@dataclass(frozen=True)
class Row:
    """A figure's name, unit and cells; the last cell is a verdict that needs no heading."""

    name: str
    unit: str
    cells: list[str]


@dataclass(frozen=True)
class Sheet:
    headings: list[str]
    rows: list[Row]


def width() -> int:
    """That of the terminal, or what COLUMNS says."""
    return shutil.get_terminal_size((WIDEST, 0)).columns


def number(value: float) -> str:
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"


def share(value: float | None) -> str:
    return "" if value is None else f"{value:.1%}"


def measured(figures: Figures) -> Sheet:
    known = medians(figures)
    rows = []
    for figure in figures.values():
        wanted = target(figure.name, known)
        verdict = "" if wanted is None else "reached" if figure.median >= wanted else "missed"
        goal = "" if wanted is None else number(wanted)
        rows.append(Row(figure.name, figure.unit, [number(figure.median), share(figure.spread), goal, verdict]))
    return Sheet(["median", "spread", "target", ""], rows)


def compared(pairs: list[Pair], base: str, margin: float) -> Sheet:
    return Sheet([base, "here", "ratio", "spread", "noise", ""], [_pair_row(pair, margin) for pair in pairs])


def _pair_row(pair: Pair, margin: float) -> Row:
    ratio = "" if pair.ratio is None else f"{pair.ratio:.3f}"
    cells = [_middle(pair.base_median), _middle(pair.here_median), ratio, share(pair.spread), share(pair.noise)]
    return Row(pair.name, pair.unit, [*cells, pair.verdict(margin)])


def _middle(value: float | None) -> str:
    return "" if value is None else number(value)


def show(sheet: Sheet, closing: str, columns: int, file: TextIO | None = None) -> None:
    """Print the sheet, and a sentence below it, in a terminal of so many columns."""
    console = Console(file=file, width=WIDEST, highlight=False, markup=False)
    table = as_table(sheet)
    if console.measure(table).maximum <= columns:
        console.print(table)
    else:
        console.print(*as_list(sheet, columns), sep="\n", soft_wrap=True)
    console.print(*_words(closing, columns), sep="\n", soft_wrap=True)


def as_table(sheet: Sheet) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    for heading in ("figure", "unit"):
        table.add_column(heading, no_wrap=True)
    for heading in sheet.headings:
        table.add_column(heading, no_wrap=True, justify="right" if heading else "left")
    for row in sheet.rows:
        table.add_row(row.name, row.unit, *(_styled(cell, cell) for cell in row.cells))
    return table


def as_list(sheet: Sheet, columns: int) -> Iterator[Text]:
    """Each figure's name on lines of its own, its values below, as many to a line as fit."""
    for row in sheet.rows:
        yield from (Text(line, "bold") for line in _words(f"{row.name} ({row.unit})", columns))
        yield from _filled(_items(sheet.headings, row), columns)


def _words(text: str, columns: int) -> list[str]:
    return textwrap.wrap(text, columns, break_long_words=False, break_on_hyphens=False)


def _items(headings: list[str], row: Row) -> list[Text]:
    lines = zip(headings, row.cells, strict=True)
    return [_styled(f"{heading} {cell}".strip(), cell) for heading, cell in lines if cell]


def _filled(items: list[Text], columns: int) -> Iterator[Text]:
    """Lines of whole items: one that does not fit behind the others begins the next line."""
    line = Text(INDENT)
    for item in items:
        if line.plain.strip() and len(line) + len(INDENT) + len(item) > columns:
            yield line
            line = Text(INDENT)
        line = Text.assemble(line, INDENT if line.plain.strip() else "", item)
    yield line


def _styled(text: str, cell: str) -> Text:
    return Text(text, STYLES.get(cell, ""))
