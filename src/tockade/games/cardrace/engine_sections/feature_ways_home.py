"""The inputs about coming home: with the next card, with the next two, and whether that wins."""

from __future__ import annotations

from tockade.games.cardrace.constants import HOUSE, IN_FAST, IN_WIN, IN_WIN_SOON, RANKS, REACH, WHOLE
from tockade.games.cardrace.engine_sections.card_chances import Survey, any_playable, playable, second_chance
from tockade.games.cardrace.engine_sections.input_list import add_input
from tockade.games.cardrace.engine_sections.packed_numbers import first_pawn
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.seats import partner_of
from tockade.games.cardrace.engine_sections.squares_and_pawns import ahead, progress, way_left


def list_ways_home(rules: Rules, position: Position, survey: Survey, seat: int) -> None:
    """How likely a seat brings a pawn home with its next card, or its next two; apart where that wins."""
    homing = 0
    two = 0
    for pawn in range(first_pawn(seat), first_pawn(seat) + rules.pawns):
        if position.place[pawn] < HOUSE:
            homing |= homing_ranks(rules, position, seat, way_left(rules, position, pawn))
            two = max(two, pair_chance(rules, position, survey, seat, pawn))
    block = survey.block[seat]
    add_input(survey, block + IN_FAST, two)
    if lacks_one(rules, position, seat):
        add_input(survey, block + IN_WIN, any_playable(survey, seat, homing))
        add_input(survey, block + IN_WIN_SOON, two)


def lacks_one(rules: Rules, position: Position, seat: int) -> bool:
    """Whether a side has won when this seat has brought one more pawn home."""
    if position.home[seat] != rules.pawns - 1:
        return False
    return not rules.partner_play or position.home[partner_of(rules, seat)] == rules.pawns


def pair_chance(rules: Rules, position: Position, survey: Survey, seat: int, pawn: int) -> int:
    """How likely two cards are held that bring a pawn home one after the other."""
    total = 0
    for rank in range(RANKS):
        chance = playable(survey, seat, rank)
        if chance:
            homing = homing_ranks(rules, position, seat, left_after(rules, position, pawn, rank))
            total += chance * other_chance(survey, seat, homing, rank)
    return min(WHOLE, total // WHOLE)


def other_chance(survey: Survey, seat: int, ranks: int, played: int) -> int:
    """How likely one of some ranks is held beside a card that is played before."""
    if ranks >> played & 1:
        return min(WHOLE, any_playable(survey, seat, ranks & ~(1 << played)) + second_chance(survey, seat, played))
    return any_playable(survey, seat, ranks)


def left_after(rules: Rules, position: Position, pawn: int, rank: int) -> int:
    """The steps that a pawn has to go to the square before its house after a card; -1 where it does not help."""
    left = way_left(rules, position, pawn)
    place = position.place[pawn]
    if rules.forward[rank]:
        left -= rules.forward[rank]
        if rules.jump[rank] == 1 and rules.central[ahead(rules, place, rules.forward[rank])]:
            left -= rules.arm_length
        return left
    if rules.back[rank] == 0:
        return -1
    done = progress(rules, position, pawn) - rules.back[rank]
    return left + rules.back[rank] if done >= 0 else rules.entrance - done - rules.ring


def homing_ranks(rules: Rules, position: Position, seat: int, left: int) -> int:
    """The ranks that bring a pawn with so many steps to go into a room."""
    if rules.stacking:
        return rules.arrive_ranks if left == 0 else 0
    found = 0
    if 0 <= left < REACH:
        for room in range(rules.rooms):
            if position.rooms[seat] >> room & 1:
                break
            found |= rules.step_ranks[left + room + 1]
    return found
