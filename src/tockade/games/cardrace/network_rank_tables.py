"""Lookup tables of cards for the networks' inputs: which ranks capture at a distance, enter, go home or come near it.

They are what a player sees at a glance: fresh pawns in the way are asked for by the engine, other hindrances are not.
Sets of ranks are bits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tockade.games.cardrace.facts import CARDS, JOKER, Effect, Facts

MOST_SQUARES: Final = 144
MOST_STEPS: Final = 32


def ranks(facts: Facts, wanted: Callable[[Effect], bool]) -> int:
    """The ranks with such an effect; a wild joker is one of them as soon as there is any."""
    effects = [facts.effects[card] for card in CARDS]
    found = sum(1 << rank for rank, effect in enumerate(effects) if wanted(effect))
    return found | (1 << CARDS.index(JOKER) if found and facts.effects[JOKER].wild else 0)


def walks(effect: Effect, steps: int) -> bool:
    """Whether a card takes a pawn so many steps forward."""
    return steps > 0 and (effect.forward == steps or (effect.divides and steps < effect.forward))


def captures(facts: Facts, effect: Effect, distance: int) -> bool:
    """Whether a card captures a pawn that stands so many squares ahead."""
    behind = facts.arms * facts.arm_length - distance
    if effect.eats:
        return 0 < distance <= effect.forward or 0 < behind <= effect.back
    if effect.sweeps and 0 < distance <= effect.forward:
        return True
    return not facts.stacking and (walks(effect, distance) or (0 < behind == effect.back))


def hit_ranks(facts: Facts) -> list[int]:
    """For a distance, then again for a pawn on a central square, the ranks that capture it."""
    ring, table = facts.arms * facts.arm_length, [0] * (2 * MOST_SQUARES)
    for distance in range(ring):
        table[distance] = _capturing(facts, distance)
        table[MOST_SQUARES + distance] = table[distance] | _jumping(facts, distance)
    return table


def _capturing(facts: Facts, distance: int) -> int:
    return ranks(facts, lambda effect: captures(facts, effect, distance))


def _jumping(facts: Facts, distance: int) -> int:
    """The ranks that walk to a central square and jump on to the next, an arm further, where the pawn stands."""
    return ranks(facts, lambda effect: effect.jump == 1 and walks(effect, distance - facts.arm_length))


def leap_ranks(facts: Facts) -> list[int]:
    """For the steps to the next central square, the ranks that walk onto it, or onto the one after it, and jump on."""
    found = [_leaping(facts, steps) for steps in range(facts.arm_length)]
    return found + [0] * (MOST_STEPS - facts.arm_length)


def _leaping(facts: Facts, steps: int) -> int:
    ways = (steps, steps + facts.arm_length)
    return ranks(facts, lambda effect: effect.jump == 1 and any(walks(effect, each) for each in ways))


def step_ranks(facts: Facts) -> list[int]:
    """For a number of steps, the ranks that walk them forward."""
    return [_walking(facts, steps) for steps in range(MOST_STEPS)]


def _walking(facts: Facts, steps: int) -> int:
    return ranks(facts, lambda effect: walks(effect, steps))


def near_ranks(facts: Facts) -> list[int]:
    """For the squares from one's start, the ranks that go back over it or, in Tijou, come onto one's exit."""
    ring = facts.arms * facts.arm_length
    near = [_onto_exit(facts, done) if facts.corners else _back_over_start(facts, done) for done in range(ring)]
    return near + [0] * (MOST_SQUARES - ring)


def _onto_exit(facts: Facts, done: int) -> int:
    """The ranks that come onto one's exit, or onto the opposite corner, which sends on to it (TJ-12)."""
    ring = facts.arms * facts.arm_length
    ends = {ring - done, (ring // 2 - done) % ring}
    return ranks(facts, lambda effect: effect.forward in ends or 0 < effect.back == done)


def _back_over_start(facts: Facts, done: int) -> int:
    return ranks(facts, lambda effect: effect.back > done)
