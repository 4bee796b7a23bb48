"""What one connection, and one address, may cost: bytes, frames and processor time, spent before anything is read."""

from __future__ import annotations

import time
from typing import Final

from tockade.web.rate_limits import MOST_ADDRESSES, Monotonic
from tockade.web.server_settings import Limits, Rate

FAMILY: Final = 8
"""An address may have so many times what one connection may: a family that plays behind one address."""


class Spending:
    """Bytes, frames and seconds of processor time that may still be spent: plain numbers, since every message asks."""

    __slots__ = ("_bytes", "_frames", "_now", "_rates", "_seconds", "_time", "sockets")

    def __init__(self, rates: tuple[Rate, Rate, Rate], now: Monotonic = time.monotonic) -> None:
        self._now = now
        self._rates = rates
        self._bytes, self._frames, self._seconds = [float(rate.burst) for rate in rates]
        self._time = now()
        self.sockets = 0
        """How many connections spend from it."""

    def spend(self, size: int = 0, frames: int = 0, seconds: float = 0.0) -> None:
        """Take what something has cost, also when there is not so much."""
        self._fill()
        self._bytes -= size
        self._frames -= frames
        self._seconds -= seconds

    def wait(self) -> float:
        """Seconds until nothing is owed any more."""
        if self._bytes >= 0 and self._frames >= 0 and self._seconds >= 0:
            return 0.0  # time only brings more
        self._fill()
        levels = (self._bytes, self._frames, self._seconds)
        return max(0.0, *[-level / rate.each_second for level, rate in zip(levels, self._rates, strict=True)])

    def _fill(self) -> None:
        now = self._now()
        size, frames, seconds = self._rates
        passed, self._time = now - self._time, now
        self._bytes = min(size.burst, self._bytes + passed * size.each_second)
        self._frames = min(frames.burst, self._frames + passed * frames.each_second)
        self._seconds = min(seconds.burst, self._seconds + passed * seconds.each_second)


class ConnectionBudget:
    """One connection's own budget, and its address's once that is known."""

    __slots__ = ("address", "own")

    def __init__(self, limits: Limits) -> None:
        self.own = Spending(rates_of(limits))
        self.address: Spending | None = None

    def spend(self, size: int = 0, frames: int = 0, seconds: float = 0.0) -> None:
        self.own.spend(size, frames, seconds)
        if self.address is not None:
            self.address.spend(size, frames, seconds)

    def wait(self) -> float:
        """Seconds until more may be read."""
        own = self.own.wait()
        return own if self.address is None else max(own, self.address.wait())


def rates_of(limits: Limits, factor: int = 1) -> tuple[Rate, Rate, Rate]:
    """The rates of a connection, or of so many of them."""
    rates = (limits.socket_bytes, limits.socket_frames, limits.socket_seconds)
    return rates if factor == 1 else (rates[0].times(factor), rates[1].times(factor), rates[2].times(factor))


class AddressBudgets:
    """The budgets of addresses, and how many open sockets each has.

    An address that leaves and comes again finds its budget as it left it, filled by the time between.
    """

    def __init__(self, limits: Limits, now: Monotonic = time.monotonic) -> None:
        self._rates = rates_of(limits, FAMILY)
        self._most = limits.address_sockets
        self._now = now
        self._open: dict[str, Spending] = {}
        self._left: dict[str, Spending] = {}

    def enter(self, address: str) -> Spending | None:
        """The budget that a new socket of this address spends from; None when it has too many."""
        shared = self._open.get(address) or self._left.pop(address, None) or Spending(self._rates, self._now)
        self._open[address] = shared
        if shared.sockets >= self._most:
            return None
        shared.sockets += 1
        return shared

    def leave(self, address: str) -> None:
        shared = self._open[address]
        shared.sockets -= 1
        if not shared.sockets:
            self._left[address] = self._open.pop(address)
            if len(self._left) > MOST_ADDRESSES:
                del self._left[next(iter(self._left))]
