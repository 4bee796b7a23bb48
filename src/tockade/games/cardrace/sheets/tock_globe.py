"""Tock as Le Globe Joueur plays it: a card drawn after each play, short cuts, kings that sweep."""

from __future__ import annotations

from tockade.game import PLY_LIMIT, Option, TableSize
from tockade.games.cardrace.facts import CARDS, Again, Effect, Facts, PassStart
from tockade.games.cardrace.sheet import Sheet, Values, limit, on, own_pawns

EFFECTS = {card: Effect(forward=int(card), jump=1) for card in ("2", "3", "6", "8", "9", "10")} | {
    "A": Effect(forward=1, enters=True, jump=1),
    "4": Effect(back=4),
    "5": Effect(push=5),
    "7": Effect(forward=7, divides=True, jump=1),
    "J": Effect(swaps=True),
    "Q": Effect(forward=12, jump=1),
    "K": Effect(forward=13, enters=True, sweeps=True, jump=1),
    "X": Effect(forward=18, enters=True, again=True, jump=1),
}
"""GJ-14 to GJ-18; GJ-13: no jump after a 4, a 5 or a jack."""

PASS_START = {"last_resort": PassStart.LAST_RESORT, "allowed": PassStart.ALLOWED, "never": PassStart.NEVER}
ENTRANCE = Option("entrance", "16", "GJ-1", ("16", "17", "18"))
FLAG = ("off", "on")

OPTIONS = (
    Option("arms", "4", "GJ-2", ("4", "8"), players=(4,)),
    ENTRANCE,
    Option("restock", "turn_over", "GJ-10", ("turn_over", "shuffle")),
    Option("jump_captures_first", "off", "GJ-13", FLAG),
    Option("seven_same_pawn_stops", "off", "GJ-16", FLAG),
    Option("pass_own_start", "last_resort", "GJ-21", tuple(PASS_START)),
    Option("seven_overflow", "on", "GJ-22", FLAG, teams=True),
    Option("play_on", "off", "GJ-23", FLAG),
    PLY_LIMIT,
)

TABLES = (
    TableSize(4),
    TableSize(4, True),
    TableSize(2),
    TableSize(3),
    TableSize(6),
    TableSize(6, True),
    TableSize(8),
    TableSize(8, True),
)

REASONS = {
    "game_over": "GJ-22",
    "not_your_turn": "GJ-5",
    "chance_due": "GJ-4",
    "chance_due/shuffle": "GJ-5",
    "chance_due/stock": "GJ-10",
    "wrong_phase": "GJ-9",
    "no_such_move": "GJ-6",
    "no_such_move/lay": "GJ-7",
    "no_such_move/pass": "GJ-7",
    "discard_whole": "GJ-8",
    "card_not_held": "GJ-6",
    "card_cannot_enter": "GJ-14",
    "card_cannot_swap": "GJ-15",
    "card_cannot_divide": "GJ-16",
    "card_cannot_walk": "GJ-15",
    "no_jump_with_card": "GJ-13",
    "no_pawn_in_base": "GJ-14",
    **own_pawns("no_pawn_there", "GJ-14", "GJ-15", {"4": "GJ-18", "5": "GJ-17", "7": "GJ-16"}),
    **own_pawns("not_your_pawn", "GJ-14", "GJ-15", {"4": "GJ-18", "7": "GJ-16"}),
    "partner_not_yet": "GJ-22",
    "partner_now": "GJ-22",
    "seven_not_shared": "GJ-22",
    "not_an_opponent": "GJ-17",
    "same_square": "GJ-15",
    "wrong_owner": "GJ-15",
    "pawn_in_house/5": "GJ-17",
    "pawn_in_house/J": "GJ-15",
    "pawn_protected": "GJ-12",
    "pawn_moved_already": "GJ-16",
    "house_of_another": "GJ-20",
    "house_never_left": "GJ-20",
    "house_backwards": "GJ-20",
    "house_backwards/4": "GJ-18",
    "house_not_by_push": "GJ-17",
    "house_after_lap": "GJ-20",
    "beyond_house": "GJ-20",
    "wrong_count": "GJ-11",
    "wrong_count/4": "GJ-18",
    "wrong_count/5": "GJ-17",
    "seven_part": "GJ-16",
    "no_jump_here": "GJ-13",
    "guard_in_the_way": "GJ-12",
    "room_pawn_in_the_way": "GJ-20",
    "start_not_passed": "GJ-21",
    "guard_on_landing": "GJ-12",
    "room_taken": "GJ-20",
    "seven_incomplete": "GJ-16",
    "last_resort": "GJ-21",
    "must_play": "GJ-7",
}


def facts(table: TableSize, values: Values) -> Facts:
    """The facts of a table with these options."""
    arms = {2: 4, 3: 6, 4: int(values["arms"]), 6: 6, 8: 8}[table.players]
    apart = arms // table.players
    return Facts(
        seats=table.players,
        teams=table.teams,
        arms=arms,
        seat_arms=tuple(apart * seat for seat in range(table.players)),
        entrance=int(values["entrance"]),
        effects={card: EFFECTS[card] for card in CARDS},
        jump_captures_first=on(values, "jump_captures_first"),
        pass_start=PASS_START[values["pass_own_start"]],
        seven_stops=on(values, "seven_same_pawn_stops"),
        seven_overflow=on(values, "seven_overflow"),
        draw_for_deal=True,
        again=Again.NOW,
        restock_shuffled=values["restock"] == "shuffle",
        play_on=on(values, "play_on"),
        ply_limit=limit(values),
    )


SHEETS = (Sheet("tock-globe", "GJ", TABLES, OPTIONS, facts, REASONS),)
