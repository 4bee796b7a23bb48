"""Simple opponents for the terminal game: any move at all, or the one that gains most at once."""

from __future__ import annotations

from typing import Any, Final

from tockade.cli.options import Policy
from tockade.game import Consequence, ConsequenceKind, Randomness
from tockade.games import AnyGame
from tockade.record import Choose, random_choice

GAIN: Final = {
    ConsequenceKind.WON: 1000,
    ConsequenceKind.FINISHED: 100,
    ConsequenceKind.HOUSED: 40,
    ConsequenceKind.CAPTURED: -30,
    ConsequenceKind.FELL: -20,
    ConsequenceKind.ENTERED: 20,
    ConsequenceKind.JUMPED: 12,
    ConsequenceKind.SENT_ON: 12,
    ConsequenceKind.LAPPED: -50,
}
"""What it is worth to the side that it happens to; to the others it is worth as much less."""


def opponent(game: AnyGame, policy: Policy, randomness: Randomness) -> Choose:
    """Who plays the seats that no person takes."""
    return random_choice(game, randomness) if policy is Policy.RANDOM else best_at_once(game, randomness)


def best_at_once(game: AnyGame, randomness: Randomness) -> Choose:
    """Plays a move that gains most by what everybody will see of it; any of them if there are several."""

    def choose(position: Any, seat: int) -> Any:
        moves, side = game.legal_moves(position, seat), own_side(game, position, seat)
        gains = [sum(worth(side, told) for told in game.consequences(position, seat, move)) for move in moves]
        best = [move for move, gain in zip(moves, gains, strict=True) if gain == max(gains)]
        return best[randomness.below(len(best))]

    return choose


def own_side(game: AnyGame, position: Any, seat: int) -> tuple[int, ...]:
    """A seat and its partner, who may be another in each game of a match."""
    sides = game.scene(game.view(position, seat)).teams or game.teams
    return next(side for side in sides if seat in side)


def worth(side: tuple[int, ...], happened: Consequence) -> int:
    owner = happened.seats[0] if happened.seats else happened.seat
    value = happened.number if happened.kind is ConsequenceKind.WALKED else GAIN.get(happened.kind, 0)
    return value if owner in side else -value
