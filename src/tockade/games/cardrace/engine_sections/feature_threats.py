"""The inputs about captures: which pawns can be captured, by whom and with which cards."""

from __future__ import annotations

from tockade.games.cardrace.constants import HOUSE, IN_DANGER, IN_HIT, NOBODY, REACH, SQUARES, WHOLE
from tockade.games.cardrace.engine_sections.card_chances import Survey, chance_of
from tockade.games.cardrace.engine_sections.input_list import add_input, add_ranks
from tockade.games.cardrace.engine_sections.packed_numbers import first_pawn, seat_of
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.squares_and_pawns import ahead, guarded, progress, waiting_pawn


def list_threats(rules: Rules, position: Position, survey: Survey) -> None:
    """Every pawn that can be captured, and every card that captures one."""
    list_walkers(rules, position, survey)
    for seat in range(rules.seats):
        survey.hits[seat] = entering_hits(rules, position, survey, seat)
    for number in range(survey.walkers):
        pawn = survey.walker[number]
        if not guarded(rules, position, pawn):
            list_dangers(rules, position, survey, pawn)
    for seat in range(rules.seats):
        add_ranks(survey, survey.block[seat] + IN_HIT, seat, survey.hits[seat])


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
    return rules.enter_ranks if waiting_pawn(rules, position, seat) != NOBODY else 0


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
            if seat == survey.next:
                soon += chance_of(survey, seat, ranks)
            else:
                later += chance_of(survey, seat, ranks)
    first = survey.block[seat_of(victim)] + IN_DANGER + progress(rules, position, victim) * 8 // rules.ring
    add_input(survey, first, min(soon, WHOLE))
    add_input(survey, first + 8, min(later, WHOLE))


def open_way(rules: Rules, position: Position, origin: int, distance: int) -> bool:
    """Whether no guarded pawn stands between two squares that are a card apart."""
    if not rules.guard_blocks or position.guards == 0:
        return True
    steps = distance - rules.jump_length if distance >= REACH else distance
    if steps < 1 or steps >= REACH:
        return True
    return (rules.gates[origin * REACH + steps - 1] & position.guards) == 0
