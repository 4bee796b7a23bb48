"""Whole games inside the engine, and what a study counts in them."""

from __future__ import annotations

from tockade.games.trikolos.constants import CAMP, ENTER, FIELDS, LAYOUT, MASK, NOBODY
from tockade.games.trikolos.engine_sections.best_or_random_move import chosen
from tockade.games.trikolos.engine_sections.c_stand_ins import Counts, Wide
from tockade.games.trikolos.engine_sections.chance import shuffle, stirred
from tockade.games.trikolos.engine_sections.legal_moves import choices
from tockade.games.trikolos.engine_sections.move_scores import steps
from tockade.games.trikolos.engine_sections.packed_numbers import count, fall_tile
from tockade.games.trikolos.engine_sections.playing import apply, winner
from tockade.games.trikolos.engine_sections.positions import overwrite
from tockade.games.trikolos.engine_sections.scratch import Playout


def play_games(playout: Playout, seed: Wide, first: Wide, games: int, counts: Counts) -> None:
    """Play games to their end, FIELDS counts of each written one after the other."""
    for game in range(games):
        begin(playout, seed, first + game)
        while decide(playout) != NOBODY:
            pass
        at = game * FIELDS
        counts[at] = playout.plies
        counts[at + 1] = playout.board.turns
        counts[at + 2] = winner(playout.board)
        counts[at + 3] = playout.captures
        counts[at + 4] = playout.chosen
        counts[at + 5] = playout.blocked
        counts[at + 6] = playout.lead_changes


def begin(playout: Playout, seed: Wide, number: Wide) -> None:
    """Set up the game with this number; it depends on the seed and the number alone."""
    playout.state = stirred(stirred(seed & MASK) + number & MASK)
    playout.plies = 0
    playout.captures = 0
    playout.chosen = 0
    playout.blocked = 0
    playout.leader = NOBODY
    playout.lead_changes = 0
    overwrite(playout.board, playout.opening)
    if playout.board.phase == LAYOUT:
        shuffle(playout)


def decide(playout: Playout) -> int:
    """Let whoever is on turn choose and carry it out; answers the code, NOBODY when the game is over."""
    options = choices(playout.board)
    if not options:
        return NOBODY
    number = count(options)
    code = chosen(playout, options, number)
    turns = playout.board.turns
    fallen = apply(playout.board, code)
    playout.plies += 1
    playout.chosen += 1 if number > 1 else 0
    playout.captures += 1 if fallen != NOBODY and fall_tile(fallen) == CAMP else 0
    if playout.board.turns != turns:
        playout.blocked += 1 if code < ENTER else 0
        note_leader(playout)
    return code


def note_leader(playout: Playout) -> None:
    """Count it when the other side takes the lead in steps."""
    gap = steps(playout.board, 0) - steps(playout.board, 1)
    leader = playout.leader if gap == 0 else 0 if gap > 0 else 1
    if playout.leader != NOBODY and leader != playout.leader:
        playout.lead_changes += 1
    playout.leader = leader
