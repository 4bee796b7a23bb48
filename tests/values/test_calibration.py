"""Calibration: what a network says about a position is as likely as it says, in games of one ply against itself."""

from __future__ import annotations

from statistics import fmean

import pytest
from tests.long_runs import LONG, cases

from tockade.game_types import CHANCE
from tockade.random_source import RandomSource
from tockade.values import valuer

OVER = -2
BINS = 20


def one_position(setup: str, number: int) -> tuple[float, float]:
    """What the mover's network says before one decision of a game, chosen at random, and what the mover then got."""
    asked, source = valuer(setup), RandomSource(f"calibration {setup} {number}")
    assert asked is not None
    game, simulator = asked.game, asked.simulator
    cursor, told = simulator.cursor(), []
    cursor.start(number)
    while cursor.seat != OVER:
        if cursor.seat == CHANCE:
            cursor.settle()
            continue
        position, seat = cursor.now(), cursor.seat
        side = next(each for each, seats in enumerate(game.teams) if seat in seats)
        told.append((simulator.chances(position, seat, asked.network)[side], side))
        cursor.play(simulator.best_move(position, asked.network, seat))
    result = game.result(cursor.now())
    assert result is not None
    said, side = told[source.below(len(told))]
    return said, 0.5 if result.draw else float(game.teams[side][0] in result.winners)


@pytest.mark.parametrize("setup", ["tock-globe 2", "tockcitan 2", "tijou 2"])
def test_a_chance_is_as_good_as_it_is_said_to_be(setup: str) -> None:
    count = cases(1000)
    found = [one_position(f"{setup} ply_limit=1500", number) for number in range(count)]
    assert abs(fmean(said - got for said, got in found)) < 0.02 + 3 * 0.5 / count**0.5
    assert fmean((said - got) ** 2 for said, got in found) < 0.23
    if LONG:
        assert all(off < 0.02 + 2 * error for off, error in bins(found))


def bins(found: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """For bins of 5 points: how far what was said is from what came of it, and the standard error of that."""
    made: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, got in found:
        made[min(BINS - 1, int(said * BINS))].append((said, got))
    return [(abs(fmean(said - got for said, got in each)), 0.5 / len(each) ** 0.5) for each in made if each]
