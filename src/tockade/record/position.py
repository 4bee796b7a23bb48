"""A file with one position and the game it belongs to."""

from __future__ import annotations

from typing import Any

import msgspec

from tockade import games
from tockade.game import JSON, BadInput
from tockade.games import AnyGame
from tockade.record.form import POSITION, VERSION, check_format, read_json


def position_data(game: AnyGame, position: Any) -> JSON:
    """A position and its game as data."""
    fields = game.position_json(position)
    return {"format": f"{POSITION} {VERSION}", "game": game.setup.text, "position": fields}


def write_position(game: AnyGame, position: Any) -> str:
    """The same as the text of a file; `read_position` reads it back."""
    return msgspec.json.format(msgspec.json.encode(position_data(game, position)), indent=2).decode() + "\n"


def read_position(text: str) -> tuple[AnyGame, Any]:
    """The game and the position of such a file."""
    data = read_json(text)
    check_format(data.get("format"), POSITION)
    setup, fields = data.get("game"), data.get("position")
    if not isinstance(setup, str) or not isinstance(fields, dict):
        raise BadInput("position_fields")
    game = games.read(setup)
    return game, game.read_position(fields)
