"""A card race as a `Game`: the engine's positions and moves as text, steps, views and data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from threading import local

import msgspec

from tockade.game import Game, RuleSet, Setup
from tockade.game_types import (
    CHANCE,
    JSON,
    LEGAL,
    REFEREE,
    BadInput,
    Chance,
    ChanceKind,
    Choice,
    Consequence,
    Division,
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
from tockade.games.cardrace import board_plan, constants, engine
from tockade.games.cardrace.card_uses import Way, card_uses
from tockade.games.cardrace.consequences import ConsequenceTeller, noted_events
from tockade.games.cardrace.engine import GameCalls, Move, Position, Rules, Scratch
from tockade.games.cardrace.facts import CARDS, Facts
from tockade.games.cardrace.imagine_position import imagine
from tockade.games.cardrace.move_notation import Notation, place_names, text_ranks
from tockade.games.cardrace.next_steps import NextSteps
from tockade.games.cardrace.position.reader import PositionReader
from tockade.games.cardrace.position.view_reader import ViewReader
from tockade.games.cardrace.position.writer import Writer
from tockade.games.cardrace.quick_weights import Weights, all_weights
from tockade.games.cardrace.reasons import Reasons
from tockade.games.cardrace.scene import scene
from tockade.games.cardrace.simulator import CardRaceSimulator
from tockade.games.cardrace.why_card_unplayable import idle_cards

try:
    from tockade.games.cardrace.without_gil import play_number
except ImportError:
    from tockade.games.cardrace.engine import play_number


NAMES_A_PLAY = (constants.V_LAST_RESORT, constants.V_MUST_PLAY, constants.V_MUST_CARRY_OUT)
"""Verdicts that say which card may be played instead."""
NAMES_A_MOVE = (
    *NAMES_A_PLAY,
    constants.V_WRONG_PHASE,
    constants.V_NO_SUCH_MOVE,
    constants.V_DISCARD_WHOLE,
    constants.V_DISCARD_ONE,
)
"""Verdicts that say what may be played instead."""
_RANKS = {card: rank for rank, card in enumerate(CARDS)}
_decoder = msgspec.json.Decoder(JSON)


class _PerThread(local):
    """More than a megabyte, and much more in plain Python: too much for every game to have its own."""

    def __init__(self) -> None:
        self.scratch = Scratch()


_per_thread = _PerThread()
_idle: list[Scratch] = []
"""The same for the compiled part of all games, which borrows one for the time of a call."""


class _Own(local):
    """What each thread has of its own of one game: a writer fills a buffer while it writes."""

    def __init__(self, rules: Rules, names: dict[int, str]) -> None:
        self.writer = Writer(rules, names)


class CardRace(GameCalls, Game[Position, Move]):
    """A tock or Tijou."""

    quick_weights = Weights()
    chosen_ahead = True

    def __init__(self, rules: RuleSet, setup: Setup, facts: Facts, reasons: dict[str, str]) -> None:
        self.rules = rules
        self.setup = setup
        self.facts = facts
        self.seats = facts.seats
        names = place_names(facts)
        super().__init__(Rules(facts, text_ranks(names)), _idle)
        self.plan = board_plan.plan_of(facts)
        self.notation = Notation(self.engine_rules, names)
        self._own = _Own(self.engine_rules, self.notation.names)
        self.forms = PositionReader(self.engine_rules, self.notation)
        self.view_reader = ViewReader(self.engine_rules, self.notation.codes)
        self.teller = ConsequenceTeller(self.engine_rules, self.notation)
        self.reasons = Reasons(self.engine_rules, self.notation, reasons)
        sides = range(engine.sides(self.engine_rules))
        self.limit = self.facts.ply_limit
        self.teams = tuple(
            tuple(s for s in range(self.seats) if engine.side_of(self.engine_rules, s) == n) for n in sides
        )

    @property
    def scratch(self) -> Scratch:
        """Room to work in: one for each thread, for all games; what is in it counts within one call only."""
        return _per_thread.scratch

    # positions and moves

    def next_steps(self, position: Position, seat: int, steps: Sequence[Step]) -> list[Choice]:
        return NextSteps(self, position, seat).after(steps)

    def choosing(self, position: Position, seat: int) -> Callable[[Sequence[Step]], list[Choice]]:
        return NextSteps(self, position, seat).after

    def in_advance(self, position: Position, seat: int) -> Position | None:
        if position.phase not in (constants.PLAYING, constants.EXTRA) or not position.held_by(seat):
            return None
        twin = position.copy()
        twin.phase = constants.PLAYING
        twin.turn = seat
        return twin

    def division(self, position: Position, seat: int, first: Step) -> Division:
        return NextSteps(self, position, seat).division(first)

    def verdict(self, position: Position, seat: int, move: Move) -> Verdict:
        code = engine.judge(self.engine_rules, position, self.scratch, seat, move)
        if code == constants.ALLOWED:
            return LEGAL
        board = self.scratch.board.copy() if engine.concerns_part(code) else position
        return self.explained(code, position, board, seat, move)

    def explained(self, code: int, position: Position, board: Position, seat: int, move: Move) -> Verdict:
        """The verdict of the engine's code; `board` is where the pawns stood when the move failed."""
        return self.reasons.verdict(code, board, move, self._instead(code, position, seat, move))

    def _instead(self, code: int, position: Position, seat: int, move: Move) -> str:
        """A move that may be played, where the verdict names one."""
        listed = self.legal_moves(position, seat) if engine.verdict_code(code) in NAMES_A_MOVE else []
        if engine.verdict_code(code) in NAMES_A_PLAY:
            listed = [other for other in listed if other.kind <= constants.ARRIVE]
        if engine.verdict_code(code) == constants.V_MUST_CARRY_OUT:
            listed = [other for other in listed if other.card == move.card]
        return self.move_text(listed[0]) if listed else ""

    def consequences(self, position: Position, seat: int, move: Move) -> list[Consequence]:
        return self.carry_out(position, seat, move)[1]

    def carry_out(self, position: Position, seat: int, move: Move) -> tuple[Position, list[Consequence]]:
        if engine.judge(self.engine_rules, position, self.scratch, seat, move) != constants.ALLOWED:
            raise IllegalMove(self.verdict(position, seat, move))
        after = position.copy()
        self._note()
        engine.play_spelled(self.engine_rules, after, self.scratch, seat, move)
        return after, self._noted(seat)

    def board_consequences(self, position: Position, seat: int, move: Move) -> list[Consequence]:
        """What a legal play does to the pawns: nothing that the player could not see before playing it."""
        self._note()
        engine.rehearse(self.engine_rules, position.copy(), self.scratch, seat, move)
        return self._noted(seat)

    def _note(self) -> None:
        self.scratch.event_count = self.scratch.overfull = 0
        self.scratch.noting = 1

    def _noted(self, by: int) -> list[Consequence]:
        self.scratch.noting = 0
        return self.teller.tell(by, noted_events(self.scratch))

    def canonical(self, position: Position, seat: int, move: Move) -> Move:
        listed = self.legal_moves(position, seat)
        if move in listed:
            return move
        after = self.position_json(self.play(position, seat, move))
        return next(other for other in listed if self.position_json(self.play(position, seat, other)) == after)

    def idle_cards(self, position: Position, seat: int) -> dict[str, tuple[Verdict, ...]]:
        return idle_cards(self, position, seat)

    def card_ways(self) -> dict[str, tuple[Way, ...]]:
        return self._card_ways

    @cached_property
    def _card_ways(self) -> dict[str, tuple[Way, ...]]:
        found = {card: card_uses(effect) for card, effect in self.facts.effects.items()}
        return {card: used for card, used in found.items() if used}

    # chance

    def chance(self, position: Position) -> Chance:
        if position.phase in (constants.LOT_SIDE, constants.LOT_DEALER):
            choices = engine.lots(self.engine_rules) if position.phase == constants.LOT_SIDE else self.seats
            return Chance(ChanceKind.LOT, choices=choices)
        assert position.phase in (constants.SHUFFLE, constants.DRAW_FOR_DEAL)
        engine.gather(position, self.scratch)
        cards = tuple([CARDS[rank] for rank in sorted(self.scratch.outcome[: self.scratch.outcome_count])])
        if position.phase == constants.SHUFFLE:
            return Chance(ChanceKind.SHUFFLE, cards=cards)
        seats = tuple(seat for seat in range(self.seats) if position.candidates >> seat & 1)
        return Chance(ChanceKind.DRAW, cards=cards, seats=seats)

    def settle(self, position: Position, outcome: Outcome) -> Position:
        return self._settled(position, self._outcome_numbers(position, outcome))

    def chance_consequences(self, position: Position, outcome: Outcome) -> list[Consequence]:
        return self.carry_out_chance(position, outcome)[1]

    def carry_out_chance(self, position: Position, outcome: Outcome) -> tuple[Position, list[Consequence]]:
        numbers = self._outcome_numbers(position, outcome)
        self._note()
        after = self._settled(position, numbers)
        return after, self._noted(CHANCE)

    def _settled(self, position: Position, numbers: list[int]) -> Position:
        after = position.copy()
        engine.set_outcome(self.scratch, numbers)
        engine.settle(self.engine_rules, after, self.scratch)
        return after

    def _outcome_numbers(self, position: Position, outcome: Outcome) -> list[int]:
        """An outcome that can have happened, in the engine's numbers."""
        if position.phase >= constants.DEALING:
            raise BadInput("outcome", text=outcome.text[:80])
        chance = self.chance(position)
        if not _possible(chance, outcome):
            raise BadInput("outcome", text=outcome.text[:80])
        if chance.kind is ChanceKind.LOT:
            return [outcome.number]
        return [_RANKS[card] for card in outcome.values]

    # knowledge

    def view(self, position: Position, viewer: int) -> View:
        return View(viewer, _decoder.decode(self.view_bytes(position, viewer)))

    def view_bytes(self, position: Position, viewer: int) -> bytes:
        return self._own.writer.write(position, viewer)

    def scene_bytes(self, position: Position, viewer: int) -> bytes:
        return self._own.writer.write_scene(position, viewer, self.actors(position))

    def imagine(self, view: View, randomness: Randomness) -> Position:
        return imagine(self.engine_rules, self.view_reader.read(view), self.scratch, randomness)

    def simulator(self) -> CardRaceSimulator:
        return CardRaceSimulator(self.engine_rules, self.view_reader, self.quick_weights)

    def scene(self, view: View) -> Scene:
        return scene(self.engine_rules, view.data, self._actors_of(view.data))

    def _actors_of(self, data: JSON) -> tuple[int, ...]:
        phase = data["phase"]
        if phase in ("play", "extra"):
            return (data["turn"],)
        if phase == "exchange":
            return tuple(data["candidates"])
        return () if phase == "over" else (data["dealer"],) if phase == "deal" else (CHANCE,)

    # end

    def result(self, position: Position) -> Result | None:
        if position.phase != constants.OVER:
            return None
        order = engine.unpack(position)["order"][: position.finished]
        return Result(tuple(self.teams[side] for side in order), "ply_limit" if position.drawn else "home")

    # many games

    def playouts(self, seed: int, first: int, count: int, weights: Sequence[float] | None) -> list[Tally]:
        position, scratch = Position(), _scratch(weights)
        scratch.counting = 1
        tallies = []
        for number in range(first, first + count):
            play_number(self.engine_rules, position, scratch, seed & constants.MASK, number, weights is not None)
            scratch.demand_room()
            tallies.append(self._tally(position, scratch))
        return tallies

    def _tally(self, position: Position, scratch: Scratch) -> Tally:
        result = self.result(position)
        assert result is not None
        return Tally(
            plies=scratch.plies,
            turns=position.turns,
            first=position.first,
            order=result.order,
            captures=scratch.captures,
            choices=scratch.choices,
            discards=scratch.discards,
            lead_changes=scratch.leads,
            held=tuple(scratch.tally_held),
            dead=tuple(scratch.tally_dead),
        )

    def playout_moves(self, seed: int, number: int, weights: Sequence[float] | None) -> list[Move | Outcome]:
        position, scratch = self.start(), _scratch(weights)
        engine.seed_game(scratch, seed & constants.MASK, number)
        moves: list[Move | Outcome] = []
        while position.phase != constants.OVER:
            if position.phase < constants.DEALING:
                moves.append(self._picked(position, scratch))
            else:
                seat = engine.acting_seat(self.engine_rules, position)
                engine.list_moves(self.engine_rules, position, scratch, seat)
                scratch.demand_room()
                index = engine.choose(self.engine_rules, position, scratch, seat, weights is not None)
                moves.append(engine.listed_move(scratch, index))
                engine.play_listed(self.engine_rules, position, scratch, seat, index)
        return moves

    def _picked(self, position: Position, scratch: Scratch) -> Outcome:
        """Let chance decide inside the engine, and tell what."""
        chance = self.chance(position)
        engine.pick_outcome(self.engine_rules, position, scratch)
        numbers = list(scratch.outcome[: scratch.outcome_count])
        engine.settle(self.engine_rules, position, scratch)
        if chance.kind is ChanceKind.LOT:
            return Outcome(chance.kind, (str(numbers[0]),))
        wanted = len(chance.seats) if chance.kind is ChanceKind.DRAW else len(numbers)
        return Outcome(chance.kind, tuple(CARDS[rank] for rank in numbers[:wanted]))

    # forms

    def move_text(self, move: Move) -> str:
        return self.notation.speller.text(move)

    def public_text(self, move: Move) -> str:
        return self.notation.speller.public_text(move)

    def read_move(self, text: str) -> Move:
        return self.notation.read(text)

    def steps(self, move: Move) -> tuple[Step, ...]:
        return self.notation.steps(move)

    def steps_bytes(self, moves: Sequence[Move]) -> bytes:
        return self.notation.speller.all_steps_json(moves).encode()

    def move_of_steps(self, steps: Sequence[Step]) -> Move:
        return self.notation.of_steps(steps)

    def position_json(self, position: Position) -> JSON:
        return self.view(position, REFEREE).data

    def read_position(self, data: JSON) -> Position:
        try:
            return self.forms.read(data)
        except BadInput as refused:
            refused.arguments["rules"] = self.rules.id  # so that it is told in the words of the sheet
            refused.plan = self.plan
            raise


def _scratch(weights: Sequence[float] | None) -> Scratch:
    """Room for a series of games with these weights."""
    scratch = Scratch()
    if weights is not None:
        scratch.weights = all_weights(weights)
    return scratch


def _possible(chance: Chance, outcome: Outcome) -> bool:
    """Whether chance can decide so."""
    if outcome.kind is not chance.kind:
        return False
    if chance.kind is ChanceKind.LOT:
        return outcome in chance.outcomes()
    if chance.kind is ChanceKind.SHUFFLE:
        return sorted(outcome.values) == sorted(chance.cards)
    return len(outcome.values) == len(chance.seats) and not Counter(outcome.values) - Counter(chance.cards)
