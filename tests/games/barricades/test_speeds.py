"""One source, two speeds: the compiled engine and the plain one play identical games."""

import os
import subprocess
import sys
from pathlib import Path

from tockade import compiled_engines
from tockade.games.barricades import constants, quick_weights

FOLDER = Path(constants.__file__).parent


def test_weights_are_in_the_order_of_the_features() -> None:
    assert [getattr(constants, name.upper()) for name in quick_weights.Weights._fields] == list(
        range(constants.FEATURES)
    )


CHECKSUM = """
import hashlib
from tockade import games
from tockade.games.barricades import engine
print(engine.__file__.rpartition(".")[2])
OLD = "2 may_pass=off", "3 may_pass=off", "4 may_pass=off", "2 board=small may_pass=on"
OLD += "3 board=small clear_last_row=on may_pass=off", "4 board=small may_pass=off"
NEW = "2 walls=any", "4 board=small", "3 board=small walls=any clear_last_row=on"
for texts, quick in ((OLD, False), (OLD, True), (NEW, False), (NEW, True)):
    digest = hashlib.sha256()
    for text in texts:
        game = games.read(f"barricades {text} ply_limit=400")
        weights = game.quick_weights if quick else None
        for happened in (*game.playouts(2024, 5, 4, weights), *game.playout_moves(2024, 9, weights)):
            digest.update(repr(happened).encode())
    print(digest.hexdigest())
"""
# Games of the first release: what they played by default is an option now (BA-8).
RANDOM_GAMES = "0f60c45c611f73de063913e2287fe18e8c870b508943eafa0b67465fe53e0127"


def checksum(**environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", CHECKSUM],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_compiled_and_plain_play_identical_games() -> None:
    plain = checksum(TOCKADE_PURE="1")
    other = checksum(TOCKADE_PURE="0")
    compiled = compiled_engines.twin(FOLDER / "engine.py") is not None
    assert (plain[0], other[0] != "py") == ("py", compiled)
    assert plain[1:] == other[1:]
    assert plain[1] == RANDOM_GAMES
