"""One player against another: the share of the points, as it fell and without what chance brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

from tockade import games
from tockade.bots import knows, offered
from tockade.bots.level import Level
from tockade.bots.level_bot import FORGETFUL
from tockade.study import arena
from tockade.study.arena import Contest, Played
from tockade.study.network_digest import network_of
from tockade.study.strength.tables import ELSEWHERE, FROZEN, SEED, SETUPS
from tockade.values.full_information_value import referee
from tockade.work import Job

RIVALS: Final = ("one-ply", "probe-1", FORGETFUL)
"""Whom the highest level also meets: one look of its own network, a frozen probe, and itself with a person's memory."""


class PairingFigures(Struct, frozen=True, tag="pairing", tag_field="kind"):
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
    adjusted: tuple[float, float, float] | None = None
    """The share without what chance brought, and its 95 % interval."""

    @property
    def test(self) -> Pairing:
        return Pairing(self.setup, self.level, self.other)

    def enough(self, games: int) -> bool:
        return self.games >= self.test.wanted(games)


class Pairing(Struct, frozen=True):
    """A level on one side, and somebody else on all others, by turns."""

    setup: str
    level: str
    other: str

    @property
    def name(self) -> str:
        """Its file's name."""
        return "-".join([*self.setup.split(), self.level, self.other.replace(":", "-")])

    def wanted(self, games: int) -> int:
        """How many games, when so many are asked for."""
        return games if self.setup in SETUPS else min(games, ELSEWHERE)

    @property
    def contest(self) -> Contest:
        game = games.read(self.setup)
        bots = [self.level, *[self.other] * (len(game.teams) - 1)]
        return Contest.of(game, bots, SEED, luck=referee(self.setup) is not None)

    def job(self, games: int) -> Job[list[Played]]:
        contest = self.contest
        return Job(arena.job_name(contest), partial(arena.play_range, contest), self.wanted(games), arena.MOST)

    def figures(self, parts: Sequence[list[Played]]) -> PairingFigures:
        contest, played = self.contest, [game for part in parts for game in part]
        standing = arena.standings(contest, played)[0]
        luck = standing.adjusted
        return PairingFigures(
            *(self.setup, self.level, self.other),
            games=len(played),
            draws=sum(game.drawn for game in played),
            share=standing.share,
            low=standing.low,
            high=standing.high,
            command=command(self, contest, len(played)),
            network=network_of(self.setup),
            adjusted=(luck.value, luck.low, luck.high) if luck else None,
        )


def command(pairing: Pairing, contest: Contest, count: int) -> str:
    """What is typed to play the same games again."""
    luck = " --luck" if contest.luck else ""
    return f"tockade arena {pairing.setup} --bots {','.join(contest.bots)} --games {count} --seed {SEED}{luck}"


def pairings(setup: str) -> Iterator[Pairing]:
    """Each level of a game against the one below, then against the frozen amateur, then the highest against others."""
    ladder = offered(games.read(setup))
    for below, level in pairwise(ladder):
        yield Pairing(setup, level, below)
    for level in ladder:
        if level != Level.AMATEUR:
            yield Pairing(setup, level, FROZEN)
    if setup in SETUPS:
        for other in rivals(setup):
            yield Pairing(setup, ladder[-1], other)


def rivals(setup: str) -> list[str]:
    """Whom the highest level of a game also meets there."""
    game: Any = games.read(setup)
    return [name for name in RIVALS if knows(name, game)]
