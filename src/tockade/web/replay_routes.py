"""Routes for finished games: records, replays, and positions to play on from."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Struct

from tockade import record
from tockade.game_types import JSON
from tockade.table.open_tables import OpenTables
from tockade.table.refusal import Refused
from tockade.table.replay_turns import GZIP, Replay, position_after, replay_text, write_replay
from tockade.table.table import Phase, Table
from tockade.web.authorization import AnyRequest, TableId, TheOpenTables
from tockade.web.error_answers import REFUSALS
from tockade.web.rate_limits import address_of
from tockade.web.static_files import READY

PIECE: Final = 64 * 1024
"""Bytes of an answer that are made at once."""

Turn = Annotated[int, PathParameter(ge=0, le=1_000_000)]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


class RecordAsked(Struct, forbid_unknown_fields=True):
    record: str


class TurnPosition(Struct):
    game: str
    position: JSON
    turn: int


async def finished(open_tables: OpenTables, name: str) -> Table:
    """Only a finished game may be seen whole."""
    table = (await open_tables.live(name)).table
    if table.phase is not Phase.OVER:
        raise Refused("not_over")
    return table


def names_of(table: Table) -> list[str]:
    return [seat.name or seat.bot for seat in table.seats]


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, tags=["after"], responses=REFUSALS)
async def show_record(table: TableId, open_tables: TheOpenTables) -> str:
    """The record of a finished game."""
    return record.write((await finished(open_tables, table)).record())


@get("/api/tables/{table:str}/replay", tags=["after"], responses=REFUSALS, opt={READY: True})
async def show_replay(
    table: TableId, open_tables: TheOpenTables, request: AnyRequest, first: First = 0, count: Count = None
) -> Response[Replay]:
    """Every turn of a finished game, with all hands open."""
    over = await finished(open_tables, table)
    work = (write_replay, over.record(), names_of(over), first, count)
    return send_compressed(request, await open_tables.long_work.do(address_of(request.scope), *work))


@get("/api/tables/{table:str}/positions/{turn:int}", tags=["after"], responses=REFUSALS)
async def show_position(table: TableId, turn: Turn, open_tables: TheOpenTables, request: AnyRequest) -> TurnPosition:
    """The position after so many turns of a finished game."""
    over = await finished(open_tables, table)
    asker = address_of(request.scope)
    position = await open_tables.long_work.do(asker, position_after, over.record(), turn)
    return TurnPosition(over.game.setup.text, position, turn)


@post("/api/replay", status_code=200, tags=["after"], responses=REFUSALS, opt={READY: True})
async def replay_record(
    data: JSONBody[RecordAsked], open_tables: TheOpenTables, request: AnyRequest
) -> Response[Replay]:
    """The replay of a record that somebody brings."""
    asker = address_of(request.scope)
    return send_compressed(request, await open_tables.long_work.do(asker, replay_text, data.record))


def send_compressed(request: AnyRequest, compressed: bytes) -> Response[Any]:
    """As it is to those who can read it so, and to others piece by piece: it may be a hundred times as long."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compressed, headers=headers | {"Content-Encoding": "gzip"}, media_type=MediaType.JSON)
    return Stream(_unpacked(compressed), headers=headers, media_type=MediaType.JSON)


async def _unpacked(compressed: bytes) -> AsyncIterator[bytes]:
    unpacking = zlib.decompressobj(wbits=GZIP)
    while not unpacking.eof:
        yield unpacking.decompress(compressed, PIECE)
        compressed = unpacking.unconsumed_tail


ROUTES: list[Any] = [show_record, show_replay, show_position, replay_record]
