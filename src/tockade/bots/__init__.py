"""Players that are programs: they see a view and the legal moves as text, and return one of the moves."""

from tockade.bots.bot import Bot, Learner, Question
from tockade.bots.registry import USUAL, bot, bots, knows, offered, short_sighted, stand_in, study_bots

__all__ = [
    "USUAL",
    "Bot",
    "Learner",
    "Question",
    "bot",
    "bots",
    "knows",
    "offered",
    "short_sighted",
    "stand_in",
    "study_bots",
]
