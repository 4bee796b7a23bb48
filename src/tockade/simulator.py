"""What a simulator of a game can do, for bots and learners: imagined positions, playouts from any position, a cursor.

A *simulator* belongs to one game and one thread.  It speaks to the engine without text and without JSON: a bot's
search, a learner's self-play and a study go through it (docs/engine.md).  Whoever plays for a seat begins with a view;
nothing that a simulator makes of a view depends on anything that the view hides.

A *move's number* is its place in `Game.legal_moves`: the same in every position that fits a view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from enum import Enum
from math import log
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from tockade.game_types import NotOffered, Outcome, View
from tockade.network_types import FeatureSet, LearningWeights, Likeness, Weights

P = TypeVar("P")
NOISE_LEVELS: Final = 1024
NOISE: Final = [-log(-log((level + 0.5) / NOISE_LEVELS)) for level in range(NOISE_LEVELS)]
"""Gumbel's distribution in equal steps: the highest of scores with this noise is a choice by their exponentials."""


class Memory(Enum):
    """What of a view is remembered when positions are imagined from it."""

    VIEW = "view"
    """All that the view holds."""
    PERSON = "person"
    """Not the order of a stock that was turned over, nor which of its cards went into whose hand."""


class Policy(NamedTuple):
    """How a seat chooses its moves in a playout."""

    weights: Sequence[float] | None = None
    """Of the engine's linear move score, as `Game.quick_weights`; None: any move, each as likely as any other."""
    temperature: float = 0.0
    """0: the best move; else each with a chance in proportion to exp(score / temperature)."""


class Outlook(NamedTuple):
    """One way in which an event of chance may come out."""

    number: int
    """By which `Simulator.after_chance` knows it: in a draw the rank of the card, from 0, the ace, to 13, the joker."""
    probability: float


class Playouts(NamedTuple, Generic[P]):
    """What playouts came to: for each candidate move a row for each playout, one after the other."""

    rows: array[int]
    """Each row: plies played after the candidate, 1 if the game is over, then every side's place, 0 for none."""
    width: int
    """How many numbers a row has."""
    leaves: list[P]
    """The last position of each row, where they were asked for."""


class Afterstates:
    """Room for the afterstates of a decision, used again and again; it grows when it is too small."""

    def __init__(self) -> None:
        self.count = 0
        """How many moves the last decision had."""
        self.ends = array("q", bytes(8 * 256))
        """Where in `inputs` the numbers end that all moves share, then where those of each move do."""
        self.inputs = array("h", bytes(2 * 65536))
        """For each active input its number and its amount: first those that all moves share, then move after move."""

    def grow(self) -> None:
        self.ends, self.inputs = self.ends * 2, self.inputs * 2

    def of(self, number: int) -> list[tuple[int, int]]:
        """The active inputs after the move with this number, each with its amount."""
        if not 0 <= number < self.count:
            raise IndexError(number)
        flat = self.inputs[: self.ends[0]] + self.inputs[self.ends[number] : self.ends[number + 1]]
        return list(zip(flat[::2], flat[1::2], strict=True))


class MoveScores(NamedTuple):
    """What a network says about the moves of a decision: a row for each, in the order of their numbers."""

    rows: array[int]
    """Each row: the mover's score, by which moves compare; then the chance of every side, `CERTAIN` for all of it."""
    width: int
    """How many numbers a row has."""


class Reach(NamedTuple):
    """How far a rollout goes."""

    decisions: int
    """The viewer's decisions after the candidate; it ends with the best of the last one."""
    plies: int
    """Everybody's plies before that, at most."""


class Lesson(NamedTuple):
    """How a network learns from games against itself."""

    rate: float
    """How far a step goes."""
    trace: float = 0.8
    """How much the end of the game counts beside what was thought on the way: 1 for the end alone."""
    warmth: float = 0.1
    """The noise on the scores by which it chooses."""
    watched: int = 0
    """Games below this number are played by `quick`, and only watched."""
    longest: int = 1500
    """The plies after which a game is broken off."""


class Learned(NamedTuple):
    """What some games of a network against itself came to."""

    games: int
    ended: int
    """Those of them that were not broken off."""
    plies: int
    afterstates: int
    """How many it learned from."""
    error: float
    """The mean squared distance from what it learned, of each side and afterstate."""


class SelfPlay(Protocol):
    """A network that plays against itself."""

    def play(self, lesson: Lesson, seed: int, numbers: range) -> Learned:
        """Play the games with these numbers of a seed and learn from each; the interpreter's lock is released."""


class Cursor(Protocol[P]):
    """A game that moves in place: about twice as fast as positions that are values."""

    @property
    def seat(self) -> int:
        """Who is to act: a seat, `CHANCE`, or -2 when the game is over."""

    @property
    def legal(self) -> int:
        """How many legal moves that seat has."""

    def start(self, seed: int) -> None:
        """A new game, whose chance is decided by this seed."""

    def go_to(self, position: P) -> None:
        """Go on from a copy of this position."""

    def play(self, number: int) -> int:
        """Play the legal move with this number; how many there are in the position after it."""

    def settle(self) -> int:
        """Let the cursor's own generator decide what chance has to; how many legal moves there are after it."""

    def settle_as(self, number: int) -> int:
        """Let chance decide for the outcome with this number, in an opened position; how many legal moves follow."""

    def now(self) -> P:
        """A copy of the position."""


class Simulator(ABC, Generic[P]):
    """One thread's way to think about one game."""

    seats: int
    sides: int
    features: FeatureSet | None = None
    """What its networks read; None while the family has none, and what needs one raises `NotOffered`."""
    size: int
    """How many bytes every position has."""

    @abstractmethod
    def imagine(self, view: View, numbers: range, seed: int, memory: Memory = Memory.VIEW) -> list[P]:
        """Positions with these numbers of a seed, drawn at random among those that fit a view."""

    @abstractmethod
    def imagine_as(self, position: P, viewer: int, numbers: range, seed: int, memory: Memory = Memory.VIEW) -> list[P]:
        """What `imagine` makes of the viewer's view of this position: for those who play all seats themselves."""

    @abstractmethod
    def opened(self, position: P, memory: Memory = Memory.VIEW) -> P:
        """The same position with its hidden order open: each card that leaves the stock is an event of chance.

        A stock whose order everybody knows keeps it, and its cards are certain; those who remember like a person count
        them with the rest.
        """

    def chance(self, position: P) -> list[Outlook]:
        """How the event that is due in an opened position may come out; nothing where a seat is to act."""
        weights = self._weights(position)
        total = sum(weights)
        return [Outlook(number, weight / total) for number, weight in enumerate(weights) if weight]

    @abstractmethod
    def after_chance(self, position: P, number: int) -> P:
        """The opened position after the outcome with this number."""

    @abstractmethod
    def recorded(self, position: P, happened: int | Outcome) -> list[int]:
        """What a move, by its number, or an outcome in a sealed position decides in the same one opened.

        The outcomes for `after_chance` one after another; none where a throw for the beginning decides nothing yet.
        """

    @abstractmethod
    def _weights(self, position: P) -> list[int]:
        """In how many of all equally likely ways the event comes out, for each number of an outcome."""

    @abstractmethod
    def bytes_of(self, position: P) -> bytes:
        """A position as `size` bytes: equal for equal positions, to be compared, hashed and stored."""

    def from_bytes(self, data: bytes) -> P:
        """The position that these bytes are; `ValueError` where they are none of this game."""
        position = self._read(bytearray(data)) if len(data) == self.size else None
        if position is None or self.bytes_of(position) != data:
            raise ValueError("these bytes are no position of this game")
        return position

    @abstractmethod
    def _read(self, data: bytearray) -> P | None:
        """The position of so many bytes, or none where some number cannot be."""

    def playouts(
        self,
        position: P,
        numbers: range,
        plies: int,
        seed: int,
        policies: Sequence[Policy] = (Policy(),),
        moves: Sequence[int] | None = None,
    ) -> Playouts[P]:
        """Playouts with these numbers of a seed, each for at most so many plies: from a position, or after each move.

        A playout depends on where it begins, its seed, its number and the policies alone.  Playouts of one number share
        their luck: chance and each choice have random numbers of their own, whatever was chosen before.  The lock of
        the interpreter is released.
        """
        rows = array("q")
        for start, chosen in self._starts(position, plies, policies, moves):
            row, _leaf = self._play_out(start, chosen, seed, numbers, plies)
            rows += row
        return Playouts(rows, self.sides + 2, [])

    def leaves(
        self,
        position: P,
        numbers: range,
        plies: int,
        seed: int,
        policies: Sequence[Policy] = (Policy(),),
        moves: Sequence[int] | None = None,
    ) -> Playouts[P]:
        """The same playouts, with the position in which each of them ended."""
        rows, leaves = array("q"), []
        for start, chosen in self._starts(position, plies, policies, moves):
            for number in numbers:
                row, leaf = self._play_out(start, chosen, seed, range(number, number + 1), plies)
                rows += row
                leaves.append(leaf)
        return Playouts(rows, self.sides + 2, leaves)

    def _starts(
        self, position: P, plies: int, policies: Sequence[Policy], moves: Sequence[int] | None
    ) -> list[tuple[P, object]]:
        """Where playouts begin, and the engine's policies."""
        if plies < 1:
            raise ValueError(f"playouts of {plies} plies")
        if len(policies) not in (1, self.seats):
            raise ValueError(f"{len(policies)} policies for {self.seats} seats")
        chosen = self._policies(list(policies) * (self.seats if len(policies) == 1 else 1))
        starts = [position] if moves is None else [self.after(position, number) for number in moves]
        return [(start, chosen) for start in starts]

    @abstractmethod
    def after(self, position: P, number: int) -> P:
        """The position after the legal move with this number, of the first seat that is to act."""

    @abstractmethod
    def afterstate(self, position: P, number: int, seat: int | None = None) -> P:
        """The position after a legal move, before chance decides anything and before a partner's card is seen."""

    def afterstates(self, position: P, room: Afterstates, seat: int | None = None) -> int:
        """All moves of a seat (None: the first that is to act) as inputs of their afterstates; how many there are."""
        raise self._not_offered("afterstates")

    def network(self, weights: Weights, likeness: Likeness | None = None) -> object:
        """A network that this simulator can ask; a likeness where it was made for another number of seats."""
        raise self._not_offered("network")

    def score_moves(self, position: P, network: object, seat: int | None = None) -> MoveScores:
        """What a network says about every move of a seat, from what that seat knows."""
        raise self._not_offered("score_moves")

    def best_move(self, position: P, network: object, seat: int | None = None) -> int:
        """The number of the move that a network likes best."""
        raise self._not_offered("best_move")

    def chances(self, position: P, viewer: int, network: object) -> list[float]:
        """Each side's chance to win, as a seat can know it."""
        raise self._not_offered("chances")

    def rollouts(
        self,
        view: View,
        network: object,
        moves: Sequence[int],
        numbers: range,
        seed: int,
        reach: Reach,
        memory: Memory = Memory.VIEW,
    ) -> array[int]:
        """What moves of the viewer come to on imagined deals, when a network plays on for every seat.

        A row for each deal, with the chance of the viewer's side after each move, `CERTAIN` for all of it.  All moves
        have the same deals and luck.
        """
        raise self._not_offered("rollouts")

    def referee_chances(self, position: P, network: object) -> list[float]:
        """Each side's chance with all hands known and the stock as counts, before and after any event of chance.

        They sum to 1; where the winner is known they are the result.
        """
        raise self._not_offered("referee_chances")

    def self_play(self, weights: LearningWeights) -> SelfPlay:
        """Games in which a network plays all seats; its weights change in place."""
        raise self._not_offered("self_play")

    def _not_offered(self, asked: str) -> NotOffered:
        why = "it has no networks (`features` is None)" if self.features is None else "nothing of this game needs them"
        return NotOffered(f"{type(self).__name__} offers no `{asked}`: {why}")

    @abstractmethod
    def cursor(self) -> Cursor[P]:
        """A cursor of its own memory, at the start of a game."""

    @abstractmethod
    def _policies(self, policies: Sequence[Policy]) -> object:
        """A policy for each seat, as the engine has them."""

    @abstractmethod
    def _play_out(self, start: P, policies: object, seed: int, numbers: range, plies: int) -> tuple[array[int], P]:
        """The rows of these playouts, and the last position of the last one."""


def span(numbers: range) -> tuple[int, int]:
    """The first of some numbers that follow each other, and how many they are."""
    if numbers.step != 1 or numbers.start < 0:
        raise ValueError(f"{numbers} are not numbers that follow each other")
    return numbers.start, len(numbers)
