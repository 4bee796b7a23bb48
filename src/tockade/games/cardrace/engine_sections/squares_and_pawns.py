"""Squares and pawns on them: counting steps, starts, houses and corners, lifting and setting down."""

from __future__ import annotations

from tockade.games.cardrace.constants import BASE, FAR, GUARD_ANY, GUARD_NOBODY, HOUSE, NOBODY, ON_RING, ONE, ONWARD
from tockade.games.cardrace.engine_sections.packed_numbers import first_pawn, seat_of
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules


def ahead(rules: Rules, square: int, steps: int) -> int:
    """The square so many steps on; negative steps go back."""
    reached = square + steps
    if reached >= rules.ring:
        return reached - rules.ring
    return reached + rules.ring if reached < 0 else reached


def progress(rules: Rules, position: Position, pawn: int) -> int:
    """Steps of a pawn on the ring from its own start."""
    return ahead(rules, position.place[pawn], -position.start[seat_of(pawn)])


def house_of(position: Position, seat: int) -> int:
    """The place of a seat's first room."""
    return HOUSE + 4 * position.arm[seat]


def onward(rules: Rules, square: int, direction: int) -> int:
    """Where a jump from a central square leads (GJ-13), or a corner sends a piece (TJ-12)."""
    return ahead(rules, square, rules.jump_length * direction)


def is_corner(rules: Rules, square: int) -> bool:
    """Tijou's corners (TJ-12)."""
    return rules.corner[square] == 1


def corner_way(rules: Rules, position: Position, pawn: int, square: int) -> int:
    """How a walk that lands on this square ends: a corner that is not one's exit sends on."""
    if rules.corners and is_corner(rules, square) and square != position.start[seat_of(pawn)]:
        return ONWARD
    return ON_RING


def to_entrance(rules: Rules, position: Position, pawn: int) -> int:
    """Steps to the square before the house; far when the lap is still to be done (GJ-15: position decides)."""
    done = progress(rules, position, pawn)
    if done == 0 and rules.entrance == rules.ring and not is_fresh(position, pawn):
        return 0
    return rules.entrance - done if done <= rules.entrance else FAR


def way_left(rules: Rules, position: Position, pawn: int) -> int:
    """Steps to the square before the house, another lap included; to the exit in Tijou."""
    done = progress(rules, position, pawn)
    if rules.stacking:
        return rules.ring - done if done else 0
    left = to_entrance(rules, position, pawn)
    return left if left < FAR else rules.ring + rules.entrance - done


def is_fresh(position: Position, pawn: int) -> bool:
    """Whether a pawn has stood on its start since it entered."""
    return (position.fresh >> pawn & 1) == 1


def guarded(rules: Rules, position: Position, pawn: int) -> bool:
    """Whether a pawn stands untouchable on its own start (GJ-12, FQ-12, TC-5)."""
    seat = seat_of(pawn)
    return position.place[pawn] == position.start[seat] and (position.guards >> position.arm[seat] & 1) == 1


def lift(rules: Rules, position: Position, pawn: int) -> None:
    """Take a pawn from where it stands."""
    place = position.place[pawn]
    seat = seat_of(pawn)
    position.fresh &= ~(ONE << pawn)
    if place < HOUSE:
        if not rules.stacking:
            position.occupant[place] = NOBODY
        if place == position.start[seat]:
            position.guards &= ~(1 << position.arm[seat])
    elif place < BASE:
        position.rooms[seat] &= ~(1 << (place - house_of(position, seat)))
        position.home[seat] -= 1
    else:
        position.based &= ~(ONE << pawn)


def set_down(rules: Rules, position: Position, pawn: int, place: int) -> None:
    """Put a lifted pawn somewhere."""
    seat = seat_of(pawn)
    position.place[pawn] = place
    if place < HOUSE:
        if not rules.stacking:
            position.occupant[place] = pawn
        if rules.guard == GUARD_ANY and place == position.start[seat]:
            position.guards |= 1 << position.arm[seat]
    elif place < BASE:
        position.rooms[seat] |= 1 << (place - house_of(position, seat))
        position.home[seat] += 1
    else:
        position.based |= ONE << pawn


def set_fresh(rules: Rules, position: Position, pawn: int) -> None:
    """A pawn that has just entered on its start is fresh."""
    if rules.guard != GUARD_NOBODY:
        position.fresh |= ONE << pawn
        position.guards |= 1 << position.arm[seat_of(pawn)]


def pawn_slots(rules: Rules) -> int:
    """How many numbers the pawns of all seats take, those of absent ones included."""
    return first_pawn(rules.seats)


def waiting_pawn(rules: Rules, position: Position, seat: int) -> int:
    """A pawn in base, or nobody; they are interchangeable."""
    for pawn in range(first_pawn(seat), first_pawn(seat) + rules.pawns):
        if position.place[pawn] == BASE:
            return pawn
    return NOBODY


def pawn_at(rules: Rules, position: Position, seat: int, place: int) -> int:
    """A pawn of this seat on this place, or nobody."""
    for pawn in range(first_pawn(seat), first_pawn(seat) + rules.pawns):
        if position.place[pawn] == place:
            return pawn
    return NOBODY


def anybody_at(rules: Rules, position: Position, place: int) -> int:
    """A pawn of any colour on this place, or nobody."""
    for seat in range(rules.seats):
        pawn = pawn_at(rules, position, seat, place)
        if pawn != NOBODY:
            return pawn
    return NOBODY


def mover_at(rules: Rules, position: Position, place: int) -> int:
    """The pawn of any colour on a square of the ring or in a room."""
    if place < HOUSE:
        return position.occupant[place]
    for seat in range(rules.seats):
        if place - house_of(position, seat) in (0, 1, 2, 3):
            return pawn_at(rules, position, seat, place)
    return NOBODY


def repeated(position: Position, pawn: int) -> bool:
    """Whether an earlier pawn of the same colour stands on the same place (TJ-10): they move alike."""
    for other in range(first_pawn(seat_of(pawn)), pawn):
        if position.place[other] == position.place[pawn]:
            return True
    return False
