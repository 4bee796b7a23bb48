"""The levels in Barricades: habits, then ways measured, then a network, with every face of the throws to come."""

from __future__ import annotations

from functools import partial
from typing import Final

from tockade.bots.amateur_1 import barricades as habits
from tockade.bots.level import Decision, Level, Players
from tockade.compiled_engines import compiled
from tockade.games.barricades.bot_interface import Barricades, BarricadesSimulator, Look, Weights, best_move
from tockade.random_source import RandomSource
from tockade.values import valuer

GAME: Final = Barricades
COMPILED: Final = compiled()
PLAIN: Final = habits.WEIGHTS._replace(delays_leader=2, in_front=0)
"""A beginner's: it hardly cares whom a barricade hinders, and leaves it anywhere."""
GLANCE: Final = Look(throws=1, widest=4, width=2, fading=0.88, toll=3)
NEXT: Final = Look(throws=1, widest=12, width=4, fading=0.88, toll=3)
NOW: Final = Look(throws=0, widest=12, width=4)
AFTER_NEXT: Final = Look(throws=1, widest=12, width=4)
FURTHER: Final = Look(throws=2, widest=6, width=3)
SECONDS: Final = (0.0, 0.004, 0.05)
"""About what a look takes, by the throws that it looks ahead."""


def by_habit(weights: Weights, asked: Decision) -> int:
    """The walk or the placing that scores best; any of them among equals."""
    assert isinstance(asked.game, Barricades)
    position = asked.game.read_position(asked.view.data)
    state = RandomSource(asked.seed).below(habits.STATES)
    chosen = best_move(asked.game, position, asked.view.viewer, weights, state)
    return asked.game.legal_moves(position, asked.view.viewer).index(chosen)


def by_ways(look: Look, asked: Decision) -> int:
    """The move that leaves the shortest ways on average; plain engines look no throw ahead."""
    assert isinstance(asked.game, Barricades)
    return asked.game.simulator().search(asked.game.read_position(asked.view.data), _in_reach(look))


def by_network(look: Look, asked: Decision) -> int:
    """The move after which the network thinks best of it on average; when time is short, before anybody throws."""
    assert isinstance(asked.game, Barricades)
    seeing = valuer(asked.game.setup.text, asked.version)
    assert seeing is not None
    assert isinstance(seeing.simulator, BarricadesSimulator)
    position = asked.game.read_position(asked.view.data)
    return seeing.simulator.search(position, _in_time(asked, _in_reach(look)), seeing.network)


def _in_time(asked: Decision, look: Look) -> Look:
    """The furthest look that there is time for: none stops half-way."""
    shorter = [each for each in (look, AFTER_NEXT, NOW) if each.throws <= look.throws]
    return next((each for each in shorter if SECONDS[each.throws] <= asked.seconds_left), NOW)


def _in_reach(look: Look) -> Look:
    return look if COMPILED else look._replace(throws=0)


QUICK: Final = partial(by_network, NOW)
PLAYERS: Final[Players] = {
    Level.DEBUTANT: partial(by_habit, PLAIN),
    Level.AMATEUR: partial(by_habit, habits.WEIGHTS),
    Level.HABITUE: partial(by_ways, GLANCE),
    Level.CONFIRME: partial(by_ways, NEXT),
    Level.EXPERT: partial(by_network, AFTER_NEXT),
    Level.MAITRE: partial(by_network, FURTHER),
}
