"""Building a move tap by tap: every correct spelling of a legal move, one step at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tockade.game import BadInput, Choice, Consequence, Step, StepKind
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Move, Position

if TYPE_CHECKING:
    from tockade.games.cardrace.game import CardRace

Steps = tuple[Step, ...]


class Choosing:
    """The legal next steps of one game."""

    def __init__(self, game: CardRace) -> None:
        self.game = game

    def next_steps(self, position: Position, seat: int, steps: Steps) -> list[Choice]:
        """The steps that may follow these."""
        divided = [move for move in self.game.legal_moves(position, seat) if move.kind == constants.SPLIT]
        if divided and steps and steps[0] == self.game.steps(divided[0])[0]:
            return self._split_steps(position, seat, divided, steps)
        return self._plain_steps(position, seat, steps)

    # moves of one part

    def _spellings(self, position: Position, seat: int) -> list[Move]:
        """Every spelling but those of a divided 7; where only laps are legal, laps."""
        work = self.game.work
        work.every_spelling = 1
        moves = engine.listed_moves(self.game.kernel, position, work, seat)
        work.every_spelling = 0
        return moves

    def _plain_steps(self, position: Position, seat: int, steps: Steps) -> list[Choice]:
        found: dict[Step, Choice] = {}
        for move in self._spellings(position, seat):
            spelled = self.game.steps(move)
            if len(spelled) > len(steps) and spelled[: len(steps)] == steps:
                step, done = spelled[len(steps)], len(spelled) == len(steps) + 1
                if step not in found:
                    found[step] = Choice(step, done, self._ghosts(position, seat, move) if done else ())
        return list(found.values())

    def _ghosts(self, position: Position, seat: int, move: Move) -> tuple[Consequence, ...]:
        if move.kind > constants.ARRIVE:
            return ()
        return tuple(self.game.board_consequences(position, seat, move))

    # the divided 7

    def _split_steps(self, position: Position, seat: int, divided: list[Move], steps: Steps) -> list[Choice]:
        """What may follow in a divided 7: a pawn, or where it goes."""
        card = divided[0].named
        lap_free = not self._lapping(position, seat)
        try:
            parts, pawn = self._parts(steps, card)
        except BadInput:
            return []
        board, rest, used = self._walked(position, seat, card, parts)
        if board is None or rest <= 0:
            return []
        spelled = self._candidates(board, seat, position, card, rest, used, lap_free)
        return self._choices(board, seat, card, pawn, spelled)

    def _lapping(self, position: Position, seat: int) -> bool:
        """Whether nothing is left but to pass one's own start."""
        work, kernel = self.game.work, self.game.kernel
        engine.list_moves(kernel, position, work, seat)
        return engine.first_laps(work)

    def _parts(self, steps: Steps, card: int) -> tuple[list[int], str]:
        """The complete parts among the steps, and the pawn of an incomplete one."""
        taps = list(steps[1:])
        pawn = taps.pop().place if len(taps) % 2 else ""
        if not taps:
            return [], pawn
        return engine.move_parts(self.game.move_of_steps([steps[0], *taps])), pawn

    def _walked(self, position: Position, seat: int, card: int, parts: list[int]) -> tuple[Position | None, int, int]:
        """The board after these parts, the steps left, and who has moved."""
        kernel, work = self.game.kernel, self.game.work
        board, rest, used = position.copy(), kernel.forward[card], 0
        first = engine.played_seat(kernel, board, seat)
        for part in parts:
            mover = engine.played_seat(kernel, board, seat) if kernel.seven_overflow else first
            used = max(used, 16) if mover != first and used < 16 else used
            pawn = engine.pawn_at(kernel, board, mover, engine.part_from(part))
            if pawn == constants.NOBODY:
                return None, 0, 0
            steps = engine.part_steps(kernel, board, pawn, part)
            if engine.judge_part(kernel, board, pawn, steps, rest, card, part) != constants.ALLOWED:
                return None, 0, 0
            if not kernel.seven_stops and used >> (pawn & 3) & 1:
                return None, 0, 0
            engine.advance(kernel, board, work, pawn, steps, engine.part_way(part), card)
            used |= 0 if kernel.seven_stops else 1 << (pawn & 3)
            rest -= steps
        return board, rest, used

    def _candidates(
        self, board: Position, seat: int, start: Position, card: int, rest: int, used: int, lap_free: bool
    ) -> list[tuple[int, int]]:
        """The parts that can come next in a division that can still be completed, each with the steps then left."""
        kernel, work = self.game.kernel, self.game.work
        first = engine.played_seat(kernel, start, seat)
        mover = engine.played_seat(kernel, board, seat) if kernel.seven_overflow else first
        used = 16 if mover != first and used < 16 else used
        count = engine.list_candidates(kernel, board, work, mover, card, rest, used & 15)
        found = []
        for candidate in list(work.candidate[:count]):
            pawn, part = candidate >> 24, candidate & 0xFFFFFF
            steps, way = engine.part_steps(kernel, board, pawn, part), engine.part_way(part)
            if lap_free and kernel.pass_start and engine.laps(kernel, board, pawn, steps, way):
                continue
            after = board.copy()
            engine.advance(kernel, after, work, pawn, steps, way, card)
            marked = 0 if kernel.seven_stops else used | 1 << (pawn & 3)
            free = int(lap_free and bool(kernel.pass_start))
            if engine.completable(kernel, after, work, first, card, rest - steps, marked, free):
                found.append((part, rest - steps))
        return found

    def _choices(
        self, board: Position, seat: int, card: int, pawn: str, spelled: list[tuple[int, int]]
    ) -> list[Choice]:
        found: dict[Step, Choice] = {}
        for part, left in spelled:
            move = Move(constants.SPLIT, card, card, [part])
            tap, landing = self.game.notation.part_steps(move, part)
            if not pawn:
                found.setdefault(tap, Choice(tap))
            elif tap == Step(StepKind.PAWN, place=pawn):
                found[landing] = Choice(landing, left == 0, self._ghosts(board, seat, move))
        return list(found.values())
