"""Games of any rule set, table and options, drawn at random and played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tockade.game import Option, RuleSet, TableSize
from tockade.game_types import BadInput, Outcome
from tockade.games import AnyGame, make, rule_sets

LIMITS = ("1", "2", "5", "10", "20", "40")
WALKING = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Q", "K", "X")


def some_game(random: Random) -> AnyGame:
    """Any rule set at any table with any options; most games have a limit of turns, so that they stay short."""
    while True:
        rules = random.choice(list(rule_sets().values()))
        table = random.choice(rules.tables)
        try:
            return make(rules.id, table.players, table.teams, _options(random, rules, table))
        except BadInput:
            continue  # options that exclude or need each other


def _options(random: Random, rules: RuleSet, table: TableSize) -> dict[str, str]:
    chosen = {o.name: _value(random, o) for o in rules.options if o.applies(table) and random.random() < 0.3}
    long = rules.id in ("tijou", "barricades") or random.random() < 0.995
    return chosen | ({"ply_limit": random.choice(LIMITS)} if long else {})


def _value(random: Random, option: Option) -> str:
    if option.name == "jump_cards":
        return ",".join(random.sample(WALKING, 6))
    if option.name == "layout" and random.random() < 0.5:
        return "".join(random.choices("GOR", k=37))
    return random.choice(option.values)


def positions(game: AnyGame, seed: int) -> Iterator[Any]:
    """Every position of one game played inside the engine, from the start to the end."""
    position = game.start()
    yield position
    for happened in game.playout_moves(seed, 0, None):
        if isinstance(happened, Outcome):
            position = game.settle(position, happened)
        else:
            position = game.play(position, game.actors(position)[0], happened)
        yield position
