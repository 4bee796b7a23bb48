"""A seat of a table: who plays it, and whether they are there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from msgspec import Struct

from tockade.table.event import Place


class State(StrEnum):
    """How it stands with the player of a seat."""

    HERE = "here"
    GONE = "gone"
    AWAY = "away"
    RESIGNED = "resigned"
    OUT_OF_TIME = "out_of_time"


LOST = (State.RESIGNED, State.OUT_OF_TIME)


class SeatShown(Struct, frozen=True):
    """A seat as everybody may know it."""

    seat: int
    name: str
    player: str
    bot: str
    state: State
    ready: bool


@dataclass
class Seat:
    """A seat as the table knows it."""

    player: str = "open"
    name: str = ""
    bot: str = ""
    """The bot that plays it, now."""
    key: str = ""
    ready: bool = False
    tabs: int = 0
    """How many sockets are open with its key."""
    gone_since: int = 0
    left_by: State = State.HERE
    """`away`, `resigned` or `out_of_time` when a bot has taken over."""

    @classmethod
    def of(cls, place: Place, now: int) -> Seat:
        """A seat as the table was opened with it."""
        ready = place.ready or place.player == "bot"
        return cls(place.player, place.name, place.bot, place.key, ready, gone_since=now)

    @property
    def state(self) -> State:
        if self.left_by is not State.HERE or self.player != "person":
            return self.left_by
        return State.HERE if self.tabs else State.GONE

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return bool(self.bot)

    def shown(self, seat: int) -> SeatShown:
        return SeatShown(seat, self.name, self.player, self.bot, self.state, self.ready)
