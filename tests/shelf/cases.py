"""What the laws are tried on: every setup of the shelf, and positions spread over a game of each."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from tests.long_runs import AGAIN, LONG

from tockade import compiled_engines, games
from tockade.game import Option, RuleSet, TableSize
from tockade.game_types import CHANCE, Outcome
from tockade.games import AnyGame
from tockade.record import Recorder

POSITIONS = 12
"""How many positions of each game the laws look at."""


def setups() -> list[str]:
    """Every rule set with every table, and each other value of an option at one table of its rule set.

    Long runs try each value at every table, plain engines the tables alone.
    """
    if compiled_engines.PURE:
        return tables()
    if LONG:
        return every_setup()
    return tables() + [text for sheet in games.rule_sets().values() for text in each_value_once(sheet)]


def every_setup() -> list[str]:
    """Every rule set with every table, each option once at each of its other values."""
    return [
        text
        for sheet in games.rule_sets().values()
        for table in sheet.tables
        for text in (setup(sheet, table, {}), *other_values(sheet, table))
    ]


def each_value_once(sheet: RuleSet) -> list[str]:
    """Each other value of each option at one table, the tables in turn."""
    values = [(option, value) for option in sheet.options for value in option.values if value != option.default]
    found = []
    for number, (option, value) in enumerate(values):
        fitting = [table for table in sheet.tables if option.applies(table)]
        found.append(setup(sheet, fitting[number % len(fitting)], {**needed(option), option.name: value}))
    return found


def tables() -> list[str]:
    """Every rule set with every table, as the sheet has it."""
    return [setup(sheet, table, {}) for sheet in games.rule_sets().values() for table in sheet.tables]


def tables_to_play_whole() -> list[str]:
    """Where whole games are played again and again: every table; one of a rule set in a second, plain run."""
    if not AGAIN or LONG:
        return tables()
    return [setup(sheet, sheet.tables[0], {}) for sheet in games.rule_sets().values()]


def other_values(sheet: RuleSet, table: TableSize) -> list[str]:
    return [
        setup(sheet, table, {**needed(option), option.name: value})
        for option in sheet.options
        if option.applies(table)
        for value in option.values
        if value != option.default
    ]


def needed(option: Option) -> dict[str, str]:
    """A setting without which the option means nothing."""
    name, _, value = (option.needs or ("",))[0].partition("=")
    return {name: value} if name else {}


def setup(sheet: RuleSet, table: TableSize, options: dict[str, str]) -> str:
    return sheet.setup(table.players, table.teams, options).text


@cache
def game(text: str) -> AnyGame:
    return games.read(text)


class Sample(NamedTuple):
    """A position that was reached in play, and what happened next."""

    position: Any
    actor: int
    happened: Any


@cache
def samples(text: str) -> tuple[Sample, ...]:
    """Positions spread over one whole game, its first and its last among them."""
    moments = whole_game(text)
    step = max(1, (len(moments) - 2) // (POSITIONS - 2))
    return (*moments[:-1:step], moments[-1])


def decisions(text: str) -> list[Sample]:
    """Those of the samples in which a seat must act."""
    return [sample for sample in samples(text) if sample.actor >= 0]


def some(moves: list[Any], most: int) -> list[Any]:
    """At most so many of them, spread over the list: telling takes longer than playing."""
    return moves[:: max(1, -(-len(moves) // most))]


@lru_cache(4)
def whole_game(text: str) -> tuple[Sample, ...]:
    """Everything that happened in one game played by the engine, and the position in which it ended."""
    made = game(text)
    recorder = Recorder(made)
    moments: list[Sample] = []
    for happened in made.playout_moves(2024, 0, made.quick_weights):
        chance = isinstance(happened, Outcome)
        actor = CHANCE if chance else made.actors(recorder.position)[0]
        moments.append(Sample(recorder.position, actor, happened))
        if chance:
            recorder.settle(happened)
        else:
            recorder.play(actor, happened)
    return (*moments, Sample(recorder.position, -9, None))
