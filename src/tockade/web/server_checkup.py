"""A checkup of what a server needs: store, disk, clock, page, bots, versions; findings are data of closed kinds."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from tockade import __version__, compiled_engines
from tockade.bots import Question
from tockade.game_types import BadInput
from tockade.store import Store, StoreDown
from tockade.store.connect import read_address, without_password
from tockade.store.schema import SCHEMA
from tockade.table.bot_workers import WorkerPool
from tockade.web import static_files

Grade = Literal["ok", "warning", "problem"]
MEGABYTE: Final = 1_000_000
LITTLE_DISK: Final = 1000
"""Megabytes below which one should make room."""
NO_DISK: Final = 100
FIRST_YEAR: Final = 1_767_225_600
"""2026, in seconds since 1970: no clock that goes right is before it."""
AHEAD: Final = 120
"""Seconds by which an entry of the store may be later than now."""
OTHERS: Final = 0o077
"""Of a file's mode: what others than its owner may do."""
EASY: Final = Question("trikolos 2", 0, {}, ("push 1",), seed=1)


class Finding(Struct, frozen=True):
    """What one check found; `kind` names the sentence that tells it, and what to do."""

    check: str
    grade: Grade
    kind: str
    arguments: dict[str, str | int] = {}


async def check_up(address: str) -> AsyncIterator[Finding]:
    """All checks of a server with this store, one after the other; nothing is made that is not there."""
    yield check_versions()
    yield check_engines()
    file = sqlite_file(address)
    if file is not None:
        yield check_disk(file)
    if file is not None and not file.exists():
        yield check_folder(file)
    else:
        async for finding in check_store(address, file):
            yield finding
    yield check_page()
    yield await check_workers()


def sqlite_file(address: str) -> Path | None:
    """The file of a store that is one."""
    url = read_address(address)
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def check_versions() -> Finding:
    python = ".".join(str(part) for part in sys.version_info[:3])
    return Finding(
        "versions", "ok", "versions", {"tockade": __version__, "python": python, "sqlite": sqlite3.sqlite_version}
    )


def check_engines() -> Finding:
    plain, stale = compiled_engines.plain(), compiled_engines.stale()
    if plain:
        return Finding("versions", "warning", "engines-plain", {"engines": ", ".join(plain)})
    if stale:
        return Finding("versions", "warning", "engines-stale", {"engines": ", ".join(path.stem for path in stale)})
    return Finding("versions", "ok", "engines")


def check_disk(file: Path) -> Finding:
    folder = existing(file.parent)
    free = shutil.disk_usage(folder).free // MEGABYTE
    named: dict[str, str | int] = {"folder": str(folder), "megabytes": free}
    if free < NO_DISK:
        return Finding("disk", "problem", "disk-full", named)
    if free < LITTLE_DISK:
        return Finding("disk", "warning", "disk-little", named)
    return Finding("disk", "ok", "disk", named)


def existing(folder: Path) -> Path:
    """The folder, or the nearest one above it that is there."""
    return folder if folder.exists() else existing(folder.parent)


def check_folder(file: Path) -> Finding:
    """Where a store will be made."""
    folder = existing(file.parent)
    if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK):
        return Finding("store", "ok", "store-none", {"store": str(file)})
    return Finding("store", "problem", "store-folder", {"folder": str(folder)})


async def check_store(address: str, file: Path | None) -> AsyncIterator[Finding]:
    shown = without_password(address).removeprefix("sqlite:///")
    try:
        store = await Store.open(address)
    except StoreDown as down:
        yield Finding("store", "problem", "store-down", {"store": shown, "reason": reason_of(down)})
        return
    except BadInput as other:
        yield Finding("schema", "problem", "schema-other", {"version": other.arguments["version"], "known": SCHEMA})
        return
    try:
        yield Finding("schema", "ok", "schema", {"version": SCHEMA})
        yield await check_write(store, shown)
        if file is not None:
            yield check_mode(file)
        yield await check_clock(store)
    finally:
        await store.close()


def reason_of(down: StoreDown) -> str:
    return str(down.__cause__ or down).splitlines()[0]


async def check_write(store: Store, shown: str) -> Finding:
    try:
        await store.check()
    except StoreDown as down:
        return Finding("store", "problem", "store-unwritable", {"store": shown, "reason": reason_of(down)})
    return Finding("store", "ok", "store", {"store": shown, "tables": len(await store.tables())})


def check_mode(file: Path) -> Finding:
    """The seeds of running games are in the file."""
    if os.name == "posix" and file.stat().st_mode & OTHERS:
        return Finding("store", "warning", "store-open", {"store": str(file)})
    return Finding("store", "ok", "store-private")


async def check_clock(store: Store) -> Finding:
    """Against what it showed before: entries of the store know the time they were written at."""
    now = int(time.time())
    newest = max((table.touched for table in await store.tables()), default=0)
    if now < FIRST_YEAR:
        return Finding("clock", "problem", "clock-old", {"time": time.strftime("%Y-%m-%d %H:%M", time.gmtime(now))})
    if newest > now + AHEAD:
        return Finding("clock", "problem", "clock-back", {"seconds": newest - now})
    return Finding("clock", "ok", "clock", {"time": time.strftime("%Y-%m-%d %H:%M", time.gmtime(now))})


def check_page() -> Finding:
    if (static_files.FOLDER / static_files.INDEX).exists():
        return Finding("page", "ok", "page")
    return Finding("page", "problem", "page-none")


async def check_workers() -> Finding:
    """Start a process for bots, and ask it something easy."""
    workers = WorkerPool(1)
    begun = time.monotonic()
    try:
        await workers.choose("random", EASY)
    finally:
        await workers.close()
    if workers.replaced:
        return Finding("workers", "problem", "workers-lost")
    return Finding("workers", "ok", "workers", {"milliseconds": round((time.monotonic() - begun) * 1000)})
