"""Random games told in every language: no code, no bare place, short sentences, no banned words."""

import re
from random import Random
from statistics import median
from typing import Any

import pytest
from tests.long_runs import cases
from tests.words.catalogue import literal_texts, messages

from tockade import games
from tockade.game_types import SPECTATOR, Consequence, Outcome
from tockade.words import LANGUAGES, Words

SETUPS = [
    "tock-globe 4",
    "tock-fadoq 4 teams",
    "tockcitan 3",
    "tockcitan-teams 4 teams",
    "tijou 4 teams",
    "barricades 3",
]
SETUPS += ["trikolos 2", "tock-globe 2", "tijou 3", "tockcitan 2"]
TOLD = 200
"""So many different things of each setup are told, in `make test` and in `make test-long` alike."""
CODE = re.compile(r"\b[a-h][hb]?\d+\b|\b\d+\.\d+\b|\b[A-Z]{2}-\d+\b|\bnone\b|[{}_]|(?<!tuile )(?<!tile )\b[A-F][1-6]\b")
BANNED = {
    "fr": ["de la feuille", "se décompose", "manche", "partenaire", "dans la pièce", "Lumière"],
    "en": [
        "for instance",
        "drives off",
        "may be divided",
        "one discards",
        "all the same",
        "Somebody at",
        "of the sheet",
    ],
}


def happened(setup: str, count: int) -> list[Consequence]:
    """Different things that happen in so many random games."""
    game: Any = games.read(setup)
    found: set[Consequence] = set()
    for number in range(count):
        position = game.start()
        for step in game.playout_moves(7, number, None):
            if isinstance(step, Outcome):
                position, told = game.carry_out_chance(position, step)
            else:
                position, told = game.carry_out(position, game.actors(position)[0], step)
            found.update(told)
    ordered = sorted(found, key=repr)
    return Random(setup).sample(ordered, min(TOLD, len(ordered)))


@pytest.mark.parametrize("setup", SETUPS)
def test_random_games_are_told_without_a_code(setup: str) -> None:
    game = games.read(setup)
    told = happened(setup, cases(100))
    for words in map(Words, LANGUAGES):
        said = [words.tell(each, game, viewer) for each in told for viewer in (0, SPECTATOR)]
        assert [line for line in said if CODE.search(line) or line[-1] not in ".!"] == []
        assert median(map(len, said)) < 90


def test_tc1_where_a_lot_leaves_an_arm_unused_no_square_is_given_to_somebody_else() -> None:
    game, words = games.read("tockcitan 3"), Words("en")
    said = " ".join(words.tell(each, game) for each in happened("tockcitan 3", 1))
    assert "of arm A" in said
    assert words.seat(3) not in said
    assert "’s square" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_read_as_translated_stay_away(language: str) -> None:
    texts = [(name, text) for name, message in messages(language).items() for text in literal_texts(message)]
    assert [(name, text) for name, text in texts for word in BANNED.get(language, ()) if word in text] == []
