"""Laws of thinking: imagined positions, playouts from any position, cursors."""

from hashlib import sha256
from typing import Any

import pytest
from tests.shelf import cases

from tockade.game_types import CHANCE, REFEREE, SPECTATOR, NotOffered
from tockade.games import AnyGame
from tockade.random_source import RandomSource
from tockade.simulator import Afterstates, Memory, Policy, Reach

pytestmark = pytest.mark.engine


def single(setups: list[str]) -> list[str]:
    """Without matches: they are thought about from inside."""
    return [setup for setup in setups if " games=" not in setup and " best_of=" not in setup]


SETUPS, TABLES = single(cases.setups()), single(cases.tables())


def positions(setup: str) -> list[Any]:
    return [sample.position for sample in cases.samples(setup)]


def told(game: AnyGame, imagined: list[Any]) -> list[Any]:
    return [game.position_json(each) for each in imagined]


@pytest.mark.parametrize("setup", SETUPS)
def test_imagined_positions_have_the_view_they_were_made_from(setup: str) -> None:
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    for number, position in enumerate(positions(setup)[::2]):
        for viewer in (*range(game.seats), SPECTATOR, REFEREE):
            view = game.view(position, viewer)
            imagined = simulator.imagine(view, range(2), number)
            assert [game.view(each, viewer) for each in imagined] == [view, view]
            assert told(game, simulator.imagine(view, range(1, 2), number)) == told(game, imagined[1:])


@pytest.mark.parametrize("setup", TABLES)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(setup: str) -> None:
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    source = RandomSource(setup)
    for position in positions(setup)[::2]:
        for viewer in (*range(game.seats), SPECTATOR):
            view = game.view(position, viewer)
            other = game.imagine(view, source)
            for memory in Memory:
                wanted = told(game, simulator.imagine(view, range(2), 7, memory))
                assert told(game, simulator.imagine_as(position, viewer, range(2), 7, memory)) == wanted
                assert told(game, simulator.imagine_as(other, viewer, range(2), 7, memory)) == wanted


def some_policies(game: AnyGame) -> list[list[Policy]]:
    quick, warm = Policy(game.quick_weights), Policy(game.quick_weights, 3.0)
    return [[Policy()], [quick], [warm], [quick if seat % 2 else Policy() for seat in range(game.seats)]]


@pytest.mark.parametrize("setup", TABLES)
def test_a_playout_depends_on_its_start_seed_number_and_policies(setup: str) -> None:
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    for position in positions(setup)[::3]:
        for policies in some_policies(game):
            whole = simulator.playouts(position, range(4), 5, 11, policies)
            parts = [simulator.playouts(position, numbers, 5, 11, policies).rows for numbers in (range(1), range(1, 4))]
            assert whole.rows == parts[0] + parts[1]
            told_too = simulator.leaves(position, range(4), 5, 11, policies)
            assert (told_too.rows, len(told_too.leaves)) == (whole.rows, 4)


@pytest.mark.parametrize("setup", TABLES)
def test_a_row_says_how_its_leaf_was_reached(setup: str) -> None:
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    for position in positions(setup)[-2:]:
        found = simulator.leaves(position, range(3), 12, 5, [Policy(game.quick_weights)])
        for number, leaf in enumerate(found.leaves):
            plies, over, *places = found.rows[number * found.width : (number + 1) * found.width]
            result = game.result(leaf)
            assert over == (result is not None)
            assert plies == 12 or over
            if result is not None and result.order:
                assert [game.teams[side] for side, place in enumerate(places) if place == 1] == [result.order[0]]


@pytest.mark.parametrize("setup", TABLES)
def test_candidates_are_played_by_their_numbers(setup: str) -> None:
    game, simulator = cases.game(setup), cases.game(setup).simulator()
    for position in positions(setup)[::3]:
        seat = next(iter(game.actors(position)), CHANCE)
        legal = game.legal_moves(position, seat) if seat >= 0 else []
        for number, move in cases.some(list(enumerate(legal)), 5):
            after = game.play(position, seat, move)
            assert game.position_json(simulator.after(position, number)) == game.position_json(after)
            rows = simulator.playouts(position, range(2), 3, 9, moves=[number]).rows
            assert rows == simulator.playouts(after, range(2), 3, 9).rows
        with pytest.raises(IndexError):
            simulator.after(position, len(legal))


@pytest.mark.parametrize("setup", TABLES)
def test_a_cursor_plays_the_same_game(setup: str) -> None:
    game, cursor = cases.game(setup), cases.game(setup).simulator().cursor()
    source, position = RandomSource(setup), game.start()
    cursor.start(3)
    for _ in range(150):
        seat = next(iter(game.actors(position)), -2)
        moves = game.legal_moves(position, seat) if seat >= 0 else []
        assert (cursor.seat, cursor.legal) == (seat, len(moves))
        if seat == CHANCE:
            cursor.settle()
            position = cursor.now()
        elif moves:
            number = source.below(len(moves))
            position = game.play(position, seat, moves[number])
            cursor.play(number)
            assert game.position_json(cursor.now()) == game.position_json(position)


@pytest.mark.parametrize("setup", TABLES)
def test_a_cursor_refuses_what_is_not_to_be_done(setup: str) -> None:
    cursor = cases.game(setup).simulator().cursor()
    for position in positions(setup):
        cursor.go_to(position)
        with pytest.raises(IndexError):
            cursor.play(cursor.legal)
        with pytest.raises(IndexError):
            cursor.play(-1)
        if cursor.seat != CHANCE:
            with pytest.raises(ValueError, match="chance"):
                cursor.settle()


def test_what_a_family_has_no_networks_for_is_refused_in_a_sentence() -> None:
    game = cases.game("trikolos 2")
    simulator, position = game.simulator(), positions("trikolos 2")[-1]
    with pytest.raises(NotOffered, match="`afterstates`: it has no networks"):
        simulator.afterstates(position, Afterstates())
    with pytest.raises(NotOffered, match="`rollouts`: nothing of this game"):
        cases.game("barricades 2").simulator().rollouts(game.view(position, 0), None, [0], range(1), 1, Reach(1, 1))


def test_where_no_chance_follows_an_afterstate_is_the_position_after_the_move() -> None:
    simulator, position = cases.game("trikolos 2").simulator(), positions("trikolos 2")[0]
    assert simulator.afterstate(position, 0, position.turn) == simulator.after(position, 0)
    with pytest.raises(ValueError, match="not to act"):
        simulator.afterstate(position, 0, 1 - position.turn)


def test_a_match_is_thought_about_from_inside() -> None:
    with pytest.raises(NotOffered, match="from inside"):
        cases.game("trikolos 2 games=3").simulator()


@pytest.mark.parametrize(
    ("setup", "digest"),
    [
        ("tock-globe 4", "2e997d92aac5f5d2"),
        ("tockcitan-teams 4 teams", "3116598413d5db53"),
        ("tijou 4 teams", "2aa37486e309b288"),
        ("barricades 3", "471cc473fc5bafaf"),
        ("trikolos 2 layout=random", "e440a16f559ed955"),
    ],
)
def test_plain_and_compiled_playouts_are_the_same(setup: str, digest: str) -> None:
    """The digests were made by the compiled engines; this runs in both."""
    game = cases.game(setup)
    simulator = game.simulator()
    warm = Policy(game.quick_weights, 2.5)
    policies = [warm if seat % 2 else Policy() for seat in range(game.seats)]
    first = simulator.leaves(game.start(), range(3), 40, 17, policies)
    second = simulator.leaves(first.leaves[0], range(3), 40, 18, [Policy(game.quick_weights)])
    reached = [game.position_json(leaf)["pawns"] for leaf in (*first.leaves, *second.leaves)]
    assert sha256(repr(reached).encode()).hexdigest()[:16] == digest


def test_chance_does_not_depend_on_what_is_chosen() -> None:
    game = cases.game("barricades 3")
    policies = [[Policy()], [Policy(game.quick_weights)]]
    found = [game.simulator().leaves(game.start(), range(8), 1, 4, each).leaves for each in policies]
    drawn = [[game.position_json(leaf)["arms"] for leaf in leaves] for leaves in found]
    assert drawn[0] == drawn[1]
    assert len({repr(arms) for arms in drawn[0]}) > 1
