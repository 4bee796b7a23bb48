"""Dividing a 7 tap by tap: the pawns and landings that may follow the parts walked so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tockade.game_types import BadInput, Choice, Step, StepKind
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Move, Position

if TYPE_CHECKING:
    from tockade.games.cardrace.game import CardRace

Steps = tuple[Step, ...]


class Walked(NamedTuple):
    """A 7 of which some parts have been walked: the board, and what can come next with the steps then left."""

    board: Position
    followers: list[tuple[int, int]]


class DividedSteps:
    """What may follow in a divided card of one decision."""

    def __init__(self, game: CardRace, position: Position, seat: int, lap_free: bool) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self.lap_free = int(lap_free and bool(game.engine_rules.pass_start))
        self._known: dict[tuple[int, ...], Walked | None] = {}

    def after(self, divided: Move, steps: Steps) -> list[Choice]:
        """A pawn, or where it goes."""
        try:
            parts, pawn = self._parts(steps, 1 + (divided.card != divided.named))
        except BadInput:
            return []
        key = (divided.named, *parts)
        if key not in self._known:
            self._known[key] = self._walked(divided.named, parts)
        walked = self._known[key]
        return self._choices(walked, divided, pawn) if walked else []

    def _parts(self, steps: Steps, naming: int) -> tuple[list[int], str]:
        """The complete parts among the steps that follow the card, and the pawn of an incomplete one."""
        taps, pawn = list(steps[naming:]), ""
        if len(taps) % 2:
            tap = taps.pop()
            if tap.kind is not StepKind.PAWN:
                raise BadInput("steps", steps=tap.kind.value)
            pawn = tap.place
        if not taps:
            return [], pawn
        return engine.move_parts(self.game.move_of_steps([*steps[:naming], *taps])), pawn

    def _walked(self, card: int, parts: list[int]) -> Walked | None:
        """These parts walked, unless a rule forbids one or nothing is left."""
        rules, scratch = self.game.engine_rules, self.game.scratch
        board = self.position.copy()
        engine.begin_seven(rules, board, scratch, self.seat, card)
        for part in parts:
            if engine.step_seven(rules, board, scratch, self.seat, card, part) != constants.ALLOWED:
                return None
        return Walked(board, self._followers(board, card)) if scratch.seven_left > 0 else None

    def _followers(self, board: Position, card: int) -> list[tuple[int, int]]:
        """The parts that can come next in a division that can still be completed, each with the steps then left."""
        rules, scratch = self.game.engine_rules, self.game.scratch
        first, left = scratch.seven_first, scratch.seven_left
        mover = engine.seven_mover(rules, board, self.seat, first)
        moved = engine.moved_before(scratch.seven_moved, mover, first)
        count = engine.list_candidates(rules, board, scratch, mover, card, left, moved)
        found = []
        for candidate in list(scratch.candidate[:count]):
            pawn, part = engine.candidate_pawn(candidate), engine.candidate_part(candidate)
            after = board.copy()
            rest = engine.walk_part(rules, after, scratch, pawn, part, card, engine.make_rest(left, 0, moved))
            if self.lap_free and engine.has_lapped(rest):
                continue
            then, marked = engine.steps_left(rest), engine.moved_pawns(rest)
            if engine.completable(rules, after, scratch, first, card, then, marked, self.lap_free):
                found.append((part, then))
        return found

    def _choices(self, walked: Walked, divided: Move, pawn: str) -> list[Choice]:
        found: dict[Step, Choice] = {}
        for part, left in walked.followers:
            move = Move(constants.SPLIT, divided.card, divided.named, [part])
            tap, landing = self.game.notation.part_steps(move, part)
            if not pawn:
                found.setdefault(tap, Choice(tap))
            elif tap.place == pawn:
                happened = self.game.board_consequences(walked.board, self.seat, move)
                found[landing] = Choice(landing, left == 0, tuple(happened))
        return list(found.values())
