"""What happened and why not, from any seat's viewpoint, in good French and English."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tockade.game import (
    HIDDEN,
    SPECTATOR,
    BadInput,
    Consequence,
    ConsequenceKind,
    Game,
    Pawn,
    Step,
    StepKind,
    Verdict,
    VerdictKind,
)
from tockade.words import Words
from tockade.words.arguments import vowel

FRENCH, ENGLISH = Words("fr"), Words("en")
NAMES = ["Ariane", "Boris", "Hélène", "Yves"]


def game(rules: str = "tock-globe") -> Game[Any, Any]:
    """All that the words ask of a game is which sheet it follows."""
    return cast(Game[Any, Any], SimpleNamespace(rules=SimpleNamespace(id=rules)))


CAPTURED = Consequence(ConsequenceKind.CAPTURED, seat=0, by=1, place="a3")


@pytest.mark.parametrize(
    ("viewer", "french", "english"),
    [
        (SPECTATOR, "Boris capture le pion d’Ariane sur a3", "Boris captures Ariane’s pawn on a3"),
        (0, "Boris capture votre pion sur a3", "Boris captures your pawn on a3"),
        (1, "Vous capturez le pion d’Ariane sur a3", "You capture Ariane’s pawn on a3"),
    ],
)
def test_a_capture_is_told_from_any_seat(viewer: int, french: str, english: str) -> None:
    assert FRENCH.tell(CAPTURED, game(), viewer, NAMES) == f"{french}\u00a0: retour au camp de départ."
    assert ENGLISH.tell(CAPTURED, game(), viewer, NAMES) == f"{english}: back to its base."


def test_capturing_oneself_is_told_as_such() -> None:
    own = Consequence(ConsequenceKind.CAPTURED, seat=0, by=0, place="a3")
    assert FRENCH.tell(own, game(), 0).startswith("Vous capturez votre propre pion")
    assert FRENCH.tell(own, game()).startswith("Rouge capture son propre pion")


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


def test_a_piece_of_tijou_is_feminine_and_eaten() -> None:
    eaten = Consequence(ConsequenceKind.CAPTURED, seat=2, place="b4")
    assert FRENCH.tell(eaten, game("tijou")).startswith("La pièce de Jaune est mangée sur b4")
    assert FRENCH.tell(eaten, game()).startswith("Le pion de Jaune est capturé sur b4")


def test_one_square_and_several_forwards_and_back() -> None:
    def walked(number: int) -> str:
        went = Consequence(ConsequenceKind.WALKED, seat=1, by=1, place="a3", to="a4", number=number)
        return FRENCH.tell(went, game()).replace("\u00a0", " ")

    assert walked(1) == "Le pion de Bleu avance d’une case, de a3 à a4."
    assert walked(-4) == "Le pion de Bleu recule de 4 cases, de a3 à a4."


def test_hidden_cards_are_not_told() -> None:
    gave = Consequence(ConsequenceKind.GAVE, seat=0, other=2, cards=("K",), audience=(0,))
    assert FRENCH.tell(gave, game(), 0) == "Vous choisissez le roi pour Jaune."
    assert FRENCH.tell(gave, game(), 2) == "Rouge choisit une carte pour vous."
    drew = Consequence(ConsequenceKind.DREW, seat=0, number=2, cards=("A", "Q"), audience=(0,))
    assert ENGLISH.tell(drew, game(), 0) == "You draw 2 cards: ace and queen."
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


def test_gj12_a_guard_is_named_with_its_place_and_rule() -> None:
    guard = Verdict(VerdictKind.GUARD_IN_THE_WAY, "GJ-12", pawns=(Pawn(1, "a18"),))
    assert FRENCH.why(guard, game()) == "Le pion frais de Bleu sur a18 ne peut être ni dépassé ni pris (GJ-12)."
    assert ENGLISH.why(guard, game(), 1) == "Your fresh pawn on a18 can be neither passed nor captured (GJ-12)."


def test_fq13_summits_of_one_sheet_are_central_squares_of_another() -> None:
    refused = Verdict(VerdictKind.NO_JUMP_WITH_CARD, "FQ-13", card="J")
    assert "sommet" in FRENCH.why(refused, game("tock-fadoq"))
    assert "case centrale" in FRENCH.why(refused, game("tock-globe"))


def test_a_verdict_without_a_rule_ends_with_its_full_stop() -> None:
    assert ENGLISH.why(Verdict(VerdictKind.GAME_OVER), game()) == "The game is over."


def test_a_duty_names_the_move_to_play() -> None:
    duty = Verdict(VerdictKind.MUST_PLAY, "GJ-7", move="K in")
    assert "“K in”" in ENGLISH.why(duty, game())


def test_a_move_is_told_step_by_step() -> None:
    steps = [
        Step(StepKind.PLAY, card="Q"),
        Step(StepKind.PAWN, place="a3", seat=0),
        Step(StepKind.LAND, place="b7", via="a7"),
    ]
    assert FRENCH.move(game(), steps, 0) == "Jouer la dame, votre pion sur a3, jusqu’à a7, puis d’un saut à b7"


def test_a_card_says_what_it_does() -> None:
    king = [[("forward", 13), ("sweep", 0)], [("enter", 0)]]
    assert FRENCH.card_does(king) == "avance de 13, capture tout sur son passage, ou fait entrer un pion"


def test_a_bad_input_is_one_sentence() -> None:
    unknown = BadInput("rules", name="tok", nearest="tock-globe, tockcitan")
    assert FRENCH.bad(unknown) == "Jeu inconnu\u00a0: «\u00a0tok\u00a0». Les plus proches\u00a0: tock-globe, tockcitan."


def test_open_values_are_told_with_the_value() -> None:
    assert FRENCH.value("trikolos", "ply_limit", "250") == "250\u00a0tours"
    assert FRENCH.value("trikolos", "ply_limit", "none") == "aucune"


def test_an_unknown_language_is_french() -> None:
    assert Words("de").language == "fr"
