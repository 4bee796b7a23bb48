"""A position of a match: the games that are over, who sits where, and the position of the game being played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from tockade.game import JSON, BadInput
from tockade.games.match.schedule import Past, Sides, Terms, decided, points, seatings, sides


class Position(Struct, frozen=True):
    """Where a match stands; between two games nobody has a seat and there is no game."""

    past: tuple[Past, ...] = ()
    seating: tuple[int, ...] = ()
    """The player at each seat of the game being played."""
    inner: Any = None
    """The position of that game; of a match that is over, the last position of all."""


class Fields(Struct, forbid_unknown_fields=True):
    """The fields of a position."""

    points: list[int]
    past: list[Past]
    seating: list[int]
    inner: dict[str, Any] | None


def write_fields(teams: Sides, position: Position, inner: JSON | None) -> JSON:
    """The position with named fields around those of the inner one."""
    seats = sum(len(side) for side in teams)
    return {
        "points": list(points(seats, position.past)),
        "past": [{"seating": list(game.seating), "winners": list(game.winners)} for game in position.past],
        "seating": list(position.seating),
        "inner": inner,
    }


def read_fields(data: Any, terms: Terms, teams: Sides, read_inner: Callable[[JSON, Position], Any]) -> Position:
    """The position of such fields; the inner one is read by its own game."""
    try:
        fields = msgspec.convert(data, Fields)
    except msgspec.ValidationError as error:
        raise BadInput("match_fields", said=str(error)) from None
    past = tuple(fields.past)
    _check_past(past, terms, teams)
    if tuple(fields.points) != points(len(fields.points), past) or len(fields.points) != sum(map(len, teams)):
        raise BadInput("match_points")
    position = Position(past, tuple(fields.seating))
    _check_seating(position, fields.inner, terms, teams)
    inner = None if fields.inner is None else read_inner(fields.inner, position)
    return Position(past, position.seating, inner)


def _check_past(past: tuple[Past, ...], terms: Terms, teams: Sides) -> None:
    """Each game that is over followed a match that was not, with a seating that was possible, and a side scored."""
    for number, game in enumerate(past):
        before = past[:number]
        if decided(terms, teams, before) or game.seating not in seatings(terms, teams, before):
            raise BadInput("match_past", number=number + 1)
        if game.winners and game.winners not in sides(teams, game.seating):
            raise BadInput("match_past", number=number + 1)


def _check_seating(position: Position, inner: JSON | None, terms: Terms, teams: Sides) -> None:
    """Players sit down when a game begins, and after the last one they stay."""
    over = decided(terms, teams, position.past)
    possible = (position.past[-1].seating,) if over else seatings(terms, teams, position.past)
    waiting = not over and not position.seating and inner is None
    if not waiting and (position.seating not in possible or inner is None):
        raise BadInput("match_seating")
