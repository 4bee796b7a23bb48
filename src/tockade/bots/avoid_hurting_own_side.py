"""Keeps a bot from hurting its own side for nothing: another move is taken when it is nearly as good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tockade.bots.level import Decision
from tockade.bots.score_cardrace_moves import Thought
from tockade.games.cardrace.bot_interface import CardRace, Move, Position, constants, rehearsed, unpack
from tockade.network_types import CERTAIN

NEARLY: Final = CERTAIN // 100
"""One point of winning chance."""


def sparing(asked: Decision, thought: Thought) -> int:
    """The chosen move; where it hurts its own side, the best of those that do not and lose at most a point."""
    game = asked.game
    assert isinstance(game, CardRace)
    position = thought.valuer.simulator.imagine(asked.view, range(1), 0)[0]
    moves = game.legal_moves(position, asked.view.viewer)
    if thought.won or not hurts(game, position, asked.view.viewer, moves[thought.number]):
        return thought.number
    least = thought.chances[thought.number] - NEARLY
    for number in thought.order:
        if thought.chances[number] >= least and not hurts(game, position, asked.view.viewer, moves[number]):
            return number
    return thought.number


def hurts(game: CardRace, position: Position, seat: int, move: Move) -> bool:
    """Whether a pawn of the seat's own side is captured, or its pawns or the partner's are set back by a swap."""
    if move.kind > constants.ARRIVE:
        return False
    before, after = (unpack(each) for each in (position, rehearsed(game, position, seat, move)))
    side = next(seats for seats in game.teams if seat in seats)
    return any(
        _captured(before["place"][slots], after["place"][slots])
        or (move.kind == constants.SWAP and _steps(game, before, each) > _steps(game, after, each))
        for each in side
        for slots in [slice(4 * each, 4 * each + game.engine_rules.pawns)]
    )


def _captured(before: Sequence[int], after: Sequence[int]) -> bool:
    return any(was < constants.BASE <= now for was, now in zip(before, after, strict=True))


def _steps(game: CardRace, arrays: dict[str, list[int]], seat: int) -> int:
    """How far the pawns of a seat on the ring have come; past its house a pawn has the whole way before it again."""
    rules = game.engine_rules
    places = arrays["place"][4 * seat : 4 * seat + rules.pawns]
    start = arrays["arm"][seat] * rules.arm_length + (rules.entry if rules.stacking else 0)
    done = [(place - start) % rules.ring for place in places if place < constants.HOUSE]
    return sum(each for each in done if rules.stacking or each <= rules.entrance)
