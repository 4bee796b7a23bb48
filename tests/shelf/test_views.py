"""Laws of knowledge: a view holds what its viewer may know, and nothing that depends on anything else."""

import json

import msgspec
import pytest
from tests.shelf import cases

from tockade.game_types import HIDDEN, REFEREE, SPECTATOR
from tockade.random_source import RandomSource

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("setup", cases.setups())
def test_an_imagined_position_has_the_view_it_was_made_from(setup: str) -> None:
    game = cases.game(setup)
    for number, sample in enumerate(cases.samples(setup)):
        for viewer in (*range(game.seats), SPECTATOR):
            view = game.view(sample.position, viewer)
            imagined = game.imagine(view, RandomSource(number))
            assert game.view(imagined, viewer) == view
            assert game.actors(imagined) == game.actors(sample.position)


@pytest.mark.parametrize("setup", cases.setups())
def test_the_referee_sees_everything(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        seen = game.imagine(game.view(sample.position, REFEREE), RandomSource(0))
        assert game.position_json(seen) == game.position_json(sample.position)


@pytest.mark.parametrize("setup", cases.setups())
def test_a_view_in_bytes_is_the_same_view(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        for viewer in (*range(game.seats), SPECTATOR, REFEREE):
            view = game.view(sample.position, viewer)
            assert json.loads(game.view_bytes(sample.position, viewer)) == view.data


@pytest.mark.parametrize("setup", cases.setups())
def test_a_scene_in_bytes_is_the_same_scene(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        for viewer in (*range(game.seats), SPECTATOR, REFEREE):
            scene = game.scene(game.view(sample.position, viewer))
            assert game.scene_bytes(sample.position, viewer) == msgspec.json.encode(scene)


@pytest.mark.parametrize("setup", cases.setups())
def test_steps_in_bytes_are_the_same_steps(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.decisions(setup):
        moves = game.legal_moves(sample.position, sample.actor)
        assert game.steps_bytes(moves) == msgspec.json.encode([game.steps(move) for move in moves])


@pytest.mark.parametrize("setup", cases.setups())
def test_equal_views_have_equal_moves_verdicts_and_reasons(setup: str) -> None:
    game = cases.game(setup)
    played = [sample.happened for sample in cases.whole_game(setup) if sample.actor >= 0]
    source = RandomSource(setup)
    for sample in cases.decisions(setup):
        seat = sample.actor
        imagined = game.imagine(game.view(sample.position, seat), source)
        tried = [sample.happened, *(played[source.below(len(played))] for _ in range(10))]
        for each in (game.legal_moves, game.idle_cards):
            assert each(imagined, seat) == each(sample.position, seat)
        offered = [game.next_steps(each, seat, ()) for each in (imagined, sample.position)]
        assert [choice.step for choice in offered[0]] == [choice.step for choice in offered[1]]
        for move in tried:
            assert game.verdict(imagined, seat, move) == game.verdict(sample.position, seat, move)


@pytest.mark.parametrize("setup", cases.tables())
def test_no_hidden_card_is_in_the_first_view(setup: str) -> None:
    game = cases.game(setup)
    first = next(sample for sample in cases.whole_game(setup) if sample.actor >= 0)
    for viewer in (*range(game.seats), SPECTATOR):
        scene = game.scene(game.view(first.position, viewer))
        others = [hand for seat, hand in enumerate(scene.hands) if seat != viewer]
        assert {card for hand in others for card in hand} <= {HIDDEN}
        assert set(scene.stock or ()) <= {HIDDEN}


@pytest.mark.parametrize("setup", cases.setups())
def test_consequences_hide_the_cards_of_others(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.decisions(setup):
        for told in game.consequences(sample.position, sample.actor, sample.happened):
            if told.audience is not None:
                assert set(told.seen_by(SPECTATOR).cards) <= {HIDDEN}
                assert all(told.seen_by(seat) == told for seat in told.audience)
            assert told.seen_by(REFEREE) == told
