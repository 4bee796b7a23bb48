"""Keeps a bot from a move after which the next player surely wins at once, where another move prevents it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tockade.bots.avoid_hurting_own_side import sparing
from tockade.bots.level import Decision
from tockade.bots.score_cardrace_moves import Thought
from tockade.game_types import CHANCE
from tockade.games.cardrace.bot_interface import CardRace, Move, Position
from tockade.network_types import CERTAIN

DEALS: Final = 8
"""Imagined deals that must agree that it is lost; where every hand is known they are all the same."""
LOST: Final = -CERTAIN
NEAR: Final = 2
"""Pawns that the side of a winner may still have on its way: a divided 7 brings two home."""


def surviving(asked: Decision, thought: Thought, number: int) -> int:
    """The move; where it surely loses at once, the best of those that do not."""
    game = asked.game
    assert isinstance(game, CardRace)
    if thought.won or not _somebody_is_near(game, asked):
        return number
    positions = thought.valuer.simulator.imagine(asked.view, range(DEALS), asked.seed, thought.memory)
    if not _surely_loses(game, positions, asked.view.viewer, number):
        return number
    left = [each for each in thought.order if not _surely_loses(game, positions, asked.view.viewer, each)]
    return sparing(asked, _without_others(thought, left)) if left else number


def _without_others(thought: Thought, left: Sequence[int]) -> Thought:
    """As if only these moves were worth anything."""
    chances = [chance if number in left else LOST for number, chance in enumerate(thought.chances)]
    return thought._replace(number=left[0], chances=chances)


def _somebody_is_near(game: CardRace, asked: Decision) -> bool:
    """Whether an opposing side has so few pawns on their way that one turn may be enough."""
    others = [side for side in game.teams if asked.view.viewer not in side]
    pawns = asked.view.data["pawns"]
    return any(sum(place[1] != "h" for seat in side for place in pawns[seat]) <= NEAR for side in others)


def _surely_loses(game: CardRace, positions: Sequence[Position], seat: int, number: int) -> bool:
    side = next(seats for seats in game.teams if seat in seats)
    for position in positions:
        move: Move = game.legal_moves(position, seat)[number]
        if not _wins_next(game, game.play(position, seat, move), side):
            return False
    return True


def _wins_next(game: CardRace, position: Any, side: tuple[int, ...]) -> bool:
    """Whether somebody of another side is next, and has a move that wins."""
    actors = game.actors(position)
    if not actors or actors[0] == CHANCE or actors[0] in side:
        return False
    results = (game.result(game.play(position, actors[0], move)) for move in game.legal_moves(position, actors[0]))
    return any(result is not None and actors[0] in result.winners for result in results)
