"""Numbers and arrays as C has them."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

Counts = MutableSequence[int]
"""Numbers of 64 bits, one after the other, in memory that somebody else owns."""
Shorts = MutableSequence[int]
"""Numbers of 16 bits, in memory that somebody else owns."""
Floats = MutableSequence[float]
"""Numbers of single precision, in memory that somebody else owns."""
Octets = MutableSequence[int]
"""Numbers of 8 bits, one after the other, in memory that somebody else owns."""
Wide = int
"""A number of 64 bits, none of them a sign."""
Long = int
"""A number of 64 bits with a sign."""
PLAIN: Final = __file__.endswith(".py")  # uncompiled: arrays are lists and have to be made


def filled(value: int, count: int) -> list[int]:
    """So many times the same number."""
    return [value] * count


def padded(values: list[int], count: int) -> list[int]:
    """These numbers, filled up with zeros."""
    return values + [0] * (count - len(values))


def weighted(count: int) -> list[float]:
    """So many weights, none of which counts yet."""
    return [0.0] * count


def lengthen(number: int) -> Long:
    """The same number with 64 bits."""
    return number
