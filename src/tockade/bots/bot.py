"""What a bot is: it is asked with a view and the legal moves as text, and answers with one of the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, runtime_checkable

from msgspec import Struct

from tockade.game import RULES_VERSION
from tockade.game_types import JSON
from tockade.games import AnyGame

UNHURRIED: Final = 600_000
"""Milliseconds that no bot needs: what it answers is the same on any machine."""


class Question(Struct, frozen=True):
    """All that a bot is given: no position, no history but what the view holds."""

    game: str
    """The setup's text."""
    seat: int
    view: JSON
    moves: tuple[str, ...]
    seed: int
    """What the bot's own chance is drawn from."""
    milliseconds: int = 1000
    """How long it may think."""
    version: int = RULES_VERSION
    """Of the rules, which decides the order of the moves."""

    @classmethod
    def of(cls, game: AnyGame, position: object, seat: int, moves: Sequence[object], seed: int) -> Question:
        """What a seat is asked where nobody waits: its view and its moves, never the position."""
        texts = tuple(game.move_text(move) for move in moves)
        return cls(game.setup.text, seat, game.view(position, seat).data, texts, seed, UNHURRIED, game.setup.version)


class Bot(Protocol):
    """Anything that chooses one of the moves."""

    def choose(self, question: Question) -> str: ...


@runtime_checkable
class Learner(Protocol):
    """A bot that has learned some families of games; in others it plays at random."""

    def knows(self, game: AnyGame) -> bool: ...
