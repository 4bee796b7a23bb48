"""The simulator of Trikolos: playouts, searches and imagined positions, straight from the engine."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tockade.game_types import Outcome, View
from tockade.games.trikolos import engine
from tockade.games.trikolos.constants import ENTRIES, LAYOUT, LIGHTS, MASK, SURELY
from tockade.games.trikolos.engine import Board, Cursor, Playout, Policies, Search
from tockade.games.trikolos.position import read_fields
from tockade.games.trikolos.start_tiles import StartTiles
from tockade.simulator import NOISE, Memory, Policy, Simulator, span

try:
    from tockade.games.trikolos.without_gil import deepen, play_out
except ImportError:
    from tockade.games.trikolos.engine import deepen, play_out


class Found(NamedTuple):
    """What a search found: the best move's number, its value to who moves, and how far it looked."""

    number: int
    value: int
    turns: int
    nodes: int


UNLIMITED: Final = 2**62


def new_playout(layout: StartTiles, limit: int) -> Playout:
    """Room for games that begin like this."""
    counts = [layout.chance.cards.count(light) for light in "GOR"]
    return Playout(layout.opening(limit), counts, layout.mirror)


class TrikolosSimulator(Simulator[Board]):
    """One thread's way to think about Trikolos; nothing is hidden, so there is one position to imagine."""

    def __init__(self, layout: StartTiles, limit: int) -> None:
        self.layout = layout
        self.limit = limit
        self.seats = self.sides = 2
        self.size = engine.bytes_size()
        self.playout = new_playout(layout, limit)

    def imagine(self, view: View, numbers: range, seed: int, memory: Memory = Memory.VIEW) -> list[Board]:
        position = read_fields(view.data, self.layout, self.limit)
        return [engine.twin(position) for _ in numbers]

    def imagine_as(
        self, position: Board, viewer: int, numbers: range, seed: int, memory: Memory = Memory.VIEW
    ) -> list[Board]:
        return [engine.twin(position) for _ in numbers]

    def opened(self, position: Board, memory: Memory = Memory.VIEW) -> Board:
        return engine.twin(position)

    def _weights(self, position: Board) -> list[int]:
        lights = range(len(LIGHTS) if position.phase == LAYOUT else 0)
        return [engine.lights_left(self.playout, position, light) for light in lights]

    def after_chance(self, position: Board, number: int) -> Board:
        after = engine.twin(position)
        if not engine.settle_number(self.playout, after, number):
            raise IndexError(number)
        return after

    def recorded(self, position: Board, happened: int | Outcome) -> list[int]:
        return [LIGHTS.index(light) for light in happened.values] if isinstance(happened, Outcome) else []

    def bytes_of(self, position: Board) -> bytes:
        written = bytearray(self.size)
        engine.write_bytes(position, written, 0)
        return bytes(written)

    def _read(self, data: bytearray) -> Board | None:
        board = Board()
        return board if engine.read_bytes(board, data, 0) else None

    def after(self, position: Board, number: int) -> Board:
        cursor = Cursor(self.playout)
        cursor.go_to(position)
        cursor.play(number)
        return cursor.now()

    def afterstate(self, position: Board, number: int, seat: int | None = None) -> Board:
        if seat not in (None, position.turn):
            raise ValueError(f"seat {seat} is not to act")
        return self.after(position, number)

    def search(
        self,
        position: Board,
        weights: Sequence[int],
        turns: int,
        nodes: int = UNLIMITED,
        late: Callable[[], bool] = lambda: False,
    ) -> Found:
        """The best move, looking one turn ahead, then two, and so on: to so many turns, with at most so many nodes.

        The same nodes find the same move on any machine; `late` is asked after each round and ends the search.
        """
        search, table = Search([*weights]), array("q", bytes(16 * ENTRIES))
        engine.begin_search(search, position, nodes)
        depth = 1
        while deepen(search, table, depth) and depth < turns and abs(search.value) < SURELY and not late():
            depth += 1
        options = engine.choices(position)
        return Found(engine.count(options & (1 << search.chosen) - 1), search.value, depth, search.nodes)

    def cursor(self) -> Cursor:
        return Cursor(new_playout(self.layout, self.limit))

    def _policies(self, policies: Sequence[Policy]) -> Policies:
        made = Policies(NOISE)
        for seat, policy in enumerate(policies):
            if policy.weights is not None:
                engine.set_policy(made, seat, [float(weight) for weight in policy.weights], policy.temperature)
        return made

    def _play_out(
        self, start: Board, policies: object, seed: int, numbers: range, plies: int
    ) -> tuple[array[int], Board]:
        assert isinstance(policies, Policies)
        rows = array("q", bytes(8 * (self.sides + 2) * len(numbers)))
        play_out(start, self.playout, policies, seed & MASK, *span(numbers), plies, rows)
        return rows, engine.twin(self.playout.board)
