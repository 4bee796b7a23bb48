"""Files of weights, and which of them serves a setup."""

from array import array
from hashlib import sha256
from pathlib import Path

import pytest
from tests.shelf import cases

from tockade import games
from tockade.game_types import BadInput
from tockade.network_types import Weights
from tockade.values import serving, valuer
from tockade.values.network_for_setup import FOLDER, spread
from tockade.values.weight_file import SUFFIX, file_name, read_heading, read_weights, write_weights

KEPT = sorted(FOLDER.glob(f"*{SUFFIX}"))
SMALL = Weights("cardrace-3", 2, 2, array("h", [1, -2, 300]), array("h", [4, 5, -32767, 7]))


def test_a_file_reads_back_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / file_name("tock-globe 2")
    heading = write_weights(path, SMALL, "tock-globe 2", 50, "tockade train tock-globe 2")
    assert read_heading(path) == heading
    assert read_weights(path) == SMALL
    assert (path.name, heading.licence, heading.hidden) == ("tock-globe-2.weights", "MIT", 2)
    assert heading.digest == sha256(b"\x01\0\xfe\xff\x2c\x01\x04\0\x05\0\x01\x80\x07\0").hexdigest()


@pytest.mark.parametrize("change", [b"?", b"{}\n", b'{"setup":1}\nabc'])
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, change: bytes) -> None:
    path = tmp_path / "odd.weights"
    path.write_bytes(change)
    with pytest.raises(BadInput, match="weights"):
        read_weights(path)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "damaged.weights"
    write_weights(path, SMALL, "tock-globe 2", 50, "")
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(BadInput, match="weights"):
        read_weights(path)


def test_kept_weights_are_few_small_and_say_how_they_were_made() -> None:
    assert 1 <= len(KEPT) <= 14
    assert sum(path.stat().st_size for path in KEPT) < 10_000_000
    for path in KEPT:
        heading, weights = read_heading(path), read_weights(path)
        features = games.read(heading.setup).simulator().features
        assert features is not None
        assert len(weights.columns) == features.inputs(heading.seats) * features.width
        assert path.name == file_name(heading.setup)
        assert heading.command.startswith(f"tockade train {heading.setup} --games {heading.games} --seed ")


def test_who_was_trained_for_a_setup_serves_it_and_the_nearest_stands_in() -> None:
    for path in KEPT:
        setup = read_heading(path).setup
        served = serving(games.read(setup))
        assert served is not None
        assert (served.path, served.stands_in) == (path, False)
        limited = serving(games.read(f"{setup} ply_limit=2000"))
        assert limited == served
    option = serving(games.read("tock-globe 2 restock=shuffle"))
    assert option is not None
    assert (option.trained_for, option.stands_in) == ("tock-globe 2", True)
    larger = serving(games.read("tock-globe 8 teams"))
    assert larger is not None
    assert (larger.trained_for, larger.likeness.blocks) == ("tock-globe 4 teams", (0, 1, 1, 1, 2, 3, 3, 3))
    assert larger.likeness.outputs == (0, 1, 1, 1)


@pytest.mark.parametrize("setup", cases.tables())
def test_every_card_race_is_valued_for_everybody(setup: str) -> None:
    game, asked = cases.game(setup), valuer(setup)
    if game.simulator().features is None:
        assert asked is None
        return
    assert asked is not None
    for sample in cases.decisions(setup)[::4]:
        for viewer in range(game.seats):
            chances = asked.chances(game.view(sample.position, viewer))
            assert len(chances) == len(game.teams)
            assert sum(chances) == pytest.approx(1, abs=1e-3)
        best = asked.best_move(game.view(sample.position, sample.actor))
        rows, width = asked.score_moves(game.view(sample.position, sample.actor))
        assert rows[best * width] == max(rows[::width])


def test_seats_are_spread_over_those_that_a_network_knows() -> None:
    assert [spread(*each) for each in ((4, 4), (2, 4), (3, 4), (6, 4), (8, 2), (3, 1))] == [
        [0, 1, 2, 3],
        [0, 2],
        [0, 1, 3],
        [0, 1, 1, 2, 3, 3],
        [0, 1, 1, 1, 1, 1, 1, 1],
        [0, 0, 0],
    ]
