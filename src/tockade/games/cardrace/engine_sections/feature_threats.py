"""The inputs about captures: which pawns can be captured, by whom and with which cards."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    HOUSE,
    IN_DANGER,
    IN_HIT,
    IN_PREY,
    NOBODY,
    RANKS,
    REACH,
    SQUARES,
    WHOLE,
)
from tockade.games.cardrace.engine_sections.card_chances import Survey, chance_of, playable
from tockade.games.cardrace.engine_sections.input_list import add_input, add_ranks
from tockade.games.cardrace.engine_sections.packed_numbers import first_pawn, hand_slot, seat_of
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.squares_and_pawns import ahead, guarded, progress, waiting_pawn


def list_threats(rules: Rules, position: Position, survey: Survey) -> None:
    """Every pawn that can be captured, and every card that captures one."""
    list_walkers(rules, position, survey)
    for seat in range(rules.seats):
        for rank in range(RANKS):
            survey.prey[hand_slot(seat, rank)] = 0
        survey.hits[seat] = entering_hits(rules, position, survey, seat)
    for number in range(survey.walkers):
        pawn = survey.walker[number]
        if not guarded(rules, position, pawn):
            list_dangers(rules, position, survey, pawn)
    for seat in range(rules.seats):
        add_ranks(survey, survey.block[seat] + IN_HIT, seat, survey.hits[seat])
        add_prey(survey, seat)


def list_walkers(rules: Rules, position: Position, survey: Survey) -> None:
    """The pawns on the ring."""
    survey.walkers = 0
    for seat in range(rules.seats):
        for pawn in range(first_pawn(seat), first_pawn(seat) + rules.pawns):
            if position.place[pawn] < HOUSE:
                survey.walker[survey.walkers] = pawn
                survey.walkers += 1


def entering_hits(rules: Rules, position: Position, survey: Survey, seat: int) -> int:
    """The ranks with which a pawn enters where one of another side stands."""
    if rules.stacking:
        return 0
    other = position.occupant[position.start[seat] + rules.entry]
    if other == NOBODY or survey.side[seat_of(other)] == survey.side[seat] or guarded(rules, position, other):
        return 0
    if waiting_pawn(rules, position, seat) == NOBODY:
        return 0
    note_prey(survey, seat, rules.enter_ranks, worth(rules, position, other))
    return rules.enter_ranks


def list_dangers(rules: Rules, position: Position, survey: Survey, victim: int) -> None:
    """How likely a pawn is captured, by who is next and by the others."""
    place = position.place[victim]
    row = SQUARES if rules.central[place] and rules.jumps else 0
    soon = 0
    later = 0
    for number in range(survey.walkers):
        pawn = survey.walker[number]
        seat = seat_of(pawn)
        if survey.side[seat] == survey.side[seat_of(victim)]:
            continue
        distance = ahead(rules, place, -position.place[pawn])
        ranks = rules.hit_ranks[row + distance]
        if ranks and open_way(rules, position, position.place[pawn], distance):
            survey.hits[seat] |= ranks
            note_prey(survey, seat, ranks, worth(rules, position, victim))
            soon += held_by_next(survey, seat, ranks)
            later += held_by_others(survey, seat, ranks)
    first = survey.block[seat_of(victim)] + IN_DANGER + progress(rules, position, victim) * 8 // rules.ring
    add_input(survey, first, min(soon, WHOLE))
    add_input(survey, first + 8, min(later, WHOLE))


def held_by_next(survey: Survey, seat: int, ranks: int) -> int:
    """How likely who plays next holds one of some ranks, if they play the pawns of a seat."""
    if survey.next == NOBODY or (survey.next != seat and survey.next != survey.helper[seat]):
        return 0
    return chance_of(survey, survey.next, ranks)


def held_by_others(survey: Survey, seat: int, ranks: int) -> int:
    """How likely somebody else who plays the pawns of a seat holds one of some ranks."""
    chance = chance_of(survey, seat, ranks) if seat != survey.next else 0
    helper = survey.helper[seat]
    return chance + chance_of(survey, helper, ranks) if helper != NOBODY and helper != survey.next else chance


def worth(rules: Rules, position: Position, pawn: int) -> int:
    """What a pawn that is captured loses: its entering and its way, as a part of a lap."""
    return 4 + progress(rules, position, pawn) * 12 // rules.ring


def note_prey(survey: Survey, seat: int, ranks: int, value: int) -> None:
    """With these ranks a seat captures a pawn that has come so far."""
    rank = 0
    while ranks:
        if ranks & 1 and survey.prey[hand_slot(seat, rank)] < value:
            survey.prey[hand_slot(seat, rank)] = value
        ranks >>= 1
        rank += 1


def add_prey(survey: Survey, seat: int) -> None:
    """For each rank, how likely it is held and how far the best pawn has come that it captures."""
    ranks = survey.hits[seat]
    rank = 0
    while ranks:
        if ranks & 1:
            amount = playable(survey, seat, rank) * survey.prey[hand_slot(seat, rank)] // WHOLE
            add_input(survey, survey.block[seat] + IN_PREY + rank, amount)
        ranks >>= 1
        rank += 1


def open_way(rules: Rules, position: Position, origin: int, distance: int) -> bool:
    """Whether no guarded pawn stands between two squares that are a card apart."""
    if not rules.guard_blocks or position.guards == 0:
        return True
    steps = distance - rules.jump_length if distance >= REACH else distance
    if steps < 1 or steps >= REACH:
        return True
    return (rules.gates[origin * REACH + steps - 1] & position.guards) == 0
