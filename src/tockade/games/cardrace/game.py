"""A card race behind the door: the engine's positions and moves as text, steps, views and words of data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from threading import local

import msgspec

from tockade.game import (
    CHANCE,
    JSON,
    LEGAL,
    REFEREE,
    BadInput,
    Chance,
    ChanceKind,
    Choice,
    Consequence,
    Game,
    IllegalMove,
    Outcome,
    Plan,
    Randomness,
    Result,
    RuleSet,
    Scene,
    Setup,
    Step,
    Tally,
    Verdict,
    View,
)
from tockade.games.cardrace import constants, engine, plan, views
from tockade.games.cardrace.choosing import Choosing
from tockade.games.cardrace.engine import Move, Position, Rules, Work
from tockade.games.cardrace.forms import Forms
from tockade.games.cardrace.idle import idle_cards
from tockade.games.cardrace.notation import Notation, place_names, text_ranks
from tockade.games.cardrace.reasons import Reasons
from tockade.games.cardrace.rules import CARDS, Facts
from tockade.games.cardrace.telling import Telling, events_of
from tockade.games.cardrace.ways import Way, ways
from tockade.games.cardrace.writing import Writer

try:
    from tockade.games.cardrace.native import play_number
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
_decoder = msgspec.json.Decoder(JSON)


class _Room(local):
    """More than a megabyte, and much more in plain Python: too much for every game to have its own."""

    def __init__(self) -> None:
        self.work = Work()


_room = _Room()


class CardRace(Game[Position, Move]):
    """A tock or Tijou."""

    quick_weights = (1.0, 8.0, 30.0, -0.6, -5.0, -15.0, -3.0, 1.5, 6.0, 2.0)

    def __init__(self, rules: RuleSet, setup: Setup, facts: Facts, reasons: dict[str, str]) -> None:
        self.rules = rules
        self.setup = setup
        self.facts = facts
        self.seats = facts.seats
        self.plan = _plan(facts)
        names = place_names(facts)
        self.kernel = Rules(facts, text_ranks(names))
        self.notation = Notation(self.kernel, names)
        self.writer = Writer(self.kernel, self.notation.names)
        self.forms = Forms(self.kernel, self.notation)
        self.telling = Telling(self.kernel, self.notation)
        self.reasons = Reasons(self.kernel, self.notation, reasons)
        sides = range(engine.sides(self.kernel))
        self.limit = self.facts.ply_limit
        self.teams = tuple(tuple(s for s in range(self.seats) if engine.side_of(self.kernel, s) == n) for n in sides)

    @property
    def work(self) -> Work:
        """Room to work in: one for each thread, for all games; what is in it counts within one call only."""
        return _room.work

    # positions and moves

    def start(self) -> Position:
        position = Position()
        engine.clear_position(position)
        engine.start_position(self.kernel, position)
        return position

    def actors(self, position: Position) -> tuple[int, ...]:
        return engine.actors_of(self.kernel, position)

    def legal_moves(self, position: Position, seat: int) -> list[Move]:
        return engine.listed_moves(self.kernel, position, self.work, seat)

    def next_steps(self, position: Position, seat: int, steps: Sequence[Step]) -> list[Choice]:
        return Choosing(self).next_steps(position, seat, tuple(steps))

    def verdict(self, position: Position, seat: int, move: Move) -> Verdict:
        code = engine.judge(self.kernel, position, self.work, seat, move)
        if code == constants.ALLOWED:
            return LEGAL
        board = self.work.scratch.copy() if code >> 16 else position  # in the middle of a divided 7
        return self.explained(code, position, board, seat, move)

    def explained(self, code: int, position: Position, board: Position, seat: int, move: Move) -> Verdict:
        """The verdict of the engine's code; `board` is where the pawns stood when the move failed."""
        return self.reasons.verdict(code, board, move, self._instead(code, position, seat, move))

    def _instead(self, code: int, position: Position, seat: int, move: Move) -> str:
        """A move that may be played, where the verdict names one."""
        listed = self.legal_moves(position, seat) if code & 255 in NAMES_A_MOVE else []
        if code & 255 in NAMES_A_PLAY:
            listed = [other for other in listed if other.kind <= constants.ARRIVE]
        if code & 255 == constants.V_MUST_CARRY_OUT:
            listed = [other for other in listed if other.card == move.card]
        return self.move_text(listed[0]) if listed else ""

    def play(self, position: Position, seat: int, move: Move) -> Position:
        after = engine.after_move(self.kernel, position, self.work, seat, move)
        if after is position:
            raise IllegalMove(self.verdict(position, seat, move))
        return after

    def consequences(self, position: Position, seat: int, move: Move) -> list[Consequence]:
        return self.carry_out(position, seat, move)[1]

    def carry_out(self, position: Position, seat: int, move: Move) -> tuple[Position, list[Consequence]]:
        if engine.judge(self.kernel, position, self.work, seat, move) != constants.ALLOWED:
            raise IllegalMove(self.verdict(position, seat, move))
        after = position.copy()
        self._note()
        engine.play_spelled(self.kernel, after, self.work, seat, move)
        return after, self._noted(seat)

    def board_consequences(self, position: Position, seat: int, move: Move) -> list[Consequence]:
        """What a legal play does to the pawns: nothing that the player could not see before playing it."""
        self._note()
        engine.rehearse(self.kernel, position.copy(), self.work, seat, move)
        return self._noted(seat)

    def _note(self) -> None:
        self.work.event_count = 0
        self.work.noting = 1

    def _noted(self, by: int) -> list[Consequence]:
        self.work.noting = 0
        return self.telling.tell(by, events_of(self.work))

    def canonical(self, position: Position, seat: int, move: Move) -> Move:
        listed = self.legal_moves(position, seat)
        if move in listed:
            return move
        after = self.position_json(self.play(position, seat, move))
        return next(other for other in listed if self.position_json(self.play(position, seat, other)) == after)

    def idle_cards(self, position: Position, seat: int) -> dict[str, tuple[Verdict, ...]]:
        return idle_cards(self, position, seat)

    def card_ways(self) -> dict[str, tuple[Way, ...]]:
        found = {card: ways(effect) for card, effect in self.facts.effects.items()}
        return {card: used for card, used in found.items() if used}

    # chance

    def chance(self, position: Position) -> Chance:
        if position.phase in (constants.LOT_SIDE, constants.LOT_DEALER):
            choices = engine.lots(self.kernel) if position.phase == constants.LOT_SIDE else self.seats
            return Chance(ChanceKind.LOT, choices=choices)
        assert position.phase in (constants.SHUFFLE, constants.DRAW_FOR_DEAL)
        engine.gather(position, self.work)
        cards = tuple(CARDS[rank] for rank in sorted(self.work.outcome[: self.work.outcome_count]))
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
        engine.set_outcome(self.work, numbers)
        engine.settle(self.kernel, after, self.work)
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
        return [CARDS.index(card) for card in outcome.values]

    # knowledge

    def view(self, position: Position, viewer: int) -> View:
        return View(viewer, _decoder.decode(self.view_bytes(position, viewer)))

    def view_bytes(self, position: Position, viewer: int) -> bytes:
        return self.writer.write(position, viewer)

    def imagine(self, view: View, randomness: Randomness) -> Position:
        return self.read_position(views.imagined(self.kernel, view, randomness))

    def scene(self, view: View) -> Scene:
        return views.scene(self.kernel, view.data, self._actors_of(view.data))

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
        position, work = Position(), _work(weights)
        work.counting = 1
        tallies = []
        for number in range(first, first + count):
            play_number(self.kernel, position, work, seed & constants.MASK, number, weights is not None)
            tallies.append(self._tally(position, work))
        return tallies

    def _tally(self, position: Position, work: Work) -> Tally:
        result = self.result(position)
        assert result is not None
        return Tally(
            plies=work.plies,
            turns=position.turns,
            first=position.first,
            order=result.order,
            captures=work.captures,
            choices=work.choices,
            discards=work.discards,
            lead_changes=work.leads,
            held=tuple(work.tally_held),
            dead=tuple(work.tally_dead),
        )

    def playout_moves(self, seed: int, number: int, weights: Sequence[float] | None) -> list[Move | Outcome]:
        position, work = self.start(), _work(weights)
        engine.seed_game(work, seed & constants.MASK, number)
        moves: list[Move | Outcome] = []
        while position.phase != constants.OVER:
            if position.phase < constants.DEALING:
                moves.append(self._picked(position, work))
            else:
                seat = engine.acting_seat(self.kernel, position)
                engine.list_moves(self.kernel, position, work, seat)
                index = engine.choose(self.kernel, position, work, seat, weights is not None)
                moves.append(engine.listed_move(work, index))
                engine.play_listed(self.kernel, position, work, seat, index)
        return moves

    def _picked(self, position: Position, work: Work) -> Outcome:
        """Let chance decide inside the engine, and tell what."""
        chance = self.chance(position)
        engine.pick_outcome(self.kernel, position, work)
        numbers = list(work.outcome[: work.outcome_count])
        engine.settle(self.kernel, position, work)
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

    def move_of_steps(self, steps: Sequence[Step]) -> Move:
        return self.notation.of_steps(steps)

    def position_json(self, position: Position) -> JSON:
        return self.view(position, REFEREE).data

    def read_position(self, data: JSON) -> Position:
        try:
            return self.forms.read(data)
        except BadInput as refused:
            refused.arguments["rules"] = self.rules.id  # so that it is told in the words of the sheet
            raise


def _plan(facts: Facts) -> Plan:
    if facts.stacking:
        return plan.tijou_plan(facts.entry)
    return plan.tock_plan(facts.arms, facts.entrance, any(effect.jump for effect in facts.effects.values()))


def _work(weights: Sequence[float] | None) -> Work:
    """Room for a series of games with these weights."""
    work = Work()
    if weights is not None:
        work.weights = list(weights)
    return work


def _possible(chance: Chance, outcome: Outcome) -> bool:
    """Whether chance can decide so."""
    if outcome.kind is not chance.kind:
        return False
    if chance.kind is ChanceKind.LOT:
        return outcome in chance.outcomes()
    if chance.kind is ChanceKind.SHUFFLE:
        return Counter(outcome.values) == Counter(chance.cards)
    return len(outcome.values) == len(chance.seats) and not Counter(outcome.values) - Counter(chance.cards)
