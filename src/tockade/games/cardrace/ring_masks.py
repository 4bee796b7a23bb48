"""Lookup tables of the ring for the engine: which starts a walk crosses, which squares a divided card may touch."""

from __future__ import annotations

from typing import Final

from tockade.games.cardrace.facts import Facts

MOST_SQUARES: Final = 144
REACH: Final = 20


def gate_masks(ring: int, arm_length: int) -> list[int]:
    """For a square and a number of steps: the arms whose start lies on the squares walked."""
    masks = [0] * (MOST_SQUARES * REACH)
    for square in range(ring):
        mask = 0
        for steps in range(1, REACH):
            ahead_of = (square + steps) % ring
            if ahead_of % arm_length == 0:
                mask |= 1 << ahead_of // arm_length
            masks[square * REACH + steps] = mask
    return masks


def reach_masks(facts: Facts, longest: int) -> list[int]:
    """For a square: every square that so many steps from it may touch, jumps and the starts they cross included."""
    ring, jumps = facts.arms * facts.arm_length, any(each.divides and each.jump for each in facts.effects.values())
    masks = [0] * MOST_SQUARES
    for square in range(ring):
        for steps in range(longest + 1):
            touched = (square + steps) % ring
            masks[square] |= 1 << touched
            if jumps and steps and touched % facts.arm_length == facts.centre:
                start = touched + facts.arm_length - facts.centre
                masks[square] |= 1 << (touched + facts.arm_length) % ring | 1 << start % ring
    return masks
