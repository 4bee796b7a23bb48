"""Surroundings for tables in tests: a store in memory that can fail, a clock that is set, bots that do not think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from tockade.bots import Question
from tockade.game import RULES_VERSION
from tockade.game_types import SPECTATOR
from tockade.store import Conflict, Entry, StoreDown
from tockade.table.environment import Environment
from tockade.table.keys_and_codes import digest
from tockade.table.live_table import LiveTable
from tockade.table.log_events import Opened, Place, read_event, write_event
from tockade.table.table import Table, game_of, load_table
from tockade.table.table_settings import Settings
from tockade.table.viewer_frames import ALL_PARTS, Parts


class MemoryStore:
    """Logs as the store keeps them; `trouble` makes the next appends fail before or after they are written."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.trouble: list[str] = []

    async def append(self, entry: Entry) -> None:
        await asyncio.sleep(0)
        trouble = self.trouble.pop() if self.trouble else ""
        if trouble == "down":
            raise StoreDown("test")
        log = self.entries.setdefault(entry.table, [])
        if entry.seq != len(log) + 1:
            raise Conflict(entry.table)
        log.append(entry)
        if trouble == "lost":
            raise StoreDown("written, but the answer was lost")

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        await asyncio.sleep(0)
        return [entry for entry in self.entries.get(table, []) if entry.seq > after]


class FirstMove:
    """Bots that answer at once."""

    def __init__(self) -> None:
        self.questions: list[tuple[str, Question]] = []

    async def choose(self, name: str, question: Question) -> str:
        self.questions.append((name, question))
        return question.moves[question.seed % len(question.moves)]


class Tab:
    """A viewer that remembers what it was sent."""

    def __init__(self, key: str, parts: Parts = ALL_PARTS) -> None:
        self.key = digest(key) if key else ""
        self.seat = SPECTATOR
        self.parts = parts
        self.version: int | None = None
        self.raw: list[bytes] = []
        self.closed = ""

    def send(self, message: bytes) -> None:
        self.raw.append(message)

    def close(self, kind: str) -> None:
        self.closed = kind

    @property
    def messages(self) -> list[Any]:
        return [msgspec.json.decode(raw) for raw in self.raw]

    @property
    def frames(self) -> list[Any]:
        return [message for message in self.messages if message["type"] == "frame"]

    @property
    def frame(self) -> Any:
        return self.frames[-1]


class World:
    """A environment in which time stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1_000_000
        self.store = MemoryStore()
        self.bots = FirstMove()
        self.random = Random(7)
        self.environment = Environment(
            store=self.store,
            simulators=self.bots,
            now=lambda: self.time,
            at=lambda: self.time,
            seed=lambda: "5eed" * 8,
            bot_seed=lambda: self.random.getrandbits(30),
        )

    def open(self, setup: str, places: str = "", settings: Settings | None = None, **more: Any) -> LiveTable:
        """A table: `p` a person with key `kN`, `b` a bot, `o` open; everybody ready."""
        seats = game_of(setup).seats
        letters = places or "p" * seats
        kinds: dict[str, Callable[[int], Place]] = {
            "p": lambda i: Place("person", f"P{i}", key=digest(f"k{i}"), ready=True),
            "b": lambda i: Place("bot", bot="random"),
            "o": lambda i: Place(),
        }
        opened = Opened(
            version=RULES_VERSION,
            at=self.time,
            game=game_of(setup).setup.text,
            code="ABCDEF",
            host=digest("host"),
            places=tuple(kinds[letter](index) for index, letter in enumerate(letters)),
            settings=settings or Settings(bot_pause=0),
            **more,
        )
        name = f"table{len(self.store.entries)}"
        self.store.entries[name] = [Entry(name, 1, write_event(opened), self.time // 1000)]
        return LiveTable(Table(name, opened, self.time), self.environment)

    def load(self, name: str) -> Table:
        """The same table, from its log."""
        return load_table(name, [read_event(entry.text) for entry in self.store.entries[name]], self.time)
