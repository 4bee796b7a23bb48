"""Why a move is not legal: the engine's verdict codes with the rule, the pawns and the squares responsible."""

from __future__ import annotations

from typing import Final

from tockade.game_types import Pawn, Verdict, VerdictKind
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Move, Position, Rules
from tockade.games.cardrace.facts import CARDS
from tockade.games.cardrace.move_notation import Notation

CODES: Final = (
    "legal game_over limit_reached not_your_turn given_already chance_due wrong_phase no_such_move discard_whole "
    "discard_one card_not_held card_cannot_enter card_cannot_swap card_cannot_divide card_cannot_arrive "
    "card_cannot_walk joker_unnamed no_jumps no_jump_with_card wrong_deal no_pawn_in_base no_pawn_there not_your_pawn "
    "partner_not_yet partner_now seven_not_shared not_an_opponent same_square wrong_owner not_another_colour "
    "pawn_in_house pawn_protected pawn_moved_already not_on_exit others_not_on_board house_of_another house_never_left "
    "house_backwards house_not_by_push house_after_lap beyond_house wrong_count seven_part no_jump_here "
    "guard_in_the_way own_pawn_in_the_way room_pawn_in_the_way start_not_passed guard_on_landing own_pawn_on_landing "
    "partner_on_landing room_taken seven_incomplete last_resort must_play must_carry_out too_many_cards"
)
"""In the order of the engine's codes, which is that of `VerdictKind`."""
KINDS: Final = tuple(VerdictKind(name) for name in CODES.split(" "))
OF_CARD: Final = frozenset(
    VerdictKind(name)
    for name in [
        "card_cannot_enter",
        "card_cannot_swap",
        "card_cannot_divide",
        "card_cannot_arrive",
        "card_cannot_walk",
        "no_jump_with_card",
        "not_an_opponent",
        "not_another_colour",
        "pawn_in_house",
        "pawn_protected",
        "wrong_count",
        "must_carry_out",
    ]
)
"""Verdicts that name the card."""
OF_START: Final = (VerdictKind.START_NOT_PASSED, VerdictKind.LAST_RESORT)
OF_PLACE: Final = (VerdictKind.NO_PAWN_THERE,)
OF_WAY: Final = (VerdictKind.WRONG_COUNT, VerdictKind.SEVEN_PART)
"""Verdicts that name where a part goes from and to."""
OF_STEPS_LEFT: Final = (VerdictKind.SEVEN_PART, VerdictKind.SEVEN_INCOMPLETE)
USES: Final = {
    constants.ENTER: "enter",
    constants.SWAP: "swap",
    constants.SPLIT: "divide",
    constants.ARRIVE: "arrive",
    constants.DISCARD_HAND: "discard",
    constants.DISCARD_ONE: "discard",
    constants.LAY: "lay",
    constants.GIVE: "exchange",
    constants.DEAL: "deal",
    constants.PASS: "pass",
    constants.DECLINE: "extra",
}
"""What a move is about, where the rule that forbids it depends on that."""
PHASES: Final = {
    constants.LOT_SIDE: "lot_side",
    constants.SHUFFLE: "shuffle",
    constants.DEALING: "deal",
    constants.EXCHANGE: "exchange",
    constants.EXTRA: "extra",
}
OF_PHASE: Final = (VerdictKind.NOT_YOUR_TURN, VerdictKind.CHANCE_DUE, VerdictKind.WRONG_PHASE)


class Reasons:
    """Makes verdicts of one game; `rules_of` maps a kind, or a kind with a phase, a use or a card, to the ledger id."""

    def __init__(self, rules: Rules, notation: Notation, rules_of: dict[str, str]) -> None:
        self.rules = rules
        self.names = notation.names
        self.speller = notation.speller
        self.rules_of = rules_of

    def verdict(self, code: int, board: Position, move: Move, instead: str) -> Verdict:
        """The verdict of a code; `board` is the position in which the pawn responsible stands."""
        kind = KINDS[engine.verdict_code(code)]
        card = CARDS[move.named] if move.kind <= constants.ARRIVE else CARDS[move.card]
        about = engine.verdict_about(code)
        return Verdict(
            kind,
            self._rule(kind, board, move, card),
            places=self._places(kind, about, board, move, engine.verdict_part(code)),
            pawns=self._pawns(kind, about, board),
            seats=self._seats(kind, board, move),
            card=CARDS[move.card] if kind is VerdictKind.CARD_NOT_HELD else card if kind in OF_CARD else "",
            number=engine.verdict_steps(code)
            if kind in OF_STEPS_LEFT
            else self._number(kind, board, move, engine.verdict_part(code)),
            move=instead,
        )

    def _rule(self, kind: VerdictKind, board: Position, move: Move, card: str) -> str:
        """The ledger id for this reason: in this phase, with this use or this card if that makes a difference."""
        looked_up = [USES.get(move.kind, ""), card]
        if kind in OF_PHASE:
            looked_up = [self._moment(board), looked_up[0] if kind is VerdictKind.WRONG_PHASE else ""]
        if kind is VerdictKind.WRONG_DEAL:
            looked_up = ["pack" if engine.largest_deal(self.rules, board) < self.rules.hand else "hand"]
        known = [self.rules_of[f"{kind.value}/{each}"] for each in looked_up if f"{kind.value}/{each}" in self.rules_of]
        return known[0] if known else self.rules_of.get(kind.value, "")

    def _moment(self, board: Position) -> str:
        """The phase, where it decides about the rule; a shuffle in the middle of a hand renews the stock."""
        renewed = board.phase == constants.SHUFFLE and board.then > constants.THEN_SIZE
        return "stock" if renewed else PHASES.get(board.phase, "")

    def _pawns(self, kind: VerdictKind, pawn: int, board: Position) -> tuple[Pawn, ...]:
        if pawn < 0 or kind in (*OF_START, *OF_PLACE, VerdictKind.BEYOND_HOUSE):
            return ()
        return (Pawn(engine.seat_of(pawn), self.names[engine.unpack(board)["place"][pawn]]),)

    def _seats(self, kind: VerdictKind, board: Position, move: Move) -> tuple[int, ...]:
        if kind is VerdictKind.WRONG_OWNER:
            return (engine.part_other(engine.move_parts(move)[0]),)
        if kind not in (VerdictKind.NOT_YOUR_TURN, VerdictKind.GIVEN_ALREADY):
            return ()
        return tuple(seat for seat in range(self.rules.seats) if engine.acts(self.rules, board, seat))

    def _number(self, kind: VerdictKind, board: Position, move: Move, part: int) -> int:
        if kind is VerdictKind.WRONG_COUNT:
            return self.rules.forward[move.named] or self.rules.push[move.named] or -self.rules.back[move.named]
        if kind is VerdictKind.WRONG_DEAL:
            return engine.largest_deal(self.rules, board)
        if kind is VerdictKind.TOO_MANY_CARDS:
            return self.rules.keep
        return self.rules.ply_limit if kind is VerdictKind.LIMIT_REACHED else part if kind in OF_PLACE else 0

    def _places(self, kind: VerdictKind, about: int, board: Position, move: Move, part: int) -> tuple[str, ...]:
        """The squares that the reason is about."""
        parts = engine.move_parts(move)[part : part + 1]
        if kind in OF_PLACE:
            return (self.names[about],) if about >= 0 else ()
        if kind in (*OF_START, VerdictKind.NOT_ON_EXIT):
            return (self.names[engine.unpack(board)["arm"][engine.seat_of(about)] * self.rules.arm_length],)
        if kind is VerdictKind.BEYOND_HOUSE:
            return (self.names[engine.house_of(board, engine.seat_of(about)) + self.rules.rooms - 1],)
        if kind in OF_WAY:
            return tuple(
                self.names[place] for each in parts for place in (engine.part_from(each), engine.part_to(each))
            )
        if kind is VerdictKind.NO_JUMP_HERE:
            on = [(engine.part_to(each), self.speller.beyond(move, each)) for each in parts]
            return tuple(self.names[place] for pair in on for place in pair)
        if kind in (VerdictKind.SAME_SQUARE, VerdictKind.HOUSE_OF_ANOTHER):
            return tuple(self.names[engine.part_to(each)] for each in parts)
        return ()
