"""What a position is worth when everything is seen, and what each move is worth by what its seat knows.

Luck is measured by the first, decisions are judged by the second alone (docs/insight.md).
"""

from __future__ import annotations

from collections import OrderedDict
from math import exp
from threading import local
from typing import Any, Final, Protocol

from tockade import games
from tockade.game import RULES_VERSION
from tockade.game_types import Result
from tockade.games import AnyGame
from tockade.games.barricades.game import Barricades
from tockade.games.barricades.simulator import BarricadesSimulator, Look
from tockade.games.trikolos.game import Trikolos
from tockade.network_types import CERTAIN
from tockade.values.network_for_setup import serving
from tockade.values.view_value import MOST, Valuer

Chances = list[float]
"""Each side's chance to win; together they are 1."""


class Referee(Protocol):
    """One thread's way to value the positions of one game."""

    game: AnyGame
    simulator: Any
    source: str
    """What the chances come from: `network`, or `search`."""
    stands_in: bool
    """Whether its network was trained for something else, the nearest to this game."""

    def chances(self, position: Any) -> Chances:
        """Each side's chance with all hands known and the stock open; of a game that is over, its result."""

    def move_chances(self, position: Any, seat: int) -> list[Chances]:
        """For each legal move of a seat that is to act, each side's chance by what that seat knows."""


class NetworkReferee:
    """By the network that serves the game."""

    source = "network"

    def __init__(self, asked: Valuer) -> None:
        self.game = asked.game
        self.simulator = asked.simulator
        self.network = asked.network
        self.stands_in = asked.served.stands_in

    def chances(self, position: Any) -> Chances:
        if not self.game.actors(position):
            return result_chances(self.game, self.game.result(position))
        rated: Chances = self.simulator.referee_chances(position, self.network)
        return rated

    def move_chances(self, position: Any, seat: int) -> list[Chances]:
        rows, width = self.simulator.score_moves(position, self.network, seat)
        return [[chance / CERTAIN for chance in rows[at + 1 : at + width]] for at in range(0, len(rows), width)]

    def best_move(self, position: Any, seat: int) -> int:
        """The number of the move that a seat would choose by what it knows."""
        return self.simulator.best_move(position, self.network, seat)


class SearchReferee:
    """By looking ahead where nothing is hidden and nothing is left to chance: Trikolos."""

    source = "search"
    stands_in = False
    WEIGHTS: Final = (10, 0, 3, 3, 0)
    TURNS: Final = 2
    SCALE: Final = 64.0
    """The lead that makes the odds e to 1: fitted to 60 games of the search against itself, one move in ten at random
    (3,507 positions; the logarithmic loss is 0.643 of 0.693)."""

    def __init__(self, game: AnyGame, turns: int = TURNS) -> None:
        self.game = game
        self.turns = turns
        self.simulator: Any = game.simulator()

    def chances(self, position: Any) -> Chances:
        actors = self.game.actors(position)
        if not actors:
            return result_chances(self.game, self.game.result(position))
        if actors[0] < 0:
            return even(self.game)
        found = self.simulator.search(position, self.WEIGHTS, self.turns)
        chance = 1 / (1 + exp(-max(-30.0, min(30.0, found.value / self.SCALE))))
        return [chance if side == actors[0] else 1 - chance for side in range(2)]

    def move_chances(self, position: Any, seat: int) -> list[Chances]:
        return chances_after_moves(self, position, seat)


class ThrowReferee(NetworkReferee):
    """By the network where nothing is hidden and a die decides, perhaps some throws ahead: Barricades."""

    WIDEST: Final = 12
    WIDTH: Final = 4

    def __init__(self, asked: Valuer, throws: int = 0) -> None:
        super().__init__(asked)
        self.asked = asked
        self.look = Look(throws, self.WIDEST, self.WIDTH)

    def chances(self, position: Any) -> Chances:
        if not self.look.throws:
            return super().chances(position)
        assert isinstance(self.simulator, BarricadesSimulator)
        return whole(self.simulator.shares(position, self.look, self.network))

    def move_chances(self, position: Any, seat: int) -> list[Chances]:
        return chances_after_moves(self, position, seat)

    def looking(self, throws: int) -> ThrowReferee:
        """The same, so many throws ahead."""
        return ThrowReferee(self.asked, throws)


def chances_after_moves(asked: Referee, position: Any, seat: int) -> list[Chances]:
    """Where nothing is hidden, a move is worth what everybody sees after it."""
    moves = range(len(asked.game.legal_moves(position, seat)))
    return [asked.chances(asked.simulator.after(position, number)) for number in moves]


def result_chances(game: AnyGame, result: Result | None) -> Chances:
    """A result as chances: all to the side that won, and of a draw to everybody the same."""
    if result is None or result.draw:
        return even(game)
    return whole([float(set(side) <= set(result.winners)) for side in game.teams])


def even(game: AnyGame) -> Chances:
    """The same chance for every side."""
    return [1 / len(game.teams)] * len(game.teams)


def whole(parts: Chances) -> Chances:
    """The same proportions, together 1."""
    total = sum(parts)
    return [part / total for part in parts]


_own = local()


def referee(setup: str, version: int = RULES_VERSION) -> Referee | None:
    """This thread's referee for a setup, kept for later questions; None where nothing values its positions."""
    kept: OrderedDict[tuple[str, int], Referee | None] = _own.__dict__.setdefault("kept", OrderedDict())
    if (setup, version) not in kept:
        kept[setup, version] = _made(games.read(setup, version))
        if len(kept) > MOST:
            kept.popitem(last=False)
    return kept[setup, version]


def _made(game: AnyGame) -> Referee | None:
    served = serving(game)
    if served:
        asked = Valuer(game, served)
        return ThrowReferee(asked) if isinstance(game, Barricades) else NetworkReferee(asked)
    return SearchReferee(game) if isinstance(game, Trikolos) else None
