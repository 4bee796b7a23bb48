"""Tijou: pieces share squares, corners send on, 2 and 5 eat, cards may be kept for the next deal."""

from __future__ import annotations

from tockade.game import PLY_LIMIT, Option, TableSize
from tockade.games.cardrace.facts import (
    CARDS,
    Deal,
    Draw,
    Effect,
    Facts,
    Lot,
    PassStart,
    StartGuard,
    Stuck,
    SwapWith,
)
from tockade.games.cardrace.sheet import Sheet, Values, limit, own_pawns

EFFECTS = {card: Effect(forward=int(card)) for card in ("3", "6", "7", "8", "9")} | {
    "A": Effect(forward=1),
    "2": Effect(forward=2, back=2, eats=True, enters=True, arrives=True),
    "4": Effect(back=4),
    "5": Effect(forward=5, eats=True),
    "10": Effect(forward=10, arrives=True),
    "J": Effect(swaps=True),
    "Q": Effect(forward=12),
    "K": Effect(forward=13),
    "X": Effect(wild=True),
}
"""TJ-10 to TJ-14."""
LOTS = {3: Lot.UNUSED_SIDE, 5: Lot.SHARED_SIDE, 6: Lot.LONE_TEAM}

OPTIONS = (
    Option("entry_offset", "4", "TJ-2", ("1", "2", "3", "4", "5", "6", "7", "8")),
    Option("jack_with", "any", "TJ-14", ("any", "opponent")),
    PLY_LIMIT,
)

REASONS = {
    "game_over": "TJ-15",
    "not_your_turn": "TJ-3",
    "given_already": "TJ-4",
    "chance_due": "TJ-5",
    "chance_due/lot_side": "TJ-17",
    "chance_due/shuffle": "TJ-9",
    "wrong_phase": "TJ-4",
    "no_such_move": "TJ-6",
    "no_such_move/exchange": "TJ-4",
    "card_not_held": "TJ-6",
    "card_cannot_enter": "TJ-11",
    "card_cannot_swap": "TJ-14",
    "card_cannot_divide": "TJ-6",
    "card_cannot_arrive": "TJ-13",
    "card_cannot_walk": "TJ-14",
    "joker_unnamed": "TJ-6",
    "no_pawn_in_base": "TJ-11",
    **own_pawns("no_pawn_there", "TJ-6", "TJ-14", {"arrive": "TJ-13"}),
    **own_pawns("not_your_pawn", "TJ-6", "TJ-14", {"arrive": "TJ-13"}),
    "not_an_opponent": "TJ-14",
    "same_square": "TJ-14",
    "wrong_owner": "TJ-14",
    "pawn_in_house": "TJ-14",
    "not_on_exit": "TJ-13",
    "others_not_on_board": "TJ-13",
    "house_of_another": "TJ-13",
    "house_never_left": "TJ-13",
    "wrong_count": "TJ-6",
    "no_jump_here": "TJ-12",
    "must_carry_out": "TJ-6",
    "too_many_cards": "TJ-7",
}


def facts(table: TableSize, values: Values) -> Facts:
    """The facts of a table with these options; turns go counter-clockwise (TJ-3, TJ-17)."""
    return Facts(
        seats=table.players,
        teams=table.teams,
        arms=4,
        arm_length=9,
        pawns=3,
        rooms=1,
        seat_arms=(3, 1) if table.players == 2 else (3, 2, 1, 0),
        lot=LOTS.get(table.players, Lot.NOTHING),
        lot_turns=True,
        entry=int(values["entry_offset"]),
        stacking=True,
        corners=True,
        effects={card: EFFECTS[card] for card in CARDS},
        guard=StartGuard.NOBODY,
        guard_blocks=False,
        pass_start=PassStart.ALLOWED,
        swap_with=SwapWith.OPPONENT if values["jack_with"] == "opponent" else SwapWith.ANY,
        deal=Deal.FILL_UP,
        draw=Draw.NEVER,
        exchange=table.teams,
        keep=2,
        stuck=Stuck.LAY_ANY,
        partner_play=False,
        ply_limit=limit(values),
    )


SHEETS = (
    Sheet(
        "tijou",
        "TJ",
        (TableSize(4, True), TableSize(2), TableSize(3), TableSize(5), TableSize(6, True)),
        OPTIONS,
        facts,
        REASONS,
    ),
)
