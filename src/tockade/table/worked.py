"""A move or a start worked out: the position it leads to, with the chance after it, and what it did."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, NamedTuple

from tockade.game import CHANCE, BadInput, Consequence, ConsequenceKind, Outcome
from tockade.games import AnyGame
from tockade.source import Source


class Worked(NamedTuple):
    """What an event will have changed once it is durable."""

    position: Any
    source: Source
    """Advanced by the outcomes; the table's own stays where it is until the event is applied."""
    told: tuple[Consequence, ...]
    outcomes: tuple[str, ...]
    between: bool
    """A game of a match is over and the next has not begun."""
    move: str = ""
    """The move as it is written; empty for chance alone."""
    public: str = ""
    """The same as those may read it who did not make it."""


def work_move(
    game: AnyGame, position: Any, source: Source, seat: int, move: Any, logged: tuple[str, ...] | None = None
) -> Worked:
    """A seat's move, then chance: drawn from the source, or as the log tells it."""
    after = game.play(position, seat, move)
    told = game.consequences(position, seat, move)
    if any(one.kind is ConsequenceKind.GAME_OF_MATCH for one in told) and game.result(after) is None:
        worked = Worked(after, source, tuple(told), (), True)
    else:
        worked = work_chance(game, after, source, told, logged)
    return worked._replace(move=game.move_text(move), public=game.public_text(move))


def work_chance(
    game: AnyGame,
    position: Any,
    source: Source,
    told: Iterable[Consequence] = (),
    logged: tuple[str, ...] | None = None,
) -> Worked:
    """Chance until somebody must decide, or the game is over."""
    all_told = list(told)
    outcomes: list[str] = []
    if game.actors(position) == (CHANCE,):
        source = copy(source)
    while game.actors(position) == (CHANCE,):
        outcome = game.chance(position).sample(source)
        if logged is not None:
            outcome = _next_logged(logged, len(outcomes))
        all_told += game.chance_consequences(position, outcome)
        position = game.settle(position, outcome)
        outcomes.append(outcome.text)
    return Worked(position, source, tuple(all_told), tuple(outcomes), False)


def _next_logged(logged: tuple[str, ...], index: int) -> Outcome:
    if index >= len(logged):
        raise BadInput("log_outcomes")
    return Outcome.read(logged[index])
