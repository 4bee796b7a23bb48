"""The levels in Trikolos: habits, then every line some turns ahead."""

from __future__ import annotations

from functools import partial
from typing import Final

from tockade.bots.amateur_1 import trikolos as habits
from tockade.bots.beginner_oversights import noticed
from tockade.bots.level import Decision, Level, Players
from tockade.games.trikolos.bot_interface import CODES, Trikolos, played, winner
from tockade.random_source import RandomSource

GAME: Final = Trikolos
WEIGHTS: Final = (100, 0, 30, 30, 0)
"""For a step of lead, no more for later ones, for an open move, for a pawn away from the edge, none for the turn."""
MOOD: Final = 6
"""By less than this each weight is another at every decision: players who never change their mind repeat themselves."""
PATIENCE: Final = 4
"""Turns after which it is one more: two who play equally well would else never come to an end."""
NODES: Final = 100_000
FEW: Final = 32
"""Enough for every line of one turn, and for some of the best of two."""
OVERLOOKED: Final = 25
"""How often in a hundred a beginner does not see a move."""


def debutant(asked: Decision) -> int:
    """The amateur's habits, but it overlooks some of the moves; never a win."""
    assert isinstance(asked.game, Trikolos)
    seat, chance = asked.view.viewer, RandomSource(asked.seed)
    position = asked.game.read_position(asked.view.data)
    moves = asked.game.legal_moves(position, seat)
    winning = [move for move in moves if winner(played(position, CODES[seat][move])) == seat]
    seen = winning or noticed(moves, moves, OVERLOOKED, chance)
    return moves.index(habits.choose(asked.game, position, seat, seen, chance))


def by_habit(asked: Decision) -> int:
    """Each push with the best pawn move that it allows."""
    assert isinstance(asked.game, Trikolos)
    seat, position = asked.view.viewer, asked.game.read_position(asked.view.data)
    moves = asked.game.legal_moves(position, seat)
    return moves.index(habits.choose(asked.game, position, seat, moves, RandomSource(asked.seed)))


def looking(turns: int, asked: Decision, nodes: int = NODES) -> int:
    """The move with the best worst case among all lines so many turns ahead, as far as nodes and time allow."""
    assert isinstance(asked.game, Trikolos)
    position, mood = asked.game.read_position(asked.view.data), RandomSource(asked.seed)
    width = MOOD + asked.view.data["turns"] // PATIENCE
    weights = [weight + mood.below(width) for weight in WEIGHTS]
    return asked.game.simulator().search(position, weights, turns, nodes, asked.late).number


QUICK: Final = partial(looking, 1)
PLAYERS: Final[Players] = {
    Level.DEBUTANT: debutant,
    Level.AMATEUR: by_habit,
    Level.HABITUE: partial(looking, 2, nodes=FEW),
    Level.CONFIRME: partial(looking, 2),
    Level.EXPERT: partial(looking, 4),
    Level.MAITRE: partial(looking, 18),
}
