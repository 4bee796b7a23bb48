"""Why a move of Barricades is refused: every true cause, by walking each way point by point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.barricades.naive import Ground, Naive
from tests.reference.causes import Cause

JSON = dict[str, Any]
Path = tuple[str, ...]


def causes(rules: Naive, position: JSON, seat: int, text: str) -> list[Cause]:
    """Every true cause for refusing a move; none when it is legal."""
    turn = list(_turn(rules, position, seat))
    if turn:
        return turn
    placing = text.startswith("place ")
    if placing != (position["phase"] == "place"):
        return [Cause("wrong_phase", "BA-6")]
    if placing:
        return list(_placing(rules.ground, position, text.removeprefix("place ")))
    if text == "pass":
        return list(_pass(rules, position))
    start, end = text.replace("in-", "base-").split("-")
    return list(_walk(rules, position, start, end))


def _turn(rules: Naive, position: JSON, seat: int) -> Iterator[Cause]:
    phase = position["phase"]
    if phase == "over":
        won = any(rules.ground.goal in own for own in position["pawns"])
        yield Cause("game_over", "BA-7") if won else Cause("limit_reached", number=rules.limit)
    elif phase not in ("walk", "place"):
        yield Cause("chance_due", "BA-1" if phase == "lot" else "BA-2")
    elif seat != position["turn"]:
        yield Cause("not_your_turn", "BA-2", seats=(position["turn"],))


def _row(place: str) -> str:
    return place.split(".")[0]


def _in_order(places: set[str]) -> tuple[str, ...]:
    """Row by row from the top."""
    return tuple(sorted(places, key=lambda place: [int(number) for number in place.split(".")]))


def _owner(position: JSON, place: str) -> int | None:
    return next((seat for seat, own in enumerate(position["pawns"]) if place in own), None)


def _placing(ground: Ground, position: JSON, place: str) -> Iterator[Cause]:
    if _owner(position, place) is not None or place in position["barricades"]:
        yield Cause("place_taken", "BA-6", places=(place,))
    if _row(place) == ground.first_row or place == ground.goal:
        yield Cause("place_forbidden", "BA-6", places=(place,))


def _pass(rules: Naive, position: JSON) -> Iterator[Cause]:
    """BA-8."""
    walks, die = set(rules.walks(position)), position["die"]
    if not walks or rules.may_pass == "on":
        return
    if rules.may_pass == "off":
        yield Cause("must_move", "BA-8", number=die)
        return
    seat = position["turn"]
    if any(rules.nearer(walk) for walk in walks):
        yield Cause("must_advance", "BA-8", number=die)
    waiting = {place for place in position["pawns"][seat] if rules.waits(position, place)}
    if waiting:
        yield Cause("must_go_back", "BA-8", pawns=tuple((seat, place) for place in _in_order(waiting)), number=die)


def _walk(rules: Naive, position: JSON, start: str, end: str) -> Iterator[Cause]:
    seat = position["turn"]
    if start == "base" and start not in position["pawns"][seat]:
        yield Cause("no_pawn_in_base", "BA-3")
        return
    owner = seat if start == "base" else _owner(position, start)
    if owner is None:
        yield Cause("no_pawn_there", "BA-8", places=(start,))
        return
    if owner != seat:
        yield Cause("not_your_pawn", "BA-8", pawns=((owner, start),))
        return
    ways = [way for way in _ways(rules.ground, position, start) if way[-1] == end]
    if ways:
        yield from _path(rules, position, ways)
        yield from _landing(rules, position, end)
    elif start == end and start in _anyhow(rules.ground, start, position["die"]):
        yield Cause("turned_round", "BA-4", places=(end,))
    else:
        rule = "BA-3" if start == "base" else "BA-4"
        yield Cause("wrong_throw", rule, places=_in_order(_reached(rules, position, start)), number=position["die"])


def _reached(rules: Naive, position: JSON, start: str) -> set[str]:
    """Where this pawn can go with the number thrown."""
    walked = _ways(rules.ground, position, start)
    ends = {way[-1] for way in walked}
    ways = {end: [way for way in walked if way[-1] == end] for end in ends}
    return {end for end in ends if not [*_path(rules, position, ways[end]), *_landing(rules, position, end)]}


def _ways(ground: Ground, position: JSON, start: str) -> list[Path]:
    """BA-3, BA-4: the points of every walk of the number thrown that touches none twice; the last is where it ends."""
    door = ground.doors[position["arms"][position["turn"]]] if start == "base" else ""
    ways: list[Path] = [(door,)] if door else [(start,)]
    for _ in range(position["die"] - bool(door)):
        ways = [(*way, place) for way in ways for place in ground.beside(way[-1]) if place not in way]
    return ways if door else [way[1:] for way in ways]


def _anyhow(ground: Ground, start: str, steps: int) -> set[str]:
    """Where so many links lead when turning round is no matter."""
    reached = {start}
    for _ in range(steps):
        reached = {place for one in reached for place in ground.beside(one)}
    return reached


def _path(rules: Naive, position: JSON, ways: list[Path]) -> Iterator[Cause]:
    """BA-6."""
    barricades = position["barricades"]
    met = [[place for place in way[:-1] if place in barricades] for way in ways]
    if rules.walls == "any":
        over = [all(place in barricades for place in way[way.index(first[0]) :]) for way, first in _met(ways, met)]
        if any(over):
            return
    if all(met):
        kind = "beyond_barricade" if rules.walls == "any" else "barricade_in_the_way"
        yield Cause(kind, "BA-6", places=_in_order({first[0] for first in met}))


def _met(ways: list[Path], met: list[list[str]]) -> list[tuple[Path, list[str]]]:
    return [(way, first) for way, first in zip(ways, met, strict=True) if first]


def _landing(rules: Naive, position: JSON, end: str) -> Iterator[Cause]:
    seat, ground = position["turn"], rules.ground
    if end in position["pawns"][seat]:
        yield Cause("own_pawn_on_landing", "BA-5", pawns=((seat, end),))
    if rules.closed(position, end):
        others = {place for other, own in enumerate(position["pawns"]) if other != seat for place in own}
        closing = _in_order({place for place in others if _row(place) == ground.last_row})
        owners = [(_owner(position, place), place) for place in closing]
        yield Cause("goal_closed", "BA-9", pawns=tuple((owner, place) for owner, place in owners if owner is not None))
