"""Playouts from any position: to the end, or for so many plies."""

from __future__ import annotations

from tockade.games.cardrace.constants import DEALING, FIRST_MIX, GOLDEN, MASK, OVER
from tockade.games.cardrace.engine_sections.c_stand_ins import Counts, Wide
from tockade.games.cardrace.engine_sections.chance import next_random
from tockade.games.cardrace.engine_sections.legal_moves import list_moves, list_sorted
from tockade.games.cardrace.engine_sections.playing import play_listed
from tockade.games.cardrace.engine_sections.policies import Policies, choose_by
from tockade.games.cardrace.engine_sections.positions import Position, copy_position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import acting_seat, acts, sides
from tockade.games.cardrace.engine_sections.stock_as_counts import pick_outcome, settle


def play_out(
    rules: Rules,
    start: Position,
    position: Position,
    scratch: Scratch,
    policies: Policies,
    seed: Wide,
    first: Wide,
    count: int,
    plies: int,
    rows: Counts,
) -> None:
    """So many playouts from a start, a row each: plies played, whether the game is over, the place of every side."""
    width = sides(rules) + 2
    for number in range(count):
        copy_position(position, start)
        rows[number * width] = play_on(rules, position, scratch, policies, seed, (first + number) & MASK, plies)
        rows[number * width + 1] = 1 if position.phase == OVER else 0
        for side in range(sides(rules)):
            rows[number * width + 2 + side] = place_of(position, side)


def place_of(position: Position, side: int) -> int:
    """The place that a side has taken; 0 while it has none."""
    for place in range(position.finished):
        if position.order[place] == side:
            return place + 1
    return 0


def play_on(
    rules: Rules, position: Position, scratch: Scratch, policies: Policies, seed: Wide, number: Wide, plies: int
) -> int:
    """Play on from here, for at most so many plies; answers how many were played.

    Every event has random numbers of its own, found by the seed, the number of the playout and the event's place in
    it: a choice that is made otherwise does not change what chance decides, nor the luck of later choices.
    """
    scratch.seed = (seed ^ number * GOLDEN) & MASK
    begun = next_random(scratch)
    played = 0
    events = 0
    while position.phase != OVER and played < plies:
        if position.phase < DEALING:
            scratch.seed = event_seed(begun, 2 * events)
            pick_outcome(rules, position, scratch)
            settle(rules, position, scratch)
            events += 1
        else:
            scratch.seed = event_seed(begun, 2 * played + 1)
            play_by(rules, position, scratch, policies, acting_seat(rules, position))
            played += 1
    return played


def event_seed(begun: Wide, step: int) -> Wide:
    """Where the generator of one event begins."""
    return (begun + step * FIRST_MIX) & MASK


def play_by(rules: Rules, position: Position, scratch: Scratch, policies: Policies, seat: int) -> None:
    """One ply, as the policy of this seat has it."""
    list_moves(rules, position, scratch, seat)
    play_listed(rules, position, scratch, seat, choose_by(rules, position, scratch, policies, seat))


def play_numbered(rules: Rules, position: Position, scratch: Scratch, seat: int, number: int) -> bool:
    """Play the legal move with this number in the fixed order; whether there is one."""
    if not acts(rules, position, seat) or number < 0 or number >= list_sorted(rules, position, scratch, seat):
        return False
    play_listed(rules, position, scratch, seat, number)
    return True
