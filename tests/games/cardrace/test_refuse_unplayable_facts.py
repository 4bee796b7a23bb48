"""Facts that the engine cannot play are refused by name; what is said to be played is accepted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.cardrace.drawn_facts import game_of

from tockade.game import TableSize
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Scratch
from tockade.games.cardrace.facts import (
    CARDS,
    Again,
    Deal,
    Draw,
    Effect,
    Facts,
    Landing,
    Lot,
    PassStart,
    StartGuard,
    Stuck,
)
from tockade.games.cardrace.refuse_unplayable_facts import ImpossibleFacts, check_facts
from tockade.games.cardrace.sheets import tijou, tock_globe

TOCK = Facts(seats=4, teams=True, arms=4, seat_arms=(0, 1, 2, 3), effects=tock_globe.EFFECTS, again=Again.NOW)
PLAYED_OUT: dict[str, Any] = {
    "draw": Draw.NEVER,
    "deal": Deal.FILL_UP,
    "again": Again.NOTHING,
    "effects": tock_globe.EFFECTS | {"X": Effect(wild=True)},
}
TIJOU = tijou.facts(TableSize(4, True), {"entry_offset": "4", "jack_with": "any", "ply_limit": "none"})


def card(name: str, **effect: Any) -> dict[str, dict[str, Effect]]:
    return {"effects": tock_globe.EFFECTS | {name: Effect(**effect)}}


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("hand", {"hand": "5"}),
    ("seat_arms", {"seat_arms": [0, 1, 2, 3]}),
    ("effects", {"effects": [Effect(forward=1)]}),
    ("effects", {"effects": tock_globe.EFFECTS | {"A": {"forward": 1}}}),
    ("effects", card("A", forward=(1, 11), enters=True)),
    ("arms", {"arms": 9}),
    ("arm_length", {"arm_length": 13}),
    ("arm_length", {"arm_length": 19}),
    ("entrance", {"arm_length": 16, "entrance": 17}),
    ("entrance", {"entrance": 12}),
    ("entrance", {"entrance": 18, "guard": StartGuard.NOBODY}),
    ("entry", {"entry": 4}),
    ("pawns", {"pawns": 5, "rooms": 5}),
    ("rooms", {"rooms": 3}),
    ("stacking", {"stacking": True}),
    ("seats", {"seats": 1, "seat_arms": (0,), "teams": False}),
    ("teams", {"seats": 2, "seat_arms": (0, 2)}),
    ("seat_arms", {"seat_arms": (0, 1, 2, 2)}),
    ("seat_arms", {"seat_arms": (0, 1, 2, 4)}),
    ("seat_arms", {"seats": 3, "teams": False, "lot": Lot.UNUSED_SIDE, "seat_arms": (0, 1, 2)}),
    ("lot", {"lot": Lot.UNUSED_SIDE}),
    ("lot", {"lot": Lot.SHARED_SIDE}),
    ("lot", {"lot": Lot.LONE_TEAM}),
    ("guard", {"guard": 7}),
    ("version", {"version": 99}),
    ("ply_limit", {"ply_limit": -1}),
    ("jokers", {"jokers": 4}),
    ("effects", {"effects": {name: Effect() for name in CARDS[:-1]}}),
    ("effects", {"effects": {name: Effect() for name in (*CARDS, "Z")}}),
    ("effects", {"effects": dict.fromkeys(CARDS, Effect(forward=1))}),
    ("forward", card("2", forward=19)),
    ("push", card("2", push=5, forward=5)),
    ("divides", card("2", forward=10, divides=True)),
    ("divides", card("2", forward=7, back=2, divides=True)),
    ("jump", card("2", forward=7, jump=-1)),
    ("jump", card("2", back=7, jump=1)),
    ("jump", card("2", forward=7, back=7, jump=1)),
    ("jump", card("2", swaps=True, jump=1)),
    ("sweeps", card("2", back=7, sweeps=True)),
    ("sweeps", {"guard_blocks": False}),
    ("eats", card("2", forward=2, eats=True)),
    ("arrives", card("2", arrives=True)),
    ("again", {"again": Again.NOTHING}),
    (
        "again",
        card("X", wild=True) | {"effects": tock_globe.EFFECTS | {"2": Effect(again=True), "X": Effect(wild=True)}},
    ),
    ("again", {"again": Again.TOKEN} | card("2", forward=2, again=True)),
    ("wild", card("2", wild=True)),
    ("wild", card("X", wild=True, enters=True)),
    (
        "forward",
        {"arms": 2, "arm_length": 14, "seats": 2, "seat_arms": (0, 1), "teams": False} | card("2", forward=14, back=14),
    ),
    ("hand", {"hand": 0}),
    ("hand", {"hand": 7}),
    ("hand", {"seats": 8, "arms": 8, "seat_arms": tuple(range(8)), "hand": 7}),
    ("deal", {"draw": Draw.NEVER, "again": Again.NOTHING}),
    ("deal", {"deal": Deal.RESHUFFLE}),
    ("exchange", {"teams": False, "exchange": True}),
    ("keep", {"keep": 1}),
    ("keep", PLAYED_OUT | {"keep": 5, "stuck": Stuck.LAY_ANY, "pass_start": PassStart.NEVER}),
    ("draw", PLAYED_OUT | {"draw": Draw.BEFORE_PLAY, "deal": Deal.ONCE}),
    ("dealer_extra", {"dealer_extra": 1}),
    ("again", PLAYED_OUT | {"again": Again.NOW}),
    ("stuck", {"stuck": Stuck.LAY_ANY}),
    ("pass_start", PLAYED_OUT | {"stuck": Stuck.LAY_ANY}),
    ("help_freely", {"help_freely": True}),
    ("play_on", PLAYED_OUT | {"play_on": True}),
]


@pytest.mark.parametrize(("name", "change"), REFUSED, ids=lambda part: part if isinstance(part, str) else "")
def test_what_cannot_be_played_is_refused_by_name(name: str, change: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleFacts, match=f"`{name}`"):
        check_facts(replace(TOCK, **change))


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("arms", {"arms": 6}),
        ("arm_length", {"arm_length": 10}),
        ("rooms", {"rooms": 3}),
        ("entry", {"entry": 0}),
        ("guard", {"guard": StartGuard.ANY}),
        ("land_own", {"land_own": Landing.ILLEGAL}),
        ("partner_play", {"partner_play": True}),
        ("jump_captures_first", {"jump_captures_first": True}),
        ("divides", {"effects": tijou.EFFECTS | {"7": Effect(forward=7, divides=True)}}),
        ("jump", {"effects": tijou.EFFECTS | {"7": Effect(forward=7, jump=1)}}),
        ("eats", {"effects": tijou.EFFECTS | {"7": Effect(eats=True)}}),
    ],
)
def test_a_ring_with_corners_is_tijou_s(name: str, change: dict[str, Any]) -> None:
    check_facts(TIJOU)
    with pytest.raises(ImpossibleFacts, match=f"`{name}`"):
        check_facts(replace(TIJOU, **change))


ACCEPTED: list[dict[str, Any]] = [
    *({"arm_length": length} for length in range(14, 19)),
    *({"hand": hand} for hand in range(1, 7)),
    *({"jokers": jokers} for jokers in range(3)),
    *(card("8", forward=steps, divides=True, jump=1) for steps in range(2, 10)),
    {"effects": tock_globe.EFFECTS | {"X": Effect(wild=True)}},
    PLAYED_OUT,
    card("4", forward=4, back=4),
    card("2", enters=True, swaps=True) | {"guard": StartGuard.NOBODY},
    {"effects": tock_globe.EFFECTS | {"X": Effect(wild=True)}, "guard": StartGuard.NOBODY},
    *({"arms": arms, "seats": 2, "teams": False, "seat_arms": (0, 1)} for arms in range(2, 9)),
]


@pytest.mark.parametrize("change", ACCEPTED, ids=" ".join)
def test_what_must_be_played_is_played_to_its_end(change: dict[str, Any]) -> None:
    game = game_of(replace(TOCK, ply_limit=60, **change))
    assert [tally.turns <= 60 for tally in game.playouts(1, 0, 3, None)] == [True] * 3


def moves_of(change: dict[str, Any], pawns: list[str], hand: list[str]) -> list[str]:
    """The moves of seat 0 with these pawns and cards, in alphabetical order."""
    game = game_of(replace(TOCK, **change))
    position = game.read_position({"pawns": [pawns, *[["base"] * 4] * 3], "hands": [hand, [], [], []], "turn": 0})
    return sorted(game.move_text(move) for move in game.legal_moves(position, 0))


def test_one_s_own_pawns_captured_forth_or_back_are_one_move() -> None:
    """Either b13-b17 or b13-b9 leaves a pawn on b9, one on b17 and one more in base."""
    found = moves_of(card("4", forward=4, back=4), ["b9", "b13", "b17", "base"], ["4"])
    assert found == ["4 b13-b17", "4 b17-b13", "4 b17-b3", "4 b9-a5", "4 b9-b13"]


def test_entering_and_swapping_that_change_nothing_are_one_move() -> None:
    swapping: dict[str, Any] = card("2", enters=True, swaps=True)
    change = swapping | {"guard": StartGuard.NOBODY}
    assert moves_of(change, ["a18", "b3", "base", "base"], ["2"]) == ["2 a18=b3"]
    assert moves_of(change, ["b5", "b3", "base", "base"], ["2"]) == ["2 b3=b5", "2 in"]
    wild = {"effects": swapping["effects"] | {"X": Effect(wild=True)}, "guard": StartGuard.NOBODY}
    assert [each for each in moves_of(wild, ["a18", "b3", "base", "base"], ["X"]) if "=" in each or "in" in each] == [
        "XA in"
    ]


def test_every_fault_is_told_at_once() -> None:
    with pytest.raises(ImpossibleFacts) as refused:
        check_facts(replace(TOCK, arm_length=20, pawns=6, rooms=6))
    assert len(refused.value.faults) == 3


def test_a_sheet_is_refused_when_it_is_made() -> None:
    sheet = tock_globe.SHEETS[0]
    with pytest.raises(ImpossibleFacts, match="`hand` is 9"):
        replace(sheet, facts=lambda _table, _values: replace(TOCK, hand=9))


def test_cards_are_found_by_name_in_any_order() -> None:
    turned = replace(TOCK, effects=dict(reversed(TOCK.effects.items())), ply_limit=50)
    told = [tally.plies for tally in game_of(turned).playouts(1, 0, 5, None)]
    assert told == [tally.plies for tally in game_of(replace(TOCK, ply_limit=50)).playouts(1, 0, 5, None)]


def test_a_stuck_hand_that_is_played_out_draws_nothing() -> None:
    game = game_of(replace(TOCK, **PLAYED_OUT, stuck=Stuck.DISCARD_HAND))
    position = game.read_position({"hands": [["2", "3"], ["9"], ["9"], ["8"]], "turn": 0, "dealer": 3})
    after = game.play(position, 0, game.read_move("discard"))
    assert game.position_json(after)["hands"][0] == []


def test_an_arm_of_sixteen_squares_has_no_seventeenth() -> None:
    game = game_of(replace(TOCK, arm_length=16))
    names = {point.name for point in game.plan.points}
    assert "a16" in names
    assert "a17" not in names
    assert {point.name for point in game.plan.points if point.kind == "centre"} == {"a6", "b6", "c6", "d6"}


def test_what_does_not_fit_is_not_left_out_in_silence() -> None:
    game = game_of(TOCK)
    position, scratch = game.read_position({"hands": [["A"], [], [], []]}), Scratch()
    scratch.noting, scratch.event_count = 1, constants.MOST_EVENTS
    engine.rehearse(game.engine_rules, position, scratch, 0, game.read_move("A in"))
    with pytest.raises(OverflowError, match="room"):
        engine.noted(scratch)
