"""A whole game of every rule set, player count and team mode: what could be played, what was, and what came of it.

`make goldens` writes them.  A golden that is missing, differs or belongs to no game fails.
"""

import os
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from tests.shelf import cases

from tockade import record
from tockade.record import Moment, Record

FOLDER = Path(__file__).parent
SETUPS = [*cases.tables(), "tock-globe 4 teams arms=8", "tijou 4 teams games=3"]
"""Every table; a second board, and a match."""
WRITE = os.environ.get("TOCKADE_GOLDENS") == "write"


def golden(setup: str) -> Path:
    return FOLDER / f"{setup.replace(' ', '-').replace('=', '-')}.record"


def written(setup: str) -> Record:
    """The game that is kept; written first when that is asked for."""
    if WRITE:
        game = cases.game(setup)
        told = record.playout_record(game, 1, 0, game.quick_weights)
        golden(setup).write_text(record.write(told))
        golden(setup).with_suffix(".digests").write_text("".join(f"{each}\n" for each in digests(told)))
    return record.read(golden(setup).read_text())


def digests(told: Record) -> list[str]:
    """For each event, what was legal, what it did and where it led, in eight letters."""
    return [digest(told.game, moment) for moment in record.replay(told)]


def digest(setup: str, moment: Moment) -> str:
    game = cases.game(setup)
    moves = [] if moment.actor < 0 else game.legal_moves(moment.before, moment.actor)
    legal = [game.move_text(move) for move in moves]
    data = (legal, moment.consequences, game.actors(moment.after), game.position_json(moment.after))
    return sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:8]


@pytest.mark.engine
@pytest.mark.parametrize("setup", SETUPS)
def test_a_whole_game_is_what_it_was(setup: str) -> None:
    told = written(setup)
    assert told.game == setup
    assert told.result is not None
    kept = golden(setup).with_suffix(".digests").read_text().split()
    found = digests(told)
    changed = [event.line for event, a, b in zip(told.events, kept, found, strict=True) if a != b]
    assert changed[:1] == []


def test_every_golden_belongs_to_a_game() -> None:
    wanted = {golden(setup).stem for setup in SETUPS}
    kept = {file.stem for suffix in ("*.record", "*.digests") for file in FOLDER.glob(suffix)}
    assert kept == wanted
