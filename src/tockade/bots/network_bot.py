"""A bot that plays the best move of a given network, one ply deep; used to measure networks."""

from __future__ import annotations

from tockade.bots import Question
from tockade.game_types import View
from tockade.games import AnyGame
from tockade.network_types import Weights


class NetworkBot:
    """Plays one game by one network."""

    def __init__(self, game: AnyGame, weights: Weights) -> None:
        self.simulator = game.simulator()
        self.network = self.simulator.network(weights)

    def choose(self, question: Question) -> str:
        position = self.simulator.imagine(View(question.seat, question.view), range(1), 0)[0]
        return question.moves[self.simulator.best_move(position, self.network, question.seat)]
