"""Chance: the playouts' own generator, and what follows from the lot, the throws for the beginning and the die."""

from __future__ import annotations

from tockade.games.barricades.constants import FIRST_MIX, MASK, OPENING, SEATS, SECOND_MIX, STRIDE, WALK
from tockade.games.barricades.engine_sections.positions import Position, call_contender
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


def draw(playout: Playout, count: int) -> int:
    """A number below `count` from the playout's own generator (splitmix)."""
    playout.state = (playout.state + STRIDE) & MASK
    mixed = playout.state
    mixed = ((mixed ^ (mixed >> 30)) * FIRST_MIX) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * SECOND_MIX) & MASK
    mixed = mixed ^ (mixed >> 31)
    return ((mixed >> 32) * count) >> 32


def draw_empty_house(rules: Rules, position: Position, empty: int) -> None:
    """BA-1: the lot says which house stays empty; the players take the others from left to right."""
    for seat in range(rules.seats):
        position.house[seat] = seat if seat < empty else seat + 1
    open_throws(rules, position)


def open_throws(rules: Rules, position: Position) -> None:
    """BA-2: all throw."""
    position.phase = OPENING
    for seat in range(rules.seats):
        call_contender(position, seat)


def throw_die(position: Position, face: int) -> None:
    """A face for the seat whose turn it is, or for the next who throws for the beginning."""
    if position.phase == OPENING:
        position.thrown[position.throws] = face
        position.throws += 1
        if position.throws == position.contenders:
            settle_opening(position)
        else:
            position.turn = position.contender[position.throws]
    else:
        position.die = face
        position.phase = WALK


def settle_opening(position: Position) -> None:
    """BA-2: the highest begins and plays that number; the tied throw again among themselves."""
    highest = 0
    for index in range(position.contenders):
        highest = max(highest, position.thrown[index])
    kept = 0
    for index in range(position.contenders):
        if position.thrown[index] == highest:
            position.contender[kept] = position.contender[index]
            kept += 1
    for index in range(SEATS):
        position.thrown[index] = 0
        if index >= kept:
            position.contender[index] = 0
    position.turn = position.contender[0]
    position.contenders = kept
    position.throws = 0
    if kept == 1:
        position.contenders = 0
        position.contender[0] = 0
        position.die = highest
        position.phase = WALK
