"""A view of Barricades as a scene: what stands where, ready to be drawn."""

from __future__ import annotations

from collections.abc import Iterator

from tockade.game_types import JSON, Piece, Scene
from tockade.games.barricades.board_plan import base_name
from tockade.games.barricades.constants import NOBODY
from tockade.games.barricades.position import IN_BASE


def scene(data: JSON, seats: int, actors: tuple[int, ...]) -> Scene:
    """What a view shows."""
    return Scene(
        pieces=tuple(_pieces(data)),
        arms=tuple(data["arms"]) or (NOBODY,) * seats,
        actors=actors,
        phase=data["phase"],
        die=data["die"],
        turns=data["turns"],
    )


def _pieces(data: JSON) -> Iterator[Piece]:
    for seat, house in enumerate(data["arms"]):
        waiting = 0
        for place in data["pawns"][seat]:
            waiting += place == IN_BASE
            yield Piece("pawn", base_name(house, waiting) if place == IN_BASE else place, seat)
    for place in data["barricades"]:
        yield Piece("barricade", place)
