"""The simulator of Barricades: playouts, searches and imagined positions, straight from the engine."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple

from tockade.game_types import Outcome, View
from tockade.games.barricades import engine
from tockade.games.barricades.boards import Board
from tockade.games.barricades.constants import (
    COSTS,
    FACES,
    MASK,
    NOISE_UNIT,
    OPENING,
    PLACE,
    SHARES,
    THROW,
    WALK,
)
from tockade.games.barricades.engine import Cursor, Network, Playout, Position, Rules, Search, Sight, Temperatures
from tockade.games.barricades.features_and_self_play import BarricadesSelfPlay, feature_set
from tockade.games.barricades.position import read_fields
from tockade.games.barricades.quick_weights import SCALE, scale_weights
from tockade.games.barricades.quick_weights import Weights as QuickWeights
from tockade.network_types import SQUASH, FeatureSet, LearningWeights, Likeness, Weights
from tockade.simulator import NOISE, Afterstates, Memory, MoveScores, Policy, Simulator, span

try:
    from tockade.games.barricades.without_gil import play_out, search_moves
except ImportError:
    from tockade.games.barricades.engine import play_out, search_moves


STRONGEST: Final = 10**9
QUICK: Final = QuickWeights()
WATCHED_TEMPERATURE: Final = 1.0
"""How warm the games are that a learner only watches."""
LEVELS: Final = 4
"""Of a search for each throw: the throw, the walk, the barricade, and the next throw."""


class Look(NamedTuple):
    """How a search looks ahead."""

    throws: int
    """How many throws are looked ahead, every face of each."""
    widest: int
    """How many moves are looked into: those that look best before anybody throws."""
    width: int
    """The same for moves after a throw."""
    fading: float = 0.9
    """What remains of a pawn's strength when its way is a step longer; where a network weighs, it does not count."""
    toll: int = 3
    """How many steps a barricade on the way counts for; the same."""


class SeeingNetwork(NamedTuple):
    """A network as the engine reads it, and the sight that reads the table for it."""

    network: Network
    sight: Sight


NO_NETWORK: Final = Weights("", 0, 0, array("h", [0]), array("h", [0]))


def _seeing(weights: Weights) -> SeeingNetwork:
    return SeeingNetwork(Network(weights.columns, weights.outputs, SQUASH), Sight())


def _room(look: Look, seeing: SeeingNetwork) -> Search:
    """Room for searches that look ahead so."""
    strengths = [round(STRONGEST * look.fading**cost) for cost in range(COSTS)]
    return Search(strengths, look.toll, look.widest, look.width, LEVELS * (look.throws + 1), *seeing)


class Policies(NamedTuple):
    """What the engine chooses by: the weights of each seat, and their temperatures."""

    playout: Playout
    temperatures: Temperatures


class BarricadesSimulator(Simulator[Position]):
    """One thread's simulator of Barricades; nothing is hidden, so there is one position to imagine."""

    def __init__(self, rules: Rules, board: Board, opening: Position) -> None:
        self.rules = rules
        self.board = board
        self.opening = opening
        self.seats = self.sides = rules.seats
        self.size = engine.bytes_size()
        self.features: FeatureSet = feature_set(board.name)
        self.playout = Playout()
        self.trial = Position()
        self.rooms: dict[tuple[Look, int], Search] = {}
        self.unlearned = _seeing(NO_NETWORK)

    def imagine(self, view: View, numbers: range, seed: int, memory: Memory = Memory.VIEW) -> list[Position]:
        position = read_fields(view.data, self.board, self.rules, self.opening)
        return [position.copy() for _ in numbers]

    def imagine_as(
        self, position: Position, viewer: int, numbers: range, seed: int, memory: Memory = Memory.VIEW
    ) -> list[Position]:
        return [position.copy() for _ in numbers]

    def opened(self, position: Position, memory: Memory = Memory.VIEW) -> Position:
        return position.copy()

    def _weights(self, position: Position) -> list[int]:
        numbers = range(engine.outcomes(self.rules, position))
        return [engine.outcome_weight(self.rules, position, number) for number in numbers]

    def after_chance(self, position: Position, number: int) -> Position:
        after = position.copy()
        if not engine.settle_number(self.rules, after, number):
            raise IndexError(number)
        return after

    def recorded(self, position: Position, happened: int | Outcome) -> list[int]:
        if not isinstance(happened, Outcome):
            return []
        if position.phase != OPENING:
            return [happened.number - (position.phase == THROW)]
        after = position.copy()
        engine.throw_die(after, happened.number)
        return [] if after.phase == OPENING else [after.turn * FACES + after.die - 1]

    def bytes_of(self, position: Position) -> bytes:
        written = bytearray(self.size)
        engine.write_bytes(position, written, 0)
        return bytes(written)

    def _read(self, data: bytearray) -> Position | None:
        position = Position()
        return position if engine.read_bytes(self.rules, position, data, 0) else None

    def after(self, position: Position, number: int) -> Position:
        after = position.copy()
        if not engine.play_numbered(self.rules, after, self.playout, number):
            raise IndexError(number)
        return after

    def search(self, position: Position, look: Look, network: object = None) -> int:
        """The number of the move that is best for its seat, when everybody plays what is best for themselves."""
        return search_moves(self.rules, self._room(look, network), position, look.throws)

    def shares(self, position: Position, look: Look, network: object = None) -> list[float]:
        """Each seat's share of what a search finds; the same for all before anybody has begun."""
        if position.phase < THROW:
            return [1 / self.seats] * self.seats
        search = self._room(look, network)
        engine.weigh_position(self.rules, search, position, look.throws)
        return [engine.worth_to(search, seat) / SHARES for seat in range(self.seats)]

    def _room(self, look: Look, network: object) -> Search:
        """Room for searches of one kind, used again and again."""
        seeing = self.unlearned if network is None else _of_this_family(network)
        key = look, id(seeing)
        if key not in self.rooms:
            self.rooms[key] = _room(look, seeing)
        return self.rooms[key]

    # networks

    def afterstate(self, position: Position, number: int, seat: int | None = None) -> Position:
        self._demand_mover(position, seat)
        return self.after(position, number)

    def afterstates(self, position: Position, room: Afterstates, seat: int | None = None) -> int:
        self._demand_mover(position, seat)
        asked = self.rules, position, self.trial, self.playout, self.unlearned.sight
        while (count := engine.list_afterstates(*asked, room.ends, room.inputs)) < 0:
            room.grow()
        room.count = count
        return count

    def network(self, weights: Weights, likeness: Likeness | None = None) -> SeeingNetwork:
        if weights.features != self.features.name:
            raise ValueError(f"a network for {weights.features}, not for {self.features.name}")
        like = likeness or Likeness(range(self.seats), range(self.sides))
        if not self.features.fits(weights, like):
            raise ValueError(f"a network for {weights.seats} seats and {weights.sides} sides, asked about others")
        seeing = _seeing(weights)
        engine.set_kin(seeing.sight, list(like.blocks))
        engine.set_outputs(seeing.network, list(like.outputs))
        return seeing

    def score_moves(self, position: Position, network: object, seat: int | None = None) -> MoveScores:
        self._demand_mover(position, seat)
        seeing, width = _of_this_family(network), self.sides + 1
        engine.list_moves(self.rules, position, self.playout)
        rows = array("q", bytes(8 * width * self.playout.count))
        engine.score_moves(self.rules, position, self.trial, self.playout, seeing.sight, seeing.network, rows)
        return MoveScores(rows, width)

    def best_move(self, position: Position, network: object, seat: int | None = None) -> int:
        self._demand_mover(position, seat)
        seeing = _of_this_family(network)
        asked = self.rules, position, self.trial, self.playout, seeing.sight, seeing.network
        return engine.choose_by_network(*asked)

    def chances(self, position: Position, viewer: int, network: object) -> list[float]:
        return self.referee_chances(position, network)

    def referee_chances(self, position: Position, network: object) -> list[float]:
        seeing, row = _of_this_family(network), array("q", bytes(8 * self.sides))
        asked = self.rules, position, self.trial, self.playout, seeing.sight, seeing.network
        engine.position_chances(*asked, row)
        return [chance / sum(row) for chance in row]

    def self_play(self, weights: LearningWeights) -> BarricadesSelfPlay:
        policies = self._policies([Policy(QUICK, WATCHED_TEMPERATURE)] * self.seats)
        return BarricadesSelfPlay(self.rules, self.opening, weights, *policies)

    def _demand_mover(self, position: Position, seat: int | None) -> None:
        if position.phase not in (WALK, PLACE):
            raise ValueError("nobody is to act")
        if seat not in (None, position.turn):
            raise ValueError(f"seat {seat} is not to act")

    def cursor(self) -> Cursor:
        return Cursor(self.rules, self.opening)

    def _policies(self, policies: Sequence[Policy]) -> Policies:
        made = Policies(Playout(), Temperatures([round(noise * NOISE_UNIT) for noise in NOISE]))
        for seat, policy in enumerate(policies):
            if policy.weights is not None:
                for feature, weight in enumerate(scale_weights(policy.weights)):
                    engine.set_weight(made.playout, seat, feature, weight)
                engine.set_temperature(made.temperatures, seat, round(policy.temperature * SCALE))
        return made

    def _play_out(
        self, start: Position, policies: object, seed: int, numbers: range, plies: int
    ) -> tuple[array[int], Position]:
        assert isinstance(policies, Policies)
        rows, leaf = array("q", bytes(8 * (self.sides + 2) * len(numbers))), Position()
        first, count = span(numbers)
        play_out(self.rules, start, leaf, *policies, seed & MASK, first, count, plies, rows)
        return rows, leaf


def _of_this_family(network: object) -> SeeingNetwork:
    assert isinstance(network, SeeingNetwork)
    return network
