"""Hints: the best moves by a seat's own view, whatever is hidden from it."""

from __future__ import annotations

import pytest
from tests.shelf import cases

from tockade.insight import hint
from tockade.random_source import RandomSource

TABLES = cases.tables()


@pytest.mark.parametrize("setup", TABLES)
def test_what_is_hidden_changes_no_hint(setup: str) -> None:
    game, source = cases.game(setup), RandomSource("hidden")
    for sample in cases.decisions(setup)[::12]:
        view = game.view(sample.position, sample.actor)
        other = game.imagine(view, source)
        assert hint(game, view) == hint(game, game.view(other, sample.actor))


@pytest.mark.parametrize("setup", TABLES)
def test_hints_are_legal_and_the_best_comes_first(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.decisions(setup)[::12]:
        found = hint(game, game.view(sample.position, sample.actor))
        assert found
        chances = [option.chance for option in found.options]
        assert chances == sorted(chances, reverse=True)
        legal = [game.move_text(move) for move in game.legal_moves(sample.position, sample.actor)]
        assert [legal[option.number] for option in found.options] == [option.move for option in found.options]
        assert len(found.options) == min(3, len(legal))
