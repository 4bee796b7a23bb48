"""Playouts from any position: to the end, or for so many plies."""

from __future__ import annotations

from tockade.games.trikolos.constants import LAYOUT, MASK, NOBODY, OVER, STIR
from tockade.games.trikolos.engine_sections.c_stand_ins import Counts, Wide
from tockade.games.trikolos.engine_sections.chance import shuffle, stirred
from tockade.games.trikolos.engine_sections.legal_moves import choices
from tockade.games.trikolos.engine_sections.packed_numbers import count
from tockade.games.trikolos.engine_sections.playing import apply, winner
from tockade.games.trikolos.engine_sections.policies import Policies, choose_by, take_policies
from tockade.games.trikolos.engine_sections.positions import Board, overwrite
from tockade.games.trikolos.engine_sections.scratch import Playout


def play_out(
    start: Board,
    playout: Playout,
    policies: Policies,
    seed: Wide,
    first: Wide,
    games: int,
    plies: int,
    rows: Counts,
) -> None:
    """So many playouts from a start, a row each: plies played, whether the game is over, the place of every side."""
    take_policies(playout, policies)
    for number in range(games):
        overwrite(playout.board, start)
        rows[number * 4] = play_on(playout, policies, stirred(stirred(seed) + first + number & MASK), plies)
        rows[number * 4 + 1] = 1 if playout.board.phase == OVER else 0
        for seat in range(2):
            rows[number * 4 + 2 + seat] = place_of(playout.board, seat)


def place_of(board: Board, seat: int) -> int:
    """First or second; 0 while nobody has won."""
    if board.phase != OVER or winner(board) == NOBODY:
        return 0
    return 1 if winner(board) == seat else 2


def play_on(playout: Playout, policies: Policies, begun: Wide, plies: int) -> int:
    """Play on from here, for at most so many plies; answers how many were played.

    Every event has random numbers of its own, found by the playout's first state and the event's place in it: a choice
    that is made otherwise does not change the luck of later ones.
    """
    played = 0
    playout.state = begun
    if playout.board.phase == LAYOUT:
        shuffle(playout)
    while playout.board.phase != OVER and played < plies:
        playout.state = event_seed(begun, played + 1)
        play_by(playout, policies, choices(playout.board))
        played += 1
    return played


def event_seed(begun: Wide, step: int) -> Wide:
    """Where the generator of one event begins."""
    return begun + step * STIR & MASK


def play_by(playout: Playout, policies: Policies, options: Wide) -> None:
    """One ply, as the policy of the seat on turn has it."""
    apply(playout.board, choose_by(playout, policies, options, count(options)))
