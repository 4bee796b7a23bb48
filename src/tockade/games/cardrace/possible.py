"""Whether a position can have come about: what no field tells alone."""

from __future__ import annotations

from tockade.game import BadInput
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Position, Rules, Work

LOTS = (constants.LOT_SIDE, constants.DRAW_FOR_DEAL, constants.LOT_DEALER)
DRAWING = (constants.THEN_NEXT, constants.THEN_EXTRA, constants.THEN_PLAY)


def seatings(rules: Rules) -> list[tuple[int, ...]]:
    """Every way of sitting at the board that the rules and their lot know, turned in every direction."""
    found = []
    for number in range(engine.lots(rules) if rules.lot else 1):
        position = Position()
        engine.clear_position(position)
        engine.start_position(rules, position)
        if rules.lot:
            engine.settle_side(rules, position, Work(), number)
        arms = engine.unpack(position)["arm"][: rules.seats]
        found += [tuple((arm + turned) % rules.arms for arm in arms) for turned in range(rules.arms)]
    return found


class Possible:
    """The positions of one game that its rules can lead to."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = range(rules.seats)
        self.seatings = seatings(rules)

    def check(self, position: Position) -> None:
        """Raises what is wrong with a position, if anything."""
        self._check_seats(position)
        self._check_hands(position)
        if position.phase in LOTS or (position.phase == constants.SHUFFLE and self._first_shuffle(position)):
            self._check_opening(position)
        elif position.phase == constants.SHUFFLE:
            self._check_shuffle(position)
        elif position.phase == constants.DEALING and engine.largest_deal(self.rules, position) < 1:
            raise BadInput("position_deal")
        elif position.phase == constants.OVER:
            self._check_over(position)

    # seats

    def _check_seats(self, position: Position) -> None:
        arms = tuple(engine.unpack(position)["arm"][: self.rules.seats])
        if position.phase != constants.LOT_SIDE and arms not in self.seatings:
            raise BadInput("position_arms", arms=" ".join(str(arm) for arm in arms))
        for seat in self.seats:
            if position.token_count(seat) and self.rules.again != constants.AGAIN_TOKEN:
                raise BadInput("position_tokens", seat=seat)
            if position.passed >> seat & 1 and not self._can_have_passed(position, seat):
                raise BadInput("position_passed", seat=seat)
        limit = self.rules.ply_limit
        if limit and position.turns >= limit and position.phase != constants.OVER:
            raise BadInput("position_turns", turns=position.turns, limit=limit)

    def _can_have_passed(self, position: Position, seat: int) -> bool:
        """TJ-7: with one or two cards, until the next deal."""
        kept = 0 < position.held_by(seat) <= self.rules.keep
        return kept and position.phase in (constants.PLAYING, constants.OVER)

    # cards

    def _check_hands(self, position: Position) -> None:
        for seat in self.seats:
            held = position.held_by(seat)
            if not self._least_held(position, seat) <= held <= self._most_held(position, seat):
                raise BadInput("position_hand", seat=seat, cards=held)

    def _least_held(self, position: Position, seat: int) -> int:
        """Who is asked for a card, or for an answer to one, has one."""
        return int(position.phase == constants.EXCHANGE and engine.unpack(position)["gift"][seat] < 0)

    def _most_held(self, position: Position, seat: int) -> int:
        rules, phase = self.rules, position.phase
        if phase == constants.DEALING:
            return 0
        if phase == constants.SHUFFLE and position.then not in DRAWING:
            return int(rules.keep)
        first = int(rules.dealer_extra if seat == position.turn else 0)  # TC-1: one more card in one's own turn
        if phase == constants.SHUFFLE and seat == position.turn:
            return int(rules.hand) + first - int(position.owed)
        return int(rules.hand) + (first if phase == constants.PLAYING else 0)

    # phases

    def _first_shuffle(self, position: Position) -> bool:
        """A pack that is dealt once is shuffled for it before anything else."""
        return position.then == constants.THEN_DEAL and self.rules.deal == constants.DEAL_ONCE

    def _check_opening(self, position: Position) -> None:
        """Before the first deal nobody has anything and nothing has happened."""
        arrays = engine.unpack(position)
        out = [pawn for seat in self.seats for pawn in self._pawns(seat) if arrays["place"][pawn] != constants.BASE]
        held = any(position.held_by(seat) for seat in self.seats)
        if out or held or position.turns or position.discard_count:
            raise BadInput("position_opening")

    def _pawns(self, seat: int) -> range:
        return range(4 * seat, 4 * seat + self.rules.pawns)

    def _check_shuffle(self, position: Position) -> None:
        """GJ-10, TC-2: an empty stock is shuffled for a card that is owed; TC-22, TJ-9: or the pack for a deal."""
        rules, then = self.rules, position.then
        after = rules.draw == constants.DRAW_AFTER and rules.restock_shuffled
        known = {
            constants.THEN_DEAL: True,
            constants.THEN_SIZE: rules.deal in (constants.DEAL_PLAY_OUT, constants.DEAL_RESHUFFLE),
            constants.THEN_NEXT: after,
            constants.THEN_EXTRA: after and rules.again,
            constants.THEN_PLAY: rules.draw == constants.DRAW_BEFORE,
        }
        if not known[then] or (then in DRAWING and engine.stock_left(position)):
            raise BadInput("position_shuffle")

    def _check_over(self, position: Position) -> None:
        """Who has finished is home; a draw has reached its limit; a second place is only where it is played on."""
        rules = self.rules
        if position.drawn and (not rules.ply_limit or position.turns < rules.ply_limit):
            raise BadInput("position_end", phase="over")
        order = engine.unpack(position)["order"][: position.finished]
        last = order[-1:] if rules.play_on and len(order) == engine.sides(rules) else []
        home = {engine.side_of(rules, seat) for seat in self.seats if engine.side_done(rules, position, seat)}
        if (len(order) > 1 and not rules.play_on) or home != set(order) - set(last):
            raise BadInput("position_end", phase="over")
