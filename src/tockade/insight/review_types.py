"""The parts of a review as data: chances are shares of 1, by side; turns are those of a replay."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from tockade.game_types import Consequence

DOUBTFUL: Final = 0.02
ERROR: Final = 0.05
BLUNDER: Final = 0.10
ALIKE: Final = 0.001
"""Decisions whose moves differ by less do not count."""


class Tier(StrEnum):
    """How far decisions were looked into."""

    QUICK = "quick"
    """One look at every move: no mark is sure."""
    DEEP = "deep"
    """The dearest decisions were looked ahead."""
    LONG = "long"
    """All decisions were."""


class Alternative(Struct, frozen=True, omit_defaults=True):
    """A move that could have been played."""

    number: int
    """Its place among the legal moves."""
    move: str
    chance: float
    """The mover's side's, by what the mover could know."""
    does: list[Consequence]
    """What it does, without what chance brings after it."""
    played: bool = False


class Decision(Struct, omit_defaults=True):
    """One decision of a player."""

    turn: int
    seat: int
    options: list[Alternative]
    """The best three, and the one that was played."""
    legal: int
    loss: float
    """How much better the best move was, by what the player could know."""
    counted: bool
    """Whether there was anything to decide."""
    step: list[float]
    """What all sides' chances changed by with it, to somebody who sees all cards."""
    looked_ahead: bool = False
    """Whether its loss and its options' chances were found by looking ahead."""
    first_loss: float = 0.0
    """What one look said before that."""
    mark: str = ""
    """`?!`, `?` or `??`, once looking ahead has confirmed it."""


class Lucky(Struct, frozen=True, omit_defaults=True):
    """One event of chance."""

    turn: int
    luck: list[float]
    likelihood: float
    """Of just this outcome; 0 for several cards."""
    seat: int = -1
    """Who drew or threw; -1: nobody in particular."""
    cards: list[str] = []
    """Drawn together: of a deal, the whole hand."""
    die: int = 0
    deal: bool = False
    """Whether the cards were dealt."""


class TurnChances(Struct, frozen=True):
    """The chances after a turn, and what brought them about."""

    turn: int
    chances: list[float]
    luck: list[float]
    play: list[float]


class Errors(Struct, frozen=True):
    """The decisions of one player."""

    seat: int
    counted: int
    rate: float
    """Mean loss of a decision that counts, in thousandths."""
    marks: dict[str, int]


class GameReview(Struct):
    """One game; `result = start + luck + play` for each side."""

    sides: list[list[int]]
    start: list[float]
    luck: list[float]
    play: list[float]
    result: list[float]
    turns: list[TurnChances]
    events: list[Lucky]
    decisions: list[Decision]
    errors: list[Errors]

    def side_of(self, seat: int) -> int:
        return next(number for number, seats in enumerate(self.sides) if seat in seats)

    @property
    def adjusted(self) -> list[float]:
        """The result without luck."""
        return [result - luck for result, luck in zip(self.result, self.luck, strict=True)]


class Review(Struct):
    """A whole record: one game, or those of a match."""

    game: str
    tier: Tier
    source: str
    """What chances come from: `network` or `search`; empty where nothing values this game, and `games` is empty."""
    stands_in: bool
    """Whether the network was trained for another setup, the nearest."""
    pack: bool
    """Whether luck is that of the pack: the order of a stock that was turned over counts as unknown."""
    games: list[GameReview]


def mark_of(loss: float) -> str:
    """The mark of such a loss."""
    return "??" if loss >= BLUNDER else "?" if loss >= ERROR else "?!" if loss >= DOUBTFUL else ""
