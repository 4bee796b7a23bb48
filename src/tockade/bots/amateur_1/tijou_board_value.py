"""What a board of Tijou is worth to the amateur."""

from __future__ import annotations

from math import prod
from typing import Final

from tockade.bots.amateur_1.pawn_dangers import PawnsInDanger, ThreatenedPawn, chance_of
from tockade.games.cardrace.bot_interface import Rules, constants

ON_BOARD: Final = 22.0
ONE_CARD: Final = 3.0
"""One card takes the piece to its exit."""
ON_EXIT: Final = 14.0
ARRIVED: Final = 58.0
COMPLETE: Final = 12.0
"""All pieces on the board: only then can they arrive (TJ-13)."""
LEAD: Final = 200.0
"""The smaller, the more an advanced seat counts: the first with three in arrival wins for both (TJ-15)."""
PARTNER: Final = 0.8
RIVAL: Final = 0.7
FEAR: Final = 0.5
HOPE: Final = 0.1
EATING: Final = 5


class TijouBoard:
    """Worths of boards of one game, to one side."""

    keep = 0.6
    """How much of a card's use counts while it stays in hand."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.reaches = [self._reaching(rank) for rank in range(constants.WILD)]
        """By rank: how far from its own first corner a piece is that the card takes to its exit."""
        self.near = [offset for offset in range(rules.ring) if any(offset in found for found in self.reaches)]
        self.eaten_by_five = chance_of(6, 54)
        self.eaten_by_either = chance_of(10, 54)

    def _reaching(self, rank: int) -> frozenset[int]:
        rules = self.rules
        steps = [rules.forward[rank]] * bool(rules.forward[rank]) + [-rules.back[rank]] * bool(rules.back[rank])
        # TJ-12: the opposite corner sends a piece to its exit.
        return frozenset((aim - step) % rules.ring for step in steps for aim in (0, rules.ring // 2))

    # one seat

    def army(self, pieces: PawnsInDanger, seat: int) -> float:
        """What a seat has reached; the nearer the end, the more each step counts."""
        ring = pieces.done(seat)
        reached = ARRIVED * len(pieces.rooms(seat)) + sum(self._piece(done) for done in ring)
        if not pieces.waiting(seat):
            reached += COMPLETE
        return reached + reached**2 / LEAD

    def _piece(self, done: int) -> float:
        return ON_BOARD + (ON_EXIT if done == 0 else ONE_CARD if done in self.near else 0.0)

    def danger(self, pawn: ThreatenedPawn, enemies: list[ThreatenedPawn]) -> float:
        """What a piece stands to lose, times how likely it is to be eaten (TJ-10)."""
        safe = prod(1 - self._eaten(pawn.square, enemy.square) for enemy in enemies)
        return (1 - safe) * self._piece(pawn.done)

    def _eaten(self, square: int, enemy: int) -> float:
        behind = (square - enemy) % self.rules.ring
        if 0 < behind <= EATING:
            return self.eaten_by_either if behind <= 2 else self.eaten_by_five
        return self.eaten_by_five if behind >= self.rules.ring - 2 else 0.0

    # the whole board

    def worth(self, pieces: PawnsInDanger, side: frozenset[int]) -> float:
        """The board to the seats of one side."""
        seats = range(self.rules.seats)
        ours = sorted((self.army(pieces, seat) for seat in side), reverse=True)
        theirs = sum(self.army(pieces, seat) for seat in seats if seat not in side)
        fear, hope = self._dangers(pieces, side)
        return ours[0] + PARTNER * sum(ours[1:]) - RIVAL * theirs - FEAR * fear + HOPE * hope

    def _dangers(self, pieces: PawnsInDanger, side: frozenset[int]) -> tuple[float, float]:
        ours = [pawn for pawn in pieces.ring if pawn.seat in side]
        theirs = [pawn for pawn in pieces.ring if pawn.seat not in side]
        return sum(self.danger(pawn, theirs) for pawn in ours), sum(self.danger(pawn, ours) for pawn in theirs)

    # cards

    def use(self, pieces: PawnsInDanger, seat: int, rank: int) -> float:
        """What a card would be good for in the hand of the seat that has these pieces."""
        if rank == constants.WILD:
            return 4.0 + max(self.use(pieces, seat, other) for other in range(constants.WILD))
        rules, ring, waiting = self.rules, pieces.done(seat), pieces.waiting(seat)
        uses = [(3.0 if waiting else 9.0) if rules.arrives[rank] else 1.0]
        if rules.enters[rank]:
            uses.append(16.0 if waiting else 6.0)
        if rules.arrives[rank]:
            uses += [(6.0 if waiting else 18.0) for done in ring if done == 0]
        uses += [9.0 for done in ring if done and done in self.reaches[rank]]
        if rules.back[rank] and not rules.enters[rank]:
            uses.append(3.0)  # from the entry straight to the exit (TJ-2)
        return max(uses) + (1.5 if rules.eats[rank] else 0.0)
