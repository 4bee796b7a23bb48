"""Figures on the screen: whole at any width, in a table or in a list."""

import io

import pytest

from bench.compare import Pair
from bench.figures import Figure, Figures
from bench.show import WIDEST, Sheet, compared, measured, number, show, width

LONGEST = "server, 1,000 tables, shown within 200 ms"
CLOSING = "Missed: tock-globe 4 inside; trikolos 2 inside; server, tables in 1.5 GB."


def figures(*each: Figure) -> Figures:
    return {(figure.name, figure.unit): figure for figure in each}


FIGURES = figures(
    Figure("trikolos 2 inside", "plies/s", "processor", [9_000_000.0, 10_000_000.0, 12_345_678.0]),
    Figure("copies of a position", "per s", "processor", [1_000_000.0]),
    Figure(LONGEST, "%", "wall", [98.5]),
    Figure("server, p95 until shown to all", "µs", "wall", [123_456.0]),
)
PAIRS = [
    Pair("trikolos 2 inside", "plies/s", "processor", [1e7] * 4, [2e7] * 4),
    Pair(LONGEST, "plies/s", "processor", [1.0, 2.0, 1.0, 2.0], [1.0, 2.0, 2.0, 1.0]),
    Pair("imports of tockade", "per CPU s", "processor", [], [40.0] * 4),
    Pair("imports of tockade", "per s", "processor", [41.0] * 4, []),
]
SHEETS = [measured(FIGURES), compared(PAIRS, "a1b2c3d4", 0.03)]


def printed(sheet: Sheet, columns: int) -> list[str]:
    file = io.StringIO()
    show(sheet, CLOSING, columns, file)
    return file.getvalue().splitlines()


def test_a_missed_target_is_said_in_words() -> None:
    rows = {row.name: row.cells for row in measured(FIGURES).rows}
    assert rows["trikolos 2 inside"] == ["10,000,000", "33.5%", "1,500,000", "reached"]
    assert rows["copies of a position"] == ["1,000,000", "0.0%", "3,333,333", "missed"]
    assert rows["server, p95 until shown to all"] == ["123,456", "0.0%", "", ""]


def test_a_comparison_says_what_only_one_side_has() -> None:
    rows = [row.cells for row in compared(PAIRS, "a1b2c3d4", 0.03).rows]
    assert rows[0] == ["10,000,000", "20,000,000", "2.000", "0.0%", "0.0%", "faster"]
    assert rows[1][-1] == "too noisy"
    assert rows[2] == ["", "40.00", "", "", "", "only here"]
    assert rows[3] == ["41.00", "", "", "", "", "only base"]


@pytest.mark.parametrize("sheet", SHEETS, ids=["measured", "compared"])
@pytest.mark.parametrize("columns", [40, 60, 80, 200, WIDEST])
def test_nothing_is_cut_off_or_broken(sheet: Sheet, columns: int) -> None:
    lines = printed(sheet, columns)
    assert max(map(len, lines)) <= columns
    assert "…" not in "".join(lines)
    for row in sheet.rows:
        assert all(any(cell in line for line in lines) for cell in row.cells), row
        assert row.name in " ".join(line.strip() for line in lines)
    assert " ".join(lines).endswith(CLOSING)


@pytest.mark.parametrize("sheet", SHEETS, ids=["measured", "compared"])
def test_every_figure_stands_whole_on_one_line_at_any_width(sheet: Sheet) -> None:
    for columns in range(1, 130):
        lines = printed(sheet, columns)
        assert all(any(cell in line for line in lines) for row in sheet.rows for cell in row.cells), columns


def test_a_line_is_longer_than_the_terminal_only_for_one_figure_alone() -> None:
    long = [line for line in printed(SHEETS[1], 12) if len(line) > 12]
    assert all(line.startswith("  ") and "  " not in line.strip() for line in long if line.startswith(" "))
    assert "  a1b2c3d4 10,000,000" in long


def test_a_table_where_it_fits_else_a_list() -> None:
    table = printed(SHEETS[0], 200)
    needed = max(map(len, table))
    assert printed(SHEETS[0], needed) == table
    assert table[0].split() == ["figure", "unit", "median", "spread", "target"]
    assert printed(SHEETS[0], needed - 1)[:2] == [
        "trikolos 2 inside (plies/s)",
        "  median 10,000,000  spread 33.5%  target 1,500,000  reached",
    ]


def test_the_list_fills_its_lines() -> None:
    assert printed(SHEETS[0], 30)[:4] == [
        "trikolos 2 inside (plies/s)",
        "  median 10,000,000",
        "  spread 33.5%",
        "  target 1,500,000  reached",
    ]


def test_columns_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert width() == 40


def test_a_pipe_has_no_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr("sys.__stdout__", io.StringIO())
    assert width() == WIDEST


@pytest.mark.parametrize(
    ("value", "shown"), [(0.987, "0.99"), (99.5, "99.50"), (100.4, "100"), (1234567.8, "1,234,568")]
)
def test_numbers(value: float, shown: str) -> None:
    assert number(value) == shown
