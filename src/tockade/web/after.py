"""After the game: records, replays, and positions to play on from."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from tockade import record
from tockade.game import JSON
from tockade.record import Record
from tockade.table.hall import Hall
from tockade.table.refusal import Refused
from tockade.table.replay import Replay, position_after, replay_of
from tockade.table.table import Phase, Table
from tockade.web.access import TableId, TheHall
from tockade.web.refusals import REFUSALS

Turn = Annotated[int, PathParameter(ge=0, le=1_000_000)]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


class RecordAsked(Struct, forbid_unknown_fields=True):
    record: str


class TurnPosition(Struct):
    game: str
    position: JSON
    turn: int


async def _finished(hall: Hall, name: str) -> Table:
    """Only a finished game may be seen whole."""
    table = (await hall.live(name)).table
    if table.phase is not Phase.OVER:
        raise Refused("not_over")
    return table


def _names(table: Table) -> list[str]:
    return [seat.name or seat.bot for seat in table.seats]


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, tags=["after"], responses=REFUSALS)
async def show_record(table: TableId, hall: TheHall) -> str:
    """The record of a finished game."""
    return record.write((await _finished(hall, table)).record())


@get("/api/tables/{table:str}/replay", tags=["after"], responses=REFUSALS)
async def show_replay(table: TableId, hall: TheHall, first: First = 0, count: Count = None) -> Replay:
    """Every turn of a finished game, with all hands open."""
    finished = await _finished(hall, table)
    return replay_of(finished.record(), _names(finished), first, count)


@get("/api/tables/{table:str}/positions/{turn:int}", tags=["after"], responses=REFUSALS)
async def show_position(table: TableId, turn: Turn, hall: TheHall) -> TurnPosition:
    """The position after so many turns of a finished game."""
    finished = await _finished(hall, table)
    return TurnPosition(finished.game.setup.text, position_after(finished.record(), turn), turn)


@post("/api/replay", status_code=200, sync_to_thread=True, tags=["after"], responses=REFUSALS)
def replay_record(data: JSONBody[RecordAsked]) -> Replay:
    """The replay of a record that somebody brings."""
    told: Record = record.read(data.record)
    return replay_of(told, [])


ROUTES: list[Any] = [show_record, show_replay, show_position, replay_record]
