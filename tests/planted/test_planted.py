"""Every planted move is refused for the reason that was meant, and no kind of reason goes without three of them."""

from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace
from tests.planted.moves import Planted, causes, game_of, planted
from tests.reference import told
from tests.reference.causes import GROUPS, ORDER

from tockade.game_types import VerdictKind
from tockade.games import AnyGame, rule_sets
from tockade.games.match.game import Match
from tockade.games.match.position import Position
from tockade.games.match.schedule_and_points import seatings
from tockade.games.match.seat_map import SeatMap

RULES = list(rule_sets())
TEAMS_ONLY = "partner_not_yet partner_now seven_not_shared partner_on_landing"
OF_CARDS = (
    "no_such_move discard_whole discard_one card_not_held card_cannot_enter card_cannot_swap card_cannot_divide "
    "card_cannot_arrive card_cannot_walk joker_unnamed no_jumps no_jump_with_card wrong_deal given_already "
    "partner_not_yet partner_now seven_not_shared not_an_opponent same_square wrong_owner not_another_colour "
    "pawn_in_house pawn_protected pawn_moved_already others_not_on_board house_of_another house_never_left "
    "house_backwards house_not_by_push house_after_lap beyond_house wrong_count seven_part no_jump_here "
    "guard_in_the_way own_pawn_in_the_way room_pawn_in_the_way start_not_passed guard_on_landing partner_on_landing "
    "room_taken seven_incomplete last_resort must_carry_out too_many_cards"
)
OF_BARRICADES = (
    "wrong_throw turned_round barricade_in_the_way beyond_barricade place_forbidden goal_closed must_move must_advance "
    "must_go_back"
)
OF_LIGHTS = "not_ahead red_light orange_not_followed orange_last_row"
OTHER_BOARDS = {
    "barricades and goals are another game's": OF_BARRICADES,
    "lights are another game's": OF_LIGHTS,
    "a pawn that stands there is captured, joined or named by another kind": "place_taken",
}
NO_ARRIVAL = {"only Tijou has arrivals": "card_cannot_arrive not_on_exit others_not_on_board"}
NO_TIJOU_CARDS = {
    "jokers are named, cards carried out or kept in Tijou only": "joker_unnamed must_carry_out too_many_cards"
}
CANNOT: dict[str, dict[str, str]] = {
    "tock-globe": OTHER_BOARDS
    | NO_ARRIVAL
    | NO_TIJOU_CARDS
    | {
        "no cards are exchanged": "given_already",
        "the deal is always of five": "wrong_deal",
        "who is stuck discards the whole hand": "discard_one",
        "most cards let a pawn jump": "no_jumps",
        "one's own pawns may be passed, captured and swapped with, and so may a partner's": "own_pawn_in_the_way "
        "own_pawn_on_landing not_another_colour partner_on_landing",
    },
    "tock-fadoq": OTHER_BOARDS
    | NO_ARRIVAL
    | NO_TIJOU_CARDS
    | {
        "no cards are exchanged": "given_already",
        "the deal is always of five": "wrong_deal",
        "one's own pawns may be passed, captured and swapped with, and so may a partner's": "own_pawn_in_the_way "
        "own_pawn_on_landing not_another_colour partner_on_landing",
    },
    "tockcitan": OTHER_BOARDS
    | NO_ARRIVAL
    | NO_TIJOU_CARDS
    | {
        "no cards are exchanged, and every phase is for playing": "given_already wrong_phase",
        "the deal is always of four": "wrong_deal",
        "who is stuck discards one card": "discard_whole",
        "no card jumps": "no_jump_with_card no_jump_here",
        "a 5 is an ordinary card": "not_an_opponent house_not_by_push",
        "a pawn may stop several times": "pawn_moved_already",
        "guards may be passed": "guard_in_the_way",
        "there are no teams": TEAMS_ONLY,
    },
    "tockcitan-teams": OTHER_BOARDS
    | NO_ARRIVAL
    | NO_TIJOU_CARDS
    | {
        "who is stuck discards one card": "discard_whole",
        "no card jumps": "no_jump_with_card no_jump_here",
        "a 5 is an ordinary card": "not_an_opponent house_not_by_push",
        "a pawn may stop several times": "pawn_moved_already",
        "guards may be passed": "guard_in_the_way",
    },
    "tijou": OTHER_BOARDS
    | {
        "who is stuck lays a card": "discard_whole discard_one must_play",
        "corners send on, whatever the card": "no_jumps no_jump_with_card",
        "everybody is dealt up to five": "wrong_deal",
        "nobody plays the partner's pieces": "partner_not_yet partner_now seven_not_shared",
        "any colour may be swapped with, or opponents only": "not_another_colour",
        "nobody is protected, and nothing is in the way": "pawn_protected guard_in_the_way own_pawn_in_the_way "
        "room_pawn_in_the_way guard_on_landing own_pawn_on_landing partner_on_landing room_taken",
        "no card is divided": "pawn_moved_already seven_part seven_incomplete",
        "an arrival is not walked into": "house_backwards house_not_by_push house_after_lap beyond_house",
        "a piece may lap": "start_not_passed last_resort",
    },
    "barricades": {
        "there are no cards": OF_CARDS,
        "lights are another game's": OF_LIGHTS,
        "the goal is reached by a walk": "not_on_exit",
        "it is a walk that must be made": "must_play",
    },
    "trikolos": {
        "there are no cards": OF_CARDS,
        "there is no die and there are no barricades": OF_BARRICADES,
        "a tile that is not free is told alike, whoever stands there": "own_pawn_on_landing",
    },
}
"""For each rule set, why the other kinds cannot occur there."""


@cache
def game(text: str) -> AnyGame:
    return game_of(text)


def test_the_groups_are_those_of_the_verdicts() -> None:
    """Every kind has its group, and both lists stand in the same order."""
    assert [kind.value for kind in VerdictKind][1:] == list(ORDER)
    assert len(ORDER) == sum(len(kinds.split()) for kinds in GROUPS.values())


@pytest.mark.parametrize("rules", RULES)
def test_three_moves_are_planted_for_every_kind_that_can_occur(rules: str) -> None:
    impossible = [kind for kinds in CANNOT[rules].values() for kind in kinds.split()]
    assert len(impossible) == len(set(impossible))
    count = Counter(each.kind for each in planted(rules))
    assert {kind for kind in ORDER if count[kind] < 3} == set(impossible)
    assert not [kind for kind in impossible if count[kind]]


@pytest.mark.parametrize("rules", RULES)
def test_a_planted_move_is_refused_for_its_reason(rules: str) -> None:
    for each in planted(rules):
        check(each)


def check(each: Planted) -> None:
    made = game(each.game)
    position = each.position(made)
    verdict = made.verdict(position, each.seat, made.read_move(each.move))
    assert (verdict.kind.value, verdict.rule) == (each.kind, each.rule), each.line
    told.check(verdict, causes(made, made.position_json(position), each.seat, each.move), each.line)
    told.check_words(made, verdict, each.seat)


@pytest.mark.parametrize("rules", RULES)
def test_a_match_refuses_for_the_same_reason_by_players(rules: str) -> None:
    for each in planted(rules):
        made = game(f"{each.game} games=3")
        assert isinstance(made, Match)
        inner = each.position(made.inner)
        players = SeatMap(seatings(made.terms, made.inner.teams, ())[-1])
        move = made.renumbered(made.read_move(each.move), players)
        verdict = made.verdict(Position((), players.numbers, inner), players.one(each.seat), move)
        alone = made.inner.verdict(inner, each.seat, made.read_move(each.move))
        assert replace(verdict, move="") == replace(players.verdict(alone), move=""), each.line
