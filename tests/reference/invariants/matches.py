"""Matches: points are won games, nobody sits twice, and teams change as the terms say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.reference.invariants.shapes import different, each, fields, number

Sides = frozenset[frozenset[int]]


def fits(players: int, teams: bool, options: dict[str, str], data: Any, inner: Callable[[Any], bool]) -> bool:
    player = different(number(players - 1))
    game = {"seating": player, "winners": player}
    shapes = {
        "points": each(number(99), players),
        "past": each(lambda value: fields(game, value) and value.keys() == game.keys()),
        "seating": player,
        "inner": lambda value: value is None or inner(value),
    }
    if not fields(shapes, data) or data.keys() != shapes.keys():
        return False
    return played(players, teams, options, data) and scored(players, data) and running(teams, options, data)


def sides(seating: list[int], teams: bool) -> Sides:
    """Who plays together: in teams, those who sit half a round apart."""
    half = len(seating) // 2
    if not teams:
        return frozenset(frozenset([player]) for player in seating)
    return frozenset(frozenset(pair) for pair in zip(seating[:half], seating[half:], strict=True))


def played(players: int, teams: bool, options: dict[str, str], data: Any) -> bool:
    """Each game follows a match that was not decided, with teams that were possible, and one of them won."""
    for number_, game in enumerate(data["past"]):
        before = data["past"][:number_]
        if decided(teams, options, before) or not seated(teams, options, before, game["seating"]):
            return False
        won = frozenset(game["winners"])
        if won not in sides(game["seating"], teams) if won else "ply_limit" not in options and "layout" not in options:
            return False
        if game["winners"] != sorted(game["winners"]):
            return False
    return True


def seated(teams: bool, options: dict[str, str], before: list[Any], seating: list[int]) -> bool:
    """TJ-16: with `games` the teams change, no pair meeting again while that can be avoided."""
    players = len(seating)
    if sorted(seating) != list(range(players)) or not seating:
        return False
    own = sides(seating, teams)
    if not teams or "best_of" in options:
        return not teams or own == sides(list(range(players)), teams)
    if options.get("pairing") == "draw":
        return True
    met = Counter(pair for game in before for pair in sides(game["seating"], teams))
    return sum(met[pair] for pair in own) == min(sum(met[pair] for pair in way) for way in pairings([*range(players)]))


def pairings(players: list[int]) -> list[list[frozenset[int]]]:
    if not players:
        return [[]]
    first, others = players[0], players[1:]
    return [
        [frozenset([first, other]), *rest]
        for other in others
        for rest in pairings([player for player in others if player != other])
    ]


def won_games(past: list[Any]) -> Counter[int]:
    return Counter(player for game in past for player in game["winners"])


def decided(teams: bool, options: dict[str, str], past: list[Any]) -> bool:
    """All games are played; to the best of them, once nobody can catch up."""
    left = int(options.get("games") or options["best_of"]) - len(past)
    if left <= 0 or "best_of" not in options:
        return left <= 0
    won = won_games(past)
    groups = sides(past[0]["seating"], teams) if past else frozenset()
    best = sorted((won[min(side)] for side in groups), reverse=True)
    return bool(best) and best[0] > best[1] + left


def scored(players: int, data: Any) -> bool:
    won = won_games(data["past"])
    return bool(data["points"] == [won[player] for player in range(players)])


def running(teams: bool, options: dict[str, str], data: Any) -> bool:
    """A game has players, and a player a game; the last one of a match that is over stays on the board."""
    over = decided(teams, options, data["past"])
    if data["inner"] is None or not data["seating"]:
        return data["inner"] is None and not data["seating"] and not over
    if over != (data["inner"].get("phase") == "over"):
        return False
    if over:
        return bool(data["seating"] == data["past"][-1]["seating"])
    return seated(teams, options, data["past"], data["seating"])
