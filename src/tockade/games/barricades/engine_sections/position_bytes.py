"""Positions as bytes, always as many: equal where the positions are."""

from __future__ import annotations

from tockade.games.barricades.constants import (
    BARRICADE,
    BASE,
    CELLS,
    LAST_CELL,
    NOBODY,
    NOWHERE,
    OVER,
    PAWNS,
    POSITION_BYTES,
    SEATS,
)
from tockade.games.barricades.engine_sections.c_stand_ins import Octets
from tockade.games.barricades.engine_sections.positions import Position, lift_barricade, put_barricade
from tockade.games.barricades.engine_sections.rule_tables import Rules


def bytes_size() -> int:
    """How many bytes a position has."""
    return POSITION_BYTES


def write_bytes(position: Position, target: Octets, at: int) -> None:
    """A position as bytes, from this place of the target on: what is due, seats, pawns, a bit for each barricade."""
    target[at] = position.phase
    target[at + 1] = position.turn
    target[at + 2] = position.die
    target[at + 3] = position.contenders
    target[at + 4] = position.throws
    for number in range(3):
        target[at + 5 + number] = position.turns >> 8 * number & 255
    for seat in range(SEATS):
        target[at + 8 + seat] = position.house[seat] + 1
        target[at + 12 + seat] = position.contender[seat]
        target[at + 16 + seat] = position.thrown[seat]
    for pawn in range(SEATS * PAWNS):
        target[at + 20 + pawn] = position.pawn[pawn]
    for number in range(CELLS // 8):
        target[at + 40 + number] = barricades_among(position, 8 * number)


def barricades_among(position: Position, first: int) -> int:
    """Which of the eight points from this one on have a barricade."""
    bits = 0
    for number in range(8):
        if position.owner[first + number] == BARRICADE:
            bits |= 1 << number
    return bits


def read_bytes(rules: Rules, position: Position, source: Octets, at: int) -> bool:
    """The position that was written so; whether one can have been."""
    position.phase = source[at]
    position.turn = source[at + 1]
    position.die = source[at + 2]
    position.contenders = source[at + 3]
    position.throws = source[at + 4]
    position.turns = source[at + 5] + 256 * source[at + 6] + 65536 * source[at + 7]
    for seat in range(SEATS):
        position.house[seat] = source[at + 8 + seat] - 1
        position.contender[seat] = source[at + 12 + seat]
        position.thrown[seat] = source[at + 16 + seat]
        if position.house[seat] >= SEATS or position.contender[seat] >= rules.seats or position.thrown[seat] > 6:
            return False
    if position.phase > OVER or position.turn >= rules.seats or position.die > 6:
        return False
    if position.contenders > rules.seats or position.throws > position.contenders:
        return False
    return read_points(rules, position, source, at)


def read_points(rules: Rules, position: Position, source: Octets, at: int) -> bool:
    """Barricades and pawns; whether they can stand so."""
    for point in range(CELLS):
        lift_barricade(position, point)
        if source[at + 40 + point // 8] >> point % 8 & 1:
            put_barricade(position, point)
    for pawn in range(SEATS * PAWNS):
        place = source[at + 20 + pawn]
        position.pawn[pawn] = place
        if place < BASE:
            if position.owner[place] != NOBODY:
                return False
            position.owner[place] = pawn // PAWNS
        elif place > LAST_CELL or (place != BASE and place != NOWHERE):
            return False
    return True
