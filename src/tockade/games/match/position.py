"""A position of a match: the games that are over, who sits where, and the position of the game being played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from tockade.game_types import JSON, BadInput
from tockade.games.match.schedule_and_points import Past, Sides, Terms, decided, points, seatings, sides
from tockade.games.position_fields import Fields


class Position(Struct, frozen=True):
    """Where a match stands; between two games nobody has a seat and there is no game."""

    past: tuple[Past, ...] = ()
    seating: tuple[int, ...] = ()
    """The player at each seat of the game being played."""
    inner: Any = None
    """The position of that game; of a match that is over, the last position of all."""


FIELDS: Final = frozenset(["points", "past", "seating", "inner"])
PAST_FIELDS: Final = frozenset(["seating", "winners"])


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
    seats = sum(map(len, teams))
    fields = Fields(data, FIELDS)
    past = _read_past(fields, seats)
    _check_past(past, terms, teams)
    if fields.numbers("points", seats, terms.games) != list(points(seats, past)):
        raise BadInput("match_points")
    position = Position(past, tuple(fields.seats("seating", seats)))
    if "inner" not in fields:
        raise BadInput("position_missing", field="inner")
    inner = fields.data["inner"]
    _check_seating(position, inner, terms, teams)
    return Position(past, position.seating, None if inner is None else read_inner(inner, position))


def _read_past(fields: Fields, seats: int) -> tuple[Past, ...]:
    """The games that are over."""
    value = fields.value("past")
    if not isinstance(value, list) or not all(isinstance(game, dict) for game in value):
        raise BadInput("match_past_list")
    return tuple(_read_game(Fields(game, PAST_FIELDS, "past."), seats) for game in value)


def _read_game(fields: Fields, seats: int) -> Past:
    return Past(tuple(fields.seats("seating", seats)), tuple(fields.seats("winners", seats)))


def _check_past(past: tuple[Past, ...], terms: Terms, teams: Sides) -> None:
    """Each game that is over followed a match that was not, with a seating that was possible, and a side scored."""
    for number, game in enumerate(past):
        before = past[:number]
        if decided(terms, teams, before):
            raise BadInput("match_decided", number=number)
        if game.seating not in seatings(terms, teams, before):
            raise BadInput("match_past_seating", number=number + 1)
        if game.winners and game.winners not in sides(teams, game.seating):
            raise BadInput("match_past_winners", number=number + 1)


def _check_seating(position: Position, inner: JSON | None, terms: Terms, teams: Sides) -> None:
    """Players sit down when a game begins, and after the last one they stay."""
    over = decided(terms, teams, position.past)
    if (inner is None) != (not position.seating) or (over and inner is None):
        raise BadInput("match_no_game")
    possible = (position.past[-1].seating,) if over else seatings(terms, teams, position.past)
    if position.seating and position.seating not in possible:
        raise BadInput("match_seating")
