"""Stores as files: a backup is a whole SQLite store, an export is text with one table per line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tockade.game_types import BadInput
from tockade.store.log_entry import Conflict, Entry
from tockade.store.store import Store

FORMAT: Final = "tockade tables 1"


class Exported(Struct, frozen=True):
    """A table as one line of an export."""

    code: str
    entries: list[Entry]


async def back_up(store: Store, target: Path) -> int:
    """Copy every table into a new SQLite store, also while people play; how many there were."""
    if target.exists():
        raise BadInput("file_exists", path=str(target))
    copy = await Store.open(f"sqlite:///{target.absolute()}")
    try:
        return await _copy(store, copy)
    finally:
        await copy.close()


async def export_tables(store: Store, wanted: Iterable[str] = ()) -> str:
    """These tables, or all, as text."""
    names = set(wanted)
    lines = [FORMAT]
    for stored in await store.tables():
        if not names or stored.table in names:
            names.discard(stored.table)
            exported = Exported(stored.code, await store.read(stored.table))
            lines.append(msgspec.json.encode(exported).decode())
    if missing := names.difference(await _names(store)):
        raise BadInput("no_table", table=min(missing))
    return "".join(f"{line}\n" for line in lines)


async def import_tables(store: Store, text: str) -> int:
    """Add the tables of an export; one that is there already stays as it is.  How many were new."""
    first, *lines = text.splitlines() or [""]
    if first != FORMAT:
        raise BadInput("format", wanted=FORMAT)
    read = [_read_line(number, line) for number, line in enumerate(lines, 2)]
    return sum([await _add(store, exported) for exported in read])


def _read_line(number: int, line: str) -> Exported:
    try:
        exported = msgspec.json.decode(line, type=Exported)
    except (msgspec.DecodeError, UnicodeError):
        raise BadInput("export_line", line=number) from None
    order = [(entry.table, entry.seq) for entry in exported.entries]
    if not order or order != [(order[0][0], seq) for seq in range(1, len(order) + 1)]:
        raise BadInput("export_line", line=number)
    return exported


async def _copy(store: Store, copy: Store) -> int:
    tables = await store.tables()
    for stored in tables:
        await _add(copy, Exported(stored.code, await store.read(stored.table)))
    return len(tables)


async def _add(store: Store, exported: Exported) -> bool:
    if not exported.entries:
        return False
    try:
        await store.create(exported.entries, exported.code)
    except Conflict:
        return False
    return True


async def _names(store: Store) -> set[str]:
    return {stored.table for stored in await store.tables()}
