"""Le Globe Joueur, GJ-4 to GJ-11: the deal, the turn, the stock."""

import pytest
from tests.games.cardrace.setting import Told, moves, opening, setting

from tockade.game_types import BadInput, ChanceKind, Consequence, Outcome

PACK = "A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10 10 J J J J Q Q Q Q K K K K X X"


def shuffle(first: str) -> str:
    """A shuffle that brings these cards first, the others in ascending order after them."""
    rest = PACK.split()
    for card in first.split():
        rest.remove(card)
    return " ".join(["shuffle", *first.split(), *rest])


# GJ-4: who deals


def test_gj4_the_lowest_card_deals() -> None:
    start = opening("tock-globe 4")
    chance = start.game.chance(start.position)
    assert (chance.kind, chance.seats, " ".join(chance.cards)) == (ChanceKind.DRAW, (0, 1, 2, 3), PACK)
    assert start.told("draw 5 2 K X") == [
        Consequence(Told.DREW_FOR_DEAL, seat=0, cards=("5",)),
        Consequence(Told.DREW_FOR_DEAL, seat=1, cards=("2",)),
        Consequence(Told.DREW_FOR_DEAL, seat=2, cards=("K",)),
        Consequence(Told.DREW_FOR_DEAL, seat=3, cards=("X",)),
        Consequence(Told.DEALER, seat=1),
    ]


@pytest.mark.parametrize(("drawn", "dealer"), [("2 A X K", 1), ("K Q X J", 3), ("X K X X", None), ("10 9 J Q", 1)])
def test_gj4_ace_low_joker_high(drawn: str, dealer: int | None) -> None:
    start = opening("tock-globe 4")
    if dealer is None:
        with pytest.raises(BadInput):
            start.play(f"draw {drawn}")
    else:
        assert start.play(f"draw {drawn}").data["dealer"] == dealer


def test_gj4_those_tied_for_lowest_draw_again_from_the_whole_pack() -> None:
    assert opening("tock-globe 4").told("draw 5 3 K 3")[-1] == Consequence(Told.TIED, seats=(1, 3))
    tied = opening("tock-globe 4").play("draw 5 3 K 3")
    chance = tied.game.chance(tied.position)
    assert (chance.kind, chance.seats, " ".join(chance.cards)) == (ChanceKind.DRAW, (1, 3), PACK)
    again = tied.play("draw 9 9")
    assert again.game.chance(again.position).seats == (1, 3)
    drawn = again.play("draw X 3")
    assert drawn.data["dealer"] == 3
    shuffled = drawn.game.chance(drawn.position)
    assert (shuffled.kind, " ".join(shuffled.cards)) == (ChanceKind.SHUFFLE, PACK)


def test_gj4_there_are_candidates_until_the_dealer_is_found() -> None:
    tied = opening("tock-globe 4").play("draw 5 3 K 3")
    assert tied.data["candidates"] == [1, 3]
    drawn = tied.play("draw 9 2")
    assert (drawn.data["dealer"], drawn.data["candidates"]) == (3, [])
    dealt = drawn.play(f"shuffle {PACK}")
    assert dealt.play(dealt.legal[0]).data["candidates"] == []


@pytest.mark.parametrize("setup", ["tock-fadoq", "tockcitan-teams", "tijou 4"])
def test_fq1_tc20_tj5_a_lot_among_all_leaves_no_candidates(setup: str) -> None:
    start = opening(setup)
    assert start.data["candidates"] == [0, 1, 2, 3]
    assert start.play("lot 2").data["candidates"] == []


# GJ-5: the deal


def test_gj5_five_each_one_at_a_time_from_the_dealers_next() -> None:
    dealt = opening("tock-globe 3").play("draw 4 3 2", shuffle("A 2 3 4 5 6 7 8 9 10 J Q K X 2 9"))
    assert dealt.data["dealer"] == 2
    assert [dealt.hand(seat) for seat in range(3)] == ["A 4 7 10 K", "2 5 8 J X", "2 3 6 9 Q"]
    assert dealt.pile("stock").startswith("9 A A A 2 2")
    assert (len(dealt.data["stock"]), dealt.pile("discard")) == (54 - 15, "")
    assert dealt.game.actors(dealt.position) == (0,)


def test_gj5_the_dealers_next_plays_first_and_turns_go_clockwise() -> None:
    dealt = opening("tock-globe 4").play("draw 9 2 K 9", shuffle("2 2 2 2"))
    assert [dealt.data[name] for name in ("dealer", "turn", "first")] == [1, 2, 2]
    later = setting("tock-globe 4", "| A", "| A", "| A", "| A", turn=2).play("A in", "A in", "A in")
    assert later.data["turn"] == 1
    assert [later.data["arms"][seat] for seat in (2, 3, 0)] == [2, 3, 0]


# GJ-6: a turn


def test_gj6_lay_a_card_carry_it_out_draw_one() -> None:
    turn = setting("tock-globe 2", "a3 | Q 2 2 3 5", "c3 | 2", top="9 10")
    assert turn.told("Q a3-b15") == [
        Consequence(Told.PLAYED, seat=0, cards=("Q",)),
        Consequence(Told.WALKED, seat=0, by=0, place="a3", to="b15", number=12),
        Consequence(Told.DREW, seat=0, number=1, cards=("9",), audience=(0,)),
    ]
    after = turn.play("Q a3-b15")
    assert (after.pawns(0), after.hand(0), after.pile("discard")) == ("b15", "2 2 3 5 9", "Q")
    assert (after.data["turn"], after.data["turns"], after.pile("stock")[:2]) == (1, 1, "10")


def test_gj6_a_play_that_wins_draws_nothing() -> None:
    winning = setting("tock-globe 2", "a15 ah2 ah3 ah4 | 2 3", "c3 | 5", top="9")
    assert winning.told_kinds("2 a15-ah1") == "played walked housed finished won"
    assert winning.play("2 a15-ah1").hand(0) == "3"


# GJ-7, GJ-8: the duty to play, and nothing to play


def test_gj7_whoever_can_play_must() -> None:
    able = setting("tock-globe 2", "| 2 3 6 J K", "c3")
    assert able.legal == ["K in"]
    assert able.refused("discard") == "must_play GJ-7"
    assert able.why("discard").move == "K in"


def test_gj7_even_to_their_own_harm() -> None:
    """The only card, a 5, pushes the only opposing pawn five on: onto the player's own pawn on 8."""
    forced = setting("tock-globe 2", "b8 | 5", "a3")
    assert forced.legal == ["5 a3-b8"]
    assert Consequence(Told.CAPTURED, seat=0, by=0, place="b8") in forced.told("5 a3-b8")


def test_gj8_the_hand_is_shown_discarded_and_five_are_drawn() -> None:
    stuck = setting("tock-globe 2", "| Q 6 2 10 J", "c3 | A", top="9 K 9 3 3 8")
    assert stuck.legal == ["discard"]
    assert stuck.told("discard") == [
        Consequence(Told.SHOWN, seat=0, cards=("2", "6", "10", "J", "Q")),
        Consequence(Told.DREW, seat=0, number=5, cards=("9", "K", "9", "3", "3"), audience=(0,)),
    ]
    after = stuck.play("discard")
    assert (after.hand(0), after.pile("discard")) == ("3 3 9 9 K", "2 6 10 J Q")
    assert (after.data["turn"], after.data["turns"]) == (1, 1)


def test_gj8_ascending_with_the_joker_last_on_top() -> None:
    """Its own fresh pawn keeps a joker from entering; 18 squares on stands another fresh pawn."""
    stuck = setting("tock-globe 4", "a18* | X J 5 J 5", "b18*", discard="9")
    assert stuck.legal == ["discard"]
    assert stuck.play("discard").pile("discard") == "9 5 5 J J X"


# GJ-9: the joker's extra play


def test_gj9_after_a_joker_and_its_draw_one_may_play_again_or_decline() -> None:
    joker = setting("tock-globe 2", "| X 2", "c3 | 5", top="9")
    assert joker.told_kinds("X in") == "played entered plays_again drew"
    again = joker.play("X in")
    assert (again.actor, again.data["phase"], again.data["turns"]) == (0, "extra", 0)
    assert again.legal == moves("2 a18-a2, 9 a18-b9, decline")
    assert again.told("decline") == [Consequence(Told.DECLINED, seat=0)]
    declined = again.play("decline")
    assert (declined.actor, declined.data["turns"], declined.hand(0)) == (1, 1, "2 9")


def test_gj9_an_extra_play_that_is_a_joker_gives_another() -> None:
    twice = setting("tock-globe 2", "b3 | X X", "c3", top="2 3").play("X in")
    assert "X b3-c3" in twice.legal
    thrice = twice.play("X b3-c3")
    assert (thrice.actor, thrice.data["phase"]) == (0, "extra")
    last = thrice.play("2 a18-a2")
    assert (last.actor, last.data["phase"], last.data["turns"]) == (1, "play", 1)


def test_gj9_declining_is_the_only_move_when_nothing_is_playable() -> None:
    stuck = setting("tock-globe 2", "| 2 3", "c3", phase="extra")
    assert stuck.legal == ["decline"]
    assert stuck.refused("discard") == "wrong_phase GJ-9"
    assert setting("tock-globe 2", "| 2 3", "c3").refused("decline") == "wrong_phase GJ-9"


def test_gj9_only_a_joker_gives_an_extra_play() -> None:
    for card in ("A", "K"):
        assert setting("tock-globe 2", f"| {card}", "c3").play(f"{card} in").actor == 1


# GJ-10: the stock


def test_gj10_the_discard_is_turned_over_in_its_order() -> None:
    """The oldest card of the discard is the next of the stock; the card just played is its last."""
    empty = setting("tock-globe 2", "| A 2", "c3 | 2", stock="", discard="9 K 3")
    assert empty.told("A in")[2:] == [
        Consequence(Told.TURNED_OVER, number=52),
        Consequence(Told.DREW, seat=0, number=1, cards=("9",)),
    ]
    after = empty.play("A in")
    assert after.pile("stock").startswith("K 3 A A A 2 2 3 3 3 4 4")
    assert after.pile("stock").endswith("K K K X X A")
    assert after.pile("discard") == ""


def test_gj10_the_last_card_is_drawn_before_the_stock_is_renewed() -> None:
    last = setting("tock-globe 2", "| A A", "| A A", stock="9", discard="K").play("A in")
    assert (last.pile("stock"), last.hand(0), last.pile("discard")[:1]) == ("", "A 9", "K")
    assert last.told_kinds("A in") == "played entered turned_over drew"


def test_gj10_in_the_middle_of_five_with_the_hand_just_shown() -> None:
    stuck = setting("tock-globe 2", "| 2 3 6 Q J", "c3 | A", stock="K 8", discard="9 10")
    assert stuck.told("discard")[1:] == [
        Consequence(Told.DREW, seat=0, number=2, cards=("K", "8"), audience=(0,)),
        Consequence(Told.TURNED_OVER, number=51),
        Consequence(Told.DREW, seat=0, number=3, cards=("9", "10", "A")),
    ]
    assert stuck.play("discard").pile("stock").endswith("X X 2 3 6 J Q")


def test_gj10_everybody_knows_a_turned_over_stock() -> None:
    after = setting("tock-globe 2", "| A 2", "c3 | 2", stock="", discard="9 K 3").play("A in")
    for viewer in (1, -2):
        assert after.seen(viewer)["stock"] == after.data["stock"]
        assert after.seen(viewer)["hands"][0] == ["9", "?"]
    later = after.play("2 c3-c5")
    assert later.seen(0)["hands"][1] == ["K"]


def test_gj10_option_restock_shuffle() -> None:
    setup = "tock-globe 2 restock=shuffle"
    empty = setting(setup, "| A 2", "c3 | 2", stock="", discard="9 K 3")
    assert empty.told_kinds("A in") == "played entered"
    waiting = empty.play("A in")
    chance = waiting.game.chance(waiting.position)
    assert (chance.kind, len(chance.cards), chance.cards.count("A")) == (ChanceKind.SHUFFLE, 52, 4)
    outcome = "shuffle 5 " + " ".join(chance.cards).replace("5 ", "", 1)
    assert waiting.told(outcome) == [
        Consequence(Told.SHUFFLED, number=52),
        Consequence(Told.DREW, seat=0, number=1, cards=("5",), audience=(0,)),
    ]
    after = waiting.play(outcome)
    assert (after.actor, after.hand(0)) == (1, "2 5")
    assert set(after.seen(1)["stock"]) == {"?"}
    with pytest.raises(BadInput):
        waiting.game.settle(waiting.position, Outcome.read("shuffle 5"))


# GJ-11: the whole value


def test_gj11_a_queen_cannot_walk_11() -> None:
    """Twelve on from 6 stands a fresh pawn on its 18; eleven on would be 17."""
    queen = setting("tock-globe 4", "a6 | Q", "b18*")
    assert queen.legal == ["discard"]
    assert queen.refused("Q a6-b17") == "wrong_count GJ-11 a6 b17"
    assert (queen.why("Q a6-b17").card, queen.why("Q a6-b17").number) == ("Q", 12)
    assert queen.idle("Q") == {"guard_on_landing GJ-12 1@b18"}
    assert setting("tock-globe 4", "a6 | Q", "b18").legal == ["Q a6-b18"]
