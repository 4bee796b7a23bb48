"""Laws under random options: any combination that a sheet accepts is a game that can be played."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.shelf import cases

from tockade import games, record
from tockade.game_types import BadInput
from tockade.games import AnyGame
from tockade.random_source import RandomSource
from tockade.record import Recorder

pytestmark = pytest.mark.engine
PLIES = 40


def any_setup(data: st.DataObject, rules: str) -> AnyGame | None:
    """A game with any table and any options; None where the options contradict each other."""
    sheet = games.rule_set(rules)
    table = data.draw(st.sampled_from(sheet.tables), "table")
    asked = [option for option in sheet.options if option.applies(table)]
    values = {option.name: data.draw(st.sampled_from(option.values), option.name) for option in asked}
    chosen = {name: values[name] for name in data.draw(st.sets(st.sampled_from(sorted(values)), max_size=4), "chosen")}
    try:
        return sheet.game(sheet.setup(table.players, table.teams, chosen))
    except BadInput:
        return None


@pytest.mark.parametrize("rules", list(games.rule_sets()))
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_any_options_make_a_game(rules: str, data: st.DataObject, seed: int) -> None:
    game = any_setup(data, rules)
    if game is None:
        return
    source, recorder = RandomSource(seed), Recorder(game)
    for _ in range(PLIES):
        actors = game.actors(recorder.position)
        if not actors:
            break
        if actors[0] < 0:
            recorder.settle(game.chance(recorder.position).sample(source))
        else:
            one_ply(recorder, actors[0], source)
    told = record.read(record.write(recorder.record()))
    assert game.position_json(record.final_position(told)) == game.position_json(recorder.position)


def one_ply(recorder: Recorder, seat: int, source: RandomSource) -> None:
    """Any move; the laws are looked at before it is played."""
    game, position = recorder.game, recorder.position
    moves = game.legal_moves(position, seat)
    imagined = game.imagine(game.view(position, seat), source)
    assert [game.move_text(move) for move in game.legal_moves(imagined, seat)] == [game.move_text(m) for m in moves]
    assert game.position_json(game.read_position(game.position_json(position))) == game.position_json(position)
    for move in cases.some(moves, 5):
        assert game.verdict(position, seat, move).legal
        assert game.consequences(position, seat, move)
    recorder.play(seat, moves[source.below(len(moves))])
