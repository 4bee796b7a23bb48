"""The tutor's word: only before a move that costs much to both looks, and only by what the player can know."""

from __future__ import annotations

import pytest
from tests.browser import positions
from tests.shelf import cases

from tockade import games
from tockade.insight import caution, hint
from tockade.insight.review_types import BLUNDER
from tockade.random_source import RandomSource

WALLS = ["9.8", "3.8", "4.8", "5.8", "7.6", "7.10", "11.0", "11.4", "11.8", "11.12", "11.16"]


def test_before_a_win_is_missed() -> None:
    """A pawn before the goal and a throw of 1: everything else lets the other player come nearer."""
    game = games.read("barricades 2")
    position = game.read_position(positions.barricades({0: ["1.8", "13.5"], 1: ["1.2"]}, 1, barricades=WALLS))
    view = game.view(position, 0)
    assert caution(game, view, "1.8-0.8") is None
    for move in ("1.8-1.9", "13.5-13.4", "in-13.2"):
        found = caution(game, view, move)
        assert found
        assert (found.better.move, found.better.chance) == ("1.8-0.8", 1.0)
        assert found.played.move == move
        assert found.played.chance <= 1 - BLUNDER
    for unplayable in ("1.8-1.3", "None", ""):
        assert caution(game, view, unplayable) is None  # the rules answer these


@pytest.mark.parametrize("setup", cases.tables())
def test_a_caution_tells_nothing_that_is_hidden(setup: str) -> None:
    game, source = cases.game(setup), RandomSource("caution")
    for sample in cases.decisions(setup)[::20]:
        view = game.view(sample.position, sample.actor)
        other = game.view(game.imagine(view, source), sample.actor)
        moves = [game.move_text(move) for move in game.legal_moves(sample.position, sample.actor)]
        best = hint(game, view)
        assert best
        assert caution(game, view, best.options[0].move) is None
        for move in moves[:: max(1, len(moves) // 3)]:
            found = caution(game, view, move)
            assert found == caution(game, other, move)
            assert found is None or found.better.chance - found.played.chance >= BLUNDER
