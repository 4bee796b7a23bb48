"""A scene in words: whoever does not see the picture is told as much as whoever does."""

from types import SimpleNamespace
from typing import Any, cast

from tockade.game import Game
from tockade.game_types import HIDDEN, SPECTATOR, Piece, Scene
from tockade.games.cardrace.board_plan import tock_plan
from tockade.picture import Captions
from tockade.words import Words

FRENCH = Words("fr")
GLOBE = cast(Game[Any, Any], SimpleNamespace(rules=SimpleNamespace(id="tock-globe"), plan=tock_plan(4)))
PIECES = (
    Piece("pawn", "a18", 0, "fresh"), Piece("pawn", "ab1", 0), Piece("pawn", "ab2", 0), Piece("pawn", "ah2", 0),
    Piece("pawn", "c4", 1),
)  # fmt: skip
SCENE = Scene(PIECES, (0, 2), (1,), "play", (("A", "K"), (HIDDEN, HIDDEN)), (HIDDEN,) * 40, ("3", "Q"))


def told(scene: Scene, viewer: int = SPECTATOR) -> list[str]:
    return [sentence.replace("\u00a0", " ") for sentence in FRENCH.describe(GLOBE, scene, viewer)]


def test_everything_on_the_table_is_told() -> None:
    assert told(SCENE, 0) == [
        "C’est à Bleu de jouer.",
        "Vous : la case de départ de la branche A (protégé), la case 2 de la maison A et 2 en attente.",
        "Bleu : la case 4 de la branche C.",
        "Votre main : un as et un roi.",
        "Pioche : 40. Défausse : une dame.",
    ]


def test_a_finished_game_is_told_as_finished() -> None:
    assert told(Scene(PIECES, (0, 2), (), "over"))[0] == "La partie est finie."


def test_hidden_hands_are_not_told() -> None:
    assert not any("Main de Bleu" in sentence for sentence in told(SCENE))
    assert "Main de Rouge : un as et un roi." in told(SCENE)


def test_captions_are_the_words_of_a_picture() -> None:
    captions = Captions(**FRENCH.captions(GLOBE, SCENE, 0, ["Ariane", None]))
    assert captions.names == ("Ariane", "Bleu")
    assert captions.initials == ("A", "B")
    assert (captions.index("K"), captions.index("10"), captions.stock) == ("R", "10", "pioche")
    assert captions.title == FRENCH.rules("tock-globe")
    assert "Bleu" in captions.description
