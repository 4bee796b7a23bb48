"""Seats, partners and sides: who plays for whom, who has something to decide, who has finished."""

from __future__ import annotations

from tockade.games.cardrace.constants import CHANCE, DEALING, EXCHANGE, EXTRA, NOBODY, OVER, PLAYING
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules


def partner_of(rules: Rules, seat: int) -> int:
    """The team-mate, who sits half the table away, or nobody."""
    if not rules.teams:
        return NOBODY
    half = rules.seats >> 1
    return seat + half if seat < half else seat - half


def same_side(rules: Rules, seat: int, other: int) -> bool:
    """Whether two seats win together."""
    return seat == other or partner_of(rules, seat) == other


def side_of(rules: Rules, seat: int) -> int:
    """The number of a seat's side."""
    return seat % (rules.seats >> 1) if rules.teams else seat


def sides(rules: Rules) -> int:
    """How many sides there are."""
    return rules.seats >> 1 if rules.teams else rules.seats


def played_seat(rules: Rules, position: Position, seat: int) -> int:
    """Whose pawns a player moves: the partner's once their own are all home (GJ-22, FQ-15, TC-25)."""
    if rules.partner_play and position.home[seat] == rules.pawns:
        return partner_of(rules, seat)
    return seat


def seven_mover(rules: Rules, board: Position, seat: int, first: int) -> int:
    """Whose pawns the next part moves: who brings their last one home goes on with the partner's (GJ-22)."""
    return played_seat(rules, board, seat) if rules.seven_overflow else first


def side_done(rules: Rules, position: Position, seat: int) -> bool:
    """Whether a side has everybody home that it needs (GJ-22, TJ-15)."""
    if not rules.partner_play:
        return position.home[seat] == rules.pawns
    return position.home[seat] == rules.pawns and position.home[partner_of(rules, seat)] == rules.pawns


def is_placed(rules: Rules, position: Position, side: int) -> bool:
    """Whether a side has already finished (GJ-23)."""
    for place in range(position.finished):
        if position.order[place] == side:
            return True
    return False


def helps_freely(rules: Rules, position: Position, seat: int) -> bool:
    """Whether a player may discard a card although one could be played for the partner (TC-25)."""
    return rules.help_freely == 1 and position.phase == PLAYING and position.home[seat] == rules.pawns


def acts(rules: Rules, position: Position, seat: int) -> bool:
    """Whether a seat has something to decide."""
    if position.phase == EXCHANGE:
        return (position.candidates >> seat & 1) == 1
    if position.phase == DEALING:
        return seat == position.dealer
    return (position.phase == PLAYING or position.phase == EXTRA) and seat == position.turn


def actors_of(rules: Rules, position: Position) -> tuple[int, ...]:
    """The seats that have something to decide; chance is -1."""
    if position.phase == PLAYING or position.phase == EXTRA:
        return (position.turn,)
    if position.phase == OVER:
        return ()
    if position.phase < DEALING:
        return (CHANCE,)
    return tuple([seat for seat in range(rules.seats) if acts(rules, position, seat)])


def acting_seat(rules: Rules, position: Position) -> int:
    """The first seat that has something to decide."""
    if position.phase == EXCHANGE:
        for seat in range(rules.seats):
            if position.candidates >> seat & 1:
                return seat
    return position.dealer if position.phase == DEALING else position.turn
