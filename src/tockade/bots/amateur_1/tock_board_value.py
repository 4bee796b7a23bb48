"""What a board of a tock is worth to the amateur."""

from __future__ import annotations

from math import prod
from typing import Final

from tockade.bots.amateur_1.pawn_dangers import PawnsInDanger, ThreatenedPawn, chance_of
from tockade.games.cardrace.bot_interface import Rules, constants

ON_BOARD: Final = 14.0
FIRST_ON_BOARD: Final = 8.0
"""More for the first: without a pawn on the ring most cards are dead."""
HOME: Final = 22.0
DEEP: Final = 3.0
"""For each room further back: pawns that stop at the door keep the others out."""
FEAR: Final = 0.55
"""How much of a danger is counted: whoever could capture has other wishes too."""
HOPE: Final = 0.15
"""The same for dangers to opponents."""
RIVAL: Final = 0.7
RIVALS: Final = 0.45
"""What an opponent's board counts, alone or as one of several."""
REACH: Final = 32


class TockBoard:
    """Worths of boards of one game, to one side."""

    keep = 1.0
    """How much of a card's use counts while it stays in hand."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        pack = 52 + rules.jokers
        self.pack = pack
        self.ahead = [self._risk(distance) for distance in range(REACH)]
        """How likely a pawn so far behind is to land here."""
        self.back = {rules.back[rank]: chance_of(4, pack) for rank in range(13) if rules.back[rank]}
        self.entering = chance_of(self._cards(rules.enters), pack)
        self.pushed = chance_of(self._cards(rules.push), pack)
        self.push = max(rules.push)
        self.jumps = any(rules.jump)

    def _cards(self, ranks: list[int]) -> float:
        """How many cards of the pack do this."""
        return sum(self._copies(rank) for rank in range(constants.RANKS) if ranks[rank])

    def _copies(self, rank: int) -> int:
        return self.rules.jokers if rank == constants.WILD else 4

    def _risk(self, distance: int) -> float:
        rules, cards = self.rules, 0.0
        for rank in range(constants.RANKS):
            steps = rules.forward[rank]
            if steps == distance or (rules.sweeps[rank] and 0 < distance <= steps):
                cards += self._copies(rank)
            elif rules.divides[rank] and 0 < distance < steps:
                cards += self._copies(rank) / 2
        return chance_of(cards, self.pack)

    # one pawn

    def way(self, done: int) -> float:
        """A pawn on the ring: past its entrance it has its whole lap before it."""
        return ON_BOARD + (done if done <= self.rules.entrance else done - self.rules.ring)

    def army(self, pieces: PawnsInDanger, seat: int) -> float:
        """What a seat has reached."""
        rooms = pieces.rooms(seat)
        ways = [self.way(done) for done in pieces.done(seat)]
        deepest = self.rules.rooms - 1
        # A room behind an occupied one can only be filled from inside.
        lost = sum(1 for room in range(deepest + 1) if room not in rooms and any(taken < room for taken in rooms))
        housed: float = sum(ON_BOARD + self.rules.ring + HOME + DEEP * room for room in rooms)
        return sum(ways) + housed - DEEP * lost + (FIRST_ON_BOARD if ways else 0.0)

    # dangers

    def danger(self, pawn: ThreatenedPawn, enemies: list[ThreatenedPawn], starts: set[int]) -> float:
        """What a pawn stands to lose, times how likely that is."""
        if pawn.guarded:
            return 0.0
        safe = prod(1 - self._hit(pawn.square, enemy.square) for enemy in enemies)
        if pawn.square in starts:
            safe *= 1 - self.entering
        return (1 - safe) * max(0.0, self.way(pawn.done)) + self._push_loss(pawn)

    def _push_loss(self, pawn: ThreatenedPawn) -> float:
        """GJ-17: a 5 takes a pawn that waits before its house past the entrance, and on another lap."""
        if pawn.done <= self.rules.entrance < pawn.done + self.push:
            return self.pushed * pawn.done
        return 0.0

    def _hit(self, square: int, enemy: int) -> float:
        rules = self.rules
        distance = (square - enemy) % rules.ring
        risk = self.ahead[distance] if distance < REACH else self.back.get(rules.ring - distance, 0.0)
        if self.jumps and rules.central[square] and rules.arm_length < distance < REACH:
            risk = max(risk, self.ahead[distance - rules.arm_length])
        return risk

    # the whole board

    def worth(self, pieces: PawnsInDanger, side: frozenset[int]) -> float:
        """The board to the seats of one side."""
        others = [seat for seat in range(self.rules.seats) if seat not in side]
        rival = RIVAL if len(others) == len(side) else RIVALS
        mine = sum(self.army(pieces, seat) for seat in side)
        theirs = sum(self.army(pieces, seat) for seat in others)
        fear, hope = self._dangers(pieces, side)
        return mine - rival * theirs - FEAR * fear + HOPE * hope

    def _dangers(self, pieces: PawnsInDanger, side: frozenset[int]) -> tuple[float, float]:
        ours = [pawn for pawn in pieces.ring if pawn.seat in side]
        theirs = [pawn for pawn in pieces.ring if pawn.seat not in side]
        entering = [seat for seat in range(self.rules.seats) if pieces.waiting(seat)]
        our_starts = {pieces.starts[seat] for seat in entering if seat in side}
        their_starts = {pieces.starts[seat] for seat in entering if seat not in side}
        fear = sum(self.danger(pawn, theirs, their_starts) for pawn in ours)
        return fear, sum(self.danger(pawn, ours, our_starts) for pawn in theirs)

    # cards

    def use(self, pieces: PawnsInDanger, seat: int, rank: int) -> float:
        """What a card would be good for in the hand of the seat that has these pawns."""
        rules, ring = self.rules, pieces.done(seat)
        uses = [0.5]
        if rules.enters[rank] and pieces.waiting(seat):
            uses.append(12.0 if ring else 26.0)
        if rules.back[rank]:
            uses += [24.0 for done in ring if rules.ring - rules.back[rank] + done <= rules.entrance]
        if rules.swaps[rank] and ring:
            uses.append(5.0)
        if rules.push[rank]:
            uses.append(2.0)
        if rules.gives_again[rank]:
            uses.append(12.0)
        uses += [self._walk(pieces, seat, done, rules.forward[rank]) for done in ring if rules.forward[rank]]
        return max(uses) + (2.0 if rules.divides[rank] and ring else 0.0)

    def _walk(self, pieces: PawnsInDanger, seat: int, done: int, steps: int) -> float:
        room = done + steps - self.rules.entrance - 1
        if done <= self.rules.entrance and 0 <= room < self.rules.rooms:
            return 12.0 if all(taken > room for taken in pieces.rooms(seat)) else 0.5
        return 1.5 + steps / 4 if done + steps <= self.rules.entrance else 0.5
