"""All that is measured about the levels, and the playing of what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from tockade.study.arena import Played
from tockade.study.ending_losses import Losses
from tockade.study.strength.decisions import DecisionFigures, DecisionTest, JudgedGame
from tockade.study.strength.endings import EndingFigures, EndingTest, has_endings
from tockade.study.strength.pairings import Pairing, PairingFigures, pairings
from tockade.study.strength.tables import SETUPS
from tockade.work import Executor, Journal, Report, run

Test = Pairing | DecisionTest | EndingTest
Figures = PairingFigures | DecisionFigures | EndingFigures
PARTS: Final[dict[type, Any]] = {
    Pairing: list[Played],
    DecisionTest: list[JudgedGame],
    EndingTest: list[Losses],
}
"""What a task of each kind of test comes to."""


def tests_of(setup: str) -> list[Test]:
    """All that is measured at a table: everything at those that are played most, elsewhere who beats whom."""
    played: list[Test] = list(pairings(setup))
    if setup not in SETUPS:
        return played
    return [*played, DecisionTest(setup), *([EndingTest(setup)] if has_endings(setup) else [])]


def missing(tests: Iterable[Test], known: Mapping[str, Figures], games: int) -> list[Test]:
    """What was not measured yet, or in fewer games."""
    if not games:
        return []
    return [test for test in tests if test.name not in known or not known[test.name].enough(games)]


def play(
    tests: Sequence[Test], games: int, executor: Executor, folder: Path, report: Report = lambda progress: None
) -> Iterator[Figures]:
    """Measure these tests, kind after kind; interrupted, it goes on with what it has."""
    for kind in PARTS:
        same = [test for test in tests if isinstance(test, kind)]
        if same:
            yield from _play_kind(kind, same, games, executor, folder, report)


def _play_kind(
    kind: type, tests: Sequence[Test], games: int, executor: Executor, folder: Path, report: Report
) -> Iterator[Figures]:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{kind.__name__}.journal"
    jobs: list[Any] = [test.job(games) for test in tests]
    with Journal(file, PARTS[kind]) as journal:
        for number, parts in groupby(run(jobs, executor, journal, report), key=lambda part: part[0]):
            yield tests[number].figures([part for _, part in parts])
    file.unlink()
