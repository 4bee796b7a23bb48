"""Laws of afterstates, features and networks, of every family that offers them."""

from array import array
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from tests.shelf import cases

from tockade import compiled_engines
from tockade.game_types import CHANCE, HIDDEN
from tockade.games import AnyGame
from tockade.network_types import CERTAIN, SQUASH, FeatureSet, LearningWeights, Likeness, Weights
from tockade.random_source import RandomSource
from tockade.simulator import Afterstates, Lesson, Policy, Simulator

pytestmark = pytest.mark.engine


def thinks(setup: str) -> bool:
    matches = " games=" in setup or " best_of=" in setup
    return not matches and cases.game(setup).simulator().features is not None


SETUPS, TABLES = ([text for text in found if thinks(text)] for found in (cases.setups(), cases.tables()))


def any_weights(simulator: Simulator[Any], seats: int = 0, sides: int = 0) -> Weights:
    """Weights at random, on every input."""
    assert simulator.features is not None
    return random_weights(simulator.features, seats or simulator.seats, sides or simulator.sides)


@cache
def random_weights(features: FeatureSet, seats: int, sides: int) -> Weights:
    source = Random(7)
    columns = array("h", [source.randrange(-1000, 1001) for _ in range(features.inputs(seats) * features.width)])
    outputs = array("h", [source.randrange(-1000, 1001) for _ in range(features.hidden * sides)])
    return Weights(features.name, seats, sides, columns, outputs)


def naive_scores(simulator: Simulator[Any], weights: Weights, inputs: list[tuple[int, int]]) -> list[int]:
    """The forward pass as docs/engine.md has it."""
    features = simulator.features
    assert features is not None
    sums = [0] * features.width
    for number, amount in inputs:
        first = number * features.width
        for unit in range(features.hidden + weights.sides):
            sums[unit] += amount * weights.columns[first + unit]
    hidden = [each if each >= 0 else each >> 3 for each in sums[: features.hidden]]
    rows = [weights.outputs[side * features.hidden : (side + 1) * features.hidden] for side in range(weights.sides)]
    return [
        sums[features.hidden + side] * 512 + sum(unit * weight for unit, weight in zip(hidden, row, strict=True))
        for side, row in enumerate(rows)
    ]


@pytest.mark.parametrize("setup", SETUPS)
def test_scores_are_those_of_the_listed_inputs(setup: str) -> None:
    simulator, room = cases.game(setup).simulator(), Afterstates()
    weights = any_weights(simulator)
    network = simulator.network(weights)
    for sample in cases.decisions(setup)[::4]:
        rows, width = simulator.score_moves(sample.position, network, sample.actor)
        assert simulator.afterstates(sample.position, room, sample.actor) == len(rows) // width
        for number in cases.some(list(range(room.count)), 2):
            row = rows[number * width : (number + 1) * width]
            wanted = naive_scores(simulator, weights, room.of(number))
            if row[0] < 2**62:  # else a move that wins at once
                assert row[0] == wanted[0]
                chances = [SQUASH[max(0, min(4095, (score >> 14) + 2048))] for score in wanted]
                side = next(n for n, seats in enumerate(cases.game(setup).teams) if sample.actor in seats)
                told = [row[1 + (side + offset) % simulator.sides] for offset in range(simulator.sides)]
                assert told == [chance * CERTAIN // sum(chances) for chance in chances]
        assert rows[simulator.best_move(sample.position, network, sample.actor) * width] == max(rows[::width])


@pytest.mark.parametrize("setup", TABLES)
def test_what_is_hidden_changes_no_input_and_no_chance(setup: str) -> None:
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    network, source = simulator.network(any_weights(simulator)), RandomSource(setup)
    for sample in cases.decisions(setup):
        other = game.imagine(game.view(sample.position, sample.actor), source)
        rooms = Afterstates(), Afterstates()
        for room, position in zip(rooms, (sample.position, other), strict=True):
            simulator.afterstates(position, room, sample.actor)
        for number in range(rooms[0].count):
            assert sorted(rooms[0].of(number)) == sorted(rooms[1].of(number))
        assert simulator.score_moves(sample.position, network, sample.actor) == simulator.score_moves(
            other, network, sample.actor
        )
        for viewer in range(game.seats):
            other = game.imagine(game.view(sample.position, viewer), source)
            told = simulator.chances(sample.position, viewer, network)
            assert told == simulator.chances(other, viewer, network)
            assert sum(told) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("setup", TABLES)
def test_an_afterstate_has_the_pawns_of_the_position_after_the_move_and_no_new_card(setup: str) -> None:
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    for sample in cases.decisions(setup)[::2]:
        legal = game.legal_moves(sample.position, sample.actor)
        for number, move in cases.some(list(enumerate(legal)), 4):
            after = told(game, simulator.afterstate(sample.position, number, sample.actor))
            assert after["pawns"] == told(game, game.play(sample.position, sample.actor, move))["pawns"]
            if "hands" in after:
                assert len(after["stock"]) == len(told(game, sample.position)["stock"])
        with pytest.raises(IndexError):
            simulator.afterstate(sample.position, len(legal), sample.actor)


def told(game: AnyGame, position: Any) -> Any:
    data = game.position_json(position)
    assert HIDDEN not in repr(data.get("hands"))
    return data


def test_a_small_room_grows_and_an_unknown_feature_set_is_refused() -> None:
    setup = "tock-globe 4"
    simulator, room = cases.game(setup).simulator(), Afterstates()
    room.ends, room.inputs = array("q", [0, 0]), array("h", [0, 0])
    position = cases.decisions(setup)[2].position
    count = simulator.afterstates(position, room)
    assert len(room.of(count - 1)) > 20
    with pytest.raises(IndexError):
        room.of(count)
    with pytest.raises(ValueError, match="other-1"):
        simulator.network(any_weights(simulator)._replace(features="other-1"))
    for like in (Likeness((0, 1, 2, 4), range(4)), Likeness(range(4), (0, 1, 2, 4)), Likeness((0, -1, 2, 3), range(4))):
        with pytest.raises(ValueError, match="asked about others"):
            simulator.network(any_weights(simulator), like)
    with pytest.raises(ValueError, match="asked about others"):
        simulator.network(any_weights(simulator)._replace(seats=5))
    with pytest.raises(ValueError, match="nobody"):
        simulator.best_move(cases.game(setup).start(), simulator.network(any_weights(simulator)))


def test_a_network_of_fewer_seats_reads_a_larger_table_by_likeness() -> None:
    simulator = cases.game("tock-globe 6").simulator()
    like = Likeness((0, 1, 1, 2, 3, 3), (0, 1, 1, 2, 3, 3))
    network = simulator.network(any_weights(simulator, seats=4, sides=4), like)
    for sample in cases.decisions("tock-globe 6")[::3]:
        rows, width = simulator.score_moves(sample.position, network, sample.actor)
        assert width == 7
        assert all(0.99 * CERTAIN < sum(rows[first + 1 : first + 7]) <= CERTAIN for first in range(0, len(rows), 7))


@pytest.mark.parametrize(
    ("setup", "digest"),
    [
        ("tock-globe 4", "d32dec4f2aac7211"),
        ("tock-fadoq 4 teams", "795981ec187c14e8"),
        ("tockcitan-teams 4 teams", "df232001921aeeaa"),
        ("tijou 2", "5008f1ab4463ba4e"),
        ("barricades 2", "86d91181c2a320db"),
        ("barricades 4", "e7fb29345d898045"),
        ("barricades 3 board=small", "5bcde84729778f2c"),
    ],
)
def test_plain_and_compiled_networks_say_the_same(setup: str, digest: str) -> None:
    """The digests were made by the compiled engines; this runs in both."""
    simulator = cases.game(setup).simulator()
    network = simulator.network(any_weights(simulator))
    said = [
        list(simulator.score_moves(sample.position, network, sample.actor).rows) for sample in cases.decisions(setup)
    ]
    assert sha256(repr(said).encode()).hexdigest()[:16] == digest


def test_a_network_learns_from_games_against_itself() -> None:
    """The same games teach the same, whether in one batch or in several; a few hundred are enough against `quick`."""
    game, simulator = cases.game("tijou 2"), cases.game("tijou 2").simulator()
    assert simulator.features is not None
    count = 2 if compiled_engines.PURE else 400
    watched = count if compiled_engines.PURE else count // 10  # two games of a fresh network may not end
    lesson, learned = Lesson(rate=0.01, watched=watched), []
    for batches in ([range(count)], [range(count // 2), range(count // 2, count)]):
        weights = LearningWeights.fresh(simulator.features, 2, 2, RandomSource("learns"))
        play = simulator.self_play(weights)
        told = [play.play(lesson, 1, batch) for batch in batches]
        assert sum(each.games for each in told) == sum(each.ended for each in told) == count
        learned.append(weights.rounded())
    assert learned[0] == learned[1]
    if not compiled_engines.PURE:
        network = simulator.network(learned[0])
        assert sum(beats_quick(game, network, number) for number in range(20)) >= 16


def beats_quick(game: AnyGame, network: object, number: int) -> bool:
    """Whether one ply of a network wins a game against the `quick` policy; they change seats from game to game."""
    simulator, quick = game.simulator(), [Policy(game.quick_weights)]
    cursor = simulator.cursor()
    cursor.start(number)
    while cursor.seat != -2:
        if cursor.seat == CHANCE:
            cursor.settle()
        elif (cursor.seat + number) % 2:
            cursor.go_to(simulator.leaves(cursor.now(), range(1), 1, number, quick).leaves[0])
        else:
            cursor.play(simulator.best_move(cursor.now(), network))
    result = game.result(cursor.now())
    assert result is not None
    return (result.winners[0] + number) % 2 == 0
