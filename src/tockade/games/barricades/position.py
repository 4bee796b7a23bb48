"""Positions of Barricades as JSON with named fields, written and read with every impossibility refused."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tockade.game import JSON, BadInput
from tockade.games.barricades import engine
from tockade.games.barricades.board import HOUSES, Board
from tockade.games.barricades.constants import (
    ALLOWED,
    BARRICADE,
    BASE,
    FACES,
    LOT,
    NOBODY,
    OPENING,
    OVER,
    PAWNS,
    PLACE,
    WALK,
)

PHASES: Final = ("lot", "opening", "throw", "walk", "place", "over")
IN_BASE: Final = "base"

Seat = Annotated[int, Meta(ge=0, le=3)]
Face = Annotated[int, Meta(ge=1, le=FACES)]


class Fields(Struct, forbid_unknown_fields=True):
    """The fields of a position."""

    pawns: list[list[str]]
    barricades: list[str]
    turn: Seat
    phase: Literal["lot", "opening", "throw", "walk", "place", "over"]
    arms: list[Seat] | None = None
    die: Annotated[int, Meta(ge=0, le=FACES)] = 0
    contenders: list[Seat] = []
    throws: list[Face] = []
    turns: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


# Writing ----------------------------------------------------------------------------------------------------


def write_fields(board: Board, rules: engine.Rules, position: engine.Position) -> JSON:
    """The position with named fields."""
    return {
        "arms": arms(rules, position),
        "pawns": [places(board, rules, position, seat) for seat in range(rules.seats)],
        "barricades": barricade_names(board, position),
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "die": position.die,
        "contenders": list(position.contender[: position.contenders]),
        "throws": list(position.thrown[: position.throws]),
        "turns": position.turns,
    }


def arms(rules: engine.Rules, position: engine.Position) -> list[int]:
    """The house of each seat; none before the lot."""
    return [] if position.phase == LOT else list(position.house[: rules.seats])


def barricade_names(board: Board, position: engine.Position) -> list[str]:
    """The points that hold a barricade."""
    owner = position.owner
    return [name for point, name in enumerate(board.names) if owner[point] == BARRICADE]


def pawns_of(rules: engine.Rules, position: engine.Position, seat: int) -> list[int]:
    """Where the pawns of a seat are, as the kernel numbers places."""
    return position.pawn[seat * PAWNS : seat * PAWNS + rules.pawns]


def places(board: Board, rules: engine.Rules, position: engine.Position, seat: int) -> list[str]:
    """Where the pawns of a seat are."""
    pawns = pawns_of(rules, position, seat)
    return [IN_BASE if place == BASE else board.names[place] for place in pawns]


# Reading ----------------------------------------------------------------------------------------------------


def read_fields(data: Any, board: Board, rules: engine.Rules, start: engine.Position) -> engine.Position:
    """The position of such fields in the game that begins like this."""
    fields = _fields(data)
    position = engine.Position()
    engine.begin(rules, position)
    engine.set_turn(position, PHASES.index(fields.phase), fields.turn, fields.die, fields.turns)
    _sit(rules, position, fields, start)
    _put_pawns(board, rules, position, fields.pawns)
    _put_barricades(board, rules, position, fields.barricades)
    _check_turn(rules, position)
    _check_end(rules, position)
    if position.phase in (LOT, OPENING):
        _open(rules, position, fields, start)
    elif fields.contenders or fields.throws:
        raise BadInput("position_throws")
    return position


def _fields(data: Any) -> Fields:
    try:
        return msgspec.convert(data, Fields)
    except msgspec.ValidationError as error:
        named = re.findall(r"`\$?\.?([a-z]+)", str(error))
        known = [name for name in named if name in Fields.__struct_fields__]
        raise BadInput("position_field", field=known[-1] if known else "", said=str(error)) from None


def _sit(rules: engine.Rules, position: engine.Position, fields: Fields, start: engine.Position) -> None:
    """BA-1: two sit at the outer houses, four everywhere, three where the lot said."""
    if position.phase == LOT:
        houses = []
        good = start.phase == LOT and not fields.arms
    elif start.phase == LOT:
        houses = fields.arms or []
        good = len(houses) == rules.seats and houses == sorted(set(houses))
    else:
        houses = list(start.house[: rules.seats])
        good = fields.arms in (None, houses)
    if not good:
        raise BadInput("position_houses", found=_listed(fields.arms or []), houses=HOUSES)
    for seat, house in enumerate(houses):
        engine.sit(position, seat, house)


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def _put_pawns(board: Board, rules: engine.Rules, position: engine.Position, pawns: list[list[str]]) -> None:
    if len(pawns) != rules.seats:
        raise BadInput("pawn_seats", found=len(pawns), expected=rules.seats)
    for seat, spots in enumerate(pawns):
        if len(spots) != rules.pawns:
            raise BadInput("pawn_count", seat=seat, found=len(spots), expected=rules.pawns)
        for place in spots:
            _put_pawn(board, position, seat, place)


def _put_pawn(board: Board, position: engine.Position, seat: int, place: str) -> None:
    if place == IN_BASE:
        return
    if place not in board.number:
        raise BadInput("pawn_place", seat=seat, place=place)
    if engine.owner_at(position, board.number[place]) != NOBODY:
        raise BadInput("two_pawns", place=place)  # BA-5
    engine.put_pawn(position, seat, BASE, board.number[place])


def _put_barricades(board: Board, rules: engine.Rules, position: engine.Position, barricades: list[str]) -> None:
    """BA-6: each on a point of its own; one is in hand while it is to be put somewhere."""
    for place in barricades:
        point = board.number.get(place, NOBODY)
        if point == NOBODY:
            raise BadInput("barricade_place", place=place)
        owner = engine.owner_at(position, point)
        if owner == BARRICADE:
            raise BadInput("two_barricades", place=place)
        if owner != NOBODY:
            raise BadInput("barricade_on_pawn", place=place)
        if engine.place_verdict(rules, position, point) != ALLOWED:
            raise BadInput("barricade_forbidden", place=place)
        engine.put_barricade(position, point)
    expected = len(board.barricades) - (position.phase == PLACE)
    if len(barricades) != expected:
        raise BadInput("barricade_count", found=len(barricades), expected=expected)


# What cannot be ---------------------------------------------------------------------------------------------


def _check_turn(rules: engine.Rules, position: engine.Position) -> None:
    if position.turn >= rules.seats:
        raise BadInput("position_seat", turn=position.turn, last=rules.seats - 1)
    if (position.die > 0) != (position.phase == WALK):
        raise BadInput("position_die", die=position.die, phase=PHASES[position.phase])
    if position.phase == PLACE and not _may_have_hit(rules, position):
        raise BadInput("position_no_hit", seat=position.turn)


def _may_have_hit(rules: engine.Rules, position: engine.Position) -> bool:
    """Whoever puts a barricade has a pawn where that barricade stood."""
    may_hold = rules.may_hold
    return any(may_hold[place] for place in pawns_of(rules, position, position.turn))


def _check_end(rules: engine.Rules, position: engine.Position) -> None:
    """BA-7: over exactly when a pawn is on the goal or the limit of turns is reached."""
    winner = engine.owner_at(position, rules.goal)
    if rules.ply_limit and position.turns > rules.ply_limit:
        raise BadInput("position_turns", turns=position.turns, limit=rules.ply_limit)
    over = winner != NOBODY or position.turns == rules.ply_limit > 0
    if over != (position.phase == OVER):
        raise BadInput("position_over" if over else "position_not_over")
    if winner not in (NOBODY, position.turn):
        raise BadInput("position_winner", seat=winner)


def _open(rules: engine.Rules, position: engine.Position, fields: Fields, start: engine.Position) -> None:
    """BA-2: before the first turn nothing has moved, and two or more throw for it, from left to right."""
    if not _untouched(position, start):
        raise BadInput("position_opening")
    called = fields.contenders
    good = called == sorted(set(called)) and len(fields.throws) < len(called) > 1 if called else not fields.throws
    if not good or bool(called) != (position.phase == OPENING) or max(called, default=0) >= rules.seats:
        raise BadInput("position_contenders", found=_listed(called))
    for seat in called:
        engine.call_contender(position, seat)
    for face in fields.throws:
        engine.throw_die(position, face)
    if fields.turn != position.turn:
        raise BadInput("position_thrower", turn=fields.turn, seat=position.turn)


def _untouched(position: engine.Position, start: engine.Position) -> bool:
    stands = (position.owner, position.pawn, position.turns)
    return stands == (start.owner, start.pawn, start.turns)
