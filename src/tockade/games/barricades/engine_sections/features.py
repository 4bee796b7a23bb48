"""What a network is told about a position: the inputs that are active, through the eyes of who moved last.

Points are told as they lie from a house on the left half; from one on the right, left and right are changed.
"""

from __future__ import annotations

from tockade.games.barricades.constants import (
    BARRICADE,
    BASE,
    CELLS,
    DELAYS,
    FACES,
    FAR,
    IN_ALWAYS,
    IN_BLOCKED,
    IN_CAPTURING,
    IN_COST,
    IN_DANGER,
    IN_DELAY,
    IN_HAND,
    IN_HITTING,
    IN_HOUSE,
    IN_HOUSED,
    IN_LOSS,
    IN_POINT,
    IN_PREY,
    IN_WALL,
    IN_WINNING,
    LENGTHS,
    MOST_INPUTS,
    PAWNS,
    PLACE,
    SEAT_INPUTS,
    SEATS,
    TABLE_INPUTS,
    WAY_TOLL,
    WAYS,
    WHOLE,
)
from tockade.games.barricades.engine_sections.c_stand_ins import filled
from tockade.games.barricades.engine_sections.check_move import closed_to, crosses_barricade
from tockade.games.barricades.engine_sections.distances_to_goal import cost_at, resurvey, walked
from tockade.games.barricades.engine_sections.positions import Position
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


class Sight:
    """The active inputs with their amounts, and what is found out for them: faces are bits, 1 for the lowest."""

    def __init__(self) -> None:
        self.mirrored = 0
        self.count = 0
        self.active = filled(0, MOST_INPUTS)
        self.amount = filled(0, MOST_INPUTS)
        self.kin = list(range(SEATS))
        self.danger = filled(0, CELLS)
        self.prey = filled(0, SEATS * FACES)
        self.winning = filled(0, SEATS)
        self.hitting = filled(0, SEATS)
        self.capturing = filled(0, SEATS)
        self.moving = filled(0, SEATS)


def set_kin(sight: Sight, blocks: list[int]) -> None:
    """Whose inputs each seat has, from the viewer on: a network may know fewer seats."""
    for offset in range(len(blocks)):
        sight.kin[offset] = blocks[offset]


def last_mover(rules: Rules, position: Position) -> int:
    """Through whose eyes a position is told: who puts a barricade, else the seat before the one that throws."""
    if position.phase == PLACE:
        return position.turn
    return position.turn - 1 if position.turn else rules.seats - 1


def list_inputs(rules: Rules, position: Position, playout: Playout, sight: Sight, viewer: int) -> None:
    """The active inputs of a position."""
    resurvey(rules, position, playout, WAY_TOLL)
    sight.count = 0
    sight.mirrored = 1 if position.house[viewer] > 1 else 0
    look_at_throws(rules, position, sight)
    add_input(sight, IN_ALWAYS, WHOLE)
    if position.phase == PLACE:
        add_input(sight, IN_HAND, WHOLE)
    for index in range(rules.places):
        if position.owner[rules.placeable[index]] == BARRICADE:
            add_input(sight, IN_WALL + as_seen(rules, sight, rules.placeable[index]), WHOLE)
    for offset in range(rules.seats):
        seat = (viewer + offset) % rules.seats
        block = TABLE_INPUTS + sight.kin[offset] * SEAT_INPUTS
        list_pawns(rules, position, sight, seat, block)
        list_ways(rules, position, playout, sight, seat, block)
        list_throws(rules, position, sight, seat, block)


def add_input(sight: Sight, number: int, amount: int) -> None:
    """One more active input."""
    sight.active[sight.count] = number
    sight.amount[sight.count] = amount
    sight.count += 1


def as_seen(rules: Rules, sight: Sight, point: int) -> int:
    """A point as it lies from the viewer's house."""
    return rules.mirror[point] if sight.mirrored else point


def list_pawns(rules: Rules, position: Position, sight: Sight, seat: int, block: int) -> None:
    """Where the pawns of a seat are, and which house it has."""
    housed = 0
    for index in range(seat * PAWNS, seat * PAWNS + rules.pawns):
        if position.pawn[index] == BASE:
            housed += 1
        else:
            add_input(sight, block + IN_POINT + as_seen(rules, sight, position.pawn[index]), WHOLE)
    add_input(sight, block + IN_HOUSED + housed, WHOLE)
    house = position.house[seat]
    add_input(sight, block + IN_HOUSE + (3 - house if sight.mirrored else house), WHOLE)


def list_ways(rules: Rules, position: Position, playout: Playout, sight: Sight, seat: int, block: int) -> None:
    """What the ways of the three best pawns cost; of the best what barricades add, and who could capture it."""
    first = FAR
    second = FAR
    third = FAR
    best = BASE
    loss = 0
    for index in range(seat * PAWNS, seat * PAWNS + rules.pawns):
        place = position.pawn[index]
        cost = cost_at(rules, position, playout, seat, place)
        if place != BASE:
            loss += bits_in(sight.danger[place]) * walked(rules, place)
        if cost < first:
            third = second
            second = first
            first = cost
            best = place
        elif cost < second:
            third = second
            second = cost
        else:
            third = min(third, cost)
    add_input(sight, block + IN_COST + min(first, WAYS - 1), WHOLE)
    add_input(sight, block + IN_COST + WAYS + min(second, WAYS - 1), WHOLE)
    add_input(sight, block + IN_COST + 2 * WAYS + min(third, WAYS - 1), WHOLE)
    shortest = rules.distance[rules.door[position.house[seat]]] + 1 if best == BASE else rules.distance[best]
    add_input(sight, block + IN_DELAY + min(first - shortest, DELAYS - 1), WHOLE)
    add_input(sight, block + IN_DANGER + (0 if best == BASE else bits_in(sight.danger[best])), WHOLE)
    add_input(sight, block + IN_LOSS, loss // FACES)


def list_throws(rules: Rules, position: Position, sight: Sight, seat: int, block: int) -> None:
    """What a throw of a seat could do."""
    add_input(sight, block + IN_WINNING + bits_in(sight.winning[seat]), WHOLE)
    add_input(sight, block + IN_HITTING + bits_in(sight.hitting[seat]), WHOLE)
    add_input(sight, block + IN_CAPTURING + bits_in(sight.capturing[seat]), WHOLE)
    add_input(sight, block + IN_BLOCKED + FACES - bits_in(sight.moving[seat]), WHOLE)
    prey = 0
    for face in range(FACES):
        prey += sight.prey[seat * FACES + face]
    add_input(sight, block + IN_PREY, prey // 2)


def bits_in(faces: int) -> int:
    """How many faces these are."""
    found = 0
    while faces:
        faces &= faces - 1
        found += 1
    return found


# What a throw of each seat could do, were it to throw now.


def look_at_throws(rules: Rules, position: Position, sight: Sight) -> None:
    """For every seat: the faces that win, hit, capture, or move at all; for every pawn those that capture it."""
    for index in range(rules.seats * PAWNS):
        sight.danger[position.pawn[index]] = 0
    for seat in range(rules.seats):
        sight.winning[seat] = 0
        sight.hitting[seat] = 0
        sight.capturing[seat] = 0
        sight.moving[seat] = 0
        for face in range(FACES):
            sight.prey[seat * FACES + face] = 0
        first = seat * PAWNS
        for index in range(first, first + rules.pawns):
            if index == first or position.pawn[index] != position.pawn[index - 1]:
                look_from(rules, position, sight, seat, position.pawn[index])


def look_from(rules: Rules, position: Position, sight: Sight, seat: int, place: int) -> None:
    """What the pawn at a place could do."""
    run = (place if place != BASE else BASE + position.house[seat]) * LENGTHS
    for face in range(FACES):
        for path in range(rules.path_first[run + face + 1], rules.path_first[run + face + 2]):
            if position.owner[rules.path_end[path]] != seat and not crosses_barricade(rules, position, path):
                look_at_end(rules, position, sight, seat, face, rules.path_end[path])


def look_at_end(rules: Rules, position: Position, sight: Sight, seat: int, face: int, end: int) -> None:
    """What a walk to this point with this face would do."""
    met = position.owner[end]
    if end == rules.goal:
        if closed_to(rules, position, seat):
            return
        sight.winning[seat] |= 1 << face
    elif met == BARRICADE:
        sight.hitting[seat] |= 1 << face
    elif met >= 0:
        sight.capturing[seat] |= 1 << face
        sight.danger[end] |= 1 << face
        sight.prey[seat * FACES + face] = max(sight.prey[seat * FACES + face], walked(rules, end))
    sight.moving[seat] |= 1 << face
