"""One game may be asked by several threads at once: each gets the answers that it would get alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from threading import Barrier

import pytest

from tockade import games
from tockade.game_types import CHANCE, REFEREE, SPECTATOR, View
from tockade.games import AnyGame
from tockade.random_source import RandomSource

THREADS = 3
PLIES = 20


@pytest.fixture(autouse=True)
def impatient() -> Iterator[None]:
    """Threads take turns as often as the interpreter lets them."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(usual)


def answers(game: AnyGame, seed: int) -> str:
    """A digest of all that a game says in the first plies of one play of it."""
    source, position, said = RandomSource(seed), game.start(), sha256()
    for _ in range(PLIES):
        for told in asked(game, position):
            said.update(repr(told).encode())
        actors = game.actors(position)
        if not actors:
            break
        if actors[0] == CHANCE:
            outcome = game.chance(position).sample(source)
            said.update(repr(game.chance_consequences(position, outcome)).encode())
            position = game.settle(position, outcome)
        else:
            moves = game.legal_moves(position, actors[0])
            position = game.play(position, actors[0], moves[source.below(len(moves))])
    return said.hexdigest()


def asked(game: AnyGame, position: object) -> Iterator[object]:
    """What tables, screens and bots ask about a position."""
    for viewer in (REFEREE, SPECTATOR, 0):
        view = game.view(position, viewer)
        yield view, game.scene(view), game.view_bytes(position, viewer)
    yield game.position_json(game.read_position(game.position_json(position)))
    for seat in game.actors(position):
        if seat == CHANCE:
            continue
        moves = game.legal_moves(position, seat)
        yield [game.move_text(move) for move in moves], game.next_steps(position, seat, ())
        yield game.idle_cards(position, seat), game.verdict(position, seat, game.read_move(game.move_text(moves[0])))
        yield [game.carry_out(position, seat, move)[1] for move in moves[:5]]
        imagined = game.imagine(View(seat, game.view(position, seat).data), RandomSource(1))
        yield game.verdict(imagined, (seat + 1) % game.seats, moves[-1])


def playouts(game: AnyGame, seed: int) -> list[object]:
    return [*game.playouts(seed, 0, 1, None), *game.playouts(seed, 0, 1, game.quick_weights)]


@pytest.mark.parametrize("setup", [*games.rule_sets(), "tijou 4 teams games=3"])
def test_threads_get_the_answers_that_one_gets(setup: str) -> None:
    game, begin = games.read(f"{setup} ply_limit=40"), Barrier(THREADS)

    def ask(seed: int) -> tuple[str, list[object]]:
        begin.wait()
        return answers(game, seed), playouts(game, seed)

    with ThreadPoolExecutor(THREADS) as pool:
        together = list(pool.map(ask, range(THREADS)))
    assert together == [(answers(game, seed), playouts(game, seed)) for seed in range(THREADS)]
