"""A seat of a table: who plays it, and whether they are there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from msgspec import Struct

from tockade.table.log_events import Place, PlayerKind


class SeatState(StrEnum):
    """How it stands with the player of a seat."""

    HERE = "here"
    GONE = "gone"
    AWAY = "away"
    RESIGNED = "resigned"
    OUT_OF_TIME = "out_of_time"


LOST = (SeatState.RESIGNED, SeatState.OUT_OF_TIME)


class SeatShown(Struct, frozen=True):
    """A seat as everybody may know it."""

    seat: int
    name: str
    player: PlayerKind
    bot: str
    state: SeatState
    ready: bool
    hints: int = 0
    """How many decisions its player asked a hint for."""
    tutor: bool = False
    """Whether the tutor looks at its player's moves before they are played."""
    cautions: int = 0
    """How many decisions the tutor had something better for."""


@dataclass
class Seat:
    """A seat as the table knows it."""

    player: PlayerKind = "open"
    name: str = ""
    bot: str = ""
    """The bot that plays it, now."""
    key: str = ""
    ready: bool = False
    tabs: int = 0
    """How many sockets are open with its key."""
    elsewhere: bool = False
    """Whether there are any at another server."""
    gone_since: int = 0
    left_by: SeatState = SeatState.HERE
    """`away`, `resigned` or `out_of_time` when a bot has taken over."""
    hints: int = 0
    hinted: int | None = None
    """The decision for which its player asked the last hint."""
    tutor: bool = False
    cautions: int = 0
    cautioned: int | None = None
    """The decision of the tutor's last word."""

    @classmethod
    def of(cls, place: Place, now: int) -> Seat:
        """A seat as the table was opened with it."""
        ready = place.ready or place.player == "bot"
        return cls(place.player, place.name, place.bot, place.key, ready, gone_since=now)

    @property
    def state(self) -> SeatState:
        if self.left_by is not SeatState.HERE or self.player != "person":
            return self.left_by
        return SeatState.HERE if self.tabs or self.elsewhere else SeatState.GONE

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return bool(self.bot)

    def shown(self, seat: int) -> SeatShown:
        known = self.name, self.player, self.bot, self.state, self.ready
        return SeatShown(seat, *known, self.hints, self.tutor, self.cautions)
