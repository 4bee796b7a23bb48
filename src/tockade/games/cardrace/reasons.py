"""Why a move is not legal: the engine's verdict codes with the rule, the pawns and the squares responsible."""

from __future__ import annotations

from tockade.game import Pawn, Verdict, VerdictKind
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Move, Position, Rules
from tockade.games.cardrace.notation import Notation
from tockade.games.cardrace.rules import CARDS

CODES = (
    "legal game_over not_your_turn chance_due wrong_phase card_not_held card_cannot wrong_count no_jump_with_card "
    "no_jump_here joker_unnamed wrong_deal no_pawn_in_base no_pawn_there not_your_pawn not_an_opponent "
    "not_another_colour same_square pawn_in_house pawn_protected pawn_moved_already partner_not_yet not_on_exit "
    "others_not_on_board guard_in_the_way own_pawn_in_the_way room_pawn_in_the_way beyond_house house_backwards "
    "house_not_by_push house_after_lap house_of_another start_not_passed guard_on_landing own_pawn_on_landing "
    "partner_on_landing room_taken seven_incomplete last_resort must_play must_carry_out too_many_cards"
)
"""In the order of the engine's codes."""
KINDS = tuple(VerdictKind(name) for name in CODES.split(" "))
OF_CARD = frozenset(
    (
        VerdictKind.CARD_NOT_HELD,
        VerdictKind.CARD_CANNOT,
        VerdictKind.WRONG_COUNT,
        VerdictKind.NO_JUMP_WITH_CARD,
        VerdictKind.MUST_CARRY_OUT,
    )
)


class Reasons:
    """Makes verdicts of one game; `rules_of` maps a kind, or `kind/card`, to the ledger id."""

    def __init__(self, rules: Rules, notation: Notation, rules_of: dict[str, str]) -> None:
        self.rules = rules
        self.names = notation.names
        self.rules_of = rules_of

    def rule(self, kind: VerdictKind, card: str) -> str:
        """The ledger id for this reason, with this card if that makes a difference."""
        return self.rules_of.get(f"{kind.value}/{card}", self.rules_of.get(kind.value, ""))

    def verdict(self, code: int, board: Position, seat: int, move: Move, instead: str) -> Verdict:
        """The verdict of a code; `board` is the position in which the pawn responsible stands."""
        kind = KINDS[code & 255]
        card = CARDS[move.named] if move.kind <= constants.ARRIVE else CARDS[move.card]
        pawn = (code >> 8) - 1 if kind is not VerdictKind.SEVEN_INCOMPLETE else constants.NOBODY
        place = engine.unpack(board)["place"]
        pawns = (Pawn(pawn >> 2, self.names[place[pawn]]),) if pawn >= 0 else ()
        return Verdict(
            kind,
            self.rule(kind, card),
            places=self._places(kind, board, seat, move),
            pawns=pawns,
            seats=self._seats(kind, board),
            card=CARDS[move.card] if kind is VerdictKind.CARD_NOT_HELD else card if kind in OF_CARD else "",
            number=code >> 8 if kind is VerdictKind.SEVEN_INCOMPLETE else self._number(kind, board, move),
            move=instead,
        )

    def _seats(self, kind: VerdictKind, board: Position) -> tuple[int, ...]:
        if kind is not VerdictKind.NOT_YOUR_TURN:
            return ()
        return tuple(seat for seat in range(self.rules.seats) if engine.acts(self.rules, board, seat))

    def _number(self, kind: VerdictKind, board: Position, move: Move) -> int:
        if kind is VerdictKind.WRONG_COUNT:
            return self.rules.forward[move.named] or self.rules.push[move.named] or -self.rules.back[move.named]
        if kind is VerdictKind.WRONG_DEAL:
            return engine.largest_deal(self.rules, board)
        if kind is VerdictKind.TOO_MANY_CARDS:
            return self.rules.keep
        return 0

    def _places(self, kind: VerdictKind, board: Position, seat: int, move: Move) -> tuple[str, ...]:
        """The squares that the reason is about."""
        parts = engine.move_parts(move)
        mover = engine.played_seat(self.rules, board, seat) if seat >= 0 else 0
        start = engine.unpack(board)["arm"][mover] * self.rules.arm_length
        if kind in (VerdictKind.START_NOT_PASSED, VerdictKind.LAST_RESORT, VerdictKind.NOT_ON_EXIT):
            return (self.names[start],)
        if kind is VerdictKind.BEYOND_HOUSE:
            return (self.names[engine.house_of(board, mover) + self.rules.rooms - 1],)
        if kind is VerdictKind.SAME_SQUARE:
            return (self.names[engine.part_to(parts[0])],)
        if kind is VerdictKind.NO_PAWN_THERE:
            return tuple(self._empty(board, parts))
        if kind in (VerdictKind.WRONG_COUNT, VerdictKind.NO_JUMP_HERE, VerdictKind.HOUSE_OF_ANOTHER):
            return tuple(self.names[engine.part_to(part)] for part in parts)
        return ()

    def _empty(self, board: Position, parts: list[int]) -> list[str]:
        places = [engine.part_from(part) for part in parts] + [engine.part_to(part) for part in parts]
        empty = [place for place in places if engine.anybody_at(self.rules, board, place) == constants.NOBODY]
        return [self.names[place] for place in empty[:1]]
