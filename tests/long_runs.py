"""How many random cases a test tries: all of them in `make test-long`, a seeded tenth in `make test`."""

import os

LONG = os.environ.get("TOCKADE_LONG", "") not in ("", "0")


def cases(whole: int) -> int:
    """So many of `whole` cases as this run has time for; the first ones, so that the long run meets a failure again."""
    return whole if LONG else max(1, whole // 10)
