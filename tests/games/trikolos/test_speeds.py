"""One source, two speeds: the compiled engine and the plain one play identical games."""

import os
import subprocess
import sys

from tests.games.trikolos.boards import trikolos

from tockade import compiled_engines

SCRIPT = """
from hashlib import sha256
from tockade.games.trikolos.sheets.trikolos import SHEETS

for text in ("standard", "mirror", "random", "GORRGO" * 6 + "O"):
    game = SHEETS[0].game(SHEETS[0].setup(options={"layout": text, "ply_limit": "300"}))
    for weights in (None, game.quick_weights):
        print(sha256(repr(game.playouts(11, 5, 12, weights)).encode()).hexdigest())
    position, told = game.start(), []
    for event in game.playout_moves(4, 2, None):
        if hasattr(event, "values"):
            position = game.settle(position, event)
        else:
            told.append(game.legal_moves(position, position.turn))
            told.append(game.consequences(position, position.turn, event))
            position = game.play(position, position.turn, event)
        told.append(game.position_json(position))
    print(sha256(repr(told).encode()).hexdigest())
"""


def games_of(pure: str) -> str:
    environment = os.environ | {"TOCKADE_PURE": pure}
    ran = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    return ran.stdout


def test_compiled_and_plain_kernels_play_in_lock_step() -> None:
    assert games_of("0") == games_of("1")
    assert len(games_of("0").split()) == 12


def test_the_lock_is_released_when_compiled() -> None:
    assert trikolos()
    native = "tockade.games.trikolos.without_gil" in sys.modules
    assert native == (not compiled_engines.PURE and "trikolos.engine" not in compiled_engines.plain())
