"""Opening a table: what was asked for, checked and turned into an opening."""

from __future__ import annotations

import re
from typing import Annotated, Final

from msgspec import Meta, Struct, field

from tockade import bots
from tockade.game_types import JSON, BadInput
from tockade.table.keys_and_codes import digest, new_key
from tockade.table.log_events import Place, PlayerKind
from tockade.table.open_tables import Opening, OpenTables
from tockade.table.refusal import Refused
from tockade.table.replay_turns import position_after
from tockade.table.table import Phase, game_of
from tockade.table.table_settings import ABSENCE, BOT_PAUSE, PATIENCE, STAND_IN, ClockSetting, Seating, Settings
from tockade.table.waiting_room import check_name
from tockade.web.game_routes import SETUP_LENGTH

SEED: Final = re.compile(r"[0-9a-f]{32,128}")


class SeatAsked(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat."""

    player: PlayerKind = "open"
    name: str = ""
    bot: str = ""


class Origin(Struct, forbid_unknown_fields=True):
    """A turn of a finished game."""

    table: str
    turn: Annotated[int, Meta(ge=0)]


class TableAsked(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=SETUP_LENGTH)] = ""
    seats: Annotated[list[SeatAsked], Meta(max_length=16)] = field(default_factory=list)
    seating: Seating = "chosen"
    clock: ClockSetting | None = None
    absence: Annotated[int, Meta(ge=0, le=86400)] | None = ABSENCE
    bot_pause: Annotated[int, Meta(ge=0, le=10000)] = BOT_PAUSE
    spectators: bool = True
    stand_in: str = STAND_IN
    hints: bool = True
    patience: Annotated[int, Meta(ge=1, le=86400)] | None = PATIENCE
    seed: str | None = None
    position: JSON | None = None
    origin: Origin | None = None
    start: bool = False


class Keys(Struct):
    """The keys that the opener is given, and nobody else ever."""

    host: str
    seats: list[str | None]


async def read_opening(open_tables: OpenTables, asked: TableAsked, asker: str) -> tuple[Opening, Keys]:
    """The opening that is asked for, and its keys."""
    setup, position = await _begins(open_tables, asked, asker)
    keys = Keys(new_key(), [])
    places = tuple(_place(index, seat, keys) for index, seat in enumerate(_seats(setup, asked)))
    opening = Opening(
        game=setup,
        host=digest(keys.host),
        places=places,
        settings=_settings(asked),
        seed=_seed(asked.seed),
        position=position,
    )
    return opening, keys


async def _begins(open_tables: OpenTables, asked: TableAsked, asker: str) -> tuple[str, JSON | None]:
    """The game, and the position it begins from if not from the start."""
    if asked.origin is not None:
        table = (await open_tables.live(asked.origin.table)).table
        if table.phase is not Phase.OVER:
            raise Refused("not_over")
        work = (position_after, table.record(), asked.origin.turn)
        return table.game.setup.text, await open_tables.long_work.do(asker, *work)
    game = game_of(asked.game)
    if asked.position is None:
        return game.setup.text, None
    return game.setup.text, game.position_json(game.read_position(asked.position))


def _settings(asked: TableAsked) -> Settings:
    times = asked.clock, asked.absence, asked.bot_pause
    people = check_bot(asked.stand_in), asked.hints, asked.patience
    return Settings(asked.seating, *times, asked.spectators, *people)


def _seats(setup: str, asked: TableAsked) -> list[SeatAsked]:
    wanted = game_of(setup).seats
    if not asked.seats:
        return [SeatAsked("person"), *(SeatAsked() for _ in range(wanted - 1))]
    if len(asked.seats) != wanted:
        raise BadInput("seat_count", game=setup, seats=wanted, given=len(asked.seats))
    return asked.seats


def _place(index: int, seat: SeatAsked, keys: Keys) -> Place:
    key = new_key() if seat.player == "person" else None
    keys.seats.append(key)
    if key is not None:
        name = check_name(seat.name) if seat.name or index else ""
        return Place("person", name, key=digest(key), ready=True)
    if seat.player == "bot":
        return Place("bot", bot=check_bot(seat.bot))
    return Place()


def check_bot(name: str) -> str:
    if name not in bots.bots():
        raise Refused("bot", name=name[:40], bots=list(bots.bots()))
    return name


def _seed(typed: str | None) -> str:
    if typed is None:
        return ""
    if not SEED.fullmatch(typed.lower()):
        raise Refused("seed")
    return typed.lower()
