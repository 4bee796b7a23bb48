"""Every refusal of Trikolos is true: its reason is among all true causes, and the first of them to be told."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from tests.games.trikolos.boards import Moment, trikolos
from tests.games.trikolos.naive import COLUMNS, any_position
from tests.games.trikolos.test_naive import moment_of
from tests.long_runs import cases
from tests.reference import told
from tests.reference.trikolos_causes import causes

from tockade.games.trikolos.start_tiles import turn_limit

TILES = [f"{column}{row}" for row in range(1, 7) for column in COLUMNS]
TRIED = 12
"""Moves that are tried in one position."""


def some_moment(random: Random) -> Moment:
    """A position with a row to push or a pawn to move, mostly; else before the tiles lie, or after the end."""
    if random.random() < 0.06:
        return random.choice([ended(""), ended("9"), before()])
    moment = moment_of(any_position(random))
    return moment.play(f"push {random.randint(1, 6)}") if random.random() < 0.8 else moment


def before() -> Moment:
    game = trikolos(layout="random")
    return Moment(game, game.start())


@cache
def ended(limit: str) -> Moment:
    game = trikolos(**({"ply_limit": limit} if limit else {}))
    moment = Moment(game, game.start())
    random = Random(4)
    while moves := moment.legal_texts:
        moment = moment.play(random.choice(moves))
    return moment


def attempt(random: Random, data: dict[str, Any]) -> str:
    """A move that somebody might try: from a pawn or from anywhere, mostly one tile ahead."""
    kind = random.random()
    if kind < 0.15:
        return random.choice(["pass", f"push {random.randint(1, 6)}"])
    if kind < 0.4:
        row = random.choice([1, 6]) if random.random() < 0.9 else random.randint(2, 5)
        return f"in-{random.choice(COLUMNS)}{row}"
    standing = [place for own in data["pawns"] for place in own if place in TILES]
    start = random.choice(standing if standing and random.random() < 0.95 else TILES)
    row = int(start[1]) + random.choice([-1, 1])
    if kind < 0.5 or not 1 <= row <= 6:
        return f"{start}-home"
    return f"{start}-{start[0]}{row}" if kind < 0.9 else f"{start}-{random.choice(TILES)}"


def check(moment: Moment, seat: int, text: str) -> bool:
    """Whether a move was refused; for a true reason, in words, and with a move that can be played."""
    data, verdict = moment.game.position_json(moment.board), moment.why(text, seat)
    said = f"{seat}: {text}\n{json.dumps(data)}"
    told.check(verdict, causes(turn_limit(moment.game.setup), data, seat, text), said)
    told.check_words(moment.game, verdict, seat)
    assert bool(verdict.move) == (verdict.kind.value in told.NAMING), said
    assert not verdict.move or moment.why(verdict.move, seat).legal, said
    return not verdict.legal


def test_every_reason_is_true_and_the_first_to_be_told() -> None:
    random, wanted, refused = Random("reasons trikolos"), cases(7_000), 0
    while refused < wanted:
        moment = some_moment(random)
        seat = moment.board.turn if random.random() < 0.97 else 1 - moment.board.turn
        data = moment.game.position_json(moment.board)
        refused += sum(check(moment, seat, attempt(random, data)) for _ in range(TRIED))
