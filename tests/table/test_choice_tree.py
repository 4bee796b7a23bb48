"""The taps that a frame carries: the same as the game says one by one, small, and never slow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from tests.long_runs import cases

from tockade import games
from tockade.game_types import CHANCE, Step
from tockade.games import AnyGame
from tockade.random_source import RandomSource
from tockade.table.choice_tree import LANDINGS, MOST_BYTES, MOST_NANOSECONDS, ChoiceNode, grow_choices

SETUPS = [
    "tock-globe 4 teams",
    "tock-fadoq",
    "tockcitan 3",
    "tockcitan-teams",
    "tijou games=3",
    "barricades 3",
    "trikolos",
]
Steps = tuple[Step, ...]


def stopped() -> int:
    """A clock that stands: every tree grows as far as its size allows."""
    return 0


def positions_of(setup: str, wanted: int) -> Iterator[tuple[AnyGame, Any, int]]:
    """Open decisions of games played at random."""
    game, source, found, number = games.read(setup), RandomSource("5e" * 16), 0, 0
    position = game.start()
    while found < wanted:
        if game.result(position) is not None:
            position, number = game.start(), number + 1
        seat = game.actors(position)[0]
        if seat == CHANCE:
            position = game.settle(position, game.chance(position).sample(source))
            continue
        yield game, position, seat
        found += 1
        moves = game.legal_moves(position, seat)
        position = game.play(position, seat, moves[source.below(len(moves))])


def walked(nodes: list[ChoiceNode], taken: Steps = ()) -> Iterator[tuple[Steps, list[ChoiceNode]]]:
    yield taken, nodes
    for node in nodes:
        if node.next is not UNSET:
            yield from walked(node.next, (*taken, node.step))


@pytest.mark.parametrize("setup", SETUPS)
def test_a_tree_says_what_the_game_says_tap_by_tap(setup: str) -> None:
    for game, position, seat in positions_of(setup, cases(300)):
        for taken, nodes in walked(grow_choices(game, position, seat, stopped) or []):
            choices = game.next_steps(position, seat, taken)
            assert [(node.step, node.done) for node in nodes] == [(choice.step, choice.done) for choice in choices]
            if len(msgspec.json.encode(choices)) < MOST_BYTES:
                assert [node.consequences for node in nodes] == [choice.consequences for choice in choices]


@pytest.mark.parametrize("setup", SETUPS)
def test_a_tree_is_small_and_whole_up_to_the_first_landing(setup: str) -> None:
    for game, position, seat in positions_of(setup, cases(300)):
        tree = grow_choices(game, position, seat, stopped)
        size = len(msgspec.json.encode(tree))
        assert size <= MOST_BYTES + MOST_BYTES // 10
        for _, nodes in walked(tree or []):
            for node in nodes:
                ends = node.done or node.step.kind in LANDINGS
                assert (node.next is UNSET) == ends or size > MOST_BYTES // 2


def test_a_slow_machine_leaves_out_divided_cards_alone() -> None:
    """Their rest is fetched right after the frame; a tap on any other card must never have to ask."""
    cut = 0
    for game, position, seat in positions_of("tockcitan 2", 60):
        tree = grow_choices(game, position, seat, count(0, MOST_NANOSECONDS).__next__) or []
        for node in grow_choices(game, position, seat, stopped) or []:
            if node.step.card == "7":
                cut += node.next is not UNSET
                assert next(each for each in tree if each.step == node.step).next is UNSET
            else:
                assert node in tree
    assert cut
