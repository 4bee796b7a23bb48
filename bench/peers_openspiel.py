"""OpenSpiel's random playouts of race games, in player decisions per CPU second; runs in .venv-bench."""

import json
import random
import sys
import time
from collections.abc import Callable

import pyspiel

GAMES = {"maedn": "maedn(players=4)", "backgammon": "backgammon"}
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0

Play = Callable[[pyspiel.Game, int], tuple[int, float]]


def inside(game: pyspiel.Game, number: int) -> tuple[int, float]:
    """One game played by C++ alone; its decisions are counted off the clock."""
    bots = [pyspiel.make_uniform_random_bot(seat, number) for seat in range(game.num_players())]
    began = time.process_time()
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, number)
    spent = time.process_time() - began
    return sum(action.player >= 0 for action in state.full_history()), spent


def driven(game: pyspiel.Game, number: int) -> tuple[int, float]:
    """One game driven from Python, ply by ply, dice included; the dice are no decision."""
    source = random.Random(number)
    plies = 0
    began = time.process_time()
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(outcomes, weights)[0])
        else:
            state.apply_action(source.choice(state.legal_actions()))
            plies += 1
    return plies, time.process_time() - began


def measure(game: pyspiel.Game, play: Play) -> float:
    """Plies per second of CPU, over as many games as fit in SECONDS."""
    play(game, 0)
    plies, spent, number = 0, 0.0, 1
    while spent < SECONDS:
        more, took = play(game, number)
        plies, spent, number = plies + more, spent + took, number + 1
    return plies / spent


for name, text in GAMES.items():
    for play in (inside, driven):
        speed = measure(pyspiel.load_game(text), play)
        figure = {"name": f"openspiel {name} {play.__name__}", "unit": "plies/s", "value": round(speed)}
        print(json.dumps({**figure, "clock": "processor"}))
