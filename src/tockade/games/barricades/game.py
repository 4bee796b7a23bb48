"""Barricades as a `Game`: the engine's positions and move codes as moves, views and data."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from tockade.game import Game, RuleSet, Setup
from tockade.game_types import (
    CHANCE,
    JSON,
    BadInput,
    Chance,
    ChanceKind,
    Choice,
    Consequence,
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
from tockade.games.barricades import consequences, engine, move_notation
from tockade.games.barricades.board_plan import board_plan
from tockade.games.barricades.boards import BOARDS, HOUSES
from tockade.games.barricades.constants import (
    FACES,
    LOT,
    LOT_DRAWN,
    NOBODY,
    OVER,
    PASS_ALWAYS,
    PASS_BLOCKED,
    PASS_NEVER,
    PLACE,
    WALK,
    WALLS_ANY,
    WALLS_FIRST,
)
from tockade.games.barricades.engine import Position
from tockade.games.barricades.move_notation import Move
from tockade.games.barricades.path_tables import make_lookups
from tockade.games.barricades.position import read_fields, write_fields
from tockade.games.barricades.quick_weights import Weights, scale_weights
from tockade.games.barricades.reasons import Reasons
from tockade.games.barricades.scene import scene
from tockade.games.barricades.simulator import BarricadesSimulator
from tockade.games.next_steps import next_choices

try:
    from tockade.games.barricades.without_gil import play_game
except ImportError:
    from tockade.games.barricades.engine import play_game

OUTER: Final = (0, 3)
"""BA-1: the houses of two players."""
MAY_PASS: Final = {"off": PASS_NEVER, "on": PASS_ALWAYS, "blocked": PASS_BLOCKED}
WALLS: Final = {"first": WALLS_FIRST, "any": WALLS_ANY}


class Barricades(Game[Position, Move]):
    """Two to four players, one die, one pawn to bring to the goal."""

    quick_weights = Weights()

    def __init__(self, rules: RuleSet, setup: Setup) -> None:
        self.rules = rules
        self.setup = setup
        self.seats = setup.table.players
        self.teams = tuple((seat,) for seat in range(self.seats))
        chosen = {option.name: option.default for option in rules.options} | dict(setup.options)
        self.limit = 0 if chosen["ply_limit"] == "none" else int(chosen["ply_limit"])
        choices = (MAY_PASS[chosen["may_pass"]], WALLS[chosen["walls"]], chosen["clear_last_row"] == "on")
        self.board = BOARDS[chosen["board"]]()
        self.plan = board_plan(self.board)
        self.tables = make_lookups(chosen["board"], self.seats, *choices, self.limit)
        self.opening = self._opening()

    # positions and moves

    def start(self) -> Position:
        return self.opening

    def _opening(self) -> Position:
        position = Position()
        engine.begin(self.tables, position)
        for point in self.board.barricades:
            engine.put_barricade(position, point)
        if self.seats != 3:  # BA-1: three draw lots for their houses
            for seat, house in enumerate(OUTER if self.seats == 2 else range(HOUSES)):
                engine.sit(position, seat, house)
            engine.open_throws(self.tables, position)
        return position

    def actors(self, position: Position) -> tuple[int, ...]:
        if position.phase == OVER:
            return ()
        return (position.turn,) if position.phase in (WALK, PLACE) else (CHANCE,)

    def legal_moves(self, position: Position, seat: int) -> list[Move]:
        if seat not in self.actors(position):
            return []
        return [move_notation.of_code(code, self.board) for code in move_notation.codes(self.tables, position)]

    def next_steps(self, position: Position, seat: int, steps: Sequence[Step]) -> list[Choice]:
        return next_choices(
            self.legal_moves(position, seat),
            steps,
            lambda move: move.steps,
            lambda move: self.consequences(position, seat, move),
        )

    def verdict(self, position: Position, seat: int, move: Move) -> Verdict:
        return Reasons(self.board, self.tables, position, seat).verdict(move)

    def play(self, position: Position, seat: int, move: Move) -> Position:
        verdict = self.verdict(position, seat, move)
        if not verdict.legal:
            raise IllegalMove(verdict)
        after = position.copy()
        engine.play(self.tables, after, move_notation.code_of(move, self.board))
        return after

    def consequences(self, position: Position, seat: int, move: Move) -> list[Consequence]:
        after = self.play(position, seat, move)
        return list(consequences.move_consequences(self.board, self.tables, position, after, move))

    def canonical(self, position: Position, seat: int, move: Move) -> Move:
        verdict = self.verdict(position, seat, move)
        if not verdict.legal:
            raise IllegalMove(verdict)
        return move

    def idle_cards(self, position: Position, seat: int) -> dict[str, tuple[Verdict, ...]]:
        reasons = Reasons(self.board, self.tables, position, seat).dead_throw()
        return {str(position.die): reasons} if reasons else {}

    # chance

    def chance(self, position: Position) -> Chance:
        if position.phase == LOT:
            return Chance(ChanceKind.LOT, choices=HOUSES)
        return Chance(ChanceKind.DIE, choices=FACES, seats=(position.turn,))

    def settle(self, position: Position, outcome: Outcome) -> Position:
        if self.actors(position) != (CHANCE,) or outcome not in self.chance(position).outcomes():
            raise BadInput("outcome", text=outcome.text)
        after = position.copy()
        if position.phase == LOT:
            engine.draw_empty_house(self.tables, after, outcome.number)
        else:
            engine.throw_die(after, outcome.number)
        return after

    def chance_consequences(self, position: Position, outcome: Outcome) -> list[Consequence]:
        return list(consequences.chance_consequences(position, self.settle(position, outcome), outcome))

    # knowledge: nothing is hidden

    def view(self, position: Position, viewer: int) -> View:
        return View(viewer, self.position_json(position))

    def imagine(self, view: View, randomness: Randomness) -> Position:
        return self.read_position(view.data)

    def simulator(self) -> BarricadesSimulator:
        return BarricadesSimulator(self.tables, self.board, self.opening)

    def scene(self, view: View) -> Scene:
        return scene(view.data, self.seats, self.actors(self.read_position(view.data)))

    # end

    def result(self, position: Position) -> Result | None:
        if position.phase != OVER:
            return None
        order = self._order(position)
        return Result(order, "home" if order else "ply_limit")

    def _order(self, position: Position) -> tuple[tuple[int, ...], ...]:
        """BA-7: one winner; the others come second together."""
        winner = engine.owner_at(position, self.board.goal)
        others = tuple(seat for seat in range(self.seats) if seat != winner)
        return () if winner == NOBODY else ((winner,), others)

    # many games

    def playouts(self, seed: int, first: int, count: int, weights: Sequence[float] | None) -> list[Tally]:
        position, playout = Position(), self._playout(weights)
        tallies = []
        for number in range(first, first + count):
            engine.reset(playout, _state(seed, number))
            play_game(self.tables, self.opening, position, playout)
            tallies.append(self._tally(position, playout))
        return tallies

    def playout_moves(self, seed: int, number: int, weights: Sequence[float] | None) -> list[Move | Outcome]:
        position, playout = self.start().copy(), self._playout(weights)
        engine.reset(playout, _state(seed, number))
        happened: list[Move | Outcome] = []
        while position.phase != OVER:
            happened.append(self._event(engine.advance(self.tables, position, playout)))
        return happened

    def _playout(self, weights: Sequence[float] | None) -> engine.Playout:
        playout = engine.Playout()
        for seat in range(self.seats if weights is not None else 0):
            for feature, weight in enumerate(scale_weights(weights or ())):
                engine.set_weight(playout, seat, feature, weight)
        return playout

    def _event(self, event: int) -> Move | Outcome:
        if event >= 0:
            return move_notation.of_code(event, self.board)
        if event <= LOT_DRAWN:
            return Outcome(ChanceKind.LOT, (str(LOT_DRAWN - event),))
        return Outcome(ChanceKind.DIE, (str(-event),))

    def _tally(self, position: Position, playout: engine.Playout) -> Tally:
        return Tally(
            plies=playout.plies,
            turns=position.turns,
            first=playout.first,
            order=self._order(position),
            captures=playout.captures,
            choices=playout.choices,
            discards=playout.blocked,
            lead_changes=playout.lead_changes,
            held=tuple(playout.held),
            dead=tuple(playout.dead),
        )

    # forms

    def move_text(self, move: Move) -> str:
        return move.text

    def read_move(self, text: str) -> Move:
        return move_notation.read(text, self.board)

    def steps(self, move: Move) -> tuple[Step, ...]:
        return move.steps

    def move_of_steps(self, steps: Sequence[Step]) -> Move:
        return move_notation.of_steps(steps, self.board)

    def position_json(self, position: Position) -> JSON:
        return write_fields(self.board, self.tables, position)

    def read_position(self, data: JSON) -> Position:
        try:
            return read_fields(data, self.board, self.tables, self.opening)
        except BadInput as refused:
            refused.arguments["rules"] = self.rules.id  # so that it is told in the words of the sheet
            refused.plan = self.plan
            raise


def _state(seed: int, number: int) -> int:
    """Where the generator of a game begins."""
    return int.from_bytes(sha256(f"barricades {seed} {number}".encode()).digest()[:8], "big")
