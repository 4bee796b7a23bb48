"""Laws of steps: moves built tap by tap are the legal moves, no fewer and no others."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.shelf import cases

from tockade.game_types import Step
from tockade.games import AnyGame
from tockade.random_source import RandomSource

DESCENTS = 8

pytestmark = pytest.mark.engine


def descend(game: AnyGame, position: Any, seat: int, source: RandomSource) -> tuple[Step, ...]:
    """One move built by taking any step that is offered."""
    steps: tuple[Step, ...] = ()
    while choices := game.next_steps(position, seat, steps):
        choice = choices[source.below(len(choices))]
        steps = (*steps, choice.step)
        if choice.done and (not game.next_steps(position, seat, steps) or source.below(2)):
            break
    return steps


@pytest.mark.parametrize("setup", cases.setups())
def test_whatever_steps_lead_to_is_legal(setup: str) -> None:
    game, source = cases.game(setup), RandomSource(setup)
    for sample in cases.decisions(setup):
        legal = {game.move_text(move) for move in game.legal_moves(sample.position, sample.actor)}
        for _ in range(DESCENTS):
            move = game.move_of_steps(descend(game, sample.position, sample.actor, source))
            assert game.verdict(sample.position, sample.actor, move).legal
            canonical = game.canonical(sample.position, sample.actor, move)
            assert game.move_text(canonical) in legal
            assert same(game, sample.position, sample.actor, move, canonical)


def same(game: AnyGame, position: Any, seat: int, one: Any, other: Any) -> bool:
    """Two spellings of one move have one result."""
    results = [game.position_json(game.play(position, seat, move)) for move in (one, other)]
    return results[0] == results[1]


def paths(game: AnyGame, sample: cases.Sample, move: Any) -> Iterator[tuple[bool, bool]]:
    """Along the steps of a move: is each offered, and is the last one the end?"""
    steps = game.steps(move)
    for index, step in enumerate(steps):
        found = [c for c in game.next_steps(sample.position, sample.actor, steps[:index]) if c.step == step]
        assert len(found) <= 1
        yield bool(found), bool(found) and found[0].done


@pytest.mark.parametrize("setup", cases.setups())
def test_every_legal_move_can_be_built_from_steps(setup: str) -> None:
    game, source = cases.game(setup), RandomSource(setup)
    for sample in cases.decisions(setup):
        moves = game.legal_moves(sample.position, sample.actor)
        for move in {source.below(len(moves)) for _ in range(30)}:
            *before, last = paths(game, sample, moves[move])
            assert all(offered for offered, _ in before)
            assert last == (True, True)


@pytest.mark.parametrize("setup", cases.setups())
def test_steps_that_are_no_beginning_lead_nowhere(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.decisions(setup):
        first = game.steps(sample.happened)[0]
        for nonsense in (
            (first, first, first, first, first, first, first, first, first),
            (Step(first.kind, place="zz9"),),
        ):
            assert game.next_steps(sample.position, sample.actor, nonsense) == []


@pytest.mark.parametrize("setup", cases.setups())
def test_a_complete_step_says_what_the_move_would_do(setup: str) -> None:
    game, source = cases.game(setup), RandomSource(setup)
    for sample in cases.decisions(setup):
        steps = descend(game, sample.position, sample.actor, source)
        last = [c for c in game.next_steps(sample.position, sample.actor, steps[:-1]) if c.step == steps[-1]]
        assert last[0].done
        told = game.consequences(sample.position, sample.actor, game.move_of_steps(steps))
        assert set(last[0].consequences) <= set(told)
