"""Writes what the frozen opponents answer under today's rules, so that they can be held to it.

    python -m tests.kept.keep_opponents

from the root of the tree, once, when an opponent is frozen; the answers that the file has already stay as they are.
"""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any, Final

import msgspec
from tests.bots.amateur_cases import EVERY_GAME, decisions

from tockade.bots import bot

FILE: Final = Path(__file__).parent / "opponents.json.xz"
FROZEN: Final = ("amateur-1", "probe-1")
OF_EACH: Final = 6
"""Questions of each game."""


def questions() -> list[Any]:
    """Questions spread over one game of each table."""
    asked = [decisions(setup) for setup in EVERY_GAME]
    return [each.question for game in asked for each in game[:: max(1, len(game) // OF_EACH)][:OF_EACH]]


def keep() -> None:
    kept = [{"question": each, "answers": {name: bot(name).choose(each) for name in FROZEN}} for each in questions()]
    FILE.write_bytes(lzma.compress(msgspec.json.encode(kept), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    keep()
