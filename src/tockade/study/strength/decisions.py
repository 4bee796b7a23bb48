"""What each level loses a decision, and how long it thinks: all asked the same questions, judged by one value.

The positions are those of games of the frozen amateur, so that they stay the same whatever the levels become.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from tockade import games
from tockade.bots import Question, bot
from tockade.game_types import CHANCE, View
from tockade.games import AnyGame
from tockade.games.barricades.game import Barricades
from tockade.insight.decision_from_view import DecisionFromView
from tockade.insight.judged_decision import best_numbers
from tockade.insight.look_ahead import DEALS
from tockade.insight.review_types import ALIKE
from tockade.random_source import RandomSource
from tockade.simulator import Memory
from tockade.study import statistics
from tockade.study.arena import SEEDS
from tockade.study.network_digest import DIGITS, network_of, refuse_other_network
from tockade.study.strength.tables import FROZEN, SEED, players_of
from tockade.values import Serving, Valuer
from tockade.values.full_information_value import NetworkReferee, Referee, ThrowReferee, referee
from tockade.values.network_for_setup import likeness
from tockade.values.weight_file import read_heading
from tockade.work import Job

A_GAME: Final = 8
"""Decisions of a game that are asked: neighbours are alike."""
GAMES: Final = 4
"""For so many games of a pairing one game of decisions."""
LIMIT: Final = 600
"""Plies after which a game is left."""
LIKED: Final = 4
"""Moves that the judge likes best at first sight, which are looked ahead beside those that were chosen."""
SLOW: Final = 0.95


class Asked(NamedTuple):
    """A position in which a seat has more than one move."""

    game: AnyGame
    view: View
    question: Question


class JudgedGame(Struct, frozen=True):
    """What the players lost in decisions of one game, and the milliseconds of processor time that they took."""

    decisions: int
    counted: int
    """Those in which the moves differ."""
    lost: dict[str, float]
    times: dict[str, list[float]]


class PlayerFigures(Struct, frozen=True):
    """One player: the mean loss of a decision in thousandths of the chance to win, and the time of a move."""

    rate: float
    low: float
    high: float
    milliseconds: float
    slow: float
    """All but one in twenty are quicker."""


class DecisionFigures(Struct, frozen=True, tag="decisions", tag_field="kind"):
    """All players at one table."""

    setup: str
    judge: str
    """The digest of the weights that judged; empty: the network that serves the game."""
    games: int
    decisions: int
    counted: int
    players: dict[str, PlayerFigures]
    command: str
    network: str = ""

    @property
    def test(self) -> DecisionTest:
        return DecisionTest(self.setup, self.judge)

    def enough(self, games: int) -> bool:
        return self.games >= self.test.wanted(games)


class DecisionTest(Struct, frozen=True):
    """The decisions of a table, judged by the network that serves it or by another one."""

    setup: str
    judge: str = ""
    """The digest of another judge."""
    file: str = ""
    """Its weights."""

    @classmethod
    def by(cls, file: Path) -> DecisionTest:
        """By the weights of a file, at the table for which they were trained."""
        heading = read_heading(file)
        return cls(games.read(heading.setup).setup.text, heading.digest[:DIGITS], str(file.resolve()))

    @property
    def name(self) -> str:
        return "-".join([*self.setup.split(), "decisions", *([self.judge] if self.judge else [])])

    def wanted(self, games: int) -> int:
        return -(-games // GAMES)

    def job(self, games: int) -> Job[list[JudgedGame]]:
        network = network_of(self.setup)
        name = f"decisions {self.setup} {SEED} {self.judge} {network}"
        return Job(name, partial(judge_range, self, network), self.wanted(games), 1)

    def figures(self, parts: Sequence[list[JudgedGame]]) -> DecisionFigures:
        judged = [game for part in parts for game in part]
        return DecisionFigures(
            *(self.setup, self.judge),
            games=len(judged),
            decisions=sum(game.decisions for game in judged),
            counted=sum(game.counted for game in judged),
            players={name: player_figures(name, judged) for name in players_of(self.setup)},
            command=f'tockade strength --only "{self.setup}" --games {len(judged) * GAMES}',
            network=network_of(self.setup),
        )


def player_figures(name: str, judged: Sequence[JudgedGame]) -> PlayerFigures:
    """A player's losses, with the interval that independent games give, and its times."""
    rate = statistics.quotient([1000 * game.lost[name] for game in judged], [game.counted for game in judged])
    times = sorted(each for game in judged for each in game.times[name]) or [0.0]
    slow = times[min(len(times) - 1, int(SLOW * len(times)))]
    return PlayerFigures(rate.value, rate.low, rate.high, sum(times) / len(times), slow)


# Judging -------------------------------------------------------------------------------------------------------------


def judge_range(test: DecisionTest, network: str, first: int, count: int) -> list[JudgedGame]:
    """The decisions of so many games, from this number on."""
    refuse_other_network(test.setup, network)
    return [judge_game(test, number) for number in range(first, first + count)]


def judge_game(test: DecisionTest, number: int) -> JudgedGame:
    """Some decisions of one game, put to every player."""
    judge, names = judge_of(test.setup, test.file), players_of(test.setup)
    lost, times = dict.fromkeys(names, 0.0), {name: list[float]() for name in names}
    asked, counted = chosen_decisions(test.setup, number), 0
    for name in names if asked else ():  # what is read for the first answer is no thinking
        bot(name).choose(asked[0].question)
    for each in asked:
        answers = {name: timed(name, each.question, times[name]) for name in names}
        losses = judged(judge, each, answers) if judge else None
        counted += losses is not None
        for name in names if losses else ():
            assert losses is not None
            lost[name] += losses[name]
    return JudgedGame(len(asked), counted, lost, times)


def timed(name: str, question: Question, times: list[float]) -> int:
    """The number of a player's move; its time is added to the others."""
    begun = time.process_time()
    move = bot(name).choose(question)
    times.append(1000 * (time.process_time() - begun))
    return question.moves.index(move)


def judged(judge: Referee, asked: Asked, answers: dict[str, int]) -> dict[str, float] | None:
    """What each answer loses by all that the view tells; None where all moves are alike."""
    decision = DecisionFromView(asked.game, asked.view, judge, Memory.VIEW)
    if max(decision.chances) - min(decision.chances) < ALIKE:
        return None
    looked = decision.looked_ahead([*best_numbers(decision.chances, LIKED), *answers.values()], DEALS)
    chances = {option.number: option.chance for option in looked}
    return {name: looked[0].chance - chances[number] for name, number in answers.items()}


@lru_cache(8)
def judge_of(setup: str, file: str) -> Referee | None:
    """The network that serves the game, or that of a file."""
    if not file:
        return referee(setup)
    game, heading = games.read(setup), read_heading(Path(file))
    asked = Valuer(game, Serving(Path(file), heading.setup, likeness(heading, game), stands_in=False))
    return ThrowReferee(asked) if isinstance(game, Barricades) else NetworkReferee(asked)


# Positions -----------------------------------------------------------------------------------------------------------


def chosen_decisions(setup: str, number: int) -> list[Asked]:
    """Some of the decisions of game `number`, in their order."""
    found, source = list(decisions(setup, number)), RandomSource(f"{SEED} {number} chosen")
    left = list(range(len(found)))
    chosen = sorted(left.pop(source.below(len(left))) for _ in range(min(A_GAME, len(found))))
    return [found[place] for place in chosen]


def decisions(setup: str, number: int) -> Iterator[Asked]:
    """The decisions of a game of the frozen amateur with itself."""
    game, source = games.read(f"{setup} ply_limit={LIMIT}"), RandomSource(f"{SEED} {number} decisions")
    position = game.start()
    while actors := game.actors(position):
        if actors[0] == CHANCE:
            position = game.settle(position, game.chance(position).sample(source))
            continue
        moves = game.legal_moves(position, actors[0])
        question = Question.of(game, position, actors[0], moves, source.below(SEEDS))
        if len(moves) > 1:
            yield Asked(game, game.view(position, actors[0]), question)
        position = game.play(position, actors[0], moves[question.moves.index(bot(FROZEN).choose(question))])
