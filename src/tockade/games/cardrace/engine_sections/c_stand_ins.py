"""Numbers and arrays as C has them, and whether the engine runs as plain Python."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

Counts = MutableSequence[int]
"""Numbers of 64 bits, one after the other, in memory that somebody else owns."""
Shorts = MutableSequence[int]
"""Numbers of 16 bits, in memory that somebody else owns."""
Floats = MutableSequence[float]
"""Numbers of single precision, in memory that somebody else owns."""
Long = int
"""A number of 64 bits, one of them a sign."""
Octets = MutableSequence[int]
"""Numbers of 8 bits, one after the other, in memory that somebody else owns."""
Wide = int
"""A number of 64 bits."""
Bits = int
"""A number of 32 bits, none of them a sign."""
PLAIN: Final = __file__.endswith(".py")  # uncompiled: arrays are lists and have to be made


def filled(value: int, count: int) -> list[int]:
    """A list of one value."""
    return [value] * count


def weighted(count: int) -> list[float]:
    """A list of weights, none of which counts yet."""
    return [0.0] * count


def widen(bits: Bits) -> Wide:
    """The same bits as a 64-bit number."""
    return bits


def lengthen(number: int) -> Long:
    """The same number with 64 bits."""
    return number
