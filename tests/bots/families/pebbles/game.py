"""A heap of pebbles: two players take one or two in turn, and who takes the last one wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, NoReturn

from tockade.game import Game, RuleSet, Setup
from tockade.game_types import (
    JSON,
    LEGAL,
    BadInput,
    BoardPlan,
    Chance,
    Choice,
    Consequence,
    ConsequenceKind,
    IllegalMove,
    Outcome,
    Piece,
    Point,
    PointKind,
    Randomness,
    Result,
    Scene,
    Step,
    StepKind,
    Tally,
    Verdict,
    VerdictKind,
    View,
)

HEAP: Final = 9


class Heap(NamedTuple):
    """What is left, and whose turn it is."""

    left: int
    turn: int


class Pebbles(Game[Heap, int]):
    """A family that has nothing but the door."""

    def __init__(self, rules: RuleSet, setup: Setup) -> None:
        self.rules, self.setup = rules, setup
        self.seats, self.teams, self.limit = 2, ((0,), (1,)), 0
        self.plan = BoardPlan(tuple(Point(f"p{n}", n, 0, PointKind.POINT) for n in range(HEAP)), (), 1)

    def start(self) -> Heap:
        return Heap(HEAP, 0)

    def actors(self, position: Heap) -> tuple[int, ...]:
        return (position.turn,) if position.left else ()

    def legal_moves(self, position: Heap, seat: int) -> list[int]:
        return [taken for taken in (1, 2) if taken <= position.left and seat in self.actors(position)]

    def next_steps(self, position: Heap, seat: int, steps: Sequence[Step]) -> list[Choice]:
        return [] if steps else [Choice(self.steps(move)[0], True) for move in self.legal_moves(position, seat)]

    def verdict(self, position: Heap, seat: int, move: int) -> Verdict:
        return LEGAL if move in self.legal_moves(position, seat) else Verdict(VerdictKind.NO_SUCH_MOVE)

    def play(self, position: Heap, seat: int, move: int) -> Heap:
        if move not in self.legal_moves(position, seat):
            raise IllegalMove(self.verdict(position, seat, move))
        return Heap(position.left - move, 1 - seat)

    def consequences(self, position: Heap, seat: int, move: int) -> list[Consequence]:
        after = self.play(position, seat, move)
        return [] if after.left else [Consequence(ConsequenceKind.WON, seats=(seat,))]

    def canonical(self, position: Heap, seat: int, move: int) -> int:
        return move

    def chance(self, position: Heap) -> Chance:
        return _no_chance()

    def settle(self, position: Heap, outcome: Outcome) -> Heap:
        return _no_chance()

    def chance_consequences(self, position: Heap, outcome: Outcome) -> list[Consequence]:
        return _no_chance()

    def view(self, position: Heap, viewer: int) -> View:
        return View(viewer, self.position_json(position))

    def imagine(self, view: View, randomness: Randomness) -> Heap:
        return self.read_position(view.data)

    def scene(self, view: View) -> Scene:
        heap = self.read_position(view.data)
        pieces = tuple(Piece("barricade", f"p{number}") for number in range(heap.left))
        return Scene(pieces, (0, 1), self.actors(heap), "play" if heap.left else "over")

    def result(self, position: Heap) -> Result | None:
        return None if position.left else Result(((1 - position.turn,), (position.turn,)), "home")

    def playouts(self, seed: int, first: int, count: int, weights: Sequence[float] | None) -> list[Tally]:
        return [Tally(HEAP, HEAP, 0, ((0,), (1,)))] * count

    def playout_moves(self, seed: int, number: int, weights: Sequence[float] | None) -> list[int | Outcome]:
        return [1] * HEAP

    def move_text(self, move: int) -> str:
        return f"take {move}"

    def read_move(self, text: str) -> int:
        if text not in ("take 1", "take 2"):
            raise BadInput("move", text=text)
        return int(text[-1])

    def steps(self, move: int) -> tuple[Step, ...]:
        return (Step(StepKind.PUSH, number=move),)

    def move_of_steps(self, steps: Sequence[Step]) -> int:
        return steps[0].number

    def position_json(self, position: Heap) -> JSON:
        return position._asdict()

    def read_position(self, data: JSON) -> Heap:
        return Heap(**data)


def _no_chance() -> NoReturn:
    raise AssertionError("nothing here is left to chance")
