"""The engine against a second reading of the ledgers: the same moves, results and spellings, for every option."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.cardrace.against import compare, compare_game, compare_spellings
from tests.games.cardrace.drawn import GAMES, sheet_of, some_game, some_position
from tests.long_runs import cases
from tests.reference.sheet import DEFAULTS, JSON

from tockade.game import TableSize
from tockade.games import make, rule_sets

MATCH = {"games", "best_of", "pairing"}
"""What a match adds to every sheet is no matter of these ledgers."""
TABLES = [(name, table) for name in GAMES for table in rule_sets()[name].tables]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_and_default_is_read_twice(name: str) -> None:
    options = {option.name: option.default for option in rule_sets()[name].options if option.name not in MATCH}
    assert options == DEFAULTS[name]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_crowded_positions_with_any_options(name: str, seed: int) -> None:
    random = Random(f"positions {name} {seed}")
    for _ in range(cases(50)):
        game = some_game(random, (name,))
        compare(game, game.read_position(some_position(random, sheet_of(game))))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_games_with_any_options(name: str, seed: int) -> None:
    random = Random(f"games {name} {seed}")
    assert compare_game(some_game(random, (name,)), random, cases(300))


@pytest.mark.parametrize(("name", "table"), TABLES, ids=lambda part: getattr(part, "text", part))
def test_games_at_every_table(name: str, table: TableSize) -> None:
    random = Random(f"tables {name} {table.text}")
    assert compare_game(make(name, table.players, table.teams), random, cases(100)) == cases(100)


@pytest.mark.parametrize("name", GAMES)
def test_every_spelling_is_accepted_and_nothing_else(name: str) -> None:
    random = Random(f"spellings {name}")
    for _ in range(cases(60)):
        game = some_game(random, (name,))
        position = with_two_pawns(some_position(random, sheet_of(game)))
        if not position["finished"]:
            compare_spellings(game, game.read_position(position), random)


def with_two_pawns(position: JSON) -> JSON:
    """At most two pawns of each seat on the board: a 7 divided over more has too many spellings."""
    pawns = [[*own[:2], *(["base"] * (len(own) - 2))] for own in position["pawns"]]
    fresh = [place for place in position.get("fresh", []) if any(place in own for own in pawns)]
    return position | {"pawns": pawns, "fresh": fresh}
