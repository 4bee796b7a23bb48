"""One entry of a table's log, and the two ways in which writing it can fail."""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct


class Mark(IntEnum):
    """What the store itself must know of an entry; everything else is in its text."""

    NONE = 0
    OVER = 1
    """The game is finished: the table has no age limit any more."""


class Entry(Struct, frozen=True):
    """One change of a table: it is written whole or not at all."""

    table: str
    seq: int
    """1 for the first entry of a table, then one more each time."""
    text: str
    at: int
    """Seconds since 1970."""
    mark: Mark = Mark.NONE


class Stored(Struct, frozen=True):
    """A table as the store knows it."""

    table: str
    code: str
    created: int
    touched: int
    """The time of the last entry."""
    entries: int
    over: bool


class Conflict(Exception):
    """Somebody else has written this entry of this table: reload."""


class StoreDown(Exception):
    """The store cannot be written or reached; what was to be written may or may not be there."""
