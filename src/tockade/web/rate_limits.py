"""Rate limits: buckets that fill with time and are emptied by requests."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final

from tockade.web.server_settings import Limits, Rate

MOST_ADDRESSES: Final = 10_000
LONGEST_HELD: Final = 10.0
"""Seconds that a request may wait for its turn; one that would wait longer is refused."""
HOST_BITS: Final = 64
"""Of an IPv6 address."""
Monotonic = Callable[[], float]


class Bucket:
    """One client's allowance."""

    __slots__ = ("_level", "_rate", "_time")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._level = float(rate.burst)
        self._time = now

    def take(self, now: float) -> float:
        """Take one; 0, or the seconds until there will be one."""
        self._fill(now)
        if self._level >= 1:
            self._level -= 1
            return 0
        return (1 - self._level) / self._rate.each_second

    def spend(self, now: float, amount: float) -> None:
        """Take so much, and owe what is not there."""
        self._fill(now)
        self._level -= amount

    def owed(self, now: float) -> float:
        """The seconds until nothing is owed."""
        self._fill(now)
        return -self._level / self._rate.each_second if self._level < 0 else 0.0

    def _fill(self, now: float) -> None:
        gained = (now - self._time) * self._rate.each_second
        self._level = min(self._rate.burst, self._level + gained)
        self._time = now


class Buckets:
    """A bucket for each address; the longest known are forgotten when there are too many."""

    def __init__(self, rate: Rate, now: Monotonic = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> float:
        now = self._now()
        return self._bucket(address, now).take(now)

    def hold(self, address: str, longest: float) -> float:
        """Take one, and owe it where there is none: the seconds until it is paid; who owes too long takes nothing."""
        now = self._now()
        bucket = self._bucket(address, now)
        owed = bucket.owed(now)
        if owed < longest:
            bucket.spend(now, 1)
        return owed

    def _bucket(self, address: str, now: float) -> Bucket:
        """Of an address; it is now the last that would be forgotten."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, now)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket


def network_of(address: str) -> str:
    """Who counts as one client: an IPv4 address, or an IPv6 network of 64 bits, of which a home has one."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found) >> HOST_BITS << HOST_BITS, 128 - HOST_BITS)))


def address_of(scope: Any) -> str:
    """Where a request or a socket comes from, as far as limits are concerned."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else ""


class RateLimiter:
    """Says how long a client must wait before a request."""

    def __init__(self, limits: Limits, now: Monotonic = time.monotonic) -> None:
        self._requests = Buckets(limits.requests, now)
        self._special = {
            ("POST", "/api/tables"): Buckets(limits.openings, now),
            ("POST", "/api/join"): Buckets(limits.joins, now),
        }
        self._handshakes = Buckets(limits.handshakes, now)
        self._answers = Buckets(limits.answers, now)

    def hold(self, scope: Any) -> float:
        """Seconds that a request waits before anybody looks at it: a refusal costs nearly as much as an answer."""
        address = address_of(scope)
        wait = self._answers.hold(address, LONGEST_HELD)
        if not str(scope["path"]).startswith("/api"):
            return wait
        return max(wait, self._requests.hold(address, LONGEST_HELD))

    def wait(self, scope: Any) -> float:
        """Seconds; 0: come in."""
        address = address_of(scope)
        if scope["type"] == "websocket":
            return self._handshakes.take(address)
        special = self._special.get((str(scope.get("method", "")), str(scope["path"]).rstrip("/")))
        return special.take(address) if special else 0
