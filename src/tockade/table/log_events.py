"""The events of a table, as they stand in its log: one entry for one event.

`Played`, `Started` and `Next` are the game's, with the outcomes of the chance that followed; the others are the
table's.  A replay needs only the game's and the result.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from tockade.game_types import JSON
from tockade.table.table_settings import Settings

PlayerKind = Literal["open", "person", "bot"]


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat as a table is opened with it."""

    player: PlayerKind = "open"
    name: str = ""
    bot: str = ""
    key: str = ""
    """The digest of its key."""
    ready: bool = False


class LogEvent(Struct, frozen=True, tag_field="event", omit_defaults=True):
    """One thing that happened; `at` is the time, in milliseconds since 1970."""

    at: int


class Opened(LogEvent, frozen=True, tag="opened", kw_only=True):
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


class Sat(LogEvent, frozen=True, tag="sat", kw_only=True):
    """Somebody took an open seat, perhaps leaving another one."""

    seat: int
    name: str
    key: str
    left: int = -1


class Emptied(LogEvent, frozen=True, tag="left_seat", kw_only=True):
    seat: int


class Renamed(LogEvent, frozen=True, tag="renamed", kw_only=True):
    seat: int
    name: str


class Ready(LogEvent, frozen=True, tag="ready", kw_only=True):
    seat: int
    ready: bool = True


class BotSat(LogEvent, frozen=True, tag="bot_sat", kw_only=True):
    seat: int
    bot: str


class NewKey(LogEvent, frozen=True, tag="new_key", kw_only=True):
    """A seat's person has a new link; the old key is none any more."""

    seat: int
    key: str


class Started(LogEvent, frozen=True, tag="start", kw_only=True):
    seed: str
    order: tuple[int, ...] = ()
    """order[i] is the waiting room's seat of who now sits at seat i; empty: nobody moved."""
    outcomes: tuple[str, ...] = ()


class Played(LogEvent, frozen=True, tag="move", kw_only=True):
    seat: int
    move: str
    bot: str = ""
    """The bot that chose the move, if one did."""
    outcomes: tuple[str, ...] = ()
    left: int = -1
    """Milliseconds that the seat has left, with a bank."""


class Hinted(LogEvent, frozen=True, tag="hint", kw_only=True):
    """A seat's player was given a hint."""

    seat: int


class Tutored(LogEvent, frozen=True, tag="tutor", kw_only=True):
    """A seat's player lets the tutor look at every move before it is played, or no longer."""

    seat: int
    on: bool


class Cautioned(LogEvent, frozen=True, tag="caution", kw_only=True):
    """The tutor told a seat's player of something better, before a move that costs much."""

    seat: int


class Away(LogEvent, frozen=True, tag="away", kw_only=True):
    seat: int
    bot: str
    voted: bool = False
    """The others have decided it; the person may be there."""


class Voted(LogEvent, frozen=True, tag="voted", kw_only=True):
    """A seat wants a bot to play on for another one that does not move."""

    seat: int
    other: int


class Back(LogEvent, frozen=True, tag="back", kw_only=True):
    seat: int


class Resigned(LogEvent, frozen=True, tag="resigned", kw_only=True):
    seat: int
    bot: str


class OutOfTime(LogEvent, frozen=True, tag="out_of_time", kw_only=True):
    seat: int
    bot: str


class Next(LogEvent, frozen=True, tag="next", kw_only=True):
    """On to the next game of a match."""

    seat: int
    outcomes: tuple[str, ...] = ()


class Rematch(LogEvent, frozen=True, tag="rematch", kw_only=True):
    seat: int
    table: str


AnyEvent = (
    Opened
    | Sat
    | Emptied
    | Renamed
    | Ready
    | BotSat
    | NewKey
    | Started
    | Played
    | Hinted
    | Tutored
    | Cautioned
    | Away
    | Voted
    | Back
    | Resigned
    | OutOfTime
    | Next
    | Rematch
)
EVENT_NAME_OF: Final = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEvent)}
EVENT_NAMES: Final = tuple(EVENT_NAME_OF.values())
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
    return EVENT_NAME_OF[type(event)]
