"""Barricades: no piece is ever lost, one stands on a point, and a pawn on the goal has won."""

from __future__ import annotations

from typing import Any

from tests.games.barricades.naive import Ground, classic, small
from tests.reference.invariants.shapes import different, each, fields, number, text, word

PHASES = ("lot", "opening", "throw", "walk", "place", "over")
NEEDED = {"pawns", "barricades", "turn", "phase"}
HOUSES = {2: [0, 3], 3: [], 4: [0, 1, 2, 3]}


def fits(players: int, options: dict[str, str], data: Any) -> bool:
    ground = small() if options.get("board") == "small" else classic()
    shapes = {
        "arms": different(number(3)),
        "pawns": each(each(text, ground.pawns), players),
        "barricades": different(text),
        "turn": number(players - 1),
        "phase": word(*PHASES),
        "die": number(6),
        "contenders": different(number(players - 1)),
        "throws": each(number(6, 1)),
        "turns": number(10**9),
    }
    if not fields(shapes, data) or not data.keys() >= NEEDED:
        return False
    houses = [1, 2, 3] if players == 3 and data["phase"] != "lot" else HOUSES[players]  # outcome 0 of the lot
    unsaid = {"arms": houses, "die": 0, "contenders": [], "throws": [], "turns": 0}
    whole = unsaid | data
    rules = (seated, standing, held, thrown)
    return all(rule(ground, players, whole) for rule in rules) and ends(ground, options, whole)


def seated(ground: Ground, players: int, data: Any) -> bool:
    """BA-1: two at the outer houses, three where the lot said, in the order of the houses."""
    if players != 3:
        return data["arms"] == HOUSES[players] and bool(data["phase"] != "lot")
    if data["phase"] == "lot":
        return not data["arms"]
    return len(data["arms"]) == 3 and data["arms"] == sorted(data["arms"])


def standing(ground: Ground, players: int, data: Any) -> bool:
    """BA-5, BA-6: one piece on a point; no barricade on the first row or the goal."""
    pawns = [place for own in data["pawns"] for place in own if place != "base"]
    pieces = pawns + data["barricades"]
    forbidden = {ground.goal, *(place for place in ground.points() if row(place) == ground.first_row)}
    return len(set(pieces)) == len(pieces) and set(pieces) <= ground.points() and not forbidden & {*data["barricades"]}


def row(place: str) -> str:
    return place.partition(".")[0]


def held(ground: Ground, players: int, data: Any) -> bool:
    """BA-6: every barricade is on the board but the one that was hit, whose point its hitter's pawn has taken."""
    placing = data["phase"] == "place"
    if len(data["barricades"]) != len(ground.barricades) - placing:
        return False
    own = [place for place in data["pawns"][data["turn"]] if place not in ("base", ground.goal)]
    return not placing or any(row(place) != ground.first_row for place in own)


def thrown(ground: Ground, players: int, data: Any) -> bool:
    """BA-2: the die shows a number while it is walked; before the first turn nothing has happened."""
    if (data["die"] > 0) != (data["phase"] == "walk"):
        return False
    if data["phase"] not in ("lot", "opening"):
        return not data["contenders"] and not data["throws"]
    places = {place for own in data["pawns"] for place in own}
    if data["turns"] or {*data["barricades"]} != ground.barricades or places != {"base"}:
        return False
    called, count = data["contenders"], len(data["throws"])
    if data["phase"] == "lot":
        return not called and not count and bool(data["turn"] == 0)
    return len(called) > max(1, count) and called == sorted(called) and bool(data["turn"] == called[count])


def ends(ground: Ground, options: dict[str, str], data: Any) -> bool:
    """BA-7, README-8: over with a pawn on the goal, whose owner has just moved, or at the limit; BA-9."""
    limit = 0 if options.get("ply_limit", "none") == "none" else int(options["ply_limit"])
    winners = [seat for seat, own in enumerate(data["pawns"]) if ground.goal in own]
    if (limit and data["turns"] > limit) or winners not in ([], [data["turn"]]):
        return False
    closing = [place for seat, own in enumerate(data["pawns"]) for place in own if seat != data["turn"]]
    if winners and options.get("clear_last_row") == "on" and ground.last_row in map(row, closing):
        return False
    reached = limit > 0 and data["turns"] == limit
    return bool((winners or reached) if data["phase"] == "over" else not winners and not reached)
