"""How often another side takes the lead in a written game, from positions as JSON."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from tockade.game_types import PointKind
from tockade.games import AnyGame
from tockade.record.replay import Moment

ENTRY, ENTRANCE = 4, 16
"""Tijou's pieces come in four squares after their exit, unless `entry_offset` says otherwise; pawns go in after 16."""


def lead_changes(game: AnyGame, moves: list[Moment]) -> int:
    """A leader stays one while nobody is ahead of it; before the first there is none."""
    count, leader = 0, -1
    for ahead in leader_after(game, moves):
        if ahead and leader not in ahead:
            count += leader >= 0
            leader = min(ahead)
    return count


def leader_after(game: AnyGame, moves: list[Moment]) -> Iterator[set[int]]:
    """The sides that share the lead whenever it is looked at; nobody's lead is an empty set."""
    for moment in moves:
        before, after = game.position_json(moment.before), game.position_json(moment.after)
        if "tiles" in before:
            if after["turns"] != before["turns"]:
                yield foremost([rows(after, seat) for seat in (0, 1)], alone=True)
        elif "barricades" in before:
            if before["phase"] == "walk":
                near = nearest(game, after)
                yield foremost([-each for each in near], alone=True)
        else:
            sides = steps(game, after)
            yield foremost(sides, alone=False) if max(sides) else set()


def foremost(figures: list[int], *, alone: bool) -> set[int]:
    found = {side for side, figure in enumerate(figures) if figure == max(figures)}
    return found if len(found) == 1 or not alone else set()


def rows(fields: dict[str, Any], seat: int) -> int:
    """The rows that a seat of Trikolos has behind it, seven for each pawn at home."""
    done = {"camp": 0, "home": 7}
    numbers = [(place, int(place[1]) if place[1:].isdigit() else 0) for place in fields["pawns"][seat]]
    return sum(done.get(place, row if seat == 0 else 7 - row) for place, row in numbers)


def nearest(game: AnyGame, fields: dict[str, Any]) -> list[int]:
    """By seat of Barricades, how many links its foremost pawn is from the goal."""
    links: dict[str, set[str]] = {}
    for arrow in game.plan.arrows:
        links.setdefault(arrow.start, set()).add(arrow.end)
        links.setdefault(arrow.end, set()).add(arrow.start)
    goal = next(point.name for point in game.plan.points if point.kind is PointKind.GOAL)
    far, waiting = {goal: 0}, deque([goal])
    while waiting:
        here = waiting.popleft()
        for there in links[here] - far.keys():
            far[there] = far[here] + 1
            waiting.append(there)
    return [min(far.get(place, 1000) if place != "base" else 1000 for place in pawns) for pawns in fields["pawns"]]


def steps(game: AnyGame, fields: dict[str, Any]) -> list[int]:
    """By side of a card race, all steps its pawns have behind them, the whole ring for one at home."""
    tijou, options = game.rules.id == "tijou", dict(game.setup.options)
    arms = len({point.arm for point in game.plan.points if point.arm >= 0})
    begin, end = int(options.get("entry_offset", ENTRY)), int(options.get("entrance", ENTRANCE))
    walked = [
        sum(way_tijou(place, arm, arms, begin) if tijou else way(place, arm, arms, end) for place in pawns)
        for arm, pawns in zip(fields["arms"], fields["pawns"], strict=True)
    ]
    return [sum(walked[seat] for seat in side) for side in game.teams]


def way(place: str, arm: int, arms: int, entrance: int) -> int:
    """A pawn on its start has done one step, one in its house the whole ring; beyond its house it begins again."""
    if place == "base" or place[1] == "h":
        return 0 if place == "base" else 18 * arms
    number = int(place[1:]) % 18
    square = 18 * (ord(place[0]) - ord("a") - (number >= 8)) + number
    done = (square - 18 * arm) % (18 * arms)
    return 1 if done > 18 * (arms - 1) + entrance else done + 1


def way_tijou(place: str, arm: int, arms: int, entry: int) -> int:
    """Counted from where the pieces come in; the own corner, the exit, is the end of the way."""
    if place == "base" or place[1] == "h":
        return 0 if place == "base" else 9 * arms
    done = (9 * (ord(place[0]) - ord("a")) + int(place[1:]) - 9 * arm) % (9 * arms)
    return (done - entry) % (9 * arms) + 1
