"""Verifying a game: moves and result by the rules, the deal by its seed, the seed by its seal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tockade import record
from tockade.game_types import BadInput, IllegalMove, Result
from tockade.random_source import check_seal
from tockade.record import Record
from tockade.store import Entry, Store
from tockade.table.log_events import read_event
from tockade.table.table import Table, load_table


class Verified(Struct, frozen=True):
    """What was found."""

    name: str
    game: str
    moves: int
    result: Result | None
    seal: str
    """`genuine`; `typed`, the deal is the seed's but nothing was sealed; `none`, no seed; `broken`."""

    @property
    def honest(self) -> bool:
        return self.seal != "broken"


def verify_record(name: str, game_record: Record) -> Verified:
    """Replay a record; one that cannot have happened raises `BadInput`."""
    moves = sum(moment.actor >= 0 for moment in record.replay(game_record))
    return Verified(name, record.begin(game_record).game.setup.text, moves, game_record.result, _seal(game_record))


def verify_log(name: str, entries: list[Entry]) -> Verified:
    """Load a table from its log and check the game it tells."""
    return verify_record(name, _load(name, entries).record())


async def verify_tables(store: Store, names: Sequence[str] = ()) -> list[Verified]:
    """Every stored game, or these."""
    wanted = list(names) or [stored.table for stored in await store.tables()]
    return [verify_log(name, await _entries(store, name)) for name in wanted]


async def _entries(store: Store, name: str) -> list[Entry]:
    entries = await store.read(name)
    if not entries:
        raise BadInput("no_table", table=name)
    return entries


def _load(name: str, entries: list[Entry]) -> Table:
    events = [read_event(entry.text) for entry in entries]
    try:
        return load_table(name, events, 0)
    except IllegalMove as illegal:
        raise BadInput("log", table=name) from illegal


def _seal(game_record: Record) -> str:
    if not game_record.seed:
        return "none"
    if not record.deal_is_genuine(game_record) or (
        game_record.sealed and not check_seal(game_record.seed, game_record.sealed)
    ):
        return "broken"
    return "genuine" if game_record.sealed else "typed"
