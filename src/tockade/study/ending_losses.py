"""How many turns a bot loses in endings whose best play is known: on average for each choice, at random places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from tockade.bots import Question, bot
from tockade.random_source import RandomSource
from tockade.study.last_pawn_moves import HAND, LastPawn
from tockade.study.solve_endings import TurnsLeft

SEEDS = 2**63


class Losses(Struct, frozen=True):
    """What a bot lost: turns for each choice, and how often it chose a best move."""

    bot: str
    choices: int
    turns: float
    best: float


def losses(solved: TurnsLeft, name: str, choices: int, seed: str) -> Losses:
    """The losses of one bot, over so many positions in which there is something to choose."""
    source = RandomSource(seed)
    found = [_loss(solved, name, *_position(solved.endings, source), source.below(SEEDS)) for _ in range(choices)]
    return Losses(name, choices, sum(found) / choices, sum(1 for loss in found if loss < 1e-6) / choices)


def _position(endings: LastPawn, source: RandomSource) -> tuple[str, list[str]]:
    """A place and a hand with more than one move."""
    while True:
        place = sorted(endings.ways)[source.below(len(endings.ways))]
        pack = [card for card in endings.cards for _ in range(endings.copies(card))]
        hand = [pack.pop(source.below(len(pack))) for _ in range(HAND)]
        if len({turns for _, turns in _plays(endings, place, hand)}) > 1:
            return place, hand


def _plays(endings: LastPawn, place: str, hand: list[str]) -> Iterator[tuple[Any, str]]:
    """The moves that play a card, each with its text."""
    position = endings.position(place, hand)
    for move in endings.game.legal_moves(position, 0):
        text = endings.game.move_text(move)
        if text.split()[0] in hand:
            yield move, text


def _loss(solved: TurnsLeft, name: str, place: str, hand: list[str], seed: int) -> float:
    """The turns that a bot's move takes more than the best one."""
    game, position = solved.endings.game, solved.endings.position(place, hand)
    moves = game.legal_moves(position, 0)
    question = Question.of(game, position, 0, moves, seed)
    move = moves[question.moves.index(bot(name).choose(question))]
    return turns_with(solved, position, move, hand) - solved.of(place, hand)


def turns_with(solved: TurnsLeft, position: Any, move: Any, hand: list[str]) -> float:
    """The turns when this move plays a card of the hand, and every later choice is the best one."""
    left = list(hand)
    left.remove(solved.endings.game.move_text(move).split()[0])
    return solved.with_play(solved.endings.way_of(position, move), left)
