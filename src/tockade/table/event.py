"""What can happen at a table, as it stands in its log: one entry for one event.

`Played`, `Started` and `Next` are the game's, with the outcomes of the chance that followed; the others are the
table's.  A replay needs only the game's and the result.
"""

from __future__ import annotations

from typing import Final, get_args

import msgspec
from msgspec import Struct

from tockade.game import JSON
from tockade.table.settings import Settings


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat as a table is opened with it."""

    player: str = "open"
    """`open`, `person` or `bot`."""
    name: str = ""
    bot: str = ""
    key: str = ""
    """The digest of its key."""
    ready: bool = False


class Event(Struct, frozen=True, tag_field="event", omit_defaults=True):
    """One thing that happened; `at` is the time, in milliseconds since 1970."""

    at: int


class Opened(Event, frozen=True, tag="opened", kw_only=True):
    """The first entry of every table."""

    game: str
    code: str
    host: str
    """The digest of the host's key."""
    places: tuple[Place, ...]
    settings: Settings
    seed: str = ""
    """A typed one."""
    position: JSON | None = None
    rematch: bool = False
    """It starts by itself when everybody is ready."""
    version: int = 1
    """Of the rules; the logs of the first release do not say."""


class Sat(Event, frozen=True, tag="sat", kw_only=True):
    """Somebody took an open seat, perhaps leaving another one."""

    seat: int
    name: str
    key: str
    left: int = -1


class Emptied(Event, frozen=True, tag="left_seat", kw_only=True):
    seat: int


class Renamed(Event, frozen=True, tag="renamed", kw_only=True):
    seat: int
    name: str


class Ready(Event, frozen=True, tag="ready", kw_only=True):
    seat: int
    ready: bool = True


class BotSat(Event, frozen=True, tag="bot_sat", kw_only=True):
    seat: int
    bot: str


class Started(Event, frozen=True, tag="start", kw_only=True):
    seed: str
    order: tuple[int, ...] = ()
    """order[i] is the waiting room's seat of who now sits at seat i; empty: nobody moved."""
    outcomes: tuple[str, ...] = ()


class Played(Event, frozen=True, tag="move", kw_only=True):
    seat: int
    move: str
    bot: str = ""
    """The bot that chose the move, if one did."""
    outcomes: tuple[str, ...] = ()
    left: int = -1
    """Milliseconds that the seat has left, with a bank."""


class Away(Event, frozen=True, tag="away", kw_only=True):
    seat: int
    bot: str


class Back(Event, frozen=True, tag="back", kw_only=True):
    seat: int


class Resigned(Event, frozen=True, tag="resigned", kw_only=True):
    seat: int
    bot: str


class OutOfTime(Event, frozen=True, tag="out_of_time", kw_only=True):
    seat: int
    bot: str


class Next(Event, frozen=True, tag="next", kw_only=True):
    """On to the next game of a match."""

    seat: int
    outcomes: tuple[str, ...] = ()


class Rematch(Event, frozen=True, tag="rematch", kw_only=True):
    seat: int
    table: str


AnyEvent = (
    Opened
    | Sat
    | Emptied
    | Renamed
    | Ready
    | BotSat
    | Started
    | Played
    | Away
    | Back
    | Resigned
    | OutOfTime
    | Next
    | Rematch
)
_NAMES: Final = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEvent)}
_decoder: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)
_encoder: Final = msgspec.json.Encoder()


def write_event(event: AnyEvent) -> str:
    """The text of an entry."""
    return _encoder.encode(event).decode()


def read_event(text: str) -> AnyEvent:
    """The event of an entry; text that tells none raises `msgspec.DecodeError`."""
    return _decoder.decode(text)


def event_name(event: AnyEvent) -> str:
    """What the event is called, in the log and in the news."""
    return _NAMES[type(event)]
