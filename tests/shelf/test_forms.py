"""Laws of forms: moves, positions, views and setups read back what was written."""

import msgspec
import pytest
from tests.shelf import cases

from tockade import games, record
from tockade.game_types import CHANCE, REFEREE, SPECTATOR, Outcome

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("setup", cases.setups())
def test_setups_read_back(setup: str) -> None:
    game = games.read(setup)
    assert game.setup.text == setup
    assert game.setup.rules == game.rules.id
    assert games.read(game.setup.text).setup == game.setup


@pytest.mark.parametrize("setup", cases.setups())
def test_moves_read_back_as_text_and_as_steps(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.decisions(setup):
        for move in cases.some(game.legal_moves(sample.position, sample.actor), 30):
            text = game.move_text(move)
            assert game.move_text(game.read_move(text)) == text
            assert game.move_text(game.move_of_steps(game.steps(move))) == text
            assert game.steps(game.read_move(text)) == game.steps(move)


@pytest.mark.parametrize("setup", cases.setups())
def test_positions_read_back(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        again, position = record.read_position(record.write_position(game, sample.position))
        assert again.setup == game.setup
        assert game.position_json(position) == game.position_json(sample.position)
        assert game.actors(position) == game.actors(sample.position)


@pytest.mark.parametrize("setup", cases.setups())
def test_views_are_plain_json(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        for viewer in (*range(game.seats), SPECTATOR, REFEREE):
            view = game.view(sample.position, viewer)
            assert view.viewer == viewer
            assert msgspec.json.decode(msgspec.json.encode(view.data)) == view.data


@pytest.mark.parametrize("setup", cases.setups())
def test_outcomes_read_back(setup: str) -> None:
    for sample in cases.samples(setup):
        if sample.actor == CHANCE:
            assert Outcome.read(sample.happened.text) == sample.happened


@pytest.mark.parametrize("setup", cases.tables())
def test_the_plan_has_every_point_that_is_drawn(setup: str) -> None:
    game = cases.game(setup)
    names = [point.name for point in game.plan.points]
    assert len(names) == len(set(names))
    assert all({arrow.start, arrow.end} <= set(names) for arrow in game.plan.arrows)
    for sample in cases.samples(setup):
        scene = game.scene(game.view(sample.position, SPECTATOR))
        assert {piece.place for piece in scene.pieces} <= set(names)
        assert len(scene.arms) == game.seats
