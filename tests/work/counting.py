"""Work that other processes can do: they find it by its module."""

from __future__ import annotations

import os
import time
from collections import Counter

Counts = dict[str, int]


def digits(first: int, count: int) -> Counts:
    """How often each digit stands in the squares of these numbers."""
    return dict(Counter("".join(str(number**2) for number in range(first, first + count))))


def multiples(first: int, count: int) -> Counts:
    return {"of 3": sum(1 for number in range(first, first + count) if number % 3 == 0)}


def die(first: int, count: int) -> Counts:
    os._exit(1)


def dawdle(first: int, count: int) -> Counts:
    """The first case is quick, all others take an hour."""
    time.sleep(3600 if first else 0)
    return {"done": count}
