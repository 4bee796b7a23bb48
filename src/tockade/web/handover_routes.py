"""Routes that carry a seat to another device: a table handed over from a phone to a computer."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from tockade.store import StoreDown
from tockade.table.keys_and_codes import digest, new_key
from tockade.table.open_tables import OpenTables
from tockade.table.refusal import Refused
from tockade.web.authorization import TheOpenTables, check_knows_table
from tockade.web.error_answers import REFUSALS

SECONDS: Final = 300
"""That a table waits to be taken."""
Secret = Annotated[str, Meta(max_length=64)]


class TableInHand(Struct, forbid_unknown_fields=True):
    """A table as a device knows it: with the keys of its seats there, and the host's if it opened the table."""

    table: Annotated[str, Meta(max_length=64)]
    keys: Annotated[list[Secret], Meta(min_length=1, max_length=8)]
    host: Secret = ""


class HandoverBegun(Struct):
    """`to` is shown to the other device, `secret` stays here."""

    to: str
    secret: str


class Taking(Struct, forbid_unknown_fields=True):
    secret: Secret


class HandoverTaken(Struct):
    """What has been handed over; null: nothing yet."""

    handed: TableInHand | None


@post("/api/handovers", status_code=200, sync_to_thread=False, tags=["handover"], responses=REFUSALS)
def begin_handover() -> HandoverBegun:
    """For the device that wants a table; nothing is kept before something is handed over."""
    secret = new_key()
    return HandoverBegun(digest(secret), secret)


@post("/api/handovers/{to:str}", status_code=204, tags=["handover"], responses=REFUSALS)
async def hand_over(open_tables: TheOpenTables, to: FromPath[str], data: JSONBody[TableInHand]) -> None:
    """From the device that has a table; its keys must fit."""
    live = await open_tables.live(data.table)
    for key in (*data.keys, *filter(None, [data.host])):
        check_knows_table(live.table, digest(key))
    try:
        await open_tables.store.hand_over(to, msgspec.json.encode(data).decode(), _now(open_tables) + SECONDS)
    except StoreDown as down:
        raise Refused("store") from down


@post("/api/handovers/{to:str}/taken", status_code=200, tags=["handover"], responses=REFUSALS)
async def take_over(open_tables: TheOpenTables, to: FromPath[str], data: JSONBody[Taking]) -> HandoverTaken:
    """Only who has the secret of `to`; asked again and again until something is there."""
    if digest(data.secret) != to:
        return HandoverTaken(None)
    try:
        found = await open_tables.store.take_over(to, _now(open_tables))
    except StoreDown as down:
        raise Refused("store") from down
    return HandoverTaken(None if found is None else msgspec.json.decode(found, type=TableInHand))


def _now(open_tables: OpenTables) -> int:
    return open_tables.environment.at() // 1000


ROUTES: list[Any] = [begin_handover, hand_over, take_over]
