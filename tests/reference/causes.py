"""Why a move is refused, found once more: every true cause, in the groups in which causes are told."""

from __future__ import annotations

from typing import NamedTuple

GROUPS = {
    "turn and phase": "game_over limit_reached not_your_turn given_already chance_due wrong_phase no_such_move "
    "discard_whole discard_one",
    "card in hand": "card_not_held",
    "use of the card": "card_cannot_enter card_cannot_swap card_cannot_divide card_cannot_arrive card_cannot_walk "
    "joker_unnamed no_jumps no_jump_with_card wrong_deal",
    "pawn": "no_pawn_in_base no_pawn_there not_your_pawn partner_not_yet partner_now seven_not_shared not_an_opponent "
    "same_square wrong_owner not_another_colour pawn_in_house pawn_protected pawn_moved_already not_on_exit "
    "others_not_on_board",
    "way": "house_of_another house_never_left house_backwards house_not_by_push house_after_lap beyond_house "
    "wrong_count seven_part no_jump_here wrong_throw turned_round not_ahead",
    "path": "guard_in_the_way own_pawn_in_the_way room_pawn_in_the_way start_not_passed barricade_in_the_way "
    "beyond_barricade red_light orange_not_followed orange_last_row",
    "landing": "guard_on_landing own_pawn_on_landing partner_on_landing room_taken place_taken place_forbidden "
    "goal_closed",
    "duty": "seven_incomplete last_resort must_play must_carry_out must_move must_advance must_go_back too_many_cards",
}
"""In the order in which they are told."""
ORDER = {kind: number for number, kinds in enumerate(GROUPS.values()) for kind in kinds.split()}


class Cause(NamedTuple):
    """One true cause of a refusal, with everything that it names."""

    kind: str
    rule: str = ""
    places: tuple[str, ...] = ()
    pawns: tuple[tuple[int, str], ...] = ()
    seats: tuple[int, ...] = ()
    card: str = ""
    number: int = 0

    @property
    def group(self) -> int:
        return ORDER[self.kind]
