"""Carrying out a move or a start: the position it leads to, with the chance after it, and its consequences."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, Final, NamedTuple

from tockade.game_types import CHANCE, BadInput, Consequence, ConsequenceKind, Outcome, Result
from tockade.games import AnyGame
from tockade.random_source import RandomSource

CHANCE_ACTS: Final = (CHANCE,)
GAME_OF_MATCH: Final = ConsequenceKind.GAME_OF_MATCH


class CarriedOut(NamedTuple):
    """What an event will have changed once it is durable."""

    position: Any
    source: RandomSource
    """Advanced by the outcomes; the table's own stays where it is until the event is applied."""
    consequences: tuple[Consequence, ...]
    outcomes: tuple[str, ...]
    result: Result | None
    between: bool
    """A game of a match is over and the next has not begun."""
    move: str = ""
    """The move as it is written; empty for chance alone."""
    public: str = ""
    """The same as those may read it who did not make it."""


def carry_out_move(
    game: AnyGame, position: Any, source: RandomSource, seat: int, move: Any, logged: tuple[str, ...] | None = None
) -> CarriedOut:
    """A seat's move, then chance: drawn from the source, or as the log tells it."""
    after, consequences = game.carry_out(position, seat, move)
    spelled = game.move_text(move), game.public_text(move)
    result = game.result(after)
    between = result is None and GAME_OF_MATCH in [one.kind for one in consequences]
    if between or game.actors(after) != CHANCE_ACTS:
        return CarriedOut(after, source, tuple(consequences), (), result, between, *spelled)
    return _with_chance(game, after, source, consequences, logged, *spelled)


def carry_out_chance(
    game: AnyGame, position: Any, source: RandomSource, logged: tuple[str, ...] | None = None
) -> CarriedOut:
    """Chance until somebody must decide, or the game is over."""
    return _with_chance(game, position, source, (), logged)


def _with_chance(
    game: AnyGame,
    position: Any,
    source: RandomSource,
    consequences: Iterable[Consequence],
    logged: tuple[str, ...] | None,
    move: str = "",
    public: str = "",
) -> CarriedOut:
    all_consequences = list(consequences)
    outcomes: list[str] = []
    source = copy(source)
    while game.actors(position) == CHANCE_ACTS:
        outcome = game.chance(position).sample(source)
        if logged is not None:
            outcome = _next_logged(logged, len(outcomes))
        position, more = game.carry_out_chance(position, outcome)
        all_consequences += more
        outcomes.append(outcome.text)
    return CarriedOut(
        position, source, tuple(all_consequences), tuple(outcomes), game.result(position), False, move, public
    )


def _next_logged(logged: tuple[str, ...], index: int) -> Outcome:
    if index >= len(logged):
        raise BadInput("log_outcomes")
    return Outcome.read(logged[index])
