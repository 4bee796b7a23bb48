"""Checks that a position has ended as it says, and that the player to act can act."""

from __future__ import annotations

from tockade.game_types import BadInput
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Position, Rules
from tockade.games.cardrace.position.hand_sizes import DRAWING


class EndingCheck:
    """The ends of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = range(rules.seats)
        self.sides = engine.sides(rules)

    def check(self, position: Position, order: list[int]) -> None:
        """Raises what is wrong with the end of a position, or with its going on."""
        placed = order[: position.finished]
        self._check_limit(position)
        self._check_home(position, placed)
        if position.phase == constants.OVER:
            self._check_over(position, placed)
        elif len(placed) >= (self.sides - 1 if self.rules.play_on else 1):
            raise BadInput("position_over")
        else:
            self._check_actor(position, placed)

    def _check_limit(self, position: Position) -> None:
        """README-8: at the limit of turns the game is a draw."""
        limit, over = self.rules.ply_limit, position.phase == constants.OVER
        if limit and position.turns > limit:
            raise BadInput("position_turns", turns=position.turns, limit=limit)
        if limit and position.turns == limit and not over:
            raise BadInput("position_limit", limit=limit)
        if position.drawn and (not over or not limit or position.turns < limit):
            raise BadInput("position_drawn")

    def _check_home(self, position: Position, placed: list[int]) -> None:
        """Who has finished is home; who is home has finished."""
        last = placed[-1:] if len(placed) == self.sides else []  # GJ-23: the last place needs no pawn home
        for side in placed:
            if side not in last and not any(self._home(position, seat) for seat in self._members(side)):
                raise BadInput("position_not_home", side=side)
        for seat in self.seats:
            if self._home(position, seat) and (side := engine.side_of(self.rules, seat)) not in placed:
                raise BadInput("position_won", seat=seat, side=side)

    def _home(self, position: Position, seat: int) -> bool:
        return bool(engine.side_done(self.rules, position, seat))

    def _members(self, side: int) -> list[int]:
        return [seat for seat in self.seats if engine.side_of(self.rules, seat) == side]

    def _check_over(self, position: Position, placed: list[int]) -> None:
        if position.drawn:
            if len(placed) >= (self.sides - 1 if self.rules.play_on else 1):
                raise BadInput("position_drawn_won")
            return
        if not placed:
            raise BadInput("position_not_over")
        if len(placed) != (self.sides if self.rules.play_on else 1):
            raise BadInput("position_finished", places=self.sides if self.rules.play_on else 1)
        winner = placed[-2] if self.rules.play_on else placed[0]  # the last side to finish by itself
        ended = engine.side_of(self.rules, position.turn) == winner and self._home(position, position.turn)
        if not ended or self._ended_before(position, winner):
            raise BadInput("position_last_move", seat=position.turn)

    def _ended_before(self, position: Position, winner: int) -> bool:
        """TJ-15: a second player of the side that is home would have ended the game before."""
        others = [seat for seat in self._members(winner) if seat != position.turn]
        return not self.rules.partner_play and any(self._home(position, seat) for seat in others)

    def _check_actor(self, position: Position, placed: list[int]) -> None:
        """Whose turn it is must not have passed and not be finished, and have a card where none is drawn."""
        rules, seat = self.rules, position.turn
        drawing = position.phase == constants.SHUFFLE and position.then in DRAWING
        if position.phase not in (constants.PLAYING, constants.EXTRA) and not drawing:
            return
        if engine.side_of(rules, seat) in placed:
            raise BadInput("position_turn_finished", seat=seat)
        if position.passed >> seat & 1 and rules.keep:
            raise BadInput("position_turn_passed", seat=seat)
        if position.held_by(seat) == 0 and rules.draw != constants.DRAW_AFTER and not drawing:
            raise BadInput("position_turn_empty", seat=seat)
        extra = position.phase == constants.EXTRA or (drawing and position.then == constants.THEN_EXTRA)
        if extra and rules.again == constants.AGAIN_TOKEN and not position.token_count(seat):
            raise BadInput("position_no_token", seat=seat)
