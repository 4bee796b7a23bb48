"""What commands print: text for people, JSON for programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tockade.game_types import BadInput

if TYPE_CHECKING:
    from rich.console import Console


def console(*, error: bool = False) -> Console:
    """Where people read; coloured when it is a terminal, and never cut: a terminal wraps by itself."""
    from rich.console import Console

    return Console(stderr=error, highlight=False, emoji=False, markup=False, soft_wrap=True)


def show_json(data: Any) -> None:
    """One JSON value on standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def write_file(name: str, text: str) -> None:
    """A file that was asked for; what cannot be written is said in one sentence."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError:
        raise BadInput("file_unwritable", name=name) from None
