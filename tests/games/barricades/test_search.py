"""The search of Barricades finds what every face and every answer says."""

from __future__ import annotations

import pytest
from tests.shelf.test_networks import any_weights

from tockade import games
from tockade.games.barricades import engine
from tockade.games.barricades.constants import (
    IN_DANGER,
    IN_DELAY,
    IN_PREY,
    IN_WINNING,
    OVER,
    PLACE,
    SEAT_INPUTS,
    TABLE_INPUTS,
    THROW,
)
from tockade.games.barricades.engine import Position
from tockade.games.barricades.game import Barricades
from tockade.games.barricades.simulator import Look
from tockade.simulator import Afterstates

pytestmark = pytest.mark.engine
SHARES = 1_000_000
EVERYTHING = Look(throws=1, widest=200, width=200, fading=0.9, toll=3)


def game_of(setup: str) -> Barricades:
    game = games.read(setup)
    assert isinstance(game, Barricades)
    return game


def positions(game: Barricades, count: int) -> list[Position]:
    """Walks and placings of random games, early and late."""
    cursor, found = game.simulator().cursor(), []
    for seed in range(count):
        cursor.start(seed)
        for ply in range(2 + 5 * seed):
            while cursor.seat == -1:
                cursor.settle()
            if cursor.seat >= 0:
                cursor.play((seed * 7 + ply * ply) % cursor.legal)
        while cursor.seat == -1:
            cursor.settle()
        if cursor.seat >= 0:
            found.append(cursor.now())
    return found


LEFT: dict[tuple[str, int, int], list[int]] = {}


def steps_left(game: Barricades, position: Position) -> list[int]:
    """The same while no barricade moves."""
    key = (game.setup.text, position.barricades_low, position.barricades_high)
    if key not in LEFT:
        LEFT[key] = found_steps(game, position)
    return LEFT[key]


def found_steps(game: Barricades, position: Position) -> list[int]:
    """By point, the steps to the goal with three more for each barricade, found by trying."""
    tables = game.tables
    left, before = [0 if point == tables.goal else 10_000 for point in range(tables.points)], [-1]
    near = [tables.near[tables.near_first[point] : tables.near_first[point + 1]] for point in range(tables.points)]
    while left != before:
        before = list(left)
        for point in range(tables.points):
            beyond = [left[other] + 1 + 3 * (engine.owner_at(position, other) == -2) for other in near[point]]
            left[point] = min([left[point], *beyond])
    return left


def naive_standing(game: Barricades, position: Position) -> list[int]:
    left, strengths = steps_left(game, position), []
    for seat in range(game.seats):
        places = [position.pawn[seat * 5 + pawn] for pawn in range(game.tables.pawns)]
        costs = [left[game.tables.door[position.house[seat]]] + 1 if at == 120 else left[at] for at in places]
        strength = sum(round(10**9 * 0.9 ** min(cost, 99)) for cost in costs)
        strengths.append(strength * 5 // 4 if seat == position.turn else strength)
    return [strength * SHARES // (sum(strengths) + 1) for strength in strengths]


def naive_worth(game: Barricades, position: Position, throws: int, network: object = None) -> list[int]:
    """What a position is worth to each seat, by strengths or by a network."""
    if position.phase == OVER:
        winner = engine.owner_at(position, game.tables.goal)
        return [SHARES * (seat == winner) if winner >= 0 else SHARES // game.seats for seat in range(game.seats)]
    if position.phase != THROW:
        worths = [naive_worth(game, after, throws, network) for after in every_after(game, position)]
        return max(worths, key=lambda worth: worth[position.turn])
    if not throws:
        return naive_chances(game, position, network) if network else naive_standing(game, position)
    sums = [0] * game.seats
    for face in range(1, 7):
        thrown = position.copy()
        engine.throw_die(thrown, face)
        worth = naive_worth(game, thrown, throws - 1, network)
        sums = [total + each for total, each in zip(sums, worth, strict=True)]
    return [total // 6 for total in sums]


def naive_chances(game: Barricades, position: Position, network: object) -> list[int]:
    chances = game.simulator().referee_chances(position, network)
    return [round(chance * SHARES) for chance in chances]


def every_after(game: Barricades, position: Position) -> list[Position]:
    return [game.play(position, position.turn, move) for move in game.legal_moves(position, position.turn)]


def far_barricades(game: Barricades) -> Position:
    """Red to walk, all barricades too far away to be hit in two turns."""
    start = game.position_json(game.start())
    rest = [["13.7", "11.4", *["base"] * 3], *[["base"] * 5] * 2][: game.seats - 1]
    far = [f"1.{column}" for column in range(12) if column != 8]
    due = {"phase": "walk", "turn": 0, "die": 3, "contenders": [], "barricades": far}
    return game.read_position(start | due | {"pawns": [["13.4", "11.2", *["base"] * 3], *rest]})


@pytest.mark.parametrize("setup", ["barricades 2", "barricades 4"])
def test_it_finds_what_every_throw_and_answer_says(setup: str) -> None:
    game = game_of(setup)
    position = far_barricades(game)
    for throws in (0, 1):
        worths = [naive_worth(game, after, throws)[0] for after in every_after(game, position)]
        number = game.simulator().search(position, EVERYTHING._replace(throws=throws))
        assert number == worths.index(max(worths))


@pytest.mark.parametrize("setup", ["barricades 2", "barricades 4"])
def test_with_a_network_it_finds_what_that_says_after_every_throw(setup: str) -> None:
    game = game_of(setup)
    simulator = game.simulator()
    network, position = simulator.network(any_weights(simulator)), far_barricades(game)
    for throws in (0, 1):
        worths = [naive_worth(game, after, throws, network)[0] for after in every_after(game, position)]
        number = simulator.search(position, EVERYTHING._replace(throws=throws), network)
        assert worths[number] == pytest.approx(max(worths), abs=20)


def test_a_network_sees_the_board_from_its_own_house() -> None:
    """Left and right changed, with the seats changed too, a position has the same inputs.

    All but those about the best pawn: of pawns whose ways cost the same the first counts, and their order changes.
    """
    game = game_of("barricades 2")
    simulator, rooms = game.simulator(), (Afterstates(), Afterstates())
    for position in positions(game, 12):
        for room, each in zip(rooms, (position, mirrored(game, position)), strict=True):
            simulator.afterstates(each, room)
        told = [sorted(seen(room.of(number)) for number in range(room.count)) for room in rooms]
        assert told[0] == told[1]


def seen(inputs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return sorted(each for each in inputs if each[0] < TABLE_INPUTS or not of_best_pawn(each[0]))


def of_best_pawn(number: int) -> bool:
    place = (number - TABLE_INPUTS) % SEAT_INPUTS
    return IN_DELAY <= place < IN_WINNING or IN_DANGER <= place < IN_PREY


def mirrored(game: Barricades, position: Position) -> Position:
    """What the other player would see who sat in the other house."""
    data = game.position_json(position)
    other = {name: game.board.names[point] for name, point in zip(game.board.names, game.board.mirror(), strict=True)}
    other["base"] = "base"
    pawns = [[other[place] for place in seat] for seat in data["pawns"]]
    barricades = [other[place] for place in data["barricades"]]
    return game.read_position(data | {"turn": 1 - data["turn"], "pawns": pawns[::-1], "barricades": barricades})


def test_a_barricade_is_put_where_somebody_goes() -> None:
    game = game_of("barricades 2")
    for position in positions(game, 10):
        for after in every_after(game, position):
            if after.phase == PLACE:
                worths = [naive_worth(game, placed, 0)[position.turn] for placed in every_after(game, after)]
                assert worths[game.simulator().search(after, EVERYTHING._replace(throws=0))] == max(worths)
                return
    raise AssertionError("no barricade was hit")


def walk(pawns: list[list[str]], die: int) -> tuple[Barricades, Position]:
    game = game_of("barricades 2")
    start = game.position_json(game.start())
    due = {"phase": "walk", "turn": 0, "die": die, "contenders": [], "pawns": pawns}
    barricades = [*(place for place in start["barricades"] if place != "1.8"), "1.16"]
    return game, game.read_position(start | due | {"barricades": barricades})


def test_ba7_a_win_in_one_is_taken() -> None:
    game, position = walk([["1.5", *["base"] * 4], ["13.7", *["base"] * 4]], 4)
    moves = [game.move_text(move) for move in game.legal_moves(position, 0)]
    found = moves[game.simulator().search(position, EVERYTHING)]
    assert game.result(game.play(position, 0, game.read_move(found))) is not None
