"""Position files: one position and the game it belongs to, as JSON."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tockade import games
from tockade.game_types import JSON, BadInput
from tockade.games import AnyGame
from tockade.record.format_heading import POSITION, QUOTED, VERSION, check_format, read_json

NAMES: Final = ("format", "game", "position")


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
    for name in data:
        if name not in NAMES:
            raise BadInput("position_file_field", field=name[:QUOTED])
    setup = data.get("game")
    if not isinstance(setup, str) or "position" not in data:
        raise BadInput("position_fields")
    game = games.read(setup)
    return game, game.read_position(data["position"])
