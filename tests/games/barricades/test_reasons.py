"""Every refusal of Barricades is true: its reason is among all true causes, and the first of them to be told."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from tests.games.barricades.naive import JSON, Naive
from tests.games.barricades.test_naive import drawn, some_game
from tests.long_runs import cases
from tests.reference import told
from tests.reference.barricade_causes import causes

from tockade.game_types import CHANCE
from tockade.games import AnyGame, read

TRIED = 12
"""Moves that are tried in one position."""


def some_moment(random: Random) -> tuple[AnyGame, Any]:
    """A position with something to move or to place, mostly; else the beginning of a game or its end."""
    if random.random() < 0.05:
        return ended(random.choice(["barricades 2 board=small", "barricades 2 ply_limit=9"]))
    made = random.choice(setups())
    if random.random() < 0.9:
        return made, made.read_position(drawn(made, Naive(dict(made.setup.options)), random))
    position = made.start()
    for _ in range(random.randrange(5)):
        position = onward(random, made, position)
    return made, position


@cache
def setups() -> list[AnyGame]:
    """Games with any options: each has tables to lay, so there are not too many of them."""
    random = Random("setups")
    return [some_game(random, random.choice([2, 3, 4]), random.choice(["classic", "small"])) for _ in range(cases(200))]


def onward(random: Random, made: AnyGame, position: Any) -> Any:
    actors = made.actors(position)
    if actors == (CHANCE,):
        return made.settle(position, random.choice(made.chance(position).outcomes()))
    return made.play(position, actors[0], random.choice(made.legal_moves(position, actors[0]))) if actors else position


@cache
def ended(text: str) -> tuple[AnyGame, Any]:
    made = read(text)
    random, position = Random(3), made.start()
    while made.actors(position):
        position = onward(random, made, position)
    return made, position


def attempt(random: Random, position: JSON, points: list[str]) -> str:
    """A move that somebody might try: from a pawn or from anywhere, near or far."""
    kind = random.random()
    if kind < 0.12:
        return "pass"
    point = random.choice(points)
    if kind < 0.2 or (position["phase"] == "place" and kind < 0.8):
        return f"place {point}"
    standing = [place for own in position["pawns"] for place in own if place != "base"]
    turn = [place for place in position["pawns"][position["turn"]] if place != "base"]
    start = random.choice((turn if random.random() < 0.8 else standing) or points)
    start = start if kind < 0.85 else random.choice(["in", "in", point])
    near = random.choice([*standing, *points]) if random.random() < 0.3 else ""
    return f"{start}-{near or nearby(random, start, points)}"


def nearby(random: Random, start: str, points: list[str]) -> str:
    """A point that may be within a throw."""
    if start == "in":
        return random.choice(points[-30:])
    row, column = (int(number) for number in start.split("."))
    found = [
        place for place in points if abs(row - int(place.split(".")[0])) + abs(column - int(place.split(".")[1])) < 7
    ]
    return random.choice(found)


def refusals(random: Random) -> int:
    """Moves tried in one position, each checked; returns how many were refused."""
    made, position = some_moment(random)
    data, rules = made.position_json(position), Naive(dict(made.setup.options))
    points = [point.name for point in made.plan.points if "." in point.name]
    seat = data["turn"] if random.random() < 0.97 else random.randrange(made.seats)
    texts = [attempt(random, data, points) for _ in range(TRIED)]
    return sum(check(made, rules, position, seat, text) for text in texts)


def check(made: AnyGame, rules: Naive, position: Any, seat: int, text: str) -> bool:
    """Whether a move was refused; for a true reason, in words, and with a move that can be played."""
    data, verdict = made.position_json(position), made.verdict(position, seat, made.read_move(text))
    said = f"{seat}: {text}\n{made.setup.text}\n{json.dumps(data)}"
    told.check(verdict, causes(rules, data, seat, text), said)
    told.check_words(made, verdict, seat)
    assert bool(verdict.move) == (verdict.kind.value in {*told.NAMING, "must_move", "must_advance", "must_go_back"}), (
        said
    )
    assert not verdict.move or made.verdict(position, seat, made.read_move(verdict.move)).legal, said
    assert verdict.kind.value != "must_advance" or rules.nearer(verdict.move), said
    return not verdict.legal


def test_every_reason_is_true_and_the_first_to_be_told() -> None:
    random, wanted, refused = Random("reasons barricades"), cases(8_000), 0
    while refused < wanted:
        refused += refusals(random)
