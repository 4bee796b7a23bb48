"""Afterstates: what each move of a decision leads to before the next chance event, as inputs and as positions."""

from __future__ import annotations

from tockade.games.cardrace.constants import OVER
from tockade.games.cardrace.engine_sections.c_stand_ins import Counts, Shorts
from tockade.games.cardrace.engine_sections.card_chances import Survey
from tockade.games.cardrace.engine_sections.features import list_fixed, list_moved
from tockade.games.cardrace.engine_sections.legal_moves import list_sorted
from tockade.games.cardrace.engine_sections.moves import load_move
from tockade.games.cardrace.engine_sections.packed_numbers import header_card, header_kind, header_named
from tockade.games.cardrace.engine_sections.playing import do_move
from tockade.games.cardrace.engine_sections.positions import Position, copy_position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import side_done


def make_afterstate(rules: Rules, position: Position, after: Position, scratch: Scratch, seat: int, index: int) -> None:
    """The position after a listed move, before a card is drawn or dealt, or a partner's card is seen."""
    copy_position(after, position)
    load_move(scratch, index)
    header = scratch.header[index]
    do_move(rules, after, scratch, seat, header_kind(header), header_card(header), header_named(header))


def wins_at_once(rules: Rules, position: Position, after: Position, seat: int) -> bool:
    """Whether a move brought everybody home that the seat's side needs."""
    return after.phase == OVER or (side_done(rules, after, seat) and not side_done(rules, position, seat))


def list_afterstates(
    rules: Rules,
    position: Position,
    after: Position,
    scratch: Scratch,
    survey: Survey,
    seat: int,
    ends: Counts,
    inputs: Shorts,
) -> int:
    """The active inputs of every move's afterstate, each with its amount, in the order of the moves' numbers.

    First those that all moves share.  Where they end stands first in `ends`, then where those of each move do.  The
    answer is how many moves there are, or -1 if there is no room.
    """
    count = list_sorted(rules, position, scratch, seat)
    list_fixed(rules, position, survey, seat)
    used = copy_inputs(survey, 0, survey.fixed, inputs, 0)
    for index in range(count):
        if used < 0 or index + 1 >= len(ends):
            return -1
        ends[index] = used
        make_afterstate(rules, position, after, scratch, seat, index)
        list_moved(rules, after, survey, position.phase)
        used = copy_inputs(survey, survey.fixed, survey.count, inputs, used)
    ends[count] = used
    return -1 if used < 0 else count


def copy_inputs(survey: Survey, first: int, end: int, inputs: Shorts, used: int) -> int:
    """Some of the active inputs, behind those that are there; where they end, or -1 if there is no room."""
    if used + 2 * (end - first) > len(inputs):
        return -1
    for number in range(first, end):
        inputs[used + 2 * (number - first)] = survey.active[number]
        inputs[used + 2 * (number - first) + 1] = survey.amount[number]
    return used + 2 * (end - first)
