"""The settings of a table that its host chooses, besides the game itself."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from tockade.bots import stand_in

Seating = Literal["chosen", "lot"]
ClockKind = Literal["move", "bank"]
Milliseconds = int

ABSENCE: Final = 60
STAND_IN: Final = stand_in()
BOT_PAUSE: Final = 800
PATIENCE: Final = 120


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: for each decision, or altogether with a little more for every move."""

    kind: ClockKind
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
    stand_in: str = STAND_IN
    """The bot that plays on for somebody who is gone."""
    hints: bool = True
    """Whether players may ask for hints; everybody is told who does."""
    patience: int | None = PATIENCE
    """Seconds before the others may let a bot play on for somebody who is there and does not move; None: never."""
