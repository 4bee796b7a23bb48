"""Moves chosen in advance: those of a seat as if it were its turn, by the public board and its own hand."""

from __future__ import annotations

from msgspec import Raw

from tockade.game_types import Choice, Division, Step
from tockade.table.choice_tree import grow_choices
from tockade.table.table import Phase, Table
from tockade.table.viewer_frames import MOST_STEPS, DecisionShown

NO_DECISION = 0
"""The id of what nobody has been asked yet."""


def show_advance(table: Table, seat: int) -> DecisionShown | None:
    """The moves and taps of a seat that is not asked; None where nothing can be known before its turn."""
    position = _as_if_asked(table, seat)
    if position is None:
        return None
    game = table.game
    moves = game.legal_moves(position, seat)
    shown = DecisionShown(NO_DECISION, [game.move_text(move) for move in moves])
    if len(moves) <= MOST_STEPS:
        shown.steps = Raw(game.steps_bytes(moves))
    shown.choices = grow_choices(game, position, seat) or []
    return shown


def next_steps_in_advance(table: Table, seat: int, taps: tuple[Step, ...]) -> list[Choice]:
    """The taps that may follow these, as if it were this seat's turn."""
    position = _as_if_asked(table, seat)
    return [] if position is None else table.game.next_steps(position, seat, taps)


def divide_in_advance(table: Table, seat: int, step: Step) -> Division:
    """Every way of dividing a card, as if it were this seat's turn."""
    position = _as_if_asked(table, seat)
    return Division() if position is None else table.game.division(position, seat, step)


def _as_if_asked(table: Table, seat: int) -> object | None:
    if table.phase is not Phase.PLAYING or table.asked(seat) is not None:
        return None
    return table.game.in_advance(table.position, seat)
