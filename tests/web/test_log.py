"""The log: a line for what an operator must know, never a key, a card or a table's name."""

from __future__ import annotations

import asyncio
import random
import re
import signal
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.web.conftest import Logged
from tests.web.server import Server
from tests.web.site import Line, Site, run
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tockade.store import StoreDown
from tockade.web.server_log import log_loop_fault
from tockade.web.store_log_and_metrics import StoreWatch

RANK = re.compile(r'"(?:A|[2-9]|10|[JQKX])"')
"""A card as JSON has it."""
MOVES = re.compile(r"\b(?:[JQKA]|10|[2-9]) (?:in\b|[a-h][0-9])|give ")


def test_a_whole_game_leaves_no_key_and_no_card(tmp_path: Path) -> None:
    """Opened, played by people and a bot, asked about, replayed; a stranger is turned away; every line is written."""
    with Server(tmp_path, log="json") as server:
        server.start()
        people = [{"player": "person", "name": f"Who{seat}"} for seat in range(3)]
        order = {"game": "tock-globe 4 teams ply_limit=80", "seats": [*people, {"player": "bot", "bot": "random"}]}
        opened = server.ask("/api/tables", {**order, "bot_pause": 0, "start": True})
        keys = [seat["key"] for seat in opened["seats"] if seat["key"]]
        play(server, opened["table"], keys)
        table = f"/api/tables/{opened['table']}"
        server.ask(f"{table}/replay")
        server.ask(f"{table}/positions/3", Authorization=f"Bearer {keys[0]}")
        server.ask(f"{table}/rematch", {}, Authorization=f"Bearer {keys[0]}")
        with pytest.raises(InvalidStatus, match="403"):
            connect(f"{server.address.replace('http', 'ws')}{table}/socket", origin=Origin("http://elsewhere.example"))
        _, written = server.end(signal.SIGTERM)
    lines = [msgspec.json.decode(line) for line in written.splitlines() if line.startswith("{")]
    assert {"request", "socket", "stopped"} <= {line["message"] for line in lines}
    told = [line for line in lines if line["level"] in ("warning", "error")]
    assert not [line for line in told if line["message"] != "slow loop"]  # a busy machine is no fault of ours
    assert not [secret for secret in (*keys, opened["host"], opened["table"], opened["code"]) if secret in written]
    assert not RANK.search(written)
    assert not MOVES.search(written)
    assert "Who" not in written


def play(server: Server, table: str, keys: list[str]) -> None:
    """The people's game to its end, with questions and mistakes on the way."""
    source = random.Random(5)
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    over = [False] * len(keys)
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(address)) for _ in keys]
        for socket, key in zip(sockets, keys, strict=True):
            socket.send(msgspec.json.encode({"type": "hello", "key": key, "parts": ["moves", "scene"]}).decode())
        while not all(over):
            for index, socket in enumerate(sockets):
                over[index] = over[index] or answer(socket, source)


def answer(socket: ClientConnection, source: random.Random) -> bool:
    """Answer what came; whether the game is over."""
    try:
        frame = msgspec.json.decode(socket.recv(timeout=0.01))
    except TimeoutError:
        return False
    if frame["type"] == "frame" and (decision := frame["decision"]):
        for message in (
            {"type": "why", "move": "K in"},
            {"type": "move", "move": "Q a3-a15"},
            {"type": "move", "decision": decision["id"], "move": source.choice(decision["moves"])},
        ):
            socket.send(msgspec.json.encode(message).decode())
    return bool(frame["type"] == "frame" and frame["phase"] == "over")


def test_a_socket_has_a_line_with_its_reason(tmp_path: Path, logged: Logged) -> None:
    async def test(site: Site) -> None:
        table = await site.open("trikolos", "pp")
        line: Line = await site.line(table["table"], table["seats"][0]["key"])
        await line.hang_up()
        stranger = site.socket(table["table"])
        stranger.say(type="hello", key="x" * 32)
        assert (await stranger.hear())["kind"] == "wrong_link"
        await stranger.task

    run(tmp_path, test)
    assert [line["reason"] for line in logged() if line["message"] == "socket"] == ["left", "refused"]


def test_what_breaks_in_a_task_is_logged_once(logged: Logged) -> None:
    secret = "key 12" + "3"

    async def break_down() -> None:
        raise ZeroDivisionError(secret)

    async def test() -> None:
        asyncio.get_running_loop().set_exception_handler(log_loop_fault)
        task = asyncio.create_task(break_down())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    asyncio.run(test())
    [fault] = logged()
    assert (fault["level"], fault["error"]) == ("error", "ZeroDivisionError")
    assert "break_down" in fault["trace"]
    assert "123" not in msgspec.json.encode(fault).decode()


def test_the_store_is_missed_once_and_welcomed_once(logged: Logged) -> None:
    watch, down = StoreWatch(), StoreDown("disk I/O error with a key")
    for failures in ([None], [down], [down, None], [None], [None, None]):
        watch(failures, 0.001)
    assert [line["message"] for line in logged()] == ["store down", "store back"]
    assert "key" not in msgspec.json.encode(logged()).decode()


def test_a_lost_bot_is_logged(tmp_path: Path, logged: Logged, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: Any) -> str:
        raise EOFError

    monkeypatch.setattr("tockade.table.bot_workers._exchange", lost)

    async def test(site: Site) -> None:
        table = await site.open("trikolos ply_limit=2", "bb")
        line = await site.line(table["table"])
        while (await line.hear_kind("frame"))["phase"] != "over":
            pass

    run(tmp_path, test)
    lost_bots = [line for line in logged() if line["message"] == "bot lost"]
    assert {(line["level"], line["bot"], line["error"]) for line in lost_bots} == {("warning", "random", "EOFError")}
