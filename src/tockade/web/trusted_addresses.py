"""Reads the addresses and networks that a server is to trust, also as sockets for both IP versions show them."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, ip_address, ip_network
from typing import Final

from tockade.game_types import BadInput

MAPPED_BITS: Final = 96
"""Before an IPv4 address that is written as one of IPv6."""


def read_networks(text: str) -> list[str]:
    """The networks that a list separated by commas names."""
    named = [part.strip() for part in text.split(",") if part.strip()]
    return [network for name in named for network in _networks(name)]


def _networks(name: str) -> list[str]:
    try:
        network = ip_network(name, strict=False)
    except ValueError:
        raise BadInput("network", network=name) from None
    if isinstance(network, IPv4Network):
        # a server at `::` sees 127.0.0.1 as ::ffff:127.0.0.1
        mapped = f"::ffff:{network.network_address}/{MAPPED_BITS + network.prefixlen}"
        return [str(network), str(ip_network(mapped))]
    return [str(network)]


def is_among(address: str, networks: Iterable[str]) -> bool:
    """Whether an address, as a connection shows it, belongs to one of the networks."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any(found in ip_network(network) for network in networks)
