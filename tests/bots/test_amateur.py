"""The amateur: honest, steady, quick, and good to its partner in every game."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.bots.amateur_cases import CARD_RACES, EVERY_GAME, Asked, answer, decisions

from tockade import games
from tockade.bots import Question, bot
from tockade.bots.amateur_1 import cardrace
from tockade.game_types import ConsequenceKind, View
from tockade.games.cardrace.board_plan import place_names
from tockade.games.cardrace.game import CardRace
from tockade.games.cardrace.position.reader import full_pack
from tockade.random_source import RandomSource

SLOWEST = 0.050
"""Seconds for a choice, in the middle of all of them."""


@pytest.mark.parametrize("setup", EVERY_GAME)
def test_an_answer_is_one_of_the_moves_and_always_the_same(setup: str) -> None:
    for each in decisions(setup)[::10]:
        chosen = bot("amateur").choose(each.question)
        assert chosen in each.question.moves
        assert chosen == bot("amateur").choose(each.question)


@pytest.mark.parametrize("setup", EVERY_GAME)
def test_leak_law_what_the_mover_cannot_see_does_not_change_the_move(setup: str) -> None:
    for each in decisions(setup)[::7]:
        view = each.game.view(each.position, each.seat)
        other = each.game.imagine(view, RandomSource("other cards"))
        again = Question.of(each.game, other, each.seat, each.moves, each.question.seed)
        assert bot("amateur").choose(again) == bot("amateur").choose(each.question)


@pytest.mark.parametrize("setup", CARD_RACES)
def test_leak_law_an_imagined_deal_has_no_say(setup: str) -> None:
    for each in decisions(setup)[::7]:
        assert isinstance(each.game, CardRace)
        view = each.game.view(each.position, each.seat)
        imagined = [each.game.imagine(view, RandomSource(seed)) for seed in range(3)]
        weighed = [cardrace.score_moves(each.game, one, each.seat, each.moves) for one in (each.position, *imagined)]
        for other in weighed[1:]:  # pawns of a colour come in another order: sums differ in the last bit
            assert other == pytest.approx(weighed[0], rel=1e-12)


@pytest.mark.parametrize(
    "setup", ["tock-globe 8 teams", "tock-globe 4 teams seven_same_pawn_stops=on", "barricades 4", "trikolos"]
)
def test_a_choice_is_made_quickly(setup: str) -> None:
    questions = [each.question for each in decisions(setup)[::5]]
    begun = time.process_time()
    for question in questions:
        bot("amateur").choose(question)
    assert (time.process_time() - begun) / len(questions) < SLOWEST


# The partner --------------------------------------------------------------------------------------------------------


def lost(each: Asked, move: Any) -> int:
    """How many of the partner's pawns a move sends back to their base."""
    partner = each.game.partner(each.seat)
    told = each.game.consequences(each.position, each.seat, move)
    return sum(1 for one in told if one.kind is ConsequenceKind.CAPTURED and one.seat == partner)


@pytest.mark.parametrize(
    "setup", ["tock-globe 4 teams", "tock-fadoq", "tock-globe 6 teams", "tockcitan-teams capture_partner=on"]
)
def test_the_partner_is_never_captured_when_another_move_exists(setup: str) -> None:
    tempted = 0
    for each in (*decisions(setup, "random", "one"), *decisions(setup, "random", "two")):
        losses = [lost(each, move) for move in each.moves]
        if max(losses) and not min(losses):
            tempted += 1
            assert lost(each, answer(each)) == 0
    assert tempted > 0


def set_back(each: Asked, move: Any) -> bool:
    """Whether a jack takes a pawn of the partner's further from its house."""
    partner = each.game.partner(each.seat)
    told = each.game.consequences(each.position, each.seat, move)
    swaps = [one for one in told if one.kind is ConsequenceKind.SWAPPED and one.other == partner]
    return any(way(partner, one.place) < way(partner, one.to) for one in swaps)


def way(seat: int, place: str) -> int:
    """Steps done on a ring of four arms; past the entrance the lap is still to do (GJ-15)."""
    done = (place_names(4).index(place) - 18 * seat) % 72
    return done if done <= 70 else done - 72


@pytest.mark.parametrize("setup", ["tock-globe 4 teams", "tock-fadoq", "tockcitan-teams"])
def test_the_partner_is_never_set_back_by_a_jack_when_another_move_exists(setup: str) -> None:
    tempted = 0
    for each in (*decisions(setup, "random", "one"), *decisions(setup, "random", "two")):
        backs = [set_back(each, move) for move in each.moves]
        if any(backs) and not all(backs):
            tempted += 1
            assert not set_back(each, answer(each))
    assert tempted > 0


# Habits: a position, a hand, and the move ---------------------------------------------------------------------------


def chosen(setup: str, hand: str, pawns: dict[int, str], **fields: Any) -> str:
    """What the amateur plays at seat 0 with this hand; pawns that are not named are in base."""
    game = games.read(setup)
    assert isinstance(game, CardRace)
    places = [
        (pawns.get(seat, "").split() + ["base"] * game.facts.pawns)[: game.facts.pawns] for seat in range(game.seats)
    ]
    hands = [hand.split(), *others(game, hand.split())]
    position = game.read_position({"phase": "play", "turn": 0, "pawns": places, "hands": hands} | fields)
    moves = game.legal_moves(position, 0)
    question = Question.of(game, position, 0, moves, 1)
    assert len(moves) > 1
    return bot("amateur").choose(question)


def others(game: CardRace, hand: list[str]) -> list[list[str]]:
    """As many cards for everybody else, from what is left of the pack."""
    rest = [card for card in full_pack(game.engine_rules) if card not in hand]
    return [rest[seat :: game.seats][: len(hand)] for seat in range(1, game.seats)]


GLOBE = "tock-globe 4 teams"


def test_it_enters() -> None:
    assert chosen(GLOBE, "2 2 3 3 K", {0: "b9"}) == "K in"


def test_it_races_home() -> None:
    assert chosen(GLOBE, "2 3 6 5 4", {0: "a14 c3"}).startswith(("6 a14-ah4", "3 a14-ah1"))


def test_it_fills_its_house_from_the_back() -> None:
    assert chosen(GLOBE, "3 6 8 9 10", {0: "a14"}) == "6 a14-ah4"


def test_it_captures() -> None:
    assert chosen(GLOBE, "2 3 6 8 9", {0: "b9", 3: "b15"}) == "6 b9-b15"


def test_it_takes_the_most_advanced_of_two() -> None:
    assert chosen(GLOBE, "6 8 6 8 6", {0: "b10", 1: "b16", 3: "b18"}) == "6 b10-b16"


def test_it_protects_a_pawn_that_is_close_to_home() -> None:
    assert chosen(GLOBE, "10 10 10 10 9", {0: "a11 b4", 1: "a5"}, turn=0) != "10 b4-b14"


def test_the_4_from_the_start_is_a_lap_gained() -> None:
    assert chosen(GLOBE, "4 8 9 10 Q", {0: "a18"}) == "4 a18-a14"


def test_it_does_not_swap_places_with_a_partner_who_is_ahead() -> None:
    assert "=c14" not in chosen(GLOBE, "J 2 3 6 8", {0: "a3", 2: "c14"})


def test_a_king_does_not_sweep_the_partner_away() -> None:
    assert not chosen(GLOBE, "K 2 2 3 3", {0: "b3 b12", 1: "b9", 2: "b11"}).startswith("K b3")


def gift(setup: str, hand: str, pawns: dict[int, str]) -> str:
    return chosen(setup, hand, pawns, phase="exchange")


def test_tc20_a_partner_without_a_pawn_is_given_a_card_that_enters() -> None:
    assert gift("tockcitan-teams", "A 3 6 8 10", {0: "a5 b9"}) == "give A"


def test_tc20_the_only_card_that_enters_is_kept_by_who_needs_it_most() -> None:
    assert gift("tockcitan-teams", "A 3 6 8 10", {2: "c5 d9"}) != "give A"


def test_tj4_who_is_behind_gives_the_best_card() -> None:
    assert gift("tijou 4 teams", "2 3 6 8 9", {2: "b0 b5"}) == "give 2"


def test_tj4_who_is_ahead_gives_a_poor_card() -> None:
    assert gift("tijou 4 teams", "2 10 X 3 9", {0: "d0 d5"}) in ("give 3", "give 9")


def test_tj7_a_good_pair_is_kept_for_the_next_deal() -> None:
    assert chosen("tijou 4 teams", "2 10", {0: "a1 a3 b4"}) == "pass"


def test_tj10_it_eats() -> None:
    assert chosen("tijou 4 teams", "5 7 8 9 Q", {0: "d5 d6 b2", 1: "b5 c7 c8"}) == "5 b2-b7"


def test_tj13_it_arrives() -> None:
    assert chosen("tijou 4 teams", "10 7 8 9 3", {0: "d0 d6 b2"}) == "10 d0-dh"


def test_ba6_the_barricade_goes_before_the_leader() -> None:
    game = games.read("barricades 2")
    start = game.position_json(game.start())
    pawns = [["11.4", *["base"] * 4], ["1.4", *["base"] * 4]]
    left = [place for place in start["barricades"] if place not in ("11.4", "1.8")]
    fields = {"phase": "place", "turn": 0, "contenders": [], "pawns": pawns, "barricades": [*left, "1.16"]}
    position = game.read_position(start | fields)
    question = Question.of(game, position, 0, game.legal_moves(position, 0), 1)
    assert bot("amateur").choose(question) in {f"place 1.{column}" for column in range(5, 9)}


@pytest.mark.parametrize(("pawn", "push"), [("C5", "push 6"), ("F5", "push 6")])
def test_tk6_the_push_opens_the_way(pawn: str, push: str) -> None:
    """Row 6 is G O R G O R with a green spare: pushed, it has a green light before columns C and F."""
    assert tile_push(pawn) == push


def test_tk6_a_pawn_of_ones_own_is_not_pushed_off() -> None:
    assert tile_push("A6") != "push 6"


def tile_push(pawn: str) -> str:
    """The row that white pushes with its last pawn on this tile."""
    game = games.read("trikolos")
    pawns = [[pawn, "home", "home", "home"], ["camp"] * 4]
    position = game.read_position(game.position_json(game.start()) | {"pawns": pawns})
    return bot("amateur").choose(Question.of(game, position, 0, game.legal_moves(position, 0), 1))


def test_a_match_is_played_game_by_game() -> None:
    asked_in_match = decisions("tijou 4 teams games=3")
    seatings = {tuple(each.question.view["seating"]) for each in asked_in_match}
    assert any(seating != (0, 1, 2, 3) for seating in seatings)
    for each in asked_in_match[::20]:
        inside = each.game.inside(View(each.seat, each.question.view))
        within = Question(
            inside.game.setup.text, inside.view.viewer, inside.view.data, each.question.moves, each.question.seed
        )
        assert bot("amateur").choose(within) == bot("amateur").choose(each.question)


def test_the_largest_deal_is_chosen() -> None:
    """TC-21: more cards, more choice."""
    dealt = [each for each in decisions("tockcitan-teams") if each.question.moves[0].startswith("deal")]
    assert dealt
    assert all(bot("amateur").choose(each.question) == each.question.moves[-1] for each in dealt)
