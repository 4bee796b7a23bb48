"""The outcomes of an event of chance with their weights: the lot, the die, and all throws for the beginning as one."""

from __future__ import annotations

from tockade.games.barricades.constants import FACES, LOT, OPENING, OPENING_SHARES, SEATS, THROW, WALK
from tockade.games.barricades.engine_sections.chance import draw_empty_house, throw_die
from tockade.games.barricades.engine_sections.positions import Position
from tockade.games.barricades.engine_sections.rule_tables import Rules


def outcomes(rules: Rules, position: Position) -> int:
    """How many numbers the outcomes of the event have that is due; some may be impossible."""
    if position.phase == OPENING:
        return rules.seats * FACES
    return SEATS if position.phase == LOT else FACES if position.phase == THROW else 0


def outcome_weight(rules: Rules, position: Position, number: int) -> int:
    """In how many of all equally likely ways the event comes out like this."""
    if position.phase != OPENING:
        return 1
    return opening_weight(position, number // FACES, number % FACES + 1)


def opening_weight(position: Position, seat: int, face: int) -> int:
    """BA-2: in how many ways a seat begins with this number, over all throws that are still to be made."""
    if position.throws == 0:
        return tied_weight(position.contenders, face) if contends(position, seat) else 0
    ways = 1
    for _throw in range(position.throws, position.contenders):
        ways *= FACES
    weight = 0
    for way in range(ways):
        weight += thrown_weight(position, way, seat, face)
    return weight


def contends(position: Position, seat: int) -> bool:
    """Whether a seat throws for the beginning."""
    for index in range(position.contenders):
        if position.contender[index] == seat:
            return True
    return False


def thrown_weight(position: Position, way: int, seat: int, face: int) -> int:
    """How many of the shares a seat has that begins with this number, once all have thrown like this."""
    highest = 0
    tied = 0
    among = 0
    for index in range(position.contenders):
        thrown = position.thrown[index]
        if index >= position.throws:
            thrown = way % FACES + 1
            way = way // FACES
        if thrown > highest:
            highest = thrown
            tied = 0
            among = 0
        if thrown == highest:
            tied += 1
            if position.contender[index] == seat:
                among = 1
    if among == 0:
        return 0
    if tied == 1:
        return OPENING_SHARES if face == highest else 0
    return tied_weight(tied, face)


def tied_weight(tied: int, face: int) -> int:
    """How many of the shares each of the tied has to begin with this number, however often they throw again."""
    below = face - 1
    if tied == 2:
        return 602 * below
    if tied == 3:
        return 86 * face * below
    return 14 * below * below * below + 3 * face * below + 77 * below


def begin_with(position: Position, seat: int, face: int) -> None:
    """BA-2: this seat has thrown highest, and plays that number."""
    for index in range(SEATS):
        position.contender[index] = 0
        position.thrown[index] = 0
    position.contenders = 0
    position.throws = 0
    position.turn = seat
    position.die = face
    position.phase = WALK


def settle_number(rules: Rules, position: Position, number: int) -> bool:
    """Go on with the outcome of this number; whether there is one."""
    if number < 0 or number >= outcomes(rules, position) or not outcome_weight(rules, position, number):
        return False
    if position.phase == LOT:
        draw_empty_house(rules, position, number)
    elif position.phase == OPENING:
        begin_with(position, number // FACES, number % FACES + 1)
    else:
        throw_die(position, number + 1)
    return True
