"""The pace of bots tells nothing that is not on the table: only what everybody sees makes them quicker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tockade import games
from tockade.game_types import CHANCE, SPECTATOR
from tockade.random_source import RandomSource
from tockade.table.bot_pause import OBVIOUS, seconds_to_pause


def pauses(setup: str) -> Iterator[tuple[int, bool, float]]:
    """How many moves there were, whether anything was hidden, how long a bot would pause, over a random game."""
    game, source = games.read(f"{setup} ply_limit=300"), RandomSource("pace")
    position: Any = game.start()
    while actors := game.actors(position):
        if actors[0] == CHANCE:
            position = game.settle(position, game.chance(position).sample(source))
            continue
        moves = game.legal_moves(position, actors[0])
        hidden = game.view(position, SPECTATOR).data != game.position_json(position)
        yield len(moves), hidden, seconds_to_pause(game, position, [game.move_text(each) for each in moves], 800)
        position = game.play(position, actors[0], moves[source.below(len(moves))])


def test_a_move_that_everybody_sees_to_be_forced_is_played_sooner() -> None:
    seen = set(pauses("barricades 2"))
    assert {pause for moves, _, pause in seen if moves == 1} == {0.8 * OBVIOUS}
    assert {pause for moves, _, pause in seen if moves > 1} == {0.8}


@pytest.mark.parametrize("setup", ["tock-globe 4 teams", "tijou 2", "tockcitan 3"])
def test_where_a_card_is_hidden_the_pause_is_always_the_same(setup: str) -> None:
    assert {pause for _, hidden, pause in pauses(setup) if hidden} == {0.8}
