"""Tijou, TJ-1 to TJ-9 and TJ-17: the board, who sits where, the deal, and a turn."""

from collections import Counter
from itertools import product

import pytest
from tests.games.cardrace.setting import Setting, Told, moves, opening, setting

from tockade import games
from tockade.game import RULES_VERSION
from tockade.game_types import BadInput, ChanceKind, Consequence, PointKind

FOUR = "tijou 4 teams"
TWO = "tijou 2"
PACK = "A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10 10 J J J J Q Q Q Q K K K K X X"


def shuffle(first: str, out: str = "") -> str:
    """A shuffle of the pack without the cards that are out: these first, the others in ascending order after them."""
    rest = PACK.split()
    for card in [*first.split(), *out.split()]:
        rest.remove(card)
    return " ".join(["shuffle", *first.split(), *rest])


# TJ-1, TJ-2, TJ-3: the board and the directions


def test_tj1_thirty_six_squares_four_corners_four_arrivals_three_pieces_each() -> None:
    start = opening(FOUR)
    kinds = [point.kind for point in start.game.plan.points]
    ring = (PointKind.SQUARE, PointKind.CORNER, PointKind.ENTRY)
    assert sum(kind in ring for kind in kinds) == 36
    assert [kinds.count(kind) for kind in (PointKind.CORNER, PointKind.ENTRY, PointKind.ARRIVAL)] == [4, 4, 4]
    assert start.data["pawns"] == [["base"] * 3] * 4


def test_tj2_entry_four_after_the_exit_and_thirty_two_before_it() -> None:
    """Side d: exit d0, entry d4; four back from the entry is the exit, and forward it is 13 + 13 + 6."""
    assert setting(TWO, "| 2 3 3").play("2 in").pawns(0) == "d4"
    assert setting(TWO, "d4 | 4 3 3").legal_with("4") == ["d4-d0"]
    walked = setting(TWO, "d4 | K K 6", "| 3 3 3").play("K d4-a8", "lay 3", "K a8-c3", "lay 3")
    assert walked.legal_with("6") == ["c3-d0"]


def test_tj2_the_opposite_corner_sends_a_piece_to_its_own_exit() -> None:
    assert setting(TWO, "a8 | A A A").play("A a8-b0>d0").pawns(0) == "d0"


@pytest.mark.parametrize("offset", range(1, 9))
def test_tj2_option_entry_offset(offset: int) -> None:
    setup = f"tijou 2 entry_offset={offset}"
    entering = setting(setup, "| 2 3 3")
    assert entering.legal == moves("2 in, lay 3")
    assert entering.told("2 in")[1] == Consequence(Told.ENTERED, seat=0, to=f"d{offset}")


def test_tj3_pieces_go_clockwise_and_turns_counter_clockwise() -> None:
    assert opening(FOUR).data["arms"] == [3, 2, 1, 0]
    at = setting(FOUR, "a3 | 3 3 3", "b3 | 3", "c3 | 6", "d3 | 6")
    assert at.play("3 a3-a6").actor == 1
    assert at.play("3 a3-a6").pawns(0) == "a6"
    assert at.play("3 a3-a6", "3 b3-b6", "6 c3-d0>b0", "6 d3-a0").actor == 0


# TJ-4, TJ-5: the first deal


def test_tj4_five_each_in_packets_of_three_then_two() -> None:
    first = "A 2 3 4 5 6 7 8 9 10 J Q K X A 2 3 4 5 6"
    dealt = opening(FOUR).play("lot 3", shuffle(first))
    assert [dealt.hand(seat) for seat in range(4)] == ["A 2 3 K X", "A 2 4 5 6", "3 4 7 8 9", "5 6 10 J Q"]
    assert (dealt.data["phase"], dealt.game.actors(dealt.position)) == ("exchange", (0, 1, 2, 3))


def test_tj4_the_pack_has_54_cards() -> None:
    waiting = opening(FOUR).play("lot 0")
    assert " ".join(waiting.game.chance(waiting.position).cards) == PACK


def test_tj4_team_mates_exchange_one_card_after_every_deal() -> None:
    at = setting(FOUR, "| 2 3 9", "| 5 6 7", "| 8 9 10", "| J Q K", phase="exchange", dealer=3)
    assert at.legal == moves("give 2, give 3, give 9")
    one = at.play("0: give 2")
    assert (one.data["gifts"], one.hand(2)) == (["2", None, None, None], "8 9 10")
    done = one.play("3: give K", "2: give 8", "1: give 5")
    assert [done.hand(seat) for seat in range(4)] == ["3 8 9", "6 7 K", "2 9 10", "5 J Q"]
    assert (done.data["phase"], done.actor) == ("play", 0)


@pytest.mark.parametrize("setup", [TWO, "tijou 3", "tijou 5"])
def test_tj4_nobody_exchanges_without_a_team(setup: str) -> None:
    seated = opening(setup) if setup == TWO else opening(setup).play("lot 0")
    dealt = seated.play("lot 0", shuffle("A"))
    assert (dealt.data["phase"], dealt.actor) == ("play", 1)


def test_tj5_first_dealer_by_lot_the_player_to_the_right_begins() -> None:
    start = opening(FOUR)
    assert (start.game.chance(start.position).kind, start.game.chance(start.position).choices) == (ChanceKind.LOT, 4)
    dealt = opening(TWO).play("lot 1", shuffle("A"))
    assert (dealt.data["dealer"], dealt.actor, dealt.data["first"]) == (1, 0, 0)


# TJ-6: the duty is about the card laid


def test_tj6_a_card_that_can_be_carried_out_must_be() -> None:
    at = setting(TWO, "| 2 3 9")
    assert at.legal == moves("2 in, lay 3, lay 9")
    assert at.refused("lay 2") == "must_carry_out TJ-6"
    assert (at.why("lay 2").card, at.why("lay 2").move) == ("2", "2 in")


def test_tj6_an_unplayable_card_may_be_laid_while_holding_a_playable_one() -> None:
    at = setting(TWO, "| 2 3 9", "b3 | 5")
    assert at.told("lay 9") == [Consequence(Told.LAID, seat=0, cards=("9",))]
    after = at.play("lay 9")
    assert (after.actor, after.hand(0), after.pile("discard")) == (1, "2 3", "9")


def test_tj6_a_joker_must_be_named_as_a_card_that_can_be_carried_out() -> None:
    at = setting(TWO, "| X 3 9")
    assert at.legal == moves("X2 in, lay 3, lay 9")
    assert at.refused("lay X") == "must_carry_out TJ-6"
    assert at.refused("X in") == "joker_unnamed TJ-6"


# TJ-7: passing


@pytest.mark.parametrize("hand", ["9 3", "9"])
def test_tj7_with_two_cards_or_one_a_player_may_pass(hand: str) -> None:
    at = setting(TWO, f"| {hand}", "b3 | 5")
    assert at.legal == moves(", ".join(["pass", *(f"lay {card}" for card in hand.split())]))
    assert at.told("pass") == [Consequence(Told.PASSED, seat=0)]
    after = at.play("pass")
    assert (after.actor, after.hand(0), after.data["passed"]) == (1, " ".join(sorted(hand.split())), [0])


def test_tj7_not_with_three() -> None:
    at = setting(TWO, "| 9 3 3", "b3 | 5")
    assert at.legal == moves("lay 3, lay 9")
    assert at.refused("pass") == "too_many_cards TJ-7"
    assert at.why("pass").number == 2


def test_tj7_who_has_passed_plays_again_only_after_the_next_deal() -> None:
    at = setting("tijou 3", "| 3", "b3 | 5 5", "c3 | 9", passed=[0], turn=1, arms=[3, 2, 1])
    later = at.play("5 b3-b8", "9 c3-d3")
    assert (later.actor, later.data["passed"]) == (1, [0])
    dealt = later.play("5 b8-c4")
    assert (dealt.data["passed"], [len(hand) for hand in dealt.data["hands"]]) == ([], [5, 5, 5])


# TJ-8, TJ-9: filling up, and the pack


def last_card(setup: str, *kept: str, **fields: object) -> Setting:
    """The player at seat 0 lays the last card of the hand; the others keep these cards, having passed."""
    passed = [seat for seat, cards in enumerate(kept) if cards and seat]
    return setting(setup, *(f"| {cards}" for cards in kept), passed=passed, dealer=1, **fields)


def test_tj8_the_next_dealer_fills_everybody_up_to_five() -> None:
    """The deal passes to seat 0: seat 1 keeps two and gets 1 + 2; seat 0 has none left and gets 3 + 2."""
    at = last_card(TWO, "9", "3 6", top="A 2 4 5 7 8 10 J")
    assert at.told("lay 9")[1:] == [
        Consequence(Told.DEALER, seat=0),
        Consequence(Told.DEALT, seat=0),
        Consequence(Told.DREW, seat=1, number=3, cards=("A", "7", "8"), audience=(1,)),
        Consequence(Told.DREW, seat=0, number=5, cards=("2", "4", "5", "10", "J"), audience=(0,)),
    ]
    after = at.play("lay 9")
    assert (after.hand(0), after.hand(1), after.actor) == ("2 4 5 10 J", "A 3 6 7 8", 1)


def test_tj8_four_as_two_and_two_everybodys_first_packet_first() -> None:
    """Dealer 0: seats 1, 2, 3, 0 keep 1, 2, 0 and 0: 2, 1, 3 and 3 cards, then two for everybody."""
    at = setting(
        "tijou 4 teams", "| 9", "| 3", "| 6 6", "", passed=[1, 2], dealer=3, top="A 2 3 4 5 7 8 10 J A 2 3 4 5 7 8 10"
    )
    after = at.play("lay 9")
    assert [after.hand(seat) for seat in (1, 2, 3, 0)] == ["A A 2 2 3", "3 3 4 6 6", "4 5 5 7 7", "8 8 10 10 J"]
    assert (after.data["dealer"], after.data["phase"]) == (0, "exchange")


def test_tj9_the_rest_is_kept_for_the_next_deal() -> None:
    at = last_card(TWO, "9", "3 6", top="A 2 4 5 7 8 10 J")
    assert len(at.play("lay 9").data["stock"]) == 51 - 8


def test_tj9_too_small_for_a_complete_deal_the_cards_played_are_added_and_shuffled() -> None:
    """Eight cards are wanted and seven left."""
    short = last_card(TWO, "9", "3 6", stock="A 2 4 5 7 8 10").play("lay 9")
    chance = short.game.chance(short.position)
    assert (chance.kind, len(chance.cards)) == (ChanceKind.SHUFFLE, 52)
    dealt = short.play(shuffle("K K K", out="3 6"))
    assert ([len(hand) for hand in dealt.data["hands"]], dealt.pile("discard")) == ([5, 5], "")
    enough = last_card(TWO, "9", "3 6", stock="A 2 4 5 7 8 10 J").play("lay 9")
    assert (enough.hand(0), enough.pile("stock")) == ("2 4 5 10 J", "")


# TJ-17: other numbers of players


def test_tj17_teams_exactly_for_four_and_six() -> None:
    assert [(table.players, table.teams) for table in sorted(games.rule_sets()["tijou"].tables)] == [
        (2, False),
        (3, False),
        (4, True),
        (5, False),
        (6, True),
    ]
    assert opening(FOUR).game.teams == ((0, 2), (1, 3))
    assert opening("tijou 6 teams").game.teams == ((0, 3), (1, 4), (2, 5))
    for players, teams in ((2, True), (4, False), (6, False), (7, True)):
        with pytest.raises(BadInput):
            games.make("tijou", players, teams)


def test_tj17_two_sit_face_to_face() -> None:
    assert opening(TWO).data["arms"] == [3, 1]


@pytest.mark.parametrize(("lot", "arms"), [(0, [3, 2, 1]), (1, [3, 2, 0]), (2, [3, 1, 0]), (3, [2, 1, 0])])
def test_tj17_three_leave_a_side_unused_by_lot(lot: int, arms: list[int]) -> None:
    assert opening("tijou 3").told(f"lot {lot}") == [Consequence(Told.UNUSED_SIDE, number=lot)]
    assert opening("tijou 3").play(f"lot {lot}").data["arms"] == arms


@pytest.mark.parametrize(
    ("lot", "arms", "seats"),
    [
        (0, [3, 2, 1, 0, 0], (3, 4)),
        (1, [3, 2, 1, 1, 0], (2, 3)),
        (2, [3, 2, 2, 1, 0], (1, 2)),
        (3, [3, 3, 2, 1, 0], (0, 1)),
    ],
)
def test_tj17_the_fifth_shares_a_side_by_lot_and_plays_right_after(
    lot: int, arms: list[int], seats: tuple[int, ...]
) -> None:
    assert opening("tijou 5").told(f"lot {lot}") == [Consequence(Told.SHARED_SIDE, number=lot, seats=seats)]
    assert opening("tijou 5").play(f"lot {lot}").data["arms"] == arms


@pytest.mark.parametrize(("lot", "arms"), [(0, [3, 2, 2, 1, 0, 0]), (1, [3, 3, 2, 1, 1, 0])])
def test_tj17_with_six_one_team_has_its_sides_for_itself(lot: int, arms: list[int]) -> None:
    """The lone team at 3 and 1, or at 2 and 0; team-mates are three turns apart."""
    seated = opening("tijou 6 teams").play(f"lot {lot}")
    assert seated.data["arms"] == arms
    assert all((arms[one] - arms[other]) % 4 == 2 for one, other in seated.game.teams)


def seatings(setup: str, version: int = RULES_VERSION) -> list[tuple[int, ...]]:
    """The side of each seat, for every outcome of the lot."""
    game = games.read(setup, version)
    start = game.start()
    return [tuple(game.position_json(game.settle(start, lot))["arms"]) for lot in game.chance(start).outcomes()]


def possible(players: int) -> set[tuple[int, ...]]:
    """Every seating in which turns go once round the board counter-clockwise, and team-mates face each other."""
    facing = [(seat, seat + 3) for seat in range(3)] if players == 6 else []
    return {
        arms
        for arms in product(range(4), repeat=players)
        if sum((arm - after) % 4 for arm, after in zip(arms, (*arms[1:], arms[0]), strict=True)) == 4
        and len(set(arms)) == min(players, 4)
        and all((arms[one] - arms[other]) % 4 == 2 for one, other in facing)
    }


@pytest.mark.parametrize(
    ("setup", "players", "count"), [("tijou 3", 3, 12), ("tijou 5", 5, 20), ("tijou 6 teams", 6, 12)]
)
def test_tj17_every_seating_is_drawn_by_one_lot(setup: str, players: int, count: int) -> None:
    drawn = seatings(setup)
    assert len(drawn) == count
    assert set(drawn) == possible(players)


def test_tj17_each_team_is_the_lone_one_as_often_at_either_pair_of_sides() -> None:
    lone = Counter(
        (seat, arms[seat] % 2) for arms in seatings("tijou 6 teams") for seat in range(3) if arms.count(arms[seat]) == 1
    )
    assert lone == {(seat, pair): 2 for seat in range(3) for pair in range(2)}


def test_tj17_each_side_is_shared_and_each_player_the_fifth_as_often() -> None:
    fifth = Counter(
        (arms[seat], seat) for arms in seatings("tijou 5") for seat in range(5) if arms[seat] == arms[seat - 1]
    )
    assert fifth == {(side, seat): 1 for side in range(4) for seat in range(5)}


def test_tj17_each_side_is_unused_and_each_player_has_it_before_them_as_often() -> None:
    gaps = Counter(
        (arms[seat] + 1) % 4
        for arms in seatings("tijou 3")
        for seat in range(3)
        if (arms[seat - 1] - arms[seat]) % 4 == 2
    )
    assert gaps == dict.fromkeys(range(4), 3)
    after = Counter(seat for arms in seatings("tijou 3") for seat in range(3) if (arms[seat - 1] - arms[seat]) % 4 == 2)
    assert after == dict.fromkeys(range(3), 4)


@pytest.mark.parametrize(("setup", "count"), [("tijou 3", 4), ("tijou 5", 4), ("tijou 6 teams", 2)])
def test_tj17_version_1_has_its_own_lots(setup: str, count: int) -> None:
    assert seatings(setup, 1) == seatings(setup)[:count]


def test_tj17_who_shares_a_side_shares_its_squares_not_its_pieces() -> None:
    """Five players, two at side c: the same entry, and one's 5 eats the other's piece."""
    at = setting("tijou 5", "| 3", "| 2 2 2", "c1 c6 | 2", "a3", "", turn=1, arms=[3, 2, 2, 1, 0])
    entered = at.play("2 in")
    assert (entered.pawns(1), entered.pawns(2)) == ("c4", "c1 c6")
    five = setting("tijou 5", "", "c4 | 5 5 5", "c6", "", "", turn=1, arms=[3, 2, 2, 1, 0])
    assert five.play("5 c4-d0>b0").pawns(2) == ""
