"""Whether a spelled division of a 7 is legal, part by part."""

from __future__ import annotations

from tockade.games.cardrace.constants import ALLOWED, V_PAWN_MOVED_ALREADY, V_SEVEN_INCOMPLETE, V_SEVEN_PART
from tockade.games.cardrace.engine_sections.check_walk_push_swap import (
    house_verdict,
    judge_end,
    judge_lap,
    pawn_verdict,
)
from tockade.games.cardrace.engine_sections.moving_pawns import part_steps
from tockade.games.cardrace.engine_sections.packed_numbers import (
    blame,
    has_lapped,
    in_part,
    make_rest,
    moved_pawns,
    part_from,
    part_to,
    steps_left,
)
from tockade.games.cardrace.engine_sections.positions import Position, copy_board
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import seven_mover
from tockade.games.cardrace.engine_sections.seven_parts import begin_seven, has_moved, moved_before, walk_part
from tockade.games.cardrace.engine_sections.squares_and_pawns import pawn_at


def judge_split(rules: Rules, position: Position, scratch: Scratch, board: Position, seat: int, named: int) -> int:
    """A divided 7, part after part: a verdict says which part it is about, and what was left for it."""
    copy_board(board, position)
    begin_seven(rules, board, scratch, seat, named)
    for number in range(scratch.chain_count):
        verdict = step_seven(rules, board, scratch, seat, named, scratch.chain[number])
        if verdict != ALLOWED:
            return in_part(verdict, number, scratch.seven_left)
    if scratch.seven_left:
        return in_part(V_SEVEN_INCOMPLETE, 0, scratch.seven_left)
    return judge_lap(rules, position, scratch, seat, scratch.seven_lapped)


def step_seven(rules: Rules, board: Position, scratch: Scratch, seat: int, named: int, part: int) -> int:
    """Walk one more part of a 7 where the rules allow it: the verdict; what is left stands in the scratch."""
    mover = seven_mover(rules, board, seat, scratch.seven_first)
    scratch.seven_moved = moved_before(scratch.seven_moved, mover, scratch.seven_first)
    verdict = pawn_verdict(rules, board, seat, mover, part_from(part))
    if verdict != ALLOWED:
        return verdict
    pawn = pawn_at(rules, board, mover, part_from(part))
    if not rules.seven_stops and has_moved(scratch.seven_moved, pawn):
        return blame(V_PAWN_MOVED_ALREADY, pawn)
    steps = part_steps(rules, board, pawn, part)
    verdict = judge_part(rules, board, pawn, steps, scratch.seven_left, named, part)
    if verdict != ALLOWED:
        return verdict
    rest = walk_part(rules, board, scratch, pawn, part, named, make_rest(scratch.seven_left, 0, scratch.seven_moved))
    if has_lapped(rest):
        scratch.seven_lapped = pawn
    scratch.seven_moved = moved_pawns(rest)
    scratch.seven_left = steps_left(rest)
    return ALLOWED


def judge_part(rules: Rules, position: Position, pawn: int, steps: int, rest: int, named: int, part: int) -> int:
    """One part of a divided 7: as many steps as it spells, at most what is left, counted before anything on its way."""
    verdict = house_verdict(rules, position, pawn, part_to(part))
    if verdict != ALLOWED:
        return verdict
    if steps == 0 or steps > rest:
        return V_SEVEN_PART
    return judge_end(rules, position, pawn, steps, rules.jump[named], part)
