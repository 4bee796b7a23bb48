"""Counted positions: how many sequences of decisions each allows, over all faces of every die.

The files are position files with their counts beside them; `make goldens` writes those that are missing.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.goldens.test_goldens import WRITE, golden
from tests.shelf import cases

from tockade import record
from tockade.cli.commands.perft import count
from tockade.game_types import BadInput
from tockade.games import AnyGame

FOLDER = Path(__file__).parent
MOST = 3000
"""A count is kept up to about this: enough to catch a missing move, quick enough to run plain."""


def counted(setup: str) -> Path:
    return FOLDER / f"{golden(setup).stem}.json"


def write(setup: str) -> None:
    """Two positions of the golden game, each counted as deep as is quick."""
    told = record.read(golden(setup).read_text())
    moments = [moment for moment in record.replay(told) if moment.actor >= 0]
    game = cases.game(setup)
    chosen = [moments[len(moments) * part // 5].before for part in (1, 3)]
    kept = [record.position_data(game, each) | {"counts": counts(game, each)} for each in chosen]
    counted(setup).write_text("[\n" + ",\n".join(json.dumps(each) for each in kept) + "\n]\n")


def counts(game: AnyGame, position: Any) -> list[int]:
    found = [1]
    while found[-1] < MOST and len(found) < 7:
        try:
            found.append(count(game, position, len(found)))
        except BadInput:  # a shuffle is due
            break
    return found


@pytest.mark.engine
@pytest.mark.parametrize("setup", cases.tables())
def test_counts_are_what_they_were(setup: str) -> None:
    if WRITE and not counted(setup).exists():
        write(setup)
    for each in json.loads(counted(setup).read_text()):
        expected = each.pop("counts")
        game, position = record.read_position(json.dumps(each))
        assert game.setup.text == setup
        assert len(expected) > 1
        assert [count(game, position, depth) for depth in range(len(expected))] == expected


def test_every_count_belongs_to_a_game() -> None:
    assert {file.name for file in FOLDER.glob("*.json")} == {counted(setup).name for setup in cases.tables()}


def test_the_first_turns_of_trikolos_counted_by_hand() -> None:
    """Six rows to push; then one pawn move for each free green, or orange before green, on row 1."""
    game = cases.game("trikolos 2")
    start = game.start()
    entries = []
    for row in range(1, 7):
        after = game.play(start, 0, game.read_move(f"push {row}"))
        rows = game.position_json(after)["tiles"]
        entries.append(sum(a == "G" or (a == "O" and b == "G") for a, b in zip(rows[0], rows[1], strict=True)))
    assert [count(game, start, depth) for depth in (1, 2)] == [6, sum(entries)]
