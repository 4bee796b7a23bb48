"""Whatever a stranger sends is answered in the documented shape; a fault of our own is logged once, without secrets."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.long_runs import cases
from tests.web.site import Closed, Site, run

JSON = {"Content-Type": "application/json", "Accept-Language": "en"}
POSTS = ("/api/positions", "/api/tables", "/api/replay", "/api/join")
DEEP = b"[" * 2000 + b"]" * 2000
BODIES = (
    b"",
    DEEP,
    b'{"game":"trikolos","position":' + DEEP + b"}",
    b'{"game":"trikolos","position":' + b'{"a":' * 900 + b"1" + b"}" * 900 + b"}",
    b'{"game":"\xff\xfe"}',
    b'{"record":"\xff"}',
    b'"\xff"',
    b'{"code":"\\u0000"}',
    b'{"code":"\\ud800"}',
)
PIECES = (b"{", b"}", b'"', b"game", b"trikolos", b":", b",", b"[", b"]", b"\xff", b"\x00", b"-1", b"1e999", b"null")


async def check(site: Site, path: str, body: bytes) -> None:
    answer = await site.http.post(path, content=body, headers=JSON)
    assert answer.status_code < 500, (path, body[:80])
    assert answer.is_success or answer.json()["kind"] != "fault"


def test_unreadable_bodies_are_refused(tmp_path: Path, logged: Any) -> None:
    async def test(site: Site) -> None:
        for path in POSTS:
            for body in BODIES:
                await check(site, path, body)

    run(tmp_path, test)
    assert not [line for line in logged() if line["level"] == "error"]


@pytest.mark.parametrize(
    "game", ["x" * 5000, "tock-globe 2 ply_limit=" + "9" * 5000, "tock-globe 2 x=" + "x" * 400_000]
)
def test_what_was_given_is_quoted_in_part(tmp_path: Path, logged: Any, game: str) -> None:
    """However long it is: nobody is sent half a megabyte back, and no sentence has room for it."""

    async def test(site: Site) -> None:
        for path, body in (
            ("/api/tables", {"game": game}),
            ("/api/replay", {"record": f"tockade record 1\ngame {game}"}),
        ):
            answer = await site.call("POST", path, body)
            assert answer.status_code == 400
            assert len(answer.content) < 5000
            assert answer.json()["words"]

    run(tmp_path, test)
    assert not [line for line in logged() if line["level"] == "error"]


def test_random_bodies_are_refused(tmp_path: Path, logged: Any) -> None:
    source = random.Random(17)

    async def test(site: Site) -> None:
        for _ in range(cases(3000)):
            body = b"".join(source.choices(PIECES, k=source.randrange(12)))
            await check(site, source.choice(POSTS), body)

    run(tmp_path, test)
    assert not [line for line in logged() if line["level"] == "error"]


def test_a_sockets_address_is_no_page(tmp_path: Path) -> None:
    async def test(site: Site) -> None:
        table = await site.open("trikolos", "pp")
        for method in ("GET", "POST", "HEAD"):
            answer = await site.call(method, f"/api/tables/{table['table']}/socket")
            assert answer.status_code == 404

    run(tmp_path, test)


@pytest.mark.parametrize("game", ["tijou 4 teams games=3", "trikolos best_of=3", "tock-globe 4"])
def test_steps_of_no_seat_lead_nowhere(tmp_path: Path, game: str) -> None:
    async def test(site: Site) -> None:
        table = await site.open(game, "pp" if "trikolos" in game else "pppp")
        for seat in table["seats"]:
            line = await site.line(table["table"], seat["key"])
            for number in (77, -9, 10**9, 4):
                answer = await line.ask(type="steps", steps=[{"kind": "play", "card": "7", "seat": number}])
                assert answer["type"] == "steps"

    run(tmp_path, test)


def test_a_fault_on_a_socket_is_logged_once(tmp_path: Path, logged: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = "K of hearts, key 123"

    def break_down(*_: object) -> None:
        raise ZeroDivisionError(secret)

    monkeypatch.setattr("tockade.web.table_socket.game_actions.next_steps", break_down)

    async def test(site: Site) -> None:
        table = await site.open("trikolos", "pp")
        line = await site.line(table["table"], table["seats"][0]["key"])
        line.say(type="steps", id=1)
        assert (await line.hear_kind("refused"))["kind"] == "fault"
        assert (await line.hear_kind("bye"))["kind"] == "fault"
        with pytest.raises(Closed):
            await line.hear()
        assert line.code == 4500

    run(tmp_path, test)
    [fault] = [line for line in logged() if line["level"] == "error"]
    assert fault["error"] == "ZeroDivisionError"
    assert "break_down" in fault["trace"]
    assert "hearts" not in msgspec.json.encode(fault).decode()
    assert fault["id"]


def test_a_fault_of_a_request_is_logged_once(tmp_path: Path, logged: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tockade.web.game_routes.games.rule_sets", break_down)

    async def test(site: Site) -> None:
        answer = await site.call("GET", "/api/games")
        assert (answer.status_code, answer.json()["kind"]) == (500, "fault")
        fault, request = logged()
        assert fault["id"] == request["id"] == answer.headers["x-request-id"]
        assert (fault["level"], request["status"]) == ("error", 500)

    run(tmp_path, test)


def test_the_log_names_no_table_and_no_key(tmp_path: Path, logged: Any) -> None:
    async def test(site: Site) -> None:
        table = await site.open("trikolos", "pp")
        key = table["seats"][0]["key"]
        await site.get(f"/api/tables/{table['table']}", key)
        written = msgspec.json.encode(logged()).decode()
        assert "/api/tables/…" in written
        assert not [secret for secret in (key, table["table"], table["code"]) if secret in written]

    run(tmp_path, test)
