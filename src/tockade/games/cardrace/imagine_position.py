"""A full position imagined from what a viewer knows; the caller gives the random numbers."""

from __future__ import annotations

from tockade.game_types import Randomness
from tockade.games.cardrace import engine
from tockade.games.cardrace.engine import Knowledge, Position, Rules, Scratch


def imagine(rules: Rules, knowledge: Knowledge, scratch: Scratch, randomness: Randomness) -> Position:
    """The hidden cards dealt at random from those that nobody has shown."""
    engine.lay_out(knowledge, scratch)
    cards = list(scratch.outcome[: scratch.outcome_count])
    for last in range(len(cards) - 1, 0, -1):
        other = randomness.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    engine.set_outcome(scratch, cards)
    position = Position()
    engine.deal_hidden(rules, knowledge, position, scratch)
    for seat in range(rules.seats):
        if knowledge.giving >> seat & 1:
            engine.choose_gift(position, seat, randomness.below(position.held_by(seat)))
    return position
