"""What whoever opens a table decides about it, besides the game itself."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Seating = Literal["chosen", "lot"]
Milliseconds = int

ABSENCE: Final = 60
BOT_PAUSE: Final = 800


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: for each decision, or altogether with a little more for every move."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=1, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Settings(Struct, frozen=True, omit_defaults=True):
    """The table's own rules."""

    seating: Seating = "chosen"
    clock: ClockSetting | None = None
    absence: int | None = ABSENCE
    """Seconds before a bot plays on for somebody who is gone; None: never."""
    bot_pause: int = BOT_PAUSE
    """Milliseconds before a bot moves."""
    spectators: bool = True
