"""Bots against each other: many games on fresh seeds, sides changed from game to game, on all cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache
from math import sqrt
from multiprocessing import get_context
from typing import Final

from msgspec import Struct

from tockade import games
from tockade.bots import Question, bot
from tockade.game import CHANCE, BadInput, Result
from tockade.games import AnyGame
from tockade.source import Source

LIMIT: Final = "2000"
"""The `ply_limit` of games whose setup has none: a draw is better than no end."""
BATCH: Final = 4
SEEDS: Final = 2**63
SURE: Final = 1.959964
"""Standard deviations on both sides of a 95 % interval."""


class Contest(Struct, frozen=True):
    """Who plays what."""

    game: str
    """The setup's text."""
    bots: tuple[str, ...]
    seed: str

    @classmethod
    def of(cls, game: AnyGame, bots: Sequence[str], seed: str) -> Contest:
        """A contest of known bots, in games that end."""
        for name in bots:
            bot(name)
        if not 2 <= len(bots) <= len(game.teams):
            raise BadInput("arena_bots", count=len(bots), sides=len(game.teams))
        limited = any(name == "ply_limit" for name, _ in game.setup.options)
        text = game.setup.text if limited else f"{game.setup.text} ply_limit={LIMIT}"
        return cls(text, tuple(bots), seed)


class Played(Struct, frozen=True):
    """One game: what each bot scored, and how long it took."""

    scores: tuple[float, ...]
    drawn: bool
    plies: int


class Standing(Struct, frozen=True):
    """A bot's games: the share of the points it won, with its 95 % interval."""

    name: str
    wins: int
    share: float
    low: float
    high: float


# Playing ------------------------------------------------------------------------------------------------------------


def seated(game: AnyGame, bots: int, number: int) -> tuple[int, ...]:
    """The bot at each seat in game `number`: partners are of one kind, and every kind takes every side in turn."""
    of_seat = {seat: (side + number) % bots for side, seats in enumerate(game.teams) for seat in seats}
    return tuple(of_seat[seat] for seat in range(game.seats))


def play(contest: Contest, number: int) -> Played:
    """Game `number` of a contest: it depends on nothing else."""
    game = _game(contest.game)
    seats = seated(game, len(contest.bots), number)
    players = [bot(contest.bots[kind]) for kind in seats]
    chance, own = Source(f"{contest.seed} {number}"), Source(f"{contest.seed} {number} bots")
    position, plies = game.start(), 0
    while actors := game.actors(position):
        if actors[0] == CHANCE:
            position = game.settle(position, game.chance(position).sample(chance))
            continue
        moves = game.legal_moves(position, actors[0])
        question = asked(game, position, actors[0], moves, own.below(SEEDS))
        position = game.play(position, actors[0], moves[question.moves.index(players[actors[0]].choose(question))])
        plies += 1
    result = game.result(position)
    assert result is not None
    return Played(scored(result, seats, len(contest.bots)), result.draw, plies)


def asked(game: AnyGame, position: object, seat: int, moves: Sequence[object], seed: int) -> Question:
    """What a bot is asked: its view and its moves, never the position."""
    texts = tuple(game.move_text(move) for move in moves)
    return Question(game.setup.text, seat, game.view(position, seat).data, texts, seed, version=game.setup.version)


def scored(result: Result, seats: Sequence[int], bots: int) -> tuple[float, ...]:
    """One point, shared by those who won together; by everybody after a draw."""
    if result.draw:
        return (1 / bots,) * bots
    winners = [seats[seat] for seat in result.winners]
    return tuple(winners.count(kind) / len(winners) for kind in range(bots))


@lru_cache(64)
def _game(setup: str) -> AnyGame:
    return games.read(setup)


# Many games ---------------------------------------------------------------------------------------------------------


def play_all(contest: Contest, count: int, processes: int | None = None) -> Iterator[Played]:
    """Games 0 to `count` - 1, as they end; with one process in this very one."""
    wanted = min(processes or os.cpu_count() or 1, -(-count // BATCH))
    if wanted == 1:
        yield from (play(contest, number) for number in range(count))
        return
    pool = ProcessPoolExecutor(wanted, get_context("spawn"), initializer=_leave_interrupts)
    batches = [pool.submit(_batch, contest, first, min(count, first + BATCH)) for first in range(0, count, BATCH)]
    try:
        for done in as_completed(batches):
            yield from done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """A Ctrl-C is for the process that shows the bar; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _batch(contest: Contest, first: int, end: int) -> list[Played]:
    return [play(contest, number) for number in range(first, end)]


# Counting -----------------------------------------------------------------------------------------------------------


def standings(contest: Contest, played: Sequence[Played]) -> list[Standing]:
    """What the games say about each bot."""
    return [_standing(name, [game.scores[kind] for game in played]) for kind, name in enumerate(contest.bots)]


def _standing(name: str, scores: Sequence[float]) -> Standing:
    wins = sum(1 for score in scores if score == 1)
    return Standing(name, wins, sum(scores) / len(scores), *wilson(sum(scores), len(scores)))


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, square = points / games, SURE**2 / games
    middle = (share + square / 2) / (1 + square)
    half = SURE / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)
