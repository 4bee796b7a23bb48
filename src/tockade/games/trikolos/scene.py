"""A view of Trikolos as a scene: what stands where, ready to be drawn."""

from __future__ import annotations

from collections.abc import Iterator

from tockade.game_types import JSON, Piece, Scene
from tockade.games.trikolos.board_plan import SPARE, arrived, waiting
from tockade.games.trikolos.constants import NAMES
from tockade.games.trikolos.move_notation import HOME


def scene(data: JSON, actors: tuple[int, ...]) -> Scene:
    """What a view shows."""
    return Scene(pieces=_pieces(data), arms=(0, 1), actors=actors, phase=data["phase"], turns=data["turns"])


def _pieces(data: JSON) -> tuple[Piece, ...]:
    """What stands where in a position written as JSON."""
    lights = "".join(data["tiles"])
    tiles = [Piece("tile", name, mark=light) for name, light in zip(NAMES, lights, strict=False)]
    pawns = [pawn for seat in range(2) for pawn in _pawns(seat, data["pawns"][seat])]
    return (*tiles, Piece("tile", SPARE, mark=data["spare"]), *pawns)


def _pawns(seat: int, places: list[str]) -> Iterator[Piece]:
    camps = {"camp": waiting, HOME: arrived}
    counted = {"camp": 0, HOME: 0}
    for place in places:
        if place in camps:
            counted[place] += 1
            yield Piece("pawn", camps[place](seat, counted[place]), seat)
        else:
            yield Piece("pawn", place, seat)
