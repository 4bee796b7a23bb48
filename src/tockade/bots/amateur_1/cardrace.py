"""How the amateur plays a card race: what a play does to the board, and what the cards it keeps are good for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tockade.bots.amateur_1.best_scored_moves import best
from tockade.bots.amateur_1.pawn_dangers import PawnsInDanger
from tockade.bots.amateur_1.tijou_board_value import TijouBoard
from tockade.bots.amateur_1.tock_board_value import TockBoard
from tockade.game_types import Randomness
from tockade.games.cardrace.bot_interface import CardRace, Move, Position, constants, hand_of, rehearsed

GAME: Final = CardRace
AGAIN: Final = 14.0
"""Another play."""
HURTS: Final = 10_000.0
"""More than anything can gain: a partner is hurt only when every move does it."""
SECOND: Final = 0.5
"""What the second card of a rank, or the second that enters, is worth of the first."""
TEMPO: Final = 3.0
"""What a turn without a play costs."""
WIN: Final = 5_000.0


@lru_cache(64)
def make_board_value(game: CardRace) -> TockBoard | TijouBoard:
    return TijouBoard(game.engine_rules) if game.facts.stacking else TockBoard(game.engine_rules)


class MoveScorer:
    """One decision: the seat's own hand, the pawns, and nothing of what others hold."""

    def __init__(self, game: CardRace, position: Position, seat: int) -> None:
        self.game, self.position, self.seat = game, position, seat
        self.rules = game.engine_rules
        self.partner = game.partner(seat)
        self.side = frozenset(next(side for side in game.teams if seat in side))
        self.board = make_board_value(game)
        self.pieces = PawnsInDanger(self.rules, position)
        self.now = self.board.worth(self.pieces, self.side)
        self.hand = hand_of(position, seat)

    def score(self, move: Move) -> float:
        """How good a move looks."""
        if move.kind == constants.GIVE:
            return self._gift(move.card)
        if move.kind == constants.DEAL:
            return float(move.named)
        if move.kind in (constants.PASS, constants.DECLINE, constants.DISCARD_HAND):
            return self.board.keep * self._kept(self.pieces, self.hand) - TEMPO
        left = self._without(move.card)
        if move.kind > constants.ARRIVE:
            return self.board.keep * self._kept(self.pieces, left)
        return self._play(move, left)

    def _play(self, move: Move, left: list[int]) -> float:
        after = PawnsInDanger(self.rules, rehearsed(self.game, self.position, self.seat, move))
        gain = self.board.worth(after, self.side) - self.now + self.board.keep * self._kept(after, left)
        gain += AGAIN * self.rules.gives_again[move.card]
        if self._won(after):
            gain += WIN
        return gain - HURTS if self._hurts_partner(after) else gain

    def _won(self, after: PawnsInDanger) -> bool:
        done = [len(after.rooms(seat)) == self.rules.pawns for seat in self.side]
        return all(done) if self.rules.partner_play else any(done)

    # cards

    def _without(self, rank: int) -> list[int]:
        left = list(self.hand)
        left.remove(rank)
        return left

    def _owner(self, pieces: PawnsInDanger, seat: int) -> int:
        """Whose pawns a seat plays: the partner's once its own are home (GJ-22)."""
        finished = self.rules.partner_play and len(pieces.rooms(seat)) == self.rules.pawns
        return self.game.partner(seat) if finished else seat

    def _kept(self, pieces: PawnsInDanger, hand: Sequence[int]) -> float:
        """What the cards in hand are good for: equal ones, and several that enter, less each time."""
        owner, found, seen, entering = self._owner(pieces, self.seat), 0.0, set[int](), 0
        for rank in sorted(hand, key=lambda rank: -self.board.use(pieces, owner, rank)):
            again = rank in seen or (self.rules.enters[rank] and entering >= max(1, pieces.waiting(owner)))
            found += self.board.use(pieces, owner, rank) * (SECOND if again else 1.0)
            seen.add(rank)
            entering += self.rules.enters[rank]
        return found

    def _gift(self, rank: int) -> float:
        """What the partner gains by a card, and what is lost without it."""
        lost = self._kept(self.pieces, self.hand) - self._kept(self.pieces, self._without(rank))
        gained = self.board.use(self.pieces, self._owner(self.pieces, self.partner), rank)
        if self.rules.partner_play:
            return gained - lost
        # TJ-15: one player with three in arrival wins for both, so the one who is behind gives the best card.
        return gained - 0.2 * lost if self._behind() else 0.2 * gained - lost

    def _behind(self) -> bool:
        own, other = (self.board.army(self.pieces, seat) for seat in (self.seat, self.partner))
        return (own, self.partner) < (other, self.seat)

    # the partner

    def _hurts_partner(self, after: PawnsInDanger) -> bool:
        """Whether a pawn of the partner's is captured or set back."""
        if self.partner < 0:
            return False
        slots = range(self.partner * 4, self.partner * 4 + self.rules.pawns)
        if any(self.pieces.places[slot] < constants.BASE <= after.places[slot] for slot in slots):
            return True
        return self.board.army(after, self.partner) < self.board.army(self.pieces, self.partner)


def choose(game: CardRace, position: Position, seat: int, moves: Sequence[Move], randomness: Randomness) -> Move:
    """The move that looks best: only what the seat may see of the position is looked at."""
    return best(moves, score_moves(game, position, seat, moves), randomness)


def score_moves(game: CardRace, position: Position, seat: int, moves: Sequence[Move]) -> list[float]:
    """How good each of the legal moves looks to a seat that holds these cards."""
    thought = MoveScorer(game, position, seat)
    return [thought.score(move) for move in moves]
