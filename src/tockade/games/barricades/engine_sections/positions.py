"""Positions: pawns, barricades and what is due; the start, copies, and filling one from outside."""

from __future__ import annotations

from tockade.games.barricades.constants import BARRICADE, BASE, CELLS, LOT, NOBODY, NOWHERE, ONE, PAWNS, SEATS, WORD
from tockade.games.barricades.engine_sections.c_stand_ins import filled
from tockade.games.barricades.engine_sections.rule_tables import Rules


class Position:
    """Who stands where, and what is due.  The pawns of a seat are alike: they are kept in ascending order."""

    def __init__(self) -> None:
        self.pawn = filled(BASE, SEATS * PAWNS)
        self.owner = filled(NOBODY, CELLS)
        self.barricades_low = 0
        self.barricades_high = 0
        self.house = filled(NOBODY, SEATS)
        self.phase = LOT
        self.turn = 0
        self.die = 0
        self.turns = 0
        self.contenders = 0
        self.contender = filled(0, SEATS)
        self.throws = 0
        self.thrown = filled(0, SEATS)

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions."""
        return (
            tuple(self.pawn),
            tuple(self.house),
            tuple(self.contender),
            tuple(self.thrown),
            (self.barricades_low, self.barricades_high, self.phase, self.turn, self.die, self.turns),
            (self.contenders, self.throws),
        )

    def copy(self) -> Position:
        """Another position, the same."""
        other = Position()
        copy_into(self, other)
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def copy_into(source: Position, target: Position) -> None:
    """Make the target the same position as the source."""
    target.pawn[:] = source.pawn
    target.owner[:] = source.owner
    target.barricades_low = source.barricades_low
    target.barricades_high = source.barricades_high
    target.house[:] = source.house
    target.phase = source.phase
    target.turn = source.turn
    target.die = source.die
    target.turns = source.turns
    target.contenders = source.contenders
    target.contender[:] = source.contender
    target.throws = source.throws
    target.thrown[:] = source.thrown


def owner_at(position: Position, point: int) -> int:
    """The seat whose pawn stands here, BARRICADE or NOBODY."""
    return position.owner[point]


def put_barricade(position: Position, point: int) -> None:
    """Stand a barricade on a free point."""
    position.owner[point] = BARRICADE
    if point < WORD:
        position.barricades_low |= ONE << point
    else:
        position.barricades_high |= ONE << (point - WORD)


def lift_barricade(position: Position, point: int) -> None:
    """Take the barricade off this point."""
    position.owner[point] = NOBODY
    if point < WORD:
        position.barricades_low &= ~(ONE << point)
    else:
        position.barricades_high &= ~(ONE << (point - WORD))


def put_pawn(position: Position, seat: int, start: int, end: int) -> None:
    """One pawn of a seat is now at `end` instead of `start`; the order of the seat's pawns is kept."""
    first = seat * PAWNS
    index = first
    while position.pawn[index] != start:
        index += 1
    while index < first + PAWNS - 1 and position.pawn[index + 1] < end:
        position.pawn[index] = position.pawn[index + 1]
        index += 1
    while index > first and position.pawn[index - 1] > end:
        position.pawn[index] = position.pawn[index - 1]
        index -= 1
    position.pawn[index] = end
    if end < BASE:
        position.owner[end] = seat


def sit(position: Position, seat: int, house: int) -> None:
    """This seat has this house."""
    position.house[seat] = house


def begin(rules: Rules, position: Position) -> None:
    """BA-1: all pawns in their houses; who has four has no fifth."""
    for index in range(SEATS * PAWNS):
        position.pawn[index] = NOWHERE
    for seat in range(rules.seats):
        for index in range(rules.pawns):
            position.pawn[seat * PAWNS + index] = BASE


def set_turn(position: Position, phase: int, turn: int, die: int, turns: int) -> None:
    """What is due, and whose turn it is."""
    position.phase = phase
    position.turn = turn
    position.die = die
    position.turns = turns


def call_contender(position: Position, seat: int) -> None:
    """BA-2: this seat throws for the beginning, after those called before it."""
    position.contender[position.contenders] = seat
    position.contenders += 1
    position.turn = position.contender[position.throws]
