"""The tables of the store: names of tables, their logs, and what servers tell each other."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, SmallInteger, Table, Text

from tockade.store.log_entry import Entry

SCHEMA: Final = "1"

metadata: Final = MetaData()

about: Final = Table(
    "tockade_about",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
tables: Final = Table(
    "tockade_tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tockade_codes", "code", unique=True),
    sqlite_with_rowid=False,
)
log: Final = Table(
    "tockade_log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("mark", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)
presence: Final = Table(
    "tockade_presence",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("server", Text, primary_key=True),
    Column("keys", Text, nullable=False),
    Column("spectators", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
handovers: Final = Table(
    "tockade_handovers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("sealed", Text, nullable=False),
)


def entry_row(entry: Entry) -> dict[str, Any]:
    """An entry as a row of the log."""
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "mark": int(entry.mark),
        "text": entry.text,
    }
