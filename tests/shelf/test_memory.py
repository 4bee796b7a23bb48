"""Games are let go: nothing in them points back to them, so no collector is needed to free them."""

import gc
import weakref

import pytest
from tests.shelf import cases

from tockade import games


@pytest.mark.parametrize("setup", cases.tables())
def test_a_game_that_nobody_holds_is_gone(setup: str) -> None:
    gc.disable()
    try:
        game = games.read(setup)
        game.legal_moves(game.start(), 0)
        held = weakref.ref(game)
        del game
        assert held() is None
    finally:
        gc.enable()
