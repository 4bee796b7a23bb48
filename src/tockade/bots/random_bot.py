"""The random player: any legal move, each as likely as any other."""

from __future__ import annotations

from typing import Final

from tockade.bots import Bot, Question
from tockade.random_source import RandomSource


class RandomBot:
    """Plays without a thought."""

    def choose(self, question: Question) -> str:
        return question.moves[RandomSource(question.seed).below(len(question.moves))]


BOTS: Final[dict[str, Bot]] = {"random": RandomBot()}
