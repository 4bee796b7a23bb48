"""The engine's answers beside those of the second reading of the ledgers."""

from __future__ import annotations

import json
from collections import defaultdict
from random import Random
from typing import Any

from tests.games.cardrace.drawn import sheet_of
from tests.reference import JSON, legal, lowest, normal, settle

from tockade.game import CHANCE
from tockade.games import AnyGame


def key(position: JSON) -> str:
    return json.dumps(normal(position), sort_keys=True)


def engine_moves(game: AnyGame, position: Any, seat: int) -> list[tuple[str, str]]:
    """Canonical texts and results, played as they read back."""
    texts = [game.move_text(move) for move in game.legal_moves(position, seat)]
    return [(text, key(game.position_json(game.play(position, seat, game.read_move(text))))) for text in texts]


def reference_moves(game: AnyGame, data: JSON, seat: int) -> dict[str, list[str]]:
    """The spellings of every result."""
    found: dict[str, list[str]] = defaultdict(list)
    for way in legal(sheet_of(game), data, seat):
        found[key(way.after)].append(way.text)
    return found


def told(game: AnyGame, data: JSON, mine: dict[str, list[str]], theirs: dict[str, str]) -> str:
    """The moves whose results only one of the two knows, and where they were found."""
    engine = sorted(text for after, text in theirs.items() if after not in mine)
    reference = sorted(lowest(texts) for after, texts in mine.items() if after not in theirs)
    return f"engine {engine}, reference {reference}\n{game.setup.text}\n{json.dumps(data)}"


def compare(game: AnyGame, position: Any) -> None:
    """The same moves for every seat, with the same results, in the same canonical spelling."""
    data = game.position_json(position)
    for seat in range(game.seats):
        mine, moves = reference_moves(game, data, seat), engine_moves(game, position, seat)
        theirs = {after: text for text, after in moves}
        said = told(game, data, mine, theirs)
        assert len(theirs) == len(moves), f"one result twice: {said}"
        assert theirs.keys() == mine.keys(), f"results: {said}"
        for after, texts in mine.items():
            assert theirs[after] == lowest(texts), f"spelling: {theirs[after]} for {lowest(texts)}, {said}"
            for text in texts:
                assert game.verdict(position, seat, game.read_move(text)).legal, f"refused: {text}, {said}"


def compare_game(game: AnyGame, random: Random, plies: int) -> int:
    """A game played at random, compared at every decision; returns how many there were."""
    position, sheet, decisions = game.start(), sheet_of(game), 0
    source = Dice(random)
    while actors := game.actors(position):
        if actors == (CHANCE,):
            outcome = game.chance(position).sample(source)
            after = game.settle(position, outcome)
            expected = settle(sheet, game.position_json(position), outcome.values)
            assert normal(game.position_json(after)) == normal(expected), game.setup.text
            position = after
            continue
        if decisions == plies:
            break
        compare(game, position)
        seat = random.choice(actors)
        position = game.play(position, seat, random.choice(game.legal_moves(position, seat)))
        decisions += 1
    return decisions


class Dice:
    """A source of chance for a test."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def below(self, n: int) -> int:
        return self.random.randrange(n)
