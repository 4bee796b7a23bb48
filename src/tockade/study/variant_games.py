"""The games of a variant, by number: played inside the engine by its policies, or one by one by bots."""

from __future__ import annotations

from typing import Any

from tockade import record
from tockade.bots import Question, bot
from tockade.game_types import Tally
from tockade.games import AnyGame
from tockade.random_source import RandomSource
from tockade.record import Record
from tockade.study.arena import SEEDS
from tockade.study.network_digest import network_of
from tockade.study.playing_policy import PlayingPolicy
from tockade.study.recount_record import recount
from tockade.study.study_plan import Variant


def games_of(variant: Variant, first: int, count: int, recorded: bool) -> tuple[list[Tally], list[Record]]:
    """What so many games came to, from this number on, and their records where they are wanted."""
    game, seed, policy, numbers = variant.game, variant.seed, variant.policy, range(first, first + count)
    if isinstance(policy, PlayingPolicy):
        records = [record_of(variant, number) for number in numbers] if recorded else []
        return game.playouts(seed, first, count, policy.weights(game)), records
    records = [record_of(variant, number) for number in numbers]
    return [recount(each) for each in records], records if recorded else []


def record_of(variant: Variant, number: int) -> Record:
    """The record of one game."""
    game, seed, policy = variant.game, variant.seed, variant.policy
    if isinstance(policy, PlayingPolicy):
        return record.playout_record(game, seed, number, policy.weights(game))
    player, own = bot(policy), RandomSource(f"{seed} {number} bots")

    def choose(position: Any, seat: int) -> Any:
        moves = game.legal_moves(position, seat)
        question = Question.of(game, position, seat, moves, own.below(SEEDS))
        return moves[question.moves.index(player.choose(question))]

    return record.play_out(game, RandomSource(f"{seed} {number}"), choose).record()


def player_of(variant: Variant) -> str:
    """All that the players depend on: of a level its network too."""
    if isinstance(variant.policy, PlayingPolicy):
        return variant.policy.value
    game: AnyGame = variant.game
    return f"{variant.policy.value} {network_of(game.setup.text)}"
