"""Tockcitan, for individuals and for teams: no jumps, own pawns never passed, a 7 divided freely."""

from __future__ import annotations

from dataclasses import replace

from tockade.game import PLY_LIMIT, Option, TableSize
from tockade.games.cardrace.facts import (
    CARDS,
    Deal,
    Draw,
    Effect,
    Facts,
    Landing,
    Lot,
    StartGuard,
    Stuck,
    SwapWith,
)
from tockade.games.cardrace.sheet import Sheet, Values, limit, on, own_pawns
from tockade.games.cardrace.sheets.tock_globe import FLAG, PASS_START

EFFECTS = {card: Effect(forward=int(card)) for card in ("2", "3", "5", "6", "8", "9", "10")} | {
    "A": Effect(forward=1, enters=True),
    "4": Effect(back=4),
    "7": Effect(forward=7, divides=True),
    "J": Effect(swaps=True),
    "Q": Effect(forward=12),
    "K": Effect(forward=13, enters=True),
    "X": Effect(),
}
"""TC-4, TC-6, TC-7, TC-9; there are no jokers (TC-1)."""
PACKS = {"play_out": Deal.PLAY_OUT, "continue": Deal.CONTINUE, "reshuffle_each_deal": Deal.RESHUFFLE}

OPTIONS = (
    Option("entrance", "16", "TC-11", ("16", "17", "18")),
    Option("pass_own_start", "allowed", "TC-11", ("allowed", "last_resort", "never")),
    PLY_LIMIT,
)
TEAM_OPTIONS = (
    *OPTIONS[:-1],
    Option("capture_partner", "off", "TC-10", FLAG),
    Option("pack", "play_out", "TC-22", tuple(PACKS)),
    Option("first", "dealer", "TC-23", ("dealer", "next")),
    Option("seven_overflow", "on", "TC-25", FLAG),
    Option("help_partner", "must", "TC-25", ("must", "may")),
    PLY_LIMIT,
)

REASONS = {
    "game_over": "TC-12",
    "not_your_turn": "TC-1",
    "chance_due": "TC-1",
    "chance_due/stock": "TC-2",
    "no_such_move": "TC-3",
    "discard_one": "TC-3",
    "card_not_held": "TC-1",
    "card_cannot_enter": "TC-4",
    "card_cannot_swap": "TC-6",
    "card_cannot_divide": "TC-9",
    "card_cannot_walk": "TC-6",
    "no_jumps": "TC-4",
    "no_pawn_in_base": "TC-4",
    **own_pawns("no_pawn_there", "TC-4", "TC-6", {"4": "TC-7", "7": "TC-9"}),
    **own_pawns("not_your_pawn", "TC-4", "TC-6", {"4": "TC-7", "7": "TC-9"}),
    "same_square": "TC-6",
    "wrong_owner": "TC-6",
    "not_another_colour": "TC-6",
    "pawn_in_house": "TC-6",
    "pawn_protected": "TC-5",
    "house_of_another": "TC-11",
    "house_never_left": "TC-11",
    "house_backwards": "TC-11",
    "house_backwards/4": "TC-7",
    "house_after_lap": "TC-11",
    "beyond_house": "TC-11",
    "wrong_count": "TC-4",
    "wrong_count/4": "TC-7",
    "seven_part": "TC-9",
    "own_pawn_in_the_way": "TC-8",
    "room_pawn_in_the_way": "TC-8",
    "start_not_passed": "TC-11",
    "guard_on_landing": "TC-5",
    "own_pawn_on_landing": "TC-8",
    "room_taken": "TC-8",
    "seven_incomplete": "TC-9",
    "last_resort": "TC-11",
    "must_play": "TC-3",
}
TEAM_REASONS = REASONS | {
    "game_over": "TC-25",
    "not_your_turn": "TC-20",
    "not_your_turn/deal": "TC-21",
    "given_already": "TC-20",
    "chance_due": "TC-20",
    "chance_due/shuffle": "TC-22",
    "wrong_phase/exchange": "TC-20",
    "wrong_phase/deal": "TC-21",
    "no_such_move": "TC-24",
    "discard_one": "TC-24",
    "card_not_held": "TC-20",
    "wrong_deal/hand": "TC-21",
    "wrong_deal/pack": "TC-22",
    "partner_not_yet": "TC-25",
    "partner_now": "TC-25",
    "seven_not_shared": "TC-25",
    "partner_on_landing": "TC-10",
    "must_play": "TC-24",
}


def board_facts(table: TableSize, values: Values) -> Facts:
    """What both ways of playing share."""
    return Facts(
        seats=table.players,
        teams=table.teams,
        arms=4,
        seat_arms=(0, 2) if table.players == 2 else (0, 1, 2, 3),
        entrance=int(values["entrance"]),
        effects={card: EFFECTS[card] for card in CARDS},
        jokers=0,
        guard=StartGuard.ANY,
        guard_blocks=False,
        pass_own=False,
        land_own=Landing.ILLEGAL,
        pass_start=PASS_START[values["pass_own_start"]],
        seven_stops=True,
        swap_with=SwapWith.OTHER_COLOUR,
        stuck=Stuck.DISCARD_ONE,
        dealer_first=True,
        ply_limit=limit(values),
    )


def facts(table: TableSize, values: Values) -> Facts:
    """Individual: draw, then play."""
    return replace(
        board_facts(table, values),
        lot=Lot.UNUSED_SIDE if table.players == 3 else Lot.NOTHING,
        hand=4,
        dealer_extra=1,
        draw=Draw.BEFORE_PLAY,
        restock_shuffled=True,
    )


def team_facts(table: TableSize, values: Values) -> Facts:
    """Teams: hands are played out, partners exchange a card before each."""
    return replace(
        board_facts(table, values),
        land_partner=Landing.CAPTURES if on(values, "capture_partner") else Landing.ILLEGAL,
        deal=PACKS[values["pack"]],
        draw=Draw.NEVER,
        dealer_first=values["first"] == "dealer",
        exchange=True,
        seven_overflow=on(values, "seven_overflow"),
        help_freely=values["help_partner"] == "may",
    )


SHEETS = (
    Sheet("tockcitan", "TC", (TableSize(4), TableSize(2), TableSize(3)), OPTIONS, facts, REASONS),
    Sheet("tockcitan-teams", "TC", (TableSize(4, True),), TEAM_OPTIONS, team_facts, TEAM_REASONS),
)
