"""Trikolos: lights are never changed, pawns are never lost, and who is home has won."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.trikolos.naive import NaiveBoard
from tests.reference.invariants.shapes import each, fields, number, text, word

STANDARD = "GORGORORGORGRGORGORGORGOORGORGGORGORG"
TILES = [f"{column}{row}" for row in "123456" for column in "ABCDEF"]
SHAPES = {
    "tiles": each(text),
    "spare": word("G", "O", "R"),
    "pawns": each(each(word("camp", "home", *TILES), 4), 2),
    "turn": number(1),
    "phase": word("layout", "push", "move", "over"),
    "turns": number(10**9),
}


def fits(options: dict[str, str], data: Any) -> bool:
    if not fields(SHAPES, data) or data.keys() != SHAPES.keys():
        return False
    if data["phase"] == "layout":
        return options.get("layout") in ("random", "mirror") and data == undrawn()
    return lights(options, data) and pawns(data) and ends(options, data)


def undrawn() -> dict[str, Any]:
    pawns = [["camp"] * 4, ["camp"] * 4]
    return {"tiles": [], "spare": "G", "pawns": pawns, "turn": 0, "phase": "layout", "turns": 0}


def lights(options: dict[str, str], data: Any) -> bool:
    """TK-2: the 37 tiles of the start, in other places."""
    layout = options.get("layout", "standard")
    if layout in ("random", "mirror"):
        counts = dict(zip("GOR", map(int, options.get("colours", "12-12-12").split("-")), strict=True))
        tiles = Counter(counts) + Counter("G")
    else:
        tiles = Counter(STANDARD if layout == "standard" else layout)
    rows = [*data["tiles"], data["spare"]]
    return [len(row) for row in rows] == [6] * 6 + [1] and Counter("".join(rows)) == tiles


def pawns(data: Any) -> bool:
    """One pawn on a tile."""
    on_board = [place for own in data["pawns"] for place in own if place in TILES]
    return len(set(on_board)) == len(on_board)


def limit(options: dict[str, str]) -> int:
    """TK-10: 400 where the tiles may be dead."""
    named = options.get("layout", "standard") in ("standard", "mirror", "random")
    usual = named and options.get("colours", "12-12-12") == "12-12-12"
    chosen = options.get("ply_limit", "none")
    return int(chosen) if chosen != "none" else 0 if usual else 400


def ends(options: dict[str, str], data: Any) -> bool:
    """TK-8 to TK-10: a move is due where there is one; who is home with all four has just moved."""
    most, won = limit(options), [own == ["home"] * 4 for own in data["pawns"]]
    if won == [True, True] or (any(won) and not won[data["turn"]]) or (most and data["turns"] > most):
        return False
    if (any(won) or (most and data["turns"] == most)) != (data["phase"] == "over"):
        return False
    return data["phase"] != "move" or bool(NaiveBoard(data).pawn_moves())
