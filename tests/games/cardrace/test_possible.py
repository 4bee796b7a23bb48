"""Positions set up by hand: possible ones are read, impossible ones are refused with what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.reference.sheet import RANKS

from tockade.game import BadInput
from tockade.games import read

HOME = ["ah1", "ah2", "ah3", "ah4"]
BASE = ["base"] * 4
ONE_EACH = [["A"], ["2"], ["3"], ["4"]]
REST = [card for card in RANKS[1:-1] for _ in range(4)]

IMPOSSIBLE: list[tuple[str, str, dict[str, Any]]] = [
    # GJ-2, GJ-3, GJ-5: clockwise, two facing each other, team-mates too
    ("position_arms", "tock-globe 2", {"arms": [0, 1], "hands": [["A"], ["2"]]}),
    ("position_arms", "tock-globe 4", {"arms": [0, 2, 1, 3], "hands": ONE_EACH}),
    ("position_arms", "tock-fadoq 4", {"arms": [0, 0, 2, 3], "hands": ONE_EACH}),
    ("position_arms", "tock-globe 4 arms=8", {"arms": [0, 1, 2, 3], "hands": ONE_EACH}),
    ("position_arms", "tockcitan 3", {"arms": [0, 2, 1], "hands": ONE_EACH[:3]}),
    # TJ-3, TJ-17: counter-clockwise, and who may share a side
    ("position_arms", "tijou 4", {"arms": [0, 1, 2, 3], "hands": ONE_EACH}),
    ("position_arms", "tijou 4", {"arms": [0, 0, 0, 0], "hands": ONE_EACH}),
    ("position_arms", "tijou 5", {"arms": [3, 2, 2, 2, 0], "hands": [*ONE_EACH, ["5"]]}),
    ("position_arms", "tijou 6", {"arms": [3, 3, 2, 2, 1, 0], "hands": [*ONE_EACH, ["5"], ["6"]]}),
    # pawns
    ("position_two_pawns", "tock-globe 2", {"pawns": [["c3", *BASE[1:]], ["c3", *BASE[1:]]], "hands": [["A"], ["2"]]}),
    ("position_two_pawns", "tock-globe 2", {"pawns": [["ah1", "ah1", *BASE[2:]], BASE], "hands": [["A"], ["2"]]}),
    ("position_house", "tock-globe 2", {"pawns": [["ch1", *BASE[1:]], BASE], "hands": [["A"], ["2"]]}),
    ("position_fresh", "tock-globe 2", {"fresh": ["a18"], "hands": [["A"], ["2"]]}),
    (
        "position_fresh",
        "tock-globe 2",
        {"pawns": [["c18", *BASE[1:]], BASE], "fresh": ["c18"], "hands": [["A"], ["2"]]},
    ),
    ("position_won", "tock-globe 2", {"pawns": [HOME, BASE], "hands": [["A"], ["2"]]}),
    ("position_won", "tijou 2", {"pawns": [["dh"] * 3, BASE[1:]], "hands": [["A"], ["2"]]}),
    # cards
    ("position_pack", "tock-globe 2", {"hands": [["A"] * 5, ["2"]]}),
    ("position_card_twice", "tockcitan 2", {"hands": [["X"], ["2"]], "stock": ["A"] * 4 + REST[1:-1], "discard": []}),
    ("position_pack", "tock-globe 2", {"hands": [["A"], ["2"]], "stock": []}),
    ("position_hand", "tock-globe 2", {"hands": [["A", "2", "3", "4", "5", "6"], ["2"]]}),
    ("position_hand", "tockcitan 2", {"hands": [["A", "2", "3", "4", "5"], ["A", "2", "3", "4", "5"]]}),
    # FQ-5, TJ-7: tokens and passing where there are none
    ("position_tokens", "tock-globe 2", {"tokens": [1, 0], "hands": [["A"], ["2"]]}),
    ("position_tokens", "tock-fadoq 4 joker_replay=now", {"tokens": [1, 0, 0, 0], "hands": ONE_EACH}),
    ("position_turn", "tock-fadoq 4", {"phase": "extra", "hands": ONE_EACH}),
    ("position_passed", "tock-globe 2", {"passed": [1], "hands": [["A"], ["2"]]}),
    ("position_passed", "tijou 2", {"passed": [1], "hands": [["A"], ["2", "3", "4"]]}),
    ("position_passed", "tijou 2", {"passed": [1], "hands": [["A"], []]}),
    ("position_passed", "tijou 4", {"phase": "exchange", "passed": [1], "hands": ONE_EACH}),
    ("position_turn", "tijou 2", {"passed": [0], "hands": [["A"], ["2"]]}),
    # deals and shuffles
    ("position_hand", "tockcitan-teams 4", {"phase": "deal", "hands": [["A"], [], [], []]}),
    ("position_deal", "tockcitan-teams 4", {"phase": "deal", "stock": ["A"] * 3, "discard": ["A", *REST]}),
    ("position_hand", "tockcitan-teams 4", {"phase": "exchange", "hands": [["A"], [], ["3"], ["4"]]}),
    ("position_opening", "tijou 3", {"phase": "lot_side", "pawns": [["a5", *BASE[2:]], BASE[1:], BASE[1:]]}),
    ("position_hand", "tock-globe 2", {"phase": "shuffle", "then": "deal", "hands": [["A"], ["2"]]}),
    ("position_shuffle", "tock-globe 2", {"phase": "shuffle", "then": "size"}),
    (
        "position_shuffle",
        "tockcitan-teams 4",
        {"phase": "shuffle", "then": "next", "owed": 2, "hands": ONE_EACH},
    ),
    (
        "position_shuffle",
        "tock-globe 2 restock=shuffle",
        {"phase": "shuffle", "then": "next", "owed": 1, "hands": [["A"], ["2"]]},
    ),
    # README-8 and the end
    ("position_turns", "tock-globe 2 ply_limit=10", {"turns": 10, "hands": [["A"], ["2"]]}),
    ("position_end", "tock-globe 2", {"phase": "over", "drawn": True}),
    ("position_end", "tock-globe 2", {"phase": "over", "finished": [0]}),
    ("position_end", "tock-globe 2", {"phase": "over", "finished": [0, 1], "pawns": [HOME, BASE]}),
]

POSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("tock-globe 4", {"arms": [1, 2, 3, 0], "hands": ONE_EACH}),
    ("tock-globe 2", {"hands": [["A"], []]}),
    ("tock-fadoq 4", {"hands": [["A"], [], [], []]}),
    ("tock-fadoq 4", {"tokens": [2, 0, 0, 0], "phase": "extra", "hands": ONE_EACH}),
    ("tockcitan 2", {"hands": [["A", "2", "3", "4", "5"], ["A", "2", "3", "4"]]}),
    ("tijou 5", {"hands": [*ONE_EACH, ["5"]]}),
    ("tijou 6", {"hands": [*ONE_EACH, ["5"], ["6"]]}),
    ("tijou 2", {"passed": [1], "hands": [["A"], ["2", "3"]]}),
    ("tijou 2", {"pawns": [["a0", "a0", "dh"], ["a0", "bh", "bh"]], "hands": [["A"], ["2"]]}),
    ("tockcitan-teams 4", {"phase": "deal"}),
    ("tock-globe 2", {"phase": "over", "finished": [0], "pawns": [HOME, BASE]}),
    ("tock-globe 2 ply_limit=10", {"phase": "over", "drawn": True, "turns": 10}),
]


@pytest.mark.parametrize(("kind", "setup", "position"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_reason(kind: str, setup: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        read(setup).read_position(position)
    assert refused.value.kind == kind


@pytest.mark.parametrize(("setup", "position"), POSSIBLE)
def test_a_possible_position_is_read_and_can_be_played_on(setup: str, position: dict[str, Any]) -> None:
    game = read(setup)
    set_up = game.read_position(position)
    for seat in game.actors(set_up):
        moves = game.legal_moves(set_up, seat)
        assert moves
        for move in moves:
            after = game.position_json(game.play(set_up, seat, move))
            assert game.position_json(game.read_position(after)) == after
