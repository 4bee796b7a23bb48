"""Laws of the referee's value: asked anywhere in an opened game, of every family that offers networks."""

from array import array
from hashlib import sha256
from itertools import islice
from math import isclose
from typing import Any

import pytest
from tests.shelf import cases
from tests.shelf.test_chance_events import MOMENTS, recorded
from tests.shelf.test_networks import TABLES, any_weights

from tockade import compiled_engines
from tockade.simulator import Memory, Policy, Simulator

pytestmark = pytest.mark.engine


def any_network(simulator: Simulator[Any]) -> object:
    """Weights at random, small enough that no chance is next to nothing."""
    weights = any_weights(simulator)
    return simulator.network(weights._replace(columns=array("h", [each // 64 for each in weights.columns])))


def judged(setup: str, memory: Memory) -> list[list[float]]:
    """What the referee says after every event of chance and every move of an opened game."""
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    network, said = any_network(simulator), []
    opened = simulator.opened(game.start(), memory)
    for moment in islice(recorded(game), MOMENTS // 2):
        if moment.number >= 0:
            opened = simulator.after(opened, moment.number)
            said.append(simulator.referee_chances(opened, network))
        for outcome in simulator.recorded(moment.position, moment.happened):
            opened = simulator.after_chance(opened, outcome)
            said.append(simulator.referee_chances(opened, network))
    return said


@pytest.mark.parametrize("memory", Memory)
@pytest.mark.parametrize("setup", TABLES)
def test_chances_are_told_after_every_move_and_card_and_sum_to_one(setup: str, memory: Memory) -> None:
    told = judged(setup, memory)
    assert len(told) > MOMENTS // 3
    assert all(isclose(sum(each), 1) and min(each) >= 0 for each in told)
    assert len({tuple(each) for each in told}) > len(told) // 4


@pytest.mark.parametrize("setup", TABLES)
def test_the_end_is_exact_and_the_beginning_even(setup: str) -> None:
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    network, sides = any_network(simulator), len(game.teams)
    assert simulator.referee_chances(game.start(), network) == pytest.approx([1 / sides] * sides)
    if not compiled_engines.PURE:
        ended = simulator.leaves(game.start(), range(1), 100_000, 4, [Policy(game.quick_weights)]).leaves[0]
        winners = result.winners if (result := game.result(ended)) else ()
        wanted = [1.0 if side in winners or not winners else 0.0 for side in range(sides)]
        assert simulator.referee_chances(ended, network) == [each / sum(wanted) for each in wanted]


@pytest.mark.parametrize("setup", TABLES)
def test_all_hands_count_and_the_order_of_a_sealed_stock_does_not(setup: str) -> None:
    """Sealed and opened, a position is worth the same; dealt anew as somebody remembers it, it is not, if it can be."""
    simulator = cases.game(setup).simulator()
    network, differ = any_network(simulator), 0
    for sample in cases.decisions(setup)[::2]:
        said = simulator.referee_chances(sample.position, network)
        assert said == simulator.referee_chances(simulator.opened(sample.position), network)
        differ += any(
            simulator.referee_chances(other, network) != said
            for other in redealt(simulator, sample.position, sample.actor)
        )
    assert (differ > 0) == ("hands" in cases.game(setup).position_json(cases.game(setup).start()))


def redealt(simulator: Simulator[Any], position: Any, viewer: int) -> list[Any]:
    return simulator.imagine_as(position, viewer, range(2), 3, Memory.PERSON)


@pytest.mark.parametrize(
    ("setup", "digest"),
    [
        ("tock-globe 4", "2b78e4f08f1dc424"),
        ("tockcitan-teams 4 teams", "b885d042dd46176c"),
        ("tijou 4 teams", "58c3efb5095002fe"),
    ],
)
def test_plain_and_compiled_referees_say_the_same(setup: str, digest: str) -> None:
    """The digests were made by the compiled engines; this runs in both."""
    said = judged(setup, Memory.PERSON)[:20]
    assert sha256(repr([[round(each, 9) for each in row] for row in said]).encode()).hexdigest()[:16] == digest
