"""Which rule of a ledger forbids what, read once more: for a kind of cause, and for a card or a use of its own."""

from __future__ import annotations

IDS = {
    "tock-globe": """GJ game_over 22, not_your_turn 5, chance_due draw_for_deal=4 deal=5 stock=10, wrong_phase 9,
        no_such_move 6 lay=7 pass=7, discard_whole 8, card_not_held 6, card_cannot_enter 14, card_cannot_swap 15,
        card_cannot_divide 16, card_cannot_walk 15, no_jump_with_card 13, no_pawn_in_base 14,
        no_pawn_there 14 J=15 4=18 5=17 7=16, not_your_pawn 14 J=15 4=18 7=16, partner_not_yet 22, partner_now 22,
        seven_not_shared 22, not_an_opponent 17, same_square 15, wrong_owner 15, pawn_in_house 5=17 J=15,
        pawn_protected 12, pawn_moved_already 16, house_of_another 20, house_never_left 20, house_backwards 20 4=18,
        house_not_by_push 17, house_after_lap 20, beyond_house 20, wrong_count 11 4=18 5=17, seven_part 16,
        no_jump_here 13, guard_in_the_way 12, room_pawn_in_the_way 20, start_not_passed 21, guard_on_landing 12,
        room_taken 20, seven_incomplete 16, last_resort 21, must_play 7""",
    "tock-fadoq": """FQ game_over 15, not_your_turn 1, chance_due lot_dealer=1 deal=1 stock=2, wrong_phase 5,
        no_such_move 2, discard_whole 4, discard_one 4, card_not_held 2, card_cannot_enter 3, card_cannot_swap 7,
        card_cannot_divide 8, card_cannot_walk 7, no_jumps 13, no_jump_with_card 13, no_pawn_in_base 3,
        no_pawn_there 6 J=7 4=10 5=9 7=8 X=5, not_your_pawn 6 J=7 4=10 7=8 X=5, partner_not_yet 15, partner_now 15,
        seven_not_shared 15, not_an_opponent 9, same_square 7, wrong_owner 7, pawn_in_house 5=9 J=7,
        pawn_protected 5=9 J=7, pawn_moved_already 8, house_of_another 15, house_never_left 15, house_backwards 15 4=10,
        house_not_by_push 9, house_after_lap 15, beyond_house 15, wrong_count 6 4=10 5=9 X=5, seven_part 8,
        no_jump_here 13, guard_in_the_way 12, room_pawn_in_the_way 15, start_not_passed 11, guard_on_landing 12,
        room_taken 15, seven_incomplete 8, last_resort 11, must_play 4""",
    "tockcitan": """TC game_over 12, not_your_turn 1, chance_due lot_side=1 lot_dealer=1 deal=1 stock=2, no_such_move 3,
        discard_one 3, card_not_held 1, card_cannot_enter 4, card_cannot_swap 6, card_cannot_divide 9,
        card_cannot_walk 6, no_jumps 4, no_pawn_in_base 4, no_pawn_there 4 J=6 4=7 7=9, not_your_pawn 4 J=6 4=7 7=9,
        same_square 6, wrong_owner 6, not_another_colour 6, pawn_in_house 6, pawn_protected 5, house_of_another 11,
        house_never_left 11, house_backwards 11 4=7, house_after_lap 11, beyond_house 11, wrong_count 4 4=7,
        seven_part 9, own_pawn_in_the_way 8, room_pawn_in_the_way 8, start_not_passed 11, guard_on_landing 5,
        own_pawn_on_landing 8, room_taken 8, seven_incomplete 9, last_resort 11, must_play 3""",
    "tijou": """TJ game_over 15, not_your_turn 3, given_already 4, chance_due lot_side=17 lot_dealer=5 deal=9 stock=9,
        wrong_phase 4, no_such_move 6 give=4, card_not_held 6, card_cannot_enter 11, card_cannot_swap 14,
        card_cannot_divide 6, card_cannot_arrive 13, card_cannot_walk 14, joker_unnamed 6, no_pawn_in_base 11,
        no_pawn_there 6 J=14 arrive=13, not_your_pawn 6 J=14 arrive=13, not_an_opponent 14, same_square 14,
        wrong_owner 14, pawn_in_house 14, not_on_exit 13, others_not_on_board 13, house_of_another 13,
        house_never_left 13, wrong_count 6, no_jump_here 12, must_carry_out 6, too_many_cards 7""",
}
IDS["tockcitan-teams"] = (
    IDS["tockcitan"]
    + """, game_over 25, not_your_turn 20 deal=21, given_already 20, chance_due lot_dealer=20 deal=22 size=22,
        wrong_phase exchange=20 deal=21, no_such_move 24, discard_one 24, card_not_held 20, wrong_deal hand=21 pack=22,
        partner_not_yet 25, partner_now 25, seven_not_shared 25, partner_on_landing 10, must_play 24"""
)


def _read(text: str) -> dict[str, str]:
    prefix, _, rest = text.partition(" ")
    found: dict[str, str] = {}
    for entry in rest.split(","):
        kind, *numbers = entry.split()
        for number in numbers:
            about, _, rule = number.rpartition("=")
            found[f"{kind} {about}".strip()] = f"{prefix}-{rule}"
    return found


TABLES = {name: _read(text) for name, text in IDS.items()}


def rule_of(game: str, kind: str, *about: str) -> str:
    """The id for a kind, with the first of these cards, uses or phases for which there is a rule of its own."""
    table = TABLES[game]
    return next((table[f"{kind} {each}"] for each in about if f"{kind} {each}" in table), table.get(kind, ""))


def kinds_of(game: str) -> set[str]:
    """Every kind of cause for which a ledger has a rule, or which needs none."""
    return {entry.split()[0] for entry in TABLES[game]} | {"limit_reached"}
