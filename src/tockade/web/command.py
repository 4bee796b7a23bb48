"""What the command line calls: serve, and the care of what is stored."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from tockade import record
from tockade.game import BadInput
from tockade.store import Entry, Store, back_up, export_tables, import_tables
from tockade.store.engine import shown
from tockade.table.verify import Verified, verify_log, verify_record
from tockade.web.serve import open_store, serve
from tockade.web.settings import ServerSettings
from tockade.words import Words

Say = Callable[[str], None]
T = TypeVar("T")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run_server(settings: ServerSettings, words: Words, ready: Say | None = None, say: Say = _say) -> None:
    """`tockade serve`: says where it is and where it keeps what; `ready` is called with the address."""

    def begin(address: str) -> None:
        say(words.say("cli-serve-ready", address=address))
        say(words.say("cli-serve-store", store=store_place(settings)))
        if ready is not None:
            ready(address)

    serve(settings, begin)
    say(words.say("cli-serve-stopped"))


def store_place(settings: ServerSettings) -> str:
    """The file or the database, as it may be printed."""
    place = shown(settings.store_address)
    return place.removeprefix("sqlite:///")


def run_backup(settings: ServerSettings, words: Words, target: Path) -> str:
    """`tockade backup FILE`: copies every table, and says how many there were."""
    count = _with_store(settings, lambda store: back_up(store, target))
    return words.say("cli-backup-done", count=count, file=str(target))


def run_export(settings: ServerSettings, tables: Sequence[str] = ()) -> str:
    """`tockade export [TABLE...]`: the text."""
    return _with_store(settings, lambda store: export_tables(store, tables))


def run_import(settings: ServerSettings, words: Words, text: str) -> str:
    """`tockade import FILE`: adds the tables of an export, and says how many were new."""
    count = _with_store(settings, lambda store: import_tables(store, text))
    return words.say("cli-import-done", count=count)


def verify_tables(settings: ServerSettings, tables: Sequence[str] = ()) -> list[Verified]:
    """`tockade verify [TABLE...]`: every stored game, or these."""

    async def verify(store: Store) -> list[Verified]:
        names = list(tables) or [stored.table for stored in await store.tables()]
        return [verify_log(name, await _entries(store, name)) for name in names]

    return _with_store(settings, verify)


def verify_file(file: Path, text: str) -> Verified:
    """`tockade verify FILE`: one record."""
    return verify_record(file.name, record.read(text))


def verified_said(found: Verified, words: Words, result: str) -> str:
    """What was found, in one line; `result` says how the game ended."""
    facts = {"table": found.name, "game": found.game, "result": result, "seal": found.seal}
    return words.say("cli-verify-line", moves=found.moves, **facts)


async def _entries(store: Store, name: str) -> list[Entry]:
    entries = await store.read(name)
    if not entries:
        raise BadInput("no_table", table=name)
    return entries


def _with_store(settings: ServerSettings, work: Callable[[Store], Awaitable[T]]) -> T:
    async def opened() -> T:
        store = await open_store(settings)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())
