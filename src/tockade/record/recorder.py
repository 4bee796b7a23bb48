"""Recording games while they are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tockade.game_types import CHANCE, Consequence, Outcome, Randomness
from tockade.games import AnyGame
from tockade.record.record_text import Record, RecordedEvent

Choose = Callable[[Any, int], Any]
"""The move that a seat plays in a position."""


class Recorder:
    """A game that is being played, and its record so far."""

    def __init__(self, game: AnyGame, position: Any = None) -> None:
        self.game = game
        self.first = position
        self.position = game.start() if position is None else position
        self.events: list[RecordedEvent] = []

    def settle(self, outcome: Outcome) -> list[Consequence]:
        """Chance has spoken: what it did.  An impossible outcome raises `BadInput` and changes nothing."""
        self.position, consequences = self.game.carry_out_chance(self.position, outcome)
        self.events.append(RecordedEvent(CHANCE, outcome.text))
        return consequences

    def play(self, seat: int, move: Any) -> list[Consequence]:
        """A seat has moved: what it did.  An illegal move raises `IllegalMove` and changes nothing."""
        self.position, consequences = self.game.carry_out(self.position, seat, move)
        self.events.append(RecordedEvent(seat, self.game.move_text(move)))
        return consequences

    def record(self, seed: str = "", sealed: str = "") -> Record:
        """The record of what has happened up to now."""
        first = None if self.first is None else self.game.position_json(self.first)
        result = self.game.result(self.position)
        setup = self.game.setup
        return Record(setup.text, tuple(self.events), result, seed, sealed, first, setup.version)


def play_out(game: AnyGame, source: Randomness, choose: Choose, position: Any = None) -> Recorder:
    """A whole game; the source decides chance and nothing else, so that its seed proves the deal."""
    recorder = Recorder(game, position)
    while actors := game.actors(recorder.position):
        if actors[0] == CHANCE:
            recorder.settle(game.chance(recorder.position).sample(source))
        else:
            recorder.play(actors[0], choose(recorder.position, actors[0]))
    return recorder


def random_choice(game: AnyGame, randomness: Randomness) -> Choose:
    """Plays any legal move, each as likely as any other."""

    def choose(position: Any, seat: int) -> Any:
        moves = game.legal_moves(position, seat)
        return moves[randomness.below(len(moves))]

    return choose


def playout_record(game: AnyGame, seed: int, number: int, weights: Sequence[float] | None) -> Record:
    """The record of one game that was played inside the engine."""
    recorder = Recorder(game)
    for happened in game.playout_moves(seed, number, weights):
        if isinstance(happened, Outcome):
            recorder.settle(happened)
        else:
            recorder.play(game.actors(recorder.position)[0], happened)
    return recorder.record()
