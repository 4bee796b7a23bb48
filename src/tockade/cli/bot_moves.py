"""Bots for the seats that no person takes: they get their view and the legal moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tockade.bots import Question, bot, knows, short_sighted
from tockade.cli import language
from tockade.cli.output import console
from tockade.game_types import Randomness
from tockade.games import AnyGame
from tockade.record import Choose

SEEDS: Final = 2**63


def bot_choice(game: AnyGame, name: str, randomness: Randomness) -> Choose:
    """The bot of this name."""
    player = bot(name)

    def choose(position: Any, seat: int) -> Any:
        question = Question.of(game, position, seat, game.legal_moves(position, seat), randomness.below(SEEDS))
        return game.read_move(player.choose(question))

    return choose


def say_what_they_lack(game: AnyGame, names: Sequence[str]) -> None:
    """Name the bots that play this game without a thought, and those that look less far than they could."""
    for name in dict.fromkeys(names):
        if not knows(name, game):
            named = {"bot": name, "game": language.words().rules(game.rules.id)}
            say_aside(language.say("cli-bot-unlearned", **named))
        elif name in short_sighted():
            say_aside(language.say("cli-bot-short-sighted", bot=name))


def say_aside(text: str) -> None:
    console(error=True).print(text, style="dim")
