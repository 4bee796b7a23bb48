"""How the players of a study choose their moves."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from tockade.games import AnyGame


class PlayingPolicy(StrEnum):
    """The quick policy plays fairly well; random play is not representative of people."""

    QUICK = "quick"
    RANDOM = "random"

    @property
    def other(self) -> PlayingPolicy:
        """The one that is shown beside it."""
        return PlayingPolicy.RANDOM if self is PlayingPolicy.QUICK else PlayingPolicy.QUICK

    def weights(self, game: AnyGame) -> Sequence[float] | None:
        """What the engine scores moves with; None plays at random."""
        return game.quick_weights if self is PlayingPolicy.QUICK else None
