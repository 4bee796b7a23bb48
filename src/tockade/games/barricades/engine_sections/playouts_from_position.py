"""Playouts from any position: to the end, or for so many plies."""

from __future__ import annotations

from tockade.games.barricades.constants import FIRST_MIX, MASK, NOBODY, OVER, PLACE, SECOND_MIX, STRIDE, WALK
from tockade.games.barricades.engine_sections.c_stand_ins import Counts, Wide
from tockade.games.barricades.engine_sections.legal_moves import list_moves
from tockade.games.barricades.engine_sections.playing import play
from tockade.games.barricades.engine_sections.playouts import advance, reset
from tockade.games.barricades.engine_sections.policies import Temperatures, choose_warm
from tockade.games.barricades.engine_sections.positions import Position, copy_into
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


def play_out(
    rules: Rules,
    start: Position,
    position: Position,
    playout: Playout,
    temperatures: Temperatures,
    seed: Wide,
    first: Wide,
    count: int,
    plies: int,
    rows: Counts,
) -> None:
    """So many playouts from a start, a row each: plies played, whether the game is over, the place of every side."""
    width = rules.seats + 2
    for number in range(count):
        copy_into(start, position)
        rows[number * width] = play_on(rules, position, playout, temperatures, seed, (first + number) & MASK, plies)
        rows[number * width + 1] = 1 if position.phase == OVER else 0
        for seat in range(rules.seats):
            rows[number * width + 2 + seat] = place_of(rules, position, seat)


def place_of(rules: Rules, position: Position, seat: int) -> int:
    """BA-7: one winner, the others come second; 0 while nobody has won."""
    winner = position.owner[rules.goal]
    return 0 if winner == NOBODY else 1 if winner == seat else 2


def play_on(
    rules: Rules, position: Position, playout: Playout, temperatures: Temperatures, seed: Wide, number: Wide, plies: int
) -> int:
    """Play on from here, for at most so many plies; answers how many were played.

    Every event has random numbers of its own, found by the seed, the number of the playout and the event's place in
    it: a choice that is made otherwise does not change what chance decides, nor the luck of later choices.
    """
    begun = stirred((stirred(seed) + number * STRIDE) & MASK)
    reset(playout, begun)
    played = 0
    events = 0
    while position.phase != OVER and played < plies:
        if position.phase == WALK or position.phase == PLACE:
            playout.state = event_seed(begun, 2 * played + 1)
            play_by(rules, position, playout, temperatures)
            played += 1
        else:
            playout.state = event_seed(begun, 2 * events)
            advance(rules, position, playout)
            events += 1
    return played


def stirred(number: Wide) -> Wide:
    """Bits mixed well, so that neighbouring seeds and numbers have nothing to do with each other."""
    number = ((number ^ number >> 30) * FIRST_MIX) & MASK
    number = ((number ^ number >> 27) * SECOND_MIX) & MASK
    return number ^ number >> 31


def event_seed(begun: Wide, step: int) -> Wide:
    """Where the generator of one event begins."""
    return (begun + step * FIRST_MIX) & MASK


def play_by(rules: Rules, position: Position, playout: Playout, temperatures: Temperatures) -> None:
    """One ply, as the policy of the seat that is to act has it."""
    if playout.weighs[position.turn] and temperatures.temperature[position.turn]:
        play(rules, position, choose_warm(rules, position, playout, temperatures))
    else:
        advance(rules, position, playout)


def play_numbered(rules: Rules, position: Position, playout: Playout, number: int) -> bool:
    """Play the legal move with this number in the fixed order; whether there is one."""
    list_moves(rules, position, playout)
    if number < 0 or number >= playout.count:
        return False
    play(rules, position, playout.code[number])
    return True
