"""Tens of thousands of hostile inputs, from a seed: none is answered as a fault, none leaves a trace in the log."""

from __future__ import annotations

import random
import signal
import socket
from pathlib import Path
from typing import Any

import msgspec
from tests.long_runs import cases
from tests.web.conftest import Logged
from tests.web.hostile_inputs import Hostile, Table, open_tables
from tests.web.server import Server
from tests.web.site import Closed, Line, Site, run

FAULT = 4500
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def check_log(logged: Logged) -> None:
    """Nothing is amiss, but that the machine may be busy."""
    bad = [line for line in logged() if line["level"] in ("warning", "error") and line["message"] != "slow loop"]
    assert not bad, (len(bad), bad[0])


def test_hostile_requests(tmp_path: Path, logged: Logged) -> None:
    async def test(site: Site) -> None:
        hostile = Hostile(1, await open_tables(site))
        for number in range(cases(26_000)):
            method, path, body, headers = hostile.request()
            try:
                answer = await site.http.request(method, path, content=body, headers=headers)
            except (UnicodeError, ValueError):  # no client can send that
                continue
            assert answer.status_code < 500, (number, method, path, body[:300], answer.text)
            refused = answer.status_code >= 400 and method != "HEAD"
            assert not refused or answer.json()["words"], (number, method, path, answer.text)

    run(tmp_path, test)
    check_log(logged)


def test_hostile_messages(tmp_path: Path, logged: Logged) -> None:
    async def test(site: Site) -> None:
        tables = await open_tables(site)
        hostile = Hostile(2, tables)
        lines: dict[int, tuple[Table, Line]] = {}
        for number in range(cases(40_000)):
            chosen = number % 7
            if chosen not in lines:
                lines[chosen] = await sit_down(site, hostile)
            table, line = lines[chosen]
            text = hostile.message(table)
            try:
                await shoot(line, table, text)
            except Closed:
                del lines[chosen]
                assert line.code != FAULT, (number, table.game, text[:500])

    run(tmp_path, test)
    check_log(logged)


async def sit_down(site: Site, hostile: Hostile) -> tuple[Table, Line]:
    """A socket of a seat, or now and then of a spectator."""
    table = hostile.source.choice(hostile.tables)
    key = hostile.source.choice((*table.keys, None))
    return table, await site.line(table.name, key, parts=["scene", "view", "moves", "steps", "choices"])


async def shoot(line: Line, table: Table, text: bytes) -> None:
    """Send it, and a ping: all that is answered until the pong is no fault."""
    line.say_bytes(text)
    line.say(type="ping", id="after")
    while (heard := await line.hear())["type"] != "pong" or heard.get("id") != "after":
        assert heard.get("kind") != "fault", (table.game, text[:500])
        if heard["type"] == "frame" and heard["decision"]:
            table.decision = heard["decision"]


def test_hostile_bytes(tmp_path: Path) -> None:
    """On the wire itself: broken HTTP, broken handshakes, broken frames."""
    source = random.Random(3)
    log = tmp_path / "log"  # a pipe that nobody reads would stop the server when it is full
    with Server(tmp_path, errors=log, log="json") as server:
        server.start()
        opened = server.ask("/api/tables", {"game": "trikolos", "seats": [{"player": "person", "name": "A"}] * 2})
        path = f"/api/tables/{opened['table']}/socket"
        hello = msgspec.json.encode({"type": "hello", "key": opened["seats"][0]["key"]})
        for _ in range(cases(2_000)):
            with socket.create_connection(("127.0.0.1", server.port), timeout=30) as wire:
                wire.settimeout(0.05)
                pour(wire, hostile_bytes(source, path, hello))
        assert server.ask("/health")["status"] == "ok"
        code, _ = server.end(signal.SIGTERM)
    written = log.read_text()
    lines: list[Any] = [msgspec.json.decode(line) for line in written.splitlines() if line.startswith("{")]
    assert code == 0
    assert "Traceback" not in written
    assert not [line for line in lines if line["level"] == "error"]
    assert not [line for line in lines if line.get("status", 0) >= 500]


def hostile_bytes(source: random.Random, path: str, hello: bytes) -> bytes:
    """A request or a handshake, whole or damaged, and then anything."""
    head = HANDSHAKE.format(path=path).encode()
    if source.random() < 0.3:
        at = source.randrange(len(head))
        head = head[:at] + source.randbytes(source.randrange(8)) + head[at + source.randrange(4) :]
    frames = [frame(source, hello), *(frame(source, source.randbytes(source.randrange(140))) for _ in range(5))]
    return head + b"".join(frames)


def frame(source: random.Random, text: bytes) -> bytes:
    """A frame of a client, sometimes with a first byte that no client has."""
    first = source.choice((0x81, 0x81, 0x82, 0x80, 0x01, 0x88, 0x89, 0x8A, 0xC1, 0x83, source.randrange(256)))
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
    return bytes([first]) + size + bytes(4) + text


def pour(wire: socket.socket, sent: bytes) -> None:
    """Send it, and read until the server closes or has nothing more to say."""
    try:
        wire.sendall(sent)
        wire.shutdown(socket.SHUT_WR)
        while wire.recv(65536):
            pass
    except (TimeoutError, ConnectionError):
        pass
