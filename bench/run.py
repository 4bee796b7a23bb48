"""Run measured commands in turns, round after round, and show the median of each figure beside its target.

A measured command prints JSON lines: {"name": ..., "unit": ..., "value": ...}. Turns spread the noise of a
shared machine over all figures. Ours and the peers' are registered here and nowhere else.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).parent.parent

STUDIED = (
    "tock-globe 4",
    "tock-globe 8",
    "tock-fadoq 4 teams",
    "tockcitan 4",
    "tockcitan-teams 4 teams",
    "tijou 4 teams",
    "barricades 4",
    "trikolos 2",
)

COMMANDS: dict[str, list[str]] = {
    "openspiel": [".venv-bench/bin/python", "bench/peers_openspiel.py"],
    "ours": ["python", "bench/ours.py"],
    "page": ["python", "-m", "bench.page"],
    "server": ["python", "bench/server.py"],
    "study": ["python", "bench/study.py", *STUDIED],
    "plain": ["env", "TOCKADE_PURE=1", sys.executable, "bench/ours.py"],
}

# The figure must reach so many times the other figure, or so many units where the other is "".
TARGETS: dict[str, tuple[float, str]] = {
    "tock-globe 4 inside": (1, "openspiel maedn inside"),
    "tock-globe 6 inside": (1 / 1.5, "tock-globe 4 inside"),
    "tock-globe 8 inside": (1 / 1.5, "tock-globe 4 inside"),
    "tock-globe 4 driven": (2, "openspiel maedn driven"),
    "tock-globe 4 inside, plain Python": (10_000, ""),
    "tijou 4 teams inside": (1_500_000, ""),
    "barricades 4 inside": (1_000_000, ""),
    "trikolos 2 inside": (1_500_000, ""),
    "copies of a position": (1 / 0.3e-6, ""),
    "lists of a Tockcitan 7": (1_000, ""),
    "imports of tockade": (1 / 0.15, ""),
    "two threads beside one": (1.5, ""),
    **{f"study of {setup}": (10_000 / 30, "") for setup in STUDIED},
    "study of tock-globe 8": (10_000 / 90, ""),
    "first pages in 100 kB": (1, ""),
    "first pages usable": (1, ""),
    "frames of 8 seats drawn": (1 / 0.05, ""),
    "drawings while pawns walk, slowed 4 times": (59, ""),
    "server, 20 clients, durable": (2, "boardgame.io, 20 clients, in memory"),
    "server, shown to all within 10 ms": (95, ""),
    "server, 1,000 tables, shown within 100 ms": (99, ""),
    "server, tables in 1.5 GB": (1_000, ""),
    "server, first answers in 2 s": (1, ""),
}

Figures = dict[str, tuple[str, list[float]]]


def measure(command: list[str], figures: Figures) -> None:
    program = sys.executable if command[0] == "python" else command[0]
    done = subprocess.run([program, *command[1:]], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    for line in filter(None, done.stdout.splitlines()):
        figure = json.loads(line)
        figures.setdefault(figure["name"], (figure["unit"], []))[1].append(figure["value"])


def target(name: str, medians: dict[str, float]) -> float | None:
    """What this figure must reach; nothing when it has no target or its peer was not measured."""
    times, other = TARGETS.get(name, (0.0, ""))
    if not times or (other and other not in medians):
        return None
    return times * medians[other] if other else times


def number(value: float) -> str:
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"


def table(figures: Figures) -> tuple[Table, bool]:
    shown = Table()
    shown.add_column("figure", no_wrap=True)
    shown.add_column("unit", no_wrap=True)
    for heading in ("median", "spread", "target"):
        shown.add_column(heading, justify="right")
    medians = {name: statistics.median(values) for name, (_, values) in figures.items()}
    missed = False
    for name, (unit, values) in figures.items():
        wanted = target(name, medians)
        short = wanted is not None and medians[name] < wanted
        missed |= short
        cell = "" if wanted is None else f"[{'red' if short else 'green'}]{number(wanted)}"
        spread = (max(values) - min(values)) / medians[name]
        shown.add_row(name, unit, number(medians[name]), f"{spread:.0%}", cell)
    return shown, missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commands", nargs="*", help=f"of {', '.join(COMMANDS)}; default: all")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    figures: Figures = {}
    turns = [COMMANDS[name] for _ in range(chosen.rounds) for name in chosen.commands or COMMANDS]
    for command in track(turns, "Measuring", console=Console(stderr=True)):
        measure(command, figures)
    shown, missed = table(figures)
    Console().print(shown)
    sys.exit(missed)


if __name__ == "__main__":
    main()
