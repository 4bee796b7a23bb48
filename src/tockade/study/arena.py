"""Bots against each other: many games on fresh seeds, sides changed from game to game, on all cores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from operator import mul
from typing import Any, Final

from msgspec import Struct

from tockade import games
from tockade.bots import Bot, Question, bot
from tockade.game_types import CHANCE, BadInput, Outcome, Result
from tockade.games import AnyGame
from tockade.random_source import RandomSource
from tockade.study import statistics
from tockade.study.network_digest import network_of, refuse_other_network
from tockade.values.full_information_value import referee
from tockade.values.luck import chance_events
from tockade.work import Executor, Job, Journal, Report, run

LIMIT: Final = "2000"
"""The `ply_limit` of games whose setup has none: a draw is better than no end."""
MOST: Final = 4
"""Games in a task at most: bots take their time."""
SEEDS: Final = 2**63


class Contest(Struct, frozen=True):
    """Who plays what."""

    game: str
    """The setup's text."""
    bots: tuple[str, ...]
    seed: str
    luck: bool = False
    """Whether the luck of every game is measured too, which takes about a tenth of a second a game."""
    network: str = ""
    """The beginning of the digest of the network that serves the game: who has another one plays another contest."""

    @classmethod
    def of(cls, game: AnyGame, bots: Sequence[str], seed: str, luck: bool = False) -> Contest:
        """A contest of known bots, in games that end."""
        for name in bots:
            bot(name)
        if not 2 <= len(bots) <= len(game.teams):
            raise BadInput("arena_bots", count=len(bots), sides=len(game.teams))
        limited = any(name == "ply_limit" for name, _ in game.setup.options)
        text = game.setup.text if limited else f"{game.setup.text} ply_limit={LIMIT}"
        if luck and referee(text) is None:
            raise BadInput("arena_luck", game=game.setup.text)
        return cls(text, tuple(bots), seed, luck, network_of(text))


class Played(Struct, frozen=True):
    """One game: what each bot scored, and how long it took."""

    scores: tuple[float, ...]
    drawn: bool
    plies: int
    luck: tuple[float, ...] = ()
    """What chance brought each bot, together nothing; empty where it was not measured."""


class Standing(Struct, frozen=True):
    """A bot's games: the share of the points it won, with its 95 % interval."""

    name: str
    wins: int
    share: float
    low: float
    high: float
    adjusted: statistics.Estimate | None = None
    """The share without what chance brought: the same on average, and surer."""


# Playing ------------------------------------------------------------------------------------------------------------


def seated(game: AnyGame, bots: int, number: int) -> tuple[int, ...]:
    """The bot at each seat in game `number`: partners are of one kind, and every kind takes every side in turn."""
    of_seat = {seat: (side + number) % bots for side, seats in enumerate(game.teams) for seat in seats}
    return tuple(of_seat[seat] for seat in range(game.seats))


def play(contest: Contest, number: int) -> Played:
    """Game `number` of a contest: it depends on nothing else."""
    return play_with(contest, [bot(name) for name in contest.bots], number)


def play_with(contest: Contest, bots: Sequence[Bot], number: int) -> Played:
    """The same with these bots, whatever their names."""
    game = _game(contest.game)
    seats = seated(game, len(bots), number)
    players = [bots[kind] for kind in seats]
    chance, own = RandomSource(f"{contest.seed} {number}"), RandomSource(f"{contest.seed} {number} bots")
    position, plies = game.start(), 0
    luck = _LuckCount(contest, seats, len(bots)) if contest.luck else None
    while actors := game.actors(position):
        if actors[0] == CHANCE:
            outcome = game.chance(position).sample(chance)
            if luck:
                luck.add(position, outcome)
            position = game.settle(position, outcome)
            continue
        moves = game.legal_moves(position, actors[0])
        question = Question.of(game, position, actors[0], moves, own.below(SEEDS))
        chosen = question.moves.index(players[actors[0]].choose(question))
        if luck:
            luck.add(position, chosen)
        position = game.play(position, actors[0], moves[chosen])
        plies += 1
    result = game.result(position)
    assert result is not None
    return Played(scored(result, seats, len(bots)), result.draw, plies, luck.total if luck else ())


class _LuckCount:
    """What chance brings each bot in a game that is being played."""

    def __init__(self, contest: Contest, seats: Sequence[int], bots: int) -> None:
        asked = referee(contest.game)
        assert asked is not None
        self.referee = asked
        self.kinds = [seats[side[0]] for side in asked.game.teams]
        self.total = (0.0,) * bots

    def add(self, position: Any, happened: int | Outcome) -> None:
        for event in chance_events(self.referee, position, happened):
            brought = list(zip(self.kinds, event.luck, strict=True))
            self.total = tuple(
                had + sum(luck for kind, luck in brought if kind == bot) for bot, had in enumerate(self.total)
            )


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


def play_range(contest: Contest, first: int, count: int) -> list[Played]:
    """So many games, from this number on; wherever they are played, by the network of the contest."""
    refuse_other_network(contest.game, contest.network)
    return [play(contest, number) for number in range(first, first + count)]


def play_all(
    contest: Contest,
    count: int,
    executor: Executor,
    journal: Journal[list[Played]] | None = None,
    report: Report = lambda progress: None,
) -> list[Played]:
    """Games 0 to `count` - 1, in this order."""
    job = Job(job_name(contest), partial(play_range, contest), count, MOST)
    return [game for _, games in run([job], executor, journal, report) for game in games]


def job_name(contest: Contest) -> str:
    """All that the games of a contest depend on."""
    bots, luck = " ".join(contest.bots), " luck" if contest.luck else ""
    return f"arena {contest.game} {bots} {contest.seed}{luck} {contest.network}"


# Counting -----------------------------------------------------------------------------------------------------------


def standings(contest: Contest, played: Sequence[Played]) -> list[Standing]:
    """What the games say about each bot."""
    return [
        _standing(name, [game.scores[kind] for game in played], [game.luck[kind] for game in played if game.luck])
        for kind, name in enumerate(contest.bots)
    ]


def share_of_luck(played: Sequence[Played]) -> statistics.Estimate | None:
    """How much of the distance between results and an even share chance explains; none where luck was not measured."""
    measured = [game for game in played if game.luck]
    if len(measured) < 2:
        return None
    apart = [[score - 1 / len(game.scores) for score in game.scores] for game in measured]
    explained = [sum(map(mul, away, game.luck)) for away, game in zip(apart, measured, strict=True)]
    return statistics.quotient(explained, [sum(map(mul, away, away)) for away in apart])


def _standing(name: str, scores: Sequence[float], lucks: Sequence[float]) -> Standing:
    wins = sum(1 for score in scores if score == 1)
    share = statistics.share(sum(scores), len(scores))
    adjusted = None
    if len(lucks) == len(scores) > 1:
        adjusted = statistics.mean([score - luck for score, luck in zip(scores, lucks, strict=True)])
    return Standing(name, wins, share.value, share.low, share.high, adjusted)
