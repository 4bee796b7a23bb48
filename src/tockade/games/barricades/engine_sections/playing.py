"""Carrying out a move, up to the next decision or the next chance."""

from __future__ import annotations

from tockade.games.barricades.constants import BARRICADE, BASE, NOBODY, OVER, PASSING, PLACE, PLACING, THROW
from tockade.games.barricades.engine_sections.packed_numbers import move_end, move_start
from tockade.games.barricades.engine_sections.positions import Position, lift_barricade, put_barricade, put_pawn
from tockade.games.barricades.engine_sections.rule_tables import Rules


def play(rules: Rules, position: Position, move: int) -> int:
    """A legal move; answers who or what stood where a walk ended."""
    start = move_start(move)
    end = move_end(move)
    if start == PLACING:
        put_barricade(position, end)
        end_turn(rules, position)
        return NOBODY
    if start == PASSING:
        end_turn(rules, position)
        return NOBODY
    return walk(rules, position, start, end)


def walk(rules: Rules, position: Position, start: int, end: int) -> int:
    """A legal walk; answers who or what stood on its last point."""
    seat = position.turn
    met = position.owner[end]
    if start != BASE:
        position.owner[start] = NOBODY
    if met == BARRICADE:
        lift_barricade(position, end)
    elif met != NOBODY:
        put_pawn(position, met, end, BASE)  # BA-5
    put_pawn(position, seat, start, end)
    if met == BARRICADE:
        position.die = 0
        position.phase = PLACE  # BA-6: part of the same turn
    elif end == rules.goal:
        position.die = 0
        position.turns += 1
        position.phase = OVER  # BA-7
    else:
        end_turn(rules, position)
    return met


def end_turn(rules: Rules, position: Position) -> None:
    """BA-2, BA-10: the next house throws, whatever was thrown; at the limit of turns the game is a draw."""
    position.die = 0
    position.turns += 1
    if position.turns == rules.ply_limit:
        position.phase = OVER
    else:
        position.turn = (position.turn + 1) % rules.seats
        position.phase = THROW
