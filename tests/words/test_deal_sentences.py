"""An exchange is told once, to the two the cards by name; a deal is one sentence."""

import pytest
from tests.shelf import cases

from tockade.game_types import REFEREE, SPECTATOR, Consequence
from tockade.game_types import ConsequenceKind as Kind
from tockade.words import Words

FRENCH, ENGLISH = Words("fr"), Words("en")
GAME = cases.game("tijou 4")
EXCHANGED = Consequence(Kind.EXCHANGED, seat=2, other=0, cards=("6", "K"), audience=(0, 2))
"""Yellow has received a 6 for its king."""


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("viewer", "french", "english"),
    [
        (0, "Vous donnez le 6 à Jaune et recevez le roi.", "You give Yellow the 6 and get the king in return."),
        (2, "Vous donnez le roi à Rouge et recevez le 6.", "You give Red the king and get the 6 in return."),
        (1, "Jaune et Rouge échangent une carte.", "Yellow and Red exchange a card."),
        (SPECTATOR, "Jaune et Rouge échangent une carte.", "Yellow and Red exchange a card."),
        (REFEREE, "Jaune donne le roi à Rouge et reçoit le 6.", "Yellow gives Red the king and gets the 6 in return."),
    ],
)
def test_tj4_an_exchange_names_the_cards_to_the_two_alone(viewer: int, french: str, english: str) -> None:
    assert (FRENCH.tell(EXCHANGED, GAME, viewer), ENGLISH.tell(EXCHANGED, GAME, viewer)) == (french, english)


def drew(seat: int, *cards: str) -> Consequence:
    return Consequence(Kind.DREW, seat=seat, number=len(cards), cards=cards, audience=(seat,))


FIRST = [
    Consequence(Kind.DEALER, seat=1),
    Consequence(Kind.SHUFFLED, number=54),
    Consequence(Kind.DEALT, seat=1),
    drew(2, "2", "3"),
    drew(0, "A", "K"),
    drew(1, "4", "5"),
]


def test_tj4_a_deal_is_one_sentence() -> None:
    assert ENGLISH.lines(FIRST, GAME, 0) == [
        "The cards are shuffled and Blue deals everyone 2 cards; you get an ace and a king."
    ]
    (said,) = FRENCH.lines(FIRST, GAME, SPECTATOR)
    assert plain(said) == "On mélange les cartes, puis Bleu distribue 2 cartes à chacun."
    (open_cards,) = ENGLISH.lines(FIRST[2:], GAME, REFEREE)
    assert open_cards.endswith("; Yellow gets a 2 and a 3; Red gets an ace and a king; Blue gets a 4 and a 5.")


def test_tj8_filling_up_tells_who_received_how_many() -> None:
    told = [Consequence(Kind.DEALT, seat=1), drew(2, "2", "3"), drew(3, "7"), drew(0, "A", "K"), drew(1, "4", "5")]
    assert ENGLISH.lines(told, GAME, 3) == [
        "Blue tops up everyone’s hand; Yellow, Red and Blue get 2 cards each; you get a 7."
    ]
    (said,) = FRENCH.lines(told, GAME, SPECTATOR)
    share = "2 cartes pour Jaune, Rouge et Bleu ; une carte pour Vert"
    assert plain(said) == f"Bleu complète toutes les mains : {share}."


def test_tc1_the_dealers_extra_card_is_told() -> None:
    told = [Consequence(Kind.DEALT, seat=1, number=1), drew(0, "A"), drew(1, "4", "5")]
    assert ENGLISH.lines(told, GAME, 0) == ["Blue deals everyone a card; Blue gets 2 cards; you get an ace."]


def test_what_is_no_part_of_a_deal_keeps_its_sentence() -> None:
    told = [Consequence(Kind.DEALER, seat=0), Consequence(Kind.CHOSE_DEAL, seat=1, number=2), drew(3, "7")]
    assert [plain(line) for line in FRENCH.lines(told, GAME)] == [
        "C’est à Rouge de donner.",
        "Bleu choisit de distribuer 2 cartes à chacun.",
        "Vert pioche une carte.",
    ]
