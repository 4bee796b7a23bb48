"""Scores every move of a card race with the game's network, perhaps without some of its inputs."""

from __future__ import annotations

from threading import local
from typing import Final, NamedTuple

from tockade.bots.level import Decision
from tockade.games.cardrace.bot_interface import Inputs, without_inputs
from tockade.network_types import CERTAIN
from tockade.simulator import Memory
from tockade.values import Valuer, valuer

WON: Final = 2**62
"""The score of a move that wins at once."""


class Sight(NamedTuple):
    """What is remembered, and what is not seen."""

    memory: Memory
    unseen: Inputs = ()


class Thought(NamedTuple):
    """What a network says about every move of a decision."""

    valuer: Valuer
    sight: Sight
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


def one_ply(asked: Decision, sight: Sight) -> Thought:
    """What the network says that has this sight."""
    seeing = _seeing(asked, sight)
    rows, width = seeing.score_moves(asked.view, sight.memory)
    side = next(number for number, seats in enumerate(asked.game.teams) if asked.view.viewer in seats)
    best = max(range(0, len(rows), width), key=rows.__getitem__)
    chances = [CERTAIN if rows[at] >= WON else rows[at + 1 + side] for at in range(0, len(rows), width)]
    return Thought(seeing, sight, chances, best // width)


_own = local()
MOST: Final = 16
"""Valuers with a sight of their own that a thread keeps."""


def _seeing(asked: Decision, sight: Sight) -> Valuer:
    """This thread's valuer with this sight."""
    whole = valuer(asked.game.setup.text, asked.version)
    assert whole is not None
    if not sight.unseen:
        return whole
    kept: dict[tuple[str, int, Sight], Valuer] = _own.__dict__.setdefault("kept", {})
    key = asked.game.setup.text, asked.version, sight
    if key not in kept:
        if len(kept) == MOST:
            kept.pop(next(iter(kept)))
        kept[key] = Valuer(whole.game, whole.served)
        weights = without_inputs(whole.served.weights(), sight.unseen)
        kept[key].network = kept[key].simulator.network(weights, whole.served.likeness)
    return kept[key]
