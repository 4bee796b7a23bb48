"""Our own figures, as JSON lines: games inside engines and driven from Python, thinking, copies, imports, threads."""

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

from tockade.game_types import CHANCE
from tockade.games import AnyGame, read
from tockade.games.cardrace import engine
from tockade.simulator import Afterstates, Policy

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
    engine_rules, position, scratch = read(text).engine_rules, engine.Position(), engine.Scratch()

    def play(number: int) -> int:
        engine.play_number(engine_rules, position, scratch, 1, number, 0)
        return int(scratch.plies)

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


def driven_cursor(game: AnyGame) -> Callable[[int], int]:
    """The same, with a cursor that moves in place."""
    cursor = game.simulator().cursor()

    def play(number: int) -> int:
        source, plies, legal = random.Random(number).random, 0, 0
        cursor.start(number)
        while legal or cursor.seat == CHANCE:
            if legal:
                legal = cursor.play(int(source() * legal))
                plies += 1
            else:
                legal = cursor.settle()
        return plies

    return play


def middle_of_game(game: AnyGame) -> Any:
    """A position after 60 plies of the quick policy, in which somebody has a choice."""
    policy = [Policy(game.quick_weights)]
    return game.simulator().leaves(game.start(), range(1), 60, 1, policy).leaves[0]


def imagined(game: AnyGame, count: int) -> Callable[[int], int]:
    """Positions imagined from one view, so many at a time, the reading of the view included."""
    simulator, position = game.simulator(), middle_of_game(game)
    view = game.view(position, game.actors(position)[0])
    return lambda number: len(simulator.imagine(view, range(count), number))


def quick_playouts(game: AnyGame) -> Callable[[int], int]:
    """Playouts of 20 plies from the middle of a game."""
    simulator, position, policy = game.simulator(), middle_of_game(game), [Policy(game.quick_weights)]
    return lambda number: len(simulator.playouts(position, range(64), 20, number, policy).rows) // (simulator.sides + 2)


def listed_afterstates(game: AnyGame) -> Callable[[int], int]:
    """The moves of decisions spread over a game, each with the active inputs of its afterstate."""
    simulator, room, policy = game.simulator(), Afterstates(), [Policy(game.quick_weights)]
    found = [simulator.leaves(game.start(), range(1), plies, 1, policy).leaves[0] for plies in range(20, 180, 5)]
    return lambda _number: sum(simulator.afterstates(position, room) for position in found)


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
    report("tock-globe 4 driven, cursor", "plies/s", rate(driven_cursor(game)))
    report("imagined positions, one of a view", "per s", rate(imagined(game, 1)))
    report("imagined positions, 64 of a view", "per s", rate(imagined(game, 64)))
    report("quick playouts of 20 plies", "per s", rate(quick_playouts(game)))
    report("afterstates with their inputs", "moves/s", rate(listed_afterstates(game)))
    report("copies of a position", "per s", rate(copies(game.start())))
    report("lists of a Tockcitan 7", "per s", rate(sevens()))
    report("imports of tockade", "per CPU s", import_rate())
    report("two threads beside one", "times", thread_ratio("tock-globe 4", 2000), "wall")


main()
