"""Tockcitan in teams, TC-20 to TC-25: hands played out, cards exchanged, deals of the dealer's choice."""

import pytest
from tests.games.cardrace.setting import Setting, Told, Why, moves, opening, setting

from tockade.game_types import HIDDEN, SPECTATOR, ChanceKind, Consequence
from tockade.random_source import RandomSource

SETUP = "tockcitan-teams 4"
PACK = "A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10 10 J J J J Q Q Q Q K K K K"
HOME = "ah1 ah2 ah3 ah4"


def shuffle(first: str) -> str:
    """A shuffle that brings these cards first, the others in ascending order after them."""
    rest = PACK.split()
    for card in first.split():
        rest.remove(card)
    return " ".join(["shuffle", *first.split(), *rest])


def exchanging() -> Setting:
    """Everybody is to give a card; the first deal of the player at seat 1."""
    return setting(SETUP, "a3 | 2 3 4", "b3 | 5 6 7", "c3 | 8 9 10", "d3 | J Q K", phase="exchange", dealer=1, turn=1)


# TC-20: the hand and the exchange


def test_tc20_dealer_by_lot_five_cards_each_then_everybody_gives_one() -> None:
    start = opening(SETUP)
    assert start.game.teams == ((0, 2), (1, 3))
    assert (start.game.chance(start.position).kind, start.game.chance(start.position).choices) == (ChanceKind.LOT, 4)
    dealt = start.play("lot 3", shuffle("A 2 3 4 5 6 7 8 9 10 J Q K A 2 3 4 5 6 7"))
    assert [dealt.hand(seat) for seat in range(4)] == ["A 4 5 9 K", "A 2 5 6 10", "2 3 6 7 J", "3 4 7 8 Q"]
    assert dealt.game.actors(dealt.position) == (0, 1, 2, 3)
    assert dealt.legal_of(2) == moves("give 2, give 3, give 6, give 7, give J")


def test_tc20_partners_change_cards_once_both_have_chosen() -> None:
    one = exchanging().play("0: give 4", "3: give K")
    assert (one.hand(0), one.hand(2), one.data["gifts"]) == ("2 3", "8 9 10", ["4", None, None, "K"])
    assert one.game.actors(one.position) == (1, 2)
    both = one.play("2: give 8")
    assert (both.hand(0), both.hand(2), both.data["gifts"]) == ("2 3 8", "4 9 10", [None, None, None, "K"])
    assert one.told("2: give 8") == [
        Consequence(Told.EXCHANGED, seat=2, other=0, cards=("4", "8"), audience=(0, 2)),
    ]
    done = both.play("1: give 5")
    assert (done.hand(1), done.hand(3), done.data["phase"]) == ("6 7 K", "5 J Q", "play")


def test_tc20_a_given_card_is_shown_to_no_one_until_both_have_given() -> None:
    one = exchanging().play("0: give 4")
    assert [one.seen(viewer)["gifts"][0] for viewer in (0, 1, 2, 3, SPECTATOR)] == ["4", *[HIDDEN] * 4]
    told = exchanging().told("0: give 4")
    assert [told[0].seen_by(viewer).cards for viewer in (0, 1, 2, 3)] == [("4",), (HIDDEN,), (HIDDEN,), (HIDDEN,)]
    other = exchanging().play("0: give 2")
    for viewer in (1, 2, 3, SPECTATOR):
        assert one.seen(viewer) == other.seen(viewer)


def test_tc20_the_exchanged_cards_are_known_to_exactly_the_two_partners() -> None:
    done = exchanging().play("0: give 4", "1: give 5", "2: give 8", "3: give K")
    assert [done.seen(0)["hands"][seat] for seat in (2, 1, 3)] == [["4", "?", "?"], ["?", "?", "?"], ["?", "?", "?"]]
    assert done.seen(2)["hands"][0] == ["8", "?", "?"]
    assert done.seen(3)["hands"][1] == ["K", "?", "?"]
    assert done.seen(SPECTATOR)["hands"] == [["?"] * 3] * 4
    for viewer in (0, 1, SPECTATOR):
        view = done.game.view(done.position, viewer)
        assert done.game.view(done.game.imagine(view, RandomSource("tc20")), viewer) == view


def test_tc20_until_the_card_is_played() -> None:
    at = setting(SETUP, "a3 | 2 3", "b3", "c3 | 5 5", turn=2, known={"given": [[], [], ["5"], []]})
    assert at.seen(0)["hands"][2] == ["5", "?"]
    assert at.play("5 c3-d8").seen(0)["hands"][2] == ["?"]


def test_tc20_with_one_card_dealt_it_is_that_card() -> None:
    one = setting(SETUP, "| 9", "| 8", "| 7", "| 6", phase="exchange", deal_size=1)
    assert [one.legal_of(seat) for seat in range(4)] == [["give 9"], ["give 8"], ["give 7"], ["give 6"]]


def test_tc20_nobody_draws_and_the_hand_is_played_out() -> None:
    at = setting(SETUP, "a3 | 2 3", "b3 | 2 3", "c3 | 2 3", "d3 | 2", top="9", dealer=0)
    assert at.told_kinds("2 a3-a5") == "played walked"
    third = at.play("2 a3-a5", "2 b3-b5", "2 c3-c5", "2 d3-d5")
    assert (third.actor, third.hand(0)) == (0, "3")
    last = third.play("3 a5-b8", "3 b5-c8")
    assert (last.actor, last.hand(2), last.hand(3)) == (2, "3", "")


def test_tc20_then_the_next_player_deals() -> None:
    at = setting(SETUP, "a3", "b3", "c3 | 2", turn=2, dealer=0, top="9")
    assert at.told("2 c3-c5")[-1] == Consequence(Told.DEALER, seat=1)
    assert at.play("2 c3-c5").game.actors(at.play("2 c3-c5").position) == (1,)


def test_tc20_out_of_phase_and_out_of_turn() -> None:
    at = exchanging()
    assert at.refused("2 a3-a5") == "wrong_phase TC-20"
    assert at.why("2 a3-a5").move == "give 2"
    assert at.refused("give K") == "card_not_held TC-20"
    gone = at.play("0: give 4").why("give 2", 0)
    assert (gone.kind, gone.rule, gone.seats) == (Why.GIVEN_ALREADY, "TC-20", (1, 2, 3))
    assert setting(SETUP, "a3 | 2", "b3").refused("give 2") == "wrong_phase TC-20"
    assert opening(SETUP).why("give 2", 0).rule == "TC-20"


# TC-21, TC-22: the dealer's choice and the pack


def dealing(left: int, setup: str = SETUP) -> Setting:
    """The player at seat 1 is to deal, with so many cards left in the stock."""
    return setting(setup, "a3", "b3", phase="deal", dealer=1, deals=1, stock=" ".join(PACK.split()[:left]))


def test_tc21_from_the_second_deal_on_the_dealer_chooses() -> None:
    choice = dealing(32)
    assert choice.game.actors(choice.position) == (1,)
    assert choice.legal == moves("deal 1, deal 2, deal 3, deal 4, deal 5")
    assert choice.told_kinds("deal 2") == "chose_deal dealt drew drew drew drew"
    dealt = choice.play("deal 2")
    assert [len(hand) for hand in dealt.data["hands"]] == [2, 2, 2, 2]
    assert dealt.data["phase"] == "exchange"
    assert dealt.hand(2) == "A 2"


def test_tc21_one_to_five() -> None:
    choice = dealing(32)
    for move in ("deal 0", "deal 6"):
        assert choice.refused(move) == "wrong_deal TC-21"
    assert choice.why("deal 6").number == 5


def test_tc22_the_pack_is_played_out() -> None:
    """13 each in all: after 5 + 5 at most three are left for everybody; when none is, all are shuffled."""
    assert dealing(12).legal == moves("deal 1, deal 2, deal 3")
    assert dealing(12).why("deal 4").number == 3
    assert dealing(4).legal == ["deal 1"]
    last = setting(SETUP, "a3", "b3", "c3 | 2", turn=2, dealer=0, stock="").play("2 c3-c5")
    chance = last.game.chance(last.position)
    assert (chance.kind, len(chance.cards)) == (ChanceKind.SHUFFLE, 52)
    chosen = last.play(shuffle("K"))
    assert (chosen.actor, chosen.legal) == (1, moves("deal 1, deal 2, deal 3, deal 4, deal 5"))


def test_tc22_option_pack_continue() -> None:
    """Always up to five; too few left, they and the played cards are shuffled together."""
    setup = f"{SETUP} pack=continue"
    choice = dealing(12, setup)
    assert choice.legal == moves("deal 1, deal 2, deal 3, deal 4, deal 5")
    assert choice.told_kinds("deal 3") == "chose_deal dealt drew drew drew drew"
    short = choice.play("deal 4")
    chance = short.game.chance(short.position)
    assert (chance.kind, len(chance.cards)) == (ChanceKind.SHUFFLE, 52)
    dealt = short.play(shuffle("K"))
    assert ([len(hand) for hand in dealt.data["hands"]], dealt.data["phase"]) == ([4, 4, 4, 4], "exchange")


def test_tc22_option_pack_reshuffle_each_deal() -> None:
    setup = f"{SETUP} pack=reshuffle_each_deal"
    last = setting(setup, "a3", "b3", "c3 | 2", turn=2, dealer=0, top="9").play("2 c3-c5")
    chance = last.game.chance(last.position)
    assert (chance.kind, len(chance.cards)) == (ChanceKind.SHUFFLE, 52)
    assert last.play(shuffle("K")).legal == moves("deal 1, deal 2, deal 3, deal 4, deal 5")
    kept = setting(SETUP, "a3", "b3", "c3 | 2", turn=2, dealer=0, top="9").play("2 c3-c5")
    assert kept.legal == moves("deal 1, deal 2, deal 3, deal 4, deal 5")


# TC-23: who begins


@pytest.mark.parametrize(("option", "first"), [("", 1), (" first=next", 2)])
def test_tc23_option_first(option: str, first: int) -> None:
    at = setting(SETUP + option, "| 2 3", "| 5 6", "| 8 9", "| J Q", phase="exchange", dealer=1, turn=0)
    begun = at.play("0: give 2", "1: give 5", "2: give 8", "3: give J")
    assert begun.game.actors(begun.position) == (first,)


# TC-24: nothing playable


def test_tc24_discard_one_card_and_stay_in_the_hand() -> None:
    stuck = setting(SETUP, "| 3 3 Q", "b3 | 2", "c3 | 2", "d3 | 2", top="9")
    assert stuck.legal == moves("discard 3, discard Q")
    after = stuck.play("discard Q", "2 b3-b5", "2 c3-c5", "2 d3-d5")
    assert (after.actor, after.hand(0), after.pile("discard")[:1]) == (0, "3 3", "Q")
    assert setting(SETUP, "a3 | 2 J", "").refused("discard J") == "must_play TC-24"


# TC-25: the partner, and the end


def test_tc25_who_is_home_must_play_for_the_partner_never_before() -> None:
    helping = setting(SETUP, f"{HOME} | A J 2", "b3", "c3")
    assert helping.legal == moves("A in, A c3-c4, J c3=b3, 2 c3-c5")
    assert helping.refused("discard 2") == "must_play TC-24"
    not_yet = setting(SETUP, "a3 ah2 ah3 ah4 | 2", "b3", "c3")
    assert not_yet.legal == ["2 a3-a5"]
    assert not_yet.refused("2 c3-c5") == "partner_not_yet TC-25 2@c3"


def test_tc25_option_help_partner_may_adds_the_discards() -> None:
    seats = ("ah1 ah2 ah3 ah4 | 2 2 Q J", "b3 | 3", "c3 | 9")
    must, may = (setting(f"{SETUP} help_partner={value}", *seats) for value in ("must", "may"))
    plays = "2 c3-c5, Q c3-d15, J c3=b3"
    assert must.legal == moves(plays)
    assert must.refused("discard Q") == "must_play TC-24"
    assert may.legal == moves(f"{plays}, discard 2, discard Q, discard J")
    assert may.refused("discard 9") == "card_not_held TC-20"
    after = may.play("discard J")
    assert (after.pawns(2), after.hand(0), after.actor) == ("c3", "2 2 Q", 1)


def test_tc25_option_help_partner_may_is_for_those_who_are_home() -> None:
    option = f"{SETUP} help_partner=may"
    away = setting(option, "ah1 ah2 ah3 a3 | 2 Q", "b3", "c3 | 9")
    assert away.legal == moves("2 a3-a5, Q a3-b15")
    assert away.refused("discard Q") == "must_play TC-24"
    stuck = setting(option, "ah1 ah2 ah3 ah4 | 2 Q", "b3", "| 9")
    assert stuck.legal == moves("discard 2, discard Q")


def test_tc11_tc25_a_discard_is_no_other_play() -> None:
    """Past the partner's start as a last resort: to discard instead is no play."""
    option = f"{SETUP} help_partner=may pass_own_start=last_resort"
    lap = setting(option, "ah1 ah2 ah3 ah4 | 7", "b3", "c15 | 9")
    assert lap.legal == moves("7 c15-c4, discard 7")


def test_tc25_own_pawn_means_the_partners() -> None:
    helping = setting(SETUP, f"{HOME} | 5", "b3", "c3 c5")
    assert helping.legal == ["5 c5-d10"]
    assert helping.refused("5 c3-d8") == "own_pawn_in_the_way TC-8 2@c5"


def test_tc25_the_team_whose_eight_are_home_wins() -> None:
    last = setting(SETUP, f"{HOME} | 2 3", "b3", "c15 ch2 ch3 ch4 | 5")
    assert last.told("2 c15-ch1")[-1] == Consequence(Told.WON, seats=(0, 2))
    ended = last.play("2 c15-ch1")
    assert ended.result is not None
    assert ended.result.winners == (0, 2)
    assert ended.why("2 b3-b5", 1).rule == "TC-25"
    assert setting(SETUP, "a15 ah2 ah3 ah4 | 2", "b3", "c3 | 5").play("2 a15-ah1").result is None


def test_tc25_option_seven_overflow() -> None:
    """Two bring the last pawn home; the partner's pawn on 5 walks the other five, stops as it likes."""
    on = setting(SETUP, "a15 ah2 ah3 ah4 | 7", "b3", "c5")
    assert on.legal == moves("7 a15-a4, 7 a15-ah1 c5-d10")
    off = setting(f"{SETUP} seven_overflow=off", "a15 ah2 ah3 ah4 | 7", "b3", "c5")
    assert off.legal == ["7 a15-a4"]
    assert off.refused("7 a15-ah1 c5-d10") == "seven_not_shared TC-25 2@c5"
    stops = setting(SETUP, "a15 ah2 ah3 ah4 | 7", "d8 b3", "c5")
    assert stops.legal == moves("7 a15-a4, 7 a15-ah1 c5-d10, 7 a15-ah1 c5-d8 d8-d10")
