"""What the ring of a card race looks like to the engine: which starts a walk crosses, which squares a 7 may touch."""

from __future__ import annotations

from typing import Final

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


def reach_masks(ring: int, arm_length: int, jumps: bool) -> list[int]:
    """For a square: every square that six steps from it may touch, jumps and the starts they cross included."""
    masks = [0] * MOST_SQUARES
    for square in range(ring):
        for steps in range(7):
            touched = (square + steps) % ring
            masks[square] |= 1 << touched
            if jumps and steps and touched % arm_length == 7:
                masks[square] |= 1 << (touched + 18) % ring | 1 << (touched + 11) % ring
    return masks
