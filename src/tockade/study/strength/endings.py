"""What each level loses in endings that are solved exactly: the last pawn of a tock with two players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from tockade import games
from tockade.game_types import BadInput
from tockade.study.ending_losses import Losses, losses
from tockade.study.last_pawn_moves import LastPawn
from tockade.study.network_digest import network_of, refuse_other_network
from tockade.study.solve_endings import TurnsLeft
from tockade.study.strength.tables import SEED, players_of
from tockade.work import Job

CHOICES: Final = 400
"""Positions in which every player is asked."""


class EndingFigures(Struct, frozen=True, tag="endings", tag_field="kind"):
    """What all players lose, in turns."""

    setup: str
    choices: int
    players: dict[str, Losses]
    command: str
    network: str = ""

    @property
    def test(self) -> EndingTest:
        return EndingTest(self.setup)

    def enough(self, games: int) -> bool:
        return self.choices >= min(games, CHOICES)


class EndingTest(Struct, frozen=True):
    """The endings of a table."""

    setup: str

    @property
    def name(self) -> str:
        return "-".join([*self.setup.split(), "endings"])

    def job(self, games: int) -> Job[list[Losses]]:
        choices, network = min(games, CHOICES), network_of(self.setup)
        name = f"endings {self.setup} {choices} {SEED} {network}"
        return Job(name, partial(lose_endings, self.setup, network, choices), 1, 1)

    def figures(self, parts: Sequence[list[Losses]]) -> EndingFigures:
        lost = [each for part in parts for each in part]
        names, choices = ",".join(each.bot for each in lost), lost[0].choices
        command = f"tockade endings {self.setup} --bots {names} --choices {choices} --seed {SEED}"
        return EndingFigures(self.setup, choices, {each.bot: each for each in lost}, command, network_of(self.setup))


def lose_endings(setup: str, network: str, choices: int, first: int, count: int) -> list[Losses]:
    """Solve the endings of a table, which takes minutes, and ask everybody."""
    refuse_other_network(setup, network)
    solved = TurnsLeft(LastPawn(games.read(setup)))
    solved.solve()
    return [losses(solved, name, choices, SEED) for name in players_of(setup)]


def has_endings(setup: str) -> bool:
    """Whether the endings of a table are solved."""
    try:
        LastPawn(games.read(setup))
    except BadInput:
        return False
    return True
