"""Trikolos as a `Game`: the engine's boards and move codes as positions, moves, views and data."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence

from tockade.game import Game, RuleSet, Setup
from tockade.game_types import (
    CHANCE,
    JSON,
    BadInput,
    Chance,
    Choice,
    Consequence,
    ConsequenceKind,
    IllegalMove,
    Outcome,
    Randomness,
    Result,
    Scene,
    Step,
    Tally,
    Verdict,
    View,
)
from tockade.games.next_steps import next_choices
from tockade.games.trikolos import consequences, engine, move_notation, reasons
from tockade.games.trikolos.board_plan import PLAN
from tockade.games.trikolos.constants import FIELDS, LAYOUT, MASK, MOVE, OVER, PUSH
from tockade.games.trikolos.engine import Board
from tockade.games.trikolos.move_notation import BY_CODE, CODES, Move
from tockade.games.trikolos.position import read_fields, write_fields
from tockade.games.trikolos.quick_weights import Weights
from tockade.games.trikolos.scene import scene
from tockade.games.trikolos.simulator import TrikolosSimulator, new_playout
from tockade.games.trikolos.start_tiles import StartTiles, turn_limit

try:
    from tockade.games.trikolos.without_gil import play_games
except ImportError:
    from tockade.games.trikolos.engine import play_games


class Trikolos(Game[Board, Move]):
    """Two players, four pawns each, and lights that both can move."""

    quick_weights = Weights()
    chosen_ahead = True

    def __init__(self, rules: RuleSet, setup: Setup) -> None:
        self.rules = rules
        self.setup = setup
        self.seats = 2
        self.plan = PLAN
        self.teams = ((0,), (1,))
        self.layout = StartTiles.of(setup)
        self.limit = turn_limit(setup)

    # positions and moves

    def start(self) -> Board:
        return self.layout.opening(self.limit)

    def actors(self, position: Board) -> tuple[int, ...]:
        if position.phase == OVER:
            return ()
        return (CHANCE,) if position.phase == LAYOUT else (position.turn,)

    def legal_moves(self, position: Board, seat: int) -> list[Move]:
        return [BY_CODE[seat][code] for code in _codes(position)] if seat == position.turn else []

    def next_steps(self, position: Board, seat: int, steps: Sequence[Step]) -> list[Choice]:
        return next_choices(
            self.legal_moves(position, seat),
            steps,
            lambda move: move.steps,
            lambda move: self.consequences(position, seat, move),
        )

    def in_advance(self, position: Board, seat: int) -> Board | None:
        """The row to push: every row may always be pushed, whatever the other does first."""
        if position.phase not in (PUSH, MOVE):
            return None
        ahead = engine.twin(position)
        ahead.turn, ahead.phase = seat, PUSH
        return ahead

    def verdict(self, position: Board, seat: int, move: Move) -> Verdict:
        return reasons.verdict(position, seat, move)

    def play(self, position: Board, seat: int, move: Move) -> Board:
        code = self._code(position, seat, move)
        after = engine.twin(position)
        engine.apply(after, code)
        return after

    def consequences(self, position: Board, seat: int, move: Move) -> list[Consequence]:
        return list(consequences.move_consequences(position, self._code(position, seat, move)))

    def canonical(self, position: Board, seat: int, move: Move) -> Move:
        return BY_CODE[seat][self._code(position, seat, move)]

    def _code(self, position: Board, seat: int, move: Move) -> int:
        """The engine's code of a legal move."""
        code = CODES[seat].get(move, -1) if seat == position.turn else -1
        if code < 0 or not engine.choices(position) >> code & 1:
            raise IllegalMove(self.verdict(position, seat, move))
        return code

    # chance

    def chance(self, position: Board) -> Chance:
        assert position.phase == LAYOUT
        return self.layout.chance

    def settle(self, position: Board, outcome: Outcome) -> Board:
        chance = self.layout.chance
        if position.phase != LAYOUT or outcome.kind is not chance.kind or sorted(outcome.values) != [*chance.cards]:
            raise BadInput("outcome", text=outcome.text)
        after = engine.twin(position)
        self.layout.lay_drawn(after, outcome.values)
        return after

    def chance_consequences(self, position: Board, outcome: Outcome) -> list[Consequence]:
        return [Consequence(ConsequenceKind.SHUFFLED, number=len(outcome.values))]

    # knowledge: nothing is hidden

    def view(self, position: Board, viewer: int) -> View:
        return View(viewer, self.position_json(position))

    def imagine(self, view: View, randomness: Randomness) -> Board:
        return self.read_position(view.data)

    def simulator(self) -> TrikolosSimulator:
        return TrikolosSimulator(self.layout, self.limit)

    def scene(self, view: View) -> Scene:
        return scene(view.data, self.actors(self.read_position(view.data)))

    # end

    def result(self, position: Board) -> Result | None:
        if position.phase != OVER:
            return None
        winner = engine.winner(position)
        return Result(_order(winner), "home" if winner >= 0 else "ply_limit")

    # many games

    def playouts(self, seed: int, first: int, count: int, weights: Sequence[float] | None) -> list[Tally]:
        counts = array("q", bytes(8 * FIELDS * count))
        play_games(self._playout(weights), seed & MASK, first, count, counts)
        return [_tally(counts[at : at + FIELDS]) for at in range(0, len(counts), FIELDS)]

    def playout_moves(self, seed: int, number: int, weights: Sequence[float] | None) -> list[Move | Outcome]:
        playout = self._playout(weights)
        engine.begin(playout, seed & MASK, number)
        return list(self._told(playout))

    def _playout(self, weights: Sequence[float] | None) -> engine.Playout:
        playout = new_playout(self.layout, self.limit)
        if weights is not None:
            playout.greedy = [True, True]
            playout.weights = [*weights, *weights]
        return playout

    def _told(self, playout: engine.Playout) -> Iterator[Move | Outcome]:
        if playout.opening.phase == LAYOUT:
            yield Outcome(self.layout.chance.kind, self.layout.drawn_letters(playout.board))
        while playout.board.phase != OVER:
            seat = playout.board.turn
            yield BY_CODE[seat][engine.decide(playout)]

    # forms

    def move_text(self, move: Move) -> str:
        return move.text

    def read_move(self, text: str) -> Move:
        return move_notation.read(text)

    def steps(self, move: Move) -> tuple[Step, ...]:
        return move.steps

    def move_of_steps(self, steps: Sequence[Step]) -> Move:
        return move_notation.of_steps(steps)

    def position_json(self, position: Board) -> JSON:
        return write_fields(position)

    def read_position(self, data: JSON) -> Board:
        return read_fields(data, self.layout, self.limit)


def _codes(board: Board) -> Iterator[int]:
    options = engine.choices(board)
    while options:
        yield engine.lowest(options)
        options &= options - 1


def _order(winner: int) -> tuple[tuple[int, ...], ...]:
    return ((winner,), (1 - winner,)) if winner >= 0 else ()


def _tally(counts: Sequence[int]) -> Tally:
    plies, turns, winner, captures, choices, blocked, lead_changes = counts
    return Tally(
        plies,
        turns,
        0,
        _order(winner),
        captures=captures,
        choices=choices,
        discards=blocked,
        lead_changes=lead_changes,
    )
