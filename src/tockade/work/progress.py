"""How far a run has come, and how long it will still take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct


class Progress(Struct, frozen=True):
    """Cases that are done; those that a journal already had took no time."""

    done: int
    total: int
    kept: int = 0
    """How many of them a journal had."""
    seconds: float = 0.0
    """Since the run began."""

    @property
    def remaining(self) -> float | None:
        """Seconds until the end, if the rest goes as fast as what was done; None while nothing was."""
        worked = self.done - self.kept
        return self.seconds / worked * (self.total - self.done) if worked else None


Report = Callable[[Progress], Any]
"""Given how far a run is, at its beginning and after every task."""
