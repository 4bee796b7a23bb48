"""Writes the page about strength from what was measured; what was not played is shown as such."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tockade import games
from tockade.bots import offered
from tockade.bots.level import Level
from tockade.study.strength import FROZEN, SEED, SETUPS, Measured, Pairing

NOT_PLAYED: Final = "not played yet"
HEAD: Final = f"""# Strength

What each level wins: the share of the points in percent, with Wilson's 95 % interval and the number of games.
A draw is half a point, and the two change sides from game to game. `{FROZEN}` is the amateur of the first release,
frozen. All games have seeds of `{SEED}`, with which nothing was trained. `tockade strength` (`make strength`) plays
what is missing and writes this page from the files in `docs/strength`; each has the command for its games.
"""


def strength_markdown(measured: Mapping[Pairing, Measured]) -> str:
    """The whole page."""
    below = [_row(setup, _neighbours(setup), measured) for setup in SETUPS]
    frozen = [_row(setup, dict.fromkeys(offered(games.read(setup)), FROZEN), measured) for setup in SETUPS]
    parts = [HEAD, "## Against the level below\n", *_table(below), f"\n## Against `{FROZEN}`\n", *_table(frozen)]
    return "\n".join([*parts, *_networks(measured)]) + "\n"


def _networks(measured: Mapping[Pairing, Measured]) -> Iterator[str]:
    """With which networks the games were played, by the beginning of their digests."""
    yield "\n## With which networks\n"
    for setup in SETUPS:
        digests = sorted({each.network for each in measured.values() if each.setup == setup and each.network})
        if digests:
            yield f"- {setup}: {', '.join(digests)}"


def _neighbours(setup: str) -> dict[str, str]:
    ladder = offered(games.read(setup))
    return dict(zip(ladder[1:], ladder, strict=False))


def _table(rows: Iterable[list[str]]) -> Iterator[str]:
    yield "| |" + "".join(f" {level} |" for level in Level)
    yield "|---|" + "---|" * len(Level)
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def _row(setup: str, others: Mapping[str, str], measured: Mapping[Pairing, Measured]) -> list[str]:
    """A setup, then a cell for each level."""
    ladder = offered(games.read(setup))
    return [setup, *(_cell(setup, level, others.get(level), level in ladder, measured) for level in Level)]


def _cell(setup: str, level: str, other: str | None, there: bool, measured: Mapping[Pairing, Measured]) -> str:
    if not there:
        return "no such level"
    if other is None:
        return "–"
    if other == FROZEN and level == Level.AMATEUR:
        return "the same"
    found = measured.get(Pairing(setup, level, other))
    return NOT_PLAYED if found is None else _figures(found)


def _figures(found: Measured) -> str:
    share, low, high = (f"{100 * each:.1f}" for each in (found.share, found.low, found.high))
    return f"{share} [{low}, {high}], {found.games}"
