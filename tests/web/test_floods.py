"""Floods of tiny frames: read in small pieces while the budget lasts, then left on the line."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from msgspec.structs import replace
from tests.web.raw_client import RawClient
from tests.web.server import FREE, Server
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from tockade.web.connection_cost_limits import FAMILY, AddressBudgets, ConnectionBudget
from tockade.web.connections_per_address import OpenConnections
from tockade.web.server_settings import Limits, Rate
from tockade.web.uvicorn_http_protocol import HttpProtocol
from tockade.web.uvicorn_websocket_protocol import MOST_FRAGMENTS, PIECE

SEATS = [{"player": "person", "name": "A"}, {"player": "person", "name": "B"}]
FLOODS = {
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"").serialize(mask=True),
    "empty texts": Frame(Opcode.TEXT, b"").serialize(mask=True),
    "fragments": Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True),
}
TIGHT: dict[str, Any] = {name: value for name, value in msgspec.to_builtins(Limits()).items() if "socket_" in name}


LINE = 20_000_000
"""Bytes, more than the system keeps of a client whom nobody reads."""
FULL = 3
"""Attempts in a row that the line takes nothing."""


def pour(client: RawClient, said: bytes, until: float = 60) -> int:
    """Send as fast as the line takes it, until it takes nothing more or is cut; how many bytes it took."""
    client.socket.settimeout(0.2)
    sent, full, end = 0, 0, time.monotonic() + until
    while full < FULL and time.monotonic() < end:
        try:
            sent += client.socket.send(said)
            full = 0
        except TimeoutError:
            full += 1
        except OSError:
            break
    return sent


def open_table(server: Server, **more: Any) -> Any:
    return server.ask("/api/tables", {"game": "trikolos", "seats": SEATS, "start": True, **more})


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it has for everybody."""
    with Server(tmp_path_factory.mktemp("strict"), limits={**FREE, **TIGHT}) as running:
        running.start()
        yield running


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_stays_on_the_line(strict: Server, kind: str) -> None:
    """Of what one socket pours out the server takes its budget, and answers everybody else."""
    with RawClient(strict.port, open_table(strict)["table"]) as client:
        assert pour(client, FLOODS[kind] * 2000) < LINE
        assert strict.ask("/health")["status"] == "ok"


def test_no_more_is_read_than_the_budget_allows(strict: Server) -> None:
    """Every ping has its pong, but at the rate of the budget, and a piece that was begun."""
    rate, ping = Limits().socket_frames, FLOODS["pings"]
    with RawClient(strict.port, open_table(strict)["table"]) as client:
        begun, pongs = time.monotonic(), client.frames()
        client.socket.sendall(ping * 4000)
        for answered in range(1, 1300):
            next(pongs)
            earned = rate.each_second * (time.monotonic() - begun)
            assert answered <= rate.burst + earned + PIECE // len(ping)


def test_a_message_has_only_so_many_fragments(server: Server) -> None:
    with RawClient(server.port, open_table(server)["table"]) as client:
        first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
        client.socket.sendall(first + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * (MOST_FRAGMENTS + 10))
        assert b"\x03\xf1" in client.socket.recv(100)  # 1009


def test_what_is_owed_is_waited_for() -> None:
    limits = replace(Limits(), socket_bytes=Rate(100, 1000), socket_frames=Rate(1e9, 1e9))
    budget = ConnectionBudget(limits)
    budget.spend(size=900)
    assert budget.wait() == 0
    budget.spend(size=300)
    assert budget.wait() == pytest.approx(2, abs=0.1)


def test_an_address_has_the_budget_of_a_family() -> None:
    """One who spends all that is theirs leaves enough to the others of the house; more than a family do not."""
    limits = replace(Limits(), socket_bytes=Rate(1, 1000))
    addresses = AddressBudgets(limits)
    family = [ConnectionBudget(limits) for _ in range(FAMILY + 1)]
    for budget in family:
        budget.address = addresses.enter("a")
    for budget in family[:-1]:
        budget.spend(size=1000)
    assert family[-1].wait() == 0
    family[-2].spend(size=1000)
    assert family[-1].wait() > 0
    other = addresses.enter("b")
    assert other is not None
    assert other.wait() == 0


def test_hanging_up_pays_no_debt() -> None:
    """Who closes the socket and opens another owes what was owed; time alone pays it."""
    limits, time = replace(Limits(), socket_seconds=Rate(1, 1)), 0.0
    addresses = AddressBudgets(limits, lambda: time)
    first = addresses.enter("a")
    assert first is not None
    first.spend(seconds=FAMILY * 3)
    addresses.leave("a")
    second = addresses.enter("a")
    assert second is not None
    assert second.wait() == pytest.approx(2)
    addresses.leave("a")
    time = 2.0
    third = addresses.enter("a")
    assert third is not None
    assert third.wait() == 0


class Line(asyncio.Transport):
    """A connection that goes nowhere, and knows whether it was cut."""

    def __init__(self, address: str = "") -> None:
        super().__init__({"peername": (address, 1)} if address else {})
        self.cut = False

    def abort(self) -> None:
        self.cut = True

    def close(self) -> None:
        self.cut = True

    def is_closing(self) -> bool:
        return self.cut


@pytest.mark.parametrize(
    ("said", "cut"),
    [
        (b"P", True),
        (b"POST /api/join HTTP/1.1\r\nHost", True),
        (b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{", True),
        (b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}", False),
    ],
)
def test_who_never_finishes_a_request_is_cut_off(monkeypatch: pytest.MonkeyPatch, said: bytes, cut: bool) -> None:
    """Slowloris: a byte now and then, and never a whole request."""
    monkeypatch.setattr("tockade.web.uvicorn_http_protocol.REQUEST_SECONDS", 0.05)

    async def answer(_scope: Any, _receive: Any, _send: Any) -> None:
        await asyncio.sleep(1)

    async def test() -> None:
        config = uvicorn.Config(answer, log_config=None, lifespan="off")
        config.load()
        protocol, line = HttpProtocol(config, ServerState(), {}), Line()
        protocol.connection_made(line)
        protocol.data_received(said)
        await asyncio.sleep(0.2)
        assert line.cut is cut

    asyncio.run(test())


def test_an_address_with_too_many_connections_is_cut_off() -> None:
    """Before it has said anything; of those that end others may take the place."""

    async def test() -> None:
        config = uvicorn.Config(lambda scope: None, log_config=None, lifespan="off")
        config.load()
        connections = OpenConnections(replace(Limits.none(), address_connections=2), "")
        limited = type("LimitedHttpProtocol", (HttpProtocol,), {"open_connections": connections})

        def open_one() -> tuple[HttpProtocol, Line]:
            protocol, line = limited(config, ServerState(), {}), Line("203.0.113.7")
            protocol.connection_made(line)
            return protocol, line

        opened = [open_one() for _ in range(3)]
        assert [line.cut for _, line in opened] == [False, False, True]
        for protocol, _ in opened[1:]:
            protocol.connection_lost(None)
        assert [open_one()[1].cut for _ in range(2)] == [False, True]

    asyncio.run(test())


def test_who_never_reads_is_not_read_from(server: Server) -> None:
    """Pings whose pongs nobody takes fill the line, not the server."""
    with RawClient(server.port, open_table(server)["table"]) as client:
        client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        assert pour(client, Frame(Opcode.PING, b"x" * 120).serialize(mask=True) * 2000) < LINE
        assert server.ask("/health")["status"] == "ok"


IMPATIENT = """
import tockade.web.uvicorn_websocket_protocol
tockade.web.uvicorn_websocket_protocol.WRITE_SECONDS = 0.3
"""


def wait_for_states(server: Server, table: str, wanted: list[str], seconds: float = 60) -> None:
    """Until the seats are as they should be; what they are instead when that takes too long."""
    states, end = [""], time.monotonic() + seconds
    while states != wanted and time.monotonic() < end:
        time.sleep(0.1)
        states = [seat["state"] for seat in server.ask(f"/api/tables/{table}")["seats"]]
    assert states == wanted


def test_the_seat_of_who_never_reads_is_away(tmp_path: Path) -> None:
    """A player who takes nothing loses the socket after the deadline, and the table goes on without waiting."""
    with Server(tmp_path, IMPATIENT) as server:
        server.start()
        opened = open_table(server, absence=0)
        table = opened["table"]
        deaf_hello, hello = (msgspec.json.encode({"type": "hello", "key": seat["key"]}) for seat in opened["seats"])
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        with RawClient(server.port, table) as deaf, connect(address) as other:
            other.send(hello, text=True)
            deaf.socket.sendall(Frame(Opcode.TEXT, deaf_hello).serialize(mask=True))
            wait_for_states(server, table, ["here", "here"])
            pour(deaf, Frame(Opcode.TEXT, b'{"type":"frame"}').serialize(mask=True) * 2000)
            wait_for_states(server, table, ["away", "here"])
