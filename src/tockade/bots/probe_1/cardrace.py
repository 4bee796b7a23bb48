"""How the probe plays a card race: short playouts under varied weights, on imagined deals, and a value at their end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from tockade.bots.probe_1.race_value import RaceValue
from tockade.game_types import View
from tockade.games.cardrace.bot_interface import CardRace, Position
from tockade.random_source import RandomSource
from tockade.simulator import Playouts, Policy, Simulator

GAME: Final = CardRace
PLAYOUTS: Final = 400
FEWEST: Final = 4
"""Playouts of each move, however many moves there are."""
PLIES: Final = 8
DEALT_PLIES: Final = 12
"""Where hands are dealt and played out."""
WEIGHTS: Final = (1.0, 8.0, 30.0, -0.6, -5.0, -15.0, -3.0, 1.5, 6.0, 2.0)
"""Those of the quick policy when it was frozen."""
FINEST: Final = 1000
"""Steps in which a weight is varied, from nothing to twice."""


def choose(game: CardRace, view: View, moves: int, seed: int) -> int:
    """The move with the best mean at the end of its playouts; all moves have the same deals, policies and luck."""
    simulator, value = _simulator(game), RaceValue(game)
    totals = [0.0] * moves
    for number, deal in enumerate(_deals(simulator, view, moves, seed)):
        policies = [Policy(varied(RandomSource(f"{seed} {number}")))]
        found = simulator.leaves(deal, range(number, number + 1), _plies(game), seed, policies, range(moves))
        for move, worth in enumerate(_worths(value, found, view.viewer)):
            totals[move] += worth
    return max(range(moves), key=totals.__getitem__)


def varied(source: RandomSource) -> tuple[float, ...]:
    """The quick policy's weights, each times something between nothing and two: equal playouts teach nothing."""
    return tuple(weight * source.below(2 * FINEST) / FINEST for weight in WEIGHTS)


def _plies(game: CardRace) -> int:
    return DEALT_PLIES if game.facts.stacking or game.setup.rules == "tockcitan-teams" else PLIES


def _deals(simulator: Simulator[Position], view: View, moves: int, seed: int) -> Iterator[Position]:
    """Imagined positions in which the viewer is the first to act."""
    cursor, source = simulator.cursor(), RandomSource(seed)
    for deal in simulator.imagine(view, range(max(FEWEST, PLAYOUTS // moves)), seed):
        cursor.go_to(deal)
        while cursor.seat != view.viewer:  # partners exchange at the same time
            cursor.play(source.below(cursor.legal))
        yield cursor.now()


def _worths(value: RaceValue, found: Playouts[Position], seat: int) -> Iterator[float]:
    for row, leaf in enumerate(found.leaves):
        places: Sequence[int] = found.rows[row * found.width + 2 : (row + 1) * found.width]
        yield value.worth(leaf, places, seat)


@lru_cache(16)
def _simulator(game: CardRace) -> Simulator[Position]:
    return game.simulator()
