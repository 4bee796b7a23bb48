"""Tockcitan, TC-1 to TC-3: the individual game's players, deal, turn and stock."""

import pytest
from tests.games.cardrace.setting import Told, moves, opening, setting

from tockade.game_types import ChanceKind, Consequence

TWO = "tockcitan 2"
PACK = "A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10 10 J J J J Q Q Q Q K K K K"


def shuffle(first: str) -> str:
    """A shuffle that brings these cards first, the others in ascending order after them."""
    rest = PACK.split()
    for card in first.split():
        rest.remove(card)
    return " ".join(["shuffle", *first.split(), *rest])


# TC-1: players, pack, deal, turn


@pytest.mark.parametrize(("setup", "arms"), [(TWO, [0, 2]), ("tockcitan 4", [0, 1, 2, 3])])
def test_tc1_two_face_each_other_four_sit_all_round(setup: str, arms: list[int]) -> None:
    start = opening(setup)
    assert start.data["arms"] == arms
    assert start.data["pawns"] == [["base"] * 4] * len(arms)


@pytest.mark.parametrize(("lot", "arms"), [(0, [1, 2, 3]), (1, [0, 2, 3]), (2, [0, 1, 3]), (3, [0, 1, 2])])
def test_tc1_with_three_players_one_arm_is_unused_by_lot(lot: int, arms: list[int]) -> None:
    start = opening("tockcitan 3")
    assert start.game.chance(start.position).choices == 4
    assert start.told(f"lot {lot}") == [Consequence(Told.UNUSED_SIDE, number=lot)]
    assert start.play(f"lot {lot}").data["arms"] == arms


def test_tc1_four_cards_each_the_dealer_five_and_plays_first() -> None:
    start = opening("tockcitan 3").play("lot 3")
    assert (start.game.chance(start.position).kind, start.game.chance(start.position).choices) == (ChanceKind.LOT, 3)
    shuffled = start.play("lot 1")
    assert " ".join(shuffled.game.chance(shuffled.position).cards) == PACK
    dealt = shuffled.play(shuffle("2 3 4 5 6 7 8 9 10 J Q K A 2"))
    assert [dealt.hand(seat) for seat in (2, 0, 1)] == ["2 5 8 J", "3 6 9 Q", "A 4 7 10 K"]
    assert (dealt.actor, dealt.data["first"], dealt.pile("stock")[:5]) == (1, 1, "2 A A")


def test_tc1_everyone_else_draws_one_then_plays_one() -> None:
    """The first play brings the next player a card; when the turn comes back, the dealer draws first too."""
    first = setting("tockcitan 2", "a3 | 2 3 3 3 3", "c3 | 5 6 6 6", top="9 10 J", dealer=0)
    assert first.told("2 a3-a5")[-1] == Consequence(Told.DREW, seat=1, number=1, cards=("9",), audience=(1,))
    second = first.play("2 a3-a5")
    assert (second.actor, second.hand(0), second.hand(1)) == (1, "3 3 3 3", "5 6 6 6 9")
    third = second.play("5 c3-d8")
    assert (third.actor, third.hand(0), third.hand(1)) == (0, "3 3 3 3 10", "6 6 6 9")


# TC-2: the stock


def test_tc2_the_discard_is_shuffled_at_the_moment_a_card_must_be_drawn() -> None:
    last = setting(TWO, "a3 | 2 3", "c3 | 5", stock="9", discard="K")
    assert last.told_kinds("2 a3-a5") == "played walked drew"
    empty = setting(TWO, "a3 | 2 3", "c3 | 5", stock="", discard="K")
    assert empty.told_kinds("2 a3-a5") == "played walked"
    waiting = empty.play("2 a3-a5")
    chance = waiting.game.chance(waiting.position)
    assert (chance.kind, len(chance.cards), chance.cards.count("2")) == (ChanceKind.SHUFFLE, 50, 4)
    drawn = waiting.play("shuffle Q " + " ".join(chance.cards).replace("Q ", "", 1))
    assert (drawn.actor, drawn.hand(1), len(drawn.data["stock"]), drawn.pile("discard")) == (1, "5 Q", 49, "")


# TC-3: the duty to play


def test_tc3_one_must_play() -> None:
    able = setting(TWO, "a3 | 2 J", "")
    assert able.legal == ["2 a3-a5"]
    assert able.refused("discard J") == "must_play TC-3"


def test_tc3_with_nothing_playable_one_discards_one_card_of_ones_choice() -> None:
    stuck = setting(TWO, "| 2 2 Q J", "c3 | 5", top="9")
    assert stuck.legal == moves("discard 2, discard Q, discard J")
    assert stuck.told_kinds("discard Q") == "discarded drew"
    after = stuck.play("discard Q")
    assert (after.actor, after.hand(0), after.hand(1), after.pile("discard")) == (1, "2 2 J", "5 9", "Q")
