"""Our own figures, as JSON lines: playouts inside the engines, games driven from Python, copies, imports, threads."""

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from threading import Thread
from typing import Any

from tockade.game import CHANCE
from tockade.games import AnyGame, read
from tockade.games.cardrace import engine

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
PLAIN = bool(os.environ.get("TOCKADE_PURE"))

CROWDED_SEVEN = {
    "pawns": [
        ["a3", "b1", "b12", "c5"],
        ["b5", "c1", "c9", "base"],
        ["d2", "d9", "b3", "base"],
        ["a5", "a7", "c7", "d5"],
    ],
    "hands": [["7", "7", "7", "7", "9"], [], [], []],
}
"""Tockcitan, teams: four pawns on the ring with opponents before them, and nothing but sevens to play."""


def report(name: str, unit: str, value: float, clock: str = "processor") -> None:
    print(json.dumps({"name": name, "unit": unit, "value": value, "clock": clock}), flush=True)


def rate(step: Callable[[int], int], clock: Callable[[], float] = time.process_time) -> float:
    """What a step counts, per second, over as many steps as fit in SECONDS."""
    step(0)
    counted, number, begun = 0, 1, clock()
    while clock() - begun < SECONDS:
        counted += step(number)
        number += 1
    return counted / (clock() - begun)


def race(text: str) -> Callable[[int], int]:
    """One random game of a card race inside the engine; its plies."""
    kernel, position, work = read(text).kernel, engine.Position(), engine.Work()

    def play(number: int) -> int:
        engine.play_number(kernel, position, work, 1, number, 0)
        return int(work.plies)

    return play


def batch(text: str) -> Callable[[int], int]:
    """A batch of random games inside any engine; its plies."""
    game = read(text)
    return lambda number: sum(tally.plies for tally in game.playouts(1, 64 * number, 64, None))


def driven(game: AnyGame, number: int) -> int:
    """One random game of which every ply is asked for and chosen in Python."""
    source = random.Random(number)
    position, plies = game.start(), 0
    legal, play, actors = game.legal_moves, game.play, game.actors
    while seats := actors(position):
        if seats[0] == CHANCE:
            position = game.settle(position, game.chance(position).sample(Below(source)))
        else:
            position = play(position, seats[0], source.choice(legal(position, seats[0])))
            plies += 1
    return plies


class Below:
    """Python's generator as the door wants it."""

    def __init__(self, source: random.Random) -> None:
        self.below = source.randrange


def thread_ratio(text: str, games: int) -> float:
    """How much more two threads do than one, each with a game of its own, in the same time."""
    alone = _seconds([(read(text), games)])
    return 2 * alone / _seconds([(read(text), games), (read(text), games)])


def _seconds(jobs: list[tuple[AnyGame, int]]) -> float:
    threads = [Thread(target=game.playouts, args=(1, 0, games, None)) for game, games in jobs]
    begun = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return time.perf_counter() - begun


def import_rate() -> float:
    """The middle one of five, each in a process of its own."""
    return 1 / statistics.median(import_time() for _ in range(5))


def import_time() -> float:
    script = "import time; a = time.process_time(); import tockade; print(time.process_time() - a)"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    return float(done.stdout)


def copies(position: Any) -> Callable[[int], int]:
    def copy(_number: int) -> int:
        for _ in range(1000):
            position.copy()
        return 1000

    return copy


def sevens() -> Callable[[int], int]:
    """The list of one hand of sevens; each counts once."""
    game = read("tockcitan-teams 4 teams")
    position = game.read_position(CROWDED_SEVEN)
    return lambda _number: min(1, len(game.legal_moves(position, 0)))


def main() -> None:
    """The plain engine has one figure; the compiled one has all the others."""
    if PLAIN:
        report("tock-globe 4 inside, plain Python", "plies/s", rate(race("tock-globe 4")))
        return
    for text in ("tock-globe 4", "tock-globe 6", "tock-globe 8", "tijou 4 teams"):
        report(f"{text} inside", "plies/s", rate(race(text)))
    for text in ("barricades 4", "trikolos 2"):
        report(f"{text} inside", "plies/s", rate(batch(text)))
    game = read("tock-globe 4")
    report("tock-globe 4 driven", "plies/s", rate(lambda number: driven(game, number)))
    report("copies of a position", "per s", rate(copies(game.start())))
    report("lists of a Tockcitan 7", "per s", rate(sevens()))
    report("imports of tockade", "per CPU s", import_rate())
    report("two threads beside one", "times", thread_ratio("tock-globe 4", 2000), "wall")


main()
