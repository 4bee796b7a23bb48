"""Every way of dividing a 7 as one graph: what the game says tap by tap, each state once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.long_runs import cases

from tockade import games
from tockade.game_types import CHANCE, Division, Step, StepKind
from tockade.games import AnyGame
from tockade.random_source import RandomSource

SEVEN = Step(StepKind.PLAY, card="7")
SETUPS = ["tock-globe 4", "tock-globe 4 teams", "tock-globe 3 games=3", "tockcitan 3", "tockcitan-teams"]


def sevens(setup: str, count: int) -> Iterator[tuple[AnyGame, Any, int]]:
    """Positions of random games in which a 7 can be divided."""
    game, source = games.read(setup), RandomSource("7a" * 16)
    position = game.start()
    while count > 0:
        if game.result(position) is not None:
            position = game.start()
        seat = game.actors(position)[0]
        if seat == CHANCE:
            position = game.settle(position, game.chance(position).sample(source))
            continue
        if game.division(position, seat, SEVEN).states:
            yield game, position, seat
            count -= 1
        moves = game.legal_moves(position, seat)
        position = game.play(position, seat, moves[source.below(len(moves))])


def wander(division: Division, rng: random.Random) -> Iterator[tuple[tuple[Step, ...], int]]:
    """One way through the graph: the taps up to each state."""
    taps: tuple[Step, ...] = (SEVEN,)
    state = 0
    while True:
        yield taps, state
        number, state = rng.choice(division.states[state])
        part = division.parts[number]
        taps = (*taps, part.pawn, part.landing)
        if state == 0:
            return


@pytest.mark.parametrize("setup", SETUPS)
def test_the_graph_says_what_the_game_says_tap_by_tap(setup: str) -> None:
    rng = random.Random(7)
    for game, position, seat in sevens(setup, cases(200)):
        division = game.division(position, seat, SEVEN)
        for taps, state in wander(division, rng):
            edges = [(division.parts[part], after) for part, after in division.states[state]]
            pawns = [choice.step for choice in game.next_steps(position, seat, taps)]
            assert list(dict.fromkeys(part.pawn for part, _ in edges)) == pawns
            for pawn in pawns:
                landings = game.next_steps(position, seat, (*taps, pawn))
                assert [
                    (part.landing, after == 0, part.consequences) for part, after in edges if part.pawn == pawn
                ] == [(choice.step, choice.done, choice.consequences) for choice in landings]


@pytest.mark.parametrize("setup", SETUPS)
def test_equal_states_are_one(setup: str) -> None:
    for game, position, seat in sevens(setup, cases(200)):
        division = game.division(position, seat, SEVEN)
        assert len(division.states) <= 400
        assert len(msgspec.json.encode(division)) < 50_000
        reached = {after for edges in division.states for _, after in edges}
        live = {number for number, edges in enumerate(division.states) if edges}
        assert live <= reached | {0}


def test_only_a_card_that_divides_has_divisions() -> None:
    game, position, seat = next(sevens("tock-globe 4", 1))
    assert game.division(position, seat, Step(StepKind.PLAY, card="9")) == Division()
    assert game.division(position, (seat + 1) % 4, SEVEN) == Division()
