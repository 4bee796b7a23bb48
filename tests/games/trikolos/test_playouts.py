"""Whole games inside the Trikolos engine: the quick policy, the counts, and that they depend on nothing else."""

from array import array
from itertools import pairwise

import pytest
from tests.games.trikolos.boards import trikolos

from tockade.game_types import ConsequenceKind, Outcome, Tally
from tockade.games.trikolos import engine
from tockade.games.trikolos.constants import FEATURES, FIELDS
from tockade.games.trikolos.game import Trikolos

GAMES = 40


def retold(number: int, quick: bool, **options: str) -> tuple[Tally, Tally]:
    """A game's tally from the engine, and the same counts taken from its moves through the door."""
    game = trikolos(**options)
    weights = game.quick_weights if quick else None
    position, choices, plies, kinds, leads = game.start(), 0, 0, [], [0]
    for event in game.playout_moves(9, number, weights):
        if isinstance(event, Outcome):
            position = game.settle(position, event)
            continue
        seat, turns = position.turn, position.turns
        plies += 1
        choices += len(game.legal_moves(position, seat)) > 1
        kinds += [each.kind for each in game.consequences(position, seat, event)]
        position = game.play(position, seat, event)
        if position.turns != turns:
            leads.append(steps(game, position, 0) - steps(game, position, 1))
    result = game.result(position)
    assert result is not None
    counted = Tally(
        plies,
        position.turns,
        0,
        result.order,
        captures=kinds.count(ConsequenceKind.TO_CAMP),
        choices=choices,
        discards=kinds.count(ConsequenceKind.NO_PAWN_MOVE),
        lead_changes=changes(leads),
    )
    return game.playouts(9, number, 1, weights)[0], counted


def steps(game: Trikolos, position: engine.Board, seat: int) -> int:
    places: list[str] = game.position_json(position)["pawns"][seat]
    rows = [int(place[1]) for place in places if len(place) == 2]
    return 7 * places.count("home") + sum(7 - row if seat else row for row in rows)


def changes(leads: list[int]) -> int:
    signs = [lead > 0 for lead in leads if lead]
    return sum(before != after for before, after in pairwise(signs))


@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize("layout", ["standard", "mirror", "random"])
def test_tallies_are_what_the_moves_come_to(layout: str, quick: bool) -> None:
    for number in range(3):
        tally, counted = retold(number, quick, layout=layout)
        assert tally == counted


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    game = trikolos(layout="random")
    whole = game.playouts(5, 0, 6, None)
    assert whole == game.playouts(5, 0, 2, None) + game.playouts(5, 2, 4, None)
    assert len({(tally.plies, tally.turns, tally.captures) for tally in whole}) == 6
    assert whole != game.playouts(6, 0, 6, None)


def test_seeds_of_any_size_are_taken() -> None:
    assert trikolos().playouts(2**200 + 1, 0, 1, None) == trikolos().playouts(1, 0, 1, None)


def test_the_quick_policy_beats_random_play_from_either_side() -> None:
    game = trikolos(ply_limit="400")
    weights = list(game.quick_weights)
    won = 0
    for seat in (0, 1):
        playout = engine.Playout(game.start(), [0, 0, 0], False)
        playout.greedy = [seat == 0, seat == 1]
        playout.weights = weights + weights
        counts = array("q", bytes(8 * FIELDS * GAMES))
        engine.play_games(playout, 1, 0, GAMES, counts)
        won += sum(counts[game * FIELDS + 2] == seat for game in range(GAMES))
    assert won >= 2 * GAMES * 0.95


def test_quick_games_end_without_a_limit() -> None:
    game = trikolos()
    assert len(game.quick_weights) == FEATURES
    assert all(tally.order for tally in game.playouts(3, 0, GAMES, game.quick_weights))


def test_tk10_dead_tiles_end_in_a_draw() -> None:
    tally = trikolos(layout="R" * 37).playouts(1, 0, 1, None)[0]
    assert tally == Tally(400, 400, 0, (), choices=400, discards=400)
