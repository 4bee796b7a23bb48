"""The steps that may follow in a move built tap by tap, in every correct spelling."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from tockade.game_types import Choice, Consequence, Division, Step
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.divided_graph import DividedGraph
from tockade.games.cardrace.divided_next_steps import DividedSteps
from tockade.games.cardrace.engine import Move, Position
from tockade.games.next_steps import next_choices

if TYPE_CHECKING:
    from tockade.games.cardrace.game import CardRace

Spelled = tuple[tuple[Step, ...], Move]


class NextSteps:
    """The legal next steps of one decision, asked any number of times: its moves are listed once.

    What it holds are all spellings of the moves of one part, and one division of each card that divides.
    """

    def __init__(self, game: CardRace, position: Position, seat: int) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        moves = engine.listed_uses(game.engine_rules, position, game.scratch, seat)
        self.spelled: list[Spelled] = [(game.steps(move), move) for move in moves]
        self.undivided = [each for each in self.spelled if each[1].kind != constants.SPLIT]

    def after(self, steps: Sequence[Step]) -> list[Choice]:
        """The steps that may follow these."""
        taken = tuple(steps)
        divided = self._divided(taken)
        if divided is None:
            return self._towards(self.spelled, taken)
        either = [*self._towards(self.undivided, taken), *self._sevens.after(divided, taken)]
        return list({choice.step: choice for choice in either}.values())

    def division(self, first: Step) -> Division:
        """Every way of dividing the card that this step plays; none where it has other uses too, or must be named."""
        divided = self._divided((first,))
        if divided is None or self._has_other_uses(divided.named):
            return Division()
        return DividedGraph(self.game, self.position, self.seat, divided.named, self._lap_free).division()

    def _divided(self, taken: tuple[Step, ...]) -> Move | None:
        """A legal division of the card that is named by these steps."""
        for steps, move in self.spelled:
            named = 1 + (move.card != move.named)  # what a joker stands for is named in a step of its own
            if move.kind == constants.SPLIT and len(taken) >= named and taken[:named] == steps[:named]:
                return move
        return None

    def _has_other_uses(self, card: int) -> bool:
        return bool(self.game.engine_rules.enters[card] or self.game.engine_rules.swaps[card])

    def _towards(self, spelled: list[Spelled], taken: tuple[Step, ...]) -> list[Choice]:
        return next_choices(spelled, taken, lambda each: each[0], lambda each: self._ghosts(each[1]))

    def _ghosts(self, move: Move) -> list[Consequence]:
        return [] if move.kind > constants.ARRIVE else self.game.board_consequences(self.position, self.seat, move)

    @cached_property
    def _sevens(self) -> DividedSteps:
        return DividedSteps(self.game, self.position, self.seat, self._lap_free)

    @cached_property
    def _lap_free(self) -> bool:
        """Whether something is left but to pass one's own start."""
        scratch = self.game.scratch
        engine.list_moves(self.game.engine_rules, self.position, scratch, self.seat)
        return not engine.first_laps(scratch)
