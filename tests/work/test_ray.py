"""A real Ray cluster of two machines, one of which is lost in the middle: totals are the same to the byte."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Tockade, tockade
from tests.long_runs import LONG
from tests.work.counting import digits

from tockade.work import PROGRAM, Task
from tockade.work.ray_executor import do_portion, portion_size

__all__ = ["tockade"]
pytestmark = pytest.mark.skipif(sys.version_info >= (3, 15), reason="Ray is not made for this Python yet")
STUDY = ["study", "tijou", "2", "--games", "6000", "--second", "0", "--seed", "7", "--json"]
ARENA = ["arena", "tock-globe", "3", "--bots", "expert,amateur", "--games", "60", "--seed", "ray", "--luck", "--json"]
TRAIN = ["train", "tijou", "2", "tockcitan", "2", "--games", "800", "--measure", "5", "--json", "--to"]
STRENGTH = ["strength", "--only", "trikolos", "--games", "4", "--folder"]
MEMORY = 80_000_000
PORT = 8191


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two machines with a core each, both in truth this one."""
    os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}
    from ray.cluster_utils import Cluster

    port = {"ray_client_server_port": PORT} if LONG else {}
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": MEMORY, **port})
    yield made
    made.shutdown()


def started(cluster: Any, command: list[str], on: str = "ray") -> subprocess.Popen[bytes]:
    """A command whose work is done on the cluster."""
    environment = {**os.environ, "RAY_ADDRESS": cluster.address}
    words = [sys.executable, "-m", "tockade.cli", *command, "--on", on]
    return subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def wait_for_lines(file: Path, count: int, running: subprocess.Popen[bytes]) -> None:
    """Until so much is done."""
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        assert running.poll() is None, running.communicate()
        time.sleep(0.02)


def finished(running: subprocess.Popen[bytes]) -> bytes:
    told, errors = running.communicate()
    assert running.returncode == 0, errors
    return told


@pytest.mark.parametrize("command", [STUDY, ARENA] if LONG else [STUDY], ids=lambda words: words[0])
def test_a_machine_is_lost_and_the_totals_are_the_same(
    command: list[str], cluster: Any, tockade: Tockade, tmp_path: Path
) -> None:
    other, kept = cluster.add_node(num_cpus=1, object_store_memory=MEMORY), tmp_path / "kept"
    running = started(cluster, [*command, "--resume", str(kept)])
    wait_for_lines(kept, 5, running)
    cluster.remove_node(other)
    told = without_time(finished(running))
    for place in ("here", "processes"):
        assert without_time(tockade(*command, "--on", place).out.encode()) == told
    again = tockade(*command, "--on", "here", "--resume", str(kept))
    assert without_time(again.out.encode()) == told


def without_time(told: bytes) -> bytes:
    """An arena also says how long it took."""
    return b"\n".join(line for line in told.splitlines() if b'"seconds"' not in line)


if LONG:

    @pytest.mark.parametrize("command", [TRAIN, STRENGTH], ids=lambda words: words[0])
    def test_what_is_written_on_a_cluster_is_what_is_written_here(
        command: list[str], cluster: Any, tockade: Tockade, tmp_path: Path
    ) -> None:
        other = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
        finished(started(cluster, [*command, str(tmp_path / "there")], f"ray://127.0.0.1:{PORT}"))
        cluster.remove_node(other)
        assert tockade(*command, str(tmp_path / "here"), "--on", "here").code == 0
        for name in ("*.weights", "*-amateur-debutant.json"):
            for path in (tmp_path / "here").glob(name):
                assert path.read_bytes() == (tmp_path / "there" / path.name).read_bytes()


# What goes wrong -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "said"), [("fr", "Ray n’est pas"), ("en", "Ray isn’t")])
def test_a_missing_ray_is_said(language: str, said: str, tockade: Tockade, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = tockade(*STUDY, "--on", "ray", "--lang", language)
    assert (told.code, told.err.startswith(said), told.err.count("\n")) == (2, True, 1)


@pytest.mark.parametrize("address", ["ray://127.0.0.1:9", "ray://nobody.invalid:10001", "ray://127.0.0.1:99999"])
def test_an_address_that_does_not_answer_is_said_soon(address: str, tockade: Tockade) -> None:
    began = time.monotonic()
    told = tockade(*STUDY, "--on", address, "--lang", "en")
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert f"No Ray cluster answers at {address}." in told.err
    assert time.monotonic() - began < 20


def test_a_cluster_that_is_no_more_is_said(tockade: Tockade, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:9")
    assert "127.0.0.1:9" in tockade(*STUDY, "--on", "ray").err


def test_other_places_are_refused(tockade: Tockade) -> None:
    told = tockade(*STUDY, "--on", "moon", "--lang", "en")
    assert (told.code, "not on moon" in told.err) == (2, True)


def test_a_machine_with_another_program_does_nothing() -> None:
    task = Task(0, digits, 5, 3)
    assert do_portion(PROGRAM, [task])[:2] == (PROGRAM, [digits(5, 3)])
    assert do_portion("tockade 0.0", [task])[:2] == (PROGRAM, [])


def test_a_portion_is_a_second_of_work_and_grows_slowly() -> None:
    assert portion_size(1, 0.01) == 4
    assert portion_size(16, 0.8) == 20
    assert portion_size(10, 100) == 1
