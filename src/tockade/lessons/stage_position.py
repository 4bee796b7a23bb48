"""The position of a stage as JSON: the start of the game, with the stage's pawns, hand and fields."""

from __future__ import annotations

from typing import Any

from tockade.game import Game
from tockade.game_types import JSON
from tockade.lessons.lesson_plans import Stage

OTHERS = 4
"""Cards of those who only watch: as few as any of the games deals."""


def stage_position(game: Game[Any, Any], stage: Stage) -> JSON:
    """Checked and written as the game writes it."""
    data = game.position_json(game.start())
    data["pawns"] = [_standing(data["pawns"][seat], stage, seat) for seat in range(game.seats)]
    if "hands" in data:
        data |= _dealt(data, stage, game.seats)
    if "throws" in data:
        data |= {"phase": "walk", "contenders": [], "throws": []}
    return game.position_json(game.read_position(data | stage.fields))


def _standing(at_start: list[str], stage: Stage, seat: int) -> list[str]:
    named = list(stage.pawns[seat]) if seat < len(stage.pawns) else []
    return named + at_start[len(named) :]


def _dealt(data: JSON, stage: Stage, seats: int) -> JSON:
    """The learner's hand, and any cards for the others; the first seat is to play."""
    stock = list(data["stock"])
    for card in stage.hand:
        stock.remove(card)
    others = [[stock.pop(0) for _ in range(OTHERS)] for _ in range(seats - 1)]
    return {"hands": [list(stage.hand), *others], "stock": stock, "phase": "play", "candidates": []}
