"""Who is at which server of one database: every server says it for each of its tables, and it holds for some seconds.

The server that has been at a table the longest leads it: it runs its bots and its clocks.  Time is the database's.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final
from uuid import uuid4

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

VALID: Final = 15_000
"""Milliseconds; a server that was killed is missed after so long."""
NOW: Final = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
SAY: Final = text(f"""
    INSERT INTO tockade_presence (table_id, server, keys, spectators, since, until)
    VALUES (:table, :server, :keys, :spectators, {NOW}, {NOW} + {VALID})
    ON CONFLICT (table_id, server) DO UPDATE SET keys = excluded.keys, spectators = excluded.spectators,
        since = CASE WHEN tockade_presence.until < {NOW} THEN excluded.since ELSE tockade_presence.since END,
        until = excluded.until
""")
HEAR: Final = text(f"""
    SELECT table_id, server, keys, spectators FROM tockade_presence
    WHERE table_id = ANY(:tables) AND until > {NOW} ORDER BY table_id, since, server
""")
LEAVE: Final = text(f"""
    DELETE FROM tockade_presence WHERE (server = :server AND table_id = ANY(:tables)) OR until < {NOW} - {VALID}
""")


class Present(Struct, frozen=True):
    """The sockets of one table at one server: the digests of their keys, and how many have none."""

    keys: frozenset[str]
    spectators: int


class Heard(Struct, frozen=True):
    """What all servers say of one table."""

    elsewhere: tuple[Present, ...]
    leads: bool
    """Whether this server leads the table."""


class SharedPresence:
    """One server's part in it."""

    def __init__(self) -> None:
        self._me = uuid4().hex

    async def exchange(
        self, connection: AsyncConnection, here: Mapping[str, Present], left: Iterable[str]
    ) -> dict[str, Heard]:
        """Say who is here and which tables were left, and hear of the others at the same tables."""
        gone = list(left)
        if gone:
            await connection.execute(LEAVE, {"server": self._me, "tables": gone})
        if not here:
            return {}
        await connection.execute(SAY, [self._row(table, here[table]) for table in sorted(here)])
        rows = (await connection.execute(HEAR, {"tables": list(here)})).all()
        said: defaultdict[str, list[Any]] = defaultdict(list)
        for row in rows:
            said[row.table_id].append(row)
        return {table: self._heard(said[table]) for table in here}

    def _row(self, table: str, present: Present) -> dict[str, Any]:
        keys = " ".join(sorted(present.keys))
        return {"table": table, "server": self._me, "keys": keys, "spectators": present.spectators}

    def _heard(self, rows: list[Any]) -> Heard:
        others = tuple(
            Present(frozenset(row.keys_), row.spectators) for row in map(_Row, rows) if row.server != self._me
        )
        return Heard(others, bool(rows) and rows[0].server == self._me)


class _Row:
    """A row as it is read."""

    def __init__(self, row: Any) -> None:
        self.server: str = row.server
        self.keys_: list[str] = row._mapping["keys"].split()  # `keys` is a method of every row
        self.spectators: int = row.spectators
