"""How many connections an address may have open, and how quickly it may open them: decided before anything is read."""

from __future__ import annotations

import time
from collections import Counter
from functools import lru_cache
from typing import Final

from tockade.web.rate_limits import Buckets, Monotonic, network_of
from tockade.web.server_settings import Limits
from tockade.web.trusted_addresses import is_among, read_networks

KNOWN: Final = 1024
"""Addresses of which it is remembered whether they are a proxy's."""


class OpenConnections:
    """The plain connections of every address; behind a proxy's there are many people, so it has as many as it wants.

    One that becomes a socket is no longer counted here: an address has so many of those besides.
    """

    def __init__(self, limits: Limits, proxies: str, now: Monotonic = time.monotonic) -> None:
        self._most = limits.address_connections
        self._new = Buckets(limits.connections, now)
        self._open: Counter[str] = Counter()
        networks = read_networks(proxies)
        self._is_proxy = lru_cache(KNOWN)(lambda host: is_among(host, networks))

    def enter(self, host: str) -> str | None:
        """Count a connection from there: the address to be given back when it ends; None when it is one too many."""
        if not host or self._is_proxy(host):
            return ""
        address = network_of(host)
        if self._open[address] >= self._most or self._new.take(address):
            return None
        self._open[address] += 1
        return address

    def leave(self, address: str) -> None:
        """It has ended, or is a socket now."""
        if address:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
