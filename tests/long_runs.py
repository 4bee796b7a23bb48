"""How many random cases a test tries: all of them in `make test-long`, a seeded tenth in `make test`.

The plain engines, whose run follows that of the compiled ones, try a third of the tenth.
"""

import os
from collections.abc import Sequence
from itertools import cycle, islice, product
from typing import TypeVar

LONG = os.environ.get("TOCKADE_LONG", "") not in ("", "0")
AGAIN = os.environ.get("TOCKADE_PURE", "") not in ("", "0")
"""Whether these tests have run before, on the compiled engines; without a compiler the first run is the plain one."""

T = TypeVar("T")
U = TypeVar("U")


def cases(whole: int) -> int:
    """So many of `whole` cases as this run has time for; the first ones, so that the long run meets a failure again."""
    return whole if LONG else max(1, whole // (30 if AGAIN else 10))


def pairs(ones: Sequence[T], others: Sequence[U]) -> list[tuple[T, U]]:
    """Every one with every other; in `make test` as many as it takes to have each of both once."""
    if LONG:
        return list(product(ones, others))
    count = max(len(ones), len(others))
    return list(zip(islice(cycle(ones), count), islice(cycle(others), count), strict=True))
