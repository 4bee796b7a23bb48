"""Positions set up by hand for the special moves of every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tockade import games

Places = Mapping[int, Sequence[str]]
Hands = Mapping[int, Sequence[str]]


def cards(game: str, pawns: Places, hands: Hands, **fields: Any) -> dict[str, Any]:
    """A card race in play: pawns that are not named are in their bases, hands are filled up with what is left."""
    made = games.read(game)
    position = made.position_json(made.start())
    stock = list(position["stock"])
    for hand in hands.values():
        for card in hand:
            stock.remove(card)
    size = max(map(len, hands.values()), default=4) if fields.get("phase") == "exchange" else 4
    dealt = [list(hands[seat]) if seat in hands else [stock.pop(0) for _ in range(size)] for seat in range(made.seats)]
    standing = [_filled(list(pawns.get(seat, ())), len(all_)) for seat, all_ in enumerate(position["pawns"])]
    position |= {"hands": dealt, "stock": stock, "pawns": standing, "phase": "play", "candidates": [], **fields}
    return made.position_json(made.read_position(position))


def _filled(places: list[str], count: int) -> list[str]:
    return places + ["base"] * (count - len(places))


def barricades(pawns: Places, die: int, **fields: Any) -> dict[str, Any]:
    """Two players on the classic board, the first to walk; barricades as at the start unless they are given."""
    made = games.read("barricades 2")
    position = made.position_json(made.start())
    standing = [_filled(list(pawns.get(seat, ())), 5) for seat in range(2)]
    position |= {"pawns": standing, "phase": "walk", "die": die, "contenders": [], "throws": [], **fields}
    return made.position_json(made.read_position(position))


def trikolos(pawns: Places, **fields: Any) -> dict[str, Any]:
    """The standard tiles; pawns that are not named wait in camp."""
    made = games.read("trikolos")
    position = made.position_json(made.start())
    standing = [list(pawns.get(seat, ())) + ["camp"] * (4 - len(pawns.get(seat, ()))) for seat in range(2)]
    position |= {"pawns": standing, **fields}
    return made.position_json(made.read_position(position))
