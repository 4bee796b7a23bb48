"""The special moves of every game, each from a position that was set up for it."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Visitor

GLOBE = "tock-globe 4 teams"


def seated(visit: Visit, host: Host, game: str, players: str, position: object, language: str = "fr") -> Visitor:
    """The first player of a table that begins from a position."""
    return visit(host.open(game, players, position=position).link(0), language)


def told(person: Visitor, *words: str) -> None:
    """The log tells all of this."""
    for word in words:
        expect(person.log).to_contain_text(re.compile(re.escape(word), re.IGNORECASE))


# the tocks


def test_gj16_seven_is_divided_tap_by_tap_with_undo(visit: Visit, host: Host) -> None:
    position = positions.cards(GLOBE, {0: ["a3", "b9"], 1: ["c4"]}, {0: ["7", "9", "9", "9", "9"]})
    person = seated(visit, host, GLOBE, "pbbb", position)
    person.card("7").click()
    person.move("a3", "a7", "b7").click()
    expect(person.prompt).to_contain_text(person.say("page-prompt-left", left=3, whole=7))
    person.button("page-undo").click()
    expect(person.prompt).not_to_contain_text(person.say("page-prompt-left", left=3, whole=7))
    person.move("a3", "a7", "b7").click()
    person.move("b9", "b12").click()
    expect(person.prompt).to_have_text(person.say("page-prompt-sure"))
    person.button("page-confirm").click()
    told(person, "7 a3-a7>b7 b9-b12", "case centrale")


def test_gj15_jack_asks_before_it_swaps(visit: Visit, host: Host) -> None:
    position = positions.cards(GLOBE, {0: ["a3"], 1: ["b9"]}, {0: ["J", "9", "9", "9", "9"]})
    person = seated(visit, host, GLOBE, "pbbb", position, "en")
    person.card("J").click()
    person.move("a3", "b9").click()
    expect(person.question).to_be_visible()
    person.button("page-confirm").click()
    told(person, "J a3=b9")


def test_gj7_a_move_that_hurts_oneself_asks_once_more(visit: Visit, host: Host) -> None:
    position = positions.cards(GLOBE, {0: ["a3", "a5"]}, {0: ["2", "9", "9", "9", "9"]})
    person = seated(visit, host, GLOBE, "pbbb", position)
    person.card("2").click()
    person.move("a3", "a5").click()
    expect(person.prompt).to_have_text(person.say("page-prompt-harm"))
    person.button("page-undo").click()
    expect(person.question).not_to_be_visible()
    person.move("a3", "a5").click()
    person.button("page-confirm").click()
    told(person, "vos propres pions")


def test_gj14_king_tells_whom_it_would_sweep(visit: Visit, host: Host) -> None:
    position = positions.cards(GLOBE, {0: ["a1"], 1: ["a5", "b9"]}, {0: ["K", "2", "2", "2", "2"]})
    person = seated(visit, host, GLOBE, "pbbb", position, "en")
    person.card("K").click()
    move = person.move("a1", "b14")
    expect(move).to_contain_text("your square 5")
    expect(move).to_contain_text("Blue’s square 9")
    move.click()
    told(person, "K a1-b14")


def test_gj17_five_moves_an_opponent(visit: Visit, host: Host) -> None:
    position = positions.cards(GLOBE, {0: ["a1"], 1: ["b3"]}, {0: ["5", "2", "2", "2", "2"]})
    person = seated(visit, host, GLOBE, "pbbb", position)
    person.card("5").click()
    person.move("b3", "c8").click()
    told(person, "5 b3-c8")


def test_gj18_four_goes_back_past_the_start(visit: Visit, host: Host) -> None:
    position = positions.cards(GLOBE, {0: ["a18"]}, {0: ["4", "2", "2", "2", "2"]}, fresh=["a18"])
    person = seated(visit, host, GLOBE, "pbbb", position, "en")
    person.card("4").click()
    person.move("a18", "a14").click()
    told(person, "4 a18-a14")


def test_gj8_a_hand_without_use_is_shown_and_discarded(visit: Visit, host: Host) -> None:
    position = positions.cards(GLOBE, {}, {0: ["2", "3", "6", "8", "9"]})
    person = seated(visit, host, GLOBE, "pbbb", position)
    expect(person.prompt).to_have_text(person.say("page-prompt-discard"))
    person.moves.get_by_role("button").click()
    told(person, "discard", "défaussez toute votre main")


def test_gj9_joker_plays_again_or_declines(visit: Visit, host: Host) -> None:
    position = positions.cards(GLOBE, {0: ["a1"]}, {0: ["X", "2", "2", "2", "2"]})
    person = seated(visit, host, GLOBE, "pbbb", position, "en")
    person.card("X").click()
    person.move("pawn", "in").click()
    expect(person.prompt).to_have_text(person.say("page-prompt-again"))
    person.moves.get_by_role("button").click()
    told(person, "X in", "decline")


def test_fq5_a_token_is_kept_and_spent_later(visit: Visit, host: Host) -> None:
    position = positions.cards("tock-fadoq", {0: ["a1"]}, {0: ["X", "2", "2", "2", "3"]})
    person = seated(visit, host, "tock-fadoq", "pbbb", position)
    person.card("X").click()
    person.move("Entrer").click()
    expect(person.prompt).to_have_text(person.say("page-prompt-again"))
    person.moves.get_by_role("button").click()
    expect(person.page.get_by_role("region", name=person.say("page-players-here"))).to_contain_text(
        person.say("page-tokens", count=1)
    )
    expect(person.playable.first).to_be_visible()
    person.button("page-extra-wanted").click()
    person.card("3").click()
    person.moves.get_by_role("button").first.click()
    expect(person.prompt).to_have_text(person.say("page-prompt-again"))


def test_fq5_a_kept_token_costs_no_tap_in_turns_without_it(visit: Visit, host: Host) -> None:
    position = positions.cards("tock-fadoq", {0: ["a1"]}, {0: ["2", "2", "2", "3", "9"]}, tokens=[1, 0, 0, 0])
    person = seated(visit, host, "tock-fadoq", "pbbb", position)
    person.card("3").click()
    person.moves.get_by_role("button").first.click()
    told(person, "3 a1-a4", "decline")
    expect(person.button("page-extra-wanted")).to_be_visible()


def test_the_only_legal_move_plays_itself_where_that_is_wanted(visit: Visit, host: Host) -> None:
    position = positions.cards(GLOBE, {}, {0: ["2", "3", "5", "6", "8"]})
    person = seated(visit, host, GLOBE, "pppp", position)
    expect(person.moves.get_by_role("button")).to_have_count(1)
    person.page.locator("details.menu summary").click()
    person.page.get_by_label(person.say("page-only-move")).check()
    person.page.reload()
    told(person, "discard")


def test_fq4_one_card_of_choice_is_discarded(visit: Visit, host: Host) -> None:
    position = positions.cards("tock-fadoq", {}, {0: ["2", "3", "6", "8", "9"]})
    person = seated(visit, host, "tock-fadoq", "pbbb", position, "en")
    person.card("8").click()
    person.question.get_by_role("button").first.click()
    told(person, "discard 8")


def test_tc9_a_seven_stops_several_times_with_one_pawn(visit: Visit, host: Host) -> None:
    position = positions.cards("tockcitan 2", {0: ["a1"], 1: ["a3", "a6"]}, {0: ["7", "9", "9", "9", "9"]})
    person = seated(visit, host, "tockcitan 2", "pb", position)
    person.card("7").click()
    person.move("a1", "a3").click()
    person.move("a3", "a6").click()
    person.move("a6", "b8").click()
    person.button("page-confirm").click()
    told(person, "7 a1-a3 a3-a6 a6-b8")


def test_tc21_the_dealer_chooses_how_many(visit: Visit, host: Host) -> None:
    made = positions.cards("tockcitan-teams", {}, {})
    played = [card for hand in made["hands"] for card in hand]
    position = made | {"hands": [[], [], [], []], "phase": "deal", "deals": 1, "first": 3, "discard": played}
    person = seated(visit, host, "tockcitan-teams", "pbbb", position, "en")
    expect(person.prompt).to_have_text(person.say("page-prompt-deal"))
    person.move("3").click()
    told(person, "deal 3")


# Tijou


def test_tj4_the_two_cards_of_an_exchange_cross_in_the_middle(visit: Visit, host: Host) -> None:
    person = visit(host.open("tijou", "pppp").link(0), "fr")
    person.playable.first.click()
    expect(person.page.locator(".exchange-own .card-number, .exchange-own .card-face")).to_have_count(1)
    expect(person.page.locator(".exchange-partner .card-face")).to_have_count(0)
    person.question.get_by_role("button").first.click()
    expect(person.page.locator(".exchange-own .card-back")).to_have_count(1)


def test_tj12_a_corner_sends_a_piece_across(visit: Visit, host: Host) -> None:
    position = positions.cards("tijou", {0: ["a6"]}, {0: ["3", "9", "9"]})
    person = seated(visit, host, "tijou", "pbbb", position)
    person.card("3").click()
    person.move("a6", "d0").click()
    told(person, "3 a6-b0>d0", "passe aussitôt à votre angle, en face")


def test_tj6_a_joker_is_named(visit: Visit, host: Host) -> None:
    position = positions.cards("tijou", {0: ["a1"]}, {0: ["X", "9", "9"]})
    person = seated(visit, host, "tijou", "pbbb", position, "en")
    person.card("X").click()
    expect(person.prompt).to_contain_text(person.say("page-prompt-name"))
    person.moves.get_by_role("button", name="A 3", exact=True).click()
    person.move("a1", "a4").click()
    told(person, "X3 a1-a4")


def test_tj13_a_piece_arrives_from_its_exit(visit: Visit, host: Host) -> None:
    position = positions.cards("tijou", {0: ["d0", "b2", "c3"]}, {0: ["10", "9", "9"]})
    person = seated(visit, host, "tijou", "pbbb", position)
    person.card("10").click()
    person.move("d0", "dh").click()
    told(person, "10 d0-dh", "arrivée")


def test_tj7_two_cards_may_be_kept(visit: Visit, host: Host) -> None:
    position = positions.cards("tijou", {0: ["a1"]}, {0: ["9", "9"]})
    person = seated(visit, host, "tijou", "pbbb", position, "en")
    person.moves.get_by_role("button", name=re.compile("^pass$", re.IGNORECASE)).click()
    told(person, "you pass")


def test_tj6_a_card_without_use_is_laid(visit: Visit, host: Host) -> None:
    position = positions.cards("tijou", {}, {0: ["9", "K", "3"]})
    person = seated(visit, host, "tijou", "pbbb", position)
    person.card("9").click()
    person.question.get_by_role("button").first.click()
    told(person, "lay 9", "sans jouer de pièce")


def test_tj14_pieces_that_share_a_square_are_told_apart(visit: Visit, host: Host) -> None:
    position = positions.cards("tijou", {0: ["a1"], 1: ["b3"], 3: ["b3"]}, {0: ["J", "9", "9"]})
    person = seated(visit, host, "tijou", "pbbb", position)
    person.card("J").click()
    expect(person.moves.get_by_role("button")).to_have_count(2)
    person.move("b3", "pièce de Vert").click()
    person.button("page-confirm").click()
    told(person, "J a1=b3@3")


# Barricades


def test_ba6_a_barricade_is_hit_and_put_anywhere(visit: Visit, host: Host) -> None:
    person = seated(visit, host, "barricades 2", "pb", positions.barricades({0: ["12.4"]}, 1))
    person.move("12.4", "11.4").click()
    expect(person.prompt).to_have_text(person.say("page-prompt-barricade"))
    person.move("5.9").click()
    told(person, "12.4-11.4", "place 5.9")


def test_ba6_a_barricade_is_aimed_with_arrows_on_a_phone(visit: Visit, host: Host) -> None:
    table = host.open("barricades 2", "pb", position=positions.barricades({0: ["12.4"]}, 1))
    person = visit(table.link(0), width=390, height=664)
    person.move("12.4", "11.4").click()
    expect(person.button("page-aim-put")).to_be_disabled()
    for direction in ("up", "right", "right"):
        person.button(f"page-aim-{direction}").click()
    person.button("page-aim-put").click()
    told(person, "12.4-11.4", "place 9.6")


def test_ba8_who_cannot_move_passes(visit: Visit, host: Host) -> None:
    closed = ["1.0", "3.0", "1.16", "3.16", "12.0", "12.4", "12.8", "12.12", "12.16", "4.8", "5.8"]
    stuck = {0: ["13.2", "13.8", "13.14", "2.0", "2.16"]}
    person = seated(visit, host, "barricades 2", "pb", positions.barricades(stuck, 6, barricades=closed))
    expect(person.prompt).to_have_text(person.say("page-prompt-pass"))
    person.moves.get_by_role("button").click()
    told(person, "pass")


def test_ba5_a_pawn_is_sent_home(visit: Visit, host: Host) -> None:
    position = positions.barricades({0: ["13.3"], 1: ["13.5"]}, 2)
    person = seated(visit, host, "barricades 2", "pb", position, "en")
    person.move("13.3", "13.5").click()
    told(person, "13.3-13.5")


# Trikolos


def test_tk7_a_pawn_falls_with_its_tile_and_comes_back(visit: Visit, host: Host) -> None:
    person = seated(visit, host, "trikolos", "pb", positions.trikolos({0: ["A3"]}))
    person.move("3").click()
    told(person, "push 3", "tombe avec la tuile A3")


def test_tk5_a_pawn_arrives(visit: Visit, host: Host) -> None:
    person = seated(visit, host, "trikolos", "pb", positions.trikolos({0: ["A6", "home", "home", "home"]}), "en")
    person.move("1").click()
    person.move("A6").click()
    told(person, "A6-home")
    expect(person.end).to_contain_text("You win")
