"""Laws of records: whatever was played replays without a source, to the identical position."""

import pytest
from tests.shelf import cases

from tockade import games, record
from tockade.game_types import Outcome
from tockade.random_source import RandomSource, seal
from tockade.record import Recorder

LONG = 100
"""So many events of a game with options; of each table the whole game."""

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("setup", cases.setups())
def test_a_record_replays_to_the_identical_position(setup: str) -> None:
    game, recorder = cases.game(setup), Recorder(cases.game(setup))
    whole = setup in cases.tables()
    for sample in cases.whole_game(setup)[:-1][: None if whole else LONG]:
        if isinstance(sample.happened, Outcome):
            recorder.settle(sample.happened)
        else:
            recorder.play(sample.actor, sample.happened)
    text = record.write(recorder.record())
    again = record.read(text)
    assert record.write(again) == text
    last = record.final_position(again)
    assert game.position_json(last) == game.position_json(recorder.position)
    assert game.result(last) == again.result
    assert again.result or not whole


@pytest.mark.parametrize("setup", cases.tables_to_play_whole())
def test_a_deal_is_proved_by_its_seed(setup: str) -> None:
    game, seed = games.read(setup), "5eed"
    played = record.play_out(game, RandomSource(seed), record.random_choice(game, RandomSource("moves")))
    told = record.read(record.write(played.record(seed, seal(seed))))
    assert record.deal_is_genuine(told)


@pytest.mark.parametrize("setup", cases.tables_to_play_whole())
def test_the_same_seed_is_the_same_game(setup: str) -> None:
    game = games.read(setup)
    texts = [
        record.write(record.play_out(game, RandomSource(9), record.random_choice(game, RandomSource(9))).record())
        for _ in range(2)
    ]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("setup", cases.tables())
def test_a_position_inside_a_game_can_begin_a_record(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup)[:-1]:
        recorder = Recorder(game, sample.position)
        if isinstance(sample.happened, Outcome):
            recorder.settle(sample.happened)
        else:
            recorder.play(sample.actor, sample.happened)
        told = record.read(record.write(recorder.record()))
        assert game.position_json(record.final_position(told)) == game.position_json(recorder.position)
