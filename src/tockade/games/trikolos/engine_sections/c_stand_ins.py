"""Numbers and arrays as C has them."""

from __future__ import annotations

from collections.abc import MutableSequence

Wide = int
"""A number of 64 bits, none of them a sign; of 36 of them each stands for a tile."""
Long = int
"""A number of 64 bits with a sign."""
Counts = MutableSequence[int]
"""An array of 64-bit numbers that games are counted in."""
Octets = MutableSequence[int]
"""Numbers of 8 bits, one after the other, in memory that somebody else owns."""
