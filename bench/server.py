"""The server beside boardgame.io's: moves a second with twenty clients, delays, many tables, the start, the disk.

Figures with a target are of the kind "more is better": the share of moves in time, the tables that a memory holds.
Both servers run on one core, the load on the others. Ours has every move on disk before it is announced, the peer
keeps its games in memory; games are as long on both sides, and one that ends is followed by a new one. The peer and the
load come from npm (`bench/server/`), installed here when they are missing.
"""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

HERE = Path(__file__).parent / "server"
GAME = "tock-globe 2"
CLIENTS, PLAYERS, SECONDS = 20, 2, 4
TABLES, AT_TABLE, PACE, COUNTED = 1000, 4, 1, 10
OURS = """
import sys
import msgspec
from tockade.web.server import serve
from tockade.web.server_settings import Limits, ServerSettings

settings = ServerSettings(port=0, database=sys.argv[1], limits=Limits.none())
serve(settings, lambda address: print(address, flush=True))
"""


def figure(name: str, unit: str, value: float, clock: str = "wall") -> None:
    print(json.dumps({"name": name, "unit": unit, "value": value, "clock": clock}), flush=True)


def install() -> None:
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=HERE, check=True, stdout=subprocess.DEVNULL)


def on_cores(server: bool) -> list[str]:
    """What to put before a command: one core for the servers, the rest for the load."""
    known = [str(core) for core in sorted(os.sched_getaffinity(0))]
    chosen = known[:1] if server or len(known) == 1 else known[1:]
    return ["taskset", "--cpu-list", ",".join(chosen)]


@contextmanager
def running(command: list[str], folder: Path | None = None) -> Iterator[tuple[str, int]]:
    """A server on one core: its first line, and its process."""
    process = subprocess.Popen([*on_cores(True), *command], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield next(line for line in process.stdout if "http" in line or "port" in line), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def load(*arguments: object) -> dict[str, float]:
    command = [*on_cores(False), "node", *map(str, arguments)]
    done = subprocess.run(command, cwd=HERE, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def our_server(folder: Path) -> list[str]:
    return [sys.executable, "-c", OURS, f"sqlite:///{folder / 'tockade.db'}"]


def twenty_clients(folder: Path) -> None:
    with running(our_server(folder)) as (address, process):
        found = load("load.mjs", "tockade", address.strip(), process, CLIENTS, PLAYERS, SECONDS, GAME)
    figure("server, 20 clients, durable", "moves/s", found["rate"])
    figure("server, 20 clients, durable, processor", "moves/s", found["processor"], "processor")
    figure("server, shown to all within 10 ms", "%", found["within10"])
    figure("server, p95 until shown to all", "µs", found["p95"] * 1000)
    with running(["node", "peer.mjs"], HERE) as (line, process):
        address = f"http://127.0.0.1:{json.loads(line)['port']}"
        found = load("load.mjs", "boardgame.io", address, process, CLIENTS, PLAYERS, SECONDS)
    figure("boardgame.io, 20 clients, in memory", "moves/s", found["rate"])
    figure("boardgame.io, 20 clients, in memory, processor", "moves/s", found["processor"], "processor")
    figure("boardgame.io, p95 until shown to all", "µs", found["p95"] * 1000)


def many_tables(folder: Path) -> None:
    with running(our_server(folder)) as (address, process):
        found = load("many.mjs", address.strip(), TABLES, AT_TABLE, PACE, COUNTED, "tock-globe 4 teams")
        held = resident(process)
    assert not found["refused"], found
    figure("server, 1,000 tables, moves shown", "moves/s", found["rate"])
    figure("server, 1,000 tables, shown within 200 ms", "%", found["within200"])
    figure("server, 1,000 tables, p99", "µs", found["p99"] * 1000)
    figure("server, tables in 1.5 GB", "tables", TABLES * 1.5e9 / held)


def resident(process: int) -> int:
    """The most memory that a process has held."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))


def first_answer(folder: Path) -> None:
    begun = time.monotonic()
    with running(our_server(folder)) as (address, _), urlopen(f"{address.strip()}/health") as answer:
        answer.read()
        figure("server, first answers in 2 s", "answers", 2 / (time.monotonic() - begun))


def commits(folder: Path) -> None:
    """What the disk can do: commits of one small row, one after another."""
    connection = sqlite3.connect(folder / "commits.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE one (x)")
    begun, count = time.monotonic(), 0
    while time.monotonic() - begun < 1:
        connection.execute("INSERT INTO one VALUES (1)")
        count += 1
    connection.close()
    figure("disk, commits one by one", "1/s", count)


def main() -> None:
    install()
    for measured in (commits, first_answer, twenty_clients, many_tables):
        folder = Path(tempfile.mkdtemp(prefix="tockade-bench-"))
        try:
            measured(folder)
        finally:
            shutil.rmtree(folder)


if __name__ == "__main__":
    main()
