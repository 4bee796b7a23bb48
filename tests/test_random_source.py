"""The seeded source: one stream everywhere, fair, and sealed."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tockade.random_source import RandomSource, check_seal, new_seed, seal

ROOT = Path(__file__).parent.parent
KNOWN = Path(__file__).with_name("random_source_known.json")
ANSWERS: list[dict[str, Any]] = json.loads(KNOWN.read_text())

# Run by other Pythons, which have the standard library and nothing else.
PROGRAM = """
import json, sys
from tockade.random_source import RandomSource, seal
for answer in json.load(open(sys.argv[1], encoding="utf-8")):
    source = RandomSource(answer["seed"])
    assert [source.below(n) for n in answer["below"]] == answer["numbers"], answer["seed"]
    assert seal(answer["seed"]) == answer["seal"], answer["seed"]
print(sys.version_info[:2], "agrees")
"""

# Run with other hash seeds: the same seed is the same game.
GAME = """
import sys
from tockade import games, record
from tockade.random_source import RandomSource
game = games.read(sys.argv[1])
choose = record.random_choice(game, RandomSource("moves"))
print(record.write(record.play_out(game, RandomSource("known"), choose).record()))
"""


def pythons() -> list[str]:
    """Every Python from 3.11 on that is installed here and starts, on the path or kept by pyenv or uv."""
    names = [sys.executable, *(f"python3.{minor}" for minor in range(11, 30))]
    on_path = [path for name in names if (path := shutil.which(name))]
    kept = (Path.home() / ".pyenv/versions", Path.home() / ".local/share/uv/python")
    found = [*on_path, *(str(path) for folder in kept for path in sorted(folder.glob("*/bin/python3")))]
    versions = {path: version for path in found if (version := version_of(path)) >= "3.11"}
    return sorted({version: path for path, version in versions.items()}.values())


def version_of(python: str) -> str:
    asked = "import sys; print('%d.%02d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", asked], capture_output=True, text=True, check=False)
    return done.stdout.strip()


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: repr(answer["seed"]))
def test_known_answers(answer: dict[str, Any]) -> None:
    source = RandomSource(answer["seed"])
    assert [source.below(n) for n in answer["below"]] == answer["numbers"]
    assert seal(answer["seed"]) == answer["seal"]


@pytest.mark.parametrize("python", pythons())
@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_known_answers_on_every_python_and_hash_seed(python: str, hash_seed: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [python, "-c", PROGRAM, str(KNOWN)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.endswith("agrees\n"), done.stderr


def test_the_stream_is_sha256_in_counter_mode() -> None:
    """The definition written a second time, so that the answers are not only those of the code under test."""
    from hashlib import sha256

    key = sha256("sète".encode()).digest()
    blocks = [sha256(b"tockade stream 1\0" + key + i.to_bytes(8, "big")).digest() for i in range(3)]
    source = RandomSource("sète")
    assert bytes(source.below(256) for _ in range(96)) == b"".join(blocks)


def test_number_text_and_bytes_of_one_seed_are_one_stream() -> None:
    streams = [[RandomSource(seed).below(1000) for _ in range(1)] for seed in (7, "7", b"7")]
    assert streams[0] == streams[1] == streams[2]


@given(st.binary() | st.text() | st.integers(), st.integers(1, 2**130))
def test_below_is_below(seed: bytes | str | int, n: int) -> None:
    source = RandomSource(seed)
    assert all(0 <= source.below(n) < n for _ in range(5))


@pytest.mark.parametrize("n", [0, -1])
def test_below_nothing_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="no number"):
        RandomSource(1).below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 54])
def test_every_number_is_as_likely_as_any_other(n: int) -> None:
    source = RandomSource(f"fair {n}")
    drawn = Counter(source.below(n) for _ in range(1000 * n))
    chi_square = sum((drawn[i] - 1000) ** 2 / 1000 for i in range(n))
    assert chi_square < n - 1 + 5 * (2 * n) ** 0.5


def test_new_seeds_differ_and_have_128_bits() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) >= 16 for seed in seeds)


def test_a_seal_fits_its_seed_and_no_other() -> None:
    seed = new_seed()
    assert check_seal(seed, seal(seed))
    assert not check_seal(new_seed(), seal(seed))
    assert not check_seal(seed, "é")


@pytest.mark.parametrize("rules", ["tock-globe 4 teams ply_limit=60", "tijou ply_limit=60", "barricades", "trikolos"])
def test_the_same_seed_is_the_same_game_under_every_hash_seed(rules: str) -> None:
    texts = {
        subprocess.run(
            [sys.executable, "-c", GAME, rules],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    assert len(texts) == 1
