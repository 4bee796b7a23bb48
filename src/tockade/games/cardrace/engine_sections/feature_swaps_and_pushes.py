"""The inputs about swaps and pushes: what the best swap of a seat would bring, and who can be pushed past a house."""

from __future__ import annotations

from tockade.games.cardrace.constants import IN_PUSH, IN_SWAP, WHOLE
from tockade.games.cardrace.engine_sections.card_chances import Survey, any_playable
from tockade.games.cardrace.engine_sections.input_list import add_input
from tockade.games.cardrace.engine_sections.packed_numbers import seat_of
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.squares_and_pawns import ahead, guarded, progress, to_entrance


def list_swaps_and_pushes(rules: Rules, position: Position, survey: Survey) -> None:
    """What every seat could do with a jack, or with a card that pushes; who walks is known."""
    for seat in range(rules.seats):
        block = survey.block[seat]
        add_input(survey, block + IN_SWAP, swap_hope(rules, position, survey, seat))
        add_input(survey, block + IN_PUSH, push_hope(rules, position, survey, seat))


def swap_hope(rules: Rules, position: Position, survey: Survey, seat: int) -> int:
    """How likely a seat can swap, times the best that a swap brings: steps of both pawns, as a part of two laps."""
    chance = any_playable(survey, seat, rules.swap_ranks)
    if chance == 0:
        return 0
    best = 0
    for number in range(survey.walkers):
        if seat_of(survey.walker[number]) == seat:
            best = max(best, best_swap(rules, position, survey, survey.walker[number]))
    return best * chance * 8 // (rules.ring * WHOLE)


def best_swap(rules: Rules, position: Position, survey: Survey, own: int) -> int:
    """The most steps that a pawn's swap with one of another side brings; 0 where none does."""
    best = 0
    for number in range(survey.walkers):
        other = survey.walker[number]
        if survey.side[seat_of(other)] != survey.side[seat_of(own)] and not guarded(rules, position, other):
            best = max(best, swap_gain(rules, position, own, other))
    return best


def swap_gain(rules: Rules, position: Position, own: int, other: int) -> int:
    """The steps that a pawn gains and another loses when they change places."""
    gain = ahead(rules, position.place[other], -position.start[seat_of(own)]) - progress(rules, position, own)
    lost = progress(rules, position, other) - ahead(rules, position.place[own], -position.start[seat_of(other)])
    return gain + lost


def push_hope(rules: Rules, position: Position, survey: Survey, seat: int) -> int:
    """How likely a seat can push a pawn of another side past its house."""
    if rules.push_ranks == 0:
        return 0
    for number in range(survey.walkers):
        pawn = survey.walker[number]
        if survey.side[seat_of(pawn)] != survey.side[seat] and to_entrance(rules, position, pawn) < rules.push_steps:
            return any_playable(survey, seat, rules.push_ranks)
    return 0
