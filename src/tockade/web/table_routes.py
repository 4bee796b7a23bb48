"""Routes for tables: opening, joining, the waiting room, starting, rematch, deleting."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import delete, get, patch, post
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET, Meta, Struct, UnsetType

from tockade.game_types import Result
from tockade.table import game_actions, waiting_room
from tockade.table.keys_and_codes import digest, new_key
from tockade.table.live_table import LiveTable, Propose
from tockade.table.open_tables import OpenTables
from tockade.table.refusal import Refused
from tockade.table.seat import SeatShown
from tockade.table.table import Phase, Table
from tockade.table.table_settings import ClockSetting, Seating
from tockade.web.authorization import (
    AnyRequest,
    TableId,
    TheOpenTables,
    check_host,
    check_knows_table,
    check_seat,
    is_host,
    read_key,
)
from tockade.web.error_answers import REFUSALS
from tockade.web.new_table import TableAsked, check_bot, read_opening
from tockade.web.public_address import address_of
from tockade.web.rate_limits import address_of as network_of_request

SeatNumber = Annotated[int, PathParameter(ge=0, le=100)]


class SeatKey(Struct):
    seat: int
    key: str | None


class TableOpened(Struct):
    """A new table, and the keys of whoever opened it."""

    table: str
    code: str
    host: str
    link: str
    join: str
    seats: list[SeatKey]
    phase: Phase


class TableShown(Struct, omit_defaults=False):
    """What may be known of a table."""

    table: str
    game: str
    phase: Phase
    version: int
    turn: int
    seats: list[SeatShown]
    seating: Seating
    clock: ClockSetting | None
    absence: int | None
    bot_pause: int
    spectators: bool
    stand_in: str
    hints: bool
    sealed: str | None
    typed_seed: bool
    from_position: bool
    seed: str | None
    result: Result | None
    rematch: str | None
    you: int | Literal["host"] | UnsetType = UNSET
    code: str | UnsetType = UNSET


class CodeAsked(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class TableName(Struct):
    table: str


class SeatTaken(Struct, forbid_unknown_fields=True):
    name: str = ""


class SeatChange(Struct, forbid_unknown_fields=True):
    """What is to change about a seat."""

    name: str | UnsetType = UNSET
    ready: bool | UnsetType = UNSET
    player: Literal["open", "bot"] | UnsetType = UNSET
    bot: str = ""


def table_shown(table: Table, key: str) -> TableShown:
    settings = table.settings
    shown = TableShown(
        table=table.name,
        game=table.game.setup.text,
        phase=table.phase,
        version=table.version,
        turn=table.turn,
        seats=[seat.shown(index) for index, seat in enumerate(table.seats)],
        seating=settings.seating,
        clock=settings.clock,
        absence=settings.absence,
        bot_pause=settings.bot_pause,
        spectators=settings.spectators,
        stand_in=settings.stand_in,
        hints=settings.hints,
        sealed=table.sealed or None,
        typed_seed=table.typed_seed,
        from_position=table.opened.position is not None,
        seed=table.seed if table.phase is Phase.OVER else None,
        result=table.result,
        rematch=table.rematch or None,
    )
    return _with_own(shown, table, key)


def _with_own(shown: TableShown, table: Table, key: str) -> TableShown:
    seat = table.seat_of(key) if key else None
    if seat is not None or is_host(table, key):
        shown.you = "host" if seat is None else seat
        if table.phase is Phase.WAITING:
            shown.code = table.opened.code
    return shown


@post("/api/tables", tags=["tables"], responses=REFUSALS)
async def open_table(data: JSONBody[TableAsked], open_tables: TheOpenTables, request: AnyRequest) -> TableOpened:
    """Open a table."""
    opening, keys = await read_opening(open_tables, data, network_of_request(request.scope))
    if data.start and any(place.player == "open" for place in opening.places):
        raise Refused("not_ready", seats=[i for i, place in enumerate(opening.places) if place.player == "open"])
    live = await open_tables.open(opening)
    if data.start:
        await live.start()
    table = live.table
    site = address_of(request)
    seats = [SeatKey(seat, key) for seat, key in _keys_now(table, keys.seats)]
    link, join = f"{site}/table/{table.name}", f"{site}/join/{table.opened.code}"
    return TableOpened(table.name, table.opened.code, keys.host, link, join, seats, table.phase)


def _keys_now(table: Table, keys: list[str | None]) -> list[tuple[int, str | None]]:
    """The keys by seat, after a lot may have moved their owners."""
    owned = {table.seat_of(digest(key)): key for key in keys if key}
    return [(seat, owned.get(seat)) for seat in range(len(table.seats))]


@post("/api/join", status_code=200, tags=["tables"], responses=REFUSALS)
async def join(data: JSONBody[CodeAsked], open_tables: TheOpenTables) -> TableName:
    """From a code to its waiting room."""
    return TableName(await open_tables.find(data.code))


@get("/api/tables/{table:str}", tags=["tables"], responses=REFUSALS)
async def show_table(table: TableId, open_tables: TheOpenTables, request: AnyRequest) -> TableShown:
    """What may be known of a table."""
    return table_shown((await open_tables.live(table)).table, read_key(request))


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, tags=["tables"], responses=REFUSALS)
async def take_seat(
    table: TableId, seat: SeatNumber, data: JSONBody[SeatTaken], open_tables: TheOpenTables, request: AnyRequest
) -> SeatKey:
    """Sit down; with the key of another seat of the table, move."""
    live = await open_tables.live(table)
    held = read_key(request)
    if held and live.table.seat_of(held) is None and not is_host(live.table, held):
        raise Refused("wrong_link")
    moving = live.table.seat_of(held) is not None if held else False
    key = None if moving else new_key()
    own = held if key is None else digest(key)
    await live.do(lambda t: waiting_room.sit(t, open_tables.environment.at(), seat, data.name, own))
    return SeatKey(seat, key)


@patch("/api/tables/{table:str}/seats/{seat:int}", tags=["tables"], responses=REFUSALS)
async def change_seat(
    table: TableId, seat: SeatNumber, data: JSONBody[SeatChange], open_tables: TheOpenTables, request: AnyRequest
) -> TableShown:
    """Another name, ready or not, a bot, or nobody."""
    live, key = await open_tables.live(table), read_key(request)
    check_seat(live.table, key, seat)
    for propose in _changes(live, open_tables, seat, data, key):
        await live.do(propose)
    return table_shown(live.table, key)


@post("/api/tables/{table:str}/seats/{seat:int}/key", status_code=200, tags=["tables"], responses=REFUSALS)
async def give_new_key(table: TableId, seat: SeatNumber, open_tables: TheOpenTables, request: AnyRequest) -> SeatKey:
    """A new link for a seat; the old one leads nowhere from now on."""
    live = await open_tables.live(table)
    check_host(live.table, read_key(request))
    key = new_key()
    await live.do(lambda t: game_actions.give_new_key(t, open_tables.environment.at(), seat, digest(key)))
    return SeatKey(seat, key)


def _changes(live: LiveTable, open_tables: OpenTables, seat: int, change: SeatChange, key: str) -> list[Propose]:
    at = open_tables.environment.at()
    wanted: list[Propose] = []
    if change.name is not UNSET:
        name = waiting_room.check_name(change.name)
        wanted.append(lambda t: waiting_room.rename(t, at, seat, name))
    if change.ready is not UNSET:
        ready = change.ready
        wanted.append(lambda t: waiting_room.be_ready(t, at, seat, ready))
    if change.player == "bot":
        check_host(live.table, key)
        bot = check_bot(change.bot)
        wanted.append(lambda t: waiting_room.seat_bot(t, at, seat, bot))
    if change.player == "open":
        wanted.append(lambda t: waiting_room.empty(t, at, seat))
    return wanted


@post("/api/tables/{table:str}/start", status_code=200, tags=["tables"], responses=REFUSALS)
async def start_table(table: TableId, open_tables: TheOpenTables, request: AnyRequest) -> TableShown:
    """Begin the game."""
    live, key = await open_tables.live(table), read_key(request)
    check_host(live.table, key)
    await live.start()
    return table_shown(live.table, key)


@post("/api/tables/{table:str}/rematch", status_code=200, tags=["tables"], responses=REFUSALS)
async def rematch(table: TableId, open_tables: TheOpenTables, request: AnyRequest) -> TableName:
    """The same table again."""
    live = await open_tables.live(table)
    return TableName(await open_tables.rematch(live, check_knows_table(live.table, read_key(request))))


@delete("/api/tables/{table:str}", tags=["tables"], responses=REFUSALS)
async def delete_table(table: TableId, open_tables: TheOpenTables, request: AnyRequest) -> None:
    """Delete a table and everything that is kept about it."""
    live = await open_tables.live(table)
    check_host(live.table, read_key(request))
    await open_tables.delete(table)


ROUTES: list[Any] = [
    open_table,
    join,
    show_table,
    take_seat,
    change_seat,
    give_new_key,
    start_table,
    rematch,
    delete_table,
]
