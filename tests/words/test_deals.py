"""An exchange is told once, to the two the cards by name; a deal is one sentence."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tockade.game import REFEREE, SPECTATOR, Consequence, Game
from tockade.game import ConsequenceKind as Kind
from tockade.words import Words

FRENCH, ENGLISH = Words("fr"), Words("en")
GAME = cast(Game[Any, Any], SimpleNamespace(rules=SimpleNamespace(id="tijou")))
EXCHANGED = Consequence(Kind.EXCHANGED, seat=2, other=0, cards=("6", "K"), audience=(0, 2))
"""Yellow has received a 6 for its king."""


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("viewer", "french", "english"),
    [
        (0, "Vous donnez le 6 à Jaune et recevez le roi.", "You give Yellow the 6 and receive the king."),
        (2, "Vous donnez le roi à Rouge et recevez le 6.", "You give Red the king and receive the 6."),
        (1, "Jaune et Rouge échangent une carte.", "Yellow and Red exchange a card."),
        (SPECTATOR, "Jaune et Rouge échangent une carte.", "Yellow and Red exchange a card."),
        (REFEREE, "Jaune donne le roi à Rouge et reçoit le 6.", "Yellow gives Red the king and receives the 6."),
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
        "54 cards are shuffled; Blue deals 2 cards to each player; you receive ace and king."
    ]
    (said,) = FRENCH.lines(FIRST, GAME, SPECTATOR)
    assert plain(said) == "54 cartes sont mélangées ; Bleu distribue 2 cartes à chacun."
    (open_cards,) = ENGLISH.lines(FIRST[2:], GAME, REFEREE)
    assert open_cards.endswith("; Yellow receives 2 and 3; Red receives ace and king; Blue receives 4 and 5.")


def test_tj8_filling_up_tells_who_received_how_many() -> None:
    told = [Consequence(Kind.DEALT, seat=1), drew(2, "2", "3"), drew(3, "7"), drew(0, "A", "K"), drew(1, "4", "5")]
    assert ENGLISH.lines(told, GAME, 3) == [
        "Blue fills up all hands; Yellow, Red and Blue receive 2 cards each; you receive 7."
    ]
    (said,) = FRENCH.lines(told, GAME, SPECTATOR)
    share = "Jaune, Rouge et Bleu reçoivent 2 cartes par personne ; Vert reçoit une carte"
    assert plain(said) == f"Bleu complète toutes les mains ; {share}."


def test_tc1_the_dealers_extra_card_is_told() -> None:
    told = [Consequence(Kind.DEALT, seat=1, number=1), drew(0, "A"), drew(1, "4", "5")]
    assert ENGLISH.lines(told, GAME, 0) == [
        "Blue deals one card to each player; Blue receives 2 cards; you receive ace."
    ]


def test_what_is_no_part_of_a_deal_keeps_its_sentence() -> None:
    told = [Consequence(Kind.DEALER, seat=0), Consequence(Kind.CHOSE_DEAL, seat=1, number=2), drew(3, "7")]
    assert [plain(line) for line in FRENCH.lines(told, GAME)] == [
        "La donne est à Rouge.",
        "Bleu choisit de distribuer 2 cartes à chacun.",
        "Vert pioche une carte.",
    ]
