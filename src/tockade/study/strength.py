"""Measures how strong the levels are: each plays the one below and the frozen amateur; results are small files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import nullcontext
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tockade import games
from tockade.bots import offered
from tockade.study import arena
from tockade.study.arena import Contest, Played
from tockade.values import serving
from tockade.values.weight_file import read_heading
from tockade.work import Executor, Journal, Report

FROZEN: Final = "amateur-1"
SETUPS: Final = (
    "tock-globe 4 teams",
    "tock-globe 2",
    "tock-fadoq 4 teams",
    "tockcitan 2",
    "tockcitan-teams 4 teams",
    "tijou 2",
    "tijou 4 teams",
    "barricades 2",
    "trikolos 2",
)
"""The tables whose ladder is published."""
SEED: Final = "strength-1"
SUFFIX: Final = ".json"
DIGITS: Final = 12


class Pairing(Struct, frozen=True):
    """A level, whom it plays, and where."""

    setup: str
    level: str
    other: str

    @property
    def name(self) -> str:
        """Its file's name."""
        return "-".join([*self.setup.split(), self.level, self.other])


class Measured(Struct, frozen=True):
    """What a pairing came to, and the command that plays the same games again."""

    setup: str
    level: str
    other: str
    games: int
    draws: int
    share: float
    """Of the points, to the level."""
    low: float
    high: float
    """Wilson's 95 % interval."""
    command: str
    network: str = ""
    """The beginning of the digest of the network that served the game then; empty where none does."""

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.setup, self.level, self.other)


def pairings(setup: str) -> Iterator[Pairing]:
    """Each level of a game against the one below, then against the frozen amateur."""
    ladder = offered(games.read(setup))
    for below, level in pairwise(ladder):
        yield Pairing(setup, level, below)
    for level in ladder:
        if level != "amateur":
            yield Pairing(setup, level, FROZEN)


def measure(pairing: Pairing, count: int, executor: Executor, report: Report, journal: Path | None = None) -> Measured:
    """Play a pairing; what a journal of the same games holds is not played again."""
    contest = Contest.of(games.read(pairing.setup), [pairing.level, pairing.other], SEED)
    with Journal(str(journal), list[Played]) if journal else nullcontext() as kept:
        played = arena.play_all(contest, count, executor, kept, report)
    standing = arena.standings(contest, played)[0]
    draws = sum(game.drawn for game in played)
    command = f"tockade arena {pairing.setup} --bots {pairing.level},{pairing.other} --games {count} --seed {SEED}"
    figures = standing.share, standing.low, standing.high
    pair = pairing.setup, pairing.level, pairing.other
    return Measured(*pair, count, draws, *figures, command, network_of(pairing.setup))


def network_of(setup: str) -> str:
    """The beginning of the digest of the network that serves a game: with another one the levels play differently."""
    served = serving(games.read(setup))
    return read_heading(served.path).digest[:DIGITS] if served else ""


def missing(setups: Iterable[str], known: Mapping[Pairing, Measured], count: int) -> list[Pairing]:
    """What was not played yet with the networks of today, or in fewer games."""
    found = [pairing for setup in setups for pairing in pairings(setup)]
    return [each for each in found if not _played(known.get(each), network_of(each.setup), count)]


def _played(measured: Measured | None, network: str, count: int) -> bool:
    return count == 0 or (measured is not None and measured.games >= count and measured.network == network)


def keep(folder: Path, measured: Measured) -> None:
    """One small file for each pairing."""
    folder.mkdir(parents=True, exist_ok=True)
    told = msgspec.json.format(msgspec.json.encode(measured), indent=1)
    (folder / f"{measured.pairing.name}{SUFFIX}").write_bytes(told + b"\n")


def kept(folder: Path) -> dict[Pairing, Measured]:
    """All that was measured so far."""
    found = [msgspec.json.decode(path.read_bytes(), type=Measured) for path in sorted(folder.glob(f"*{SUFFIX}"))]
    return {measured.pairing: measured for measured in found}
