"""kill -9, again and again, while people play: no acknowledged move is lost, every log replays, everybody resumes."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

import msgspec
from tests.long_runs import LONG
from tests.web.server import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tockade.store import Store, database_url
from tockade.table.log_events import Played, read_event
from tockade.table.verify_game import verify_log

KILLS = 40 if LONG else 2
TABLES = 24 if LONG else 12
MOVES = 200
"""That people are shown between a start and the next kill, at least."""
LIFE = 0.35
"""Seconds of a server's life, at least."""
LOST = (ConnectionClosed, InvalidMessage, OSError, EOFError)


class Player:
    """One player at one table, through every loss of the line."""

    def __init__(self, crowd: Crowd, table: str, key: str) -> None:
        self.crowd = crowd
        self.table = table
        self.key = key
        self.seen: int | None = None
        self.over = False

    async def play(self) -> None:
        address = f"ws://127.0.0.1:{self.crowd.server.port}/api/tables/{self.table}/socket"
        while not self.over:
            with suppress(*LOST):
                async with connect(address, open_timeout=5, ping_interval=None, compression=None) as line:
                    hello = {"type": "hello", "key": self.key, "since": self.seen, "parts": ["moves"]}
                    await line.send(msgspec.json.encode(hello).decode())
                    await self.sit(line)
            await asyncio.sleep(random.uniform(0.02, 0.1))

    async def sit(self, line: ClientConnection) -> None:
        """Answer every question until the game is over or the line is lost."""
        first = True
        async for text in line:
            message = msgspec.json.decode(text)
            if message["type"] != "frame":
                assert message["type"] != "refused" or message["kind"] == "stale", message
                continue
            self.look(message, first)
            first = False
            if self.over:
                return
            if message["decision"]:
                move = random.choice(message["decision"]["moves"])
                answer = {"type": "move", "decision": message["decision"]["id"], "move": move}
                await line.send(msgspec.json.encode(answer).decode())

    def look(self, frame: Any, first: bool) -> None:
        """A frame never goes back behind what was already shown."""
        if self.seen is not None:
            assert frame["version"] >= self.seen
            self.crowd.resumed += first
        for news in frame["news"]:
            if news["event"] == "move":
                self.crowd.told[self.table][news["version"]] = (news["seat"], news["move"])
        self.seen = frame["version"]
        self.over = frame["phase"] == "over"


class Crowd:
    """Players who never stop, and what they were told."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.told: dict[str, dict[int, tuple[int, str]]] = defaultdict(dict)
        """By table and version: the move that somebody was shown."""
        self.resumed = 0

    @property
    def moves(self) -> int:
        return sum(len(moves) for moves in self.told.values())

    async def keep_table(self) -> None:
        """A table, and another one when its game is over."""
        people = [{"player": "person", "name": "A"}, {"player": "person", "name": "B"}]
        order = {"game": "trikolos", "seats": people, "start": True}
        while True:
            try:
                opened = await asyncio.to_thread(self.server.ask, "/api/tables", order)
            except (OSError, EOFError, HTTPException):
                await asyncio.sleep(0.05)
                continue
            players = [Player(self, opened["table"], seat["key"]) for seat in opened["seats"]]
            await asyncio.gather(*(player.play() for player in players))

    async def torture(self) -> None:
        """Start and kill the server, again and again."""
        tables = [asyncio.create_task(self.keep_table()) for _ in range(TABLES)]
        for _ in range(KILLS):
            await asyncio.to_thread(self.server.start)
            begun, before = time.monotonic(), self.moves
            while self.moves - before < MOVES or time.monotonic() - begun < LIFE * random.uniform(1, 2):
                await asyncio.sleep(0.002)
                assert time.monotonic() - begun < 300
                assert not any(task.done() for task in tables), [task for task in tables if task.done()]
            await asyncio.to_thread(self.server.kill)
        for task in tables:
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)


async def check_logs(folder: Path, crowd: Crowd) -> None:
    """Every move that anybody was told is in the log, and every log replays to its end."""
    store = await Store.open(database_url(folder))
    for table, told in crowd.told.items():
        entries = await store.read(table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        logged = {entry.seq: read_event(entry.text) for entry in entries}
        for version, (seat, move) in told.items():
            event = logged[version]
            assert isinstance(event, Played)
            assert (event.seat, event.move) == (seat, move)
        assert verify_log(table, entries).honest
    await store.close()


def test_no_acknowledged_move_is_lost_by_killing_the_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        crowd = Crowd(server)
        asyncio.run(crowd.torture())
        asyncio.run(check_logs(tmp_path, crowd))
    assert crowd.moves >= KILLS * MOVES
    assert crowd.resumed > (KILLS - 1) * TABLES
