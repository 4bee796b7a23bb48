"""What the beginner level overlooks: all moves with some of the cards, or with one of the pawns."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, TypeVar

from tockade.game_types import Randomness

Move = TypeVar("Move")
CERTAIN: Final = 100


def noticed(moves: Sequence[Move], about: Sequence[Hashable], percent: int, randomness: Randomness) -> list[Move]:
    """The moves that are noticed: with so many chances in a hundred all about one thing are not; never nothing."""
    things = list(dict.fromkeys(about))
    overlooked = {thing for thing in things if randomness.below(CERTAIN) < percent}
    seen = [move for move, thing in zip(moves, about, strict=True) if thing not in overlooked]
    return seen or list(moves)
