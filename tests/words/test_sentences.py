"""What happened and why not, from any seat's viewpoint, in good French and English."""

from typing import Any

import pytest
from tests.shelf import cases

from tockade.game import Game
from tockade.game_types import (
    HIDDEN,
    SPECTATOR,
    BadInput,
    Consequence,
    ConsequenceKind,
    Pawn,
    Step,
    StepKind,
    Verdict,
    VerdictKind,
)
from tockade.words import Words
from tockade.words.message_arguments import vowel

FRENCH, ENGLISH = Words("fr"), Words("en")
NAMES = ["Ariane", "Boris", "Hélène", "Yves"]


def game(rules: str = "tock-globe") -> Game[Any, Any]:
    return cases.game(f"{rules} 4")


CAPTURED = Consequence(ConsequenceKind.CAPTURED, seat=0, by=1, place="a3")


@pytest.mark.parametrize(
    ("viewer", "french", "english"),
    [
        (
            SPECTATOR,
            "Boris capture le pion d’Ariane sur la case 3 d’Ariane",
            "Boris captures Ariane’s pawn on Ariane’s square 3",
        ),
        (0, "Boris capture votre pion sur votre case 3", "Boris captures your pawn on your square 3"),
        (1, "Vous capturez le pion d’Ariane sur la case 3 d’Ariane", "You capture Ariane’s pawn on Ariane’s square 3"),
    ],
)
def test_a_capture_is_told_from_any_seat(viewer: int, french: str, english: str) -> None:
    assert FRENCH.tell(CAPTURED, game(), viewer, NAMES) == f"{french}\u00a0: retour au camp de départ."
    assert ENGLISH.tell(CAPTURED, game(), viewer, NAMES) == f"{english}: back to its base."


def test_capturing_oneself_is_told_as_such() -> None:
    own = Consequence(ConsequenceKind.CAPTURED, seat=0, by=0, place="a3")
    assert FRENCH.tell(own, game(), 0).startswith("Vous capturez un de vos propres pions")
    assert FRENCH.tell(own, game()).startswith("Rouge capture un de ses propres pions")


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Ariane", "d’Ariane"), ("Émile", "d’Émile"), ("Orange", "d’Orange"), ("Œdipe", "d’Œdipe"),
        ("Hélène", "d’Hélène"), ("Yves", "d’Yves"), ("Yann", "de Yann"), ("Boris", "de Boris"), ("Rouge", "de Rouge"),
    ],
)  # fmt: skip
def test_french_elides_before_the_sound_of_a_vowel(name: str, of: str) -> None:
    told = FRENCH.tell(CAPTURED, game(), names=[name, "Zoé"])
    assert f" {of} " in told
    assert vowel(name) == ("yes" if of.startswith("d’") else "no")


def test_a_pawn_on_its_own_square_is_named_once() -> None:
    swapped = Consequence(ConsequenceKind.SWAPPED, seat=0, other=1, place="a3", to="bh2")
    french = "Le pion d’Ariane sur sa case 3 et le pion de Boris sur la case 2 de sa maison échangent leurs places."
    assert FRENCH.tell(swapped, game(), SPECTATOR, NAMES) == french
    refused = Verdict(VerdictKind.NOT_YOUR_PAWN, "GJ-1", pawns=(Pawn(1, "b3"),))
    assert ENGLISH.why(refused, game(), 0).endswith("not Blue’s pawn on square 3 of its own arm.")
    assert ENGLISH.why(refused, game(), 1).endswith("not your pawn on your square 3.")


def test_a_pawn_that_would_stay_is_told_so() -> None:
    stays = Verdict(VerdictKind.WRONG_COUNT, "GJ-1", places=("a3", "a3"), card="4", number=-4)
    assert ENGLISH.why(stays, game()) == "The 4 moves back 4 squares: you can’t end up where you started."


def test_values_of_open_options_are_in_words_too() -> None:
    assert FRENCH.value("tock-fadoq", "jump_cards", "A,7,Q") == "as, 7 et dame"
    assert ENGLISH.value("trikolos", "colours", "14-12-10") == "14 green, 12 orange, 10 red"


def test_a_piece_of_tijou_is_feminine_and_eaten() -> None:
    eaten = Consequence(ConsequenceKind.CAPTURED, seat=2, place="b4")
    assert FRENCH.tell(eaten, game("tijou")).startswith("La pièce de Jaune est mangée sur la case d’entrée du côté B")
    assert FRENCH.tell(eaten, game()).startswith("Le pion de Jaune est capturé sur la case 4 de Bleu")


def test_one_square_and_several_forwards_and_back() -> None:
    def walked(number: int) -> str:
        went = Consequence(ConsequenceKind.WALKED, seat=1, by=1, place="a3", to="a4", number=number)
        return FRENCH.tell(went, game()).replace("\u00a0", " ")

    assert walked(1) == "Le pion de Bleu avance d’une case, jusqu’à la case 4 de Rouge."
    assert walked(-4) == "Le pion de Bleu recule de 4 cases, jusqu’à la case 4 de Rouge."


def test_hidden_cards_are_not_told() -> None:
    gave = Consequence(ConsequenceKind.GAVE, seat=0, other=2, cards=("K",), audience=(0,))
    assert FRENCH.tell(gave, game(), 0) == "Vous choisissez le roi pour Jaune."
    assert FRENCH.tell(gave, game(), 2) == "Rouge choisit une carte pour vous."
    drew = Consequence(ConsequenceKind.DREW, seat=0, number=2, cards=("A", "Q"), audience=(0,))
    assert ENGLISH.tell(drew, game(), 0) == "You draw an ace and a queen."
    assert ENGLISH.tell(drew, game(), 1) == "Red draws 2 cards."
    assert HIDDEN not in ENGLISH.tell(drew, game(), 1)


def test_winners_agree_with_their_number_and_the_reader() -> None:
    won = Consequence(ConsequenceKind.WON, seats=(0, 2))
    assert FRENCH.tell(won, game()) == "Rouge et Jaune gagnent la partie."
    assert FRENCH.tell(won, game(), 2) == "Vous et Rouge gagnez la partie\u202f!"
    assert ENGLISH.tell(Consequence(ConsequenceKind.WON, seats=(3,)), game()) == "Green wins the game."


def test_players_of_trikolos_are_white_and_black() -> None:
    assert [FRENCH.seat(seat, "trikolos") for seat in (0, 1)] == ["Blanc", "Noir"]
    assert [ENGLISH.seat(seat) for seat in (0, 1)] == ["Red", "Blue"]


def test_gj12_a_guard_is_named_and_its_rule_only_where_codes_are_wanted() -> None:
    guard = Verdict(VerdictKind.GUARD_IN_THE_WAY, "GJ-12", pawns=(Pawn(1, "a18"),))
    french = "Le pion de Bleu vient d’entrer\u00a0: sur son départ, on ne peut ni le dépasser ni le capturer"
    assert FRENCH.why(guard, game()) == f"{french}."
    english = "Your pawn has only just come out: on its start it can’t be passed or captured"
    assert ENGLISH.why(guard, game(), 1) == f"{english}."
    assert ENGLISH.why(guard, game(), 1, codes=True) == f"{english} (GJ-12)."


def test_fq13_summits_of_one_sheet_are_central_squares_of_another() -> None:
    refused = Verdict(VerdictKind.NO_JUMP_WITH_CARD, "FQ-13", card="J")
    assert "sommet" in FRENCH.why(refused, game("tock-fadoq"))
    assert "case centrale" in FRENCH.why(refused, game("tock-globe"))


def test_a_verdict_without_a_rule_ends_with_its_full_stop() -> None:
    assert ENGLISH.why(Verdict(VerdictKind.GAME_OVER), game()) == "The game is over."


def test_a_duty_names_the_move_to_play() -> None:
    duty = Verdict(VerdictKind.MUST_PLAY, "GJ-7", move="K in")
    said = "If you can play a card, you must; for example, you could play the king and bring out a pawn"
    assert ENGLISH.why(duty, game()) == f"{said}."
    assert ENGLISH.why(duty, game(), codes=True) == f"{said} (K in) (GJ-7)."


def test_a_move_is_told_step_by_step() -> None:
    steps = [
        Step(StepKind.PLAY, card="Q"),
        Step(StepKind.PAWN, place="a3", seat=0),
        Step(StepKind.LAND, place="b7", via="a7"),
    ]
    assert FRENCH.move(game(), steps, 0) == (
        "Jouer la dame et déplacer votre pion de votre case 3 à votre case centrale, "
        "puis sauter à la case centrale de Bleu"
    )


def test_a_card_says_what_it_does() -> None:
    king = [[("forward", 13), ("sweep", 0)], [("enter", 0)]]
    assert FRENCH.card_does(king) == "avance de 13, en capturant tout sur son passage, ou fait entrer un pion"


def test_a_bad_input_is_one_sentence() -> None:
    unknown = BadInput("rules", name="tok", nearest="tock-globe, tockcitan")
    assert FRENCH.bad(unknown) == "Il n’y a pas de jeu «\u00a0tok\u00a0». Essayez plutôt\u00a0: tock-globe, tockcitan."


def test_a_place_of_a_refused_position_is_told_as_people_call_it() -> None:
    for rules, place, said in (("tock-globe", "b3", "Blue’s square 3"), ("barricades", "13.7", "point 8 in row 1")):
        twice = BadInput("position_two_pawns", place=place, rules=rules)
        twice.plan = game(rules).plan
        assert ENGLISH.bad(twice) == f"There are two pawns on {said}."


def test_open_values_are_told_with_the_value() -> None:
    assert FRENCH.value("trikolos", "ply_limit", "250") == "250\u00a0tours"
    assert FRENCH.value("trikolos", "ply_limit", "none") == "aucune"


def test_an_unknown_language_is_french() -> None:
    assert Words("de").language == "fr"


def test_a_pawn_comes_to_its_own_square_without_its_name_twice() -> None:
    went = Consequence(ConsequenceKind.WALKED, seat=1, by=1, place="b3", to="bh2", number=14)
    assert FRENCH.tell(went, game(), 0).endswith("jusqu’à la case 2 de sa maison.")
    assert FRENCH.tell(went, game(), 1).endswith("jusqu’à la case 2 de votre maison.")
    pushed = Consequence(ConsequenceKind.WALKED, seat=1, by=0, place="b3", to="b8", number=5)
    assert FRENCH.tell(pushed, game(), 2).endswith("jusqu’à la case 8 de Bleu.")
