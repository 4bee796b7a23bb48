"""Is a game what it claims to be?  Moves and result by the rules, the deal by its seed, the seed by its seal."""

from __future__ import annotations

from msgspec import Struct

from tockade import record
from tockade.game import BadInput, IllegalMove, Result
from tockade.record import Record
from tockade.source import check_seal
from tockade.store import Entry
from tockade.table.event import read_event
from tockade.table.table import Table, load


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


def verify_record(name: str, told: Record) -> Verified:
    """Replay a record; one that cannot have happened raises `BadInput`."""
    moves = sum(moment.actor >= 0 for moment in record.replay(told))
    return Verified(name, record.begin(told).game.setup.text, moves, told.result, _seal(told))


def verify_log(name: str, entries: list[Entry]) -> Verified:
    """Load a table from its log and check the game it tells."""
    return verify_record(name, _load(name, entries).record())


def _load(name: str, entries: list[Entry]) -> Table:
    events = [read_event(entry.text) for entry in entries]
    try:
        return load(name, events, 0)
    except IllegalMove as illegal:
        raise BadInput("log", table=name) from illegal


def _seal(told: Record) -> str:
    if not told.seed:
        return "none"
    if not record.deal_is_genuine(told) or (told.sealed and not check_seal(told.seed, told.sealed)):
        return "broken"
    return "genuine" if told.sealed else "typed"
