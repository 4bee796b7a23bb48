"""People who play on whatever happens to the servers, and note all that they were told."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from http.client import HTTPException
from random import Random
from typing import Any

import msgspec
from tests.web.server import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

GAME = "tock-globe 2 restock=shuffle"
"""Cards are hidden, also those that come again from the discard."""
LOST = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError, TimeoutError)
PATIENCE = 5.0
"""Seconds without any news after which a player opens the socket anew."""


class Player:
    """One player, or a spectator without a key, through every loss of the line."""

    def __init__(self, crowd: Crowd, table: str, seat: int, key: str | None) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.key = key
        self.seen: int | None = None
        self.over = False

    async def play(self) -> None:
        while not self.over:
            server = self.crowd.random.choice(self.crowd.servers)
            address = f"ws://127.0.0.1:{server.port}/api/tables/{self.table}/socket"
            with suppress(*LOST):
                async with connect(address, open_timeout=PATIENCE, ping_interval=None, compression=None) as line:
                    hello = {"type": "hello", "key": self.key, "since": self.seen, "parts": ["scene", "moves"]}
                    await line.send(msgspec.json.encode(hello).decode())
                    await self.sit(line)
            await asyncio.sleep(self.crowd.random.uniform(0.05, 0.3))

    async def sit(self, line: ClientConnection) -> None:
        """Answer every question until the game is over or the line is lost."""
        while not self.over:
            message = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE))
            if message["type"] == "frame":
                self.look(message)
                await self.answer(line, message["decision"])
            elif message["type"] == "refused":
                assert message["kind"] in ("stale", "store"), message
                await asyncio.sleep(0.2)
                await line.send('{"type": "frame"}')

    async def answer(self, line: ClientConnection, decision: Any) -> None:
        if decision is not None:
            move = self.crowd.random.choice(decision["moves"])
            said = {"type": "move", "decision": decision["id"], "move": move}
            await line.send(msgspec.json.encode(said).decode())

    def look(self, frame: Any) -> None:
        """Nothing goes back behind what was shown, nothing is left out, nobody sees the cards of others."""
        if self.seen is not None:
            assert frame["version"] >= self.seen, "gone back"
            assert frame["since"] in (None, self.seen), "a gap"
        for seat, hand in enumerate((frame["scene"] or {}).get("hands", [])):
            assert seat == self.seat or frame["phase"] == "over" or set(hand) <= {"?"}, "a leak"
        for news in frame["news"]:
            if news["event"] == "move":
                self.crowd.told[self.table][news["version"]] = (news["seat"], news["move"])
        self.seen, self.over = frame["version"], frame["phase"] == "over"


class Crowd:
    """Tables with two players and a spectator each, and what they were told."""

    def __init__(self, servers: list[Server], random: Random) -> None:
        self.servers = servers
        self.random = random
        self.told: dict[str, dict[int, tuple[int, str]]] = defaultdict(dict)
        """By table and version: the move that somebody was shown."""
        self.open: set[str] = set()
        """Tables whose games are not over."""

    @property
    def moves(self) -> int:
        return sum(len(moves) for moves in self.told.values())

    async def keep_table(self) -> None:
        """A table, and another one when its game is over."""
        while True:
            opened = await self._opened()
            name = opened["table"]
            self.open.add(name)
            people = [Player(self, name, seat["seat"], seat["key"]) for seat in opened["seats"]]
            await asyncio.gather(*(each.play() for each in (*people, Player(self, name, -2, None))))
            self.open.discard(name)

    async def _opened(self) -> Any:
        people = [{"player": "person", "name": "A"}, {"player": "person", "name": "B"}]
        order = {"game": GAME, "seats": people, "start": True}
        while True:
            with suppress(OSError, EOFError, HTTPException):
                return await asyncio.to_thread(self.random.choice(self.servers).ask, "/api/tables", order)
            await asyncio.sleep(0.1)
