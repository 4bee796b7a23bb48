"""Positions of Barricades as JSON with named fields, written and read with every impossibility refused."""

from __future__ import annotations

from typing import Any, Final

from tockade.game_types import JSON, BadInput
from tockade.games.barricades import engine
from tockade.games.barricades.boards import HOUSES, Board
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
from tockade.games.position_fields import QUOTED, Fields, is_number

PHASES: Final = ("lot", "opening", "throw", "walk", "place", "over")
IN_BASE: Final = "base"

FIELDS: Final = frozenset(
    ["arms", "pawns", "barricades", "turn", "phase", "die", "contenders", "throws", "turns"],
)
MOST_TURNS: Final = 10**9


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
    """Where the pawns of a seat are, as the engine numbers places."""
    return position.pawn[seat * PAWNS : seat * PAWNS + rules.pawns]


def places(board: Board, rules: engine.Rules, position: engine.Position, seat: int) -> list[str]:
    """Where the pawns of a seat are."""
    pawns = pawns_of(rules, position, seat)
    return [IN_BASE if place == BASE else board.names[place] for place in pawns]


# Reading ----------------------------------------------------------------------------------------------------


def read_fields(data: Any, board: Board, rules: engine.Rules, start: engine.Position) -> engine.Position:
    """The position of such fields in the game that begins like this."""
    fields = Fields(data, FIELDS)
    position = engine.Position()
    engine.begin(rules, position)
    phase, turn = fields.word("phase", PHASES), fields.number("turn", rules.seats - 1)
    engine.set_turn(position, phase, turn, fields.number("die", FACES, 0), fields.number("turns", MOST_TURNS, 0))
    _sit(rules, position, fields, start)
    _put_pawns(board, rules, position, fields.pawns(rules.seats, rules.pawns))
    _put_barricades(board, rules, position, fields.places("barricades"))
    _check_turn(rules, position)
    _check_end(rules, position)
    _check_opening(rules, position, fields, start)
    return position


def _sit(rules: engine.Rules, position: engine.Position, fields: Fields, start: engine.Position) -> None:
    """BA-1: two sit at the outer houses, four everywhere, three where the lot said."""
    drawn = start.phase == LOT
    if position.phase == LOT and not drawn:
        raise BadInput("position_phase", phase=PHASES[LOT])
    usual: list[int] = [] if drawn else list(start.house[: rules.seats])
    lot = list(range(HOUSES - rules.seats, HOUSES)) if drawn and position.phase != LOT else usual  # its outcome 0
    houses = fields.seats("arms", HOUSES, lot)
    if position.phase == LOT and houses:
        raise BadInput("position_no_houses")
    known = len(houses) == rules.seats and houses == sorted(houses) if drawn else houses == usual
    if position.phase != LOT and not known:
        raise BadInput("position_houses", seats=rules.seats)
    for seat, house in enumerate(houses):
        engine.sit(position, seat, house)


def _put_pawns(board: Board, rules: engine.Rules, position: engine.Position, pawns: list[list[str]]) -> None:
    for seat, spots in enumerate(pawns):
        for place in spots:
            _put_pawn(board, position, seat, place)


def _put_pawn(board: Board, position: engine.Position, seat: int, place: str) -> None:
    if place == IN_BASE:
        return
    if place not in board.number:
        raise BadInput("position_place", place=place[:QUOTED])
    if engine.owner_at(position, board.number[place]) != NOBODY:
        raise BadInput("position_two_pawns", place=place)  # BA-5
    engine.put_pawn(position, seat, BASE, board.number[place])


def _put_barricades(board: Board, rules: engine.Rules, position: engine.Position, barricades: list[str]) -> None:
    """BA-6: each on a point of its own; one is in hand while it is to be put somewhere."""
    for place in barricades:
        point = board.number.get(place, NOBODY)
        if point == NOBODY:
            raise BadInput("position_place", place=place[:QUOTED])
        if engine.owner_at(position, point) != NOBODY:
            raise BadInput("barricade_on_pawn", place=place)
        if engine.place_verdict(rules, position, point) != ALLOWED:
            raise BadInput("barricade_forbidden", place=place)
        engine.put_barricade(position, point)
    expected = len(board.barricades) - (position.phase == PLACE)
    if len(barricades) != expected:
        raise BadInput("barricade_count", found=len(barricades), expected=expected)


# What cannot be ---------------------------------------------------------------------------------------------


def _check_turn(rules: engine.Rules, position: engine.Position) -> None:
    if position.phase == WALK and position.die == 0:
        raise BadInput("position_no_die")
    if position.phase != WALK and position.die > 0:
        raise BadInput("position_die", phase=PHASES[position.phase])
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
    if position.turns == rules.ply_limit > 0 and position.phase != OVER:
        raise BadInput("position_limit", limit=rules.ply_limit)
    over = winner != NOBODY or position.turns == rules.ply_limit > 0
    if over != (position.phase == OVER):
        raise BadInput("position_over" if over else "position_not_over")
    if winner not in (NOBODY, position.turn):
        raise BadInput("position_last_move", seat=position.turn)
    if winner != NOBODY and engine.goal_closed(rules, position):
        raise BadInput("position_goal_closed")  # BA-9


def _check_opening(rules: engine.Rules, position: engine.Position, fields: Fields, start: engine.Position) -> None:
    """BA-2: before the first turn nothing has moved, and two or more throw for it, from left to right."""
    called = fields.seats("contenders", rules.seats, [])
    thrown = _thrown(fields)
    if position.phase != OPENING and (called or thrown):
        raise BadInput("position_throws", phase=PHASES[position.phase])
    if position.phase in (LOT, OPENING) and not _untouched(position, start):
        raise BadInput("position_opening")
    if position.phase == OPENING:
        _open(position, called, thrown)


def _thrown(fields: Fields) -> list[int]:
    """What those who throw for the first turn have thrown so far."""
    value = fields.value("throws", [])
    if not isinstance(value, list) or not all(is_number(face, FACES, 1) for face in value):
        raise BadInput("position_faces", field="throws", faces=FACES)
    return value


def _open(position: engine.Position, called: list[int], thrown: list[int]) -> None:
    if len(called) < 2 or called != sorted(called):
        raise BadInput("position_contenders")
    if len(thrown) >= len(called):
        raise BadInput("position_all_thrown")
    turn = position.turn
    for seat in called:
        engine.call_contender(position, seat)
    for face in thrown:
        engine.throw_die(position, face)
    if turn != position.turn:
        raise BadInput("position_thrower", turn=turn, seat=position.turn)


def _untouched(position: engine.Position, start: engine.Position) -> bool:
    stands = (position.owner, position.pawn, position.turns)
    lot = position.phase != LOT or position.turn == start.turn
    return lot and stands == (start.owner, start.pawn, start.turns)
