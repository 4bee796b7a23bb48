"""Scores every move of a card race with the game's network."""

from __future__ import annotations

from typing import Final, NamedTuple

from tockade.bots.level import Decision
from tockade.network_types import CERTAIN
from tockade.simulator import Memory
from tockade.values import Valuer, valuer

WON: Final = 2**62
"""The score of a move that wins at once."""


class Thought(NamedTuple):
    """What a network says about every move of a decision."""

    valuer: Valuer
    memory: Memory
    chances: list[int]
    """Of the mover's own side, in 65536ths."""
    number: int
    """The move that is chosen."""

    @property
    def order(self) -> list[int]:
        """The moves, the best first; of equals the first."""
        return sorted(range(len(self.chances)), key=lambda number: (number != self.number, -self.chances[number]))

    @property
    def won(self) -> bool:
        """Whether the chosen move wins at once."""
        return self.chances[self.number] == CERTAIN


def one_ply(asked: Decision, memory: Memory) -> Thought:
    """What the game's network says of what is remembered."""
    seeing = valuer(asked.game.setup.text, asked.version)
    assert seeing is not None
    rows, width = seeing.score_moves(asked.view, memory)
    side = next(number for number, seats in enumerate(asked.game.teams) if asked.view.viewer in seats)
    best = max(range(0, len(rows), width), key=rows.__getitem__)
    chances = [CERTAIN if rows[at] >= WON else rows[at + 1 + side] for at in range(0, len(rows), width)]
    return Thought(seeing, memory, chances, best // width)
