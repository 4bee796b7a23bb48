"""How many cards each seat can hold: after a deal exactly so many, in a position set up by hand at most so many."""

from __future__ import annotations

from tockade.game_types import BadInput
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Position, Rules

DRAWING = (constants.THEN_NEXT, constants.THEN_EXTRA, constants.THEN_PLAY)
"""What follows a shuffle in the middle of drawing."""


class HandSizes:
    """The sizes of hands in one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = range(rules.seats)

    def check(self, position: Position, gifts: list[int]) -> None:
        """Raises the first hand that has too many or too few cards."""
        if not position.deals or (position.phase == constants.SHUFFLE and position.then not in DRAWING):
            self._check_set_up(position, gifts)
        elif self.rules.deal == constants.DEAL_ONCE or position.phase in (constants.DEALING, constants.EXCHANGE):
            self._check_full(position, gifts)
        else:
            self._check_played_out(position)

    # set up by hand

    def _check_set_up(self, position: Position, gifts: list[int]) -> None:
        for seat in self.seats:
            held = position.held_by(seat)
            if not self._least(position, gifts, seat) <= held <= self._most(position, seat):
                raise BadInput("position_hand", seat=seat, cards=held)

    def _least(self, position: Position, gifts: list[int], seat: int) -> int:
        """Who is asked for a card, or for an answer to one, has one."""
        return int(position.phase == constants.EXCHANGE and gifts[seat] < 0)

    def _most(self, position: Position, seat: int) -> int:
        rules, phase = self.rules, position.phase
        finished = engine.is_placed(rules, position, engine.side_of(rules, seat))
        if phase == constants.DEALING or (finished and phase != constants.OVER):
            return 0
        if phase == constants.SHUFFLE and position.then not in DRAWING:
            return int(rules.keep)
        first = int(rules.dealer_extra if seat == position.turn else 0)  # TC-1: one more card in one's own turn
        if phase == constants.SHUFFLE and seat == position.turn:
            return int(rules.hand) + first - int(position.owed)
        return int(rules.hand) + (first if phase == constants.PLAYING else 0)

    # dealt once and drawn, or just dealt

    def _check_full(self, position: Position, gifts: list[int]) -> None:
        for seat in self.seats:
            held, wanted = position.held_by(seat), self._wanted(position, gifts, seat)
            if held != wanted:
                raise BadInput("position_hand_size", seat=seat, cards=held, expected=wanted)

    def _wanted(self, position: Position, gifts: list[int], seat: int) -> int:
        rules, phase = self.rules, position.phase
        if phase == constants.DEALING or self._laid_down(position, seat):
            return 0
        if phase == constants.EXCHANGE:
            full = rules.hand if rules.deal == constants.DEAL_FILL_UP else position.deal_size
            return int(full) - (gifts[seat] >= 0)
        return int(rules.hand) + (self._turn_changes(position) if seat == position.turn else 0)

    def _laid_down(self, position: Position, seat: int) -> bool:
        """GJ-23: who finished while the others played on has no cards; who ended the game, or is last, has."""
        if not engine.is_placed(self.rules, position, engine.side_of(self.rules, seat)):
            return False
        order = engine.unpack(position)["order"][: position.finished]
        ended = order[-2:] if position.phase == constants.OVER and not position.drawn else []
        return engine.side_of(self.rules, seat) not in ended

    def _turn_changes(self, position: Position) -> int:
        """TC-1: a card more in one's turn; one or several less while they are still to be drawn; GJ-6: won."""
        rules, phase = self.rules, position.phase
        if rules.draw == constants.DRAW_BEFORE and not (
            phase == constants.SHUFFLE and position.then != constants.THEN_PLAY
        ):
            return int(rules.dealer_extra) if phase == constants.PLAYING else 0
        if phase == constants.SHUFFLE:
            return -position.owed
        return -1 if phase == constants.OVER and not position.drawn else 0

    # hands that are played out

    def _check_played_out(self, position: Position) -> None:
        """TC-20, TJ-6, TJ-7: one card in each turn, round after round, until none is left or one passes."""
        over = position.phase == constants.OVER
        passing = over and position.passed >> position.turn & 1
        rounds = self._laid(position, position.turn) - (over and not passing)
        if rounds < 0:
            raise BadInput("position_rounds", seat=position.turn, cards=position.held_by(position.turn))
        if self._gave_up(position, position.turn) and over:
            rounds = self._rounds(position)
        for seat in self.seats:
            asked = rounds + (self._after_first(position, seat) < self._after_first(position, position.turn) + over)
            if not self._may_have_laid(position, seat, asked):
                raise BadInput("position_rounds", seat=seat, cards=position.held_by(seat))

    def _may_have_laid(self, position: Position, seat: int, asked: int) -> bool:
        """Whether a seat that was asked so often can hold so many cards."""
        laid = self._laid(position, seat)
        if position.passed >> seat & 1:
            return 0 <= laid < asked
        return laid == min(asked, self._full(position)) or (asked > 0 and self._gave_up(position, seat))

    def _gave_up(self, position: Position, seat: int) -> bool:
        """Whether a seat may have laid its whole hand down at once."""
        return bool(self.rules.stuck == constants.STUCK_HAND) and position.held_by(seat) == 0

    def _rounds(self, position: Position) -> int:
        """How often everybody has been asked, as far as those tell who hold cards."""
        turn = self._after_first(position, position.turn)
        sizes = [
            self._laid(position, seat) - (self._after_first(position, seat) <= turn)
            for seat in self.seats
            if position.held_by(seat)
        ]
        return max(sizes, default=0)

    def _full(self, position: Position) -> int:
        return int(self.rules.hand if self.rules.deal == constants.DEAL_FILL_UP else position.deal_size)

    def _laid(self, position: Position, seat: int) -> int:
        """The cards that a seat has laid since the deal."""
        return self._full(position) - position.held_by(seat)

    def _after_first(self, position: Position, seat: int) -> int:
        """How many seats play before this one in every round."""
        return (seat - position.dealer - (not self.rules.dealer_first)) % self.rules.seats
