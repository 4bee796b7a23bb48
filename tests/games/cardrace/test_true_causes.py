"""Refusals that once blamed the wrong thing: the path for the count, the card for the square, another rule."""

import pytest
from tests.games.cardrace.setting import Setting, opening, setting

from tockade.game_types import BadInput
from tockade.words import LANGUAGES, Words

GJ = "tock-globe 4"
TEAMS = "tock-globe 4 teams"
EIGHT = "tock-globe 8"


def said(at: Setting, move: str, language: str = "en", seat: int | None = None) -> str:
    viewer = at.actor if seat is None else seat
    return plain(Words(language).why(at.why(move, seat), at.game, viewer))


def plain(text: str) -> str:
    """With spaces that break."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("setup", "seats", "move", "reason"),
    [
        (GJ, "a3 a18* | 7", "7 a3-a3", "seven_part GJ-16 a3 a3"),
        (GJ, "a3 a4 | 7 ; b18*", "7 a3-a2", "seven_part GJ-16 a3 a2"),
        (GJ, "a16 | 7 ; b18*", "7 a16-a16", "seven_part GJ-16 a16 a16"),
        (EIGHT, "a17 | 7", "7 a17-a16", "seven_part GJ-16 a17 a16"),
        (EIGHT, "h17 | 7", "7 h17-h16", "seven_part GJ-16 h17 h16"),
        (EIGHT, "a17 b3 | 7", "7 b3-b5 a17-a16", "seven_part GJ-16 a17 a16"),
        (GJ, "a3 | 7 ; b11", "7 a3-b11", "seven_part GJ-16 a3 b11"),
        (GJ, "a3 b11 | 7", "7 a3-b11", "seven_part GJ-16 a3 b11"),
        ("tockcitan 4", "a3 b11 | 7", "7 a3-b11", "seven_part TC-9 a3 b11"),
        (GJ, "a3 | 7", "7 a3-b10 b10-b11", "pawn_moved_already GJ-16 0@b10"),
        (GJ, "a3 b3 | 7", "7 a3-b10 b3-b4", "seven_part GJ-16 b3 b4"),
    ],
)
def test_gj16_a_part_of_a_7_is_counted_before_anything_else(setup: str, seats: str, move: str, reason: str) -> None:
    assert setting(setup, *seats.split(";")).refused(move) == reason


@pytest.mark.parametrize("setup", ["tock-globe 4", "tock-fadoq 4", "tockcitan 4", "tijou 2"])
def test_a_4_played_forwards_says_that_a_4_goes_back(setup: str) -> None:
    at = setting(setup, "a3 | 4 2 3", "b5")
    assert said(at, "4 a3-a7").startswith("The 4 moves back 4 squares: that doesn’t take you from ")
    assert said(at, "4 a3-a7", "fr").startswith("Le 4 fait reculer de 4 cases : ce n’est pas le compte entre ")


def test_a_pawn_in_the_middle_of_its_lap_has_no_whole_lap_before_it() -> None:
    assert setting(GJ, "c3 | 9").refused("9 c3-ah1") == "wrong_count GJ-11 c3 ah1"
    assert setting(GJ, "a17 | 9").refused("9 a17-ah1") == "house_after_lap GJ-20 0@a17"
    assert setting(GJ, "a18 | 9").refused("9 a18-ah1") == "house_after_lap GJ-20 0@a18"
    late = setting("tock-globe 4 entrance=18", "a18 | 9")
    assert late.refused("9 a18-ah1") == "beyond_house GJ-20 ah4"


@pytest.mark.parametrize("setup", ["tockcitan 4", "tockcitan-teams 4", "tock-fadoq 4 jump_cards=none"])
def test_fq13_where_no_card_jumps_no_card_is_blamed(setup: str) -> None:
    assert setting(setup, "a5 | 2").refused("2 a5-a7>b7").startswith("no_jumps ")
    assert setting(setup, "a5 | 2").refused("2 a5-a7>c7").startswith("no_jumps ")


def test_gj22_who_is_home_is_not_told_to_come_home() -> None:
    home = "ah1 ah2 ah3 ah4 | 2 J"
    helping = setting(TEAMS, home, "b3", "c3")
    assert helping.refused("2 b3-b5") == "partner_now GJ-22 1@b3"
    assert helping.refused("2 ah1-ah3") == "partner_now GJ-22 0@ah1"
    assert helping.refused("J b3=c3") == "partner_now GJ-22 1@b3"
    off = setting(f"{TEAMS} seven_overflow=off", "a16 ah2 ah3 ah4 | 7", "b3", "c3")
    assert off.refused("7 a16-ah1 c3-d9") == "seven_not_shared GJ-22 2@c3"
    on = setting(TEAMS, "a16 ah2 ah3 ah4 | 7", "b3", "c3")
    assert on.refused("7 a16-ah1 ah2-ah3") == "partner_now GJ-22 0@ah2"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("3 a6-b0>c0", "no_jump_here TJ-12 b0 c0"),
        ("3 a6-b0>b0", "no_jump_here TJ-12 b0 b0"),
        ("3 a6-b0>a5", "no_jump_here TJ-12 b0 a5"),
        ("3 c6-d0>b0", "no_jump_here TJ-12 d0 b0"),
    ],
)
def test_tj12_a_transfer_goes_to_the_opposite_corner(move: str, reason: str) -> None:
    at = setting("tijou 2", "a6 c6 | 3 3 3")
    assert at.refused(move) == reason
    assert said(at, move).endswith("a corner sends you to the opposite corner only.")
    assert at.game.move_text(at.game.read_move(move)) == move


def test_gj15_a_swap_says_whose_pawn_it_lacks() -> None:
    at = setting(GJ, "a3 | J", "b3", "c3")
    assert at.refused("J a3=b4") == "no_pawn_there GJ-15 b4"
    assert at.refused("J a4=b3") == "no_pawn_there GJ-15 a4"
    assert at.refused("J b3=a3") == "not_your_pawn GJ-15 1@b3"
    assert at.refused("J a3=b3@2") == "wrong_owner GJ-15 1@b3"
    assert said(at, "J a3=b3@2") == "Yellow has no pawn there: that’s Blue’s pawn on square 3 of its own arm."
    assert said(at, "J a3=b3@0", "fr") == "Vous n’avez pas de pion à cet endroit : c’est le pion de Bleu sur sa case 3."
    with pytest.raises(BadInput):
        at.why("J a3=b3@4")


def test_tj14_a_friend_on_the_same_square_hides_no_opponent() -> None:
    """Without a seat a swap means whoever may be swapped with."""
    at = setting("tijou 4 jack_with=opponent", "d5 | J J J", "b1", "b1")
    assert at.why("J d5=b1").legal
    assert at.refused("J d5=b1@2") == "not_an_opponent TJ-14 2@b1"
    assert setting("tijou 4 jack_with=opponent", "d5 | J J J", "", "b1").refused("J d5=b1").startswith("not_an_opp")


@pytest.mark.parametrize(
    ("setup", "hand", "move", "reason"),
    [
        (GJ, "9", "9 a3=b3", "card_cannot_swap GJ-15"),
        (GJ, "J", "J a3-a5", "card_cannot_walk GJ-15"),
        ("tock-fadoq 4", "X", "X a3-a5", "wrong_count FQ-5 a3 a5"),
        ("tock-fadoq 4", "9", "9 a3=b3", "card_cannot_swap FQ-7"),
        ("tock-fadoq 4", "9", "discard 9", "must_play FQ-4"),
        ("tock-fadoq 4", "9", "discard", "discard_one FQ-4"),
        ("tockcitan 4", "9", "9 a3=b3", "card_cannot_swap TC-6"),
        ("tockcitan 4", "9", "discard 9", "must_play TC-3"),
        ("tockcitan-teams 4", "9", "discard 9", "must_play TC-24"),
        ("tijou 2", "9 9 9", "9 a3=b3", "card_cannot_swap TJ-14"),
        ("tijou 2", "9 9 9", "9 in", "card_cannot_enter TJ-11"),
        ("tijou 2", "9 9 9", "9 a3-dh", "card_cannot_arrive TJ-13"),
        ("tijou 2", "9 9 9", "discard 9", "no_such_move TJ-6"),
        (GJ, "9", "discard", "must_play GJ-7"),
        (GJ, "9", "discard 9", "discard_whole GJ-8"),
    ],
)
def test_the_id_is_that_of_the_rule_about_this_use(setup: str, hand: str, move: str, reason: str) -> None:
    assert setting(setup, f"a3 | {hand}", "b3").refused(move) == reason


@pytest.mark.parametrize(("setup", "rule"), [("tockcitan-teams 4", "TC-20"), ("tijou 4", "TJ-4")])
def test_nobody_gives_twice(setup: str, rule: str) -> None:
    at = opening(setup).play("lot 0")
    pack = sorted(at.game.chance(at.position).cards)
    given = at.play(f"shuffle {' '.join(pack)}")
    card = given.hand(1).split()[0]
    given = given.play(f"1: give {card}")
    verdict = given.why(f"give {card}", 1)
    assert (verdict.kind.value, verdict.rule, verdict.seats) == ("given_already", rule, (0, 2, 3))
    assert said(given, f"give {card}", seat=1).startswith("You’ve already given your card")


@pytest.mark.parametrize("setup", ["tock-globe 2", "tock-fadoq 4", "tockcitan 2", "tijou 2"])
def test_a_limit_of_turns_has_its_own_words(setup: str) -> None:
    game = opening(f"{setup} ply_limit=30").game
    data = game.position_json(game.start()) | {
        "phase": "over",
        "drawn": True,
        "turns": 30,
        "candidates": [],
        "then": "next",
    }
    verdict = game.verdict(game.read_position(data), 0, game.read_move("pass"))
    assert (verdict.kind.value, verdict.rule, verdict.number) == ("limit_reached", "", 30)
    assert [plain(Words(language).why(verdict, game, 0)) for language in LANGUAGES] == [
        "La partie est nulle : la limite de 30 tours est atteinte.",
        "The game is a draw: it has reached its limit of 30 turns.",
    ]


def test_gj21_the_move_to_play_instead_is_a_play() -> None:
    """Declining an extra play is not another play."""
    at = setting(GJ, "a17 b1 | 2 3", phase="extra")
    assert at.why("2 a17-a1").move == "2 b1-b3"
    verdict = setting(GJ, "a17 b1 | 2", phase="extra").why("2 a17-a1")
    assert (verdict.kind.value, verdict.move) == ("last_resort", "2 b1-b3")


def test_tc8_of_two_pawns_in_the_way_the_nearer_is_named() -> None:
    assert setting("tockcitan 4", "a5 a4 a3 | 9").refused("9 a3-b12") == "own_pawn_in_the_way TC-8 0@a4"
    assert setting("tockcitan 4", "a4 a5 b9 | 4").refused("4 b9-a5") == "own_pawn_on_landing TC-8 0@a5"
    assert setting("tockcitan 4", "a6 a7 b9 | 4").refused("4 b9-a5") == "own_pawn_in_the_way TC-8 0@a7"


def test_gj16_a_7_that_cannot_be_walked_in_full_says_so() -> None:
    idle = setting("tock-globe 2", "ah1 ah3 | 7").idle("7")
    assert idle == {"seven_incomplete GJ-16", "beyond_house GJ-20 ah4"}
