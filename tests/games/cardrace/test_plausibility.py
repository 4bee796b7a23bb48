"""Positions set up by hand: possible ones are read, impossible ones are refused with what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.reference.sheet import RANKS
from tests.shelf.random_games import positions

from tockade.game_types import BadInput
from tockade.games import read
from tockade.games.cardrace.position import plausibility_check
from tockade.random_source import RandomSource
from tockade.words import Words

JSON = dict[str, Any]
Change = Callable[[JSON], object]

HOME = ["ah1", "ah2", "ah3", "ah4"]
BASE = ["base"] * 4
WON: dict[str, Any] = {"finished": [0], "pawns": [HOME, BASE]}
BOTH_ARRIVED = [["dh"] * 3, BASE[1:], ["bh"] * 3, BASE[1:]]
ONE_EACH = [["A"], ["2"], ["3"], ["4"]]
TWO_EACH = [["A", "5"], ["2", "5"], ["3", "5"], ["4", "5"]]
REST = [card for card in RANKS[1:-1] for _ in range(4)]

IMPOSSIBLE: list[tuple[str, str, Any]] = [
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
    ("position_card_twice", "tock-globe 2", {"hands": [["A"] * 5, ["2"]]}),
    ("position_card_twice", "tockcitan 2", {"hands": [["X"], ["2"]], "stock": ["A"] * 4 + REST[1:-1], "discard": []}),
    ("position_pack", "tock-globe 2", {"hands": [["A"], ["2"]], "stock": []}),
    ("position_hand", "tock-globe 2", {"hands": [["A", "2", "3", "4", "5", "6"], ["2"]]}),
    ("position_hand", "tockcitan 2", {"hands": [["A", "2", "3", "4", "5"], ["A", "2", "3", "4", "5"]]}),
    # FQ-5, TJ-7: tokens and passing where there are none
    ("position_tokens", "tock-globe 2", {"tokens": [1, 0], "hands": [["A"], ["2"]]}),
    ("position_tokens", "tock-fadoq 4 joker_replay=now", {"tokens": [1, 0, 0, 0], "hands": ONE_EACH}),
    ("position_no_token", "tock-fadoq 4", {"phase": "extra", "hands": ONE_EACH}),
    ("position_no_passing", "tock-globe 2", {"passed": [1], "hands": [["A"], ["2"]]}),
    ("position_passed", "tijou 2", {"passed": [1], "hands": [["A"], ["2", "3", "4"]]}),
    ("position_passed", "tijou 2", {"passed": [1], "hands": [["A"], []]}),
    ("position_passed", "tijou 4", {"phase": "exchange", "passed": [1], "hands": ONE_EACH}),
    ("position_turn_passed", "tijou 2", {"passed": [0], "hands": [["A"], ["2"]]}),
    ("position_turn_empty", "tijou 2", {"hands": [[], ["2"]]}),
    (
        "position_turn_finished",
        "tock-globe 3 play_on=on",
        {"finished": [0], "pawns": [HOME, BASE, BASE], "hands": [[], ["A"], ["2"]]},
    ),
    # deals and shuffles
    ("position_hand", "tockcitan-teams 4", {"phase": "deal", "hands": [["A"], [], [], []]}),
    ("position_deal", "tockcitan-teams 4", {"phase": "deal", "stock": ["A"] * 3, "discard": ["A", *REST]}),
    ("position_hand", "tockcitan-teams 4", {"phase": "exchange", "hands": [["A"], [], ["3"], ["4"]]}),
    ("position_opening", "tijou 3", {"phase": "lot_side", "pawns": [["a5", *BASE[2:]], BASE[1:], BASE[1:]]}),
    ("position_opening", "tock-globe 2", {"phase": "shuffle", "then": "deal", "hands": [["A"], ["2"]]}),
    ("position_then", "tock-globe 2", {"phase": "shuffle", "then": "size"}),
    (
        "position_then",
        "tockcitan-teams 4",
        {"phase": "shuffle", "then": "next", "owed": 1, "hands": ONE_EACH},
    ),
    (
        "position_shuffle",
        "tock-globe 2 restock=shuffle",
        {"phase": "shuffle", "then": "next", "owed": 1, "hands": [["A"], ["2"]]},
    ),
    ("position_owed", "tock-globe 2 restock=shuffle", {"phase": "shuffle", "then": "extra", "owed": 2}),
    ("position_owed", "tock-globe 2 restock=shuffle", {"phase": "shuffle", "then": "next", "owed": 0}),
    ("position_owes_nothing", "tock-globe 2", {"owed": 1, "hands": [["A"], ["2"]]}),
    ("position_deal_size", "tock-globe 2", {"deal_size": 4, "hands": [["A"], ["2"]]}),
    ("position_deal_size", "tockcitan-teams 4", {"deal_size": 0, "hands": ONE_EACH}),
    ("position_deals", "tock-globe 2", {"deals": 2, "hands": [["A"], ["2"]]}),
    ("position_then", "tock-globe 2", {"phase": "draw_for_deal", "then": "next"}),
    # GJ-4, TC-20: who is asked for a card
    ("position_drawing", "tock-globe 2", {"phase": "draw_for_deal", "candidates": [0]}),
    ("position_exchanged", "tijou 4", {"phase": "exchange", "candidates": [], "hands": ONE_EACH}),
    ("position_candidates", "tijou 4", {"candidates": [1], "hands": ONE_EACH}),
    ("position_no_gift", "tijou 4", {"phase": "exchange", "candidates": [1, 2, 3], "hands": ONE_EACH}),
    ("position_gift", "tijou 4", {"gifts": ["9", None, None, None], "hands": ONE_EACH}),
    # GJ-10, TC-20: what is known
    ("position_stock_known", "tijou 4", {"known": {"stock": True}, "hands": ONE_EACH}),
    ("position_shown", "tijou 4", {"known": {"shown": ONE_EACH}, "hands": ONE_EACH}),
    ("position_given", "tock-globe 4 teams", {"known": {"given": ONE_EACH}, "hands": ONE_EACH}),
    ("position_given", "tijou 2", {"known": {"given": [["A"], []]}, "hands": [["A"], ["2"]]}),
    ("position_given_many", "tockcitan-teams 4", {"known": {"given": TWO_EACH}, "hands": TWO_EACH}),
    ("position_known", "tijou 4", {"known": {"given": ONE_EACH[::-1]}, "hands": ONE_EACH}),
    # kinds
    ("position_object", "tock-globe 2", []),
    ("position_unknown_field", "tock-globe 2", {"colour": 1}),
    ("position_number", "tock-globe 2", {"turn": 2}),
    ("position_number", "tock-globe 2", {"turn": True}),
    ("position_number", "tock-globe 2", {"first": "0"}),
    ("position_numbers", "tock-globe 2", {"tokens": [0, None]}),
    ("position_word", "tock-globe 2", {"phase": None}),
    ("position_flag", "tock-globe 2", {"drawn": 0}),
    ("position_seats", "tock-globe 2", {"passed": [1, 1]}),
    ("position_sides", "tock-globe 4 teams", {"finished": [2]}),
    ("position_per_seat", "tock-globe 2", {"hands": [[]]}),
    ("position_pawns", "tock-globe 2", {"pawns": [BASE, BASE[1:]]}),
    ("position_places", "tock-globe 2", {"pawns": [BASE, [0, *BASE[1:]]]}),
    ("position_place", "tock-globe 2", {"pawns": [BASE, ["e3", *BASE[1:]]]}),
    ("position_place_twice", "tock-globe 2", {"fresh": ["a18", "a18"]}),
    ("position_cards", "tock-globe 2", {"hands": [[None], []]}),
    ("position_card", "tock-globe 2", {"hands": [["11"], []]}),
    ("position_known_object", "tock-globe 2", {"known": None}),
    ("position_phase", "tock-globe 2", {"phase": "exchange"}),
    # README-8 and the end
    ("position_limit", "tock-globe 2 ply_limit=10", {"turns": 10, "hands": [["A"], ["2"]]}),
    ("position_turns", "tock-globe 2 ply_limit=10", {"turns": 11, "phase": "over", "drawn": True}),
    ("position_drawn_won", "tock-globe 2 ply_limit=9", {"turns": 9, "phase": "over", "drawn": True, **WON}),
    ("position_drawn", "tock-globe 2", {"phase": "over", "drawn": True}),
    ("position_drawn", "tock-globe 2 ply_limit=10", {"turns": 9, "drawn": True, "hands": [["A"], ["2"]]}),
    ("position_not_over", "tock-globe 2", {"phase": "over"}),
    ("position_over", "tock-globe 2", {**WON, "hands": [["A"], ["2"]]}),
    ("position_last_move", "tock-globe 2", {"phase": "over", "turn": 1, **WON}),
    ("position_last_move", "tijou 4", {"phase": "over", "finished": [0], "pawns": BOTH_ARRIVED}),
    ("position_not_home", "tock-globe 2", {"phase": "over", "finished": [0]}),
    ("position_finished", "tock-globe 2", {"phase": "over", "finished": [0, 1], "pawns": [HOME, BASE]}),
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
    ("tockcitan-teams 4", {"phase": "exchange", "hands": [*ONE_EACH[:3], ["4", "5"]]}),
    ("tock-globe 2", {"phase": "over", "finished": [0], "pawns": [HOME, BASE]}),
    ("tock-globe 2 ply_limit=10", {"phase": "over", "drawn": True, "turns": 10}),
]


def moved(source: str, target: str) -> Change:
    """A card goes from one pile to another; `hands/0` is the hand of seat 0."""
    return lambda data: pile(data, target).append(pile(data, source).pop())


def said(**fields: Any) -> Change:
    return lambda data: data.update(fields)


def restocked(data: JSON, **fields: Any) -> None:
    """The discard lies under the stock."""
    data.update(stock=data["stock"] + data["discard"], discard=[], **fields)


def pile(data: JSON, name: str) -> list[str]:
    field, _, seat = name.partition("/")
    found: list[str] = data[field][int(seat)] if seat else data[field]
    return found


DEALT: list[tuple[str, str, str, Change]] = [
    # GJ-6, FQ-2, TC-1: everybody draws up again
    ("position_hand_size", "tock-globe 4", "play", moved("hands/0", "discard")),
    ("position_hand_size", "tock-fadoq 4", "play", moved("hands/2", "stock")),
    ("position_hand_size", "tockcitan 4", "play", moved("hands/1", "hands/2")),
    ("position_hand_size", "tock-globe 2 restock=shuffle", "shuffle next", moved("hands/0", "discard")),
    ("position_hand_size", "tock-globe 2 ply_limit=9", "over", moved("hands/0", "hands/1")),
    # TC-20, TJ-7: hands are played out round by round
    ("position_hand_size", "tockcitan-teams 4", "exchange", moved("hands/0", "hands/1")),
    ("position_rounds", "tockcitan-teams 4", "play", moved("hands/0", "hands/1")),
    ("position_rounds", "tijou 3", "play", moved("hands/0", "hands/1")),
    ("position_rounds", "tockcitan-teams 4", "play", said(deal_size=1)),
    # whoever ended a game at its limit laid a card in this deal
    (
        "position_rounds",
        "tockcitan-teams 4 ply_limit=4",
        "over",
        lambda data: data.update(deal_size=len(data["hands"][0])),
    ),
    # TC-22, TJ-9: what is left
    ("position_remainder", "tockcitan-teams 4 pack=continue", "deal", moved("stock", "discard")),
    ("position_stock", "tijou 2", "play", restocked),
    ("position_stock_most", "tijou 2", "play", lambda data: restocked(data, deals=2, first=data["dealer"])),
    # GJ-5: who began
    ("position_first", "tock-globe 4", "play", said(first=None)),
    ("position_first", "tock-fadoq 4", "play", lambda data: data.update(dealer=data["first"])),
    ("position_first", "tijou 4", "exchange", lambda data: data.update(deals=data["deals"] + 1)),
    ("position_then", "tock-globe 4", "play", said(then="size")),
    # GJ-9, GJ-10, FQ-5
    ("position_no_joker", "tock-globe 4", "extra", lambda data: data["discard"].insert(0, data["discard"].pop())),
    ("position_shown", "tock-globe 8", "play", lambda data: data.update(known={"shown": data["hands"]})),
    ("position_tokens_many", "tock-fadoq 4", "play", said(tokens=[3, 0, 0, 0])),
    ("position_tokens_many", "tock-fadoq 4 restock=shuffle", "play", said(tokens=[99, 0, 0, 0])),
]


def played(setup: str, wanted: str) -> JSON:
    """The first position of some game in this phase; of the turns one in which there are cards in every pile."""
    game = read(setup)
    for number in range(300):
        for at in positions(game, number):
            data = game.position_json(at)
            full = wanted != "play" or (data["discard"] and min(map(len, data["hands"])) > 1 and data["turns"] > 2)
            if full and wanted in (data["phase"], f"{data['phase']} {data['then']}"):
                return data
    raise AssertionError(f"{setup} has no {wanted}")


@pytest.mark.parametrize(("kind", "setup", "wanted", "change"), DEALT)
def test_a_game_that_was_dealt_is_held_to_its_deals(kind: str, setup: str, wanted: str, change: Change) -> None:
    game, data = read(setup), played(setup, wanted)
    game.read_position(data)
    change(data)
    with pytest.raises(BadInput) as refused:
        game.read_position(data)
    assert refused.value.kind == kind


@pytest.mark.parametrize("setup", ["tock-globe 4", "tock-fadoq 4", "tockcitan 4", "tockcitan-teams 4", "tijou 4"])
def test_a_position_set_up_by_hand_may_have_other_hands(setup: str) -> None:
    game, data = read(setup), played(setup, "play")
    data["known"] = {"stock": False, "shown": [[]] * 4, "given": [[]] * 4}
    moved(f"hands/{data['turn']}", "discard")(data)
    with pytest.raises(BadInput):
        game.read_position(data)
    assert game.position_json(game.read_position(data | {"deals": 0})) == data | {"deals": 0}


@pytest.mark.parametrize("setup", ["tockcitan-teams 4", "tijou 4"])
def test_what_was_set_up_by_hand_stays_so_after_other_deals(setup: str) -> None:
    """Its cards need not go round evenly, so it is not held to its deals later either."""
    game = read(setup)
    at = game.read_position({"hands": [["9"], [], [], []], "turn": 0, "discard": ["8"], "deals": 0})
    source = RandomSource(setup)
    for _ in range(60):
        actor = game.actors(at)[0]
        moves = game.legal_moves(at, actor) if actor >= 0 else []
        at = (
            game.play(at, actor, moves[source.below(len(moves))])
            if moves
            else game.settle(at, game.chance(at).sample(source))
        )
        data = game.position_json(at)
        assert game.position_json(game.read_position(data)) == data
        assert data["deals"] == 0


def test_every_refusal_is_shown() -> None:
    """Whatever of a position the card races refuse stands in one of the lists; views are refused as a whole."""
    files = Path(plausibility_check.__file__).parent.glob("*.py")
    source = "".join(file.read_text() for file in files if file.name != "view_reader.py")
    kinds = set(re.findall(r'BadInput\("(\w+)"', source))
    assert kinds <= {kind for kind, *_ in IMPOSSIBLE} | {kind for kind, *_ in DEALT}


def test_tj17_tijou_is_refused_in_its_own_words() -> None:
    with pytest.raises(BadInput) as refused:
        read("tijou 2").read_position({"pawns": [["bh", *BASE[2:]], BASE[1:]]})
    assert Words("fr").bad(refused.value) == (
        "Une pièce de la place 0 ne peut pas être à l’arrivée d’un autre côté, sur la case d’arrivée du côté B."
    )


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
