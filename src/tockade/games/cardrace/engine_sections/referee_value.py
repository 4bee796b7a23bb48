"""The referee's value: each side's chance with all hands known and the stock as counts, at any point of a game."""

from __future__ import annotations

from tockade.games.cardrace.constants import DEALING, DRAWING, EXTRA, OVER, SHUFFLE, THEN_EXTRA, THEN_NEXT
from tockade.games.cardrace.engine_sections.c_stand_ins import Counts
from tockade.games.cardrace.engine_sections.card_chances import Survey
from tockade.games.cardrace.engine_sections.features import deal_is_due, first_of_hand
from tockade.games.cardrace.engine_sections.network import Network
from tockade.games.cardrace.engine_sections.network_choice import score_position
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.seats import sides


def referee_chances(rules: Rules, position: Position, survey: Survey, network: Network, rows: Counts) -> None:
    """The chance of every side in 65536ths: the result once the winner is known, even before anything is decided."""
    if position.finished or position.phase == OVER:
        fill_result(rules, position, rows)
    elif position.phase < SHUFFLE:
        share_evenly(rules, rows)
    else:
        survey.sees_all = 1
        score_position(rules, position, survey, network, last_mover(rules, position), rows)
        survey.sees_all = 0


def fill_result(rules: Rules, position: Position, rows: Counts) -> None:
    """Who came in first has won; a game that was broken off is everybody's."""
    if position.finished == 0:
        share_evenly(rules, rows)
        return
    for side in range(sides(rules)):
        rows[side] = 65536 if position.order[0] == side else 0


def share_evenly(rules: Rules, rows: Counts) -> None:
    """The same for every side."""
    for side in range(sides(rules)):
        rows[side] = 65536 // sides(rules)


def last_mover(rules: Rules, position: Position) -> int:
    """Through whose eyes networks know such a position: of who has moved, and before a hand of who moves last in it."""
    if draws_after_move(position):
        return position.turn
    following = position.turn
    if deal_is_due(position) or position.phase == DEALING:
        following = first_of_hand(rules, position)
    return following - 1 if following else rules.seats - 1


def draws_after_move(position: Position) -> bool:
    """Whether a turn goes on after a move: with a card that is drawn for it, or with another play."""
    if position.phase != DRAWING and position.phase != SHUFFLE:
        return position.phase == EXTRA
    return position.then == THEN_NEXT or position.then == THEN_EXTRA
