"""Rollouts of the card races: what they depend on, and that they are what step after step of the same play comes to."""

from __future__ import annotations

from typing import Any

import pytest
from tests.shelf import cases
from tests.shelf.test_networks import any_weights

from tockade.game_types import CHANCE, View
from tockade.games.cardrace.game import CardRace
from tockade.network_types import CERTAIN
from tockade.simulator import Memory, Reach, Simulator

pytestmark = pytest.mark.engine

TABLES = [text for text in cases.tables() if isinstance(cases.game(text), CardRace)]
OVER = -2


@pytest.mark.parametrize("setup", TABLES)
def test_a_rollout_depends_on_its_view_its_move_its_seed_and_its_number_alone(setup: str) -> None:
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    network, reach = simulator.network(any_weights(simulator)), Reach(decisions=2, plies=12)
    for sample in cases.decisions(setup)[::16]:
        view, legal = game.view(sample.position, sample.actor), len(game.legal_moves(sample.position, sample.actor))
        moves = cases.some(list(range(legal)), 3)
        rows = simulator.rollouts(view, network, moves, range(4), 9, reach)
        assert all(0 <= hope <= CERTAIN for hope in rows)
        alone = [simulator.rollouts(view, network, [move], range(2, 4), 9, reach) for move in moves]
        assert [each[0] for each in alone] + [each[1] for each in alone] == list(rows[2 * len(moves) :])


@pytest.mark.parametrize("setup", ["tock-globe 4 teams", "tock-fadoq", "tockcitan 2", "tockcitan-teams", "tijou 2"])
def test_a_rollout_is_what_the_network_plays_from_an_imagined_deal(setup: str) -> None:
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    network = simulator.network(any_weights(simulator))
    followed = 0
    for sample in cases.decisions(setup)[::4]:
        if sample.position.finished or len(game.actors(sample.position)) > 1:
            continue
        view = game.view(sample.position, sample.actor)
        for reach in (Reach(1, 20), Reach(2, 5)):
            wanted = stepwise(simulator, view, network, reach)
            followed += wanted is not None
            assert wanted in (None, simulator.rollouts(view, network, [0], range(1), 3, reach)[0])
    assert followed


def stepwise(simulator: Simulator[Any], view: View, network: object, reach: Reach) -> int | None:
    """The first move, played on one step after another; None where chance or the end comes in between."""
    cursor, left = simulator.cursor(), reach.decisions
    cursor.go_to(simulator.imagine(view, range(1), 3, Memory.VIEW)[0])
    cursor.play(0)
    for _ply in range(reach.plies):
        if cursor.seat in (CHANCE, OVER):
            return None
        left -= cursor.seat == view.viewer
        if left == 0:
            break
        cursor.play(simulator.best_move(cursor.now(), network, cursor.seat))
    if cursor.seat in (CHANCE, OVER) or (cursor.seat == view.viewer and left):
        return None
    own = next(side for side, seats in enumerate(teams(simulator)) if view.viewer in seats)
    return round(simulator.chances(cursor.now(), view.viewer, network)[own] * CERTAIN)


def teams(simulator: Simulator[Any]) -> list[list[int]]:
    """The seats of each side: partners sit half the table apart."""
    return [list(range(side, simulator.seats, simulator.sides)) for side in range(simulator.sides)]
