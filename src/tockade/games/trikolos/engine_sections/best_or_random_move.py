"""Choosing a move: the best by score, or any."""

from __future__ import annotations

from tockade.games.trikolos.constants import NOBODY
from tockade.games.trikolos.engine_sections.c_stand_ins import Wide
from tockade.games.trikolos.engine_sections.chance import below
from tockade.games.trikolos.engine_sections.move_scores import score
from tockade.games.trikolos.engine_sections.packed_numbers import lowest
from tockade.games.trikolos.engine_sections.playing import apply
from tockade.games.trikolos.engine_sections.positions import overwrite
from tockade.games.trikolos.engine_sections.scratch import Playout


def chosen(playout: Playout, options: Wide, number: int) -> int:
    """One of the options: the only one, the best, or any."""
    if number == 1:
        return lowest(options)
    if playout.greedy[playout.board.turn]:
        return best(playout, options)
    for _ in range(below(playout, number)):
        options &= options - 1
    return lowest(options)


def best(playout: Playout, options: Wide) -> int:
    """The code whose position afterwards scores highest."""
    found = NOBODY
    highest = 0.0
    while options:
        code = lowest(options)
        options &= options - 1
        overwrite(playout.trial, playout.board)
        apply(playout.trial, code)
        worth = score(playout, playout.board.turn)
        if found == NOBODY or worth > highest:
            found = code
            highest = worth
    return found
