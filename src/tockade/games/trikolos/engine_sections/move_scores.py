"""The linear score of a position after a move."""

from __future__ import annotations

from tockade.games.trikolos.constants import (
    EDGE,
    FEATURES,
    GREEN,
    NOISE,
    OTHER_EDGE,
    OTHER_MOVES,
    OTHER_STEPS,
    OWN_EDGE,
    OWN_MOVES,
    OWN_STEPS,
    SIDE,
    SPARE_GREEN,
    UNIT,
    WHITE,
)
from tockade.games.trikolos.engine_sections.chance import random_bits
from tockade.games.trikolos.engine_sections.legal_moves import pawn_choices
from tockade.games.trikolos.engine_sections.packed_numbers import count, lowest
from tockade.games.trikolos.engine_sections.positions import Board
from tockade.games.trikolos.engine_sections.scratch import Playout


def score(playout: Playout, seat: int) -> float:
    """The linear score of the trial board for the seat that has just decided."""
    other = 1 - seat
    at = seat * FEATURES
    worth = playout.weights[at + OWN_STEPS] * steps(playout.trial, seat)
    worth += playout.weights[at + OTHER_STEPS] * steps(playout.trial, other)
    worth += playout.weights[at + OWN_MOVES] * count(pawn_choices(playout.trial, seat))
    worth += playout.weights[at + OTHER_MOVES] * count(pawn_choices(playout.trial, other))
    worth += playout.weights[at + OWN_EDGE] * count(playout.trial.pawns[seat] & EDGE)
    worth += playout.weights[at + OTHER_EDGE] * count(playout.trial.pawns[other] & EDGE)
    worth += playout.weights[at + SPARE_GREEN] * (1 if playout.trial.spare == GREEN else 0)
    return worth + playout.weights[at + NOISE] * (random_bits(playout) >> 32) * UNIT


def steps(board: Board, seat: int) -> int:
    """How many steps the pawns of a seat have behind them; arriving is the seventh."""
    done = board.home[seat] * (SIDE + 1)
    pawns = board.pawns[seat]
    while pawns:
        row = lowest(pawns) // SIDE
        done += row + 1 if seat == WHITE else SIDE - row
        pawns &= pawns - 1
    return done
