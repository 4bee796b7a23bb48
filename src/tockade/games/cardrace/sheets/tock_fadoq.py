"""Tock as the Jeux en tête FADOQ play it: two teams, summits in both directions, extra plays kept as tokens."""

from __future__ import annotations

from dataclasses import replace

from tockade.game import PLY_LIMIT, Option, TableSize
from tockade.games.cardrace.facts import CARDS, Again, Effect, Facts, StartGuard, Stuck
from tockade.games.cardrace.sheet import Sheet, Values, limit, on, own_pawns
from tockade.games.cardrace.sheets import tock_globe
from tockade.games.cardrace.sheets.tock_globe import FLAG, PASS_START

EFFECTS = tock_globe.EFFECTS | {"4": Effect(back=4, jump=-1), "5": Effect(push=5, jump=1)}
"""FQ-13: all but the jack may jump, the 4 backwards."""
WALKING = tuple(card for card in CARDS if EFFECTS[card].jump)
CARD = "|".join(sorted(WALKING, reverse=True))

OPTIONS = (
    Option("entrance", "16", "FQ-3", ("16", "17", "18")),
    Option("restock", "turn_over", "FQ-2", ("turn_over", "shuffle")),
    Option("stuck", "discard_one", "FQ-4", ("discard_one", "discard_hand")),
    Option("joker_replay", "now_or_later", "FQ-5", ("now_or_later", "now")),
    Option("swap_own_start", "on", "FQ-7", FLAG, older=((1, "off"),)),
    Option("seven_same_pawn_stops", "off", "FQ-8", FLAG),
    Option("push_own_start", "on", "FQ-9", FLAG, older=((1, "off"),)),
    Option("pass_own_start", "last_resort", "FQ-11", tuple(PASS_START)),
    Option("own_start", "any", "FQ-12", ("any", "fresh")),
    Option("jump_past_start", "allowed", "FQ-13", ("allowed", "blocked")),
    Option("jump_cards", "all", "FQ-13", ("all", "none", "A,2,3,6,7,8,9,10,Q,K,X"), rf"all|none|({CARD})(,({CARD}))*"),
    Option("jump_captures_first", "off", "FQ-13", FLAG),
    Option("seven_overflow", "on", "FQ-15", FLAG),
    PLY_LIMIT,
)

REASONS = {
    "game_over": "FQ-15",
    "not_your_turn": "FQ-1",
    "chance_due": "FQ-1",
    "chance_due/stock": "FQ-2",
    "wrong_phase": "FQ-5",
    "no_such_move": "FQ-2",
    "discard_whole": "FQ-4",
    "discard_one": "FQ-4",
    "card_not_held": "FQ-2",
    "card_cannot_enter": "FQ-3",
    "card_cannot_swap": "FQ-7",
    "card_cannot_divide": "FQ-8",
    "card_cannot_walk": "FQ-7",
    "no_jumps": "FQ-13",
    "no_jump_with_card": "FQ-13",
    "no_pawn_in_base": "FQ-3",
    **own_pawns("no_pawn_there", "FQ-6", "FQ-7", {"4": "FQ-10", "5": "FQ-9", "7": "FQ-8", "X": "FQ-5"}),
    **own_pawns("not_your_pawn", "FQ-6", "FQ-7", {"4": "FQ-10", "7": "FQ-8", "X": "FQ-5"}),
    "partner_not_yet": "FQ-15",
    "partner_now": "FQ-15",
    "seven_not_shared": "FQ-15",
    "not_an_opponent": "FQ-9",
    "same_square": "FQ-7",
    "wrong_owner": "FQ-7",
    "pawn_in_house/5": "FQ-9",
    "pawn_in_house/J": "FQ-7",
    "pawn_protected/5": "FQ-9",
    "pawn_protected/J": "FQ-7",
    "pawn_moved_already": "FQ-8",
    "house_of_another": "FQ-15",
    "house_never_left": "FQ-15",
    "house_backwards": "FQ-15",
    "house_backwards/4": "FQ-10",
    "house_not_by_push": "FQ-9",
    "house_after_lap": "FQ-15",
    "beyond_house": "FQ-15",
    "wrong_count": "FQ-6",
    "wrong_count/4": "FQ-10",
    "wrong_count/5": "FQ-9",
    "wrong_count/X": "FQ-5",
    "seven_part": "FQ-8",
    "no_jump_here": "FQ-13",
    "guard_in_the_way": "FQ-12",
    "room_pawn_in_the_way": "FQ-15",
    "start_not_passed": "FQ-11",
    "guard_on_landing": "FQ-12",
    "room_taken": "FQ-15",
    "seven_incomplete": "FQ-8",
    "last_resort": "FQ-11",
    "must_play": "FQ-4",
}


def jumping(cards: str) -> dict[str, Effect]:
    """The effects when only these cards let a pawn jump."""
    chosen = WALKING if cards == "all" else () if cards == "none" else tuple(cards.split(","))
    return {card: EFFECTS[card] if card in chosen else replace(EFFECTS[card], jump=0) for card in CARDS}


def facts(table: TableSize, values: Values) -> Facts:
    """The facts of a table with these options."""
    return Facts(
        seats=4,
        teams=True,
        arms=4,
        seat_arms=(0, 1, 2, 3),
        entrance=int(values["entrance"]),
        effects=jumping(values["jump_cards"]),
        guard=StartGuard.ANY if values["own_start"] == "any" else StartGuard.FRESH,
        jump_captures_first=on(values, "jump_captures_first"),
        jump_past_start=values["jump_past_start"] == "allowed",
        pass_start=PASS_START[values["pass_own_start"]],
        seven_stops=on(values, "seven_same_pawn_stops"),
        seven_overflow=on(values, "seven_overflow"),
        swap_own_start=on(values, "swap_own_start"),
        push_own_start=on(values, "push_own_start"),
        stuck=Stuck.DISCARD_ONE if values["stuck"] == "discard_one" else Stuck.DISCARD_HAND,
        again=Again.TOKEN if values["joker_replay"] == "now_or_later" else Again.NOW,
        restock_shuffled=values["restock"] == "shuffle",
        ply_limit=limit(values),
    )


SHEETS = (Sheet("tock-fadoq", "FQ", (TableSize(4, True),), OPTIONS, facts, REASONS),)
