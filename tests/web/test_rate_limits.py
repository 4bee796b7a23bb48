"""Limits that cannot be walked around: by a path spelled otherwise, or by one of many addresses of a home."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.web.site import NO_LIMITS, Site, run

from tockade.web.connections_per_address import OpenConnections
from tockade.web.rate_limits import Buckets, network_of
from tockade.web.server_settings import Rate


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no:address", "no:address"),
    ],
)
def test_a_home_is_one_client(address: str, counted: str) -> None:
    assert network_of(address) == counted


@pytest.mark.parametrize("path", ["http://test//api/join", "/api//join", "/api/join/", "http://test///api///join"])
def test_a_path_is_limited_however_it_is_spelled(tmp_path: Path, path: str) -> None:
    tight = replace(NO_LIMITS, joins=Rate(0.01, 3))

    async def test(site: Site) -> None:
        answers = [await site.call("POST", path, {"code": "x"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]

    run(tmp_path, test, limits=tight)


def test_who_asks_too_quickly_waits_and_owes_no_more_than_that() -> None:
    now = 0.0
    buckets = Buckets(Rate(10, 2), lambda: now)
    waits = [buckets.hold("a", longest=0.25) for _ in range(9)]
    assert waits == pytest.approx([0, 0, 0, 0.1, 0.2, 0.3, 0.3, 0.3, 0.3])
    assert buckets.hold("b", longest=0.25) == 0
    now = 0.3
    assert buckets.hold("a", longest=0.25) == pytest.approx(0)


@pytest.mark.parametrize("path", ["/", "/static/x", "/health", "/api/games", "/api/nothing"])
def test_pages_and_refusals_are_limited_too(tmp_path: Path, path: str) -> None:
    """An answer costs the server about the same whatever it says."""
    slow = replace(NO_LIMITS, answers=Rate(0.01, 1))

    async def test(site: Site) -> None:
        assert (await site.call("GET", path)).status_code in (200, 404)
        assert (await site.call("GET", path)).status_code in (200, 404)
        assert (await site.call("GET", path)).status_code == 429

    run(tmp_path, test, limits=slow)


def test_an_address_has_so_many_connections() -> None:
    limits = replace(NO_LIMITS, address_connections=2)
    connections = OpenConnections(limits, "192.0.2.0/24")
    assert [connections.enter("203.0.113.7") for _ in range(3)] == ["203.0.113.7", "203.0.113.7", None]
    assert connections.enter("203.0.113.8") is not None
    connections.leave("203.0.113.7")
    assert connections.enter("203.0.113.7") is not None
    assert None not in [connections.enter("192.0.2.1") for _ in range(9)]  # a proxy's


def test_an_address_opens_connections_at_a_rate() -> None:
    now = 0.0
    connections = OpenConnections(replace(NO_LIMITS, connections=Rate(1, 2)), "", lambda: now)
    entered = [connections.enter("2001:db8::1"), connections.enter("2001:db8::2"), connections.enter("2001:db8::3")]
    assert entered == ["2001:db8::/64", "2001:db8::/64", None]
    now = 1.0
    assert connections.enter("2001:db8::4") is not None
