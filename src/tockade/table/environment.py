"""What live tables need from outside: a store, bots and the time; tests replace them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from tockade.bots import Question
from tockade.random_source import new_seed
from tockade.store import Entry
from tockade.table.log_events import AnyEvent


class TableLog(Protocol):
    """What a live table needs of a store."""

    def append(self, entry: Entry) -> Awaitable[None]: ...

    async def read(self, table: str, after: int = 0) -> list[Entry]: ...


class BotPlayers(Protocol):
    """Whoever answers for bots."""

    async def choose(self, name: str, question: Question) -> str: ...


Watch = Callable[[AnyEvent, float], None]
"""Told of every event of this server's own: what it was, and the seconds until everybody was shown it."""


def _unwatched(_event: AnyEvent, _seconds: float) -> None:
    pass


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000


def _wall() -> int:
    return time.time_ns() // 1_000_000


def _bot_seed() -> int:
    return secrets.randbits(63)


@dataclass
class Environment:
    """The surroundings of live tables."""

    store: TableLog
    simulators: BotPlayers
    now: Callable[[], int] = _monotonic
    """Milliseconds that only ever grow."""
    at: Callable[[], int] = _wall
    """Milliseconds since 1970."""
    seed: Callable[[], str] = new_seed
    bot_seed: Callable[[], int] = field(default=_bot_seed)
    bot_milliseconds: int = 1000
    watch: Watch = _unwatched
