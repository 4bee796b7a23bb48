"""What a card race offers to bots beside its game: where pawns and cards are, and boards after a play."""

from __future__ import annotations

from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Move, Position, Rules, unpack
from tockade.games.cardrace.facts import StartGuard
from tockade.games.cardrace.game import CardRace

__all__ = [
    "CardRace",
    "Move",
    "Position",
    "Rules",
    "StartGuard",
    "constants",
    "hand_of",
    "rehearsed",
    "unpack",
]


def hand_of(position: Position, seat: int) -> list[int]:
    """The ranks that a seat holds."""
    counts = unpack(position)["hand"][seat * constants.RANKS : (seat + 1) * constants.RANKS]
    return [rank for rank, count in enumerate(counts) for _ in range(count)]


def rehearsed(game: CardRace, position: Position, seat: int, move: Move) -> Position:
    """The position in which a legal play leaves the pawns: no card is drawn, and nobody is next."""
    trial = position.copy()
    engine.rehearse(game.engine_rules, trial, game.scratch, seat, move)
    return trial
