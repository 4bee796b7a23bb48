"""FADOQ tock, FQ-1 to FQ-5: the deal, the turn, nothing to play, and the joker's tokens."""

import pytest
from tests.games.cardrace.setting import Told, moves, opening, setting

from tockade import games
from tockade.game_types import BadInput, ChanceKind, Consequence

SETUP = "tock-fadoq 4"
PACK = "A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10 10 J J J J Q Q Q Q K K K K X X"

# FQ-1: four players, two teams


def test_fq1_four_players_in_two_teams_facing_all_pawns_in_base() -> None:
    start = opening(SETUP)
    assert start.game.teams == ((0, 2), (1, 3))
    assert start.data["arms"] == [0, 1, 2, 3]
    assert start.data["pawns"] == [["base"] * 4] * 4
    for players, teams in ((2, False), (4, False), (6, True)):
        with pytest.raises(BadInput):
            games.make("tock-fadoq", players, teams)


def test_fq1_dealer_by_lot_five_cards_each_the_dealers_next_begins() -> None:
    start = opening(SETUP)
    assert (start.game.chance(start.position).kind, start.game.chance(start.position).choices) == (ChanceKind.LOT, 4)
    assert start.told("lot 2") == [Consequence(Told.DEALER, seat=2)]
    shuffled = start.play("lot 2")
    assert " ".join(shuffled.game.chance(shuffled.position).cards) == PACK
    first = "2 3 4 5 6 7 8 9 10 J Q K X A 2 3 4 5 6 7"
    rest = PACK.split()
    for card in first.split():
        rest.remove(card)
    dealt = shuffled.play(" ".join(["shuffle", first, *rest]))
    assert [dealt.hand(seat) for seat in (3, 0, 1, 2)] == ["2 4 6 10 X", "A 3 5 7 J", "2 4 6 8 Q", "3 5 7 9 K"]
    assert (dealt.actor, len(dealt.data["stock"])) == (3, 34)
    assert dealt.pile("stock").split() == rest


# FQ-2: a turn


def test_fq2_play_a_card_then_draw_a_card() -> None:
    turn = setting(SETUP, "a3 | Q 2", "b3 | 2", top="9")
    assert turn.told_kinds("Q a3-b15") == "played walked drew"
    after = turn.play("Q a3-b15")
    assert (after.hand(0), after.pile("discard"), after.actor) == ("2 9", "Q", 1)


def test_fq2_one_must_play_even_to_ones_harm() -> None:
    """The only playable card sends the opposing pawn onto one's own."""
    forced = setting(SETUP, "b8 | 5 J", "a3 b18")
    assert "5 a3-b8" in forced.legal
    assert forced.refused("discard 5") == "must_play FQ-4"
    only = setting(SETUP, "b8 | 5", "a3")
    assert only.legal == ["5 a3-b8"]
    assert Consequence(Told.CAPTURED, seat=0, by=0, place="b8") in only.told("5 a3-b8")


def test_fq2_an_empty_stock_is_the_discard_turned_over() -> None:
    empty = setting(SETUP, "| A 2", "b3", stock="", discard="9 K 3")
    assert empty.told_kinds("A in") == "played entered turned_over drew"
    after = empty.play("A in")
    assert (after.hand(0), after.pile("stock")[:6]) == ("2 9", "K 3 A ")
    assert after.seen(1)["stock"] == after.data["stock"]


def test_fq2_option_restock_shuffle() -> None:
    waiting = setting(f"{SETUP} restock=shuffle", "| A 2", "b3", stock="", discard="9 K 3").play("A in")
    chance = waiting.game.chance(waiting.position)
    assert (chance.kind, len(chance.cards)) == (ChanceKind.SHUFFLE, 53)


# FQ-3: entering


def test_fq3_king_ace_and_joker_enter_on_the_own_18() -> None:
    for card in ("K", "A", "X"):
        entering = setting(SETUP, f"| {card} 2", "b3")
        assert entering.legal == [f"{card} in"]
        assert entering.play(f"{card} in").pawns(0) == "a18*"
    assert setting(SETUP, "", "| K", turn=1).play("K in").pawns(1) == "b18*"


@pytest.mark.parametrize("card", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"])
def test_fq3_no_other_card_does(card: str) -> None:
    assert setting(SETUP, f"| {card}").legal == [f"discard {card}"]


@pytest.mark.parametrize(
    ("entrance", "legal"),
    [("16", "3 a15-ah2"), ("17", "3 a15-ah1, 6 a15-ah4"), ("18", "3 a15-a18, 6 a15-ah3")],
)
def test_fq3_option_entrance(entrance: str, legal: str) -> None:
    assert setting(f"{SETUP} entrance={entrance}", "a15 | 3 6", "b3").legal == moves(legal)


# FQ-4: nothing playable


def test_fq4_discard_one_card_of_ones_choice_and_draw_one() -> None:
    stuck = setting(SETUP, "| 2 2 6 Q J", "b3 | 2", top="9")
    assert stuck.legal == moves("discard 2, discard 6, discard Q, discard J")
    assert stuck.told("discard Q") == [
        Consequence(Told.DISCARDED, seat=0, cards=("Q",)),
        Consequence(Told.DREW, seat=0, number=1, cards=("9",), audience=(0,)),
    ]
    after = stuck.play("discard Q")
    assert (after.hand(0), after.pile("discard"), after.actor) == ("2 2 6 9 J", "Q", 1)
    assert stuck.refused("discard") == "discard_one FQ-4"


def test_fq4_option_stuck_discard_hand() -> None:
    stuck = setting(f"{SETUP} stuck=discard_hand", "| 2 2 6 Q J", "b3 | 2", top="9 9 8 3 K")
    assert stuck.legal == ["discard"]
    assert stuck.told_kinds("discard") == "shown drew"
    after = stuck.play("discard")
    assert (after.hand(0), after.pile("discard"), after.actor) == ("3 8 9 9 K", "2 2 6 J Q", 1)
    assert stuck.refused("discard 2") == "discard_whole FQ-4"


# FQ-5: tokens


def test_fq5_a_joker_earns_a_token_that_may_be_spent_at_once() -> None:
    joker = setting(SETUP, "| X 2", "b3 | 2", top="9 10")
    assert joker.told("X in")[2] == Consequence(Told.TOKEN_EARNED, seat=0, number=1)
    assert joker.told_kinds("X in") == "played entered token_earned drew"
    earned = joker.play("X in")
    assert (earned.actor, earned.data["tokens"]) == (0, [1, 0, 0, 0])
    assert earned.legal == moves("2 a18-a2, 9 a18-b9, decline")
    assert earned.told("2 a18-a2")[0] == Consequence(Told.TOKEN_SPENT, seat=0, number=0)
    spent = earned.play("2 a18-a2")
    assert (spent.actor, spent.data["tokens"], spent.hand(0)) == (1, [0, 0, 0, 0], "9 10")


def test_fq5_or_kept_and_spent_after_any_later_play() -> None:
    kept = setting(SETUP, "| X 2 3", "b3", top="9 10").play("X in", "decline")
    assert (kept.actor, kept.data["tokens"]) == (1, [1, 0, 0, 0])
    later = setting(SETUP, "a18* | 2 3", "b3 | 2", tokens=[1, 0, 0, 0], top="9 10").play("2 a18-a2")
    assert (later.actor, later.data["phase"]) == (0, "extra")
    assert later.legal == moves("3 a2-a5, 9 a2-b11, decline")
    assert later.play("3 a2-a5").data["tokens"] == [0, 0, 0, 0]
    assert later.play("decline").data["tokens"] == [1, 0, 0, 0]


def test_fq5_tokens_add_up_one_for_each_extra_play() -> None:
    rich = setting(SETUP, "a18* | 2 2 2 2", "b3", tokens=[2, 0, 0, 0], top="3 3 3").play("2 a18-a2")
    assert rich.data["tokens"] == [2, 0, 0, 0]
    once = rich.play("2 a2-a4")
    assert (once.actor, once.data["phase"], once.data["tokens"]) == (0, "extra", [1, 0, 0, 0])
    twice = once.play("2 a4-a6")
    assert (twice.actor, twice.data["tokens"]) == (1, [0, 0, 0, 0])
    again = setting(SETUP, "b3 | X", "b9", tokens=[1, 0, 0, 0], phase="extra").play("X in")
    assert (again.actor, again.data["tokens"]) == (0, [1, 0, 0, 0])


def test_fq5_tokens_are_public() -> None:
    at = setting(SETUP, "a3 | 2", "b3", tokens=[2, 0, 1, 0])
    assert at.seen(1)["tokens"] == at.seen(-2)["tokens"] == [2, 0, 1, 0]


def test_fq5_none_after_a_stuck_discard() -> None:
    stuck = setting(SETUP, "| 2", "b3", tokens=[1, 0, 0, 0]).play("discard 2")
    assert (stuck.actor, stuck.data["tokens"]) == (1, [1, 0, 0, 0])


def test_fq5_declining_is_always_offered() -> None:
    assert setting(SETUP, "| 2", "b3", tokens=[1, 0, 0, 0], phase="extra").legal == ["decline"]


def test_fq5_option_joker_replay_now() -> None:
    setup = f"{SETUP} joker_replay=now"
    joker = setting(setup, "| X 2", "b3", top="9")
    assert joker.told_kinds("X in") == "played entered plays_again drew"
    again = joker.play("X in")
    assert again.legal == moves("2 a18-a2, 9 a18-b9, decline")
    assert again.play("decline").data["tokens"] == [0, 0, 0, 0]
    assert setting(setup, "a18* | 2 3", "b3").play("2 a18-a2").actor == 1
