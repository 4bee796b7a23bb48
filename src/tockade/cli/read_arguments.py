"""Reading what commands are given: files and standard input, setups, seats and viewers."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tockade import games, record
from tockade.game_types import CHANCE, REFEREE, SPECTATOR, BadInput, nearest
from tockade.games import AnyGame
from tockade.record.format_heading import RECORD

VIEWERS: Final = {"spectator": SPECTATOR, "referee": REFEREE}


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except FileNotFoundError:
        raise BadInput("file_missing", name=name) from None
    except OSError:
        raise BadInput("file_unreadable", name=name) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput("utf8", name=name) from None
    if not text.strip():
        raise BadInput("file_empty", name=name)
    return text


def read_position(name: str) -> tuple[AnyGame, Any]:
    """The game and position of a file; a record stands for the position in which it ends."""
    text = read_text(name)
    if not text.startswith(RECORD):
        return record.read_position(text)
    game_record = record.read(text)
    return record.begin(game_record).game, record.final_position(game_record)


def read_game(words: Sequence[str]) -> AnyGame:
    """The game that these words spell: `tock-globe 4 teams restock=shuffle`."""
    return games.read(" ".join(words))


def read_seed(text: str) -> str:
    """A seed that can stand on a line of a record."""
    if not text.isprintable() or text.strip() != text or not text:
        raise BadInput("seed")
    return text


def read_seat(game: AnyGame, seat: int) -> int:
    """A seat of this game."""
    if not 0 <= seat < game.seats:
        raise BadInput("seat", seat=seat, last=game.seats - 1)
    return seat


def read_acting_seat(game: AnyGame, position: Any, seat: int | None) -> int:
    """The seat that is meant: the one given, or the first that must act."""
    if seat is not None:
        return read_seat(game, seat)
    actors = game.actors(position)
    if not actors:
        raise BadInput("game_over")
    if actors[0] == CHANCE:
        raise BadInput("chance_due", chance=game.chance(position).kind.value)
    return actors[0]


def read_viewer(game: AnyGame, name: str) -> int:
    """The viewer that a word names: a seat's number, `spectator` or `referee`."""
    if name in VIEWERS:
        return VIEWERS[name]
    if name.isascii() and name.isdigit():
        return read_seat(game, int(name[:6]))
    raise BadInput("viewer", name=name, nearest=nearest(name, list(VIEWERS)))
