"""Tables that nobody looks at: which of them are put away, and when the clock of one that was put away is out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from tockade.table.live_table import LiveTable

IDLE: Final = 300_000
"""Milliseconds after which a table without anybody is put away."""
AT_LEAST: Final = 10_000
"""Milliseconds that it stays in any case: whoever asked for it may still need it."""
ROOM: Final = 50_000
"""Events that all of them may have together; then those that were left first are put away sooner."""
OF_A_GAME: Final = 500
"""Events that take as much memory as a game of its own."""


def to_put_away(tables: Iterable[LiveTable], now: int) -> list[LiveTable]:
    """Anybody may ask for ever more tables, and for long ones: what is kept for nobody has an end."""
    idle = sorted((live for live in tables if not live.busy), key=lambda live: live.idle_since)
    taken = sum(_weight(live) for live in idle)
    found = []
    for live in idle:
        waited = now - live.idle_since
        if waited >= IDLE or (taken > ROOM and waited >= AT_LEAST):
            found.append(live)
            taken -= _weight(live)
    return found


def _weight(live: LiveTable) -> int:
    return OF_A_GAME + live.table.version


class _Asleep(NamedTuple):
    version: int
    since: int
    """When its last event was applied: its clocks run from there."""
    alarm: asyncio.TimerHandle


class SleepingClocks:
    """The tables that were put away while a clock ran: it goes on, and wakes them when it is out."""

    def __init__(self, wake: Callable[[str], None]) -> None:
        self._wake = wake
        self._asleep: dict[str, _Asleep] = {}

    def lay_down(self, live: LiveTable, now: int) -> None:
        """Remember the clock of a table that is put away."""
        table = live.table
        due = table.clock.deadline() if table.clock is not None else None
        if due is not None:
            wait = max(0, due - now) / 1000
            alarm = asyncio.get_running_loop().call_later(wait, self._wake, table.name)
            self._asleep[table.name] = _Asleep(table.version, table.now, alarm)

    def get_up(self, name: str, version: int, now: int) -> int:
        """The time from which a table's clocks run that is loaded: where nothing has happened since, they ran on."""
        asleep = self.forget(name)
        return asleep.since if asleep is not None and asleep.version == version else now

    def forget(self, name: str) -> _Asleep | None:
        asleep = self._asleep.pop(name, None)
        if asleep is not None:
            asleep.alarm.cancel()
        return asleep

    def close(self) -> None:
        for name in list(self._asleep):
            self.forget(name)
