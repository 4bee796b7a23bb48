"""Limits that cannot be walked around: by a path spelled otherwise, or by one of many addresses of a home."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.web.site import NO_LIMITS, Site, run

from tockade.web.connections_per_address import OpenConnections
from tockade.web.one_at_a_time import OneAtATime
from tockade.web.rate_limits import LONGEST_HELD, Buckets, RateLimiter, network_of
from tockade.web.server_settings import Limits, Rate


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


def test_a_class_behind_one_address_is_never_refused() -> None:
    """Thirty open the page at once for the first time, join their tables, and sit down."""
    now = 0.0
    limiter = RateLimiter(Limits(), lambda: now)

    def ask(method: str, path: str) -> float:
        scope = {"type": "http", "method": method, "path": path, "client": ("203.0.113.7", 1)}
        return max(limiter.hold(scope), limiter.wait(scope))

    first_page = [ask("GET", path) for _ in range(30) for path in ["/assets/page.js"] * 40 + ["/api/games"] * 8]
    assert max(first_page) < LONGEST_HELD / 2
    now = 20.0
    asked = [("POST", "/api/join"), *[("GET", "/assets/table.js")] * 20, *[("GET", "/api/game")] * 8]
    assert max([ask(*each) for _ in range(30) for each in asked]) < LONGEST_HELD / 2


@pytest.mark.parametrize("path", ["/", "/static/x", "/health", "/api/games", "/api/nothing"])
def test_pages_and_refusals_are_limited_too(tmp_path: Path, path: str) -> None:
    """An answer costs the server about the same whatever it says."""
    slow = replace(NO_LIMITS, answers=Rate(0.01, 1))

    async def test(site: Site) -> None:
        assert (await site.call("GET", path)).status_code in (200, 404)
        assert (await site.call("GET", path)).status_code in (200, 404)
        assert (await site.call("GET", path)).status_code == 429

    run(tmp_path, test, limits=slow)


def test_everybody_else_comes_between_two_requests_of_an_address() -> None:
    """However many came together, and however long each takes."""

    async def test() -> None:
        door, turn, let_in = OneAtATime(), 0, []

        async def ask(address: str) -> None:
            await door.come_in(address)
            let_in.append((address, turn))
            time.sleep(0.002)

        asking = asyncio.gather(*(ask("a") for _ in range(5)), ask("b"))
        while not asking.done():
            await asyncio.sleep(0)
            turn += 1
        turns = [when for address, when in let_in if address == "a"]
        assert min(later - earlier for earlier, later in pairwise(turns)) > 1
        assert ("b", turns[0]) in let_in
        assert [*door._doors, *door._asking, *door._let_in] == []

    asyncio.run(test())


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
