"""Who may ask at all: the host's names, pages of the same origin, JSON; and players before spectators."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.web.site import NO_LIMITS, Site, run

from tockade.web.check_origin import AllowedVisitors
from tockade.web.server_settings import Limits, Rate

PUBLIC = "https://tock.example.org"


def scope(kind: str = "http", method: str = "POST", **headers: str) -> Any:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": kind, "method": method, "headers": pairs}


@pytest.mark.parametrize(
    ("public", "asked", "kind"),
    [
        ("", scope(host="anything:8000"), None),
        ("", scope(host="a:1", origin="http://a:1"), None),
        ("", scope(host="a:1", origin="http://evil.example"), "wrong_origin"),
        ("", scope(host="a:1", origin="null"), "wrong_origin"),
        ("", scope("websocket", host="a", origin="http://evil.example"), "wrong_origin"),
        ("", scope("websocket", host="a", origin="http://A"), None),
        ("", scope("websocket", host="a"), None),
        ("", scope("websocket", host="a", origin="https://a:443"), None),
        ("", scope("websocket", host="a:8000", origin="http://a:3000"), "wrong_origin"),
        ("", scope("websocket", host="a", origin="http://a:3000"), "wrong_origin"),
        ("", scope(host="a", origin="ftp://a"), "wrong_origin"),
        ("", scope(host="a", origin="http://a:x"), "wrong_origin"),
        ("", scope(host="", origin="http://"), "wrong_origin"),
        (PUBLIC, scope("websocket", host="127.0.0.1:8000", origin=f"{PUBLIC}:8443"), "wrong_origin"),
        ("", scope(method="GET", host="a", origin="http://evil.example"), None),
        (PUBLIC, scope(host="tock.example.org"), None),
        (PUBLIC, scope(host="127.0.0.1:8000"), None),
        (PUBLIC, scope(host="[::1]:8000"), None),
        (PUBLIC, scope(host="evil.example"), "wrong_host"),
        (PUBLIC, scope(method="GET", host="evil.example"), "wrong_host"),
        (PUBLIC, scope(host="127.0.0.1:8000", origin=PUBLIC), None),
        (PUBLIC, scope(host="[", origin=PUBLIC), "wrong_host"),
        ("", scope(host="a", content_length="2"), "not_json"),
        ("", scope(host="a", content_length="2", content_type="text/plain"), "not_json"),
        ("", scope(host="a", transfer_encoding="chunked"), "not_json"),
        ("", scope(host="a", content_length="2", content_type="application/json; charset=utf-8"), None),
        ("", scope(host="a", content_length="0"), None),
    ],
)
def test_who_is_let_in(public: str, asked: Any, kind: str | None) -> None:
    refused = AllowedVisitors(public).refuse(asked)
    assert (refused and refused.kind) == kind


def test_spectators_keep_no_player_out(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        table = await site.open("trikolos", "pp")
        for _ in range(3):
            await site.line(table["table"])
        late = site.socket(table["table"])
        late.say(type="hello")
        assert (await late.hear())["kind"] == "crowded"
        player = await site.line(table["table"], table["seats"][0]["key"])
        assert (await player.hear_kind("frame"))["seat"] == 0

    run(tmp_path, test, limits=replace(NO_LIMITS, table_sockets=3))


def test_a_family_behind_one_address_plays_with_the_default_limits(tmp_path: Path) -> None:
    """Eight people open the page, sit down and play; each opens the socket again and again, as phones do."""

    async def test(site: Site) -> None:
        table = await site.open("tock-globe 8", "pppppppp")
        for _ in range(4):
            for seat in table["seats"]:
                answer = await site.call("GET", f"/api/tables/{table['table']}", key=seat["key"])
                assert answer.status_code == 200
                line = await site.line(table["table"], seat["key"])
                assert (await line.ask(type="frame"))["seat"] == seat["seat"]

    run(tmp_path, test, limits=Limits())


def test_handshakes_are_counted(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        table = await site.open("trikolos", "pp")
        await site.line(table["table"])
        refused = site.socket(table["table"])
        await refused.task
        assert await refused.turned_away() == 429

    run(tmp_path, test, limits=replace(NO_LIMITS, handshakes=Rate(0.01, 1)))


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        table = await site.open("trikolos", "pp")
        first = await site.line(table["table"])
        refused = site.socket(table["table"])
        await refused.task
        assert await refused.turned_away() == 429
        await first.hang_up()
        await site.line(table["table"])

    run(tmp_path, test, limits=replace(NO_LIMITS, address_sockets=1))
