"""Limits that cannot be walked around: by a path spelled otherwise, or by one of many addresses of a home."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.web.site import NO_LIMITS, Site, run

from tockade.web.rate_limits import network_of
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
