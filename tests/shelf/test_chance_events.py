"""Laws of chance: opened positions, outcomes with their probabilities, positions as bytes."""

from collections.abc import Iterator
from itertools import islice
from math import isclose
from typing import Any, NamedTuple

import pytest
from tests.long_runs import LONG
from tests.shelf import cases

from tockade import compiled_engines
from tockade.game_types import CHANCE, REFEREE, SPECTATOR, Outcome
from tockade.games import AnyGame
from tockade.simulator import Memory, Policy, Simulator

pytestmark = pytest.mark.engine
MOMENTS = 40 if compiled_engines.PURE else 200 if LONG else 100
"""How many moments of each game are followed; the longest of them turn the stock over."""


def inside(setup: str) -> AnyGame:
    """The game itself, or the game that a match is made of."""
    game = cases.game(setup)
    return getattr(game, "inner", game)


class Moment(NamedTuple):
    """A position of a recorded game, and what happened next."""

    position: Any
    number: int
    """Of the move; -1 where chance decided."""
    happened: Any


def recorded(game: AnyGame) -> Iterator[Moment]:
    position = game.start()
    for happened in game.playout_moves(2024, 1, game.quick_weights):
        if isinstance(happened, Outcome):
            yield Moment(position, -1, happened)
            position = game.settle(position, happened)
        else:
            seat = game.actors(position)[0]
            number = game.legal_moves(position, seat).index(game.canonical(position, seat, happened))
            yield Moment(position, number, number)
            position = game.play(position, seat, happened)
    yield Moment(position, -1, None)


def deciding(game: AnyGame, position: Any) -> bool:
    """Whether it is still being thrown or drawn for who begins: an opened game decides it in one event."""
    return game.position_json(position)["phase"] in ("draw_for_deal", "opening")


@pytest.mark.parametrize("setup", cases.setups())
@pytest.mark.parametrize("memory", Memory)
def test_the_recorded_cards_in_an_opened_game_give_the_recorded_game(setup: str, memory: Memory) -> None:
    game, simulator = inside(setup), inside(setup).simulator()
    opened = simulator.opened(game.start(), memory)
    for moment in islice(recorded(game), MOMENTS):
        if not deciding(game, moment.position):
            wanted = simulator.opened(moment.position, memory)
            assert simulator.bytes_of(opened) == simulator.bytes_of(wanted)
            assert game.actors(opened) == game.actors(moment.position)
        if moment.number >= 0:
            opened = simulator.after(opened, moment.number)
        for outcome in simulator.recorded(moment.position, moment.happened) if moment.happened is not None else []:
            outlook = simulator.chance(opened)
            assert game.actors(opened) == (CHANCE,)
            assert isclose(sum(each.probability for each in outlook), 1)
            assert outcome in [each.number for each in outlook]
            opened = simulator.after_chance(opened, outcome)


@pytest.mark.parametrize("setup", cases.setups())
def test_the_view_of_an_opened_position_is_the_view(setup: str) -> None:
    game, simulator = inside(setup), inside(setup).simulator()
    for position in [moment.position for moment in islice(recorded(game), 5, MOMENTS, 20)]:
        for viewer in (*range(game.seats), SPECTATOR):
            assert game.view(simulator.opened(position), viewer) == game.view(position, viewer)
            forgotten = simulator.imagine_as(position, viewer, range(1), 3, Memory.PERSON)[0]
            assert game.view(simulator.opened(position, Memory.PERSON), viewer) == game.view(forgotten, viewer)


def reached(game: AnyGame, opened: Any) -> Iterator[Any]:
    """Positions of one game that is played from an opened one, in every phase."""
    cursor = game.simulator().cursor()
    cursor.go_to(opened)
    for step in range(MOMENTS):
        yield cursor.now()
        if cursor.seat == CHANCE:
            cursor.settle()
        elif cursor.seat >= 0:
            cursor.play(step % cursor.legal)


@pytest.mark.parametrize("setup", cases.setups())
def test_positions_are_bytes_of_one_size_and_come_back(setup: str) -> None:
    game, simulator = inside(setup), inside(setup).simulator()
    sealed = [moment.position for moment in islice(recorded(game), 0, MOMENTS, 7)]
    opened = list(reached(game, simulator.opened(game.start())))[::7]
    for position in (*sealed, *opened):
        data = simulator.bytes_of(position)
        back = simulator.from_bytes(data)
        assert len(data) == simulator.size
        assert game.view(back, REFEREE) == game.view(position, REFEREE)
        assert game.actors(back) == game.actors(position)
        for seat in range(game.seats):
            assert game.legal_moves(back, seat) == game.legal_moves(position, seat)


@pytest.mark.parametrize("setup", cases.tables())
def test_equal_bytes_are_equal_positions(setup: str) -> None:
    game, simulator = inside(setup), inside(setup).simulator()
    by_bytes: dict[bytes, Any] = {}
    for moment in islice(recorded(game), MOMENTS):
        told = game.position_json(moment.position)
        assert by_bytes.setdefault(simulator.bytes_of(moment.position), told) == told
    assert len({repr(told) for told in by_bytes.values()}) == len(by_bytes)


def written_again(simulator: Simulator[Any], data: bytes) -> bytes | None:
    """The bytes of the position that these are of; none where they are refused, with the words for it."""
    try:
        return simulator.bytes_of(simulator.from_bytes(data))
    except ValueError as refused:
        if "no position" in str(refused):
            return None
        raise


@pytest.mark.parametrize("setup", cases.tables())
def test_bytes_that_are_no_position_are_refused(setup: str) -> None:
    game, simulator = inside(setup), inside(setup).simulator()
    position = next(islice(reached(game, simulator.opened(game.start())), MOMENTS // 2, None))
    data = simulator.bytes_of(position)
    for place in range(len(data)):
        changed = data[:place] + bytes([255]) + data[place + 1 :]
        assert written_again(simulator, changed) in (changed, None)
    for wrong in (b"", data[:-1], data + b"\0", bytes([255]) * len(data)):
        with pytest.raises(ValueError, match="no position"):
            simulator.from_bytes(wrong)


@pytest.mark.parametrize("setup", cases.tables())
def test_outcomes_that_cannot_be_are_refused(setup: str) -> None:
    game, simulator = inside(setup), inside(setup).simulator()
    cursor = simulator.cursor()
    for position in list(reached(game, simulator.opened(game.start())))[::5]:
        outlook = simulator.chance(position)
        assert bool(outlook) == (game.actors(position) == (CHANCE,))
        possible = {each.number for each in outlook}
        cursor.go_to(position)
        for number in {-1, *range(60)} - possible:
            with pytest.raises(IndexError):
                simulator.after_chance(position, number)
            with pytest.raises(IndexError):
                cursor.settle_as(number)
        for number in possible:
            cursor.go_to(position)
            cursor.settle_as(number)
            after = simulator.after_chance(position, number)
            assert simulator.bytes_of(cursor.now()) == simulator.bytes_of(after)


@pytest.mark.parametrize("setup", cases.tables())
def test_playouts_go_on_from_opened_positions(setup: str) -> None:
    game, simulator = inside(setup), inside(setup).simulator()
    for position in list(reached(game, simulator.opened(game.start(), Memory.PERSON)))[::25]:
        found = simulator.leaves(position, range(2), 12, 3, [Policy(game.quick_weights)])
        assert found.rows == simulator.playouts(position, range(2), 12, 3, [Policy(game.quick_weights)]).rows
        for number, leaf in enumerate(found.leaves):
            assert found.rows[number * found.width] == 12 or game.result(leaf) is not None
