"""The simulator of the card races: playouts, rollouts and imagined positions, straight from the engine."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from tockade.game_types import REFEREE, Outcome, View
from tockade.games.cardrace import engine
from tockade.games.cardrace.constants import (
    DEALING,
    DRAW_FOR_DEAL,
    E_DREW,
    FORGETFUL,
    LOT_DEALER,
    LOT_SIDE,
    MASK,
    OPENED,
    OVER,
    SHUFFLE,
)
from tockade.games.cardrace.engine import Cursor, Knowledge, Network, Policies, Position, Rules, Scratch, Survey
from tockade.games.cardrace.facts import CARDS
from tockade.games.cardrace.features_and_self_play import FEATURES, RaceSelfPlay
from tockade.games.cardrace.position.view_reader import ViewReader
from tockade.games.cardrace.quick_weights import all_weights
from tockade.network_types import CERTAIN, SQUASH, LearningWeights, Likeness, Weights
from tockade.simulator import NOISE, Afterstates, Memory, MoveScores, Policy, Reach, Simulator, span

try:
    from tockade.games.cardrace.without_gil import play_out, roll_out
except ImportError:
    from tockade.games.cardrace.engine import play_out, roll_out


EVENT = 5
"""How many numbers the engine notes for each event."""


class CardRaceSimulator(Simulator[Position]):
    """One thread's way to think about a tock or Tijou."""

    features = FEATURES

    def __init__(self, rules: Rules, reader: ViewReader, quick_weights: Sequence[float]) -> None:
        self.quick_weights = quick_weights
        self.survey = Survey()
        self.trial = Position()
        self.rules = rules
        self.reader = reader
        self.seats = rules.seats
        self.sides = engine.sides(rules)
        self.straight = self.likeness = Likeness(range(self.seats), range(self.sides))
        self.size = engine.bytes_size(rules)
        self.scratch = Scratch()

    def imagine(self, view: View, numbers: range, seed: int, memory: Memory = Memory.VIEW) -> list[Position]:
        return self._imagined(self.reader.read(view), view.viewer, numbers, seed, memory)

    def imagine_as(
        self, position: Position, viewer: int, numbers: range, seed: int, memory: Memory = Memory.VIEW
    ) -> list[Position]:
        known = Knowledge()
        engine.know_position(self.rules, known, position, viewer)
        return self._imagined(known, viewer, numbers, seed, memory)

    def _imagined(self, known: Knowledge, viewer: int, numbers: range, seed: int, memory: Memory) -> list[Position]:
        self._forget(known, viewer, memory)
        return engine.imagine_many(self.rules, known, self.scratch, seed & MASK, *span(numbers))

    def _forget(self, known: Knowledge, viewer: int, memory: Memory) -> None:
        if memory is Memory.PERSON and viewer != REFEREE:
            engine.forget_order(self.rules, known, viewer)

    def opened(self, position: Position, memory: Memory = Memory.VIEW) -> Position:
        opened = position.copy()
        engine.open_stock(opened, OPENED if memory is Memory.VIEW else FORGETFUL)
        return opened

    def _weights(self, position: Position) -> list[int]:
        if position.phase < DEALING and not position.opened:
            raise ValueError("the order of this stock is sealed: open the position first")
        numbers = range(engine.outcomes(self.rules, position))
        return [engine.outcome_weight(self.rules, position, number) for number in numbers]

    def after_chance(self, position: Position, number: int) -> Position:
        after = position.copy()
        if not engine.settle_number(self.rules, after, self.scratch, number):
            raise IndexError(number)
        return after

    def recorded(self, position: Position, happened: int | Outcome) -> list[int]:
        after = position.copy()
        if not isinstance(happened, Outcome):
            seat = engine.acting_seat(self.rules, position)
            move = engine.listed_moves(self.rules, position, self.scratch, seat)[happened]
            self._note()
            engine.play_spelled(self.rules, after, self.scratch, seat, move)
            return self._drawn()
        lot = position.phase in (LOT_SIDE, LOT_DEALER)
        engine.set_outcome(self.scratch, [outcome_number(value, lot) for value in happened.values])
        self._note()
        engine.settle(self.rules, after, self.scratch)
        return decided(position, after, happened) + self._drawn()

    def _note(self) -> None:
        self.scratch.event_count, self.scratch.noting = 0, 1

    def _drawn(self) -> list[int]:
        """The cards of which it was noted that they were drawn, in order."""
        self.scratch.noting = 0
        numbers = engine.noted(self.scratch)
        return [numbers[at + 2] for at in range(0, len(numbers), EVENT) if numbers[at] == E_DREW]

    def bytes_of(self, position: Position) -> bytes:
        written = bytearray(self.size)
        engine.write_bytes(self.rules, position, written, 0)
        return bytes(written)

    def _read(self, data: bytearray) -> Position | None:
        position = Position()
        return position if engine.read_bytes(self.rules, position, data, 0) else None

    def after(self, position: Position, number: int) -> Position:
        after = position.copy()
        seat = engine.acting_seat(self.rules, position)
        if not engine.play_numbered(self.rules, after, self.scratch, seat, number):
            raise IndexError(number)
        return after

    def afterstate(self, position: Position, number: int, seat: int | None = None) -> Position:
        after, mover = Position(), self._acting(position, seat)
        if not 0 <= number < engine.list_sorted(self.rules, position, self.scratch, mover):
            raise IndexError(number)
        engine.make_afterstate(self.rules, position, after, self.scratch, mover, number)
        return after

    def afterstates(self, position: Position, room: Afterstates, seat: int | None = None) -> int:
        self._read_as(self.straight)
        asked = self.rules, position, self.trial, self.scratch, self.survey, self._acting(position, seat)
        while (count := engine.list_afterstates(*asked, room.ends, room.inputs)) < 0:
            room.grow()
        room.count = count
        return count

    def network(self, weights: Weights, likeness: Likeness | None = None) -> RaceNetwork:
        if weights.features != FEATURES.name:
            raise ValueError(f"a network for {weights.features}, not for {FEATURES.name}")
        like = likeness or self.straight
        if not FEATURES.fits(weights, like):
            raise ValueError(f"a network for {weights.seats} seats and {weights.sides} sides, asked about others")
        return RaceNetwork(weights, like)

    def score_moves(self, position: Position, network: object, seat: int | None = None) -> MoveScores:
        mover, width = self._acting(position, seat), self.sides + 1
        asked = self.rules, position, self.trial, self.scratch, self.survey, self._ready(network), mover
        rows = array("q", bytes(8 * width * engine.list_sorted(self.rules, position, self.scratch, mover)))
        engine.score_moves(*asked, rows)
        return MoveScores(rows, width)

    def best_move(self, position: Position, network: object, seat: int | None = None) -> int:
        mover = self._acting(position, seat)
        engine.list_sorted(self.rules, position, self.scratch, mover)
        asked = self.rules, position, self.trial, self.scratch, self.survey, self._ready(network), mover
        return engine.choose_by_network(*asked)

    def chances(self, position: Position, viewer: int, network: object) -> list[float]:
        if engine.acts(self.rules, position, viewer):
            rows, width = self.score_moves(position, network, viewer)
            best = max(range(0, len(rows), width), key=rows.__getitem__)
            return [chance / CERTAIN for chance in rows[best + 1 : best + width]]
        row = array("q", bytes(8 * self.sides))
        engine.score_position(self.rules, position, self.survey, self._ready(network), viewer, row)
        return [chance / CERTAIN for chance in row]

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
        known, room = self.reader.read(view), self._ready(network)
        self._forget(known, view.viewer, memory)
        first, count = span(numbers)
        rows = array("q", bytes(8 * count * len(moves)))
        boards = Position(), Position(), self.trial
        asked = self.rules, known, *boards, self.scratch, self.survey, room, view.viewer, array("q", moves)
        roll_out(*asked, seed & MASK, first, count, *reach, rows)
        self.scratch.demand_room()
        return rows

    def referee_chances(self, position: Position, network: object) -> list[float]:
        row = array("q", bytes(8 * self.sides))
        engine.referee_chances(self.rules, position, self.survey, self._ready(network), row)
        return [chance / sum(row) for chance in row]

    def self_play(self, weights: LearningWeights) -> RaceSelfPlay:
        return RaceSelfPlay(self.rules, weights, self._policies([Policy(self.quick_weights, 1.5)] * self.seats))

    def _ready(self, network: object) -> Network:
        """A network, with the survey told how to read the table for it."""
        assert isinstance(network, RaceNetwork)
        self._read_as(network.likeness)
        return network.network

    def _read_as(self, likeness: Likeness) -> None:
        """Tell the survey whose inputs each seat has, unless it knows."""
        if self.likeness is not likeness:
            engine.set_kin(self.survey, list(likeness.blocks))
            self.likeness = likeness

    def _acting(self, position: Position, seat: int | None) -> int:
        """A seat that is to act, the first one unless told otherwise."""
        if position.phase < DEALING or position.phase == OVER:
            raise ValueError("nobody is to act")
        mover = engine.acting_seat(self.rules, position) if seat is None else seat
        if not engine.acts(self.rules, position, mover):
            raise ValueError(f"seat {mover} is not to act")
        return mover

    def cursor(self) -> Cursor:
        return Cursor(self.rules)

    def _policies(self, policies: Sequence[Policy]) -> Policies:
        made = Policies(NOISE)
        for seat, policy in enumerate(policies):
            if policy.weights is not None:
                engine.set_policy(made, seat, all_weights(policy.weights), policy.temperature)
        return made

    def _play_out(
        self, start: Position, policies: object, seed: int, numbers: range, plies: int
    ) -> tuple[array[int], Position]:
        assert isinstance(policies, Policies)
        rows, leaf = array("q", bytes(8 * (self.sides + 2) * len(numbers))), Position()
        first, count = span(numbers)
        play_out(self.rules, start, leaf, self.scratch, policies, seed & MASK, first, count, plies, rows)
        self.scratch.demand_room()
        return rows, leaf


class RaceNetwork:
    """A network as the engine reads it, and how it reads the table."""

    def __init__(self, weights: Weights, likeness: Likeness) -> None:
        self.network = Network(weights.columns, weights.outputs, SQUASH)
        self.likeness = likeness
        engine.set_outputs(self.network, list(likeness.outputs))


def outcome_number(value: str, lot: bool) -> int:
    """A lot, or a card, as the engine numbers them."""
    return int(value) if lot else CARDS.index(value)


def decided(before: Position, after: Position, outcome: Outcome) -> list[int]:
    """What an outcome in a sealed position decides in an opened one: a lot, the shuffle, the dealer once found."""
    if before.phase == SHUFFLE:
        return [0]
    if before.phase == DRAW_FOR_DEAL:
        return [] if after.phase == DRAW_FOR_DEAL else [after.dealer]
    return [outcome.number]
