"""Moves chosen in advance: those of the seat's own turn, and nothing that it may not know."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import msgspec
import pytest
from tests.long_runs import cases
from tests.table.test_choice_tree import positions_of

from tockade.game_types import Division, Step, StepKind

SETUPS = ["tock-globe 4 teams", "tock-fadoq", "tockcitan 4", "tijou games=3", "trikolos"]


def other_hands(fields: dict[str, Any], seat: int) -> dict[str, Any]:
    """The same for this seat: two others with equally many cards have changed hands."""
    hands = list(fields["hands"])
    for one, two in combinations([other for other in range(len(hands)) if other != seat], 2):
        if len(hands[one]) == len(hands[two]):
            hands[one], hands[two] = hands[two], hands[one]
            break
    return {**fields, "hands": hands}


@pytest.mark.parametrize("setup", SETUPS[:3])
def test_what_is_offered_depends_on_the_own_hand_only(setup: str) -> None:
    compared = 0
    for game, position, actor in positions_of(setup, cases(200)):
        seat = (actor + 1) % game.seats
        ahead = game.in_advance(position, seat)
        fields = game.position_json(position)
        changed = other_hands(fields, seat)
        if ahead is None or changed == fields:
            continue
        twin = game.in_advance(game.read_position(changed), seat)
        assert twin is not None
        assert game.legal_moves(ahead, seat) == game.legal_moves(twin, seat)
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("setup", SETUPS)
def test_what_is_offered_is_what_a_turn_would_offer(setup: str) -> None:
    """And the position itself is left as it is."""
    offered = 0
    for game, position, actor in positions_of(setup, cases(200)):
        before = game.position_json(position)
        for seat in range(game.seats):
            ahead = game.in_advance(position, seat)
            if ahead is not None and seat != actor:
                assert game.actors(ahead) == (seat,)
                offered += len(game.legal_moves(ahead, seat))
        assert game.position_json(position) == before
    assert offered > 50


def test_a_die_is_not_known_in_advance() -> None:
    game, position, actor = next(positions_of("barricades 3", 1))
    assert not game.chosen_ahead
    assert game.in_advance(position, (actor + 1) % game.seats) is None


@pytest.mark.parametrize("setup", ["barricades 3", "trikolos"])
def test_without_cards_nothing_is_divided(setup: str) -> None:
    game, position, actor = next(positions_of(setup, 1))
    assert msgspec.json.encode(game.division(position, actor, Step(StepKind.PASS))) == msgspec.json.encode(Division())


def test_a_row_chosen_in_advance_can_be_pushed_whatever_happens() -> None:
    for game, position, actor in positions_of("trikolos", cases(200)):
        ahead = game.in_advance(position, 1 - actor)
        assert ahead is not None
        texts = [game.move_text(move) for move in game.legal_moves(ahead, 1 - actor)]
        assert texts == [f"push {row}" for row in range(1, 7)]
