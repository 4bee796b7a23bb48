"""Whole games inside the engine, and what a study counts in them."""

from __future__ import annotations

from tockade.games.cardrace.constants import ARRIVE, DEALING, GOLDEN, MASK, NOBODY, OVER, PLAYING, RANKS
from tockade.games.cardrace.engine_sections.best_or_random_move import choose
from tockade.games.cardrace.engine_sections.c_stand_ins import Wide
from tockade.games.cardrace.engine_sections.chance import next_random
from tockade.games.cardrace.engine_sections.legal_moves import list_moves
from tockade.games.cardrace.engine_sections.move_scores import seat_steps
from tockade.games.cardrace.engine_sections.packed_numbers import hand_slot, header_card, header_kind
from tockade.games.cardrace.engine_sections.playing import play_listed
from tockade.games.cardrace.engine_sections.positions import Position, clear_position, start_position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import acting_seat, side_of, sides
from tockade.games.cardrace.engine_sections.stock_as_counts import pick_outcome, settle


def play_number(rules: Rules, position: Position, scratch: Scratch, seed: Wide, number: Wide, scored: int) -> None:
    """The game with this number of a seed."""
    seed_game(scratch, seed, number)
    clear_position(position)
    start_position(rules, position)
    play_game(rules, position, scratch, scored)


def seed_game(scratch: Scratch, seed: Wide, number: Wide) -> None:
    """The generator of one game of a series."""
    scratch.seed = (seed ^ number * GOLDEN) & MASK
    scratch.seed = next_random(scratch)


def clear_tally(scratch: Scratch) -> None:
    """Begin to count."""
    scratch.plies = scratch.choices = scratch.discards = scratch.leads = scratch.captures = scratch.undo_count = 0
    scratch.leader = NOBODY
    for rank in range(RANKS):
        scratch.tally_held[rank] = 0
        scratch.tally_dead[rank] = 0


def play_game(rules: Rules, position: Position, scratch: Scratch, scored: int) -> None:
    """One whole game inside the engine, from the start position."""
    captures = 0
    clear_tally(scratch)
    while position.phase != OVER:
        if position.phase < DEALING:
            pick_outcome(rules, position, scratch)
            settle(rules, position, scratch)
        else:
            seat = acting_seat(rules, position)
            list_moves(rules, position, scratch, seat)
            count_ply(rules, position, scratch, seat)
            index = choose(rules, position, scratch, seat, scored)
            scratch.captures = 0
            play_listed(rules, position, scratch, seat, index)
            captures += scratch.captures
            if scratch.counting:
                follow_lead(rules, position, scratch)
    scratch.captures = captures


def count_ply(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """What a study wants to know about a decision, before it is made."""
    scratch.plies += 1
    if scratch.count > 1:
        scratch.choices += 1
    if position.phase == PLAYING and nothing_playable(scratch):
        scratch.discards += 1
    if position.phase == PLAYING and scratch.counting:
        for rank in range(RANKS):
            if position.hand[hand_slot(seat, rank)]:
                scratch.tally_held[rank] += 1
                if not rank_listed(scratch, rank):
                    scratch.tally_dead[rank] += 1


def nothing_playable(scratch: Scratch) -> bool:
    """Whether no listed move carries a card out: cards are discarded, laid without effect or kept."""
    for index in range(scratch.count):
        if header_kind(scratch.header[index]) <= ARRIVE:
            return False
    return True


def rank_listed(scratch: Scratch, rank: int) -> bool:
    """Whether some listed move carries this card out."""
    for index in range(scratch.count):
        if header_kind(scratch.header[index]) <= ARRIVE and header_card(scratch.header[index]) == rank:
            return True
    return False


def follow_lead(rules: Rules, position: Position, scratch: Scratch) -> None:
    """Count how often another side takes the lead in steps."""
    best = 0
    leader = scratch.leader
    for side in range(sides(rules)):
        steps = side_steps(rules, position, side)
        if steps > best or (steps == best and side == scratch.leader):
            best = steps
            leader = side
    if scratch.leader == NOBODY:
        scratch.leader = leader if best else NOBODY
    elif leader != scratch.leader:
        scratch.leads += 1
        scratch.leader = leader


def side_steps(rules: Rules, position: Position, side: int) -> int:
    """All steps that a side has behind it."""
    steps = 0
    for seat in range(rules.seats):
        if side_of(rules, seat) == side:
            steps += seat_steps(rules, position, seat)
    return steps
